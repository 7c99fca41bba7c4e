// @ts-check
/** Hints at the table: asked for one step at a time, shown, said aloud, and gone with the turn. */
import { people } from "./company.js";
import { hintText, mayHint, proposed, slotsOf, wordCells } from "./hints.js";

/** @typedef {import("./hints.js").Hint} Hint */
/** @typedef {import("./types.js").FoundPlay} FoundPlay */
/** @typedef {import("./types.js").View} View */

/** Who wants another hint gets the next best play; after so many it begins again. */
const PLAYS = 6;

/**
 * @typedef {object} ShownHint  what the table shows of it
 * @property {boolean} may
 * @property {boolean} busy
 * @property {string} text
 * @property {import("./types.js").Cell[]} cells
 * @property {number[]} slots
 */

/** @type {ShownHint} */
const NOTHING = { may: false, busy: false, text: "", cells: [], slots: [] };

/**
 * @param {object} parts
 * @param {ReturnType<typeof import("./sitting.js").createSitting>} parts.sitting
 * @param {() => import("./hints.js").HintRule} parts.rule  of the house
 * @param {(text: string, urgent?: boolean) => void} parts.announce
 * @param {() => void} parts.onChange  draw again
 */
export function createHinting({ sitting, rule, announce, onChange }) {
  /** @type {Hint|null} */
  let hint = null;
  /** What it is about: with another turn or other tiles it is gone. */
  let about = "";
  /** @type {FoundPlay[]} */
  let plays = [];
  let turn = 0;
  /** @type {AbortController|null} */
  let asking = null;

  const now = (/** @type {View} */ view) => JSON.stringify([view.ply, view.seat, view.rack, view.log.length]);
  const may = () => mayHint(rule(), people(sitting.state.view).length);
  const isOn = () => sitting.state.revealed && !sitting.state.moving;

  /** @param {Hint|null} next */
  function become(next) {
    hint = next;
    about = now(sitting.state.view);
    onChange();
    // What the laid tiles make is said by the table once the engine has counted it.
    if (hint && hint.step !== "busy" && hint.step !== "play") announce(hintText(hint));
  }

  async function ask() {
    const { view } = sitting.state;
    asking = new AbortController();
    const { signal } = asking;
    become({ step: "busy" });
    const reply = await sitting.ask("hint", { seat: view.seat, n: PLAYS, sort: "advice", once: true }, { signal });
    if (signal.aborted || now(sitting.state.view) !== about) return;
    asking = null;
    plays = reply.ok ? reply.plays : [];
    turn = 0;
    if (!reply.ok) become(null);
    else if (!plays.length) become({ step: "none", swap: "swap" in view.actions });
    else become({ step: "where", play: plays[0] });
  }

  function cancel() {
    asking?.abort();
    asking = null;
    become(null);
  }

  /**
   * One step more; while the engine is asked: no more. A double press asks and does not take it back.
   *
   * @param {{detail?: number}} [event] how many presses it is of
   */
  async function press({ detail = 1 } = {}) {
    if (!may() || !isOn()) return undefined;
    const current = now(sitting.state.view) === about ? hint : null;
    if (!current) return ask();
    const { step, play } = current;
    if (step === "busy") return detail > 1 ? undefined : cancel();
    if (step === "where") return become({ step: "tiles", play });
    if (step === "tiles" && play) {
      const { view, desk } = sitting.state;
      become({ step: "play", play });
      return sitting.arrange({ desk: proposed(play, view, desk), selected: null, cursor: null });
    }
    if (step === "none") return become(current);
    turn = (turn + 1) % plays.length;
    sitting.arrange({ desk: { ...sitting.state.desk, laid: [] } });
    return become({ step: "where", play: plays[turn] });
  }

  return {
    press,
    cancel,
    /** With its turn a hint is over: nobody is asked for it any more, and a turn taken back has none. */
    keepToTurn() {
      if (!hint || now(sitting.state.view) === about) return;
      asking?.abort();
      asking = null;
      hint = null;
    },
    /** What to say of the tiles on the board while they are the hint's proposal. */
    get proposal() {
      const { view, desk } = sitting.state;
      if (hint?.step !== "play" || !hint.play || now(view) !== about) return "";
      return sameTiles(desk, proposed(hint.play, view, desk)) ? hintText(hint) : "";
    },
    /** @returns {ShownHint} */
    get shown() {
      const { view } = sitting.state;
      if (!hint || !isOn() || now(view) !== about) return { ...NOTHING, may: may() };
      const { step, play } = hint;
      const seen = play && step !== "play";
      return {
        may: may(),
        busy: step === "busy",
        text: step === "play" ? "" : hintText(hint),
        cells: seen ? wordCells(play) : [],
        slots: play && step === "tiles" ? slotsOf(play, view) : [],
      };
    },
  };
}

/**
 * @param {import("./types.js").Desk} desk
 * @param {import("./types.js").Desk} other
 */
function sameTiles(desk, other) {
  return JSON.stringify(desk.laid) === JSON.stringify(other.laid);
}
