// @ts-check
/**
 * Levels to climb: games against the computer in order, each open once the one before is won. Pure.
 *
 * A game at the table is a level when its company and house rules are those of the level; how it
 * was begun does not matter.
 */
import { people } from "./company.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Rung} Rung */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").View} View */
/** @typedef {Record<string, number>} Won  shields by the level's id */
/** @typedef {{rung: Rung, number: number, shields: number, isOpen: boolean}} Step */
/** @typedef {{won: boolean, time: boolean, points: boolean}} Feats  what shields are for */

/** A level has so many shields to win. */
export const SHIELDS = 3;
/** Of the own time, to be left at the end. */
const TIME_LEFT = 1 / 3;
/** Times the computer's points. */
const AHEAD = 1.5;

/**
 * @param {Pick<Game, "ladder">} game
 * @param {Won} won
 * @returns {Step[]}
 */
export function stepsOf({ ladder = [] }, won) {
  return ladder.map((rung, index) => ({
    rung,
    number: index + 1,
    shields: won[rung.id] ?? 0,
    isOpen: index === 0 || (won[ladder[index - 1].id] ?? 0) > 0 || (won[rung.id] ?? 0) > 0,
  }));
}

/**
 * The level a game is, if it is one: one person, the level's computer, the level's rules.
 *
 * @param {Pick<Game, "ladder"|"options">} game
 * @param {{table: Pick<Table, "options">, view: Pick<View, "names"|"turn"|"bots">}} saved
 * @returns {Rung|null}
 */
export function rungPlayed({ ladder = [], options }, { table, view }) {
  if (people(view).length !== 1 || view.names.length !== 2) return null;
  const level = view.bots?.find(Boolean);
  const isSame = (/** @type {Rung} */ rung) =>
    rung.level === level && options.every(({ key, default: usual }) => table.options[key] === (rung.options[key] ?? usual));
  return ladder.find(isSame) ?? null;
}

/**
 * What the person at a finished level has done: won it, with time to spare, well ahead.
 *
 * @param {Pick<View, "names"|"turn"|"bots"|"winners"|"scores"|"clock">} view
 * @returns {Feats}
 */
export function featsIn(view) {
  const [seat] = people(view);
  const won = view.winners.length === 1 && view.winners[0] === seat;
  const { clock, scores } = view;
  const others = scores.filter((_, index) => index !== seat);
  return {
    won,
    time: won && clock !== undefined && clock.left[seat] >= clock.limit * TIME_LEFT,
    points: won && scores[seat] > 0 && scores[seat] >= AHEAD * Math.max(...others),
  };
}

/** @param {Feats} feats */
export function shieldsFor(feats) {
  return Object.values(feats).filter(Boolean).length;
}

/**
 * With the shields of one more game; fewer than before take none away, and a level that is still
 * locked has none.
 *
 * @param {Pick<Game, "ladder">} game
 * @param {Won} won
 * @param {string} id of the level
 * @param {number} shields
 * @returns {Won}
 */
export function climbed(game, won, id, shields) {
  const step = stepsOf(game, won).find(({ rung }) => rung.id === id);
  return step?.isOpen && shields > step.shields ? { ...won, [id]: shields } : won;
}

/**
 * The level after this one, once it may be played.
 *
 * @param {Pick<Game, "ladder">} game
 * @param {Won} won
 * @param {string} id
 * @returns {Step|null}
 */
export function stepAfter(game, won, id) {
  const steps = stepsOf(game, won);
  const next = steps[steps.findIndex(({ rung }) => rung.id === id) + 1];
  return next?.isOpen ? next : null;
}

/**
 * What was stored, as far as it makes sense.
 *
 * @param {unknown} kept
 * @returns {Won}
 */
export function soundWon(kept) {
  if (typeof kept !== "object" || kept === null || Array.isArray(kept)) return {};
  const isSound = (/** @type {unknown} */ shields) => Number.isInteger(shields) && Number(shields) > 0 && Number(shields) <= SHIELDS;
  return Object.fromEntries(Object.entries(kept).filter(([, shields]) => isSound(shields)));
}
