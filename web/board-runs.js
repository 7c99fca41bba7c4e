// @ts-check
/** Geometry on the board: which cells make one run, and where the score badge may lie. */
import { cellAt, cellName, neighbour } from "./cells.js";

/** @typedef {import("./types.js").Cell} Cell */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {{cell: Cell, across: number, down: number}} Run first cell, and size in cells */

/**
 * Groups cells that touch in one line, so that each group gets one outline.
 *
 * @param {Cell[]} cells
 * @returns {Run[]}
 */
export function runs(cells) {
  const spots = cells.map(cellAt).sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  /** @type {Run[]} */
  const found = [];
  for (const [column, row] of spots) {
    const joined = found.find((run) => continues(run, column, row));
    if (!joined) found.push({ cell: cellName(column, row), across: 1, down: 1 });
    else if (cellAt(joined.cell)[1] === row) joined.across += 1;
    else joined.down += 1;
  }
  return found;
}

/**
 * @param {Run} run
 * @param {number} column
 * @param {number} row
 */
function continues({ cell, across, down }, column, row) {
  const [left, top] = cellAt(cell);
  const onward = down === 1 && row === top && column === left + across;
  const below = across === 1 && column === left && row === top + down;
  return onward || below;
}

/**
 * The first free cell after the word being laid, else before it, else beside its last tile; null
 * where all is taken, for a badge never covers a letter.
 *
 * @param {Table} table
 * @param {Cell[]} laid
 * @param {(cell: Cell) => boolean} taken
 * @returns {Cell|null}
 */
export function badgeCell(table, laid, taken) {
  if (!laid.length) return null;
  const down = readsDown(table, laid, taken);
  const ordered = [...laid].sort((a, b) => distance(a, b));
  const first = ordered[0];
  const last = ordered[ordered.length - 1];
  const spots = [
    beyond(table, last, down, 1, taken),
    beyond(table, first, down, -1, taken),
    neighbour(table, last, !down, 1),
    neighbour(table, last, !down, -1),
  ];
  return spots.find((cell) => cell !== null && !taken(cell)) ?? null;
}

/**
 * @param {Cell} a
 * @param {Cell} b
 */
function distance(a, b) {
  const [columnA, rowA] = cellAt(a);
  const [columnB, rowB] = cellAt(b);
  return columnA + rowA - columnB - rowB;
}

/**
 * Two tiles show the direction; one alone reads along the side where it has a neighbour.
 *
 * @param {Table} table
 * @param {Cell[]} laid
 * @param {(cell: Cell) => boolean} taken
 */
function readsDown(table, laid, taken) {
  const [column] = cellAt(laid[0]);
  if (laid.length > 1) return laid.every((cell) => cellAt(cell)[0] === column);
  const beside = [-1, 1].map((by) => neighbour(table, laid[0], false, by));
  return !beside.some((cell) => cell !== null && taken(cell));
}

/**
 * @param {Table} table
 * @param {Cell} from
 * @param {boolean} down
 * @param {number} by
 * @param {(cell: Cell) => boolean} taken
 */
function beyond(table, from, down, by, taken) {
  let cell = neighbour(table, from, down, by);
  while (cell && taken(cell)) cell = neighbour(table, cell, down, by);
  return cell;
}
