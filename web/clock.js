// @ts-check
/**
 * The time of a turn, as pure functions: how much is spent, how much is left, how it is written.
 *
 * The engine has no clock: it is told with each move what the move took. A turn's time is counted
 * in gaps from one look at the clock to the next, so that a gap in which nobody could play (the tab
 * was hidden, the device asleep) can be left out where the house rule says that the clock pauses.
 */

/** @typedef {import("./types.js").Clock} Clock */
/** @typedef {import("./types.js").View} View */

/**
 * @typedef {object} Watch  small, stored with the turn being laid
 * @property {number} ply
 * @property {number} seat
 * @property {number} spent  ms up to `at`
 * @property {number} at     ms since 1970
 */

/** A page in sight looks every second; who did not look for so long was asleep. */
const ASLEEP_MS = 5000;
const SECOND = 1000;
/** Below this the tenths are shown. */
const TENTHS_FROM = 10 * SECOND;
/** When a low clock is told, in seconds. */
export const WARNINGS = [60, 10];

/**
 * The tiles are shown: the watch of a turn already begun goes on, any other starts at nothing.
 *
 * @param {Pick<View, "ply"|"turn"|"clock">} view
 * @param {unknown} kept   as it was stored
 * @param {number} now
 * @returns {Watch}
 */
export function startWatch({ ply, turn: seat, clock }, kept, now) {
  const watch = isWatch(kept) && kept.ply === ply && kept.seat === seat ? kept : { ply, seat, spent: 0, at: now };
  return pauses(clock) ? { ...watch, at: now } : watch;
}

/**
 * @param {Watch} watch
 * @param {Clock|undefined} clock
 * @param {number} now
 * @returns {Watch}
 */
export function counted(watch, clock, now) {
  // A device's clock may be set back; no time is won by it.
  const gap = Math.max(0, now - watch.at);
  return { ...watch, spent: watch.spent + (pauses(clock) && gap > ASLEEP_MS ? 0 : gap), at: now };
}

/**
 * The tab comes back: where the clock pauses, the time since the last look is not counted.
 *
 * @param {Watch} watch
 * @param {Clock|undefined} clock
 * @param {number} now
 * @returns {Watch}
 */
export function resumed(watch, clock, now) {
  return pauses(clock) ? { ...watch, at: now } : counted(watch, clock, now);
}

/** @param {Clock|undefined} clock */
export function pauses(clock) {
  return clock?.away === "pauses";
}

/** @param {unknown} value @returns {value is Watch} */
function isWatch(value) {
  const watch = /** @type {Watch|null} */ (value);
  return Boolean(watch) && [watch?.ply, watch?.seat, watch?.spent, watch?.at].every(Number.isFinite);
}

/**
 * "6:42", and below ten seconds "9.4". Rounded up: 0.0 is shown when the time is up, not before.
 *
 * @param {number} ms
 * @param {string} [point] between seconds and tenths, as the language writes it
 */
export function timeText(ms, point = ".") {
  const left = Math.max(0, ms);
  if (left < TENTHS_FROM) {
    const tenths = Math.ceil(left / 100);
    if (tenths < 100) return `${Math.floor(tenths / 10)}${point}${tenths % 10}`;
  }
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * How long what is written stays so.
 *
 * @param {number} ms left
 */
export function untilChange(ms) {
  const step = ms <= TENTHS_FROM ? 100 : SECOND;
  return Math.max(1, ms % step || step);
}

/**
 * How low a clock is, as the seconds of the last warning it is below; null while there is time.
 *
 * @param {number} ms left
 * @returns {number|null}
 */
export function lowness(ms) {
  return WARNINGS.filter((seconds) => ms <= seconds * SECOND).at(-1) ?? null;
}

/**
 * The warning to be given now, once: its moment was passed between two looks at the clock.
 *
 * @param {number} before ms left at the last look
 * @param {number} after
 * @returns {number|null} seconds
 */
export function warning(before, after) {
  const low = lowness(after);
  return after > 0 && low !== lowness(before) ? low : null;
}
