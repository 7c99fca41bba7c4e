// @ts-check
/** Asking what the laid tiles would make: one question at a time, and only about the newest desk. */
import { toMove } from "./pending.js";

/** @typedef {import("./engine.js").Reply} Reply */
/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./types.js").Preview} Preview */
/** @typedef {import("./types.js").View} View */

/**
 * @param {object} parts
 * @param {() => {desk: Desk, view: View, revealed: boolean}} parts.state
 * @param {(verb: string, fields: Record<string, any>) => Promise<Reply>} parts.ask
 * @param {(reply: Reply) => void} parts.onAnswer to the desk as it lies now
 */
export function createPreviewing({ state, ask, onAnswer }) {
  let asking = false;
  let askAgain = false;
  /** @type {Promise<void>} */
  let answered = Promise.resolve();

  async function askWhileChanging() {
    asking = true;
    while (askAgain) {
      askAgain = false;
      const { desk, view, revealed } = state();
      if (!desk.laid.length || !revealed) continue;
      const reply = await ask("preview", { seat: view.seat, move: toMove(desk, view) });
      if (askAgain || state().desk.laid !== desk.laid) continue;
      onAnswer(reply);
    }
    asking = false;
  }

  return {
    /** The desk has changed. */
    wish() {
      askAgain = true;
      if (!asking) answered = askWhileChanging();
    },
    /** @returns {Promise<void>} when the newest desk is answered */
    get answered() {
      return answered;
    },
  };
}

/**
 * @param {Reply} reply
 * @returns {Preview}
 */
export function asPreview({ legal, words, score, known, bonus, at, problems, times }) {
  return { legal, words, score, known, bonus, at, problems, ...(times && { times }) };
}
