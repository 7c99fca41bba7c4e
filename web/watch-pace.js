// @ts-check
/**
 * How fast a game is watched: a computer's move is shown when its time has come, not while it is
 * paused, and not to a tab that nobody looks at.
 */

/** @typedef {"slow"|"normal"|"fast"} Speed */

export const SPEEDS = /** @type {Speed[]} */ (["slow", "normal", "fast"]);
/** @type {Record<Speed, number>} */
const MS = { slow: 3600, normal: 1500, fast: 250 };

/** @param {unknown} kept @returns {Speed} */
export function soundSpeed(kept) {
  return SPEEDS.find((speed) => speed === kept) ?? "normal";
}

/**
 * @param {object} parts
 * @param {Speed} parts.speed
 * @param {() => void} [parts.onChange]
 * @param {AbortSignal} parts.signal  the table is left
 * @param {Pick<Document, "hidden"|"addEventListener">} [parts.tab]
 */
export function createPace({ speed: begun, onChange = () => {}, signal, tab = document }) {
  let speed = begun;
  let paused = false;
  let timer = 0;
  /** @type {(() => void)|null} */
  let go = null;

  /** The time begins anew with each change: nobody waits longer than the speed says. */
  function arm() {
    clearTimeout(timer);
    if (go && !paused && !tab.hidden) timer = window.setTimeout(next, MS[speed]);
  }

  function next() {
    clearTimeout(timer);
    const shown = go;
    go = null;
    shown?.();
  }

  /** @param {() => void} change */
  function changed(change) {
    change();
    arm();
    onChange();
  }

  tab.addEventListener("visibilitychange", arm, { signal });
  signal.addEventListener("abort", next, { once: true });
  return {
    /** @returns {Promise<void>} when the next move may be shown */
    patience() {
      return new Promise((resolve) => {
        go = resolve;
        arm();
      });
    },
    next,
    get speed() {
      return speed;
    },
    get paused() {
      return paused;
    },
    /** @param {Speed} wished */
    setSpeed: (wished) => changed(() => (speed = wished)),
    togglePause: () => changed(() => (paused = !paused)),
  };
}
