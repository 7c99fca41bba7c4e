// @ts-check
/**
 * Looking back at the table: at the turns of the seat whose tiles are on the screen, and no other.
 * With that seat's turn on the screen, it closes: nobody else finds it open.
 */
import { people } from "./company.js";
import { mayHint } from "./hints.js";
import { t } from "./i18n.js";
import { openReview } from "./review-sheet.js";
import { PLAYS, turnsToReview } from "./review.js";

/** @typedef {import("./types.js").LogEntry} LogEntry */

/**
 * @param {{ask: (verb: string, fields: Record<string, any>, thinking: import("./engine.js").Thinking) => Promise<import("./engine.js").Reply>}} at  of a game
 * @returns {(entry: LogEntry, signal?: AbortSignal) => Promise<import("./review.js").Review|null>}
 */
export function reviewer({ ask }) {
  return async ({ seat, ply }, signal) => {
    const reply = await ask("review", { seat, ply, n: PLAYS + 1, once: true }, { signal });
    return reply.ok ? /** @type {any} */ (reply) : null;
  };
}

/**
 * @param {object} parts
 * @param {ReturnType<typeof import("./sitting.js").createSitting>} parts.sitting
 * @param {import("./types.js").Table} parts.table
 * @param {string} parts.game
 * @param {() => import("./hints.js").HintRule} parts.rule  it is a help like a hint
 */
export function createLookingBack({ sitting, table, game, rule }) {
  /** @type {{seat: number, close: () => void}|null} */
  let open = null;

  /** @returns {LogEntry[]} what may be looked at now */
  function turns() {
    const { view } = sitting.state;
    const may = view.seat !== null && mayHint(rule(), people(view).length);
    return may ? turnsToReview(view.log, view.seat) : [];
  }

  /** @param {number} [ply] left out: the last */
  function show(ply) {
    const { view } = sitting.state;
    const own = turns();
    if (!own.length || view.seat === null) return;
    const found = own.findIndex((entry) => entry.ply === ply);
    const at = found < 0 ? own.length - 1 : found;
    const sheet = openReview({ table, game, names: view.names, turns: own, at, ask: reviewer(sitting), onClose: () => (open = null) });
    open = { seat: view.seat, close: sheet.close };
  }

  return {
    show,
    /** Whoever is at the screen now: what is open is that seat's, or it closes. */
    keepPrivate() {
      if (open && sitting.state.view.seat !== open.seat) open.close();
    },
    /** @returns {(import("./menu.js").MenuItem & {follow: () => unknown})[]} */
    offers() {
      return turns().length ? [{ id: "review", label: t("review.last"), icon: "review", follow: () => show() }] : [];
    },
  };
}
