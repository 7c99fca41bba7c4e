// @ts-check
/**
 * The turn being laid, before it is played: pure functions from one desk to the next.
 *
 * A desk names rack slots, not faces, so two equal tiles stay two tiles. `order` always holds every
 * slot; a slot that lies on the board leaves an empty well at its place in the order.
 */
import { inReadingOrder } from "./cells.js";

/** @typedef {import("./types.js").Cell} Cell */
/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./types.js").Face} Face */
/** @typedef {import("./types.js").Laid} Laid */
/** @typedef {import("./types.js").Move} Move */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").View} View */

export const BLANK = "?";
/** A tile without a letter: it shuts a cell. */
export const BLOCK = "#";

/**
 * @param {View} view
 * @returns {Desk}
 */
export function freshDesk(view) {
  return { ply: view.ply, seat: view.seat ?? -1, order: view.rack.map((_, slot) => slot), laid: [] };
}

/**
 * The kept desk if it still belongs to this turn and makes sense on this board, else a fresh one.
 *
 * @param {View} view
 * @param {Desk|null|undefined} kept
 * @param {(cell: Cell) => boolean} isFree
 * @returns {Desk}
 */
export function deskFor(view, kept, isFree) {
  const fresh = freshDesk(view);
  if (kept?.ply !== view.ply || kept.seat !== view.seat) return fresh;
  if (!Array.isArray(kept.order) || !Array.isArray(kept.laid)) return fresh;
  const sameSlots = [...kept.order].sort((a, b) => a - b).join() === fresh.order.join();
  const cells = new Set(kept.laid.map((tile) => tile.cell));
  const slots = new Set(kept.laid.map((tile) => tile.slot));
  const sound =
    sameSlots &&
    cells.size === kept.laid.length &&
    slots.size === kept.laid.length &&
    kept.laid.every((tile) => tile.slot in view.rack && isFree(tile.cell));
  return sound ? kept : fresh;
}

/**
 * The desk after a move that left the turn with its player: tiles still on the rack stay where they
 * lay, as far as the cells are free.
 *
 * @param {Desk} desk
 * @param {View} before the view it was laid with
 * @param {View} after
 * @param {(cell: Cell) => boolean} isFree
 * @returns {Desk}
 */
export function carriedDesk(desk, before, after, isFree) {
  const fresh = freshDesk(after);
  const loose = new Set(fresh.order);
  /** @type {Map<number, number>} from the old slot to the new */
  const slots = new Map();
  const stays = (/** @type {number} */ slot) => loose.has(slot) && after.rack[slot] === before.rack[slot];
  // Those that stay in their slots first, so that none of two equal tiles takes the other's.
  for (const slot of desk.order.filter(stays)) {
    slots.set(slot, slot);
    loose.delete(slot);
  }
  for (const slot of desk.order.filter((old) => !slots.has(old))) {
    const now = [...loose].find((free) => after.rack[free] === before.rack[slot]);
    if (now === undefined) continue;
    slots.set(slot, now);
    loose.delete(now);
  }
  const moved = (/** @type {number} */ slot) => slots.get(slot) ?? -1;
  const laid = desk.laid.filter(({ slot, cell }) => slots.has(slot) && isFree(cell));
  return {
    ...fresh,
    order: [...desk.order.map(moved).filter((slot) => slot >= 0), ...loose],
    laid: laid.map((tile) => ({ ...tile, slot: moved(tile.slot) })),
  };
}

/**
 * @param {Desk} desk
 * @param {Cell} cell
 * @returns {Laid|undefined}
 */
export function laidAt(desk, cell) {
  return desk.laid.find((tile) => tile.cell === cell);
}

/**
 * @param {Desk} desk
 * @param {number} slot
 * @returns {Laid|undefined}
 */
export function laidFrom(desk, slot) {
  return desk.laid.find((tile) => tile.slot === slot);
}

/**
 * The rack slots still on the rack, in the order shown.
 *
 * @param {Desk} desk
 */
export function slotsOnRack(desk) {
  return desk.order.filter((slot) => !laidFrom(desk, slot));
}

/**
 * A tile goes from the rack to a cell. A laid tile that was there goes back to the rack.
 *
 * @param {Desk} desk
 * @param {number} slot
 * @param {Cell} cell
 * @param {Face} [as] what a blank stands for
 * @returns {Desk}
 */
export function lay(desk, slot, cell, as) {
  const others = desk.laid.filter((tile) => tile.cell !== cell && tile.slot !== slot);
  return { ...desk, laid: [...others, as === undefined ? { slot, cell } : { slot, cell, as }] };
}

/**
 * A laid tile goes from one cell to another; a laid tile that was there takes its old place.
 *
 * @param {Desk} desk
 * @param {Cell} from
 * @param {Cell} to
 * @returns {Desk}
 */
export function move(desk, from, to) {
  const laid = desk.laid.map((tile) => {
    if (tile.cell === from) return { ...tile, cell: to };
    return tile.cell === to ? { ...tile, cell: from } : tile;
  });
  return { ...desk, laid };
}

/**
 * A laid tile goes back to its well, and a blank forgets what it stood for.
 *
 * @param {Desk} desk
 * @param {Cell} cell
 * @returns {Desk}
 */
export function take(desk, cell) {
  return { ...desk, laid: desk.laid.filter((tile) => tile.cell !== cell) };
}

/**
 * @param {Desk} desk
 * @returns {Desk}
 */
export function recall(desk) {
  return { ...desk, laid: [] };
}

/**
 * The tile shown at one place of the rack moves to another; those between close up.
 *
 * @param {Desk} desk
 * @param {number} from
 * @param {number} to
 * @returns {Desk}
 */
export function reorder(desk, from, to) {
  const order = [...desk.order];
  const [slot] = order.splice(from, 1);
  order.splice(to, 0, slot);
  return { ...desk, order };
}

/**
 * Only the tiles on the rack change places; wells stay where they are.
 *
 * @param {Desk} desk
 * @param {() => number} random from 0 up to 1
 * @returns {Desk}
 */
export function shuffle(desk, random) {
  const loose = slotsOnRack(desk);
  for (let last = loose.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [loose[last], loose[other]] = [loose[other], loose[last]];
  }
  const next = loose[Symbol.iterator]();
  const order = desk.order.map((slot) => (laidFrom(desk, slot) ? slot : next.next().value ?? slot));
  return { ...desk, order };
}

/**
 * Must the player say what this tile stands for before it can lie on the board?
 *
 * @param {View} view
 * @param {Table} table
 * @param {number} slot
 */
export function needsChoice(view, table, slot) {
  return view.rack[slot] === BLANK && table.blanks.declared;
}

/**
 * @param {Desk} desk
 * @param {View} view
 * @returns {Move}
 */
export function toMove(desk, view) {
  const laid = [...desk.laid].sort((a, b) => inReadingOrder(a.cell, b.cell));
  const isBlock = (/** @type {Laid} */ { slot }) => view.rack[slot] === BLOCK;
  const blocks = laid.filter(isBlock).map(({ cell }) => cell);
  const tiles = laid
    .filter((tile) => !isBlock(tile))
    .map(({ cell, slot, as }) => (as === undefined ? [cell, view.rack[slot]] : [cell, view.rack[slot], as]));
  return { kind: "play", tiles, ...(blocks.length && { blocks }) };
}
