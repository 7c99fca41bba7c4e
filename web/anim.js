// @ts-check
/** Small motions: tiles glide from where they lay to where they lie. All of it can be left out. */

import { inPlane } from "./tilt.js";

const EASE = "cubic-bezier(0.2, 0, 0, 1)";
export const GLIDE_MS = 160;
const COUNT_MS = 180;
const LAND_MS = 40;

/** @typedef {{left: number, top: number, width: number, height: number}} Box */

export function isStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Where every tile of this turn lies now, by its rack slot.
 *
 * @param {Element} root
 * @returns {Map<string, Box>}
 */
export function tileBoxes(root) {
  const boxes = new Map();
  for (const tile of root.querySelectorAll("[data-slot]")) {
    const { slot } = /** @type {HTMLElement} */ (tile).dataset;
    boxes.set(slot, boxOf(/** @type {HTMLElement} */ (tile)));
  }
  return boxes;
}

/**
 * Around the middle, but as wide as the tile is: lying on a tilted board, its box is much wider.
 *
 * @param {HTMLElement} tile
 * @returns {Box}
 */
export function boxOf(tile) {
  const box = tile.getBoundingClientRect();
  if (!isTilted(tile)) return box;
  const side = tile.offsetWidth;
  return { left: box.left + (box.width - side) / 2, top: box.top + (box.height - side) / 2, width: side, height: side };
}

/** @param {Element} tile */
function isTilted(tile) {
  return Boolean(tile.closest("[data-tilted].board, .is-tilted"));
}

/**
 * Draws, then lets every tile that changed its place glide there from where it was.
 *
 * @param {Element} root
 * @param {() => void} draw
 * @param {Map<string, Box>} [from] places that count instead of those on the page
 */
export function glideAfter(root, draw, from = new Map()) {
  if (isStill()) return draw();
  const before = new Map([...tileBoxes(root), ...from]);
  draw();
  for (const tile of root.querySelectorAll("[data-slot]")) {
    const { slot = "" } = /** @type {HTMLElement} */ (tile).dataset;
    const box = before.get(slot);
    if (box) glide(/** @type {HTMLElement} */ (tile), box);
  }
}

/**
 * @param {HTMLElement} tile
 * @param {Box} from
 */
function glide(tile, from) {
  const to = boxOf(tile);
  const move = { x: from.left - to.left, y: from.top - to.top };
  const { x, y } = isTilted(tile) ? inPlane(move.x, move.y) : move;
  const scale = from.width / to.width;
  if (Math.abs(x) + Math.abs(y) < 1 || !Number.isFinite(scale)) return;
  tile.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 7 },
      { transform: "none", transformOrigin: "0 0", zIndex: 7 },
    ],
    { duration: GLIDE_MS, easing: EASE },
  );
}

/**
 * Tiles that somebody else laid come down onto their cells, one after the other.
 *
 * @param {(Element|null|undefined)[]} tiles
 */
export function land(tiles) {
  if (isStill()) return;
  tiles.forEach((tile, index) =>
    tile?.animate([{ opacity: 0, transform: "translateY(-40%) scale(1.15)" }, { opacity: 1, transform: "none" }], {
      duration: GLIDE_MS,
      delay: index * LAND_MS,
      fill: "backwards",
      easing: EASE,
    }),
  );
}

/**
 * A number counts up to its new value; resolves when it is there.
 *
 * @param {Element|null} element
 * @param {number} from
 * @param {number} to
 * @param {(n: number) => string} written
 * @returns {Promise<void>}
 */
export function countUp(element, from, to, written) {
  if (!element || from === to || isStill()) return Promise.resolve();
  return new Promise((resolve) => {
    const begin = performance.now();
    /** @param {number} now */
    function step(now) {
      const share = Math.min(1, Math.max(0, (now - begin) / COUNT_MS));
      if (element) element.textContent = written(Math.round(from + (to - from) * share));
      if (share < 1) requestAnimationFrame(step);
      else resolve();
    }
    step(begin);
  });
}
