// @ts-check
/** The watch of the turn being played: started, looked at, put away. The sums are in clock.js. */
import { counted, pauses, resumed, startWatch } from "./clock.js";

/** @typedef {import("./clock.js").Watch} Watch */
/** @typedef {import("./types.js").View} View */

/**
 * @param {object} parts
 * @param {() => number} parts.now  ms since 1970
 * @param {(watch: Watch) => void} parts.onLook  where a clock runs: the watch, to be stored
 */
export function createTurnTime({ now, onLook }) {
  /** @type {Watch|null} */
  let watch = null;
  /** @type {View["clock"]} */
  let clock;
  let resting = false;

  /** Looks at the watch. A clock that runs on while nobody looks need not be stored each time. */
  function look() {
    if (!watch || resting) return;
    watch = counted(watch, clock, now());
    if (pauses(clock)) onLook(watch);
  }

  return {
    /**
     * The tiles are shown.
     *
     * @param {View} view
     * @param {unknown} kept the watch stored with the turn
     * @returns {Watch|undefined} to be stored, where there is a clock
     */
    begin(view, kept) {
      ({ clock } = view);
      watch = startWatch(view, kept, now());
      resting = false;
      return clock && watch;
    },

    /**
     * A turn may have begun before the page was loaded: what it has taken so far.
     *
     * @param {View} view
     * @param {unknown} kept the watch stored with the turn
     * @returns {number} ms
     */
    taken: (view, kept) => counted(startWatch(view, kept, now()), view.clock, now()).spent,

    /** The turn is over. */
    end() {
      watch = null;
    },

    /** @returns {number} ms of this turn */
    spent() {
      look();
      return Math.round(watch?.spent ?? 0);
    },

    /** @returns {Watch|undefined} to be stored, where there is a clock */
    get watch() {
      return clock && watch ? watch : undefined;
    },

    /** The tab is hidden, or about to be closed. */
    rest() {
      look();
      resting = pauses(clock);
    },

    /** The tab is in sight again. */
    wake() {
      if (watch && resting) watch = resumed(watch, clock, now());
      resting = false;
    },

    get runs() {
      return Boolean(clock && watch && !resting);
    },
  };
}
