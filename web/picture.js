// @ts-check
/** Pictures of a board in a text: the table's own board, small and still, showing what is told. */
import { createBoard } from "./board.js";
import { boardCells, cellAt, cellName, groundMarks, rowCells } from "./cells.js";
import { fill, h, refill, vars } from "./dom.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Laid} Laid */
/** @typedef {import("./types.js").Picture} Picture */
/** @typedef {import("./types.js").Table} Table */

/**
 * Puts each picture where the text has its place, `<figure data-picture="name"></figure>`.
 *
 * @param {HTMLElement} text
 * @param {Game} game
 * @param {Record<string, Picture>} [pictures]
 */
export function hangPictures(text, game, pictures = {}) {
  for (const place of text.querySelectorAll("[data-picture]")) {
    const picture = pictures[/** @type {HTMLElement} */ (place).dataset.picture ?? ""];
    if (!picture) continue;
    refill(place, boardPicture(game.table, picture));
    if (picture.caption) fill(place, h(place.tagName === "FIGURE" ? "figcaption" : "span", { text: picture.caption }));
  }
}

/**
 * @param {Table} whole the game's own table: its tile values, and the premiums of a cut-out
 * @param {Picture} picture
 */
export function boardPicture(whole, picture) {
  const table = pictureTable(whole, picture);
  const { laid, rack } = laidTiles(picture.laid ?? []);
  const board = createBoard(table);
  board.update({
    view: { board: picture.board, marks: [...groundMarks(picture.ground ?? []), ...(picture.marks ?? [])], names: [], ...(picture.road && { road: picture.road.map((cells) => ({ cells, start: "", goal: "", opened: true, left: 0, done: false })) }) },
    laid,
    rack,
    badge: picture.badge === undefined ? null : { score: picture.badge },
  });
  // One image with one description, instead of a grid that could be walked through.
  for (const part of board.el.querySelectorAll("[role], [aria-label]")) {
    for (const name of ["role", "tabindex", "aria-label"]) part.removeAttribute(name);
  }
  const img = { class: "picture", role: "img", "aria-label": picture.alt };
  return vars(h("div", img, board.el), { columns: table.width, rows: table.height });
}

/**
 * @param {Table} whole
 * @param {Picture} picture
 * @returns {Table}
 */
function pictureTable(whole, { board, premiums, at, start = [] }) {
  const height = board.length;
  const width = rowCells(board[0]).length;
  const plain = board.map(() => ".".repeat(width));
  if (!at) return { ...whole, width, height, premiums: premiums ?? plain, start };
  const [left, top] = cellAt(at);
  const inside = whole.start.map(cellAt).map(([column, row]) => [column - left, row - top]);
  return {
    ...whole,
    width,
    height,
    premiums: premiums ?? whole.premiums.slice(top, top + height).map((row) => row.slice(left, left + width)),
    start: inside
      .filter(([column, row]) => column >= 0 && row >= 0 && column < width && row < height)
      .map(([column, row]) => cellName(column, row)),
  };
}

/**
 * Tiles of the turn being laid, and the rack they would come from.
 *
 * @param {string[]} rows
 * @returns {{laid: Laid[], rack: string[]}}
 */
export function laidTiles(rows) {
  const tiles = [...boardCells(rows)];
  return {
    laid: tiles.map(([cell, { face, blank }], slot) => ({ slot, cell, ...(blank && face !== "?" && { as: face }) })),
    rack: tiles.map(([, { face, blank }]) => (blank ? "?" : face)),
  };
}
