// @ts-check
/**
 * From a game into the solver. It is a help like a hint and more, so between people it is offered once
 * the game is over; alone, where the house gives hints. Of a running game only what the own seat sees
 * goes there; a board that hides what decides the points cannot be told before the end.
 */
import { people } from "./company.js";
import { mayHint } from "./hints.js";
import { t } from "./i18n.js";
import { linkTo } from "./solver-link.js";
import { BARE, extraKinds, tilesOf } from "./solver-position.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").View} View */

/**
 * @param {View} view
 * @param {Table} table
 * @param {import("./hints.js").HintRule} rule
 */
export function maySolve(view, table, rule) {
  if (view.over) return true;
  return view.seat !== null && people(view).length === 1 && mayHint(rule, 1) && !table.lids;
}

/**
 * @param {Game} game
 * @param {Table} table
 * @param {View} view
 * @returns {string} the address of this board
 */
export function solverAddress(game, table, view) {
  const extra = Object.fromEntries(extraKinds(table).map((kind) => [kind, marked(view, kind.replace(/s$/, ""))]));
  const rack = view.over ? view.ending?.settlement?.find((one) => one.rack.length)?.rack ?? [] : view.rack;
  return `#${linkTo(game, table, { ...BARE, tiles: tilesOf(view.board), rack, extra, seat: view.seat ?? 0 })}`;
}

/** @param {View} view @param {string} kind */
function marked({ marks }, kind) {
  return marks.filter(([, mark]) => mark === kind).map(([cell]) => cell);
}

/**
 * @param {{sitting: ReturnType<typeof import("./sitting.js").createSitting>, game: Game, table: Table, rule: () => import("./hints.js").HintRule}} parts
 * @returns {(import("./menu.js").MenuItem & {follow: () => unknown})[]}
 */
export function solverOffers({ sitting, game, table, rule }) {
  const { view, revealed } = sitting.state;
  if (!revealed || !maySolve(view, table, rule())) return [];
  return [{ id: "solver", label: t("solver.open"), icon: "solve", follow: () => (location.hash = solverAddress(game, table, view)) }];
}
