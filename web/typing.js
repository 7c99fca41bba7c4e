// @ts-check
/**
 * Typing on the board: an arrow cursor, letters that lay tiles, Backspace that takes them back.
 * Pure functions over the desk; keys.js brings the key presses.
 *
 * A face may be longer than a letter. With CH on the rack, C then H lays CH: either C was laid and
 * is exchanged for CH, or there is no C and the cursor remembers it until H comes.
 */
import { neighbour, takenCells } from "./cells.js";
import { blankFor, lengthenLast, slotOf, startsAFace } from "./longer-faces.js";
import { BLANK, laidAt, lay, take } from "./pending.js";

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

/** What Spanish, French or German hands put on a letter and no tile shows; not ~ and not the cedilla. */
const ACCENTS = /[\u0300-\u0302\u0308]/g;

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
  const taken = takenCells(view);
  let cell = from;
  while (cell && (taken.has(cell) || laidAt(desk, cell))) cell = neighbour(table, cell, down);
  return cell;
}

/**
 * What a typed letter means in this game: its faces keep their signs (Ñ), other letters lose theirs
 * (Á is A). Null for what is neither a plain letter nor part of a face: Ç, ß.
 *
 * @param {Table} table
 * @param {string} letter a capital
 * @returns {string|null}
 */
export function letterIn(table, letter) {
  const isPart = (/** @type {string} */ part) => [...table.faces, ...table.blanks.choices].some((face) => face.includes(part));
  if (isPart(letter)) return letter;
  const plain = letter.normalize("NFD").replace(ACCENTS, "");
  return /^[A-Z]$/.test(plain) ? plain : null;
}

/**
 * @param {Place} place
 * @param {Desk} desk
 * @param {Cursor} cursor
 * @param {string} letter a capital, or a whole face
 * @param {boolean} [preferBlank]
 * @returns {Typed}
 */
export function typeLetter(place, desk, cursor, letter, preferBlank = false) {
  const { view, table } = place;
  const cell = freeFrom(place, desk, cursor.cell, cursor.down);
  const here = { cell: cursor.cell, down: cursor.down };
  const longer = cursor.typed ? null : lengthenLast(place, desk, here, cell, letter, preferBlank);
  if (longer) return { desk: longer, cursor: here };
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
    // The letter that waited was not the beginning of anything after all.
    const missing = complete === undefined ? cursor.typed : undefined;
    return { desk: next, cursor: { cell: after, down: cursor.down }, missing };
  }
  const begun = [whole, letter].find((start) => startsAFace(desk, view, start));
  if (begun) return { desk, cursor: { ...cursor, typed: begun } };
  return spelledOut(place, desk, here, letter) ?? { desk, cursor: here, missing: letter };
}

/**
 * A whole face was asked for and is not there; where separate letters may spell it, they are laid.
 *
 * @param {Place} place
 * @param {Desk} desk
 * @param {Cursor} cursor
 * @param {Face} face
 * @returns {Typed|null}
 */
function spelledOut(place, desk, cursor, face) {
  const letters = [...face];
  if (letters.length === 1 || !place.table.joins) return null;
  /** @type {Typed} */
  let typed = { desk, cursor };
  for (const letter of letters) {
    typed = typeLetter(place, typed.desk, typed.cursor, letter);
    if (typed.missing || typed.cursor.typed) return null;
  }
  return typed;
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
