// @ts-check
/** A rack too large for a row of tiles is counted: each kind of tile once, and how many are left. */
import { BLANK, BLOCK } from "./pending.js";

/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./types.js").Face} Face */
/** @typedef {import("./types.js").Table} Table */

/** So many tiles still stand in a row. */
export const ROW = 12;

/** @param {Pick<Table, "rack_size">} table */
export function isCounted({ rack_size }) {
  return rack_size > ROW;
}

/**
 * The kinds of tile there are, in the order shown: letters, then the blank, then the block.
 *
 * @param {Pick<Table, "faces"|"tiles">} table
 * @returns {Face[]}
 */
export function kindsOf({ faces, tiles }) {
  return [...faces, BLANK, BLOCK].filter((face) => tiles[face]);
}

/**
 * How many of each kind are still on the rack, and a slot to take one from: always the first, so
 * that a tile that comes back comes back to the tile one sees.
 *
 * @param {Face[]} rack by slot
 * @param {Desk["laid"]} [laid]
 * @returns {Map<Face, {left: number, slot: number}>} kinds that are used up are absent
 */
export function countKinds(rack, laid = []) {
  const away = new Set(laid.map(({ slot }) => slot));
  const kinds = new Map();
  rack.forEach((face, slot) => {
    if (away.has(slot)) return;
    const known = kinds.get(face);
    if (known) known.left += 1;
    else kinds.set(face, { left: 1, slot });
  });
  return kinds;
}
