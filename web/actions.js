// @ts-check
/** The action bar and the big button: what a thumb can do in this turn. */
import { events, h, setText } from "./dom.js";
import { icon } from "./icons.js";
import { number, t } from "./i18n.js";

/** @typedef {import("./icons.js").IconName} IconName */

/**
 * @typedef {object} ActionsState
 * @property {Record<string, string>} actions  what the seat may do, from its view
 * @property {boolean} laid                    tiles of this turn lie on the board
 * @property {boolean} canPlay                 they make a legal play
 * @property {number|string|null} [score]      null or "?" where it is not known before playing
 * @property {boolean} enabled                 it is this screen's turn at all
 */

export function createActions() {
  const { on, emit } = events();
  const buttons = {
    shuffle: iconButton("shuffle", emit),
    recall: iconButton("recall", emit),
    swap: iconButton("swap", emit),
    pass: iconButton("pass", emit),
  };
  const play = h("button", {
    class: "button play",
    type: "button",
    "data-action": "play",
    "aria-disabled": "true",
    text: t("action.play"),
    onClick: () => play.getAttribute("aria-disabled") !== "true" && emit("play"),
  });
  const el = h("div", { class: "actions", role: "group", "aria-label": t("actions.name") }, ...Object.values(buttons));

  return {
    el,
    play,
    on,
    emit,
    /** @param {ActionsState} state */
    update({ actions, laid, canPlay, score = null, enabled }) {
      allow(buttons.shuffle, enabled);
      allow(buttons.recall, enabled && laid);
      allow(buttons.swap, enabled && !laid && "swap" in actions);
      allow(buttons.pass, enabled && !laid && "pass" in actions);
      allow(play, enabled && canPlay);
      setText(play, playLabel(canPlay, score));
    },
  };
}

/**
 * @param {boolean} canPlay
 * @param {number|string|null} score
 */
function playLabel(canPlay, score) {
  if (!canPlay) return t("action.play");
  return t("action.play-for", { score: typeof score === "number" ? number(score) : "?" });
}

/**
 * Not `disabled`: a button that goes grey under the finger must keep the focus it has.
 *
 * @param {HTMLElement} button
 * @param {boolean} allowed
 */
function allow(button, allowed) {
  button.setAttribute("aria-disabled", String(!allowed));
}

/**
 * @param {"shuffle"|"recall"|"swap"|"pass"} name
 * @param {(name: string) => void} emit
 */
function iconButton(name, emit) {
  const button = h(
    "button",
    {
      class: "action",
      type: "button",
      "data-action": name,
      onClick: () => button.getAttribute("aria-disabled") !== "true" && emit(name),
    },
    icon(name),
    h("span", { class: "action-label", text: t(`action.${name}`) }),
  );
  return button;
}
