// @ts-check
/**
 * A thought of the engine, stepped beside whatever else the worker is asked.
 *
 * Each turn of the worker's event loop gives it about `SLICE_MS`; then messages come in: another
 * request is answered, a cancel takes effect. The engine has no clock: when its time is up it is
 * told to hurry.
 */

/**
 * @typedef {object} Thought   as python.js hands it out
 * @property {(hurry: boolean) => string|null} step
 * @property {() => string} cancel
 * @property {() => number|null} progress  0 to 1, or null where nobody can tell
 * @property {number|null} budget          ms
 * @property {() => void} end
 *
 * @typedef {() => boolean} Wanted
 */

const SLICE_MS = 15;
const PROGRESS_MS = 100;

/**
 * @param {Thought} thought
 * @param {object} parts
 * @param {Wanted} parts.wanted          false once it was cancelled
 * @param {() => boolean} [parts.hurried] somebody has waited long enough
 * @param {(progress: number|null) => void} parts.onProgress  now and then, a sign of life besides
 * @param {() => number} [parts.now]     ms
 * @param {() => Promise<void>} [parts.turn]
 */
export function startThinking(thought, { wanted, hurried = () => false, onProgress, now = () => performance.now(), turn = nextTurn }) {
  const began = now();
  let told = began;

  /** @returns {string|null} the reply, if it came within this slice */
  function slice() {
    if (!wanted()) return thought.cancel();
    const until = now() + SLICE_MS;
    for (let time = now(); ; time = now()) {
      const reply = thought.step(hurried() || (thought.budget !== null && time - began >= thought.budget));
      if (reply !== null || now() >= until) return reply;
    }
  }

  async function goOn() {
    for (;;) {
      if (now() - told >= PROGRESS_MS) {
        told = now();
        onProgress(thought.progress());
      }
      await turn();
      const reply = slice();
      if (reply !== null) return reply;
    }
  }

  return { slice, goOn };
}

/** @type {MessagePort|null} */
let port = null;
/** @type {(() => void)[]} */
const awaiting = [];

/** Lets whatever has happened meanwhile be heard; a timer would be held back by four milliseconds. */
function nextTurn() {
  /** @type {Promise<void>} */
  const turned = new Promise((resolve) => awaiting.push(resolve));
  port ??= openPort();
  port.postMessage(null);
  return turned;
}

function openPort() {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => awaiting.shift()?.();
  return port2;
}
