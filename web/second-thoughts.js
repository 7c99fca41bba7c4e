// @ts-check
/** What a table offers beside the moves: hints, and to take a turn back; in the menu and by keys. */
import { people } from "./company.js";
import { confirmDialog } from "./dialog.js";
import { HINT_RULES, mayHint, soundRule } from "./hints.js";
import { t } from "./i18n.js";
import { toast } from "./toast.js";

/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./menu.js").MenuItem & {follow: () => unknown}} Offer */

/** What stands under somebody's name and was done by somebody else. */
const DONE_TO = new Set(["capture", "withdraw"]);

/**
 * The person whose turn was the last that can be taken back, as far as this view tells.
 *
 * @param {View} view
 * @returns {number|null}
 */
export function lastMover(view) {
  const persons = people(view);
  const isTurn = (/** @type {LogEntry} */ { seat, kind, idle = false }) => persons.includes(seat) && !DONE_TO.has(kind) && !idle;
  return [...view.log].reverse().find(isTurn)?.seat ?? null;
}

/**
 * @param {object} parts
 * @param {ReturnType<typeof import("./sitting.js").createSitting>} parts.sitting
 * @param {ReturnType<typeof import("./turns.js").createTurns>} parts.turns
 * @param {ReturnType<typeof import("./hinting.js").createHinting>} parts.hinting
 * @param {Pick<typeof import("./storage.js").storage, "settings"|"setSetting">} parts.storage
 * @param {() => void} parts.onRule  the house gives hints to others now
 * @param {AbortSignal} parts.signal
 */
export function secondThoughts({ sitting, turns, hinting, storage, onRule, signal }) {
  const mayUndo = () => sitting.state.revealed && !sitting.state.moving && lastMover(sitting.state.view) !== null;

  /** Alone one may think again; between people the others have seen the tiles, and are asked. */
  async function undo() {
    const { view } = sitting.state;
    const seat = lastMover(view);
    if (seat === null || !mayUndo()) return;
    const others = people(view).filter((one) => one !== seat).map((one) => view.names[one]);
    const name = view.names[seat];
    const agreed = !others.length || (await confirmDialog({ title: t("undo.title", { name }), text: t("undo.text", { others, n: others.length }), yes: t("undo.yes") }));
    if (agreed && !signal.aborted) await turns.takeBack(seat);
  }

  /** Now the other way round. */
  function changeRule() {
    const count = people(sitting.state.view).length;
    const allowed = mayHint(soundRule(storage.settings().hints), count);
    const rule = allowed ? (count > 1 ? "alone" : "never") : HINT_RULES.find((one) => mayHint(one, count));
    storage.setSetting("hints", rule);
    hinting.cancel();
    toast(t(allowed ? "hint.forbidden" : "hint.allowed"));
    onRule();
  }

  /** @param {KeyboardEvent} event */
  function pressed(event) {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const focused = document.activeElement;
    if (document.querySelector("dialog[open]") || focused?.closest("input, textarea, select")) return;
    const isUndo = (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === "z";
    if (key === "Escape") hinting.cancel();
    if (key !== "?" && !isUndo) return;
    event.preventDefault();
    // A key held down is one press: it would take back turn after turn.
    if (event.repeat) return;
    if (isUndo) undo();
    else hinting.press();
  }

  addEventListener("keydown", pressed, { signal });
  return {
    undo,
    /** @returns {Offer[]} */
    offers() {
      const { view } = sitting.state;
      const persons = people(view).length;
      const allowed = mayHint(soundRule(storage.settings().hints), persons);
      const mine = persons === 1;
      /** @type {Offer[]} */
      const found = [];
      if (mayUndo()) found.push({ id: "undo", label: mine ? t("undo.mine") : t("undo.of", { name: view.names[lastMover(view) ?? 0] }), icon: "undo", follow: undo });
      if (persons > 0) found.push({ id: "hints", label: t(allowed ? "hint.forbid" : "hint.allow"), icon: "hint", follow: changeRule });
      return found;
    },
  };
}
