// @ts-check
/**
 * A tile in the air. Everything is measured once, when it is lifted, and again only if the page
 * itself moves; in between a move of the pointer costs some arithmetic, and a frame one translation.
 *
 * A copy of the tile follows the pointer. Under a finger it floats above it, so that it can be seen;
 * the cell meant is the one under the middle of the copy.
 */
import { boxOf } from "./anim.js";

/** @typedef {import("./types.js").Cell} Cell */
/** @typedef {import("./drag.js").Board} Board */
/** @typedef {import("./drag.js").Target} Target */
/** @typedef {import("./drag.js").Drop} Drop */

/** How far above the finger the middle of the tile floats, in tile heights. */
const FLOAT = 0.9;
/** The size of the copy over the board, in cells. */
const HOVER = 1.15;

/**
 * The one place where layout is read.
 *
 * @param {object} parts
 * @param {HTMLElement} parts.root
 * @param {Board} parts.board
 * @param {{el: HTMLElement}} parts.rack
 * @param {(cell: Cell) => boolean} parts.isFree
 * @param {{x: number, y: number, tile: HTMLElement}} parts.pressed
 * @param {boolean} parts.touch
 */
export function lift({ root, board, rack, isFree, pressed, touch }) {
  const { tile } = pressed;
  const box = tile.getBoundingClientRect();
  let { grid, tray, places } = measured(board, rack);
  // A tilted tile's box is wider than the tile.
  const size = Math.max(tile.dataset.slot === undefined ? 0 : tile.offsetWidth, places[0]?.width ?? 0);
  const copy = copyOf(tile, size);
  // Under a mouse the tile hangs where it was gripped.
  const gripX = (pressed.x - box.left) / box.width;
  const gripY = (pressed.y - box.top) / box.height;
  const offset = touch
    ? { x: 0, y: -FLOAT * size }
    : tile.dataset.device
      ? { x: 0, y: 0 }
      : { x: (0.5 - gripX) * size, y: (0.5 - gripY) * size };
  let pointer = { x: pressed.x, y: pressed.y };
  /** @type {HTMLElement|null} */
  let lit = null;
  /** @type {Target} */
  let target = null;
  let overBoard = false;
  root.append(copy);
  tile.classList.add("is-lifted");

  /** @returns {Target} */
  function find() {
    const x = pointer.x + offset.x;
    const y = pointer.y + offset.y;
    const cell = grid.cellAt(x, y);
    overBoard = cell !== null;
    if (cell !== null) return isFree(cell) ? { cell } : null;
    // A device belongs to no place on the rack.
    if (tile.dataset.slot === undefined) return null;
    const onTray = pointer.y > tray.top - size / 2 && pointer.y < tray.bottom + size / 2;
    // A tray without wells has one place for all, and is not as wide as the page.
    if (!places.length) return onTray && pointer.x > tray.left && pointer.x < tray.right ? { place: 0 } : null;
    if (!onTray) return null;
    const pitch = places.length > 1 ? places[1].left - places[0].left : size;
    const place = Math.floor((x - places[0].left + (pitch - places[0].width) / 2) / pitch);
    return { place: Math.min(places.length - 1, Math.max(0, place)) };
  }

  /** @param {Target} next */
  function light(next) {
    target = next;
    const element = !next ? null : "cell" in next ? board.cellElement(next.cell) : rack.el;
    if (element === lit) return;
    lit?.classList.remove("is-target");
    element?.classList.add("is-target");
    lit = element;
  }

  function draw() {
    light(find());
    const left = pointer.x + offset.x - size / 2;
    const top = pointer.y + offset.y - size / 2;
    copy.style.translate = `${left}px ${top}px`;
    // Over the board it is nearly as small as a cell, or nobody could see which one is meant.
    copy.style.scale = overBoard ? String(Math.min(1, (HOVER * grid.pitch) / size)) : "1";
    copy.classList.toggle("is-tilted", overBoard && grid.tilted);
  }

  return {
    /** @param {number} x @param {number} y */
    point(x, y) {
      pointer = { x, y };
    },
    draw,
    /** The page moved under the pointer: a screen was turned, a wheel was rolled. */
    measure() {
      ({ grid, tray, places } = measured(board, rack));
    },
    /** @returns {Drop} */
    end() {
      draw();
      const to = target;
      light(null);
      const box = boxOf(copy);
      copy.remove();
      tile.classList.remove("is-lifted");
      const from = tile.closest("[data-cell]");
      return {
        slot: Number(tile.dataset.slot ?? -1),
        device: tile.dataset.device ?? null,
        from: from instanceof HTMLElement ? from.dataset.cell ?? null : null,
        to,
        box,
      };
    },
  };
}

/**
 * @param {Board} board
 * @param {{el: HTMLElement}} rack
 */
function measured(board, rack) {
  return {
    grid: board.measure(),
    tray: rack.el.getBoundingClientRect(),
    places: [...rack.el.querySelectorAll(".well")].map((well) => well.getBoundingClientRect()),
  };
}

/**
 * @param {HTMLElement} tile
 * @param {number} size
 */
function copyOf(tile, size) {
  const copy = /** @type {HTMLElement} */ ((tile.querySelector(".device-handle") ?? tile).cloneNode(true));
  copy.classList.add("is-dragged");
  delete copy.dataset.slot;
  delete copy.dataset.device;
  copy.removeAttribute("id");
  copy.setAttribute("aria-hidden", "true");
  copy.tabIndex = -1;
  copy.style.setProperty("--s", `${size}px`);
  return copy;
}
