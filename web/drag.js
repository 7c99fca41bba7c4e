// @ts-check
/**
 * Dragging tiles with mouse, finger or pen. Everything is measured once, when the drag begins; from
 * then on a move of the pointer costs some arithmetic, and a frame one translation.
 *
 * A copy of the tile follows the pointer. Under a finger it floats above it, so that it can be seen;
 * the cell meant is the one under the middle of the copy.
 */
import { cellName } from "./cells.js";

/** @typedef {import("./types.js").Cell} Cell */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./anim.js").Box} Box */

/** @typedef {{cell: Cell} | {place: number} | null} Target  a cell, a place on the rack, or neither */
/** @typedef {{slot: number, from: Cell|null, to: Target, box: Box}} Drop */

const THRESHOLD = 4;
/** How far above the finger the middle of the tile floats, in tile heights. */
const FLOAT = 0.9;
/** The size of the copy over the board, in cells. */
const HOVER = 1.15;

/**
 * @param {object} parts
 * @param {HTMLElement} parts.root
 * @param {Table} parts.table
 * @param {{cellElement: (cell: Cell) => HTMLElement|null}} parts.board
 * @param {{el: HTMLElement}} parts.rack
 * @param {() => boolean} parts.mayDrag
 * @param {(cell: Cell) => boolean} parts.isFree  no played tile lies there
 * @param {(drop: Drop) => void} parts.onDrop
 * @param {AbortSignal} parts.signal the end of it all
 */
export function enableDrag({ root, table, board, rack, mayDrag, isFree, onDrop, signal }) {
  /** @type {{id: number, x: number, y: number, tile: HTMLElement}|null} */
  let pressed = null;
  /** @type {ReturnType<typeof lift>|null} */
  let drag = null;
  let frame = 0;
  let justDragged = false;

  /** @param {PointerEvent} event */
  function press(event) {
    const target = event.target instanceof Element ? event.target : null;
    const tile = target?.closest("[data-slot]");
    if (drag || !event.isPrimary || event.button !== 0 || !(tile instanceof HTMLElement)) return;
    if (mayDrag()) pressed = { id: event.pointerId, x: event.clientX, y: event.clientY, tile };
  }

  /** @param {PointerEvent} event */
  function move(event) {
    if (event.pointerId !== pressed?.id) return;
    if (!drag) {
      const far = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) >= THRESHOLD;
      if (!far || !mayDrag()) return;
      // The root takes the pointer: the tile itself may be drawn anew while it is dragged.
      root.setPointerCapture(event.pointerId);
      drag = lift({ root, table, board, rack, isFree, pressed, touch: event.pointerType === "touch" });
    }
    drag.point(event.clientX, event.clientY);
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      drag?.draw();
    });
  }

  /** @param {PointerEvent} event */
  function release(event) {
    if (event.pointerId !== pressed?.id) return;
    finish(event.type === "pointerup");
  }

  /** @param {boolean} dropped */
  function finish(dropped) {
    pressed = null;
    if (!drag) return;
    const ended = drag;
    drag = null;
    cancelAnimationFrame(frame);
    frame = 0;
    justDragged = true;
    setTimeout(() => (justDragged = false));
    const { slot, from, to, box } = ended.end();
    onDrop({ slot, from, to: dropped ? to : null, box });
  }

  /** A drag ends with a click too, which is not a tap. @param {Event} event */
  function swallowClick(event) {
    if (!justDragged) return;
    event.stopPropagation();
    event.preventDefault();
  }

  /** A finger that rests on a tile before it moves asks for no menu. @param {Event} event */
  function holdStill(event) {
    if (pressed) event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  function escape(event) {
    if (event.key !== "Escape" || !drag) return;
    event.stopPropagation();
    finish(false);
  }

  root.addEventListener("pointerdown", press);
  root.addEventListener("pointermove", move);
  root.addEventListener("pointerup", release);
  root.addEventListener("pointercancel", release);
  root.addEventListener("lostpointercapture", release);
  root.addEventListener("click", swallowClick, true);
  root.addEventListener("dragstart", (event) => event.preventDefault());
  root.addEventListener("contextmenu", holdStill);
  addEventListener("keydown", escape, { capture: true, signal });
  return {
    get active() {
      return drag !== null;
    },
  };
}

/**
 * The one place where layout is read.
 *
 * @param {object} parts
 * @param {HTMLElement} parts.root
 * @param {Table} parts.table
 * @param {{cellElement: (cell: Cell) => HTMLElement|null}} parts.board
 * @param {{el: HTMLElement}} parts.rack
 * @param {(cell: Cell) => boolean} parts.isFree
 * @param {{x: number, y: number, tile: HTMLElement}} parts.pressed
 * @param {boolean} parts.touch
 */
function lift({ root, table, board, rack, isFree, pressed, touch }) {
  const { tile } = pressed;
  const box = tile.getBoundingClientRect();
  const grid = gridBox(table, board);
  const tray = rack.el.getBoundingClientRect();
  const places = [...rack.el.querySelectorAll(".well")].map((well) => well.getBoundingClientRect());
  const size = Math.max(box.width, places[0]?.width ?? 0);
  const copy = copyOf(tile, size);
  // Under a mouse the tile hangs where it was gripped.
  const gripX = (pressed.x - box.left) / box.width;
  const gripY = (pressed.y - box.top) / box.height;
  const offset = touch
    ? { x: 0, y: -FLOAT * size }
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
    const column = Math.floor((x - grid.left) / grid.pitchX);
    const row = Math.floor((y - grid.top) / grid.pitchY);
    overBoard = column >= 0 && row >= 0 && column < table.width && row < table.height;
    if (overBoard) {
      const cell = cellName(column, row);
      return isFree(cell) ? { cell } : null;
    }
    const onTray = pointer.y > tray.top - size / 2 && pointer.y < tray.bottom + size / 2;
    if (!onTray || !places.length) return null;
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
    copy.style.scale = overBoard ? String(Math.min(1, (HOVER * grid.pitchX) / size)) : "1";
  }

  return {
    /** @param {number} x @param {number} y */
    point(x, y) {
      pointer = { x, y };
    },
    draw,
    /** @returns {Drop} */
    end() {
      draw();
      const to = target;
      light(null);
      const box = copy.getBoundingClientRect();
      copy.remove();
      tile.classList.remove("is-lifted");
      const from = tile.closest("[data-cell]");
      return {
        slot: Number(tile.dataset.slot),
        from: from instanceof HTMLElement ? from.dataset.cell ?? null : null,
        to,
        box,
      };
    },
  };
}

/**
 * @param {Table} table
 * @param {{cellElement: (cell: Cell) => HTMLElement|null}} board
 */
function gridBox(table, board) {
  const first = board.cellElement("A1")?.getBoundingClientRect() ?? new DOMRect();
  const last = board.cellElement(cellName(table.width - 1, table.height - 1))?.getBoundingClientRect() ?? first;
  const pitchX = (last.right - first.left) / table.width;
  const pitchY = (last.bottom - first.top) / table.height;
  return { left: first.left, top: first.top, pitchX, pitchY };
}

/**
 * @param {HTMLElement} tile
 * @param {number} size
 */
function copyOf(tile, size) {
  const copy = /** @type {HTMLElement} */ (tile.cloneNode(true));
  copy.classList.add("is-dragged");
  delete copy.dataset.slot;
  copy.removeAttribute("id");
  copy.setAttribute("aria-hidden", "true");
  copy.tabIndex = -1;
  copy.style.setProperty("--s", `${size}px`);
  return copy;
}
