// @ts-check
/** A view with everything of its seat taken out, to be shown while the device changes hands. */

import { boardCells } from "./cells.js";

/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {import("./types.js").View} View */

/** What is of a table and not of a seat; a mark not named here may be a secret of its seat. */
const OPEN_MARK = /^(last|by-\d+|near-\d+|block|start-\d+)$/;
/** Whose these are is a secret until the game is over. */
const DEVICE_MARK = /^(bomb|defuser)-\d+$/;
/** What everybody saw happen; a device, say, is set in secret. */
const OPEN_MOVES = new Set([
  "play", "swap", "pass", "resign", "stop", "withdraw", "adjust", "finish",
  "block", "capture", "challenge", "device", "accept", "timeout",
]);
/** Panels of twists that lie open to all. */
const OPEN_PANELS = /** @type {const} */ (["bots", "clock", "road", "challenge"]);

/**
 * An allow-list, like the engine's own: other keys of a game's twists are left out, for the page can
 * not know which of them are secret. The engine's view for an onlooker, once there, has them.
 *
 * @param {View} view
 * @returns {View}
 */
export function onlooker(view) {
  if (view.seat === null) return view;
  const { variant, turn, ply, names, scores, racks, board, bag, over, winners, ending } = view;
  const unseen = { ...view.unseen };
  for (const face of view.rack) unseen[face] = (unseen[face] ?? 0) + 1;
  const taken = boardCells(board);
  // A bomb under a tile has gone off in front of everybody.
  const isOpen = (/** @type {string} */ cell, /** @type {string} */ mark) =>
    OPEN_MARK.test(mark) || (mark === "bomb" && (over || taken.has(cell))) || (over && DEVICE_MARK.test(mark));
  const marks = view.marks.filter(([cell, mark]) => isOpen(cell, mark));
  const log = view.log.filter(({ kind }) => over || OPEN_MOVES.has(kind));
  const panels = Object.fromEntries(OPEN_PANELS.filter((key) => key in view).map((key) => [key, view[key]]));
  return {
    variant, seat: null, turn, ply, names, scores, rack: [], racks, board, marks, actions: {}, bag,
    unseen, over, winners, ending, log, ...panels,
  };
}
