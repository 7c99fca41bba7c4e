// @ts-check
/** The open game as it is stored: whatever changes in it is written before anybody is told. */
import { headOf } from "./storage.js";

/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./types.js").Saved} Saved */

/**
 * @typedef {object} Shelf  where it is written
 * @property {(saved: Saved) => void} writeGame
 * @property {(id: string, desk: Desk|null) => void} writeDesk
 */

/**
 * @param {Saved} saved
 * @param {Shelf} storage
 */
export function keepGame(saved, storage) {
  let kept = saved;
  return {
    /** What the engine is to put on its table before it answers. */
    get save() {
      return kept.save;
    },

    get saved() {
      return kept;
    },

    /** @param {Partial<Saved>} change */
    write(change) {
      kept = { ...kept, ...change };
      const { head, table, view } = kept;
      kept.head = headOf({ id: head.id, title: head.title, table, view });
      storage.writeGame(kept);
    },

    /** The turn being laid changes often, and is small. @param {Desk} desk */
    writeDesk(desk) {
      kept = { ...kept, desk };
      storage.writeDesk(kept.head.id, desk);
    },

    /** @param {string} title */
    rename(title) {
      kept = { ...kept, head: { ...kept.head, title } };
    },
  };
}
