// @ts-check
/** From turn to turn: the curtain or a computer, then somebody's tiles, a move, and what it did. */
import { countUp, land } from "./anim.js";
import { computerMoves, needsCurtain } from "./company.js";
import { showCurtain } from "./curtain.js";
import { number, refusal, t } from "./i18n.js";
import { newsIn, sinceOwnTurn } from "./news.js";
import { showReveal } from "./reveal.js";
import { dismissNotice, toast } from "./toast.js";
import { revealSpoken, turnSpoken } from "./words-line.js";

/** @typedef {import("./types.js").Problem} Problem */
/** @typedef {import("./types.js").View} View */

/** A computer's move comes no sooner: one wants to see one's own first. */
const THINKING_MS = 700;

/**
 * @param {object} parts
 * @param {ReturnType<typeof import("./sitting.js").createSitting>} parts.sitting
 * @param {import("./table-draw.js").Layout} parts.layout
 * @param {import("./types.js").Game} parts.game
 * @param {import("./types.js").Table} parts.table
 * @param {AbortSignal} parts.signal
 * @param {{patience: () => Promise<unknown>}} [parts.pace]  of a computer's moves, where they are watched
 * @param {(saved: import("./types.js").Saved) => void} parts.onOver
 */
export function createTurns({ sitting, layout, game, table, signal, onOver, pace = { patience: () => wait(THINKING_MS) } }) {
  /** What has happened since somebody was last told. */
  let news = "";
  let notice = "";

  async function next() {
    const { view } = sitting.state;
    if (view.over) return onOver(sitting.saved);
    if (computerMoves(view)) return computerTurn();
    if (needsCurtain(view, table)) {
      news = "";
      layout.hush();
      const spent = sitting.time.taken(view, sitting.saved.desk?.watch);
      await showCurtain({ game, table, view, name: view.names[view.turn], firstTurn: view.ply === 0, spent, signal });
    }
    if (!signal.aborted) await reveal();
  }

  /** @returns {Promise<void>} */
  async function computerTurn() {
    const before = sitting.state.view;
    announce(t("play.thinks", { name: before.names[before.turn] }));
    const hurry = new AbortController();
    const thinking = layout.thinking.begin({ name: before.names[before.turn], onHurry: () => hurry.abort() });
    const problem = await sitting.think(pace.patience(), THINKING_MS, { hurry: hurry.signal, onProgress: thinking.progress });
    thinking.end();
    if (signal.aborted) return;
    if (problem) return stuck(problem, computerTurn);
    await show(before, true);
    if (!signal.aborted) await next();
  }

  async function reveal() {
    const revealing = sitting.reveal();
    // Stored tiles are there at once; others when Python is.
    if (!sitting.state.revealed) await revealing;
    if (sitting.state.revealed && !signal.aborted) {
      const { names, turn } = sitting.state.view;
      announce(t("play.your-turn", { name: names[turn] }));
      focusBoard();
      const { view } = sitting.state;
      tell(newsIn(sinceOwnTurn(view), view.names, view.seat));
    }
    await revealing;
    const { problem } = sitting.state;
    if (problem && !signal.aborted) stuck(problem, reveal);
  }

  /**
   * What somebody was not yet told is told first: of two sentences at once, only the second is heard.
   *
   * @param {string} text
   */
  function announce(text) {
    layout.announce([news, text].filter(Boolean).join(" "));
    news = "";
  }

  /**
   * What concerns who looks now. A notice is heard as well as seen; a bomb does not wait for a pause.
   *
   * @param {import("./news.js").News[]} heard
   */
  function tell(heard) {
    const said = (/** @type {boolean} */ loud) => heard.filter(({ urgent }) => urgent === loud).map(({ text }) => text).join(" ");
    if (said(true)) layout.announce(said(true), true);
    // Who was told a moment ago, at the same screen, is not told again.
    if (said(false) && said(false) !== notice) toast(said(false));
    notice = said(false) || notice;
  }

  /** Keys work at once, and a screen reader begins where the game is. */
  function focusBoard() {
    const stop = layout.board.el.querySelector("[tabindex='0']");
    // Who reads the menu or the moves while a computer thinks goes on reading.
    if (stop instanceof HTMLElement && !document.querySelector("dialog[open]")) stop.focus({ preventScroll: true });
  }

  /**
   * Nothing goes on without the engine, so this notice stays until it is answered.
   *
   * @param {Problem} problem
   * @param {() => void} again
   */
  function stuck(problem, again) {
    const takeAway = toast(refusal(problem), { action: t("play.retry"), onAction: again, stays: true });
    signal.addEventListener("abort", takeAway, { once: true });
  }

  /**
   * Whatever a move brought to light is seen, before a curtain or the next move.
   *
   * @param {View} before
   * @param {boolean} [isNews] nobody at the screen made it
   */
  async function show(before, isNews = false) {
    const { view } = sitting.state;
    const seat = before.turn;
    // Not by number: a secret move within a turn has that of the move after it.
    const known = new Set(before.log.map((entry) => JSON.stringify(entry)));
    const entries = view.log.filter((entry) => !known.has(JSON.stringify(entry)));
    const last = entries.at(-1);
    const revealed = entries.map(revealSpoken).filter(Boolean).join(" ");
    if (isNews) news = entries.map((entry) => turnSpoken(entry, view.names)).join(" ");
    else if (revealed) layout.announce(revealed, true);
    // A device is set without leaving the turn: what was done is said, and what came of it.
    else if (sitting.state.revealed) layout.announce(entries.map((entry) => turnSpoken(entry, view.names)).join(" "));
    // A challenge is everybody's business at once; a capture is first its maker's.
    tell(newsIn(entries.filter(({ kind }) => kind === "challenge" || (kind === "capture" && !isNews)), view.names, seat));
    if (isNews && last?.tiles && !last.hit) land(last.tiles.map(([cell]) => layout.board.cellElement(cell)?.querySelector(".tile")));
    const counted = countUp(layout.players.scoreElement(seat), before.scores[seat], view.scores[seat], number);
    await Promise.all([counted, last && showReveal({ board: layout.board, before, after: view, signal })]);
  }

  /**
   * A person's move, from the wish to whoever is next.
   *
   * @param {() => Promise<Problem|null>} act
   */
  async function take(act) {
    const before = sitting.state.view;
    const { save } = sitting.saved;
    const problem = await act();
    if (problem) return toast(refusal(problem));
    // Not by the number of moves: a secret one within a turn is not counted.
    if (sitting.saved.save === save || signal.aborted) return undefined;
    dismissNotice();
    await show(before);
    // The turn may have stayed with its player, who goes on.
    if (signal.aborted || sitting.state.revealed) return undefined;
    return next();
  }

  /**
   * A turn is taken back, and whoever made it is on turn again.
   *
   * @param {number} seat
   */
  async function takeBack(seat) {
    const problem = await sitting.takeBack(seat);
    if (problem) return toast(refusal(problem));
    dismissNotice();
    // What happened in it has not happened.
    layout.announce("", true);
    if (signal.aborted || sitting.state.revealed) return undefined;
    news = t("undo.done", { name: sitting.state.view.names[seat] });
    return next();
  }

  return { next, take, takeBack, stuck };
}

/** @param {number} ms */
function wait(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
