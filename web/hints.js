// @ts-check
/**
 * A hint comes in steps: where, then which tiles, then the play. What the engine's plays say of each
 * of them. Pure.
 */
import { cellAt, cellName, rowCells } from "./cells.js";
import { number, t } from "./i18n.js";
import { BLANK, recall } from "./pending.js";
import { faceSpoken } from "./tile.js";

/** @typedef {import("./types.js").Cell} Cell */
/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./types.js").FoundPlay} FoundPlay */
/** @typedef {import("./types.js").View} View */

/** @typedef {"alone"|"always"|"never"} HintRule  whom the house gives hints */

/**
 * @typedef {object} Hint
 * @property {"busy"|"none"|"where"|"tiles"|"play"} step
 * @property {FoundPlay} [play]
 * @property {boolean} [swap]  with no play: tiles may be swapped
 */

export const HINT_RULES = /** @type {HintRule[]} */ (["alone", "always", "never"]);

/** @param {unknown} kept @returns {HintRule} */
export function soundRule(kept) {
  return HINT_RULES.find((rule) => rule === kept) ?? "alone";
}

/**
 * Between people hints have to be agreed on; who plays alone against computers harms nobody.
 *
 * @param {HintRule} rule
 * @param {number} people at the table
 */
export function mayHint(rule, people) {
  return people > 0 && (rule === "always" || (rule === "alone" && people === 1));
}

/**
 * All cells of the word a play makes, those of letters already there among them.
 *
 * @param {Pick<FoundPlay, "at"|"text">} play
 * @returns {Cell[]}
 */
export function wordCells({ at, text }) {
  const down = /^[A-Z]/.test(at);
  const first = down ? at : at.slice(-1) + at.slice(0, -1);
  const [column, row] = cellAt(first);
  return rowCells(text).map((_, step) => (down ? cellName(column, row + step) : cellName(column + step, row)));
}

/**
 * The rack slots that would be used, as far as they are still on the rack.
 *
 * @param {FoundPlay} play
 * @param {Pick<View, "rack">} view
 * @returns {number[]} one for each tile, in the order of the tiles
 */
export function slotsOf({ tiles }, { rack }) {
  const free = rack.map((face, slot) => ({ face, slot }));
  return tiles.flatMap(([, face]) => {
    const at = free.findIndex((one) => one.face === face);
    return at < 0 ? [] : [free.splice(at, 1)[0].slot];
  });
}

/**
 * The play as a proposal: its tiles lie on the board, and can be taken back.
 *
 * @param {FoundPlay} play
 * @param {View} view
 * @param {Desk} desk
 * @returns {Desk}
 */
export function proposed(play, view, desk) {
  const slots = slotsOf(play, view);
  const laid = play.tiles.map(([cell, face, as], index) => ({ slot: slots[index], cell, ...(face === BLANK && as !== undefined && { as }) }));
  return { ...recall(desk), laid };
}

/**
 * What to show and say: the same sentence.
 *
 * @param {Hint} hint
 * @returns {string}
 */
export function hintText({ step, play, swap = false }) {
  if (step === "busy") return t("hint.busy");
  if (step === "none" || !play) return t(swap ? "hint.none-swap" : "hint.none");
  if (step === "where") return t("hint.where", { place: placeText(play) });
  // In the order of the alphabet: the order of the word would be the word.
  if (step === "tiles") return t("hint.tiles", { tiles: play.tiles.map(([, face]) => faceSpoken(face)).sort(), n: play.tiles.length });
  return playSpoken(play);
}

/**
 * "Row 8, E to H".
 *
 * @param {Pick<FoundPlay, "at"|"text">} play
 */
export function placeText(play) {
  const cells = wordCells(play);
  const [first, last] = [cells[0], cells[cells.length - 1]];
  const down = /^[A-Z]/.test(play.at);
  if (down) return t("hint.column", { line: first[0], from: first.slice(1), to: last.slice(1) });
  return t("hint.row", { line: first.slice(1), from: first[0], to: last[0] });
}

/** @param {FoundPlay} play */
function playSpoken({ words, score, known }) {
  const said = words.map(([word]) => word);
  if (score === null) return t("hint.play-shut", { words: said, n: known ?? 0 });
  return t("hint.play", { words: said, n: score, points: number(score) });
}
