// @ts-check
/**
 * Each player's road: one line around all its cells, above the tiles, and at the corners a word
 * about who starts and who wants to go there. A road that has grown draws itself onward.
 */
import { isStill } from "./anim.js";
import { cellAt } from "./cells.js";
import { h, refill, svg, vars } from "./dom.js";
import { t } from "./i18n.js";
import { ringPath, ringsAround } from "./outline.js";

/** @typedef {import("./types.js").Cell} Cell */
/** @typedef {import("./types.js").Road} Road */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").View} View */

const UNIT = 100;
/** The line runs a little outside the cells, so that two roads side by side are two lines. */
const INSET = -1;
const GROW_MS = 180;

/** @param {Pick<Table, "width"|"height">} table */
export function createRoads({ width, height }) {
  const el = svg("svg", { class: "roads", viewBox: `0 0 ${width * UNIT} ${height * UNIT}`, "aria-hidden": "true" });
  const labels = h("div", { class: "corner-labels", "aria-hidden": "true" });
  /** @type {Cell[][]} */
  let before = [];
  let shown = "";
  let named = "";

  return {
    el,
    labels,
    /** @param {{names: string[], road?: Partial<Road>[]}} view */
    update({ names, road = [] }) {
      const key = JSON.stringify(road.map(({ cells }) => cells));
      if (key !== shown) {
        const lines = road.map(({ cells = [] }, seat) => line(cells, seat));
        refill(el, ...lines);
        if (shown && !isStill()) lines.forEach((drawn, seat) => drawn && grow(drawn, before[seat] ?? [], road[seat].cells ?? []));
        before = road.map(({ cells = [] }) => cells);
        shown = key;
      }
      const corners = JSON.stringify([names, road.map(({ start, goal }) => [start, goal])]);
      if (corners === named || !names.length) return;
      named = corners;
      refill(labels, ...cornerTexts(names, road).map(({ cell, text }) => label(cell, text, { width, height })));
    },
  };
}

/**
 * @param {Cell[]} cells
 * @param {number} seat
 */
function line(cells, seat) {
  if (!cells.length) return null;
  const d = ringPath(ringsAround(cells), UNIT, INSET);
  const stroke = (/** @type {string} */ name) => svg("path", { class: name, d, pathLength: 1 });
  return svg("g", { class: `road road-${seat}` }, stroke("road-key"), stroke("road-light"));
}

/**
 * The ring begins at the start, so both its ends are there: drawn from both, it reaches forward.
 *
 * @param {SVGGElement} drawn
 * @param {Cell[]} old
 * @param {Cell[]} now
 */
function grow(drawn, old, now) {
  if (old.join() === now.join()) return;
  const kept = now.findIndex((cell, index) => cell !== old[index]);
  const share = (kept < 0 ? now.length : kept) / now.length / 2;
  for (const path of drawn.children) {
    path.animate(
      [{ strokeDasharray: `${share} ${1 - 2 * share} ${share} 0` }, { strokeDasharray: "0.5 0 0.5 0" }],
      { duration: GROW_MS, easing: "linear" },
    );
  }
}

/**
 * @param {string[]} names
 * @param {Partial<Road>[]} road
 * @returns {{cell: Cell, text: string}[]}
 */
export function cornerTexts(names, road) {
  const cells = [...new Set(road.flatMap(({ start = "", goal = "" }) => [start, goal]))].filter(Boolean);
  return cells.map((cell) => {
    const starts = road.findIndex(({ start }) => start === cell);
    const goes = road.findIndex(({ goal }) => goal === cell);
    const named = { name: names[starts] ?? "", other: names[goes] ?? "" };
    const key = starts < 0 ? "corner.goal" : goes < 0 ? "corner.start" : "corner.both";
    return { cell, text: t(key, named) };
  });
}

/**
 * @param {Cell} cell
 * @param {string} text
 * @param {{width: number, height: number}} size
 */
function label(cell, text, { width, height }) {
  const [column, row] = cellAt(cell);
  const side = column === 0 ? (row === 0 ? "far" : "left") : row === 0 ? "right" : "near";
  const at = vars(h("span", { class: `corner-label corner-${side}` }, h("span", { text })), {
    column: column === 0 ? 0 : width,
    row: row === 0 ? 0 : height,
  });
  return at;
}
