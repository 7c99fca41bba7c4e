// @ts-check
/** What becomes of a sitting without its player's tiles: a computer's move, a turn taken back. */
import { seatInSight } from "./company.js";
import { freshDesk } from "./pending.js";

/** @typedef {import("./types.js").Problem} Problem */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./sitting.js").SittingState} SittingState */

/**
 * @param {object} parts
 * @param {import("./types.js").Table} parts.table
 * @param {() => SittingState} parts.state
 * @param {(change: Partial<SittingState>) => void} parts.become
 * @param {(verb: string, fields?: Record<string, any>) => Promise<import("./engine.js").Reply>} parts.ask
 * @param {ReturnType<typeof import("./kept-game.js").keepGame>} parts.kept
 * @param {() => void} parts.passOn  the turn is over: what is kept is what is seen
 * @param {(view: View) => View} parts.inSight  what of it may be seen before anybody asks for tiles
 * @param {AbortSignal} [parts.signal] the table is left
 */
export function engineTurns({ table, state, become, ask, kept, passOn, inSight, signal }) {
  /** @param {import("./engine.js").Reply} reply @returns {Problem} */
  const problemOf = ({ code, detail }) => ({ code, detail });

  return {
    /**
     * A computer is to move: the engine chooses and makes its move, so that what it holds and what
     * it does in secret never gets here.
     *
     * @param {Promise<unknown>} [patience] the move is shown no sooner
     * @param {number} [spent_ms] what its clock loses by it: the time it is seen thinking
     * @returns {Promise<Problem|null>} why it could not
     */
    async think(patience, spent_ms = 0) {
      become({ thinking: true, problem: null });
      const eye = seatInSight(state().view, table);
      const shown = eye === null || state().view.seat === eye ? null : await ask("view", { seat: eye });
      if (shown?.ok) become({ view: shown.view, desk: freshDesk(shown.view) });
      const reply = await ask("bot", { seat: state().view.turn, make: true, for: eye, spent_ms });
      if (!reply.ok) {
        become({ thinking: false, problem: problemOf(reply) });
        return problemOf(reply);
      }
      kept.write({ save: reply.save, view: reply.view, desk: null });
      await patience;
      if (!signal?.aborted) passOn();
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
      const reply = await ask("undo", { turn_of: seat, seat });
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
