// @ts-check
/** How a list is made, as tables that are plots: a bar in a row, a shade in a cell, always with its number. */
import { h, vars } from "./dom.js";
import { number, t } from "./i18n.js";
import { addressOf, LONGEST_LOOK } from "./study-place.js";
import { wordLang } from "./study-words.js";

/** @typedef {import("./study-place.js").Place} Place */

/** Letters are looked at up to this place where words of all lengths are. */
const PLACES = 12;

/**
 * @param {Record<string, any>} told the engine's answer
 * @param {Place} place
 * @param {(place: Place) => void} go
 */
export function structureView(told, place, go) {
  return h(
    "div",
    { class: "study-structure" },
    h("h2", { class: "study-heading", text: t("study.structure") }),
    h("p", { text: t("study.size", { n: told.words }) }),
    h("p", { class: "study-note", text: t("study.source", { source: told.source }) }),
    part("study.lengths", bars(told.lengths, ["study.letters", "study.words"], (/** @type {number} */ length) => addressOf({ game: place.game, q: String(length) }))),
    part("study.places", places(told, place, go), t("study.places-note")),
    part("study.beginnings", beginnings(told, place), t("study.beginnings-note")),
    part("study.graph", graph(told), t("study.graph-note", { n: told.graph.tree, points: number(told.graph.points), times: number(Math.round((told.graph.tree / told.graph.points) * 10) / 10) })),
  );
}

/**
 * @param {string} key
 * @param {Node} plot
 * @param {string} [note]
 */
function part(key, plot, note) {
  return h("section", { class: "study-part" }, h("h3", { class: "study-length", text: t(key) }), note && h("p", { class: "study-note", text: note }), plot);
}

/**
 * @param {[string|number, number][]} pairs
 * @param {[string, string]} titles
 * @param {((name: any) => string)|null} [href]
 * @param {string} [lang]
 */
function bars(pairs, titles, href, lang) {
  const most = Math.max(1, ...pairs.map(([, n]) => n));
  const row = (/** @type {[string|number, number]} */ [name, n]) =>
    h(
      "tr",
      {},
      h("th", { scope: "row", lang }, href ? h("a", { href: href(name), text: String(name) }) : String(name)),
      h("td", { class: "study-number", text: number(n) }),
      h("td", { class: "study-bar", "aria-hidden": "true" }, vars(h("span"), { share: n / most })),
    );
  return h(
    "table",
    { class: "study-bars" },
    h("thead", { class: "unseen-text" }, h("tr", {}, ...titles.map((key) => h("th", { scope: "col", text: t(key) })))),
    h("tbody", {}, ...pairs.map(row)),
  );
}

/**
 * In a hundred words, how many have the letter at that place.
 *
 * @param {Record<string, any>} told
 * @param {Place} place
 * @param {(place: Place) => void} go
 */
function places({ faces, places: columns, lengths }, place, go) {
  const shown = columns.slice(0, place.length ?? PLACES);
  const sums = shown.map((/** @type {number[]} */ column) => Math.max(1, column.reduce((sum, n) => sum + n, 0)));
  const most = Math.max(...shown.flatMap((/** @type {number[]} */ column, /** @type {number} */ at) => column.map((n) => n / sums[at])), 0.01);
  const cell = (/** @type {number} */ letter) => (/** @type {number[]} */ column, /** @type {number} */ at) => {
    const share = column[letter] / sums[at];
    const hundred = Math.round(share * 100);
    return vars(h("td", { "data-none": column[letter] === 0, text: column[letter] === 0 ? "" : hundred || "·" }), { share: share / most });
  };
  return h(
    "div",
    {},
    lengthChoice(lengths, place, go),
    h(
      "table",
      { class: "study-places" },
      h("thead", {}, h("tr", {}, h("td"), ...shown.map((/** @type {unknown} */ _, /** @type {number} */ at) => h("th", { scope: "col", text: number(at + 1) })))),
      h("tbody", {}, ...faces.map((/** @type {string} */ face, /** @type {number} */ letter) => h("tr", {}, h("th", { scope: "row", lang: wordLang(place), text: face }), ...shown.map(cell(letter))))),
    ),
  );
}

/**
 * @param {[number, number][]} lengths
 * @param {Place} place
 * @param {(place: Place) => void} go
 */
function lengthChoice(lengths, place, go) {
  const choose = () => go({ game: place.game, structure: true, ...(Number(select.value) && { length: Number(select.value) }) });
  const select = h(
    "select",
    { class: "select study-select", id: "study-length", onChange: choose },
    h("option", { value: "", text: t("study.all-lengths") }),
    ...lengths.filter(([length]) => length <= LONGEST_LOOK).map(([length]) => h("option", { value: length, selected: length === place.length, text: t("study.length", { n: length }) })),
  );
  return h("div", { class: "labelled study-choice" }, h("label", { for: "study-length", text: t("study.words-of") }), select);
}

/**
 * @param {Record<string, any>} told
 * @param {Place} place
 */
function beginnings({ beginnings: kinds, prefixes }, place) {
  const lang = wordLang(place);
  return h(
    "div",
    { class: "study-columns" },
    ...kinds.map((/** @type {[string, number][]} */ pairs, /** @type {number} */ at) =>
      h(
        "div",
        {},
        h("h4", { text: t("study.beginnings-of", { n: at + 1, count: number(prefixes[at] ?? 0) }) }),
        bars(pairs.slice(0, 8), ["study.beginning", "study.words"], (name) => addressOf({ game: place.game, q: `${name.toLowerCase()}*` }), lang),
      ),
    ),
  );
}

/** @param {Record<string, any>} told */
function graph({ graph: { tree, points, edges } }) {
  return bars(
    [
      [t("study.tree"), tree],
      [t("study.points"), points],
      [t("study.edges"), edges],
    ],
    ["study.what", "study.how-many"],
    null,
  );
}
