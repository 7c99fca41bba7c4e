// @ts-check
/**
 * One open game: what may be seen, what is laid, and what is asked of the engine. No DOM.
 *
 * Each accepted move is in storage before anybody is told of it, and the desk at every change.
 * Until `reveal`, and once the turn has passed on, only an onlooker's view is held or stored; but
 * where nobody else looks, or nothing is hidden, the view of the seat in sight stays.
 */
import { takenCells } from "./cells.js";
import { seatInSight } from "./company.js";
import { engineTurns } from "./engine-turns.js";
import { keepGame } from "./kept-game.js";
import { onlooker } from "./onlooker.js";
import { carriedDesk, deskFor, freshDesk, toMove } from "./pending.js";
import { asPreview, createPreviewing } from "./previewing.js";
import { createTurnTime } from "./turn-time.js";

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
 * @property {boolean} thinking      a computer chooses its move
 */

/** Whatever was in hand is of the turn that is over. */
export const CLEARED = { selected: null, placing: null, cursor: null, preview: null, missing: null, revealed: false, moving: false, thinking: false };

/**
 * Whoever sees their tiles may order and lay them, also while a computer thinks: it is their turn soon.
 *
 * @param {Pick<SittingState, "revealed"|"moving"|"thinking"|"view">} state
 */
export function mayArrange({ revealed, moving, thinking, view }) {
  return !moving && (revealed || (thinking && view.seat !== null));
}

/** Told when not even a new worker answers. */
export const LOST = { code: "engine-lost", detail: {} };

/**
 * @param {object} parts
 * @param {Saved} parts.saved
 * @param {{ask: import("./engine.js").Ask}} parts.engine
 * @param {import("./kept-game.js").Shelf} parts.storage
 * @param {(state: SittingState) => void} parts.onChange
 * @param {AbortSignal} [parts.signal] the table is left
 * @param {() => number} [parts.now] ms since 1970
 */
export function createSitting({ saved, engine, storage, onChange, signal, now = Date.now }) {
  const { table } = saved;
  const kept = keepGame(saved, storage);
  const open = inSight(saved.view);
  /** @type {SittingState} */
  let state = { ...CLEARED, view: open, desk: freshDesk(open), problem: null };
  const time = createTurnTime({ now, onLook: (watch) => kept.writeDesk({ ...state.desk, watch }) });
  const previewing = createPreviewing({
    state: () => state,
    ask,
    onAnswer: (reply) => become(reply.ok ? { preview: asPreview(reply) } : { problem: asProblem(reply) }),
  });

  /**
   * What of a view may be seen before anybody asks for tiles.
   *
   * @param {View} view
   */
  function inSight(view) {
    return view.seat === seatInSight(view, table) ? view : onlooker(view);
  }

  /** @param {Partial<SittingState>} change */
  function become(change) {
    state = { ...state, ...change };
    onChange(state);
  }

  /**
   * The time of a turn is stored with it, where there is a clock.
   *
   * @param {Desk} desk
   * @returns {Desk}
   */
  function timed(desk) {
    const { watch } = time;
    return watch ? { ...desk, watch } : desk;
  }

  /**
   * Who has left the table hears no answer any more: a late one must not bring back a game that was
   * removed, or be written over what was played since. A move not answered by then was not made.
   *
   * @param {string} verb
   * @param {Record<string, any>} [fields]
   * @param {import("./engine.js").Thinking} [thinking]
   * @returns {Promise<import("./engine.js").Reply>}
   */
  async function ask(verb, fields, thinking = {}) {
    const reply = await engine.ask(verb, fields, kept, { ...thinking, signal: eitherOf(signal, thinking.signal) }).catch(() => ({ ok: false, ...LOST }));
    return signal?.aborted ? new Promise(() => {}) : reply;
  }

  /**
   * @param {View} view of the seat to move
   * @param {Pick<Saved, "save"|"desk">} [from] where it comes from: what is stored, or a move
   */
  function seat(view, from = kept.saved) {
    const taken = takenCells(view);
    const desk = deskFor(view, from.desk, (cell) => !taken.has(cell));
    // The clock runs from the moment the tiles are shown, and not anew when Python confirms them.
    if (from !== kept.saved || !state.revealed) time.begin(view, from === kept.saved ? from.desk?.watch : null);
    kept.write({ save: from.save, view, desk: timed(desk) });
    become({ view, desk, revealed: true, moving: false, problem: null });
    previewing.wish();
  }

  /** The tiles of the seat to move are shown: at once where they are known, else when Python is there. */
  async function reveal() {
    const { turn } = state.view;
    if (kept.saved.view.seat === turn) seat(kept.saved.view);
    const known = JSON.stringify(kept.saved.view);
    const reply = await ask("view", { seat: turn });
    if (!reply.ok) return become({ problem: asProblem(reply) });
    // What Python says counts; mostly it is what was stored, and nothing needs to be drawn again.
    const fresh = reply.view.ply === state.view.ply && JSON.stringify(reply.view) !== known;
    if (fresh) seat(reply.view);
  }

  /**
   * The player moved tiles, picked one up or moved the arrow.
   *
   * @param {Partial<Pick<SittingState, "desk"|"selected"|"placing"|"cursor"|"missing">>} change
   */
  function arrange(change) {
    if (!mayArrange(state)) return;
    const desk = change.desk ?? state.desk;
    const laidAnew = desk.laid !== state.desk.laid;
    if (desk !== state.desk) kept.writeDesk(timed(desk));
    become({ missing: null, ...change, ...(laidAnew && { preview: null, problem: null }) });
    if (laidAnew) previewing.wish();
  }

  /**
   * @param {Move} move
   * @returns {Promise<Problem|null>} why not
   */
  async function make(move) {
    if (!state.revealed || state.moving) return null;
    const { view: before, desk } = state;
    become({ moving: true, problem: null });
    // Who is next may be looking already when the answer comes: the tiles just drawn are not in it.
    const pass_on = seatInSight(before, table) !== before.seat;
    const reply = await ask("move", { seat: before.seat, pass_on, move: { spent_ms: time.spent(), ...move } });
    if (!reply.ok) {
      become({ moving: false, problem: asProblem(reply) });
      return asProblem(reply);
    }
    const { save, view } = reply;
    if (!view.over && view.turn === view.seat) {
      const taken = takenCells(view);
      // What was played does not lie there to be played once more.
      const carried = move.kind === "play" ? null : carriedDesk(desk, before, view, (cell) => !taken.has(cell));
      state = { ...state, preview: null, placing: null };
      seat(view, { save, desk: carried });
      return null;
    }
    kept.write({ save, view: inSight(view), desk: null });
    passOn();
    return null;
  }

  /** The turn is over: what is kept is what is seen, unless told. */
  function passOn(view = kept.saved.view) {
    time.end();
    become({ ...CLEARED, view, desk: freshDesk(view) });
  }

  const { think, takeBack } = engineTurns({ table, state: () => state, become, ask, kept, passOn, inSight, signal });

  return {
    get state() {
      return state;
    },
    get saved() {
      return kept.saved;
    },
    time,
    ask,
    reveal,
    arrange,
    make,
    think,
    takeBack,

    /** Plays what is laid, once the engine has said that it may be, unless it was changed meanwhile. */
    async play() {
      const { laid } = state.desk;
      await previewing.answered;
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

    rename: kept.rename,
  };
}

/**
 * @param {AbortSignal} [one]
 * @param {AbortSignal} [other]
 */
function eitherOf(one, other) {
  return one && other ? AbortSignal.any([one, other]) : one ?? other;
}

/**
 * @param {import("./engine.js").Reply} reply
 * @returns {Problem}
 */
function asProblem({ code, detail }) {
  return { code, detail };
}
