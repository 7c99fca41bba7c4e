// @ts-check
/** The end of a game: who won in tiles, how the scores went, the best words. */
import { events, h, vars } from "./dom.js";
import { icon } from "./icons.js";
import { gameText, has, list, number, t } from "./i18n.js";
import { featsIn, shieldsFor } from "./ladder.js";
import { shieldRow } from "./levels.js";
import { createLog } from "./log.js";
import { miniBoard } from "./mini.js";
import { turnsToReview } from "./review.js";
import { scoreChart, scoreLines } from "./score-chart.js";
import { openSheet } from "./sheet.js";
import { averageTurn, bestPlay, bombsHit, leadChanges, ranking } from "./summary-facts.js";
import { lookUpAddress } from "./study-place.js";
import { faceSpoken, tileElement } from "./tile.js";
import { wordsFor } from "./turn-actions.js";
import { mainWord, scoredWord } from "./words-line.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").View} View */

/**
 * @typedef {object} Climb  the level that was played, and the one it opened
 * @property {import("./types.js").Rung} rung
 * @property {import("./ladder.js").Step|null} next
 */

/** @param {{game: Game, table: Table, view: View, climb?: Climb|null, review?: string, solver?: string}} parts addresses: of its turns, of its board in the solver */
export function createSummary({ game, table, view, climb = null, review, solver }) {
  const { on, emit } = events();
  const seats = ranking(view);
  const next = climb?.next ?? null;
  const el = h(
    "main",
    { class: "summary", "data-game": game.id },
    h(
      "header",
      { class: "bar" },
      h("button", { class: "bar-button", type: "button", "data-action": "back", "aria-label": t("action.back"), onClick: () => emit("back") }, icon("back")),
      h("h1", { class: "bar-title", text: gameText(game).name }),
    ),
    h(
      "section",
      { class: "summary-result", "aria-label": t("summary.title") },
      outcome(view, table),
      scores(view, seats),
      h("p", { class: "summary-ending", text: endingSentence(view) }),
      climb && shieldsWon(view),
    ),
    h("div", { class: "summary-board", "data-lids": table.lids }, miniBoard({ game: game.id, premiums: table.premiums, start: table.start, lids: table.lids, board: view.board, marks: view.marks, roads: view.road?.map(({ cells }) => cells) })),
    view.log.length > 0 && h("div", { class: "summary-chart" }, scoreChart(view, seats)),
    facts(view, seats, table),
    h(
      "div",
      { class: "summary-links" },
      review && turnsToReview(view.log).length > 0 && h("a", { class: "summary-review", href: review }, icon("review"), h("span", { text: t("review.open") }), icon("chevron")),
      solver && h("a", { class: "summary-review", href: solver }, icon("solve"), h("span", { text: t("solver.open") }), icon("chevron")),
    ),
    h(
      "div",
      { class: "summary-actions" },
      act("moves", "moves", () => showMoves(game, view, table)),
      act("export", "share", () => emit("export")),
      climb && h("a", { class: "action", href: `#/levels/${game.id}` }, icon("levels"), h("span", { class: "action-label", text: t("ladder.all") })),
      h("button", { class: next ? "button-quiet" : "button", type: "button", "data-action": "rematch", text: wordsFor(game, "rematch").label, onClick: () => emit("rematch") }),
      next && h("button", { class: "button", type: "button", "data-action": "next-level", text: t("ladder.next", { n: next.number }), onClick: () => emit("climb", next.rung) }),
    ),
  );
  return { el, on };
}

/**
 * @param {View} view
 * @param {Table} table
 */
function outcome({ winners, names }, table) {
  if (winners.length !== 1) {
    const everybody = winners.length === names.length || winners.length === 0;
    const said = everybody ? t("summary.draw") : t("summary.joint", { names: winners.map((seat) => names[seat]) });
    return h("p", { class: "outcome" }, h("span", { class: "outcome-word", text: said }));
  }
  const name = names[winners[0]];
  const letters = [...name.toUpperCase()].filter((letter) => letter.trim());
  const tiles = letters.map((letter) => tileElement(letter, { value: table.values[letter] }));
  return h(
    "p",
    { class: "outcome" },
    h("span", { class: "unseen-text", text: name }),
    vars(h("span", { class: "outcome-tiles", "aria-hidden": "true" }, ...tiles), { letters: Math.max(4, letters.length) }),
    " ",
    h("span", { class: "outcome-word", text: t("summary.wins") }),
  );
}

/**
 * @param {View} view
 * @param {number[]} seats best first
 */
function scores(view, [best, ...others]) {
  return h(
    "p",
    { class: "final", "data-many": others.length > 1 },
    h("span", { class: "final-best", text: number(view.scores[best]) }),
    " ",
    h("span", { class: "final-to", text: t("summary.to") }),
    " ",
    h("span", { class: "final-rest", text: list(others.map((seat) => number(view.scores[seat]))) }),
  );
}

/** @param {View} view */
function endingSentence({ ending, names }) {
  if (!ending) return "";
  const name = names[ending.seat ?? -1] ?? "";
  // Some houses count each player's own turns without a point, others everybody's.
  const key = `summary.ended-${ending.code}${ending.code === "scoreless" && name ? "-of" : ""}`;
  if (ending.code === "passes") {
    const paid = ending.settlement?.some(({ points }) => points < 0);
    return paid ? `${t(key)} ${t("summary.lost-racks")}` : t(key);
  }
  if (ending.code !== "went-out") return has(key) ? t(key, { name }) : "";
  const gained = ending.settlement?.find((part) => part.seat === ending.seat)?.points ?? 0;
  const left = (ending.settlement ?? []).filter((part) => part.seat !== ending.seat && part.rack.length);
  const owned = left.map((part) => t("summary.owned", { name: names[part.seat], tiles: part.rack.map(faceSpoken) }));
  return gained > 0 ? t("summary.ended-gain", { name, n: gained, tiles: owned }) : t("summary.ended-out", { name });
}

/**
 * "You won 2 shields.", and what the third would have been for.
 *
 * @param {View} view
 */
function shieldsWon(view) {
  const feats = featsIn(view);
  const n = shieldsFor(feats);
  const missed = /** @type {("time"|"points")[]} */ (["time", "points"]).filter((feat) => feats.won && !feats[feat]);
  return h(
    "p",
    { class: "summary-shields" },
    shieldRow(n),
    h("strong", { text: n ? t("ladder.won", { n }) : t("ladder.lost") }),
    ...missed.map((feat) => h("span", { text: ` ${t(`ladder.for-${feat}`)}` })),
  );
}

/**
 * @param {View} view
 * @param {number[]} seats
 * @param {Table} table
 */
function facts(view, seats, table) {
  const averages = seats.map((seat) => t("home.score", { name: view.names[seat], score: number(averageTurn(view.log, seat)) }));
  const bests = seats.map((seat) => ({ seat, play: bestPlay(view.log, seat) }));
  return h(
    "dl",
    { class: "facts" },
    ...bests.map(({ seat, play }) => play && fact(t("summary.best", { name: view.names[seat] }), h("a", { href: lookUpAddress(table, mainWord(play)) }, scoredWord(mainWord(play), play.score)))),
    fact(t("summary.lead"), t("summary.times", { n: leadChanges(scoreLines(view)) })),
    fact(t("summary.average"), averages.join(", ")),
    view.log.some(({ hit }) => hit) && fact(t("summary.bombs"), seats.map((seat) => t("home.score", { name: view.names[seat], score: number(bombsHit(view.log, seat)) })).join(", ")),
  );
}

/**
 * @param {string} name
 * @param {Node|string} value
 */
function fact(name, value) {
  return h("div", { class: "fact" }, h("dt", { text: name }), h("dd", {}, value));
}

/**
 * @param {"moves"|"export"} name
 * @param {"moves"|"share"} iconName
 * @param {() => void} onClick
 */
function act(name, iconName, onClick) {
  const label = name === "moves" ? t("action.moves") : t("action.share");
  return h("button", { class: "action", type: "button", "data-action": name, onClick }, icon(iconName), h("span", { class: "action-label", text: label }));
}

/**
 * @param {Game} game
 * @param {View} view
 * @param {Table} table
 */
function showMoves(game, view, table) {
  const log = createLog();
  log.update({ view, study: table });
  openSheet({ title: t("log.title"), game: game.id, kind: "sheet-moves", content: log.el });
}
