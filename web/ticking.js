// @ts-check
/**
 * The clocks beside the scores: one timer, set for the moment the shown time changes, and none
 * where no clock runs. A low clock is told once, and when the time is up somebody is.
 */
import { timeText, untilChange, warning } from "./clock.js";
import { t } from "./i18n.js";

/** @typedef {ReturnType<typeof import("./sitting.js").createSitting>} Sitting */

/**
 * @param {object} parts
 * @param {Sitting} parts.sitting
 * @param {Pick<ReturnType<typeof import("./players.js").createPlayers>, "showTimes">} parts.players
 * @param {(text: string, urgent: boolean) => void} parts.announce
 * @param {() => void} parts.onTimeUp told once a turn
 * @param {AbortSignal} parts.signal
 */
export function createTicking({ sitting, players, announce, onTimeUp, signal }) {
  let timer = 0;
  /** The move being thought about, and how its clock stood at the last look. */
  let ply = -1;
  let before = 0;
  let told = false;

  function show() {
    clearTimeout(timer);
    const { view, revealed } = sitting.state;
    const { clock, turn } = view;
    if (!clock) return players.showTimes(null);
    const runs = revealed && !view.over;
    const left = clock.left.map((ms, seat) => (runs && seat === turn ? Math.max(0, ms - sitting.time.spent()) : ms));
    players.showTimes({ left, turn: view.over ? null : turn });
    if (runs && !signal.aborted) lookAt(left[turn]);
  }

  /** @param {number} left ms */
  function lookAt(left) {
    const { view, moving } = sitting.state;
    // A turn may begin in a tab that nobody looks at.
    if (document.hidden) sitting.time.rest();
    if (ply !== view.ply) {
      ply = view.ply;
      told = false;
      before = view.clock?.left[view.turn] ?? left;
    }
    const low = warning(before, left);
    before = left;
    if (low) announce(t("clock.left", { n: low, name: view.names[view.turn] }), true);
    if (left > 0) {
      if (sitting.time.runs) timer = window.setTimeout(show, untilChange(left));
    } else if (!told && !moving) {
      told = true;
      onTimeUp();
    }
  }

  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.hidden) sitting.time.rest();
      else sitting.time.wake();
      show();
    },
    { signal },
  );
  addEventListener("pagehide", () => sitting.time.rest(), { signal });
  // A page kept by the browser comes back as it was left.
  addEventListener("pageshow", () => (sitting.time.wake(), show()), { signal });
  signal.addEventListener("abort", () => clearTimeout(timer));

  return { show };
}

/** @param {number} ms */
export function timeShown(ms) {
  return timeText(ms, t("clock.point"));
}
