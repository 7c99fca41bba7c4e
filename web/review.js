// @ts-check
/** What could have been played in a turn that was made: what there is to say of it. Pure. */
import { t } from "./i18n.js";
import { BLANK } from "./pending.js";
import { wordsOf } from "./words-line.js";

/** @typedef {import("./types.js").FoundPlay} FoundPlay */
/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {import("./types.js").TileMove} TileMove */
/** @typedef {import("./types.js").View} View */

/**
 * @typedef {object} Review      the engine's answer
 * @property {View} view         what the seat saw before the turn
 * @property {LogEntry} made
 * @property {number} gained     what was left of its points
 * @property {number|null} missed  null where hidden cells decide it
 * @property {FoundPlay[]} plays
 * @property {number} count
 */

/** So many plays are shown of each turn, besides the one that was made. */
export const PLAYS = 8;
/** The turns in which a word could have been laid. */
const TURNS = new Set(["play", "swap", "pass", "device", "block"]);

/** @param {LogEntry} entry */
export function isReviewable({ kind, idle = false }) {
  return TURNS.has(kind) && !idle;
}

/**
 * @param {LogEntry[]} log
 * @param {number|null} [seat] left out: of all seats
 */
export function turnsToReview(log, seat) {
  return log.filter((entry) => isReviewable(entry) && (seat === undefined || entry.seat === seat));
}

/**
 * The others, best first: the play that was made is shown as such.
 *
 * @param {Review} review
 * @returns {FoundPlay[]}
 */
export function otherPlays({ plays, made }) {
  const own = JSON.stringify(wordsOf(made));
  return plays.filter((play) => JSON.stringify(wordsOf(play)) !== own).slice(0, PLAYS);
}

/**
 * Tiles as a board shows them that are just being laid.
 *
 * @param {TileMove[]} tiles
 */
export function asLaid(tiles) {
  return {
    laid: tiles.map(([cell, face, as], slot) => ({ slot, cell, ...(face === BLANK && as !== undefined && { as }) })),
    rack: tiles.map(([, face]) => face),
  };
}

/**
 * "33 more points were there."
 *
 * @param {Review} review
 */
export function verdict({ plays, missed }) {
  if (!plays.length) return t("review.no-word");
  if (missed === null) return t("review.shut");
  return missed ? t("review.missed", { n: missed }) : t("review.best");
}

/**
 * How a play compares with what was made; nothing where nobody can tell.
 *
 * @param {FoundPlay} play
 * @param {Review} review
 * @returns {number|null}
 */
export function difference({ score }, { gained }) {
  return score === null ? null : score - gained;
}

/**
 * The turns in which most was missed, the worst first.
 *
 * @param {Map<number, Review>} reviews by the number of the turn
 * @param {number} most
 * @returns {number[]} the numbers
 */
export function biggestMissed(reviews, most) {
  const found = [...reviews].filter(([, { missed }]) => missed !== null && missed > 0);
  return found.sort(([, a], [, b]) => (b.missed ?? 0) - (a.missed ?? 0)).slice(0, most).map(([ply]) => ply);
}
