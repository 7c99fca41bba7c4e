// @ts-check
/**
 * The page's side of the engine: requests queue one at a time, and a worker that dies is replaced.
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
/** @typedef {(verb: string, fields?: Record<string, any>, game?: Seated) => Promise<Reply>} Ask */

const TRIES = 2;
/** These put another game on the table. */
const REPLACE = new Set(["new", "load", "import"]);
/** These may think for long: replaying a long game, finding every play. Seconds. */
const PATIENCE = /** @type {Record<string, number>} */ ({ load: 60, import: 60, new: 60, hint: 120, solve: 120, bot: 120 });

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
    const running = await worker();
    return JSON.parse(await running.ask(JSON.stringify(request), PATIENCE[request.do]));
  }

  /**
   * @param {string} verb
   * @param {Record<string, any>} fields
   * @param {Seated} [game]
   */
  async function answer(verb, fields, game) {
    const refused = game && !REPLACE.has(verb) ? await bring(game.save) : null;
    if (refused) return refused;
    const reply = await send({ do: verb, sealed: true, ...fields });
    if (reply.ok && typeof reply.save === "string") onTable = reply.save;
    return reply;
  }

  /**
   * @param {string} save
   * @returns {Promise<Reply|null>} why it could not be loaded
   */
  async function bring(save) {
    if (onTable === save) return null;
    const loaded = await send({ do: "load", save, sealed: true });
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
    const done = queue.then(() => twice(task));
    queue = done.catch(() => {});
    return done;
  }

  return {
    /**
     * A refusal is a reply with `ok: false`; only a worker lost twice over one request rejects.
     *
     * @param {string} verb
     * @param {Record<string, any>} [fields]
     * @param {Seated} [game]
     * @returns {Promise<Reply>}
     */
    ask(verb, fields = {}, game) {
      return inTurn(() => answer(verb, fields, game));
    },

    /** Resolves when Python answers; starts it if it is not running. */
    start() {
      return inTurn(async () => void (await worker()));
    },

    /** @param {string} lexicon a list that will be wanted soon, to be fetched meanwhile */
    expect(lexicon) {
      if (expected.has(lexicon)) return;
      expected.add(lexicon);
      link?.expect(lexicon);
    },
  };
}
