// @ts-check
/**
 * What is seen of a game that nobody but computers play: everything. There is no seat at the screen
 * that must not know, so the racks lie open, and so does whatever was hidden on the board. Pure.
 */

/** @typedef {import("./types.js").View} View */

/**
 * @param {View[]} views by seat
 * @returns {View} nobody's, with the tiles of the seat to move on the rack
 */
export function watchersView(views) {
  const { devices, ...base } = views[Math.max(0, views[0].turn)];
  const marks = new Map(views.flatMap((view) => view.marks.map((mark) => [JSON.stringify(mark), mark])));
  const log = views.reduce((longest, view) => (view.log.length > longest.length ? view.log : longest), base.log);
  const unseen = { ...base.unseen };
  for (const [seat, view] of views.entries()) {
    if (seat !== base.turn && !Array.isArray(base.racks[seat])) for (const face of view.rack) unseen[face] = (unseen[face] ?? 0) - 1;
  }
  return { ...base, seat: null, racks: views.map(({ rack }) => rack), marks: [...marks.values()], actions: {}, unseen, log };
}
