// @ts-check
/** What becomes of a sitting without its player's tiles: a computer's move, a turn taken back. */
import { takenCells } from "./cells.js";
import { needsCurtain, people, seatInSight } from "./company.js";
import { carriedDesk, freshDesk } from "./pending.js";
import { watchersView } from "./watch-view.js";

/** @typedef {import("./types.js").Problem} Problem */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./sitting.js").SittingState} SittingState */

/**
 * @param {object} parts
 * @param {import("./types.js").Table} parts.table
 * @param {() => SittingState} parts.state
 * @param {(change: Partial<SittingState>) => void} parts.become
 * @param {(verb: string, fields?: Record<string, any>, thinking?: import("./engine.js").Thinking) => Promise<import("./engine.js").Reply>} parts.ask
 * @param {ReturnType<typeof import("./kept-game.js").keepGame>} parts.kept
 * @param {(view?: View) => void} parts.passOn  the turn is over: what is kept is what is seen, unless told
 * @param {(view: View) => View} parts.inSight  what of it may be seen before anybody asks for tiles
 * @param {AbortSignal} [parts.signal] the table is left
 */
export function engineTurns({ table, state, become, ask, kept, passOn, inSight, signal }) {
  /** @param {import("./engine.js").Reply} reply @returns {Problem} */
  const problemOf = ({ code, detail }) => ({ code, detail });

  /** @returns {Promise<View|null>} what there is to see where nobody plays who must not see it */
  async function watched() {
    const { names } = state().view;
    if (people(state().view).length) return null;
    const views = [];
    for (const seat of names.keys()) {
      const reply = await ask("view", { seat });
      if (!reply.ok) return null;
      views.push(reply.view);
    }
    return watchersView(views);
  }

  /** What is looked at while a computer thinks, where it is not on the screen yet. @returns {Promise<View|null>} */
  async function lookedAt() {
    const { view } = state();
    const eye = seatInSight(view, table);
    if (!people(view).length) return Array.isArray(view.racks[0]) && view.rack.length ? null : watched();
    if (eye === null || view.seat === eye) return null;
    const reply = await ask("view", { seat: eye });
    return reply.ok ? reply.view : null;
  }

  /** The computer has moved. Tiles that somebody ordered or laid meanwhile stay so, where they can. @param {View} view */
  function handOver(view) {
    const { view: before, desk } = state();
    const taken = takenCells(view);
    const stays = before.seat !== null && before.seat === view.seat && !view.over;
    const carried = stays && carriedDesk(desk, before, view, (cell) => !taken.has(cell));
    passOn(view);
    if (!carried || JSON.stringify(carried) === JSON.stringify(freshDesk(view))) return;
    kept.writeDesk(carried);
    become({ desk: carried });
  }

  return {
    /**
     * A computer is to move: the engine chooses and makes its move, so that what it holds and what
     * it does in secret never gets here.
     *
     * @param {Promise<unknown>} [patience] the move is shown no sooner
     * @param {number} [spent_ms] what its clock loses by it: the time it is seen thinking
     * @param {import("./engine.js").Thinking} [thinking] to be told how far it is, and to hurry it
     * @returns {Promise<Problem|null>} why it could not
     */
    async think(patience, spent_ms = 0, thinking) {
      become({ thinking: true, problem: null });
      const eye = seatInSight(state().view, table);
      const view = await lookedAt();
      if (view) become({ view, desk: freshDesk(view) });
      const reply = await ask("bot", { seat: state().view.turn, make: true, for: eye, spent_ms }, thinking);
      thinking?.onProgress?.(1);
      if (!reply.ok) {
        become({ thinking: false, problem: problemOf(reply) });
        return problemOf(reply);
      }
      kept.write({ save: reply.save, view: reply.view, desk: null });
      const seen = await watched();
      await patience;
      if (!signal?.aborted) handOver(seen ?? kept.saved.view);
      return null;
    },

    /**
     * The last turn of a seat, and everything since, was not made; clocks stand as they did.
     *
     * @param {number} seat a person's
     * @returns {Promise<Problem|null>} why not
     */
    async takeBack(seat) {
      if (state().moving || state().thinking) return null;
      become({ moving: true, problem: null });
      // Whoever asks may be another than who is on turn then, and hears no more than is seen.
      const eye = needsCurtain(state().view, table) ? null : seat;
      const reply = await ask("undo", { turn_of: seat, seat: eye });
      if (!reply.ok) {
        become({ moving: false, problem: problemOf(reply) });
        return problemOf(reply);
      }
      kept.write({ save: reply.save, view: inSight(reply.view), desk: null });
      passOn();
      return null;
    },
  };
}
