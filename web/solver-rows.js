// @ts-check
/**
 * Boards and racks written as text by people and programs. Rows are the protocol's, and what else
 * people write: spaces, `_`, `-` or `·` for an empty cell, cells apart or in a table, row numbers and
 * column letters at the edges, lists of quoted rows.
 */
import { cellName } from "./cells.js";
import { BLANK, BLOCK } from "./pending.js";
import { isFace } from "./solver-position.js";

/** @typedef {import("./types.js").Face} Face */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./solver-position.js").Tile} Tile */
/** @typedef {{key: string, params: Record<string, any>}} Trouble  a message */

const EMPTY = new Set([".", "_", "-", "·", "—", "–", " ", "\u00a0", "\u3000", ""]);
const BLANKS = new Set([BLANK, "_", "*", "."]);
const LONGEST = 20_000;

/**
 * @param {Table} table
 * @param {string} text
 * @returns {{tiles: Record<string, Tile>, blocks: string[]} | {trouble: Trouble}}
 */
export function readRows(table, text) {
  if (text.length > LONGEST) return { trouble: { key: "solver.rows-long", params: {} } };
  const lines = linesOf(text.normalize("NFC"), table);
  if (lines.length === 0) return { trouble: { key: "solver.rows-none", params: {} } };
  if (lines.length > table.height) return { trouble: { key: "solver.rows-many", params: { n: lines.length, rows: table.height } } };
  /** @type {Record<string, Tile>} */
  const tiles = {};
  const blocks = [];
  for (const [row, line] of lines.entries()) {
    const marks = cellsOf(line, table.width);
    if (marks.length > table.width) return { trouble: { key: "solver.row-wide", params: { row: row + 1, n: marks.length, columns: table.width } } };
    for (const [column, mark] of marks.entries()) {
      if (EMPTY.has(mark)) continue;
      if (mark === BLOCK && table.blocks) {
        blocks.push(cellName(column, row));
        continue;
      }
      const tile = tileOf(table, mark);
      if (!tile) return { trouble: { key: "solver.row-tile", params: { row: row + 1, letter: mark.slice(0, 12) } } };
      tiles[cellName(column, row)] = tile;
    }
  }
  return { tiles, blocks };
}

/**
 * The rows; empty lines before and after them are none, unless they are empty rows of the board.
 *
 * @param {string} text
 * @param {Table} table
 */
function linesOf(text, { width, height }) {
  const columns = Array.from({ length: width }, (_, column) => cellName(column, 0)[0]).join("");
  const all = (quotedRows(text) ?? text.split(/\r\n?|\n/)).filter((line) => line.replace(/\s/g, "") !== columns);
  const lines = (numberedRows(all, height) ?? all).map(withoutEdge);
  const isOver = (/** @type {string|undefined} */ line) => line === "" || (line !== undefined && lines.length > height && !line.trim());
  while (isOver(lines[0])) lines.shift();
  while (isOver(lines.at(-1))) lines.pop();
  return lines.some((line) => line.trim()) ? lines : [];
}

/**
 * `["....", "..CAT"]`, as a program would write them.
 *
 * @param {string} text
 * @returns {string[]|null}
 */
function quotedRows(text) {
  if (!/^\s*\[\s*"/.test(text)) return null;
  try {
    const rows = JSON.parse(text);
    return Array.isArray(rows) && rows.every((row) => typeof row === "string") ? rows : null;
  } catch {
    return null;
  }
}

/**
 * Every row in its place, where each says which it is.
 *
 * @param {string[]} lines
 * @param {number} height
 */
function numberedRows(lines, height) {
  const told = lines.filter((line) => line.trim()).map((line) => ({ row: Number(/^\s*(\d{1,2})(?!\d)/.exec(line)?.[1] ?? 0), line }));
  const sound = told.length > 0 && told.every(({ row }, at) => row > (told[at - 1]?.row ?? 0) && row <= height);
  return sound ? Array.from({ length: height }, (_, at) => told.find(({ row }) => row === at + 1)?.line ?? ".") : null;
}

/** Row numbers and lines drawn at the sides are no cells. @param {string} line */
function withoutEdge(line) {
  return line.replace(/^\s*\d{1,2}(?:[|:.)]\s?|\s|$)/, "").replace(/\s+\d{1,2}\s*$/, "").replace(/^\s*[|│]|[|│]\s*$/g, "");
}

/**
 * @param {string} line
 * @param {number} width
 * @returns {string[]}
 */
function cellsOf(line, width) {
  if (line.includes("\t")) return line.split("\t").map((cell) => cell.trim());
  const apart = tokens(line.replace(/\s/g, ""));
  if (apart.length >= width) return apart;
  const spaced = tokens(line.trimEnd());
  return spaced.length <= width ? spaced : apart;
}

/** @param {string} text */
const tokens = (text) => text.match(/\[[^\]]*\]|./gu) ?? [];

/**
 * @param {Table} table
 * @param {string} mark
 * @returns {Tile|null}
 */
function tileOf(table, mark) {
  const text = mark.replace(/^\[(.*)\]$/u, "$1");
  const face = text.toUpperCase();
  if (!isFace(table, face)) return null;
  if (face === BLANK) return { face, blank: true };
  if (text === face) return table.faces.includes(face) && table.tiles[face] ? { face, blank: false } : { face, blank: true };
  if (text !== face.toLowerCase()) return null;
  return table.blanks.declared ? { face, blank: true } : { face: BLANK, blank: true };
}

/**
 * Rack letters as typed: capitals or not, the longest face that fits, `[CH]` one tile, `C H` two.
 *
 * @param {Table} table
 * @param {string} text
 * @returns {{rack: Face[], strange: string[]}} strange: what is no tile
 */
export function readRack(table, text) {
  const known = new Set(Object.keys(table.tiles));
  const longest = Math.max(...[...known].map((face) => [...face].length));
  /** @type {Face[]} */
  const rack = [];
  /** @type {string[]} */
  const strange = [];
  const typed = text.normalize("NFC").slice(0, 1000).toUpperCase();
  for (const part of typed.match(/\[[^\]]*\]|\S/gu) ?? []) {
    const one = part.replace(/^\[(.*)\]$/u, "$1");
    if (known.has(one)) rack.push(one);
    else if (BLANKS.has(one) && known.has(BLANK)) rack.push(BLANK);
    else strange.push(one);
  }
  return { rack: joined(typed, rack, known, longest), strange };
}

/**
 * Letters written side by side that are one face become one.
 *
 * @param {string} typed
 * @param {Face[]} rack
 * @param {Set<string>} known
 * @param {number} longest
 */
function joined(typed, rack, known, longest) {
  if (longest < 2 || typed.includes("[")) return rack;
  return typed.split(/\s+/).flatMap((run) => {
    const letters = [...run];
    const faces = [];
    for (let at = 0; at < letters.length; ) {
      let size = Math.min(longest, letters.length - at);
      while (size > 1 && !known.has(letters.slice(at, at + size).join(""))) size -= 1;
      const face = letters.slice(at, at + size).join("");
      if (known.has(face)) faces.push(face);
      else if (BLANKS.has(face) && known.has(BLANK)) faces.push(BLANK);
      at += size;
    }
    return faces;
  });
}

/**
 * The rack as text that reads as the same rack.
 *
 * @param {Table} table
 * @param {Face[]} rack
 */
export function rackText(table, rack) {
  return rack.reduce((text, face, at) => {
    const joined = text + face;
    return readRack(table, joined).rack.join() === rack.slice(0, at + 1).join() ? joined : `${text} ${face}`;
  }, "");
}
