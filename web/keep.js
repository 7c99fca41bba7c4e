// @ts-check
/**
 * A keeping place for texts by key that never throws. Every access to the browser's storage may
 * fail (private window, sandboxed frame, quota): what could not be written lives in memory instead,
 * for as long as the page does, and the first failure is told once.
 */

/**
 * @typedef {object} Keep
 * @property {(key: string) => string|null} read
 * @property {(key: string, text: string) => boolean} write true when it will outlive the page
 * @property {(key: string) => void} drop
 * @property {(prefix: string) => string[]} keys
 */

/**
 * @param {() => Storage|null} area
 * @param {(error: unknown) => void} onTrouble
 * @returns {Keep}
 */
export function createKeep(area, onTrouble) {
  /** What storage refused to take: a text, or null where it refused to forget. */
  /** @type {Map<string, string|null>} */
  const memory = new Map();
  let troubled = false;

  /**
   * @template T
   * @param {(storage: Storage) => T} use
   * @param {() => T} otherwise
   */
  function attempt(use, otherwise) {
    try {
      const storage = area();
      if (!storage) throw new Error("there is no storage");
      return use(storage);
    } catch (error) {
      if (!troubled) onTrouble(error);
      troubled = true;
      return otherwise();
    }
  }

  return {
    read(key) {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      return attempt((storage) => storage.getItem(key), () => null);
    },
    write(key, text) {
      return attempt(
        (storage) => {
          storage.setItem(key, text);
          memory.delete(key);
          return true;
        },
        () => {
          memory.set(key, text);
          return false;
        },
      );
    },
    drop(key) {
      attempt(
        (storage) => {
          storage.removeItem(key);
          memory.delete(key);
        },
        () => {
          memory.set(key, null);
        },
      );
    },
    keys(prefix) {
      const stored = attempt(
        (storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ""),
        () => [],
      );
      const all = new Set([...stored, ...memory.keys()]);
      return [...all].filter((key) => key.startsWith(prefix) && memory.get(key) !== null);
    },
  };
}
