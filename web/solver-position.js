// @ts-check
/** A board being set up: pure functions from one position to the next, and to what the engine is asked. */
import { boardCells, cellAt, cellName, neighbour } from "./cells.js";
import { BLANK, BLOCK } from "./pending.js";

/** @typedef {import("./types.js").Cell} Cell */
/** @typedef {import("./types.js").Face} Face */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {{face: Face, blank: boolean}} Tile  a blank's face is what it stands for, "?" where it stays open */

/**
 * @typedef {object} Position
 * @property {Record<Cell, Tile>} tiles
 * @property {Face[]} rack
 * @property {Record<string, Cell[]>} extra  what lies in cells besides tiles: "bombs", "blocks"
 * @property {number} seat
 *
 * @typedef {object} Cursor
 * @property {Cell} cell
 * @property {boolean} down
 * @property {boolean} [turned]
 * @property {string} [typed]  letters of a longer face, waiting for the rest
 * @property {Cell} [last]     where the letter typed just before lies
 */

/** @type {Position} */
export const BARE = { tiles: {}, rack: [], extra: {}, seat: 0 };

/**
 * What can lie in the cells of this game besides tiles.
 *
 * @param {Pick<Table, "lids"|"blocks">} table
 * @returns {string[]}
 */
export function extraKinds({ lids, blocks }) {
  return [...(lids ? ["bombs"] : []), ...(blocks ? ["blocks"] : [])];
}

/**
 * @param {Position} position
 * @param {Cell} cell
 * @param {Tile|null} tile null takes it away, and a block with it
 * @returns {Position}
 */
export function placed(position, cell, tile) {
  const { [cell]: old, ...others } = position.tiles;
  const cleared = lifted(position, "blocks", cell);
  if (!tile) return old || cleared !== position ? { ...cleared, tiles: others } : position;
  return { ...cleared, tiles: { ...others, [cell]: tile } };
}

/**
 * There if it was not, and the other way round. No tile lies on a block.
 *
 * @param {Position} position
 * @param {string} kind
 * @param {Cell} cell
 * @returns {Position}
 */
export function toggled(position, kind, cell) {
  const there = position.extra[kind] ?? [];
  if (there.includes(cell)) return lifted(position, kind, cell);
  const free = kind === "blocks" ? placed(position, cell, null) : position;
  return { ...free, extra: { ...free.extra, [kind]: [...there, cell] } };
}

/**
 * @param {Position} position
 * @param {string} kind
 * @param {Cell} cell
 */
function lifted(position, kind, cell) {
  const there = position.extra[kind] ?? [];
  if (!there.includes(cell)) return position;
  return { ...position, extra: { ...position.extra, [kind]: there.filter((one) => one !== cell) } };
}

/**
 * The play lies, and its tiles are gone from the rack.
 *
 * @param {Position} position
 * @param {import("./types.js").TileMove[]} tiles
 * @param {Face[]} leave
 * @returns {Position}
 */
export function played(position, tiles, leave) {
  const laid = tiles.map(([cell, face, as]) => /** @type {const} */ ([cell, { face: as ?? face, blank: face === BLANK }]));
  return { ...position, tiles: { ...position.tiles, ...Object.fromEntries(laid) }, rack: leave };
}

/**
 * What of a position there is room for, and tiles for, at another table.
 *
 * @param {Table} table
 * @param {Position} position
 * @returns {Position}
 */
export function fitted(table, { tiles, rack, extra, seat }) {
  const isInside = (/** @type {Cell} */ cell) => {
    const [column, row] = cellAt(cell);
    return column < table.width && row < table.height;
  };
  const mayLie = (/** @type {Tile} */ { face, blank }) => isFace(table, face) && (blank || Boolean(table.tiles[face]));
  return {
    tiles: Object.fromEntries(Object.entries(tiles).filter(([cell, tile]) => isInside(cell) && mayLie(tile))),
    rack: rack.filter((face) => table.tiles[face]).slice(0, table.rack_size),
    extra: Object.fromEntries(extraKinds(table).map((kind) => [kind, (extra[kind] ?? []).filter(isInside)])),
    seat,
  };
}

/**
 * Board rows, as the protocol writes them; blocks as `#` where they are wanted.
 *
 * @param {Table} table
 * @param {Position} position
 * @param {{blocks?: boolean}} [parts]
 * @returns {string[]}
 */
export function rowsOf({ width, height }, { tiles, extra }, { blocks = false } = {}) {
  const shut = new Set(blocks ? extra.blocks : []);
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => {
      const cell = cellName(column, row);
      return shut.has(cell) ? BLOCK : written(tiles[cell]);
    }).join(""),
  );
}

/** @param {Tile} [tile] */
function written(tile) {
  if (!tile) return ".";
  const text = tile.blank && tile.face !== BLANK ? tile.face.toLowerCase() : tile.face;
  return [...text].length > 1 ? `[${text}]` : text;
}

/**
 * @param {string[]} rows
 * @returns {Record<Cell, Tile>}
 */
export function tilesOf(rows) {
  return Object.fromEntries(boardCells(rows));
}

/**
 * As the engine takes it. What a game knows of bombs is told always, lest they be drawn by lot.
 *
 * @param {Table} table
 * @param {Position} position
 */
export function asked(table, position) {
  const racks = [...Array(position.seat).fill(null), position.rack];
  const extra = Object.fromEntries(extraKinds(table).map((kind) => [kind, position.extra[kind] ?? []]));
  return { position: { board: rowsOf(table, position), racks, extra }, seat: position.seat };
}

/**
 * The letter at the arrow; "CH" where C came just before. A letter that has no tile is a blank's.
 *
 * @param {Table} table
 * @param {Position} position
 * @param {Cursor} cursor
 * @param {Face} letter a capital, or a whole face
 * @param {boolean} blank
 * @returns {{position: Position, cursor: Cursor, missing?: string}}
 */
export function typeTile(table, position, cursor, letter, blank) {
  const { cell, down, last } = cursor;
  const before = last && position.tiles[last];
  const longer = (before && !before.blank === !blank ? before.face : cursor.typed ?? "") + letter;
  if (before && longer !== letter && isFace(table, longer)) {
    return { position: placed(position, last, { ...before, face: longer }), cursor: { cell, down } };
  }
  const face = cursor.typed && isFace(table, longer) ? longer : letter;
  if (!isFace(table, face)) {
    const begun = table.faces.some((one) => one.startsWith(face));
    return begun ? { position, cursor: { cell, down, typed: face } } : { position, cursor: { cell, down }, missing: letter };
  }
  const old = position.tiles[cell];
  const own = Boolean(table.tiles[face]);
  // A word typed across one that lies there leaves its blank a blank.
  const isBlank = blank || !own || (old?.blank && old.face === face);
  const tile = { face: isBlank && !table.blanks.declared ? BLANK : face, blank: Boolean(isBlank) };
  const next = neighbour(table, cell, down) ?? cell;
  return { position: placed(position, cell, tile), cursor: { cell: next, down, last: cell } };
}

/**
 * @param {Pick<Table, "faces"|"blanks"|"tiles">} table
 * @param {string} face
 */
export function isFace({ faces, blanks, tiles }, face) {
  return face === BLANK ? !blanks.declared : (faces.includes(face) && Boolean(tiles[face])) || blanks.choices.includes(face);
}

/**
 * What lies at the arrow goes; where nothing does, the arrow goes back and takes what is there.
 *
 * @param {Table} table
 * @param {Position} position
 * @param {Cursor} cursor
 * @returns {{position: Position, cursor: Cursor}}
 */
export function eraseBack(table, position, { cell, down, typed }) {
  if (typed) return { position, cursor: { cell, down } };
  const here = placed(position, cell, null);
  if (here !== position) return { position: here, cursor: { cell, down } };
  const back = neighbour(table, cell, down, -1) ?? cell;
  return { position: placed(position, back, null), cursor: { cell: back, down } };
}

/**
 * Steps back and forth between positions.
 *
 * @template T
 * @param {T} first
 */
export function createHistory(first) {
  let steps = [first];
  let at = 0;
  const go = (/** @type {number} */ by) => {
    at = Math.max(0, Math.min(steps.length - 1, at + by));
    return steps[at];
  };
  return {
    /** @param {T} step */
    add(step) {
      steps = [...steps.slice(0, at + 1), step].slice(-500);
      at = steps.length - 1;
    },
    undo: () => go(-1),
    redo: () => go(1),
    canUndo: () => at > 0,
    canRedo: () => at < steps.length - 1,
  };
}
