// @ts-check
/**
 * The games, settings and names this browser keeps; the one module that touches localStorage.
 *
 * A game is three entries: `save` is the truth and is written first, `head` is what the list shows
 * and can be made again from `save`, `desk` is the turn being laid. What cannot be read is set
 * aside under `quarantine`, never deleted.
 */
import { createKeep } from "./keep.js";
import { soundWon } from "./ladder.js";
import { onlooker } from "./onlooker.js";

/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./types.js").Head} Head */
/** @typedef {import("./types.js").Saved} Saved */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").View} View */

const GAMES = "lexicade/game/";
const ASIDE = "lexicade/quarantine/";
const SETTINGS = "lexicade/settings";
const NAMES = "lexicade/names";
const SHIELDS = "lexicade/shields";
const PARTS = ["save", "head", "desk"];

/**
 * @param {{id: string, title: string, table: Table, view: View}} game
 * @returns {Head}
 */
export function headOf({ id, title, table, view }) {
  const { variant, names, bots, scores, turn, ply, bag, over, board, road, marks: all } = onlooker(view);
  const { premiums, start, lids = false } = table;
  // Only where a miniature shows them: what lies open, whose the tiles are, which cells are blocked.
  const marks = lids || road ? all : all.filter(([, mark]) => mark === "block");
  const updated = Date.now();
  return {
    id, variant, title, names, scores, turn, ply, bag, over, board, marks, premiums, start, lids, updated,
    ...(bots?.some(Boolean) && { bots }),
  };
}

/** @param {() => Storage|null} area */
export function createStorage(area) {
  /** @type {((error: unknown) => void)[]} */
  const listeners = [];
  /** @type {unknown} */
  let trouble;
  const keep = createKeep(area, (error) => {
    trouble = error;
    listeners.forEach((tell) => tell(error));
  });

  /** @param {string} id @param {string} part */
  const keyOf = (id, part) => `${GAMES}${id}/${part}`;

  /**
   * @param {string} key
   * @param {(value: any) => boolean} isSound
   * @returns {any} null when absent or unreadable; what is unreadable is set aside
   */
  function readSound(key, isSound) {
    const text = keep.read(key);
    if (text === null) return null;
    try {
      const value = JSON.parse(text);
      if (isSound(value)) return value;
    } catch {
      // Falls through: not even JSON.
    }
    setAside(key, text);
    return null;
  }

  /** @param {string} key @param {string} text */
  function setAside(key, text) {
    const name = key.replace("lexicade/", ASIDE);
    const taken = keep.keys(name).length;
    if (keep.write(taken ? `${name}~${taken}` : name, text)) keep.drop(key);
  }

  /** @param {string} id @returns {Head|null} */
  function readHead(id) {
    const head = readSound(keyOf(id, "head"), isHead);
    if (head) return head;
    const game = readSound(keyOf(id, "save"), isGame);
    return game && headOf({ id, title: "", ...game });
  }

  /** @param {string} id @param {Desk|null} desk */
  function writeDesk(id, desk) {
    if (desk) keep.write(keyOf(id, "desk"), JSON.stringify(desk));
    else keep.drop(keyOf(id, "desk"));
  }

  return {
    /** @param {(error: unknown) => void} tell called once: at the first access that fails, or failed */
    onTrouble(tell) {
      listeners.push(tell);
      if (trouble) tell(trouble);
    },

    /**
     * Told when another tab played in a game, or removed it; not when it merely looked at its tiles.
     *
     * @param {string} id
     * @param {() => void} tell
     * @param {AbortSignal} signal the end of it
     */
    onChangedElsewhere(id, tell, signal) {
      /** @param {StorageEvent} event */
      function hear({ key, oldValue, newValue }) {
        const isPlayed = key === keyOf(id, "save") && sealed(oldValue) !== sealed(newValue);
        if (key === null || isPlayed) tell();
      }
      addEventListener("storage", hear, { signal });
    },

    /** @returns {Head[]} newest first */
    listGames() {
      const ids = keep.keys(GAMES).map((key) => key.slice(GAMES.length).split("/"));
      const saved = ids.filter(([, part]) => part === "save").map(([id]) => readHead(id));
      return saved.filter((head) => head !== null).sort((a, b) => b.updated - a.updated);
    },

    /** @param {string} id @returns {Saved|null} */
    readGame(id) {
      const game = readSound(keyOf(id, "save"), isGame);
      if (!game) return null;
      const kept = readHead(id);
      const stale = !kept || kept.ply !== game.view.ply;
      const head = stale ? headOf({ id, title: kept?.title ?? "", ...game }) : kept;
      const desk = readSound(keyOf(id, "desk"), isObject);
      return { head, save: game.save, table: game.table, view: game.view, desk };
    },

    /** @param {Saved} saved */
    writeGame({ head, save, table, view, desk }) {
      keep.write(keyOf(head.id, "save"), JSON.stringify({ save, table, view }));
      keep.write(keyOf(head.id, "head"), JSON.stringify(head));
      writeDesk(head.id, desk);
    },

    writeDesk,

    /** @param {string} id @param {string} title */
    rename(id, title) {
      const head = readHead(id);
      if (head) keep.write(keyOf(id, "head"), JSON.stringify({ ...head, title }));
    },

    /** @param {string} id @returns {() => void} puts it back */
    remove(id) {
      const texts = PARTS.map((part) => keep.read(keyOf(id, part)));
      PARTS.forEach((part) => keep.drop(keyOf(id, part)));
      return () =>
        PARTS.forEach((part, index) => {
          const text = texts[index];
          if (text !== null) keep.write(keyOf(id, part), text);
        });
    },

    newId() {
      const bytes = crypto.getRandomValues(new Uint8Array(6));
      return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
    },

    /** @returns {Record<string, any>} */
    settings() {
      return readSound(SETTINGS, isObject) ?? {};
    },

    /** @param {string} name @param {unknown} value */
    setSetting(name, value) {
      const settings = readSound(SETTINGS, isObject) ?? {};
      keep.write(SETTINGS, JSON.stringify({ ...settings, [name]: value }));
    },

    /** @param {string} variant @returns {import("./ladder.js").Won} what was won on its ladder */
    shields(variant) {
      return soundWon(readSound(SHIELDS, isObject)?.[variant]);
    },

    /** @param {string} variant @param {import("./ladder.js").Won} won */
    keepShields(variant, won) {
      keep.write(SHIELDS, JSON.stringify({ ...readSound(SHIELDS, isObject), [variant]: won }));
    },

    /** @returns {string[]} */
    names() {
      return readSound(NAMES, isTexts) ?? [];
    },

    /** @param {string[]} names */
    rememberNames(names) {
      keep.write(NAMES, JSON.stringify(names));
    },
  };
}

/** The storage of this browser. */
export const storage = createStorage(() => globalThis.localStorage);

/**
 * @param {string|null} text of a game
 * @returns {unknown} its save
 */
function sealed(text) {
  try {
    return JSON.parse(text ?? "null")?.save;
  } catch {
    return text;
  }
}

/** @param {any} value */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @param {any} value */
function isTexts(value) {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}

/** @param {any} value */
function isHead(value) {
  if (!isObject(value) || typeof value.id !== "string" || typeof value.variant !== "string") return false;
  const numbers = [value.updated, value.turn, value.ply, value.bag];
  return (
    typeof value.title === "string" &&
    numbers.every(Number.isFinite) &&
    [value.names, value.board, value.premiums, value.start].every(isTexts) &&
    Array.isArray(value.scores)
  );
}

/** @param {any} value */
function isGame(value) {
  if (!isObject(value) || typeof value.save !== "string") return false;
  const { table, view } = value;
  return (
    isObject(table) && isObject(view) &&
    isTexts(table.premiums) && isTexts(table.faces) && isObject(table.blanks) &&
    [view.board, view.names, view.rack].every(isTexts) &&
    [view.scores, view.marks, view.log].every(Array.isArray) &&
    [view.turn, view.ply, view.bag].every(Number.isFinite)
  );
}
