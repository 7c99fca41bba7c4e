// @ts-check
/** The moves so far, newest first. */
import { bombPath, drawing } from "./board-ground.js";
import { events, h, refill } from "./dom.js";
import { has, number, t, wordsLanguage } from "./i18n.js";
import { isReviewable } from "./review.js";
import { lookUpAddress } from "./study-place.js";
import { mainWord, wordsOf } from "./words-line.js";

/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {import("./types.js").View} View */

export function createLog() {
  const { on, emit } = events();
  const rows = h("tbody");
  const none = h("p", { class: "panel-note", text: t("log.none") });
  const titles = ["log.turn", "log.player", "log.what", "log.points"];
  const table = h(
    "table",
    { class: "log-table" },
    h("caption", { class: "unseen-text", text: t("log.title") }),
    h("thead", { class: "unseen-text" }, h("tr", {}, ...titles.map((key) => h("th", { scope: "col", text: t(key) })))),
    rows,
  );
  // A box that scrolls must be reachable by key.
  const scroll = h("div", { class: "panel-scroll", role: "region", tabindex: "0", "aria-label": t("log.title") }, table);
  const el = h("section", { class: "log" }, h("h2", { class: "panel-title", text: t("log.title") }), none, scroll);
  let shown = "";

  return {
    el,
    on,
    /**
     * @param {object} state
     * @param {Pick<View, "log"|"names">} state.view
     * @param {number|null} [state.mine]  whose turns can be looked at again
     * @param {import("./types.js").Table|null} [state.study]  where words may be looked up: the table
     */
    update({ view, mine = null, study = null }) {
      none.hidden = view.log.length > 0;
      scroll.hidden = view.log.length === 0;
      const key = JSON.stringify([view.log.length, view.log.at(-1), view.names, mine, study?.lexicon]);
      if (shown === key) return;
      shown = key;
      const review = (/** @type {LogEntry} */ entry) => (entry.seat === mine && isReviewable(entry) ? () => emit("review", entry.ply) : null);
      refill(rows, ...[...view.log].reverse().map((entry) => row(entry, view.names[entry.seat] ?? "", review(entry), study)));
    },
  };
}

/**
 * @param {LogEntry} entry
 * @param {string} name
 * @param {(() => void)|null} review  to look at it again
 * @param {import("./types.js").Table|null} study
 */
function row(entry, name, review, study) {
  const isPlay = entry.kind === "play";
  const verdict = entry.kind === "challenge" ? (entry.good ? "-good" : "-bad") : "";
  const key = `log.${entry.kind}${verdict}`;
  const told = { n: entry.count ?? entry.blocks?.length ?? 0, at: entry.at ?? "", words: wordsOf(entry) };
  const other = has(key) ? t(key, told) : entry.kind;
  return h(
    "tr",
    {},
    h("td", { class: "log-ply", text: number(entry.ply) }),
    h("td", { class: "log-name" }, h("span", { text: name })),
    h("td", { class: isPlay ? "log-word" : "log-other" }, ...lookable(isPlay ? played(entry, review ? null : study) : [other], review, { word: isPlay ? mainWord(entry) : other, score: entry.score })),
    h("td", { class: "log-score", text: number(entry.score) }),
  );
}

/**
 * @param {(Node|string)[]} parts
 * @param {(() => void)|null} review
 * @param {{word: string, score: number}} told
 */
function lookable(parts, review, told) {
  if (!review) return parts;
  return [h("button", { class: "log-review", type: "button", "aria-label": t("log.review", told), onClick: review }, ...parts)];
}

/**
 * @param {LogEntry} entry
 * @param {import("./types.js").Table|null} study
 */
function played(entry, study) {
  const text = mainWord(entry);
  const word = study
    ? h("a", { class: "word log-study", lang: wordsLanguage(), href: lookUpAddress(study, text), title: t("study.look-up-word", { word: text }), text })
    : h("span", { class: "word", lang: wordsLanguage(), text });
  if (entry.blocks?.length) return [word, " ", h("span", { class: "log-other", text: t("log.block", { n: entry.blocks.length }) })];
  if (!entry.hit?.length && !entry.exploded?.length) return [word];
  return [word, h("span", { class: "log-bomb" }, drawing("bomb", bombPath()), h("span", { class: "unseen-text", text: t("cell.bomb") }))];
}
