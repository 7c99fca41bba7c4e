// @ts-check
/**
 * The page's side of the engine: requests queue one at a time, and a worker that dies is replaced.
 * What takes thinking waits for its turn to begin and then goes on beside the others: a state never
 * changes, so it thinks about the one it began with. Only while a move is thought out that will be
 * made by itself, whatever would put something else on the table waits.
 *
 * The worker's table holds one game. A request for a game brings that game's newest save; when the
 * table holds anything else, the save is loaded first. A worker that died left nothing on the
 * table, so the same step recovers from it: the request is simply asked again. That is safe for
 * moves too: without a reply the newest save is the one before the move.
 */
import { createLink, WorkerLost } from "./worker-link.js";

/** @typedef {import("./worker-link.js").Progress} Progress */
/** @typedef {{readonly save: string}} Seated  the game meant: its newest sealed save, read when needed */
/** @typedef {{ok: boolean, [more: string]: any}} Reply */
/** @typedef {{signal?: AbortSignal, hurry?: AbortSignal, onProgress?: (progress: number|null) => void}} Thinking */
/** @typedef {(verb: string, fields?: Record<string, any>, game?: Seated, thinking?: Thinking) => Promise<Reply>} Ask */

const TRIES = 2;
/** These put another game on the table. */
const REPLACE = new Set(["new", "load", "import"]);
/** These change what lies there. */
const CHANGE = new Set([...REPLACE, "move", "undo"]);
/** These are thought about slice by slice, and may be cancelled. */
const THINK = new Set(["hint", "board", "solve", "review", "bot", "study"]);
/** These may be silent for long: replaying a long game, a first slice on a slow phone. Seconds. */
const PATIENCE = /** @type {Record<string, number>} */ ({ load: 60, import: 60, new: 60, hint: 60, solve: 60, review: 60, bot: 60, study: 60 });
const CANCELLED = { ok: false, code: "cancelled", detail: {} };

/**
 * @param {object} parts
 * @param {() => import("./worker-link.js").WorkerLike} parts.makeWorker
 * @param {string} parts.manifestUrl
 * @param {(progress: Progress) => void} [parts.onStage]
 * @param {(notices: any[]) => void} [parts.onNotices] what loading a save had to say
 * @param {number} [parts.tick]
 */
export function createEngine({ makeWorker, manifestUrl, onStage = () => {}, onNotices = () => {}, tick }) {
  /** @type {import("./worker-link.js").Link|null} */
  let link = null;
  /** The save of what the worker's table holds. */
  /** @type {string|null} */
  let onTable = null;
  /** @type {Set<string>} */
  const expected = new Set();
  /** @type {Promise<unknown>} */
  let queue = Promise.resolve();
  /** Until a move that is thought out by the worker is made. */
  /** @type {Promise<unknown>} */
  let making = Promise.resolve();

  async function worker() {
    link ??= startWorker();
    await link.ready;
    return link;
  }

  function startWorker() {
    const started = createLink({ makeWorker, manifestUrl, onStage, tick });
    expected.forEach((lexicon) => started.expect(lexicon));
    let wasReady = false;
    started.ready.then(() => (wasReady = true), () => {});
    started.lost.catch(() => {
      onTable = null;
      link = null;
      // Nobody may be asking just now: be ready again before somebody does.
      if (wasReady) link = startWorker();
    });
    return started;
  }

  /**
   * @param {Record<string, any>} request
   * @returns {Promise<Reply>}
   */
  async function send(request) {
    return told(await worker(), request);
  }

  /**
   * Is on its way when this returns: what is asked later comes later.
   *
   * @param {import("./worker-link.js").Link} running
   * @param {Record<string, any>} request
   * @param {Thinking} [thinking]
   * @returns {Promise<Reply>}
   */
  async function told(running, request, thinking) {
    const text = JSON.stringify({ sealed: true, ...request });
    return JSON.parse(await running.ask(text, { ...thinking, patience: PATIENCE[request.do] }));
  }

  /**
   * @param {string} verb
   * @param {Record<string, any>} fields
   * @param {Seated} [game]
   */
  async function answer(verb, fields, game) {
    if (CHANGE.has(verb)) await making;
    const refused = game && !REPLACE.has(verb) ? await bring(game.save) : null;
    return refused ?? noted(await send({ do: verb, ...fields }));
  }

  /**
   * Begins to think when it is its turn.
   *
   * @param {string} verb
   * @param {Record<string, any>} fields
   * @param {Seated} [game]
   * @param {Thinking} [thinking]
   * @returns {Promise<{thought: Promise<Reply>}>}
   */
  async function begin(verb, fields, game, thinking = {}) {
    if (fields.make) await making;
    const refused = game ? await bring(game.save) : null;
    const running = await worker();
    const given = refused ?? (thinking.signal?.aborted && CANCELLED);
    if (given) return { thought: Promise.resolve(given) };
    const thought = told(running, { do: verb, ...fields }, thinking).then(noted);
    if (fields.make) making = thought.catch(() => {});
    return { thought };
  }

  /** @param {Reply} reply what lies on the worker's table with it */
  function noted(reply) {
    if (reply.ok && typeof reply.save === "string") onTable = reply.save;
    return reply;
  }

  /**
   * @param {string} save
   * @returns {Promise<Reply|null>} why it could not be loaded
   */
  async function bring(save) {
    if (onTable === save) return null;
    await making;
    const loaded = await send({ do: "load", save });
    if (!loaded.ok) return loaded;
    onTable = save;
    if (loaded.notices?.length) onNotices(loaded.notices);
    return null;
  }

  /**
   * @template T
   * @param {() => Promise<T>} attempt
   * @returns {Promise<T>}
   */
  async function twice(attempt) {
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt();
      } catch (error) {
        if (!(error instanceof WorkerLost) || tries === TRIES) throw error;
      }
    }
  }

  /**
   * @template T
   * @param {() => Promise<T>} task
   * @returns {Promise<T>}
   */
  function inTurn(task) {
    const done = queue.then(task);
    queue = done.catch(() => {});
    return done;
  }

  return {
    /**
     * A refusal is a reply with `ok: false`; only a worker lost twice over one request rejects.
     * `thinking` counts for what takes thinking: its `signal` stops it, and the reply is a refusal
     * (`cancelled`) unless another was on its way already.
     *
     * @param {string} verb
     * @param {Record<string, any>} [fields]
     * @param {Seated} [game]
     * @param {Thinking} [thinking]
     * @returns {Promise<Reply>}
     */
    ask(verb, fields = {}, game, thinking) {
      if (!THINK.has(verb)) return inTurn(() => twice(() => answer(verb, fields, game)));
      return twice(async () => (await inTurn(() => begin(verb, fields, game, thinking))).thought);
    },

    /** Resolves when Python answers; starts it if it is not running. */
    start() {
      return inTurn(() => twice(async () => void (await worker())));
    },

    /** @param {string} lexicon a list that will be wanted soon, to be fetched meanwhile */
    expect(lexicon) {
      if (expected.has(lexicon)) return;
      expected.add(lexicon);
      link?.expect(lexicon);
    },
  };
}
