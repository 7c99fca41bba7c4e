// @ts-check
/** A miniature of a board as one drawing: a handful of paths, whatever lies on it. */
import { blastPath, bombPath, devicePath, homePath, nearOf, signPath, startSign } from "./board-ground.js";
import { deviceMarks } from "./cell-notes.js";
import { boardCells, cellAt, cellName, groundMarks } from "./cells.js";
import { h, svg } from "./dom.js";
import { ringPath, ringsAround } from "./outline.js";
import { ACROSS, ALONG, BLOCK } from "./tilt.js";

const CELL = 100;
const RIM = 34;
const UP = BLOCK * CELL;
/** How much of a tilted board is shown, as a share of columns and rows together. */
const MIDDLE = 0.4;
const LABELS = /** @type {Record<string, string>} */ ({ W: "3W", w: "2W", L: "3L", l: "2L" });
const STAR = "M0-42 10-13 42-12 17 8 26 39 0 21-26 39-17 8-42-12-10-13z";

/**
 * @typedef {object} MiniParts
 * @property {string} game          whose colours
 * @property {string[]} premiums
 * @property {string[]} start
 * @property {string[]|null} board  board rows, or none for an empty board
 * @property {boolean} [lids]       cells are shut until a mark says what lies there
 * @property {[string, string][]} [marks]
 * @property {string[][]} [roads]   the cells of each
 * @property {boolean} [tilted]     seen from a corner, and only the middle of it
 */

/**
 * The board of a game on its shelf.
 *
 * @param {import("./types.js").Game} game
 * @param {{whole?: boolean}} [parts] whole: all of it, from above
 */
export function shelfMini({ id, table, mini, ground, look = {} }, { whole = false } = {}) {
  const { premiums, start, lids } = table;
  const { roads, tilted = false } = look;
  return miniBoard({ game: id, premiums, start, lids, board: mini, marks: groundMarks(ground ?? []), roads, tilted: tilted && !whole });
}

/**
 * @param {MiniParts} parts
 * @returns {HTMLElement}
 */
export function miniBoard({ game, premiums, start, board, lids = false, marks = [], roads = [], tilted = false }) {
  const columns = premiums[0].length;
  const rows = premiums.length;
  const tiles = [...boardCells(board ?? [])].map(([cell, tile]) => ({ ...tile, at: cellAt(cell) }));
  const taken = new Set(tiles.map(({ at }) => at.join()));
  const spots = premiums.flatMap((line, y) => [...line].map((mark, x) => ({ mark, x, y })));
  const stars = start.map(cellAt).filter((at) => !taken.has(at.join()));
  const bare = spots.filter(
    ({ x, y }) => !taken.has(`${x},${y}`) && !stars.some(([column, row]) => column === x && row === y),
  );
  const near = new Map(marks.map(([cell, mark]) => [cell, nearOf([mark])]));
  const bombs = new Set(marks.filter(([, mark]) => mark === "bomb").map(([cell]) => cellAt(cell).join()));
  const blocks = marks.filter(([, mark]) => mark === "block").map(([cell]) => ({ x: cellAt(cell)[0], y: cellAt(cell)[1] }));
  const nearAt = (/** @type {{x: number, y: number}} */ { x, y }) => near.get(cellName(x, y)) ?? null;
  // Whose tiles they are is only a class; most games give it no colour.
  const owners = new Map(marks.filter(([, mark]) => /^by-\d+$/.test(mark)));
  const lots = ["", ...new Set(owners.values())].sort().map((owner) => ({
    owner,
    tiles: tiles.filter(({ at }) => (owners.get(cellName(...at)) ?? "") === owner),
  }));
  // What was hidden in secret; told when all is over.
  const hidden = marks.flatMap(([cell, mark]) => deviceMarks([mark]).map((device) => ({ ...device, at: cellAt(cell) })));
  const secret = new Set(hidden.map(({ at }) => at.join()));
  const isBomb = (/** @type {{at: [number, number]}} */ { at }) => bombs.has(at.join());
  const of = (/** @type {string} */ mark) => bare.filter((spot) => spot.mark === mark && !secret.has(`${spot.x},${spot.y}`));
  const shapes = tilted ? BLOCKS : TILES;
  const lines = roads.map((cells) => ringPath(ringsAround(cells), CELL));
  const ground = [
    svg("rect", { class: "mini-base", width: columns * CELL, height: rows * CELL }),
    path("mini-cell", spots.map(square)),
    path("mini-shut", spots.filter((spot) => lids && nearAt(spot) === null && !taken.has(`${spot.x},${spot.y}`)).map(square)),
    path("mini-sign", bare.map((spot) => signPath(nearAt(spot) ?? 0, spot.x * CELL, spot.y * CELL))),
    path("mini-bomb", bare.filter(({ x, y }) => bombs.has(`${x},${y}`)).map(({ x, y }) => bombPath(x * CELL, y * CELL))),
    path("mini-block", blocks.map(({ x, y }) => square({ x, y }))),
    path("mini-cross", blocks.map(cross)),
    path("mini-w", of("w").map(square)),
    path("mini-W", of("W").map(square)),
    path("mini-L", of("L").map(circle)),
    path("mini-l", of("l").map(circle)),
    ...hidden.map(({ kind, seat, at: [x, y] }) => svg("path", { class: `mini-device device-by-${seat}`, d: devicePath(kind, x * CELL, y * CELL) })),
    svg("g", { class: "mini-labels" }, ...bare.filter(({ x, y }) => !secret.has(`${x},${y}`)).map(label)),
    ...stars.map((at) => (startSign(start) === "star" ? starAt(at) : homeAt(at, marks))),
  ];
  const struck = tiles.filter(isBomb).map(({ at }) => at);
  const laid = [
    path("mini-blast", struck.map(([x, y]) => blastPath(x * CELL, y * CELL))),
    ...lots.map(({ owner, tiles: lot }) =>
      svg("g", { class: owner || false }, ...shapes.sides.map(([name, shape]) => path(name, lot.map(({ at }) => shape(at))))),
    ),
    ...lots.map(({ owner, tiles: lot }) =>
      svg("g", { class: owner || false }, path("mini-face", lot.map(({ at }) => shapes.face(at))), path("mini-strokes", lot.map(({ at }) => strokes(at)))),
    ),
    path("mini-hit", struck.map((at) => tileShape(at, 0) + tileShape(at, 10))),
    ...lots.map(({ owner, tiles: lot }) => svg("g", { class: `mini-letters ${owner}` }, ...lot.flatMap(letter))),
    ...struck.map(badge),
    path("mini-road-key", lines),
    path("mini-road", lines),
  ];
  const drawing = tilted ? seenFromCorner(ground, laid, columns, rows) : seenFromAbove([...ground, ...laid], columns, rows);
  return h("span", { class: "mini", "data-game": game }, drawing);
}

/**
 * @param {(Node|null)[]} parts
 * @param {number} columns
 * @param {number} rows
 */
function seenFromAbove(parts, columns, rows) {
  const box = { x: -RIM, y: -RIM, width: columns * CELL + 2 * RIM, height: rows * CELL + 2 * RIM };
  return framed(box, parts);
}

/**
 * The middle of the board, where two roads meet.
 *
 * @param {(Node|null)[]} ground
 * @param {(Node|null)[]} laid
 * @param {number} columns
 * @param {number} rows
 */
function seenFromCorner(ground, laid, columns, rows) {
  const side = (columns + rows) * CELL * MIDDLE;
  const middle = { x: (ACROSS * (columns - rows) * CELL) / 2, y: (ALONG * (columns + rows) * CELL) / 2 };
  const plane = svg(
    "g",
    { transform: `matrix(${ACROSS} ${ALONG} ${-ACROSS} ${ALONG} 0 0)` },
    ...ground,
    svg("g", { transform: `translate(${-UP} ${-UP})` }, ...laid),
  );
  return framed({ x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side }, [plane]);
}

/**
 * @param {{x: number, y: number, width: number, height: number}} box
 * @param {(Node|null)[]} parts
 */
function framed(box, parts) {
  const { x, y, width, height } = box;
  return svg("svg", { viewBox: `${x} ${y} ${width} ${height}`, "aria-hidden": "true" }, svg("rect", { class: "mini-rim", ...box }), ...parts);
}

/**
 * @param {string} name
 * @param {string[]} parts
 */
function path(name, parts) {
  return parts.length ? svg("path", { class: name, d: parts.join("") }) : null;
}

/** @param {{x: number, y: number}} spot */
function square({ x, y }) {
  return `M${x * CELL + 2.5} ${y * CELL + 2.5}h95v95h-95z`;
}

/** The frame and the cross of a block. @param {{x: number, y: number}} spot */
function cross({ x, y }) {
  return `M${x * CELL + 11} ${y * CELL + 11}h78v78h-78zM${x * CELL + 31} ${y * CELL + 31}l38 38m0-38l-38 38`;
}

/** @param {[number, number]} at */
function starAt([x, y]) {
  return svg("path", { class: "mini-star", d: STAR, transform: `translate(${(x + 0.5) * CELL} ${(y + 0.5) * CELL})` });
}

/**
 * @param {[number, number]} at
 * @param {[string, string][]} marks one says whose it is
 */
function homeAt([x, y], marks) {
  const whose = marks.find(([cell, mark]) => cell === cellName(x, y) && mark.startsWith("start-"))?.[1] ?? "";
  const by = whose && whose.replace("start", "device-by");
  return svg("path", { class: `mini-home ${by}`.trim(), d: homePath(), transform: `translate(${x * CELL} ${y * CELL})` });
}

/** @param {{x: number, y: number}} spot */
function circle({ x, y }) {
  return `M${x * CELL + 12} ${y * CELL + 50}a38 38 0 1 0 76 0a38 38 0 1 0-76 0z`;
}

/**
 * @param {[number, number]} at
 * @param {number} lower how far the step lies below the face
 */
function tileShape([column, row], lower) {
  const x = column * CELL + 3.5;
  const y = row * CELL + 3.5 + lower;
  return `M${x + 12} ${y}h69a12 12 0 0 1 12 12v59a12 12 0 0 1-12 12h-69a12 12 0 0 1-12-12v-59a12 12 0 0 1 12-12z`;
}

/** @typedef {(at: [number, number]) => string} Shape */
/** @type {{sides: [string, Shape][], face: Shape}} */
const TILES = {
  sides: [["mini-step2", (at) => tileShape(at, 10)], ["mini-step1", (at) => tileShape(at, 5)]],
  face: (at) => tileShape(at, 0),
};
/** Tiles that stand up: a top, and two sides down to the board. @type {{sides: [string, Shape][], face: Shape}} */
const BLOCKS = {
  sides: [
    ["mini-step1", ([column, row]) => `M${column * CELL + 3.5} ${row * CELL + 96.5}h93l${UP} ${UP}h-93z`],
    ["mini-step2", ([column, row]) => `M${column * CELL + 96.5} ${row * CELL + 3.5}l${UP} ${UP}v93l${-UP} ${-UP}z`],
  ],
  face: ([column, row]) => `M${column * CELL + 3.5} ${row * CELL + 3.5}h93v93h-93z`,
};

/**
 * A bomb that went off, at the corner of the tile on it: red alone would not tell everybody.
 *
 * @param {[number, number]} at
 */
function badge([column, row]) {
  const bomb = svg("path", { d: bombPath(-50, -50), transform: "scale(0.4)" });
  return svg("g", { class: "mini-badge", transform: `translate(${column * CELL + 88} ${row * CELL + 12})` }, svg("circle", { r: 25 }), bomb);
}

/**
 * Three strokes across the far corner, for owners who wear them.
 *
 * @param {[number, number]} at
 */
function strokes([column, row]) {
  const right = column * CELL + 96;
  const top = row * CELL + 4;
  return [12, 26, 40].map((from) => `M${right - from} ${top}h-7L${right} ${top + from + 7}v-7z`).join("");
}

/** @param {{face: string, blank: boolean, at: [number, number]}} tile */
function letter({ face, blank, at: [column, row] }) {
  const x = column * CELL + 50;
  const y = row * CELL + 67;
  return [
    svg("text", { x, y, class: face.length > 1 && "long", text: face === "?" ? "" : face }),
    blank && svg("circle", { class: "mini-ring", cx: x, cy: y - 22, r: 34 }),
  ];
}

/** @param {{mark: string, x: number, y: number}} spot */
function label({ mark, x, y }) {
  if (mark === ".") return null;
  return svg("text", { class: `label-${mark}`, x: x * CELL + 50, y: y * CELL + 61, text: LABELS[mark] });
}
