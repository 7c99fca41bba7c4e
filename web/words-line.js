// @ts-check
/** A word with its points as a subscript: the page's one way to write a play. */
import { h } from "./dom.js";
import { number, t, wordsLanguage } from "./i18n.js";

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
 * The last entry that was somebody's turn; what was hidden or found on the way was none.
 *
 * @param {LogEntry[]} log
 */
export function lastTurn(log) {
  return [...log].reverse().find((entry) => !entry.at || entry.words);
}

/**
 * What a play brought to light: "Bomb on I8!", "14 cells opened"; nothing in games that hide nothing.
 *
 * @param {LogEntry} entry
 */
export function revealNote({ hit = [], opened = 0 }) {
  const bomb = hit.length ? t("turn.bomb", { cells: hit, n: hit.length }) : "";
  return [bomb, opened ? t("turn.opened", { n: opened }) : ""].filter(Boolean).join(" ");
}

/**
 * The same for those who can not see the board: which words it cost.
 *
 * @param {LogEntry} entry
 */
export function revealSpoken({ words = [], hit = [], opened = 0 }) {
  const lost = words.filter(([, points]) => points === 0).map(([word]) => word);
  const bomb = hit.length ? t("turn.bombed", { words: lost, n: lost.length }) : "";
  return [bomb, opened ? t("turn.opened", { n: opened }) : ""].filter(Boolean).join(" ");
}

/**
 * What a turn was, without its player: "swapped 3 tiles", or the word with its points.
 *
 * @param {LogEntry} entry
 * @param {string} name
 * @returns {(Node|string)[]}
 */
export function turnParts(entry, name) {
  if (entry.kind === "play") {
    return [t("turn.played", { name }), " ", scoredWord(mainWord(entry), entry.score)];
  }
  if (entry.kind === "swap") return [t("turn.swapped", { name, n: entry.count ?? 0 })];
  if (entry.kind === "pass") return [t("turn.passed", { name })];
  if (entry.kind === "resign") return [t("turn.resigned", { name })];
  if (entry.kind === "stop") return [t("turn.stopped", { name })];
  if (entry.kind === "withdraw") return [t("turn.withdrew", { name })];
  return [t("turn.other", { name, score: entry.score })];
}
