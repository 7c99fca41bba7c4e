// @ts-check
/**
 * Typing on the board: an arrow cursor, letters that lay tiles, Backspace that takes them back.
 * Pure functions over the desk; keys.js brings the key presses.
 *
 * A face may be longer than a letter. With CH on the rack, C then H lays CH: either C was laid and
 * is exchanged for CH, or there is no C and the cursor remembers it until H comes.
 */
import { boardCells, neighbour } from "./cells.js";
import { BLANK, laidAt, lay, slotsOnRack, take } from "./pending.js";

/** @typedef {import("./types.js").Cell} Cell */
/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./types.js").Face} Face */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").View} View */

/**
 * @typedef {object} Cursor
 * @property {Cell} cell
 * @property {boolean} down
 * @property {boolean} [turned] pointing at the same cell again removes the arrow
 * @property {string} [typed] letters of a longer face, waiting for the rest
 *
 * @typedef {{view: View, table: Table}} Place
 * @typedef {{desk: Desk, cursor: Cursor, missing?: string}} Typed
 */

/**
 * Pointing at a cell puts the arrow there; again turns it; a third time removes it.
 *
 * @param {Cursor|null} cursor
 * @param {Cell} cell
 * @returns {Cursor|null}
 */
export function pointAt(cursor, cell) {
  if (cursor?.cell !== cell) return { cell, down: cursor?.down ?? false };
  return cursor.turned ? null : { cell, down: !cursor.down, turned: true };
}

/**
 * @param {Table} table
 * @param {Cursor} cursor
 * @param {string} arrow the key's name
 * @returns {Cursor}
 */
export function stepCursor(table, cursor, arrow) {
  const down = arrow === "ArrowUp" || arrow === "ArrowDown";
  const by = arrow === "ArrowLeft" || arrow === "ArrowUp" ? -1 : 1;
  return { cell: neighbour(table, cursor.cell, down, by) ?? cursor.cell, down: cursor.down };
}

/**
 * The first free cell from here on in reading direction, this one included.
 *
 * @param {Place} place
 * @param {Desk} desk
 * @param {Cell|null} from
 * @param {boolean} down
 * @returns {Cell|null}
 */
export function freeFrom({ view, table }, desk, from, down) {
  const board = boardCells(view.board);
  let cell = from;
  while (cell && (board.has(cell) || laidAt(desk, cell))) cell = neighbour(table, cell, down);
  return cell;
}

/**
 * @param {Place} place
 * @param {Desk} desk
 * @param {Cursor} cursor
 * @param {string} letter a capital
 * @param {boolean} [preferBlank]
 * @returns {Typed}
 */
export function typeLetter(place, desk, cursor, letter, preferBlank = false) {
  const { view, table } = place;
  const cell = freeFrom(place, desk, cursor.cell, cursor.down);
  const longer = lengthenLast(place, desk, cursor, cell, letter);
  if (longer) return { desk: longer, cursor: { cell: cursor.cell, down: cursor.down } };
  if (!cell) return { desk, cursor };

  const whole = (cursor.typed ?? "") + letter;
  const complete = cursor.typed ? slotOf(desk, view, whole) : undefined;
  const exact = slotOf(desk, view, letter);
  const blank = blankFor(place, desk, letter);
  const slot = complete ?? (preferBlank ? blank ?? exact : exact ?? blank);
  if (slot !== undefined) {
    const as = view.rack[slot] === BLANK && table.blanks.declared ? letter : undefined;
    const next = lay(desk, slot, cell, as);
    const after = freeFrom(place, next, cell, cursor.down) ?? cell;
    return { desk: next, cursor: { cell: after, down: cursor.down } };
  }
  const begun = [whole, letter].find((start) => startsAFace(desk, view, start));
  if (begun) return { desk, cursor: { ...cursor, typed: begun } };
  return { desk, cursor: { cell: cursor.cell, down: cursor.down }, missing: letter };
}

/**
 * The tile laid last goes back, and the arrow, where there is one, to its cell.
 *
 * @param {Desk} desk
 * @param {Cursor|null} cursor
 * @returns {{desk: Desk, cursor: Cursor|null}}
 */
export function backspace(desk, cursor) {
  if (cursor?.typed) return { desk, cursor: { cell: cursor.cell, down: cursor.down } };
  const last = desk.laid.at(-1);
  if (!last) return { desk, cursor };
  return { desk: take(desk, last.cell), cursor: cursor && { cell: last.cell, down: cursor.down } };
}

/**
 * C lies before the cursor and H is typed: where CH is one face, the tile becomes CH.
 *
 * @param {Place} place
 * @param {Desk} desk
 * @param {Cursor} cursor
 * @param {Cell|null} cell where the next tile would lie
 * @param {string} letter
 * @returns {Desk|null}
 */
function lengthenLast({ view, table }, desk, cursor, cell, letter) {
  const last = desk.laid.at(-1);
  if (!last || neighbour(table, last.cell, cursor.down) !== cell) return null;
  const face = (last.as ?? view.rack[last.slot]) + letter;
  const slot = slotOf(desk, view, face);
  if (slot !== undefined) return lay(desk, slot, last.cell);
  const blankMayBeIt = last.as !== undefined && table.blanks.choices.includes(face);
  return blankMayBeIt ? lay(desk, last.slot, last.cell, face) : null;
}

/**
 * @param {Desk} desk
 * @param {View} view
 * @param {Face} face
 */
function slotOf(desk, view, face) {
  return slotsOnRack(desk).find((slot) => view.rack[slot] === face);
}

/**
 * @param {Place} place
 * @param {Desk} desk
 * @param {string} letter
 */
function blankFor({ view, table }, desk, letter) {
  const may = !table.blanks.declared || table.blanks.choices.includes(letter);
  return may ? slotOf(desk, view, BLANK) : undefined;
}

/**
 * @param {Desk} desk
 * @param {View} view
 * @param {string} start
 */
function startsAFace(desk, view, start) {
  return slotsOnRack(desk).some((slot) => view.rack[slot].startsWith(start));
}
