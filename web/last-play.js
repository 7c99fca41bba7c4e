// @ts-check
/** The turn before this one, in a line under the board. */
import { h, refill } from "./dom.js";
import { t } from "./i18n.js";
import { revealNote, turnParts } from "./words-line.js";

/** @typedef {import("./types.js").View} View */

export function createLastPlay() {
  const el = h("p", { class: "last-play" });
  return {
    el,
    /** @param {{view: Pick<View, "log"|"names"|"turn">}} state */
    update({ view }) {
      // A play is taken back because of what was said of it; that is what there is to tell.
      const [before, newest] = [view.log.at(-2), view.log.at(-1)];
      const last = newest?.kind === "withdraw" && before?.kind === "challenge" ? before : newest;
      const begins = t("turn.begins", { name: view.names[view.turn] ?? "" });
      const note = last && revealNote(last);
      refill(el, ...(last ? turnParts(last, view.names) : [begins]), note && h("span", { class: "last-note", text: note }));
    },
  };
}
