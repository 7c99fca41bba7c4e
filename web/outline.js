// @ts-check
/** The line around a run of cells: one closed path around all of them, and around each hole. */
import { cellAt } from "./cells.js";

/** @typedef {import("./types.js").Cell} Cell */
/** @typedef {[number, number]} Corner column and row of a cell's upper left corner */

/**
 * Each cell has its four edges, clockwise; where two cells share one, both are left out. What is
 * left are the rings around the cells, each joined edge to edge.
 *
 * @param {Cell[]} cells
 * @returns {Corner[][]} the corners of each ring; the first ring begins at the first cell
 */
export function ringsAround(cells) {
  const edges = new Map(cells.flatMap(edgesOf).map((edge) => [edge.join(), edge]));
  for (const [from, to] of [...edges.values()]) {
    const back = [to, from].join();
    if (edges.has(back)) {
      edges.delete(back);
      edges.delete([from, to].join());
    }
  }
  const rings = [];
  while (edges.size) rings.push(corners(takeRing(edges)));
  return rings;
}

/**
 * @param {Cell} cell
 * @returns {[Corner, Corner][]}
 */
function edgesOf(cell) {
  const [x, y] = cellAt(cell);
  /** @type {Corner[]} */
  const around = [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]];
  return around.map((corner, index) => [corner, around[(index + 1) % 4]]);
}

/**
 * Follows the edges from the first until it comes home. Where two cells touch only at a corner
 * there are two ways on; turning right keeps to the same cell.
 *
 * @param {Map<string, [Corner, Corner]>} edges those walked are taken out
 * @returns {Corner[]}
 */
function takeRing(edges) {
  let [, edge] = /** @type {[string, [Corner, Corner]]} */ (edges.entries().next().value);
  const ring = [];
  for (;;) {
    const [from, to] = edge;
    edges.delete(edge.join());
    ring.push(from);
    const next = turnsFrom(from, to).map((corner) => edges.get([to, corner].join())).find((known) => known);
    if (!next) return ring;
    edge = next;
  }
}

/**
 * @param {Corner} from
 * @param {Corner} to
 * @returns {Corner[]} to the right, straight on, to the left
 */
function turnsFrom([x, y], [toX, toY]) {
  const [dx, dy] = [toX - x, toY - y];
  return [[toX - dy, toY + dx], [toX + dx, toY + dy], [toX + dy, toY - dx]];
}

/**
 * Only where the line turns; the first stays, for a line has to begin somewhere.
 *
 * @param {Corner[]} ring
 */
function corners(ring) {
  return ring.filter(([x, y], index) => {
    const [beforeX, beforeY] = ring.at(index - 1) ?? [x, y];
    const [afterX, afterY] = ring[(index + 1) % ring.length];
    return !((beforeX === x && afterX === x) || (beforeY === y && afterY === y));
  });
}

/**
 * As path data, a cell being so many units wide, pulled in from the edges by a little.
 *
 * @param {Corner[][]} rings
 * @param {number} unit
 * @param {number} [inset] units
 */
export function ringPath(rings, unit, inset = 0) {
  return rings.map((ring) => `M${ring.map((_, index) => spot(ring, index, unit, inset)).join("L")}Z`).join("");
}

/**
 * Rings run clockwise, so inside is to the right of both edges that meet in a corner.
 *
 * @param {Corner[]} ring
 * @param {number} index
 * @param {number} unit
 * @param {number} inset
 */
function spot(ring, index, unit, inset) {
  const [x, y] = ring[index];
  const before = direction(ring.at(index - 1) ?? ring[index], ring[index]);
  const after = direction(ring[index], ring[(index + 1) % ring.length]);
  const inX = -(before[1] + after[1]);
  const inY = before[0] + after[0];
  return `${x * unit + inX * inset} ${y * unit + inY * inset}`;
}

/**
 * @param {Corner} from
 * @param {Corner} to
 */
function direction([x, y], [toX, toY]) {
  return [Math.sign(toX - x), Math.sign(toY - y)];
}
