// @ts-check
/** Words found: by length, each with the letters that go before and behind it, as players write them. */
import { h } from "./dom.js";
import { language, number, t } from "./i18n.js";
import { addressOf } from "./study-place.js";

/** @typedef {import("./study-place.js").Place} Place */
/** @typedef {{word: string, front: string[], back: string[], points?: number|null, valid?: boolean}} Told */
/** @typedef {{length: number, count: number|null, words: Told[]}} Group */
/** @typedef {{count: number|null, groups: Group[]}} Found */
/** @typedef {(group: Group) => Promise<Told[]>} More  the words of a group that are not shown yet */

/** Words of so few letters have many that go round them, and want a line of their own. */
const SMALL = 3;

/**
 * The `lang` of a word; nothing where it is that of the sentence around it.
 *
 * @param {Pick<Place, "game">} place
 */
export function wordLang({ game }) {
  return game.language === language() ? undefined : game.language;
}

/**
 * A word with its points as a subscript.
 *
 * @param {Told} told
 * @param {Pick<Place, "game">} place
 */
export function pricedWord({ word, points }, place) {
  const shown = points === undefined || points === null ? "" : number(points);
  return h("span", { class: "word", lang: wordLang(place) }, word, shown && h("span", { class: "word-points" }, h("span", { class: "unseen-text", text: " " }), shown));
}

/**
 * @param {Told} told
 * @param {Place} place
 */
export function wordLink(told, place) {
  const { word, front, back } = told;
  return h(
    "a",
    { class: "study-word", href: addressOf({ game: place.game, q: word }) },
    h("span", { class: "study-front", "aria-hidden": "true", lang: wordLang(place), text: hooks(front) }),
    pricedWord(told, place),
    h("span", { class: "study-back", "aria-hidden": "true", lang: wordLang(place), text: hooks(back) }),
    front.length > 0 && h("span", { class: "unseen-text", text: `, ${t("study.before-it", { letters: front })}` }),
    back.length > 0 && h("span", { class: "unseen-text", text: `, ${t("study.behind-it", { letters: back })}` }),
  );
}

/**
 * A longer face keeps its letters together: b ch d.
 *
 * @param {string[]} letters
 */
function hooks(letters) {
  return letters.map((face) => face.toLowerCase()).join(letters.some((face) => face.length > 1) ? " " : "");
}

/**
 * @param {Found} found
 * @param {Place} place
 * @param {More} more
 * @param {2|3} [level] of the headings
 */
export function wordGroups(found, place, more, level = 3) {
  const several = found.groups.length > 1;
  return h("div", { class: "study-groups" }, ...found.groups.map((group) => groupOf(group, place, more, several && level)));
}

/**
 * @param {Group} group
 * @param {Place} place
 * @param {More} more
 * @param {2|3|false} level
 */
function groupOf(group, place, more, level) {
  const items = h("ul", { class: "study-list" }, ...group.words.map((told) => h("li", {}, wordLink(told, place))));
  const rest = () => (group.count ?? 0) - items.children.length;
  const button = h("button", { class: "text-button study-more", type: "button", onClick: grow });
  const label = () => (button.textContent = t("study.more", { n: rest(), shown: items.children.length }));

  async function grow() {
    // Pressed twice, it would bring the same words twice.
    if (button.hasAttribute("aria-busy")) return;
    button.setAttribute("aria-busy", "true");
    const words = await more({ ...group, words: group.words });
    button.removeAttribute("aria-busy");
    if (!words.length) return;
    group = { ...group, words: [...group.words, ...words] };
    const added = words.map((told) => h("li", {}, wordLink(told, place)));
    items.append(...added);
    label();
    button.hidden = rest() <= 0;
    // Who came by keys goes on with the first of the new words.
    /** @type {HTMLElement|null} */ (added[0].firstElementChild)?.focus({ preventScroll: true });
  }

  label();
  button.hidden = rest() <= 0;
  const told = group.count === null ? t("study.length", { n: group.length }) : t("study.length-count", { n: group.length, count: number(group.count) });
  return h("section", { class: "study-group", "data-small": group.length <= SMALL }, level && h(`h${level}`, { class: "study-length", text: told }), items, button);
}
