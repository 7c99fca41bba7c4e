// @ts-check
/**
 * The engine's worker: starts Python, then answers text with text, one request after another.
 *
 * Nothing of Python crosses to the page but strings. Whatever goes wrong here that is not a
 * refusal is fatal: the page takes another worker and loads the save.
 */
import { startEngine } from "./python.js";

/** @param {unknown} message */
const tell = (message) => /** @type {any} */ (self).postMessage(message);

/** @type {ReturnType<typeof startEngine>|null} */
let engine = null;
/** @type {Promise<void>} */
let queue = Promise.resolve();

self.addEventListener("message", ({ data }) => {
  if ("manifest" in data) begin(data);
  else if ("expect" in data) engine?.expectList(data.expect).catch(() => {});
  else queue = queue.then(() => answer(data)).catch(fail);
});

/** @param {{manifest: string, lock: string}} order */
function begin({ manifest, lock }) {
  // The page waits for the same lock: when it gets it, this worker is no more. Where locks are not
  // allowed, the page still notices silence.
  navigator.locks?.request(lock, holdForLife).catch(() => {});
  engine = startEngine(manifest, tell);
  engine.ready.then(() => tell({ stage: "ready" }), fail);
}

function holdForLife() {
  tell({ holds: true });
  return new Promise(() => {});
}

/** @param {unknown} error */
function fail(error) {
  tell({ fatal: String(error) });
}

/** @param {{n: number, text: string}} request */
async function answer({ n, text }) {
  if (!engine) throw new Error("asked before the start");
  let reply = await engine.handle(text);
  // A computer's player may want more than one file, and can do without each of them.
  for (let missing = missingList(reply); missing; missing = missingList(reply)) {
    const { lexicon, optional } = missing;
    if (!(await engine.bringList(lexicon))) {
      if (!optional) {
        reply = notFetched(lexicon);
        break;
      }
      await engine.doWithout(lexicon);
    }
    reply = await engine.handle(text);
  }
  tell({ n, text: reply });
}

/**
 * @param {string} reply
 * @returns {{lexicon: string, optional?: boolean}|null}
 */
function missingList(reply) {
  if (!reply.includes('"needs-lexicon"')) return null;
  const { code, detail } = JSON.parse(reply);
  return code === "needs-lexicon" ? detail : null;
}

/** @param {string} lexicon */
function notFetched(lexicon) {
  return JSON.stringify({ v: 1, ok: false, code: "no-connection", detail: { lexicon } });
}
