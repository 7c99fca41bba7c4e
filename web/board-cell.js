// @ts-check
/** One cell of the board: what lies in it, what it is called, and how it is drawn. */
import { h, refill, svg } from "./dom.js";
import { has, t } from "./i18n.js";
import { tileElement, tileSpoken } from "./tile.js";

/** @typedef {import("./types.js").Cell} Cell */
/** @typedef {import("./types.js").Face} Face */

/**
 * @typedef {object} CellState
 * @property {Cell} cell
 * @property {string} premium   "l", "L", "w", "W" or "."
 * @property {boolean} start
 * @property {string[]} marks   what the engine says of the cell
 * @property {string} owner     who laid the tile, "" where nobody is named
 * @property {{face: Face, as?: Face, blank: boolean, value: number, slot: number|null,
 *            selected: boolean}|null} tile
 * @property {"across"|"down"|null} arrow
 */

const STAR = "M50 6 61.8 37.2 95 38.8 69 59.5 77.8 91.5 50 73.2 22.2 91.5 31 59.5 5 38.8 38.2 37.2z";
const ARROWS = { across: "M14 50h62M54 26l24 24-24 24", down: "M50 14v62M26 54l24 24 24-24" };

/**
 * Draws a cell anew. Called only where its state differs from what is shown.
 *
 * @param {HTMLElement} element
 * @param {CellState} state
 */
export function drawCell(element, state) {
  element.className = ["cell", ...state.marks.map((mark) => `mark-${mark}`)].join(" ");
  element.setAttribute("aria-label", cellSpoken(state));
  element.toggleAttribute("data-filled", state.tile !== null);
  element.toggleAttribute("data-cursor", state.arrow !== null);
  refill(element, ground(state), state.tile && laidOrPlayed(state.tile), arrow(state.arrow));
}

/** @param {CellState} state */
function ground({ premium, start }) {
  if (start) return star();
  // Its label comes from the style sheet: the cell's name says "triple word", not "3W".
  return premium !== "." && h("span", { class: "premium", "aria-hidden": "true" });
}

export function star() {
  return svg(
    "svg",
    { class: "star", viewBox: "0 0 100 100", "aria-hidden": "true" },
    svg("path", { d: STAR }),
  );
}

/** @param {NonNullable<CellState["tile"]>} tile */
function laidOrPlayed({ face, as, blank, value, slot, selected }) {
  const element = tileElement(face, { as, blank, value, laid: slot !== null });
  element.setAttribute("aria-hidden", "true");
  if (slot !== null) element.dataset.slot = String(slot);
  element.toggleAttribute("data-selected", selected);
  return element;
}

/** @param {CellState["arrow"]} direction */
function arrow(direction) {
  return (
    direction &&
    svg(
      "svg",
      { class: "cursor", viewBox: "0 0 100 100", "aria-hidden": "true", "data-arrow": direction },
      svg("path", { d: ARROWS[direction] }),
    )
  );
}

/**
 * "H8, double word, empty"; "H8, Q, 10 points, played by Ana, last play".
 *
 * @param {CellState} state
 */
export function cellSpoken({ cell, premium, start, marks, owner, tile, arrow: direction }) {
  const said = [cell];
  if (tile) {
    said.push(tileSpoken(tile.face, tile));
    if (tile.slot !== null) said.push(t("cell.laid"));
    else if (owner) said.push(t("cell.played-by", { name: owner }));
  } else {
    if (start) said.push(t("cell.start"));
    if (premium !== ".") said.push(t(`premium.${premium}`));
    said.push(t("cell.empty"));
  }
  for (const mark of marks) if (has(`mark.${mark}`)) said.push(t(`mark.${mark}`));
  if (direction) said.push(t(`cell.arrow-${direction}`));
  return said.join(", ");
}
