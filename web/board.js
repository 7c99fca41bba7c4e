// @ts-check
/** The board: an ARIA grid with one tab stop, redrawn cell by cell where something changed. */
import { drawCell } from "./board-cell.js";
import { nearOf, startSign } from "./board-ground.js";
import { createOver } from "./board-over.js";
import { cellNotes, ownerOf } from "./cell-notes.js";
import { boardCells, cellName, middleCell } from "./cells.js";
import { h, vars } from "./dom.js";
import { t } from "./i18n.js";
import { createRoads } from "./roads.js";
import { BLOCK, CORNER, LIFT, PLINTHS, SLAB, cellSeenAt, planeIn } from "./tilt.js";
import { lastTurn } from "./words-line.js";

/** @typedef {import("./types.js").Cell} Cell */
/** @typedef {import("./types.js").Face} Face */
/** @typedef {import("./types.js").Laid} Laid */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./board-cell.js").CellState} CellState */

/**
 * @typedef {object} BoardState
 * @property {Pick<View, "board"|"marks"|"names"> & Partial<View>} view
 * @property {Laid[]} [laid]
 * @property {Face[]} [rack]
 * @property {{cell: Cell, down: boolean, typed?: string}|null} [cursor]
 * @property {number|null} [selected]                  the rack slot picked up, if it lies here
 * @property {{score: number|string}|null} [badge]
 * @property {Cell[]} [frame]                          where a hint points
 */

/**
 * @typedef {object} Measured
 * @property {number} pitch    the side of a cell
 * @property {boolean} tilted
 * @property {(x: number, y: number) => Cell|null} cellAt  the cell seen at a point of the screen
 */

/** @param {Table} table */
export function createBoard(table) {
  /** @type {Map<Cell, {element: HTMLElement, shown: string}>} */
  const cells = new Map();
  const rows = Array.from({ length: table.height }, (_, row) =>
    h("div", { role: "row", class: "board-row" }, ...emptyRow(table, row, cells)),
  );
  const grid = h("div", { role: "grid", class: "board-grid", "aria-label": t("board.name") }, ...rows);
  const over = createOver(table);
  const roads = createRoads(table);
  const field = h("div", { class: "board-field" }, grid, roads.el, over.el);
  const sizes = { columns: table.width, rows: table.height, block: BLOCK, lift: LIFT, thick: SLAB };
  const el = vars(h("div", { class: "board" }, field, roads.labels), sizes);

  let tabStop = middleCell(table);
  /** @type {Map<Cell, CellState>} */
  let shown = new Map();
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
    shown = states;
    for (const next of states.values()) {
      const known = cells.get(next.cell);
      const key = JSON.stringify(next);
      if (!known || known.shown === key) continue;
      known.shown = key;
      drawCell(known.element, next);
    }
    if (state.cursor) moveTabStop(state.cursor.cell);
    over.update(state, states);
    roads.update(state.view);
  }

  return {
    el,
    update,
    /** @param {Cell} cell */
    cellElement: (cell) => cells.get(cell)?.element ?? null,
    /**
     * Reads where the board is, once; what is given back finds cells by arithmetic alone.
     *
     * @returns {Measured}
     */
    measure() {
      const box = grid.getBoundingClientRect();
      if (el.hasAttribute("data-tilted")) {
        const plane = planeIn(box, table.width, table.height);
        const heightOf = (/** @type {Cell} */ cell) => standing(shown.get(cell));
        return { pitch: plane.side, tilted: true, cellAt: (x, y) => cellSeenAt(plane, x, y, heightOf) };
      }
      const pitch = box.width / table.width;
      return {
        pitch,
        tilted: false,
        cellAt(x, y) {
          const column = Math.floor((x - box.left) / pitch);
          const row = Math.floor((y - box.top) / pitch);
          const inside = column >= 0 && row >= 0 && column < table.width && row < table.height;
          return inside ? cellName(column, row) : null;
        },
      };
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
  for (const [cell, mark] of [...view.marks, ...blasts(view), ...goals(view)]) marks.set(cell, [...(marks.get(cell) ?? []), mark]);

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
        start: table.start.includes(cell) && startSign(table.start),
        shut: Boolean(table.lids) && nearOf(cellMarks) === null && !cellMarks.includes("bomb"),
        marks: cellMarks,
        up: PLINTHS[premium] ?? (cellMarks.some((mark) => /^(start|goal)-/.test(mark)) ? CORNER : 0),
        owner: ownerOf(cellMarks, view.names),
        notes: cellNotes(cell, cellMarks, view),
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
 * How high a cell stands up from the board, in sides of a cell.
 *
 * @param {CellState} [state]
 */
function standing(state) {
  if (!state?.tile) return state?.up ?? 0;
  return state.tile.slot === null ? BLOCK : BLOCK + LIFT;
}

/**
 * Where a road wants to go, unless somebody starts there: that has a mark already.
 *
 * @param {Partial<View>} view
 * @returns {[Cell, string][]}
 */
function goals({ road = [] }) {
  const starts = road.map(({ start }) => start);
  return road.flatMap(({ goal }, seat) => (!goal || starts.includes(goal) ? [] : [[goal, `goal-${seat}`]]));
}

/**
 * Where the last turn ended in an explosion: the tiles are gone, the place is still to be seen.
 *
 * @param {Partial<View>} view
 * @returns {[Cell, string][]}
 */
function blasts(view) {
  return (lastTurn(view.log ?? [])?.exploded ?? []).map((cell) => [cell, "blast"]);
}
