// @ts-check
/**
 * A board seen from a corner, two to one and a bit: columns run down to the right, rows down to the
 * left. The grid stays a plain grid; the style sheet lays it down with one matrix, and whatever
 * stands up from it is moved by the same amount against both axes, which on the screen is straight up.
 *
 * All heights are in sides of a cell. Pure geometry; no DOM.
 */
import { cellName } from "./cells.js";

/** @typedef {import("./types.js").Cell} Cell */

/** How far a step of one along a column or a row goes on the screen. */
export const ACROSS = Math.sqrt(3) / 2;
export const ALONG = 0.5;

/** A tile, how much higher one stands that is being laid, and the board itself. */
export const BLOCK = 0.3;
export const LIFT = 0.12;
export const SLAB = 0.4;
/** What stands on the board where no tile lies. */
export const PLINTHS = /** @type {Record<string, number>} */ ({ l: 0.07, L: 0.12, w: 0.17, W: 0.24 });
export const CORNER = 0.1;
const HIGHEST = BLOCK + LIFT;

/** Under this width of a cell the letters can not be read, and the board is better seen from above. */
export const NARROWEST = 56;

/**
 * @typedef {object} Plane      a board on the screen
 * @property {number} left      where its first corner is
 * @property {number} top
 * @property {number} side      of a cell, before it is tilted
 * @property {number} columns
 * @property {number} rows
 *
 * @typedef {{left: number, top: number, width: number}} Span  of the box around a tilted grid
 */

/**
 * @param {Span} span
 * @param {number} columns
 * @param {number} rows
 * @returns {Plane}
 */
export function planeIn({ left, top, width }, columns, rows) {
  const side = width / (ACROSS * (columns + rows));
  return { left: left + ACROSS * rows * side, top, side, columns, rows };
}

/**
 * Where a spot of the board is on the screen: whole numbers are the corners of cells.
 *
 * @param {Plane} plane
 * @param {number} column
 * @param {number} row
 * @param {number} [up]
 */
export function pointOf({ left, top, side }, column, row, up = 0) {
  return { x: left + ACROSS * (column - row) * side, y: top + (ALONG * (column + row) - up) * side };
}

/**
 * The spot of the board's ground under a point of the screen.
 *
 * @param {Plane} plane
 * @param {number} x
 * @param {number} y
 */
export function spotAt({ left, top, side }, x, y) {
  const across = (x - left) / (ACROSS * side);
  const along = (y - top) / (ALONG * side);
  return { column: (along + across) / 2, row: (along - across) / 2 };
}

/**
 * The cell seen at a point. What stands nearer hides what lies behind it: going down into the board
 * from the point, it is the last cell on the way whose top is high enough to be in the way.
 *
 * @param {Plane} plane
 * @param {number} x
 * @param {number} y
 * @param {(cell: Cell) => number} heightOf
 * @returns {Cell|null}
 */
export function cellSeenAt(plane, x, y, heightOf) {
  const ground = spotAt(plane, x, y);
  // The way crosses into the next cell where either number becomes whole.
  const crossings = [1 - fraction(ground.column), 1 - fraction(ground.row)].filter((up) => up <= HIGHEST);
  for (const up of [...new Set(crossings.sort((a, b) => b - a)), 0]) {
    const column = Math.floor(ground.column + up + 1e-9);
    const row = Math.floor(ground.row + up + 1e-9);
    const inside = column >= 0 && row >= 0 && column < plane.columns && row < plane.rows;
    if (inside && heightOf(cellName(column, row)) >= up) return cellName(column, row);
  }
  return null;
}

/** @param {number} n */
function fraction(n) {
  return n - Math.floor(n);
}

/**
 * A movement on the screen as one in the tilted plane.
 *
 * @param {number} x
 * @param {number} y
 */
export function inPlane(x, y) {
  return { x: (y / ALONG + x / ACROSS) / 2, y: (y / ALONG - x / ACROSS) / 2 };
}

/** What stands around a tilted board, in px; the corner is that of rack and buttons, lower right. */
const AROUND = { above: 84, below: 76, margin: 24, corner: { width: 500, height: 236 } };
/** Smaller screens, and those that stand, have no corners to put things in. */
const SMALLEST = { width: 1000, height: 640 };

/**
 * How wide a tilted cell can be on a screen of this size; 0 where the rest would find no place.
 *
 * @param {{width: number, height: number}} screen
 * @param {number} columns
 * @param {number} rows
 */
export function tiltedCellWidth({ width, height }, columns, rows) {
  if (width < SMALLEST.width || height < SMALLEST.height || height > width) return 0;
  // A cell as wide as 1 makes a board as high as this.
  const high = (ALONG / ACROSS / 2) * (columns + rows) + SLAB / (2 * ACROSS);
  const { above, below, margin, corner } = AROUND;
  const slope = ALONG / ACROSS;
  const byWidth = (width - 2 * margin) / ((columns + rows) / 2);
  const byHeight = (height - above - below) / high;
  // The front edge rises to the right; it must have passed above the corner where that begins.
  const byCorner = (height - above - corner.height + slope * (width / 2 - corner.width)) / high;
  return Math.min(byWidth, byHeight, byCorner);
}
