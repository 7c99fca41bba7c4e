// @ts-check
/**
 * What a tap means. Pure: from what is laid, picked up and pointed at to the next such state, or to
 * a wish to lay a tile, which may first need to know what a blank stands for.
 *
 * Tile then cell, or cell then tile: both orders lay it.
 */
import { takenCells } from "./cells.js";
import { laidAt, laidFrom, take } from "./pending.js";
import { freeFrom, pointAt } from "./typing.js";

/** @typedef {import("./types.js").Cell} Cell */
/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./typing.js").Cursor} Cursor */
/** @typedef {import("./typing.js").Place} Place */

/**
 * @typedef {{desk: Desk, selected: number|null, cursor: Cursor|null}} Hand
 * @typedef {{slot: number, cell: Cell, advance: boolean}} Lay  advance: the arrow goes on
 * @typedef {{change?: Partial<Hand>, lay?: Lay}} Meaning
 */

/**
 * @param {Place} place
 * @param {Hand} hand
 * @param {number} slot
 * @returns {Meaning}
 */
export function tapRackTile(place, { desk, selected, cursor }, slot) {
  if (laidFrom(desk, slot)) return {};
  if (selected === slot) return { change: { selected: null } };
  const cell = cursor && freeFrom(place, desk, cursor.cell, cursor.down);
  if (!cursor || !cell) return { change: { selected: slot } };
  return { lay: { slot, cell, advance: true } };
}

/**
 * @param {Place} place
 * @param {Hand} hand
 * @param {Cell} cell
 * @returns {Meaning}
 */
export function tapCell({ view }, { desk, selected, cursor }, cell) {
  if (takenCells(view).has(cell)) return {};
  if (selected !== null) return { lay: { slot: selected, cell, advance: false } };
  if (laidAt(desk, cell)) return { change: { desk: take(desk, cell) } };
  return { change: { cursor: pointAt(cursor, cell) } };
}
