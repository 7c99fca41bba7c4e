// @ts-check
/** What happened between two people and must be told in words: a bomb went off, a bomb was caught, words
 * were challenged. */
import { t } from "./i18n.js";
import { faceSpoken } from "./tile.js";
import { wordsOf } from "./words-line.js";

/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {import("./types.js").View} View */

/** @typedef {{text: string, urgent: boolean}} News */

/** What stands under somebody's name and was another's doing. */
const DONE_TO = new Set(["capture", "withdraw"]);

/**
 * @param {LogEntry[]} log
 * @param {string[]} names
 * @param {number|null} reader whose ears it is for
 * @returns {News[]}
 */
export function newsIn(log, names, reader) {
  return log.flatMap((/** @returns {News[]} */ (entry) => {
    // Who laid the word was told at once.
    if (entry.exploded?.length && entry.seat !== reader) return [{ text: explosionSpoken(entry, names), urgent: true }];
    if (entry.kind === "challenge") return [{ text: challengeSpoken(entry, names), urgent: false }];
    if (entry.kind !== "capture") return [];
    const named = { name: names[entry.seat] ?? "", other: names[entry.from ?? -1] ?? "", cell: entry.at ?? "" };
    const whose = entry.seat === reader ? "mine" : entry.from === reader ? "yours" : "other";
    return [{ text: t(`news.capture-${whose}`, named), urgent: false }];
  }));
}

/**
 * @param {LogEntry} entry
 * @param {string[]} names
 */
function explosionSpoken({ exploded = [], lost = [], words = [], seat }, names) {
  const told = { cells: exploded, word: words[0]?.[0] ?? "", letters: lost.map(faceSpoken), name: names[seat] ?? "", n: lost.length };
  return t("news.exploded", told);
}

/**
 * Which words were not in the list and what became of them, or that the turn is lost.
 *
 * @param {LogEntry} entry
 * @param {string[]} names
 */
export function challengeSpoken(entry, names) {
  const words = wordsOf(entry);
  return t(`news.challenge-${entry.good ? "good" : "bad"}`, { name: names[entry.seat] ?? "", words, n: words.length });
}

/**
 * What was added to the log since this seat last did something.
 *
 * @param {View} view
 * @returns {LogEntry[]}
 */
export function sinceOwnTurn({ log, seat }) {
  const own = log.map((entry) => entry.seat === seat && !DONE_TO.has(entry.kind)).lastIndexOf(true);
  return log.slice(own + 1);
}
