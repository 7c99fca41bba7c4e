// @ts-check
/** A miniature of a board as one drawing: a handful of paths, whatever lies on it. */
import { bombPath, nearOf, signPath } from "./board-ground.js";
import { boardCells, cellAt, cellName, groundMarks } from "./cells.js";
import { h, svg } from "./dom.js";

const CELL = 100;
const RIM = 34;
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
 */

/**
 * The board of a game on its shelf.
 *
 * @param {import("./types.js").Game} game
 */
export function shelfMini({ id, table, mini, ground }) {
  const { premiums, start, lids } = table;
  return miniBoard({ game: id, premiums, start, lids, board: mini, marks: groundMarks(ground ?? []) });
}

/**
 * @param {MiniParts} parts
 * @returns {HTMLElement}
 */
export function miniBoard({ game, premiums, start, board, lids = false, marks = [] }) {
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
  const isBomb = (/** @type {{at: [number, number]}} */ { at }) => bombs.has(at.join());
  const of = (/** @type {string} */ mark) => bare.filter((spot) => spot.mark === mark);
  const drawing = svg(
    "svg",
    { viewBox: `${-RIM} ${-RIM} ${columns * CELL + 2 * RIM} ${rows * CELL + 2 * RIM}`, "aria-hidden": "true" },
    svg("rect", { class: "mini-rim", x: -RIM, y: -RIM, width: columns * CELL + 2 * RIM, height: rows * CELL + 2 * RIM }),
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
    svg("g", { class: "mini-labels" }, ...bare.map(label)),
    ...stars.map(([x, y]) =>
      svg("path", { class: "mini-star", d: STAR, transform: `translate(${(x + 0.5) * CELL} ${(y + 0.5) * CELL})` }),
    ),
    ...lots.map(({ owner, tiles: lot }) =>
      svg(
        "g",
        { class: owner || false },
        path("mini-step2", lot.map(({ at }) => tileShape(at, 10))),
        path("mini-step1", lot.map(({ at }) => tileShape(at, 5))),
        path("mini-face", lot.map(({ at }) => tileShape(at, 0))),
        path("mini-strokes", lot.map(({ at }) => strokes(at))),
      ),
    ),
    path("mini-hit", tiles.filter(isBomb).map(({ at }) => tileShape(at, 0) + tileShape(at, 10))),
    ...lots.map(({ owner, tiles: lot }) => svg("g", { class: `mini-letters ${owner}` }, ...lot.flatMap(letter))),
  );
  return h("span", { class: "mini", "data-game": game }, drawing);
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
