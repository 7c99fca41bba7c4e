// @ts-check
/** The plays that were found: a table one walks through with arrows, a pointer or a thumb. */
import { events, h, refill, setText } from "./dom.js";
import { icon } from "./icons.js";
import { number, t, wordsLanguage } from "./i18n.js";
import { faceSpoken } from "./tile.js";

/** @typedef {import("./types.js").FoundPlay} FoundPlay */

const STEP = 50;
/** A rack that leaves more than this leaves too much to be listed. */
const MOST_LEFT = 12;
const SORTS = ["score", "estimate", "length"];

/**
 * @typedef {object} PlaysState
 * @property {FoundPlay[]} plays
 * @property {number} count       all there are of those asked for
 * @property {string} summary
 * @property {FoundPlay|null} chosen
 * @property {boolean} asked      something was asked for at all
 */

export function createSolverPlays() {
  const { on, emit } = events();
  let shown = 0;
  /** @type {PlaysState|null} */
  let state = null;
  /** @type {HTMLElement[]} */
  let rows = [];
  const sort = h("select", { class: "row-select", id: "solver-sort", onChange: () => emit("sort", sort.value) }, ...SORTS.map((value) => h("option", { value, text: t(`solver.sort-${value}`) })));
  const part = h("input", { class: "field solver-part", id: "solver-part", type: "search", maxlength: 15, autocomplete: "off", autocapitalize: "characters", spellcheck: "false", enterkeyhint: "search", placeholder: t("solver.with-example"), onInput: () => emit("part", part.value.trim()) });
  const summary = h("p", { class: "solver-summary", role: "status" });
  const head = h("div", { class: "solver-row solver-heads", role: "row" }, ...["rank", "word", "at", "with", "leaves", "points", "worth"].map((name) => h("span", { class: `solver-${name}`, role: "columnheader", text: t(`solver.${name}`) })));
  const body = h("div", { role: "rowgroup" });
  const table = h("div", { class: "solver-table", role: "table", "aria-label": t("solver.plays") }, h("div", { role: "rowgroup" }, head), body);
  const more = h("button", { class: "text-button solver-more", type: "button", "data-action": "more-plays", onClick: showMore });
  const wishes = h(
    "div",
    { class: "solver-wishes" },
    h("label", { class: "solver-wish", for: "solver-sort" }, h("span", { text: t("solver.sort") }), h("span", { class: "row-choice" }, sort, icon("fold"))),
    h("label", { class: "solver-wish", for: "solver-part" }, h("span", { text: t("solver.containing") }), part),
  );
  const el = h("section", { class: "solver-plays", "aria-labelledby": "solver-plays" }, h("div", { class: "solver-plays-head" }, h("h2", { id: "solver-plays", class: "panel-title", text: t("solver.plays") }), summary), wishes, table, more);

  body.addEventListener("pointerover", (event) => event.pointerType === "mouse" && emit("show", playAt(event.target)));
  body.addEventListener("pointerleave", () => emit("show", null));
  body.addEventListener("focusin", (event) => {
    const play = playAt(event.target);
    rows.forEach((row) => buttonIn(row).setAttribute("tabindex", row.contains(/** @type {Node} */ (event.target)) ? "0" : "-1"));
    emit("show", play);
  });
  body.addEventListener("focusout", () => emit("show", null));
  body.addEventListener("click", (event) => {
    const play = playAt(event.target);
    if (play) emit("choose", play);
  });
  body.addEventListener("keydown", walk);

  /** @param {EventTarget|null} target */
  function playAt(target) {
    const row = target instanceof Element ? target.closest("[data-play]") : null;
    return (row instanceof HTMLElement && state?.plays[Number(row.dataset.play)]) || null;
  }

  /** @param {KeyboardEvent} event */
  function walk(event) {
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const to = /** @type {Record<string, number>} */ ({ ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 })[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (rows[to]) buttonIn(rows[to]).focus();
    else if (to >= rows.length && !more.hidden) more.focus();
  }

  function showMore() {
    if (!state) return;
    const from = rows.length;
    shown += STEP;
    if (shown > state.plays.length && state.plays.length < state.count) emit("more", shown);
    draw();
    if (rows[from]) buttonIn(rows[from]).focus();
  }

  function draw() {
    if (!state) return;
    const { plays, count } = state;
    for (const play of plays.slice(rows.length, shown)) {
      const row = playRow(play, rows.length);
      rows.push(row);
      body.append(row);
    }
    more.hidden = rows.length >= count;
    setText(more, t("solver.more", { n: Math.min(STEP, count - rows.length) }));
  }

  return {
    el,
    on,
    /** @param {PlaysState} next */
    update(next) {
      const grown = state && state.plays.length > 0 && next.plays[0] === state.plays[0];
      const isSame = state?.plays === next.plays;
      const wasChosen = state?.chosen;
      state = next;
      if (!grown) {
        rows = [];
        shown = STEP;
        body.replaceChildren();
      }
      if (!isSame || !grown) draw();
      setText(summary, next.summary);
      // Where nobody knows what a leave is worth there is nothing to tell.
      const isKnown = next.plays.some(({ estimate }) => typeof estimate === "number");
      table.toggleAttribute("data-worth", isKnown);
      const byWorth = /** @type {HTMLOptionElement} */ (sort.querySelector('[value="estimate"]'));
      byWorth.disabled = next.plays.length > 0 && !isKnown;
      table.hidden = next.plays.length === 0;
      wishes.hidden = !next.asked;
      if (wasChosen === next.chosen) return;
      rows.forEach((row, at) => {
        const isChosen = next.plays[at] === next.chosen;
        row.toggleAttribute("data-chosen", isChosen);
        buttonIn(row).setAttribute("aria-pressed", String(isChosen));
      });
    },
    /** @param {{sort: string, part: string}} wish */
    wish({ sort: order, part: letters }) {
      sort.value = order;
      part.value = letters;
    },
  };
}

/** @param {HTMLElement} row */
const buttonIn = (row) => /** @type {HTMLElement} */ (row.querySelector("button"));

/**
 * @param {FoundPlay} play
 * @param {number} at
 */
function playRow(play, at) {
  const [main, ...others] = play.words.map(([word]) => word);
  const leave = play.leave ?? [];
  const left = leave.length > MOST_LEFT ? "" : leave.join(" ");
  const button = h("button", { class: "solver-word-button word", type: "button", tabindex: at ? "-1" : "0", "aria-pressed": "false", lang: wordsLanguage(), text: wordShown(play, main) });
  const cell = (/** @type {string} */ name, /** @type {string} */ text, /** @type {string} */ spoken = text) =>
    h("span", { class: `solver-${name}`, role: "cell", "data-empty": !text, "data-label": t(`solver.${name}`) }, h("span", { "aria-hidden": spoken !== text && "true", text }), spoken !== text && h("span", { class: "unseen-text", text: spoken }));
  return h(
    "div",
    { class: "solver-row", role: "row", "data-play": at },
    cell("rank", number(at + 1)),
    h("span", { class: "solver-word", role: "cell" }, button),
    cell("at", play.at ?? ""),
    cell("with", others.join(" ")),
    cell("leaves", left, leave.length > MOST_LEFT ? "" : leave.map(faceSpoken).join(", ")),
    cell("points", pointsShown(play)),
    cell("worth", typeof play.estimate === "number" ? tenths(play.estimate) : "—"),
  );
}

/**
 * Blanks small, as records write them.
 *
 * @param {FoundPlay} play
 * @param {string} word
 */
export function wordShown({ text = "" }, word) {
  const letters = [...word];
  const written = [...text];
  if (written.length !== letters.length || text.includes("[")) return word;
  return letters.map((letter, at) => (written[at] === letter.toLowerCase() && written[at] !== letter ? written[at] : letter)).join("");
}

/** With its tenths, even where there are none. @param {number} worth */
const tenths = (worth) => new Intl.NumberFormat(t("language.locale"), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(worth);

/** What is certain of it, where hidden cells decide the rest. @param {FoundPlay} play */
export function pointsShown({ score, known = 0 }) {
  if (score !== null) return number(score);
  return known ? `${number(known)} + ?` : "?";
}
