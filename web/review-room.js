// @ts-check
/** A finished game turn by turn: what was played, what could have been, and the biggest missed chances. */
import { events, h, refill, setText } from "./dom.js";
import { icon } from "./icons.js";
import { gameText, number, t } from "./i18n.js";
import { openReview } from "./review-sheet.js";
import { biggestMissed, turnsToReview } from "./review.js";
import { scoredWord, turnParts } from "./words-line.js";

/** @typedef {import("./review.js").Review} Review */
/** @typedef {import("./types.js").LogEntry} LogEntry */

const MOST_MISSED = 3;

/**
 * @param {object} parts
 * @param {import("./types.js").Game} parts.game
 * @param {import("./types.js").Saved} parts.saved
 * @param {(entry: LogEntry) => Promise<Review|null>} parts.ask
 * @param {AbortSignal} parts.signal  the room is left
 */
export function createReviewRoom({ game, saved, ask, signal }) {
  const { on, emit } = events();
  const { view, table } = saved;
  const turns = turnsToReview(view.log);
  /** @type {Map<number, Review>} */
  const reviews = new Map();
  const progress = h("p", { class: "review-progress", role: "status" });
  const bar = h("progress", { class: "review-bar", max: Math.max(1, turns.length), value: 0, "aria-label": t("review.progress-name") });
  const worst = h("section", { class: "review-worst", "aria-labelledby": "review-worst", hidden: true });
  const rows = new Map(turns.map((entry) => [entry.ply, turnRow(entry)]));
  const el = h(
    "main",
    { class: "review-room", "data-game": game.id },
    h(
      "header",
      { class: "bar" },
      h("button", { class: "bar-button", type: "button", "data-action": "back", "aria-label": t("review.back"), onClick: () => emit("back") }, icon("back")),
      h("h1", { class: "bar-title", text: t("review.title") }),
    ),
    h("p", { class: "review-game", text: `${gameText(game).name}: ${view.names.map((name, seat) => t("home.score", { name, score: number(view.scores[seat]) })).join(", ")}` }),
    progress,
    bar,
    worst,
    h("div", {}, h("h2", { class: "panel-title", text: t("review.turns") }), h("p", { class: "panel-note", text: t("review.turns-note") })),
    h("ol", { class: "review-list" }, ...[...rows.values()].map((row) => row.el)),
  );

  /** Turn after turn, as long as somebody is here. */
  async function begin() {
    for (const [index, entry] of turns.entries()) {
      setText(progress, t("review.progress", { n: index + 1, all: turns.length }));
      const review = await reviewOf(entry);
      if (signal.aborted) return;
      if (!review) return void setText(progress, t("review.no-answer"));
      rows.get(entry.ply)?.tell(review);
      bar.value = index + 1;
    }
    bar.hidden = true;
    const most = biggestMissed(reviews, MOST_MISSED);
    setText(progress, most.length ? "" : t("review.flawless"));
    if (most.length) tellWorst(most);
  }

  /** Asked once of each turn, whoever wants it first. @param {LogEntry} entry */
  async function reviewOf(entry) {
    const known = reviews.get(entry.ply);
    if (known) return known;
    const review = await ask(entry);
    if (review) reviews.set(entry.ply, review);
    return review;
  }

  /** @param {number[]} plies */
  function tellWorst(plies) {
    const items = plies.flatMap((ply) => {
      const review = reviews.get(ply);
      const best = review?.plays[0];
      if (!review || !best) return [];
      const button = h(
        "button",
        { class: "review-chance", type: "button", "data-ply": ply, onClick: () => open(ply) },
        h("span", { class: "review-missed", text: `+${number(review.missed ?? 0)}` }),
        h("span", { class: "review-chance-words" }, scoredWord(best.words[0]?.[0] ?? "", best.score), " ", h("span", { class: "review-instead" }, ...turnParts(review.made, view.names))),
        icon("chevron"),
      );
      return [h("li", {}, button)];
    });
    refill(worst, h("h2", { id: "review-worst", class: "panel-title", text: t("review.worst", { n: items.length }) }), h("ul", {}, ...items));
    worst.hidden = false;
  }

  /** @param {LogEntry} entry */
  function turnRow(entry) {
    const best = h("span", { class: "review-best", text: "…" });
    const missed = h("span", { class: "review-missed" });
    const button = h(
      "button",
      { class: "review-row", type: "button", "data-ply": entry.ply, onClick: () => open(entry.ply) },
      h("span", { class: "log-ply", text: number(entry.ply) }),
      h("span", { class: "review-done" }, ...turnParts(entry, view.names)),
      " ",
      best,
      " ",
      missed,
    );
    return {
      el: h("li", {}, button),
      /** @param {Review} review */
      tell(review) {
        const [play] = review.plays;
        refill(best, ...(play ? [h("span", { class: "unseen-text", text: `${t("review.best-was")} ` }), scoredWord(play.words[0]?.[0] ?? "", play.score)] : [t("review.none")]));
        const more = review.missed === null ? "?" : review.missed ? `+${number(review.missed)}` : "";
        refill(missed, more || icon("check"), h("span", { class: "unseen-text", text: more ? t("review.more") : t("review.was-best") }));
        button.toggleAttribute("data-best", !more);
      },
    };
  }

  /** @param {number} ply */
  function open(ply) {
    openReview({ table, game: game.id, names: view.names, turns, at: turns.findIndex((entry) => entry.ply === ply), ask: reviewOf });
  }

  return { el, on, begin };
}
