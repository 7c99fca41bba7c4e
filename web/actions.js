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

/**
 * @typedef {object} BarAction  a button of the bar; its name is what the bar emits
 * @property {IconName} icon
 * @property {(state: ActionsState) => boolean} allowed
 * @property {(state: ActionsState) => boolean} [shown]  left out: always
 */

/** @type {(name: string) => (state: ActionsState) => boolean} */
const offered = (name) => ({ actions }) => name in actions;

/**
 * What stands in the bar, in this order. A game's own action that wants nothing but to be meant has
 * its button while it is offered if it is named here, and is found in the menu if not.
 *
 * @type {Record<string, BarAction>}
 */
const BAR = {
  shuffle: { icon: "shuffle", allowed: ({ enabled }) => enabled },
  recall: { icon: "recall", allowed: ({ enabled, laid }) => enabled && laid },
  challenge: { icon: "warn", shown: offered("challenge"), allowed: ({ enabled }) => enabled },
  accept: { icon: "check", shown: offered("accept"), allowed: ({ enabled }) => enabled },
  swap: { icon: "swap", allowed: ({ enabled, laid, actions }) => enabled && !laid && "swap" in actions },
  pass: { icon: "pass", allowed: ({ enabled, laid, actions }) => enabled && !laid && "pass" in actions },
};

/** @param {string} name of an action */
export function isInBar(name) {
  return name in BAR;
}

/** @param {{labelOf?: (name: string) => string}} [parts] a game may have words of its own */
export function createActions({ labelOf = (name) => t(`action.${name}`) } = {}) {
  const { on, emit } = events();
  const buttons = Object.entries(BAR).map(([name, action]) => ({ ...action, el: iconButton(name, action.icon, labelOf(name), emit) }));
  const play = h("button", {
    class: "button play",
    type: "button",
    "data-action": "play",
    "aria-disabled": "true",
    text: t("action.play"),
    onClick: () => play.getAttribute("aria-disabled") !== "true" && emit("play"),
  });
  const el = h("div", { class: "actions", role: "group", "aria-label": t("actions.name") }, ...buttons.map((button) => button.el));

  return {
    el,
    play,
    on,
    emit,
    /** @param {ActionsState} state */
    update(state) {
      const { canPlay, score = null, enabled } = state;
      for (const { el: button, allowed, shown = () => true } of buttons) {
        button.hidden = !shown(state);
        allow(button, allowed(state));
      }
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
 * @param {string} name
 * @param {IconName} iconName
 * @param {string} label
 * @param {(name: string) => void} emit
 */
function iconButton(name, iconName, label, emit) {
  const button = h(
    "button",
    {
      class: "action",
      type: "button",
      "data-action": name,
      onClick: () => button.getAttribute("aria-disabled") !== "true" && emit(name),
    },
    icon(iconName),
    h("span", { class: "action-label", text: label }),
  );
  return button;
}
