// @ts-check
/** Dragging tiles with mouse, finger or pen: when a drag begins, and all the ways it can end. */
import { lift } from "./lifted-tile.js";

/** @typedef {import("./types.js").Cell} Cell */
/** @typedef {import("./anim.js").Box} Box */
/** @typedef {{cellElement: (cell: Cell) => HTMLElement|null, measure: () => import("./board.js").Measured}} Board */

/** @typedef {{cell: Cell} | {place: number} | null} Target  a cell, a place on the rack, or neither */
/** @typedef {{slot: number, device: string|null, from: Cell|null, to: Target, box: Box}} Drop  a tile or a device */

const THRESHOLD = 4;
/** Of a pointer's buttons: the left one, a finger's or a pen's touch. */
const HELD = 1;

/**
 * @param {object} parts
 * @param {HTMLElement} parts.root
 * @param {Board} parts.board
 * @param {{el: HTMLElement}} parts.rack
 * @param {() => boolean} parts.mayDrag
 * @param {() => number} parts.ply  a tile lifted in one turn is not laid in the next
 * @param {(cell: Cell) => boolean} parts.isFree  no played tile lies there
 * @param {(drop: Drop) => void} parts.onDrop
 * @param {AbortSignal} parts.signal the end of it all
 */
export function enableDrag({ root, board, rack, mayDrag, ply, isFree, onDrop, signal }) {
  /** @type {{id: number, ply: number, x: number, y: number, tile: HTMLElement}|null} */
  let pressed = null;
  /** @type {ReturnType<typeof lift>|null} */
  let drag = null;
  let frame = 0;
  let justDragged = false;

  /** @param {PointerEvent} event */
  function press(event) {
    const target = event.target instanceof Element ? event.target : null;
    const tile = target?.closest("[data-slot], [data-device]:not([aria-disabled='true'])");
    if (drag || !event.isPrimary || event.button !== 0 || !(tile instanceof HTMLElement)) return;
    if (mayDrag()) pressed = { id: event.pointerId, ply: ply(), x: event.clientX, y: event.clientY, tile };
  }

  /** @param {PointerEvent} event */
  function move(event) {
    if (event.pointerId !== pressed?.id) return;
    // Let go where nobody could hear it: outside the window, or under a second button.
    if (!(event.buttons & HELD)) return finish(false);
    if (!drag) {
      const far = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) >= THRESHOLD;
      if (!far || !mayDrag()) return;
      // The root takes the pointer: the tile itself may be drawn anew while it is dragged.
      root.setPointerCapture(event.pointerId);
      drag = lift({ root, board, rack, isFree, pressed, touch: event.pointerType === "touch" });
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
    finish(event.type === "pointerup" && pressed.ply === ply());
  }

  /** A finger's tile has the pointer until the root takes it; that loss is no end. @param {PointerEvent} event */
  function lose(event) {
    if (event.target === root) release(event);
  }

  function measure() {
    drag?.measure();
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
    const drop = ended.end();
    onDrop({ ...drop, to: dropped ? drop.to : null });
  }

  /** A drag ends with a click too, which is not a tap; and one hand at a time. @param {Event} event */
  function swallowClick(event) {
    if (!justDragged && !drag) return;
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
  root.addEventListener("lostpointercapture", lose);
  root.addEventListener("click", swallowClick, true);
  root.addEventListener("dragstart", (event) => event.preventDefault());
  root.addEventListener("contextmenu", holdStill);
  addEventListener("keydown", escape, { capture: true, signal });
  addEventListener("resize", measure, { signal });
  addEventListener("scroll", measure, { capture: true, signal });
  return {
    get active() {
      return drag !== null;
    },
  };
}
