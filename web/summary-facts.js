// @ts-check
/** What there is to say about a finished game, read from its view. Pure. */

/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {import("./types.js").View} View */

/**
 * Seats, best first; the engine's winners stand before others, whatever the points say.
 *
 * @param {Pick<View, "names"|"scores"|"winners">} view
 */
export function ranking({ names, scores, winners }) {
  const won = (/** @type {number} */ seat) => Number(winners.includes(seat));
  return names.map((_, seat) => seat).sort((a, b) => won(b) - won(a) || scores[b] - scores[a]);
}

/**
 * @param {LogEntry[]} log
 * @param {number} seat
 * @returns {LogEntry|null}
 */
export function bestPlay(log, seat) {
  const plays = log.filter((entry, at) => entry.seat === seat && entry.kind === "play" && !isTakenBack(log, at));
  return plays.reduce((best, entry) => (!best || entry.score > best.score ? entry : best), /** @type {LogEntry|null} */ (null));
}

/**
 * A play that was challenged is taken back before anything else is played.
 *
 * @param {LogEntry[]} log
 * @param {number} at
 */
function isTakenBack(log, at) {
  const next = log.slice(at + 1).find(({ kind }) => kind === "play" || kind === "withdraw");
  return next?.kind === "withdraw" && next.seat === log[at].seat;
}

/**
 * How often the lead went from one player to another. A tie is nobody's lead.
 *
 * @param {number[][]} lines scores by seat and turn
 */
export function leadChanges(lines) {
  let leader = -1;
  let changes = 0;
  for (let turn = 0; turn < lines[0].length; turn += 1) {
    const scores = lines.map((line) => line[turn]);
    const best = Math.max(...scores);
    const first = scores.indexOf(best);
    if (scores.lastIndexOf(best) !== first || first === leader) continue;
    if (leader >= 0) changes += 1;
    leader = first;
  }
  return changes;
}

/**
 * Points a turn, rounded.
 *
 * @param {LogEntry[]} log
 * @param {number} seat
 */
export function averageTurn(log, seat) {
  const turns = log.filter((entry) => entry.seat === seat && entry.kind !== "adjust");
  const sum = turns.reduce((total, entry) => total + entry.score, 0);
  return turns.length ? Math.round(sum / turns.length) : 0;
}

/**
 * @param {LogEntry[]} log
 * @param {number} seat
 */
export function bombsHit(log, seat) {
  return log.reduce((sum, entry) => sum + (entry.seat === seat ? entry.hit?.length ?? 0 : 0), 0);
}
