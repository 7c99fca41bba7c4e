// @ts-check
/** Asking for the best plays: in which order, with which letters, how many; stopped, or gone on with. */
import { number, t } from "./i18n.js";

/** @typedef {import("./types.js").FoundPlay} FoundPlay */

/** So many are brought at first; more when somebody wants to see them. */
const FIRST = 200;
const MORE = 450;
const PAUSE_MS = 250;

/**
 * @typedef {object} SearchState
 * @property {FoundPlay[]} plays
 * @property {number} count
 * @property {number} seconds
 * @property {boolean} busy
 * @property {boolean} asked
 * @property {number|null} progress
 * @property {string} sort
 * @property {string} part
 */

/**
 * @param {object} parts
 * @param {import("./solver.js").Ask} parts.ask
 * @param {() => Record<string, any>} parts.request  the position
 * @param {AbortSignal} parts.signal
 * @param {() => void} parts.onChange
 */
export function createSearch({ ask, request, signal, onChange }) {
  /** @type {SearchState} */
  let state = { plays: [], count: 0, seconds: 0, busy: false, asked: false, progress: null, sort: "score", part: "" };
  let wanted = FIRST;
  /** @type {AbortController|null} */
  let running = null;
  let timer = 0;
  signal.addEventListener("abort", () => stop());

  /** @param {Partial<SearchState>} next */
  function set(next) {
    state = { ...state, ...next };
    onChange();
  }

  /** @returns {Promise<import("./types.js").Problem|null>} why there are no plays */
  async function run() {
    running?.abort();
    const mine = new AbortController();
    running = mine;
    set({ busy: true, progress: null });
    const started = performance.now();
    const { sort, part } = state;
    const reply = await ask("solve", { ...request(), n: wanted, sort, ...(part && { with: part }) }, { signal: mine.signal, onProgress: (progress) => running === mine && set({ progress }) });
    if (running !== mine || signal.aborted) return null;
    running = null;
    if (!reply.ok) {
      set({ busy: false });
      return reply.code === "cancelled" ? null : { code: reply.code, detail: reply.detail };
    }
    // Those already seen stay the same objects: nothing that is on the page is drawn anew.
    const same = state.plays.every((play, at) => isSame(play, reply.plays[at]));
    const plays = same ? [...state.plays, ...reply.plays.slice(state.plays.length)] : reply.plays;
    set({ busy: false, asked: true, plays, count: reply.count, seconds: (performance.now() - started) / 1000 });
    return null;
  }

  function stop() {
    clearTimeout(timer);
    running?.abort();
    running = null;
    if (state.busy) set({ busy: false });
  }

  return {
    get state() {
      return state;
    },
    solve() {
      wanted = FIRST;
      state = { ...state, plays: [], count: 0 };
      return run();
    },
    stop,
    /** The position is another. */
    forget() {
      clearTimeout(timer);
      running?.abort();
      running = null;
      state = { ...state, plays: [], count: 0, busy: false, asked: false };
    },
    /** @param {number} n */
    more(n) {
      wanted = n + MORE;
      return run();
    },
    /** @param {{sort?: string, part?: string}} wish */
    wish(wish) {
      state = { ...state, ...wish };
      wanted = FIRST;
      clearTimeout(timer);
      timer = window.setTimeout(() => state.asked && run(), "part" in wish ? PAUSE_MS : 0);
    },
    /** What was found, in words. */
    summary() {
      const { busy, asked, count, seconds, part } = state;
      if (busy && !asked) return t("solver.busy");
      if (!asked) return "";
      if (!count) return part ? t("solver.none-with", { part: part.toUpperCase() }) : t("solver.none");
      return t("solver.found", { n: count, seconds: number(Math.round(seconds * 10) / 10) });
    },
  };
}

/**
 * Its text says which tiles lie where, but for blanks that stay open.
 *
 * @param {FoundPlay} one
 * @param {FoundPlay|undefined} other
 */
function isSame(one, other) {
  return one.at === other?.at && one.text === other.text && one.score === other.score && one.tiles.length === other.tiles.length;
}
