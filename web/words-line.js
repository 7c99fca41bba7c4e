// @ts-check
/** A word with its points as a subscript: the page's one way to write a play. */
import { h } from "./dom.js";
import { number, t, wordsLanguage } from "./i18n.js";
import { faceSpoken } from "./tile.js";

/** @typedef {import("./types.js").LogEntry} LogEntry */

/**
 * @param {string} word
 * @param {number|null} [points] null where they are not known yet, left out where they do not matter
 */
export function scoredWord(word, points) {
  const shown = points === null ? "?" : points === undefined ? "" : number(points);
  return h(
    "span",
    { class: "word", lang: wordsLanguage() },
    word,
    shown && h("span", { class: "word-points" }, h("span", { class: "unseen-text", text: " " }), shown),
  );
}

/**
 * The main word of a play as the log has it.
 *
 * @param {LogEntry} entry
 */
export function mainWord(entry) {
  return entry.words?.[0]?.[0] ?? entry.text ?? "";
}

/**
 * "4 tiles × 3 words".
 *
 * @param {[number, number]} times
 */
export function timesText([tiles, words]) {
  return `${t("preview.tiles", { n: tiles })} × ${t("preview.words", { n: words })}`;
}

/**
 * The last entry that was somebody's turn; what was hidden or found on the way was none.
 *
 * @param {LogEntry[]} log
 */
export function lastTurn(log) {
  return [...log].reverse().find((entry) => !entry.at || entry.words);
}

/**
 * All its words; a challenge names them without points.
 *
 * @param {{words?: (string|[string, number|null])[]}} entry
 * @returns {string[]}
 */
export function wordsOf({ words = [] }) {
  return words.map((word) => (typeof word === "string" ? word : word[0]));
}

/**
 * What a play brought to light: "Bomb on I8!", "14 cells opened"; nothing in games that hide nothing.
 *
 * @param {LogEntry} entry
 */
export function revealNote({ hit = [], exploded = [], opened = 0 }) {
  const cells = [...hit, ...exploded];
  const bomb = cells.length ? t("turn.bomb", { cells, n: cells.length }) : "";
  return [bomb, opened ? t("turn.opened", { n: opened }) : ""].filter(Boolean).join(" ");
}

/**
 * The same for those who can not see the board: which words it cost, which tiles.
 *
 * @param {LogEntry} entry
 */
export function revealSpoken({ words = [], hit = [], exploded = [], lost = [], opened = 0 }) {
  const zero = words.filter(([, points]) => points === 0).map(([word]) => word);
  const bomb = hit.length ? t("turn.bombed", { words: zero, n: zero.length }) : "";
  const blown = exploded.length ? t("turn.exploded", { cells: exploded, tiles: lost.map(faceSpoken), n: lost.length }) : "";
  return [bomb, blown, opened ? t("turn.opened", { n: opened }) : ""].filter(Boolean).join(" ");
}

/** The moves told in a sentence; any other is told by its points. */
const TOLD = new Set(["swap", "pass", "resign", "stop", "withdraw", "bomb", "defuser", "device", "capture", "block", "accept", "timeout"]);

/**
 * What a turn was: "Ana swapped 3 tiles", or who played and the word with its points.
 *
 * @param {LogEntry} entry
 * @param {string[]} names by seat
 * @returns {(Node|string)[]}
 */
export function turnParts(entry, names) {
  const name = names[entry.seat] ?? "";
  if (entry.kind === "play") {
    return [t("turn.played", { name }), " ", scoredWord(mainWord(entry), entry.score)];
  }
  const { kind, at = "", score } = entry;
  const words = wordsOf(entry);
  if (kind === "challenge") return [t(`turn.challenge-${entry.good ? "good" : "bad"}`, { name, words, n: words.length })];
  if (!TOLD.has(kind)) return [t("turn.other", { name, score })];
  const n = entry.count ?? entry.blocks?.length ?? 0;
  // "turn.bomb" is one that went off.
  return [t(kind === "bomb" ? "turn.bomb-set" : `turn.${kind}`, { name, n, at, from: names[entry.from ?? -1] ?? "" })];
}

/**
 * The whole of a turn in words, for those who do not see it happen.
 *
 * @param {LogEntry} entry
 * @param {string[]} names
 */
export function turnSpoken(entry, names) {
  if (entry.kind !== "play") return turnParts(entry, names).join("");
  const played = t("turn.spoken", { name: names[entry.seat] ?? "", words: wordsOf(entry), n: entry.score });
  const blocks = entry.blocks?.length ? t("turn.block", { name: names[entry.seat] ?? "", n: entry.blocks.length }) : "";
  return [played, blocks, revealSpoken(entry)].filter(Boolean).join(" ");
}
