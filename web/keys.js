// @ts-check
/** What a key means at the table; null where it is somebody else's: a field, a button, the browser. */

import { BLOCK } from "./pending.js";

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
/** One of them is easy to reach on every keyboard. */
const BLOCK_KEYS = new Set([BLOCK, "-"]);
const FIELDS = "input, textarea, select, dialog, [contenteditable]";

/**
 * @typedef {Pick<KeyboardEvent, "key"|"shiftKey"|"ctrlKey"|"metaKey"|"altKey"|"isComposing">
 *   & {getModifierState?: (name: string) => boolean}} Press
 *
 * @param {Press} event
 * @param {Element|null} focused
 * @returns {Command|null}
 */
export function commandOf(event, focused) {
  // AltGr, by which many keyboards write ñ, looks like Ctrl and Alt to some systems.
  const isShortcut = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState?.("AltGraph");
  if (isShortcut || event.isComposing) return null;
  if (focused?.closest(FIELDS)) return null;
  const { key } = event;
  // A button or link that has the focus keeps the keys that press it.
  if ((key === "Enter" || key === " ") && focused?.closest("button, a, summary")) return null;
  if (key in NAMED) return { do: NAMED[key] };
  if (/^Arrow(Left|Right|Up|Down)$/.test(key)) return { do: "step", arrow: key };
  if (/^\p{L}$/u.test(key)) return { do: "letter", letter: key.toUpperCase(), blank: event.shiftKey };
  if (BLOCK_KEYS.has(key)) return { do: "letter", letter: BLOCK, blank: false };
  return null;
}

/**
 * Remembers a dead key: some systems say "Dead" and then the plain letter. Before N it is a tilde.
 *
 * @returns {(event: Press, focused: Element|null) => Command|null}
 */
export function keyReader() {
  let isDead = false;
  return (event, focused) => {
    const afterDead = isDead;
    isDead = event.key === "Dead" || (afterDead && event.key === "Shift");
    const command = commandOf(event, focused);
    if (command?.do === "letter" && afterDead && command.letter === "N") return { ...command, letter: "Ñ" };
    return command;
  };
}
