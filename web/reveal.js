// @ts-check
/**
 * What a play brings to light: lids lift ring by ring around the tiles, and a bomb goes off. Then
 * the board is left to be looked at for a moment before anything covers it.
 */
import { isStill } from "./anim.js";
import { nearOf } from "./board-ground.js";
import { cellAt, cellName } from "./cells.js";
import { h } from "./dom.js";
import { tileElement } from "./tile.js";

/** @typedef {import("./types.js").Cell} Cell */
/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {import("./types.js").View} View */
/** @typedef {{el: HTMLElement, cellElement: (cell: Cell) => HTMLElement|null}} Board */

const RING_MS = 20;
const RIPPLE_MS = 180;
const LID_MS = 110;
const BLAST_MS = 160;
/** How long the board stays in sight: for a score, for an open field, for a bomb. */
const LOOK_MS = { score: 600, field: 1100, bomb: 1500 };
/** Presses sooner than this belong to the one that made the move. */
const PRESS_MS = 350;

/**
 * The cells that are open now and were not before.
 *
 * @param {View["marks"]} before
 * @param {View["marks"]} after
 * @returns {Cell[]}
 */
export function newlyOpen(before, after) {
  const known = new Set(before.filter(([, mark]) => nearOf([mark]) !== null).map(([cell]) => cell));
  return after.filter(([cell, mark]) => nearOf([mark]) !== null && !known.has(cell)).map(([cell]) => cell);
}

/**
 * How many steps each opened cell is from the tiles laid, going over opened cells only, corners too.
 *
 * @param {Cell[]} opened
 * @param {Cell[]} laid
 * @returns {Map<Cell, number>}
 */
export function rings(opened, laid) {
  const waiting = new Set(opened);
  /** @type {Map<Cell, number>} */
  const found = new Map();
  let edge = laid;
  for (let ring = 0; edge.length; ring += 1) {
    for (const cell of edge) {
      if (waiting.delete(cell)) found.set(cell, ring);
    }
    edge = [...new Set(edge.flatMap(around))].filter((cell) => waiting.has(cell));
  }
  return found;
}

/**
 * @param {Cell} cell
 * @returns {Cell[]} the eight around it; some may lie beyond the edge
 */
function around(cell) {
  const [column, row] = cellAt(cell);
  const steps = [-1, 0, 1];
  return steps.flatMap((x) => steps.map((y) => cellName(column + x, row + y))).filter((next) => next !== cell);
}

/**
 * When each lid lifts. However far the field reaches, the ripple is over in time.
 *
 * @param {Map<Cell, number>} ringOf
 * @returns {Map<Cell, number>} ms
 */
export function lidDelays(ringOf) {
  const furthest = Math.max(0, ...ringOf.values());
  const step = Math.min(RING_MS, RIPPLE_MS / Math.max(1, furthest));
  return new Map([...ringOf].map(([cell, ring]) => [cell, Math.round(ring * step)]));
}

/**
 * @param {object} parts
 * @param {Board} parts.board   showing what is known after the move
 * @param {View} parts.before
 * @param {View} parts.after
 * @param {AbortSignal} parts.signal
 * @returns {Promise<void>} when it was seen
 */
export async function showReveal({ board, before, after, signal }) {
  const entry = after.log.at(-1);
  if (entry?.exploded) {
    if (!isStill()) explode(board, entry);
    return look(LOOK_MS.bomb, signal);
  }
  if (!entry?.hit) return;
  const laid = (entry.tiles ?? []).map(([cell]) => cell);
  const opened = newlyOpen(before.marks, after.marks);
  if (!isStill()) {
    ripple(board, lidDelays(rings(opened, laid)));
    if (entry.hit.length) blast(board, entry.hit);
  }
  const seen = entry.hit.length ? "bomb" : opened.length > laid.length ? "field" : "score";
  await look(LOOK_MS[seen], signal);
}

/**
 * @param {Board} board
 * @param {Map<Cell, number>} delays
 */
function ripple(board, delays) {
  for (const [cell, delay] of delays) {
    const element = board.cellElement(cell);
    if (!element || element.querySelector(".tile")) continue;
    const lid = h("span", { class: "lid", "aria-hidden": "true" });
    element.append(lid);
    const lifting = lid.animate(
      [{ opacity: 1, transform: "none" }, { opacity: 0, transform: "translateY(-22%) scale(0.9)" }],
      { duration: LID_MS, delay, fill: "backwards", easing: "ease-in" },
    );
    lifting.finished.then(() => lid.remove(), () => lid.remove());
  }
}

/**
 * The tiles are gone from the table; for a moment they are still to be seen, going.
 *
 * @param {Board} board
 * @param {LogEntry} entry
 */
function explode(board, { tiles = [], exploded = [], seat }) {
  for (const [cell, face, as] of tiles) {
    const ghost = tileElement(face, { as });
    ghost.classList.add("ghost", `by-${seat}`);
    ghost.setAttribute("aria-hidden", "true");
    board.cellElement(cell)?.append(ghost);
    const going = ghost.animate([{ opacity: 1, scale: 1 }, { opacity: 0, scale: 1.5 }], { duration: 3 * BLAST_MS, easing: "ease-in" });
    going.finished.then(() => ghost.remove(), () => ghost.remove());
  }
  blast(board, exploded);
}

/**
 * @param {Board} board
 * @param {Cell[]} cells
 */
function blast(board, cells) {
  board.el.animate(
    ["none", "translateX(3px)", "translateX(-3px)", "translateX(2px)", "none"].map((transform) => ({ transform })),
    { duration: BLAST_MS },
  );
  for (const cell of cells) {
    const star = board.cellElement(cell)?.querySelector(".blast");
    star?.animate(
      [
        { transform: "scale(0.5)", filter: "brightness(2.2)" },
        { transform: "scale(1.7)", filter: "brightness(1.6)", offset: 0.4 },
        { transform: "none", filter: "none" },
      ],
      { duration: 2 * BLAST_MS, easing: "ease-out" },
    );
  }
}

/**
 * Waits, but not longer than the player wants to.
 *
 * @param {number} ms
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
function look(ms, signal) {
  return new Promise((resolve) => {
    const begin = performance.now();
    const presses = ["pointerdown", "keydown"];
    const timer = setTimeout(done, ms);
    function pressed() {
      if (performance.now() - begin > PRESS_MS) done();
    }
    function done() {
      clearTimeout(timer);
      for (const type of presses) removeEventListener(type, pressed);
      resolve();
    }
    for (const type of presses) addEventListener(type, pressed);
    signal.addEventListener("abort", done, { once: true });
  });
}
