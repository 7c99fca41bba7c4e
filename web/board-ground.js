// @ts-check
/**
 * What can lie on the ground of a cell: dots for letters, lines for words, a bomb. Shapes as path
 * data in a square of 100, so that a board and its miniature draw the same.
 */
import { svg } from "./dom.js";

/** @typedef {"none"|"dots-2"|"dots-3"|"lines-2"|"lines-3"} Sign */

const SIGNS = /** @type {Sign[]} */ (["none", "dots-2", "dots-3", "lines-2", "lines-3"]);
const DOT = { r: 8.8, pitch: 23.5 };
const LINE = { across: 54, thick: 10, pitch: 20.5 };
const STAR = { points: 12, outer: 69, inner: 53 };

/**
 * How many bombs lie near an open cell, as its mark `near-2` says; null where no mark does.
 *
 * @param {string[]} marks
 * @returns {number|null}
 */
export function nearOf(marks) {
  const mark = marks.find((name) => /^near-\d+$/.test(name));
  return mark === undefined ? null : Number(mark.slice("near-".length));
}

/** @param {number} near */
export function signOf(near) {
  return SIGNS[Math.min(near, SIGNS.length - 1)];
}

/**
 * @param {number} near
 * @param {number} [x] left edge of the cell
 * @param {number} [y] top edge of the cell
 * @returns {string} path data; nothing for a plain cell
 */
export function signPath(near, x = 0, y = 0) {
  const [kind, count = "0"] = signOf(near).split("-");
  const offsets = Array.from({ length: Number(count) }, (_, index) => index - (Number(count) - 1) / 2);
  if (kind === "dots") return offsets.map((at) => circle(x + 50 + at * DOT.pitch, y + 50, DOT.r)).join("");
  return offsets.map((at) => bar(x + 50, y + 50 + at * LINE.pitch)).join("");
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} r
 */
function circle(x, y, r) {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/**
 * @param {number} x
 * @param {number} y
 */
function bar(x, y) {
  const { across, thick } = LINE;
  return `M${x - across / 2} ${y - thick / 2}h${across}v${thick}h${-across}z`;
}

/**
 * The blast behind a tile that lies on a bomb: it reaches over the cell's edges.
 *
 * @param {number} [x]
 * @param {number} [y]
 */
export function blastPath(x = 0, y = 0) {
  const { points, outer, inner } = STAR;
  const corners = Array.from({ length: 2 * points }, (_, index) => {
    const angle = (index * Math.PI) / points - Math.PI / 2;
    const r = index % 2 ? inner : outer;
    return `${round(x + 50 + r * Math.cos(angle))} ${round(y + 50 + r * Math.sin(angle))}`;
  });
  return `M${corners.join("L")}z`;
}

/** @param {number} n */
function round(n) {
  return Math.round(n * 10) / 10;
}

/**
 * A bomb: its body, its neck and its fuse.
 *
 * @param {number} [x]
 * @param {number} [y]
 */
export function bombPath(x = 0, y = 0) {
  return `${circle(x + 45, y + 58, 25)}M${x + 56} ${y + 29}l14-8 11 19-14 8zM${x + 72} ${y + 24}l7-9c4-5 11-4 14 1l-6 5c-2-2-4-2-5 0l-5 7z`;
}

/**
 * A sight: a ring, a dot and four hairs. What is laid to catch a bomb.
 *
 * @param {number} [x]
 * @param {number} [y]
 */
export function sightPath(x = 0, y = 0) {
  const hairs = [[45, 8, 10, 22], [45, 70, 10, 22], [8, 45, 22, 10], [70, 45, 22, 10]];
  const bars = hairs.map(([left, top, width, height]) => `M${x + left} ${y + top}v${height}h${width}v${-height}z`);
  // The inner circle runs the other way round, so that it cuts a hole.
  const hole = `M${x + 29} ${y + 50}a21 21 0 1 1 42 0a21 21 0 1 1-42 0z`;
  return `${circle(x + 50, y + 50, 31)}${hole}${circle(x + 50, y + 50, 7)}${bars.join("")}`;
}

/** Where somebody starts: a house. */
export function homePath() {
  return "M50 17 85 48V82H59V60H41V82H15V48z";
}

/**
 * All begin at one star; where there are several starts, each is somebody's home.
 *
 * @param {string[]} starts
 * @returns {"star"|"home"}
 */
export function startSign(starts) {
  return starts.length > 1 ? "home" : "star";
}

/** Where somebody wants to go, and nobody starts: a flag. */
export function flagPath() {
  return "M26 14h9v74h-9zM38 18h42L68 36l12 18H38z";
}

/**
 * @param {string} kind of a device; what is not known here is a plain disc
 * @param {number} [x]
 * @param {number} [y]
 */
export function devicePath(kind, x = 0, y = 0) {
  if (kind === "bomb") return bombPath(x, y);
  return kind === "defuser" ? sightPath(x, y) : circle(x + 50, y + 50, 25);
}

/**
 * @param {string} name its class
 * @param {string} d
 */
export function drawing(name, d) {
  return svg("svg", { class: name, viewBox: "0 0 100 100", "aria-hidden": "true" }, svg("path", { d }));
}
