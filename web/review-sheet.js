// @ts-check
/** One turn looked at again: the board as it stood, the best plays, and what was played. */
import { h, refill, setText } from "./dom.js";
import { icon } from "./icons.js";
import { number, t } from "./i18n.js";
import { isCounted } from "./kinds.js";
import { createReviewBoard } from "./review-board.js";
import { difference, otherPlays, verdict } from "./review.js";
import { openSheet } from "./sheet.js";
import { tileElement, tileSpoken } from "./tile.js";
import { mainWord, scoredWord, turnParts } from "./words-line.js";

/** @typedef {import("./review.js").Review} Review */
/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").TileMove} TileMove */

/**
 * @param {object} parts
 * @param {Table} parts.table
 * @param {string} parts.game       whose colours it wears
 * @param {string[]} parts.names
 * @param {LogEntry[]} parts.turns  that can be looked at, oldest first
 * @param {number} parts.at         which of them first
 * @param {(entry: LogEntry, signal: AbortSignal) => Promise<Review|null>} parts.ask null: there is no answer
 * @param {() => void} [parts.onClose]
 * @returns {{close: () => void}}
 */
export function openReview({ table, game, names, turns, at, ask, onClose }) {
  const board = createReviewBoard(table);
  const said = h("p", { class: "review-made" });
  const judged = h("p", { class: "review-verdict", role: "status" });
  const list = h("ul", { class: "review-plays" });
  const held = h("div", { class: "review-rack" });
  const place = h("p", { class: "review-turn" });
  const earlier = step("earlier", "back", -1);
  const later = step("later", "chevron", 1);
  const content = h(
    "div",
    { class: "review" },
    board.el,
    h("div", { class: "review-words" }, h("div", { class: "review-steps" }, earlier, place, later), said, judged, list, held),
  );
  let asking = new AbortController();
  const sheet = openSheet({ title: t("review.title"), game, kind: "sheet-review", content, onClose });
  show(at);

  sheet.el.addEventListener("close", () => asking.abort());

  /**
   * @param {"earlier"|"later"} name
   * @param {"back"|"chevron"} iconName
   * @param {number} by
   */
  function step(name, iconName, by) {
    const button = h("button", { class: "bar-button", type: "button", "data-action": name, "aria-label": t(`review.${name}`), onClick: () => button.getAttribute("aria-disabled") !== "true" && show(at + by) }, icon(iconName));
    return button;
  }

  /** @param {number} index */
  async function show(index) {
    at = index;
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const entry = turns[at];
    earlier.setAttribute("aria-disabled", String(at === 0));
    later.setAttribute("aria-disabled", String(at === turns.length - 1));
    setText(place, t("review.turn", { n: entry.ply, name: names[entry.seat] ?? "" }));
    refill(said, ...turnParts(entry, names));
    setText(judged, t("review.busy"));
    content.toggleAttribute("data-busy", true);
    const review = await ask(entry, signal);
    if (signal.aborted) return;
    content.toggleAttribute("data-busy", false);
    setText(judged, review ? verdict(review) : t("review.no-answer"));
    refill(list, ...(review ? rows(review) : []));
    refill(held, ...(review && !isCounted(table) ? rack(review) : []));
    if (review) board.show(review.view, review.made.tiles ?? [], review.gained);
  }

  /** @param {Review} review */
  function rows(review) {
    const { made, gained } = review;
    const others = otherPlays(review).map((play) => ({ tiles: play.tiles, words: play.words, score: play.score, at: play.at, by: difference(play, review) }));
    const own = made.kind === "play" ? [{ tiles: made.tiles ?? [], words: made.words ?? [], score: gained, at: made.at ?? "", by: null, word: mainWord(made), isMade: true }] : [];
    return [...own, ...others].map((one, index) => row(review, one, index === 0 && own.length > 0));
  }

  /**
   * @param {Review} review
   * @param {{tiles: TileMove[], words: [string, number|null][], score: number|null, at: string, by: number|null, word?: string, isMade?: boolean}} play
   * @param {boolean} isShown
   */
  function row(review, { tiles, words, score, at: where, by, word, isMade = false }, isShown) {
    const more = by === null ? "" : by > 0 ? `+${number(by)}` : by < 0 ? `−${number(-by)}` : "=";
    const button = h(
      "button",
      { class: "review-play", type: "button", "data-at": where, "data-made": isMade, "aria-pressed": String(isShown), onClick: look, onFocus: look, onPointermove: look },
      h("span", { class: "review-word" }, scoredWord(word ?? words[0]?.[0] ?? "", score)),
      " ",
      h("span", { class: "review-where" }, h("span", { class: "unseen-text", text: `${t("review.at")} ` }), where),
      " ",
      h("span", { class: "review-more", text: isMade ? t("review.made") : more }),
    );
    function look() {
      for (const other of list.querySelectorAll("[aria-pressed='true']")) other.setAttribute("aria-pressed", "false");
      button.setAttribute("aria-pressed", "true");
      board.show(review.view, tiles, score);
    }
    return h("li", {}, button);
  }

  /** @param {Review} review */
  function rack({ view }) {
    const tiles = view.rack.map((face) => {
      const tile = tileElement(face, { value: table.values[face] });
      tile.setAttribute("aria-hidden", "true");
      return tile;
    });
    const spoken = view.rack.map((face) => tileSpoken(face, { value: table.values[face] ?? 0 }));
    return [h("span", { class: "unseen-text", text: t("review.rack", { tiles: spoken }) }), ...tiles];
  }

  return { close: () => sheet.close(null) };
}
