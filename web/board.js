// @ts-check
/**
 * The board: an ARIA grid with one tab stop, redrawn cell by cell where something changed.
 *
 * Outlines and the score badge lie in a layer above the cells, so that a run of tiles can have one
 * outline and a badge is never hidden by a neighbour.
 */
import { drawCell } from "./board-cell.js";
import { nearOf } from "./board-ground.js";
import { badgeCell, runs } from "./board-runs.js";
import { boardCells, cellAt, cellName, middleCell } from "./cells.js";
import { h, refill, vars } from "./dom.js";
import { t } from "./i18n.js";

/** @typedef {import("./types.js").Cell} Cell */
/** @typedef {import("./types.js").Face} Face */
/** @typedef {import("./types.js").Laid} Laid */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./board-cell.js").CellState} CellState */

/**
 * @typedef {object} BoardState
 * @property {Pick<View, "board"|"marks"|"names">} view
 * @property {Laid[]} [laid]
 * @property {Face[]} [rack]
 * @property {{cell: Cell, down: boolean, typed?: string}|null} [cursor]
 * @property {number|null} [selected]                  the rack slot picked up, if it lies here
 * @property {{score: number|string}|null} [badge]
 */

/** @param {Table} table */
export function createBoard(table) {
  /** @type {Map<Cell, {element: HTMLElement, shown: string}>} */
  const cells = new Map();
  const rows = Array.from({ length: table.height }, (_, row) =>
    h("div", { role: "row", class: "board-row" }, ...emptyRow(table, row, cells)),
  );
  const grid = h("div", { role: "grid", class: "board-grid", "aria-label": t("board.name") }, ...rows);
  const over = h("div", { class: "board-over", "aria-hidden": "true" });
  const field = vars(h("div", { class: "board-field" }, grid, over), {
    columns: table.width,
    rows: table.height,
  });
  const el = h("div", { class: "board" }, field);

  let tabStop = middleCell(table);
  let shownOver = "";
  grid.addEventListener("focusin", (event) => {
    const cell = event.target instanceof HTMLElement && event.target.dataset.cell;
    if (cell) moveTabStop(cell);
  });
  moveTabStop(tabStop);

  /** @param {Cell} cell */
  function moveTabStop(cell) {
    cells.get(tabStop)?.element.setAttribute("tabindex", "-1");
    cells.get(cell)?.element.setAttribute("tabindex", "0");
    tabStop = cell;
  }

  /** @param {BoardState} state */
  function update(state) {
    const states = cellStates(table, state);
    for (const next of states.values()) {
      const known = cells.get(next.cell);
      const key = JSON.stringify(next);
      if (!known || known.shown === key) continue;
      known.shown = key;
      drawCell(known.element, next);
    }
    if (state.cursor) moveTabStop(state.cursor.cell);
    drawOver(state, states);
  }

  /**
   * @param {BoardState} state
   * @param {Map<Cell, CellState>} states
   */
  function drawOver({ laid = [], badge }, states) {
    const last = [...states.values()].filter((state) => state.marks.includes("last"));
    const outlines = runs(last.map((state) => state.cell));
    const taken = (/** @type {Cell} */ cell) => Boolean(states.get(cell)?.tile);
    const spot = badge ? badgeCell(table, laid.map((tile) => tile.cell), taken) : null;
    const key = JSON.stringify([outlines, spot, badge]);
    if (key === shownOver) return;
    shownOver = key;
    refill(
      over,
      ...outlines.map(({ cell, across, down }) =>
        place(h("div", { class: "last-outline" }), cell, { across, down }),
      ),
      badge && spot && place(h("div", { class: "badge", text: badge.score }), spot),
    );
  }

  return {
    el,
    update,
    /** @param {Cell} cell */
    cellElement: (cell) => cells.get(cell)?.element ?? null,
    /**
     * @param {number} x
     * @param {number} y
     * @returns {Cell|null}
     */
    cellFromPoint(x, y) {
      const box = grid.getBoundingClientRect();
      const column = Math.floor(((x - box.left) / box.width) * table.width);
      const row = Math.floor(((y - box.top) / box.height) * table.height);
      const inside = column >= 0 && row >= 0 && column < table.width && row < table.height;
      return inside ? cellName(column, row) : null;
    },
  };
}

/**
 * @param {Table} table
 * @param {number} row
 * @param {Map<Cell, {element: HTMLElement, shown: string}>} cells
 */
function emptyRow(table, row, cells) {
  return Array.from({ length: table.width }, (_, column) => {
    const cell = cellName(column, row);
    const premium = table.premiums[row][column];
    const element = h("div", {
      role: "gridcell",
      class: "cell",
      tabindex: "-1",
      "data-cell": cell,
      "data-premium": premium === "." ? null : premium,
      "data-start": table.start.includes(cell),
    });
    cells.set(cell, { element, shown: "" });
    return element;
  });
}

/**
 * @param {HTMLElement} element
 * @param {Cell} cell
 * @param {Record<string, number>} [more]
 */
function place(element, cell, more = {}) {
  const [column, row] = cellAt(cell);
  return vars(element, { column, row, ...more });
}

/**
 * What every cell shows now, by its name.
 *
 * @param {Table} table
 * @param {BoardState} state
 * @returns {Map<Cell, CellState>}
 */
function cellStates(table, { view, laid = [], rack = [], cursor = null, selected = null }) {
  const played = boardCells(view.board);
  const laying = new Map(laid.map((tile) => [tile.cell, tile]));
  /** @type {Map<Cell, string[]>} */
  const marks = new Map();
  for (const [cell, mark] of view.marks) marks.set(cell, [...(marks.get(cell) ?? []), mark]);

  /** @type {Map<Cell, CellState>} */
  const states = new Map();
  table.premiums.forEach((premiums, row) => {
    [...premiums].forEach((premium, column) => {
      const cell = cellName(column, row);
      const own = laying.get(cell);
      const old = played.get(cell);
      const cellMarks = marks.get(cell) ?? [];
      const tile = own
        ? { face: rack[own.slot] ?? "", as: own.as, blank: false, slot: own.slot }
        : old && { ...old, slot: null };
      states.set(cell, {
        cell,
        premium,
        start: table.start.includes(cell),
        shut: Boolean(table.lids) && nearOf(cellMarks) === null && !cellMarks.includes("bomb"),
        marks: cellMarks,
        owner: ownerName(cellMarks, view.names),
        tile: tile
          ? { ...tile, value: table.values[tile.face] ?? 0, selected: own?.slot === selected }
          : null,
        arrow: cursor?.cell === cell ? (cursor.down ? "down" : "across") : null,
        typed: cursor?.cell === cell ? cursor.typed : undefined,
      });
    });
  });
  return states;
}

/**
 * @param {string[]} marks
 * @param {string[]} names
 */
function ownerName(marks, names) {
  const by = marks.find((mark) => /^by-\d+$/.test(mark));
  return by ? names[Number(by.slice(3))] ?? "" : "";
}
