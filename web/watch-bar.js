// @ts-check
/** Watching computers play: where it is offered, and the bar that sets the pace, by hand and by keys. */
import { h, refill, setText } from "./dom.js";
import { icon } from "./icons.js";
import { gameText, t } from "./i18n.js";
import { menuDialog } from "./menu.js";
import { choiceOf } from "./settings.js";
import { SPEEDS } from "./watch-pace.js";

/** @typedef {import("./types.js").Game} Game */

/**
 * @param {Game[]} games as they stand on the shelf
 * @param {(game: string) => void} onChoice
 */
export function watchOffer(games, onChoice) {
  const choose = async () => {
    const chosen = await menuDialog(games.map((game) => ({ id: game.id, label: gameText(game).name })), { title: t("watch.which") });
    if (chosen) onChoice(chosen);
  };
  return h("button", { class: "text-button", type: "button", "data-action": "watch", "aria-haspopup": "dialog", onClick: choose }, icon("watch"), t("watch.open"));
}

/**
 * @param {object} parts
 * @param {ReturnType<typeof import("./watch-pace.js").createPace>} parts.pace
 * @param {(text: string) => void} parts.announce
 * @param {(speed: import("./watch-pace.js").Speed) => void} parts.onSpeed
 * @param {AbortSignal} parts.signal
 */
export function createWatchBar({ pace, announce, onSpeed, signal }) {
  const pauseWord = h("span", { class: "action-label" });
  const pauseIcon = h("span", { class: "watch-icon" });
  const pause = h("button", { class: "action", type: "button", "data-action": "pause", onClick: togglePause }, pauseIcon, pauseWord);
  const next = h("button", { class: "action", type: "button", "data-action": "next-move", onClick: pace.next }, icon("step"), h("span", { class: "action-label", text: t("watch.next") }));
  const speed = choiceOf({ name: "watch-speed", legend: t("watch.speed"), kind: "watch-speed", choices: SPEEDS.map((value) => ({ value, label: t(`watch.${value}`) })), value: pace.speed, onChange: setSpeed });
  const el = h("section", { class: "watch-bar", "aria-label": t("watch.bar") }, pause, next, speed);

  function show() {
    setText(pauseWord, t(pace.paused ? "watch.resume" : "watch.pause"));
    refill(pauseIcon, icon(pace.paused ? "play" : "pause"));
    for (const field of speed.querySelectorAll("input")) field.checked = field.value === pace.speed;
  }

  function togglePause() {
    pace.togglePause();
    show();
    announce(t(pace.paused ? "watch.paused" : "watch.goes-on"));
  }

  /** @param {import("./watch-pace.js").Speed} wished */
  function setSpeed(wished) {
    pace.setSpeed(wished);
    show();
    onSpeed(wished);
  }

  /** @param {KeyboardEvent} event */
  function pressed(event) {
    const { key, ctrlKey, metaKey, altKey } = event;
    const focused = document.activeElement;
    if (ctrlKey || metaKey || altKey || document.querySelector("dialog[open]")) return;
    // A button that has the focus keeps the key that presses it.
    if (key === " " && focused?.closest("button, a, input")) return;
    const wished = SPEEDS[Number(key) - 1];
    if (key === " ") togglePause();
    else if (key.toLowerCase() === "n") pace.next();
    else if (wished) setSpeed(wished);
    else return;
    event.preventDefault();
  }

  addEventListener("keydown", pressed, { signal });
  show();
  return { el, focus: () => pause.focus({ preventScroll: true }) };
}
