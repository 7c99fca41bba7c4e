// @ts-check
/**
 * One worker from start to end: texts go in, texts come out, and its death is noticed.
 *
 * Three signs of death: it says so (`fatal`), the browser says so (an error event, or the lock the
 * worker holds for life becoming free), or it stays silent too long while something is awaited.
 */

/** @typedef {{stage: string, loaded?: number, total?: number}} Progress */
/** @typedef {Pick<Worker, "postMessage"|"terminate"|"addEventListener">} WorkerLike */

/** The worker is gone; what was asked of it may be asked of the next one. */
export class WorkerLost extends Error {}

/**
 * Seconds without a word. Starting may wait for a slow network and a slow phone; while it thinks,
 * the worker says how far it is.
 */
const PATIENCE = { start: 60, answer: 15 };
const TICK_MS = 1000;

/**
 * @typedef {object} Asking
 * @property {number} [patience]
 * @property {AbortSignal} [signal]      not wanted any more: the answer will be a refusal, mostly
 * @property {AbortSignal} [hurry]       the answer is wanted now, as good as it is
 * @property {(progress: number|null) => void} [onProgress]
 *
 * @typedef {object} Link
 * @property {Promise<void>} ready
 * @property {Promise<never>} lost      rejects when the worker dies
 * @property {(text: string, asking?: Asking) => Promise<string>} ask
 * @property {(lexicon: string) => void} expect  this list will be wanted soon
 * @property {() => void} end
 */

/**
 * @param {object} parts
 * @param {() => WorkerLike} parts.makeWorker
 * @param {string} parts.manifestUrl
 * @param {(progress: Progress) => void} parts.onStage
 * @param {number} [parts.tick] ms
 * @returns {Link}
 */
export function createLink({ makeWorker, manifestUrl, onStage, tick = TICK_MS }) {
  /** @type {Map<number, {tell: (text: string) => void, onProgress?: Asking["onProgress"]}>} */
  const waiting = new Map();
  const lifeline = new AbortController();
  const lockName = `lexicade-worker-${Math.random().toString(36).slice(2)}`;
  let count = 0;
  let words = 0;
  /** @type {(error: Error) => void} */
  let lose = () => {};
  /** @type {Promise<never>} */
  const lost = new Promise((_, reject) => {
    lose = (error) => {
      end();
      reject(error);
    };
  });
  lost.catch(() => {});
  /** @type {() => void} */
  let begin = () => {};
  /** @type {Promise<void>} */
  const started = new Promise((resolve) => {
    begin = resolve;
  });

  const worker = makeWorker();
  worker.addEventListener("message", (/** @type {any} */ event) => hear(event.data));
  worker.addEventListener("error", (/** @type {any} */ event) => {
    event.preventDefault?.();
    lose(new WorkerLost(event.message || "the worker could not be started"));
  });
  worker.addEventListener("messageerror", () => lose(new WorkerLost("an unreadable message")));
  worker.postMessage({ manifest: manifestUrl, lock: lockName });

  /** @param {any} said */
  function hear(said) {
    words += 1;
    if ("progress" in said) {
      waiting.get(said.n)?.onProgress?.(said.progress);
    } else if ("n" in said) {
      waiting.get(said.n)?.tell(said.text);
      waiting.delete(said.n);
    } else if ("fatal" in said) {
      lose(new WorkerLost(said.fatal));
    } else if ("holds" in said) {
      watchLock();
    } else {
      onStage(said);
      if (said.stage === "ready") begin();
    }
  }

  function watchLock() {
    const { signal } = lifeline;
    navigator.locks
      .request(lockName, { signal }, () => lose(new WorkerLost("the worker ended")))
      .catch(() => {}); // Ended by us, or locks are not allowed here: silence is still noticed.
  }

  /**
   * Ticks are counted, not time: a tab that slept has not been waiting.
   *
   * @template T
   * @param {Promise<T>} awaited
   * @param {number} seconds
   * @returns {Promise<T>}
   */
  async function patiently(awaited, seconds) {
    let silent = 0;
    let heard = words;
    const clock = setInterval(() => {
      silent = heard === words ? silent + 1 : 0;
      heard = words;
      if (silent >= seconds) lose(new WorkerLost("the worker does not answer"));
    }, tick);
    try {
      return await Promise.race([awaited, lost]);
    } finally {
      clearInterval(clock);
    }
  }

  function end() {
    lifeline.abort();
    worker.terminate();
  }

  const ready = patiently(started, PATIENCE.start);
  ready.catch(() => {});
  return {
    ready,
    lost,
    async ask(text, { patience = PATIENCE.answer, signal, hurry, onProgress } = {}) {
      count += 1;
      const n = count;
      /** @type {Promise<string>} */
      const answer = new Promise((tell) => waiting.set(n, { tell, onProgress }));
      const cancel = () => worker.postMessage({ cancel: n });
      const goOn = () => worker.postMessage({ hurry: n });
      worker.postMessage({ n, text });
      signal?.addEventListener("abort", cancel);
      hurry?.addEventListener("abort", goOn);
      if (hurry?.aborted) goOn();
      try {
        return await patiently(answer, patience);
      } finally {
        signal?.removeEventListener("abort", cancel);
        hurry?.removeEventListener("abort", goOn);
      }
    },
    expect(lexicon) {
      worker.postMessage({ expect: lexicon });
    },
    end,
  };
}
