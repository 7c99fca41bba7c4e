// @ts-check
/** Names of cells and the reading of board rows: "H8" is column H, row 8; "[ch]" is one tile. */

/** @typedef {import("./types.js").Cell} Cell */
/** @typedef {import("./types.js").Table} Table */

const A = "A".charCodeAt(0);

/**
 * @param {number} column from 0
 * @param {number} row from 0
 * @returns {Cell}
 */
export function cellName(column, row) {
  return String.fromCharCode(A + column) + (row + 1);
}

/**
 * @param {Cell} cell
 * @returns {[number, number]} column and row, from 0
 */
export function cellAt(cell) {
  return [cell.charCodeAt(0) - A, Number(cell.slice(1)) - 1];
}

/**
 * The neighbour in reading direction, or against it; null beyond the edge.
 *
 * @param {Table} table
 * @param {Cell} cell
 * @param {boolean} down
 * @param {number} [by]
 * @returns {Cell|null}
 */
export function neighbour(table, cell, down, by = 1) {
  const [column, row] = cellAt(cell);
  const next = down ? [column, row + by] : [column + by, row];
  const inside = next[0] >= 0 && next[1] >= 0 && next[0] < table.width && next[1] < table.height;
  return inside ? cellName(next[0], next[1]) : null;
}

/**
 * Where a game begins: its star, or else the middle.
 *
 * @param {Pick<Table, "start"|"width"|"height">} table
 * @returns {Cell}
 */
export function middleCell({ start, width, height }) {
  return start[0] ?? cellName(Math.floor((width - 1) / 2), Math.floor((height - 1) / 2));
}

/**
 * One board row as its cells: ".", a letter, or a longer face in brackets.
 *
 * @param {string} row
 * @returns {string[]}
 */
export function rowCells(row) {
  return row.match(/\[[^\]]*\]|./gu) ?? [];
}

/**
 * The tiles that lie on a board; empty cells are absent. A blank that stands undeclared is "?".
 *
 * @param {string[]} rows
 * @returns {Map<Cell, {face: string, blank: boolean}>}
 */
export function boardCells(rows) {
  const taken = new Map();
  rows.forEach((text, row) => {
    rowCells(text).forEach((mark, column) => {
      if (mark === ".") return;
      const face = mark.startsWith("[") ? mark.slice(1, -1) : mark;
      const blank = face === "?" || face !== face.toUpperCase();
      taken.set(cellName(column, row), { face: face.toUpperCase(), blank });
    });
  });
  return taken;
}

/**
 * Where nothing can be laid any more: tiles lie there, or blocks.
 *
 * @param {Pick<import("./types.js").View, "board"|"marks">} view
 * @returns {Set<Cell>}
 */
export function takenCells({ board, marks }) {
  return new Set([...boardCells(board).keys(), ...(marks ?? []).filter(([, mark]) => mark === "block").map(([cell]) => cell)]);
}

/**
 * Marks drawn as rows: a digit is an open cell near so many bombs, "*" a bomb, "x" a block, "a" a tile
 * of the first seat, "b" one of the second; others say nothing.
 *
 * @param {string[]} rows
 * @returns {[Cell, string][]}
 */
export function groundMarks(rows) {
  return rows.flatMap((text, row) =>
    [...text].flatMap((sign, column) => {
      const owner = "abcd".indexOf(sign);
      const told = /\d/.test(sign) ? `near-${sign}` : { "*": "bomb", x: "block" }[sign] ?? null;
      const mark = owner < 0 ? told : `by-${owner}`;
      return mark ? [/** @type {[Cell, string]} */ ([cellName(column, row), mark])] : [];
    }),
  );
}

/**
 * Top to bottom, left to right: the order in which a play is written.
 *
 * @param {Cell} a
 * @param {Cell} b
 */
export function inReadingOrder(a, b) {
  const [columnA, rowA] = cellAt(a);
  const [columnB, rowB] = cellAt(b);
  return rowA - rowB || columnA - columnB;
}
