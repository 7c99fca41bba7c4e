// @ts-check
/**
 * One open game: what may be seen, what is laid, and what is asked of the engine. No DOM.
 *
 * Each accepted move is in storage before anybody is told of it, and the desk at every change.
 * Until `reveal`, and after each move, only an onlooker's view is held or stored.
 */
import { boardCells } from "./cells.js";
import { onlooker } from "./onlooker.js";
import { deskFor, freshDesk, toMove } from "./pending.js";
import { headOf } from "./storage.js";

/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./types.js").Move} Move */
/** @typedef {import("./types.js").Preview} Preview */
/** @typedef {import("./types.js").Problem} Problem */
/** @typedef {import("./types.js").Saved} Saved */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./typing.js").Cursor} Cursor */

/**
 * @typedef {object} SittingState
 * @property {View} view             what may be shown now
 * @property {Desk} desk
 * @property {number|null} selected  a rack slot picked up by a tap
 * @property {string|null} placing   a device in hand, by its kind
 * @property {Cursor|null} cursor
 * @property {Preview|null} preview  of what is laid; null while unknown
 * @property {Problem|null} problem  why the last move was refused
 * @property {string|null} missing   a letter was typed that is not on the rack
 * @property {boolean} revealed      the seat to move sees its tiles
 * @property {boolean} moving        a move is on its way to the engine
 */

/** Told when not even a new worker answers. */
export const LOST = { code: "engine-lost", detail: {} };

/**
 * @param {object} parts
 * @param {Saved} parts.saved
 * @param {{ask: import("./engine.js").Ask}} parts.engine
 * @param {{writeGame: (saved: Saved) => void, writeDesk: (id: string, desk: Desk|null) => void}} parts.storage
 * @param {(state: SittingState) => void} parts.onChange
 * @param {AbortSignal} [parts.signal] the table is left
 * @param {() => number} [parts.now] ms
 */
export function createSitting({ saved, engine, storage, onChange, signal, now = () => performance.now() }) {
  let kept = saved;
  const game = {
    get save() {
      return kept.save;
    },
  };
  const open = onlooker(saved.view);
  /** @type {SittingState} */
  let state = {
    view: open, desk: freshDesk(open), selected: null, placing: null, cursor: null, preview: null, problem: null,
    missing: null, revealed: false, moving: false,
  };
  let since = 0;
  let asking = false;
  let askAgain = false;
  /** @type {Promise<void>} */
  let previewed = Promise.resolve();

  /** @param {Partial<SittingState>} change */
  function become(change) {
    state = { ...state, ...change };
    onChange(state);
  }

  /** @param {Partial<Saved>} change */
  function keep(change) {
    kept = { ...kept, ...change };
    kept.head = headOf({ id: kept.head.id, title: kept.head.title, table: kept.table, view: kept.view });
    storage.writeGame(kept);
  }

  /**
   * Who has left the table hears no answer any more: a late one must not bring back a game that was
   * removed, or be written over what was played since. A move not answered by then was not made.
   *
   * @param {string} verb
   * @param {Record<string, any>} [fields]
   * @returns {Promise<import("./engine.js").Reply>}
   */
  async function ask(verb, fields) {
    const reply = await engine.ask(verb, fields, game).catch(() => ({ ok: false, ...LOST }));
    return signal?.aborted ? new Promise(() => {}) : reply;
  }

  /** @param {View} view */
  function seat(view) {
    const board = boardCells(view.board);
    const desk = deskFor(view, kept.desk, (cell) => !board.has(cell));
    keep({ view, desk });
    become({ view, desk, revealed: true, problem: null });
    preview();
  }

  /** The tiles of the seat to move are shown: at once where they are known, else when Python is there. */
  async function reveal() {
    const { turn } = state.view;
    since = now();
    if (kept.view.seat === turn) seat(kept.view);
    const known = JSON.stringify(kept.view);
    const reply = await ask("view", { seat: turn });
    if (!reply.ok) return become({ problem: asProblem(reply) });
    // What Python says counts; mostly it is what was stored, and nothing needs to be drawn again.
    const fresh = reply.view.ply === state.view.ply && JSON.stringify(reply.view) !== known;
    if (fresh) seat(reply.view);
  }

  /** One question at a time, and of several desks only the newest is worth asking about. */
  function preview() {
    askAgain = true;
    if (!asking) previewed = askWhileChanging();
  }

  async function askWhileChanging() {
    asking = true;
    while (askAgain) {
      askAgain = false;
      const { desk, view } = state;
      if (!desk.laid.length || !state.revealed) continue;
      const reply = await ask("preview", { seat: view.seat, move: toMove(desk, view) });
      if (askAgain || state.desk.laid !== desk.laid) continue;
      become(reply.ok ? { preview: asPreview(reply) } : { problem: asProblem(reply) });
    }
    asking = false;
  }

  /**
   * The player moved tiles, picked one up or moved the arrow.
   *
   * @param {Partial<Pick<SittingState, "desk"|"selected"|"placing"|"cursor"|"missing">>} change
   */
  function arrange(change) {
    if (!state.revealed || state.moving) return;
    const desk = change.desk ?? state.desk;
    const laidAnew = desk.laid !== state.desk.laid;
    if (desk !== state.desk) {
      kept = { ...kept, desk };
      storage.writeDesk(kept.head.id, desk);
    }
    become({ missing: null, ...change, ...(laidAnew && { preview: null, problem: null }) });
    if (laidAnew) preview();
  }

  /**
   * @param {Move} move
   * @returns {Promise<Problem|null>} why not
   */
  async function make(move) {
    if (!state.revealed || state.moving) return null;
    const { seat } = state.view;
    become({ moving: true, problem: null });
    const spent_ms = Math.max(0, Math.round(now() - since));
    const reply = await ask("move", { seat, move: { ...move, spent_ms } });
    if (!reply.ok) {
      become({ moving: false, problem: asProblem(reply) });
      return asProblem(reply);
    }
    keep({ save: reply.save, view: onlooker(reply.view), desk: null });
    const seen = await ask("view", { seat: null });
    if (seen.ok) keep({ view: seen.view });
    const { view } = kept;
    become({
      view, desk: freshDesk(view), selected: null, placing: null, cursor: null, preview: null, missing: null,
      revealed: false, moving: false,
    });
    return null;
  }

  return {
    get state() {
      return state;
    },
    get saved() {
      return kept;
    },
    game,
    ask,
    reveal,
    arrange,
    make,

    /** Plays what is laid, once the engine has said that it may be, unless it was changed meanwhile. */
    async play() {
      const { laid } = state.desk;
      await previewed;
      const wished = state.preview?.legal && state.desk.laid === laid;
      return wished ? make(toMove(state.desk, state.view)) : null;
    },

    /**
     * @param {Move} move
     * @returns {Promise<Problem|null>} why the engine would refuse it
     */
    async check(move) {
      const reply = await ask("preview", { seat: state.view.seat, move });
      return reply.ok ? reply.problems[0] ?? null : asProblem(reply);
    },

    /** @param {string} title */
    rename(title) {
      kept = { ...kept, head: { ...kept.head, title } };
    },
  };
}

/**
 * @param {import("./engine.js").Reply} reply
 * @returns {Problem}
 */
function asProblem({ code, detail }) {
  return { code, detail };
}

/**
 * @param {import("./engine.js").Reply} reply
 * @returns {Preview}
 */
function asPreview({ legal, words, score, known, bonus, at, problems }) {
  return { legal, words, score, known, bonus, at, problems };
}
