// @ts-check
/**
 * Faces longer than a letter, typed letter by letter: when does a tile laid before become another?
 * Pure functions over the desk, for typing.js.
 */
import { boardCells, cellAt, cellName, neighbour } from "./cells.js";
import { BLANK, laidAt, lay, slotsOnRack } from "./pending.js";

/** @typedef {import("./types.js").Cell} Cell */
/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./types.js").Face} Face */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./typing.js").Cursor} Cursor */
/** @typedef {import("./typing.js").Place} Place */

/**
 * C lies before the cursor and H is typed: where CH is one face, the tile becomes CH.
 *
 * Tiles played long ago may lie between, once nothing else can be meant by the letter. And where
 * separate letters never spell a face, a blank next to C that is to be H can only be meant as CH.
 *
 * @param {Place} place
 * @param {Desk} desk
 * @param {Cursor} cursor
 * @param {Cell|null} cell where the next tile would lie
 * @param {string} letter
 * @param {boolean} preferBlank
 * @returns {Desk|null}
 */
export function lengthenLast(place, desk, cursor, cell, letter, preferBlank) {
  const { view, table } = place;
  const last = laidBefore(place, desk, cursor, cell);
  if (!last) return null;
  const isNext = neighbour(table, last.cell, cursor.down) === cell;
  const hasLetter = slotOf(desk, view, letter) !== undefined;
  if (!isNext && (hasLetter || blankFor(place, desk, letter) !== undefined)) return null;

  const face = (last.as ?? view.rack[last.slot]) + letter;
  const slot = slotOf(desk, view, face);
  const isBlank = last.as !== undefined;
  const blankMayBeIt = table.blanks.declared && table.blanks.choices.includes(face);
  if (isBlank && preferBlank && blankMayBeIt) return lay(desk, last.slot, last.cell, face);
  if (slot !== undefined) return lay(desk, slot, last.cell);
  if (!blankMayBeIt) return null;
  if (isBlank) return lay(desk, last.slot, last.cell, face);
  const blank = table.joins || hasLetter ? undefined : slotOf(desk, view, BLANK);
  return blank === undefined ? null : lay(desk, blank, last.cell, face);
}

/**
 * The tile of this turn that was laid before a cell in reading direction; null beyond the edge is
 * the cell after the last.
 *
 * @param {Place} place
 * @param {Desk} desk
 * @param {Cursor} cursor
 * @param {Cell|null} cell
 */
function laidBefore({ view, table }, desk, { cell: from, down }, cell) {
  const board = boardCells(view.board);
  /** @type {Cell|null} */
  let before = cell ? neighbour(table, cell, down, -1) : lastInLine(table, from, down);
  while (before && board.has(before)) before = neighbour(table, before, down, -1);
  return before ? laidAt(desk, before) : undefined;
}

/**
 * @param {Table} table
 * @param {Cell} from
 * @param {boolean} down
 */
function lastInLine(table, from, down) {
  const [column, row] = cellAt(from);
  return down ? cellName(column, table.height - 1) : cellName(table.width - 1, row);
}

/**
 * @param {Desk} desk
 * @param {View} view
 * @param {Face} face
 */
export function slotOf(desk, view, face) {
  return slotsOnRack(desk).find((slot) => view.rack[slot] === face);
}

/**
 * @param {Place} place
 * @param {Desk} desk
 * @param {string} letter
 */
export function blankFor({ view, table }, desk, letter) {
  const may = !table.blanks.declared || table.blanks.choices.includes(letter);
  return may ? slotOf(desk, view, BLANK) : undefined;
}

/**
 * @param {Desk} desk
 * @param {View} view
 * @param {string} start
 */
export function startsAFace(desk, view, start) {
  return slotsOnRack(desk).some((slot) => view.rack[slot].startsWith(start));
}

/**
 * A longer face spelled with separate tiles, one of them laid now, where the game wants its own tile.
 *
 * @param {Place} place
 * @param {Desk} desk
 * @returns {Face|null}
 */
export function spelledApart({ view, table }, desk) {
  if (table.joins) return null;
  const board = boardCells(view.board);
  const faceAt = (/** @type {Cell|null} */ cell) => {
    const laid = cell && laidAt(desk, cell);
    if (laid) return laid.as ?? view.rack[laid.slot];
    return (cell && board.get(cell)?.face) ?? "";
  };
  for (const { cell } of desk.laid) {
    for (const down of [false, true]) {
      const [before, after] = [-1, 1].map((by) => faceAt(neighbour(table, cell, down, by)));
      const own = faceAt(cell);
      const face = [before && before + own, after && own + after].find((pair) => pair && table.faces.includes(pair));
      if (face) return face;
    }
  }
  return null;
}
