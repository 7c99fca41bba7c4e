// @ts-check
/** Who sits at a table, people and computers, and whose tiles the screen may show. */

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").View} View */
/** @typedef {Pick<View, "names"|"turn"|"bots">} Company */

/**
 * @param {Pick<View, "bots">} view
 * @param {number} seat
 * @returns {string|null} the level of the computer that sits there, null for a person
 */
export function levelOf({ bots }, seat) {
  return bots?.[seat] ?? null;
}

/**
 * Is a computer to move?
 *
 * @param {Company} view
 */
export function computerMoves(view) {
  return levelOf(view, view.turn) !== null;
}

/**
 * @param {Company} view
 * @returns {number[]} their seats
 */
export function people(view) {
  return view.names.map((_, seat) => seat).filter((seat) => levelOf(view, seat) === null);
}

/**
 * Must the tiles be hidden while the device changes hands? Not from somebody who plays alone
 * against computers, nor where everything lies open.
 *
 * @param {Company} view
 * @param {Pick<Table, "open_racks">} table
 */
export function needsCurtain(view, { open_racks = false }) {
  return !open_racks && people(view).length > 1;
}

/**
 * The seat whose view may stay on the screen, whoever is to move; null where that is for onlookers.
 *
 * @param {Company} view
 * @param {Pick<Table, "open_racks">} table
 * @returns {number|null}
 */
export function seatInSight(view, table) {
  const seats = people(view);
  if (seats.length === 1) return seats[0];
  return table.open_racks && seats.includes(view.turn) ? view.turn : null;
}
