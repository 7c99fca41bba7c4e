// @ts-check
/** A board to look at: as it stood, with a play laid on it. What it shows is told in words beside it. */
import { createBoard } from "./board.js";
import { h, vars } from "./dom.js";
import { asLaid } from "./review.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").TileMove} TileMove */
/** @typedef {import("./types.js").View} View */

/** @param {Table} table */
export function createReviewBoard(table) {
  const board = createBoard(table);
  const el = vars(h("div", { class: "review-board", "aria-hidden": "true", inert: true }, board.el), { columns: table.width, rows: table.height });
  return {
    el,
    /**
     * @param {View} view
     * @param {TileMove[]} tiles
     * @param {number|null} [score]
     */
    show(view, tiles, score) {
      const { laid, rack } = asLaid(tiles);
      board.update({ view, laid, rack, badge: laid.length && score !== undefined ? { score: score ?? "?" } : null });
    },
  };
}
