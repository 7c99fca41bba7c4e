// @ts-check
/**
 * From a manifest to a running engine, inside the worker. All files begin to come at once; stages
 * are told as they are reached, with bytes counted against the manifest's sizes.
 */
import { createDownloads } from "./downloads.js";

/** @typedef {import("./downloads.js").File} File */
/**
 * @typedef {object} Manifest
 * @property {{base: string, files: Record<string, File>}} runtime
 * @property {File} engine
 * @property {Record<string, File>} lexicons
 *
 * @typedef {{stage: string, loaded?: number, total?: number}} Progress
 */

const ARCHIVE = "/lexicade.zip";

/**
 * @param {string} manifestUrl
 * @param {(progress: Progress) => void} tell
 */
export function startEngine(manifestUrl, tell) {
  const fetch = self.fetch.bind(self);
  let stage = "download";
  let running = false;
  /** @type {(error: unknown) => void} */
  let giveUp = () => {};
  const downloads = createDownloads({
    base: manifestUrl,
    fetch,
    onProgress: (loaded, total) => tell({ stage, loaded, total }),
    onDone() {
      // A list may come before anybody waits for it: then nobody else would say that it is there.
      if (stage === "download") tell({ stage: "start-python" });
      else if (running) tell({ stage: "ready" });
      stage = "words";
    },
    onBroken: (error) => giveUp(error),
  });
  const manifest = fetch(manifestUrl).then((response) => readManifest(response, manifestUrl));
  /** @type {Map<string, Promise<Uint8Array>>} */
  const lists = new Map();
  /** @type {Set<string>} what Python has */
  const brought = new Set();

  /** @param {string} id */
  async function fetchList(id) {
    const file = (await manifest).lexicons[id];
    if (!file) throw new Error(`there is no list ${id}`);
    return downloads.bytes(file);
  }

  /** @param {string} id */
  function expectList(id) {
    const coming = lists.get(id) ?? fetchList(id);
    lists.set(id, coming);
    coming.catch(() => lists.delete(id));
    return coming;
  }

  async function start() {
    const { runtime, engine } = await manifest;
    const archive = downloads.bytes(engine);
    const scripts = new Map();
    const others = [];
    for (const [name, file] of Object.entries(runtime.files)) {
      if (name.endsWith(".mjs")) scripts.set(name, downloads.script(file));
      else others.push(downloads.begin(file));
    }
    self.fetch = downloads.take;
    const { loadPyodide } = await scripts.get("pyodide.mjs");
    const loading = loadPyodide({ indexURL: new URL(runtime.base, manifestUrl).href });
    // Pyodide only warns when a file does not come, or not whole, and then waits for ever.
    const broken = new Promise((_, reject) => (giveUp = reject));
    const coming = Promise.all([archive, ...scripts.values(), ...others]).then(() => loading);
    const python = await Promise.race([coming, broken]);
    self.fetch = fetch;

    tell({ stage: "start-engine" });
    python.FS.writeFile(ARCHIVE, await archive);
    // zipimport reads it as it is: the standard library came the same way, so it is warm.
    python.pyimport("sys").path.append(ARCHIVE);
    const bridge = python.pyimport("lexicade.bridge").Bridge();
    const { bytes } = python.pyimport("builtins");
    return {
      /** @type {(text: string) => import("./thinking.js").Thought} */
      think: (text) => asThought(bridge.think(text)),
      /** @type {(id: string, list: Uint8Array) => void} */
      add: (id, list) => bridge.add_lexicon(id, bytes(list)),
      /** @type {(id: string) => void} */
      doWithout: (id) => bridge.do_without(id),
    };
  }

  const started = start();
  return {
    ready: started.then(() => {
      running = true;
    }),

    /** @param {string} id fetched ahead of time, unless Python has it */
    async expectList(id) {
      if (!brought.has(id)) await expectList(id);
    },

    /** @param {string} text */
    async think(text) {
      return (await started).think(text);
    },

    /** @param {string} id a file that cannot be fetched, and need not be */
    async doWithout(id) {
      (await started).doWithout(id);
    },

    /**
     * @param {string} id
     * @returns {Promise<boolean>} false when it could not be fetched, tried twice
     */
    async bringList(id) {
      const list = await expectList(id).catch(() => expectList(id)).catch(() => null);
      if (!list) return false;
      (await started).add(id, list);
      brought.add(id);
      lists.delete(id);
      tell({ stage: "ready" });
      return true;
    },
  };
}

/**
 * Nothing of Python but text and numbers goes further than this.
 *
 * @param {any} thought
 */
function asThought(thought) {
  return {
    /** @param {boolean} hurry */
    step: (hurry) => thought.step(hurry) ?? null,
    cancel: () => thought.cancel(),
    progress: () => thought.progress ?? null,
    budget: thought.budget_ms ?? null,
    end: () => thought.destroy(),
  };
}

/**
 * @param {Response} response
 * @param {string} url
 * @returns {Promise<Manifest>}
 */
async function readManifest(response, url) {
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}
