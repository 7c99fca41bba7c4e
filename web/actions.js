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
 * @property {boolean} [hints]                 the house gives hints here
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
 * What may stand in the bar, in this order unless a game's look has one of its own. A game's own action
 * that wants nothing but to be meant has its button while it is offered if it is named here, and is
 * found in the menu if not.
 *
 * @type {Record<string, BarAction>}
 */
const BAR = {
  hint: { icon: "hint", shown: ({ hints }) => hints === true, allowed: ({ enabled, actions }) => enabled && "play" in actions },
  shuffle: { icon: "shuffle", allowed: ({ enabled }) => enabled },
  recall: { icon: "recall", allowed: ({ enabled, laid }) => enabled && laid },
  challenge: { icon: "warn", shown: offered("challenge"), allowed: ({ enabled }) => enabled },
  swap: { icon: "swap", allowed: ({ enabled, laid, actions }) => enabled && !laid && "swap" in actions },
  pass: { icon: "pass", allowed: ({ enabled, laid, actions }) => enabled && !laid && "pass" in actions },
  resign: { icon: "flag", allowed: ({ enabled, actions }) => enabled && "resign" in actions },
};
/** In every bar, where the house gives hints. */
const HINT = "hint";
/** Where a game says nothing else: to resign is in the menu. */
const USUAL = Object.keys(BAR).filter((name) => name !== "resign");

/** @param {string} name of an action */
export function isInBar(name) {
  return name === "accept" || name in BAR;
}

/**
 * @param {object} [parts]
 * @param {(name: string) => string} [parts.labelOf]  a game may have words of its own
 * @param {string[]} [parts.names]  what it wants in its bar; these stay there while they are not offered
 */
export function createActions({ labelOf = (name) => t(`action.${name}`), names } = {}) {
  const { on, emit } = events();
  const buttons = (names ? [HINT, ...names] : USUAL).map((name) => {
    const { shown, allowed, ...rest } = BAR[name];
    const may = (/** @type {ActionsState} */ state) => allowed(state) && (!shown || shown(state));
    return { ...rest, allowed: may, shown: names && name !== HINT ? undefined : shown, el: iconButton(name, rest.icon, labelOf(name), emit) };
  });
  const play = h("button", {
    class: "button play",
    type: "button",
    "data-action": "play",
    "aria-disabled": "true",
    text: labelOf("play"),
    onClick: () => play.getAttribute("aria-disabled") !== "true" && emit(play.dataset.action ?? "play"),
  });
  /** The same button once more, for a corner of the page. @type {{el: HTMLElement, name: string}[]} */
  const copies = [];
  const el = h("div", { class: "actions", role: "group", "aria-label": t("actions.name") }, ...buttons.map((button) => button.el));

  return {
    el,
    play,
    on,
    emit,
    /**
     * @param {string} name
     * @returns {HTMLElement|null} null where it is not in the bar
     */
    quiet(name) {
      if (!names?.includes(name)) return null;
      const copy = iconButton(name, BAR[name].icon, labelOf(name), emit);
      copy.className = "bar-action";
      copies.push({ el: copy, name });
      return copy;
    },
    /** @param {ActionsState} state */
    update(state) {
      const { canPlay, score = null, enabled } = state;
      for (const { el: button, allowed, shown = () => true } of buttons) {
        button.hidden = !shown(state);
        allow(button, allowed(state));
      }
      for (const { el: copy, name } of copies) allow(copy, BAR[name].allowed(state));
      // A play that ends the game waits for an answer, and nothing else can be done.
      const answers = "accept" in state.actions;
      play.dataset.action = answers ? "accept" : "play";
      allow(play, enabled && (answers || canPlay));
      setText(play, answers ? labelOf("accept") : playLabel(labelOf("play"), canPlay, score));
    },
  };
}

/**
 * @param {string} label
 * @param {boolean} canPlay
 * @param {number|string|null} score
 */
function playLabel(label, canPlay, score) {
  return canPlay ? `${label} ${typeof score === "number" ? number(score) : "?"}` : label;
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
 * @param {(name: string, event: MouseEvent) => void} emit
 */
function iconButton(name, iconName, label, emit) {
  const button = h(
    "button",
    {
      class: "action",
      type: "button",
      "data-action": name,
      onClick: (/** @type {MouseEvent} */ event) => button.getAttribute("aria-disabled") !== "true" && emit(name, event),
    },
    icon(iconName),
    h("span", { class: "action-label", text: label }),
  );
  return button;
}
