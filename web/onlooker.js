// @ts-check
/** A view with everything of its seat taken out, to be shown while the device changes hands. */

import { boardCells } from "./cells.js";

/** @typedef {import("./types.js").View} View */

/** What is of a table and not of a seat; a mark not named here may be a secret of its seat. */
const OPEN_MARK = /^(last|by-\d+|near-\d+|start-\d+)$/;

/**
 * An allow-list, like the engine's own: the keys of a game's twists are left out, for the page can
 * not know which of them are secret. The engine's view for an onlooker, once there, has them.
 *
 * @param {View} view
 * @returns {View}
 */
export function onlooker(view) {
  if (view.seat === null) return view;
  const { variant, turn, ply, names, scores, racks, board, bag, over, winners, ending, log } = view;
  const unseen = { ...view.unseen };
  for (const face of view.rack) unseen[face] = (unseen[face] ?? 0) + 1;
  const taken = boardCells(board);
  // A bomb under a tile has gone off in front of everybody.
  const marks = view.marks.filter(([cell, mark]) => OPEN_MARK.test(mark) || (mark === "bomb" && (over || taken.has(cell))));
  return {
    variant, seat: null, turn, ply, names, scores, rack: [], racks, board, marks, actions: {}, bag,
    unseen, over, winners, ending, log,
  };
}
