// @ts-check
/** The buttons of a turn and the game's menu: questions are asked first, then the engine. */
import { chooseSwap, confirmDialog, menuDialog, promptText } from "./dialog.js";
import { t } from "./i18n.js";
import { recall, shuffle } from "./pending.js";
import { exportSave } from "./transfer.js";

/** @typedef {import("./types.js").Move} Move */
/** @typedef {import("./menu.js").MenuItem} MenuItem */

/**
 * @param {object} parts
 * @param {ReturnType<typeof import("./sitting.js").createSitting>} parts.sitting
 * @param {{ask: import("./engine.js").Ask}} parts.engine
 * @param {(move: Move) => void} parts.make
 * @param {() => void} parts.onRules
 * @param {() => void} parts.onMoves
 * @param {(title: string) => void} parts.onRename
 * @param {() => void} parts.onRemove
 */
export function turnActions({ sitting, engine, make, onRules, onMoves, onRename, onRemove }) {
  async function swap() {
    const { view, desk } = sitting.state;
    const tiles = await chooseSwap({
      rack: desk.order.map((slot) => view.rack[slot]),
      values: sitting.saved.table.values,
      check: (faces) => sitting.check({ kind: "swap", tiles: faces }),
    });
    if (tiles?.length) make({ kind: "swap", tiles });
  }

  /** @param {"pass"|"resign"} kind */
  async function confirmed(kind) {
    const sure = await confirmDialog({
      title: t(`play.${kind}-title`),
      text: t(`play.${kind}-text`),
      yes: t(`action.${kind}`),
      danger: kind === "resign",
    });
    if (sure) make({ kind });
  }

  async function rename() {
    const title = await askTitle(sitting.saved.head.title);
    if (title !== null) onRename(title);
  }

  async function menu() {
    /** @type {(MenuItem & {follow: () => void})[]} */
    const items = [
      { id: "rules", label: t("help.title"), icon: "rules", follow: onRules },
      { id: "moves", label: t("panel.name"), icon: "moves", follow: onMoves },
      { id: "rename", label: t("action.rename"), icon: "edit", follow: rename },
      { id: "export", label: t("action.export"), icon: "share", follow: () => exportSave({ engine, saved: sitting.saved }) },
    ];
    if ("resign" in sitting.state.view.actions) {
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
    shuffle: () => sitting.arrange({ desk: shuffle(sitting.state.desk, Math.random) }),
    recall: () => sitting.arrange({ desk: recall(sitting.state.desk), selected: null }),
  };
}

/**
 * @param {string} title
 * @returns {Promise<string|null>}
 */
export function askTitle(title) {
  return promptText({ title: t("action.rename"), value: title, label: t("play.title-label") });
}
