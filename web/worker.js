// @ts-check
/**
 * The engine's worker: starts Python, then answers text with text, one request after another. What
 * takes long to think about goes on beside those that come after it, and can be cancelled.
 *
 * Nothing of Python crosses to the page but strings. Whatever goes wrong here that is not a
 * refusal is fatal: the page takes another worker and loads the save.
 */
import { startEngine } from "./python.js";
import { startThinking } from "./thinking.js";

/** @param {unknown} message */
const tell = (message) => /** @type {any} */ (self).postMessage(message);

/** @type {ReturnType<typeof startEngine>|null} */
let engine = null;
/** @type {Promise<void>} */
let queue = Promise.resolve();
/** What is asked and not answered; each is told when it is not wanted any more. */
/** @type {Map<number|string, AbortController>} */
const asked = new Map();
/** What is to come to its end now, with the best there is. */
/** @type {Set<number|string>} */
const hurried = new Set();

self.addEventListener("message", ({ data }) => {
  if ("manifest" in data) begin(data);
  else if ("expect" in data) engine?.expectList(data.expect).catch(() => {});
  else if ("hurry" in data) hurried.add(data.hurry);
  else if ("cancel" in data) asked.get(data.cancel)?.abort();
  else take(data);
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

/**
 * @typedef {{n: number|string, text: string, signal: AbortSignal}} Request
 * @param {{n: number|string, text: string}} asking
 */
function take({ n, text }) {
  const wanted = new AbortController();
  asked.set(n, wanted);
  queue = queue.then(() => answer({ n, text, signal: wanted.signal })).catch(fail);
}

/** @param {Request} request */
async function answer(request) {
  if (!engine) throw new Error("asked before the start");
  const { n, text, signal } = request;
  const thought = await engine.think(text);
  const thinking = startThinking(thought, {
    wanted: () => !signal.aborted,
    hurried: () => hurried.has(n),
    onProgress: (progress) => tell({ n, progress }),
  });
  const reply = thinking.slice();
  const ended = reply === null ? thinking.goOn() : Promise.resolve(reply);
  const told = ended.finally(thought.end).then((text) => close(request, text));
  // What takes longer than a slice is no reason for the others to wait.
  if (reply === null) told.catch(fail);
  else await told;
}

/**
 * A computer's player may want more than one file, and can do without each of them.
 *
 * @param {Request} request
 * @param {string} reply
 */
async function close(request, reply) {
  const { n, signal } = request;
  const missing = missingList(reply);
  if (missing && engine) {
    const { lexicon, optional } = missing;
    const brought = await Promise.race([engine.bringList(lexicon), aborted(signal)]);
    if (!brought && !signal.aborted && optional) await engine.doWithout(lexicon);
    if (brought || signal.aborted || optional) return answer(request);
    reply = notFetched(lexicon);
  }
  asked.delete(n);
  hurried.delete(n);
  tell({ n, text: reply });
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<boolean>}
 */
function aborted(signal) {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(false);
    signal.addEventListener("abort", () => resolve(false));
  });
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
