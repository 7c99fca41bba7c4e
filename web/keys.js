// @ts-check
/** What a key means at the table; null where it is somebody else's: a field, a button, the browser. */

/**
 * @typedef {{do: "letter", letter: string, blank: boolean}
 *   | {do: "step", arrow: string}
 *   | {do: "turn"|"back"|"enter"|"recall"}} Command
 */

const NAMED = /** @type {Record<string, "turn"|"back"|"enter"|"recall">} */ ({
  " ": "turn",
  Backspace: "back",
  Enter: "enter",
  Escape: "recall",
});
const FIELDS = "input, textarea, select, dialog, [contenteditable]";

/**
 * @param {Pick<KeyboardEvent, "key"|"shiftKey"|"ctrlKey"|"metaKey"|"altKey"|"isComposing">} event
 * @param {Element|null} focused
 * @returns {Command|null}
 */
export function commandOf(event, focused) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
  if (focused?.closest(FIELDS)) return null;
  const { key } = event;
  // A button or link that has the focus keeps the keys that press it.
  if ((key === "Enter" || key === " ") && focused?.closest("button, a, summary")) return null;
  if (key in NAMED) return { do: NAMED[key] };
  if (/^Arrow(Left|Right|Up|Down)$/.test(key)) return { do: "step", arrow: key };
  if (/^\p{L}$/u.test(key)) return { do: "letter", letter: key.toUpperCase(), blank: event.shiftKey };
  return null;
}
