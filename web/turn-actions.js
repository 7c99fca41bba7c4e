// @ts-check
/** The buttons of a turn and the game's menu: questions are asked first, then the engine. */
import { isInBar } from "./actions.js";
import { chooseSwap, confirmDialog, menuDialog, promptText } from "./dialog.js";
import { bringsLanguage, gameText, has, otherLanguages, t } from "./i18n.js";
import { recall, shuffle } from "./pending.js";
import { exportSave } from "./transfer.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Move} Move */
/** @typedef {import("./menu.js").MenuItem} MenuItem */

/** What has a button of its own outside the bar. */
const BUTTONS = new Set(["play", "resign"]);
/** What costs a turn at most; anything else is asked about as if it were the end. */
const SAFE = new Set(["pass", "challenge", "accept"]);

/**
 * @param {object} parts
 * @param {ReturnType<typeof import("./sitting.js").createSitting>} parts.sitting
 * @param {{ask: import("./engine.js").Ask}} parts.engine
 * @param {Game} parts.game
 * @param {(move: Move) => void} parts.make
 * @param {() => void} parts.onRules
 * @param {() => void} parts.onMoves
 * @param {(title: string) => void} parts.onRename
 * @param {() => (MenuItem & {follow: () => unknown})[]} parts.more  what else the table offers
 * @param {() => void} parts.onRemove
 * @param {(code: string) => void} parts.onLanguage
 */
export function turnActions({ sitting, engine, game, make, onRules, onMoves, more, onRename, onRemove, onLanguage }) {
  async function swap() {
    const { view, desk } = sitting.state;
    const tiles = await chooseSwap({
      rack: desk.order.map((slot) => view.rack[slot]),
      values: sitting.saved.table.values,
      check: (faces) => sitting.check({ kind: "swap", tiles: faces }),
    });
    if (tiles?.length) make({ kind: "swap", tiles });
  }

  /** @param {string} kind an action that wants nothing but to be meant */
  async function confirmed(kind) {
    const words = sitting.state.view.challenge?.words ?? [];
    const { label, title, text } = wordsFor(game, kind, { words, n: words.length });
    const sure = await confirmDialog({ title, text, yes: label, danger: !SAFE.has(kind) });
    if (sure) make({ kind });
  }

  async function rename() {
    const title = await askTitle(sitting.saved.head.title);
    if (title !== null) onRename(title);
  }

  async function menu() {
    /** @type {(MenuItem & {follow: () => unknown})[]} */
    const items = [
      { id: "rules", label: t("help.title"), icon: "rules", follow: onRules },
      { id: "moves", label: t("panel.name"), icon: "moves", follow: onMoves },
      ...more(),
      { id: "rename", label: t("action.rename"), icon: "edit", follow: rename },
      { id: "export", label: t("action.export"), icon: "share", follow: () => exportSave({ engine, saved: sitting.saved }) },
    ];
    if (bringsLanguage(game)) {
      for (const { code, offer } of otherLanguages()) {
        items.push({ id: `language-${code}`, label: offer, lang: code, icon: "language", follow: () => onLanguage(code) });
      }
    }
    const { actions } = sitting.state.view;
    for (const kind of plainActions(actions).filter((name) => !BUTTONS.has(name) && !isInBar(name))) {
      items.push({ id: kind, label: wordsFor(game, kind).label, icon: "stop", follow: () => confirmed(kind) });
    }
    if ("resign" in actions) {
      items.push({ id: "resign", label: t("action.resign"), icon: "flag", danger: true, follow: () => confirmed("resign") });
    }
    items.push({ id: "delete", label: t("action.delete"), icon: "remove", danger: true, follow: onRemove });
    const chosen = await menuDialog(items);
    items.find(({ id }) => id === chosen)?.follow();
  }

  return {
    swap,
    menu,
    pass: () => confirmed("pass"),
    resign: () => confirmed("resign"),
    challenge: () => confirmed("challenge"),
    accept: () => confirmed("accept"),
    shuffle: () => sitting.arrange({ desk: shuffle(sitting.state.desk, Math.random) }),
    recall: () => sitting.arrange({ desk: recall(sitting.state.desk), selected: null }),
  };
}

/**
 * @param {Record<string, string>} actions
 * @returns {string[]} those that want nothing but to be meant
 */
function plainActions(actions) {
  return Object.keys(actions).filter((name) => actions[name] === "nothing");
}

/**
 * An action's name and the question before it: the game's own words, or the page's.
 *
 * @param {Game} game
 * @param {string} kind
 * @param {Record<string, any>} [told] what the question is about
 */
export function wordsFor(game, kind, told = {}) {
  const own = gameText(game).actions?.[kind] ?? {};
  const ours = (/** @type {string} */ key, /** @type {string} */ otherwise) => (has(key) ? t(key, told) : otherwise);
  const label = own.label ?? ours(`action.${kind}`, kind);
  return { label, title: own.title ?? ours(`play.${kind}-title`, label), text: own.text ?? ours(`play.${kind}-text`, "") };
}

/**
 * @param {string} title
 * @returns {Promise<string|null>}
 */
export function askTitle(title) {
  return promptText({ title: t("action.rename"), value: title, label: t("play.title-label") });
}
