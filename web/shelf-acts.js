// @ts-check
/** What can be done from the shelf: to the games on the table, and to how the page looks and speaks. */
import { keepNew } from "./begin.js";
import { soundRule } from "./hints.js";
import { onTheShelf, setLanguage, t } from "./i18n.js";
import { answered, sayNo, tellNotices } from "./replies.js";
import { applyTheme, settingsDialog } from "./settings.js";
import { toast } from "./toast.js";
import { exportSave, importFile } from "./transfer.js";
import { askTitle } from "./turn-actions.js";

/**
 * @param {object} parts
 * @param {ReturnType<typeof import("./engine.js").createEngine>} parts.engine
 * @param {typeof import("./storage.js").storage} parts.storage
 * @param {AbortSignal} parts.signal        the address is left
 * @param {(address: string) => void} parts.go
 * @param {() => void} parts.enter          this address anew
 */
export function shelfActs({ engine, storage, signal, go, enter }) {
  /** The notice outlives the room it was given in, so the address counts, not this room. */
  function refreshHome() {
    if (location.hash === "#/" || location.hash === "") dispatchEvent(new HashChangeEvent("hashchange"));
    else go("#/");
  }

  return {
    /** @param {string} id */
    async rename(id) {
      const title = await askTitle(storage.readGame(id)?.head.title ?? "");
      if (title === null) return;
      storage.rename(id, title);
      enter();
    },

    /** @param {string} id */
    remove(id) {
      const putBack = storage.remove(id);
      const undo = () => {
        putBack();
        refreshHome();
      };
      toast(onTheShelf("play.removed"), { action: onTheShelf("action.undo"), onAction: undo });
      refreshHome();
    },

    /** @param {string} id */
    export(id) {
      const saved = storage.readGame(id);
      if (saved) exportSave({ engine, saved });
    },

    /** @param {File} file */
    async import(file) {
      const reply = await answered(importFile(engine, file));
      if (!reply.ok) return sayNo(reply);
      const address = `#/game/${keepNew(storage, reply)}`;
      // Who went to play something else meanwhile is not dragged away from it.
      if (signal.aborted) return toast(t("play.opened"), { action: t("action.continue"), onAction: () => go(address) });
      tellNotices(reply.notices);
      return go(address);
    },

    async settings() {
      const { theme = "auto", language = "auto", hints } = storage.settings();
      await settingsDialog({ theme, language, hints: soundRule(hints) }, (name, value) => {
        storage.setSetting(name, value);
        if (name === "theme") applyTheme(value);
        else if (name === "language") setLanguage(value);
      });
      enter();
    },
  };
}
