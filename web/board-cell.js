// @ts-check
/** One cell of the board: what lies in it, what it is called, and how it is drawn. */
import { blastPath, bombPath, devicePath, drawing, flagPath, homePath, nearOf, signOf, signPath } from "./board-ground.js";
import { deviceMarks } from "./cell-notes.js";
import { h, refill, svg, vars } from "./dom.js";
import { has, t } from "./i18n.js";
import { BLOCK, tileElement, tileSpoken } from "./tile.js";

/** @typedef {import("./types.js").Cell} Cell */
/** @typedef {import("./types.js").Face} Face */

/**
 * @typedef {object} CellState
 * @property {Cell} cell
 * @property {string} premium   "l", "L", "w", "W" or "."
 * @property {false|"star"|"home"} start
 * @property {boolean} shut     nobody knows yet what lies there
 * @property {string[]} marks   what the engine says of the cell
 * @property {number} up        how high its ground stands, where the board is tilted
 * @property {string} owner     who laid the tile, "" where nobody is named
 * @property {string[]} notes   what else is to be said of it
 * @property {{face: Face, as?: Face, blank: boolean, value: number, slot: number|null,
 *            selected: boolean}|null} tile
 * @property {"across"|"down"|null} arrow
 * @property {string} [typed]   the beginning of a longer face, waiting for the rest
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
  element.toggleAttribute("data-shut", state.shut);
  element.toggleAttribute("data-cursor", state.arrow !== null);
  vars(element, { up: state.up });
  refill(element, ground(state), blast(state), devices(state), state.tile && laidOrPlayed(state.tile), corner(state), arrow(state.arrow), half(state.typed));
}

/** @param {CellState} state */
function ground({ premium, start, marks }) {
  const seat = marks.map((mark) => /^(start|goal)-(\d+)$/.exec(mark)).find((found) => found);
  if (seat) return drawing(`house device-by-${seat[2]}`, seat[1] === "start" ? homePath() : flagPath());
  if (start) return start === "home" ? drawing("house", homePath()) : star();
  if (marks.includes("block")) return h("span", { class: "blocked", "aria-hidden": "true" }, tileElement(BLOCK));
  const near = nearOf(marks);
  if (near) return drawing(`sign sign-${signOf(near)}`, signPath(near));
  // Its label comes from the style sheet: the cell's name says "triple word", not "3W".
  return premium !== "." && h("span", { class: "premium", "aria-hidden": "true" });
}

/** @param {CellState} state */
function blast({ tile, marks }) {
  const here = marks.includes("blast") || (tile && marks.includes("bomb"));
  return here && drawing("blast", blastPath());
}

/**
 * What somebody has hidden here, drawn for who may know it: a dashed cell, and what it is.
 *
 * @param {CellState} state
 */
function devices({ tile, marks }) {
  const here = deviceMarks(marks);
  if (tile || !here.length) return null;
  const glyphs = here.map(({ kind }) => drawing("device-glyph", devicePath(kind)));
  return h("span", { class: `device device-by-${here[0].seat}`, "aria-hidden": "true" }, ...glyphs);
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

/**
 * What sits on the corner of a tile, above its neighbours: "?" where it lies on a shut cell, a bomb
 * where it hit one. A bomb that nobody hit lies in the middle of its cell.
 *
 * @param {CellState} state
 */
function corner({ shut, tile, marks }) {
  if (tile && shut) return h("span", { class: "corner corner-unknown", "aria-hidden": "true", text: "?" });
  if (marks.includes("blast") && !tile) return drawing("bomb", bombPath());
  if (!marks.includes("bomb")) return null;
  if (!tile) return drawing("bomb", bombPath());
  return h("span", { class: "corner corner-bomb", "aria-hidden": "true" }, drawing("bomb", bombPath()));
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

/** @param {string} [typed] */
function half(typed) {
  return typed && h("span", { class: "cursor-typed", "aria-hidden": "true", text: `${typed}…` });
}

/**
 * "H8, double word, empty"; "H8, Q, 10 points, played by Ana, last play"; "C3, shut, empty";
 * "B2, empty, your bomb".
 *
 * @param {CellState} state
 */
export function cellSpoken({ cell, premium, start, shut, marks, owner, notes, tile, arrow: direction }) {
  const said = [cell];
  const near = marks.filter((mark) => mark.startsWith("near-"));
  if (tile) {
    said.push(tileSpoken(tile.face, tile));
    if (tile.slot !== null) said.push(t("cell.laid"));
    else if (owner) said.push(t("cell.played-by", { name: owner }));
  }
  // What a played tile covers has done its work.
  if (!tile || tile.slot !== null) {
    if (shut) said.push(t("cell.shut"));
    said.push(...marksSpoken(near));
  }
  if (!tile) {
    if (start && !marks.some((mark) => mark.startsWith("start-"))) said.push(t("cell.start"));
    if (premium !== ".") said.push(t(`premium.${premium}`));
    if (!marks.includes("bomb") && !marks.includes("block")) said.push(t("cell.empty"));
  }
  if (marks.includes("bomb")) said.push(t(tile ? "cell.bomb-hit" : "cell.bomb"));
  said.push(...marksSpoken(marks.filter((mark) => !near.includes(mark))));
  said.push(...notes);
  if (direction) said.push(t(`cell.arrow-${direction}`));
  return said.join(", ");
}

/** @param {string[]} marks */
function marksSpoken(marks) {
  return marks.filter((mark) => has(`mark.${mark}`)).map((mark) => t(`mark.${mark}`));
}
