// @ts-check
/**
 * Outlines and the score badge lie in a layer above the cells, so that a run of tiles can have one
 * outline and a badge is never hidden by a neighbour.
 */
import { badgeCell, runs } from "./board-runs.js";
import { cellAt } from "./cells.js";
import { h, refill, vars } from "./dom.js";

/** @typedef {import("./types.js").Cell} Cell */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./board.js").BoardState} BoardState */
/** @typedef {import("./board-cell.js").CellState} CellState */

/** @param {Table} table */
export function createOver(table) {
  const el = h("div", { class: "board-over", "aria-hidden": "true" });
  let shown = "";

  return {
    el,
    /**
     * @param {BoardState} state
     * @param {Map<Cell, CellState>} states
     */
    update({ laid = [], badge, frame = [] }, states) {
      const last = [...states.values()].filter((state) => state.marks.includes("last"));
      const outlines = runs(last.map((state) => state.cell));
      const hinted = runs(frame);
      const taken = (/** @type {Cell} */ cell) => Boolean(states.get(cell)?.tile);
      const spot = badge ? badgeCell(table, laid.map((tile) => tile.cell), taken) : null;
      const key = JSON.stringify([outlines, hinted, spot, badge]);
      if (key === shown) return;
      shown = key;
      refill(
        el,
        ...outlines.map((run) => outline("last-outline", run)),
        ...hinted.map((run) => outline("hint-frame", run)),
        badge && spot && place(h("div", { class: "badge", text: badge.score }), spot, { up: states.get(spot)?.up ?? 0 }),
      );
    },
  };
}

/**
 * @param {string} name
 * @param {import("./board-runs.js").Run} run
 */
function outline(name, { cell, across, down }) {
  return place(h("div", { class: name }), cell, { across, down });
}

/**
 * @param {HTMLElement} element
 * @param {Cell} cell
 * @param {Record<string, number>} more
 */
function place(element, cell, more) {
  const [column, row] = cellAt(cell);
  return vars(element, { column, row, ...more });
}
