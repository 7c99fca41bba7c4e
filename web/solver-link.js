// @ts-check
/**
 * A position as an address: `#/solve/GAME?v=1&b=…&r=…`. Rows end in "/", a number is so many empty
 * cells, "(ch)" a longer face, "~" a blank left open. Whatever comes in from outside is looked at
 * piece by piece; nothing of it is believed.
 */
import { cellAt, cellName } from "./cells.js";
import { BLANK } from "./pending.js";
import { extraKinds, isFace, rowsOf, tilesOf } from "./solver-position.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./solver-position.js").Position} Position */

export const LONGEST_LINK = 8_000;
const VERSION = "1";
const OPEN = "~";
const MOST_CELLS = 26;
const MOST_TILES = 400;
const LONGEST_FACE = 6;

/**
 * @typedef {object} Told  what an address tells, before the board it is for is known
 * @property {Record<string, any>} options
 * @property {string[]} rows    board rows
 * @property {string[]} rack
 * @property {Record<string, string[]>} extra
 * @property {number} seat
 */

/**
 * @param {Game} game
 * @param {Table} table
 * @param {Position} position
 * @returns {string} the part after "#"
 */
export function linkTo(game, table, position) {
  const board = rowsOf(table, position).map(packed);
  const changed = game.options.filter(({ key, default: usual }) => key in table.options && table.options[key] !== usual);
  const extra = Object.entries(position.extra).filter(([, cells]) => cells.length);
  const parts = {
    v: VERSION,
    b: Object.keys(position.tiles).length ? board.join("/") : "",
    r: position.rack.map((face) => (face === BLANK ? OPEN : [...face].length > 1 ? `(${face})` : face)).join(""),
    s: position.seat ? String(position.seat) : "",
    o: changed.map(({ key }) => `${key}:${table.options[key]}`).join(","),
    x: extra.map(([kind, cells]) => `${kind}:${cells.join(".")}`).join(","),
  };
  const query = Object.entries(parts).filter(([, value]) => value).map(([key, value]) => `${key}=${escaped(value)}`);
  return `/solve/${game.id}?${query.join("&")}`;
}

/** Readable as far as an address may be. @param {string} text */
function escaped(text) {
  return encodeURIComponent(text).replace(/%(2F|2C|3A)/g, (code) => decodeURIComponent(code));
}

/** @param {string} row */
function packed(row) {
  const short = row.replace(/\?/g, OPEN).replace(/\[/g, "(").replace(/\]/g, ")");
  return short.replace(/\.+/g, (run) => String(run.length));
}

/**
 * @param {string} query what follows the "?"
 * @param {Game} game
 * @returns {Told|{trouble: "version"|"broken"}|null} null where no position is told at all
 */
export function readLink(query, game) {
  if (!query) return null;
  if (query.length > LONGEST_LINK) return { trouble: "broken" };
  const given = new URLSearchParams(query);
  const version = given.get("v");
  if (version !== VERSION) return { trouble: version && /^\d{1,4}$/.test(version) ? "version" : "broken" };
  const rows = readBoard(given.get("b") ?? "");
  const rack = readFaces(given.get("r") ?? "");
  const options = readOptions(given.get("o") ?? "", game);
  const extra = readExtra(given.get("x") ?? "");
  const seat = given.get("s") ?? "0";
  if (!rows || !rack || !options || !extra || !/^\d$/.test(seat) || Number(seat) >= game.players[1]) return { trouble: "broken" };
  return { rows, rack, options, extra, seat: Number(seat) };
}

/**
 * The position told, if this board has such cells and such tiles.
 *
 * @param {Table} table
 * @param {Told} told
 * @returns {Position|null}
 */
export function positionFrom(table, { rows, rack, extra, seat }) {
  const tiles = tilesOf(rows);
  const fits = (/** @type {string} */ cell) => {
    const [column, row] = cellAt(cell);
    return column < table.width && row < table.height;
  };
  const sizes = rows.every((row) => (row.match(/\[[^\]]*\]|./gu) ?? []).length <= table.width) && rows.length <= table.height;
  const known = Object.values(tiles).every(({ face, blank }) => isFace(table, face) && (blank || Boolean(table.tiles[face])));
  const kinds = extraKinds(table);
  const cells = Object.entries(extra).every(([kind, some]) => kinds.includes(kind) && some.every(fits));
  const held = rack.every((face) => Boolean(table.tiles[face])) && rack.length <= table.rack_size;
  const free = (extra.blocks ?? []).every((cell) => !(cell in tiles));
  return sizes && known && cells && held && free ? { tiles, rack, extra, seat } : null;
}

/**
 * @param {string} text
 * @returns {string[]|null} board rows
 */
function readBoard(text) {
  if (!text) return [];
  const packedRows = text.split("/");
  if (packedRows.length > MOST_CELLS) return null;
  const rows = [];
  for (const row of packedRows) {
    let cells = "";
    let count = 0;
    for (const part of row.match(/\d+|\([^()]*\)|./gsu) ?? []) {
      const empty = /^\d{1,2}$/.test(part) ? Number(part) : 0;
      const face = empty ? "" : faceIn(part);
      if (!empty && !face) return null;
      count += empty || 1;
      if (count > MOST_CELLS) return null;
      cells += empty ? ".".repeat(empty) : [...face].length > 1 ? `[${face}]` : face;
    }
    rows.push(cells);
  }
  return rows;
}

/** @param {string} part one letter, a longer face in brackets, or an open blank @returns {string} "" for anything else */
function faceIn(part) {
  if (part === OPEN || part === BLANK) return BLANK;
  const face = part.replace(/^\((.*)\)$/su, "$1").normalize("NFC");
  return /^\p{L}+$/u.test(face) && [...face].length <= LONGEST_FACE && [...face].every(isPlain) && isOneCase(face) ? face : "";
}

/** A letter whose capital is one letter, too: not ß. @param {string} letter */
const isPlain = (letter) => letter.toUpperCase().length === letter.length && letter.toUpperCase().toLowerCase() === letter.toLowerCase();
/** @param {string} face */
const isOneCase = (face) => face === face.toUpperCase() || face === face.toLowerCase();

/**
 * @param {string} text
 * @returns {string[]|null}
 */
function readFaces(text) {
  const parts = text.match(/\([^()]*\)|./gsu) ?? [];
  const faces = parts.map(faceIn);
  return parts.length <= MOST_TILES && faces.every((face) => face && face === face.toUpperCase()) ? faces : null;
}

/**
 * @param {string} text
 * @param {Game} game
 * @returns {Record<string, any>|null} as the game declares their values
 */
function readOptions(text, game) {
  const options = /** @type {[string, any][]} */ ([]);
  for (const pair of text ? text.split(",") : []) {
    const [key, value, ...more] = pair.split(":");
    const option = game.options.find((one) => one.key === key);
    const known = option && valuesOf(option).find((one) => String(one) === value);
    if (known === undefined || more.length) return null;
    options.push([key, known]);
  }
  return Object.fromEntries(options);
}

/**
 * @param {import("./types.js").Option} option
 * @returns {any[]}
 */
function valuesOf({ kind, choices = [], min = 0, max = 0, step = 1 }) {
  if (kind === "switch") return [false, true];
  if (kind === "choice") return choices.map(({ value }) => value);
  return Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => min + index * step);
}

/**
 * @param {string} text
 * @returns {Record<string, string[]>|null}
 */
function readExtra(text) {
  const extra = /** @type {[string, string[]][]} */ ([]);
  for (const pair of text ? text.split(",") : []) {
    const [kind, list = ""] = pair.split(":");
    const cells = list.split(".");
    const sound = cells.every((cell) => /^[A-Z][1-9]\d?$/.test(cell) && cellName(...cellAt(cell)) === cell);
    if (!/^[a-z]{1,20}$/.test(kind) || !sound || cells.length > MOST_CELLS ** 2 || new Set(cells).size < cells.length) return null;
    extra.push([kind, cells]);
  }
  return Object.fromEntries(extra);
}
