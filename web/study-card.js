// @ts-check
/** A word looked up: is it one, what it means, what goes before and behind it. */
import { h, refill } from "./dom.js";
import { icon } from "./icons.js";
import { number, t } from "./i18n.js";
import { addressOf } from "./study-place.js";
import { pricedWord, wordLang } from "./study-words.js";

/** @typedef {import("./study-place.js").Place} Place */
/** @typedef {import("./study-words.js").Told} Told */
/** @typedef {import("./engine.js").Reply} Reply */

/**
 * @param {Told} told
 * @param {Place} place
 * @param {() => Promise<Reply>} define asked once, when the card is there
 */
export function wordCard(told, place, define) {
  const meaning = h("div", { class: "study-meaning" });
  const el = h(
    "article",
    { class: "study-card", "data-valid": told.valid === true },
    h("h2", { class: "study-looked-up" }, pricedWord(told, place)),
    verdict(told),
    meaning,
    hookRow("study.front", told.front, (face) => `${face}${told.word}`, place),
    hookRow("study.back", told.back, (face) => `${told.word}${face}`, place),
  );
  explain();

  async function explain() {
    refill(meaning, h("p", { class: "study-note", text: t("study.defining") }));
    refill(meaning, ...meaningOf(await define(), place, explain));
  }

  return el;
}

/** @param {Told} told */
export function verdict({ word, valid }) {
  const key = valid ? "study.is-word" : "study.is-no-word";
  return h("p", { class: "study-verdict", "data-valid": valid === true }, icon(valid ? "check" : "close"), h("span", { text: t(key, { word }) }));
}

/**
 * @param {string} key
 * @param {string[]} letters
 * @param {(face: string) => string} joined
 * @param {Place} place
 */
function hookRow(key, letters, joined, place) {
  if (!letters.length) return h("p", { class: "study-hooks study-none", text: t(`${key}-none`) });
  return h(
    "div",
    { class: "study-hooks" },
    h("p", { text: t(key) }),
    h(
      "ul",
      { class: "study-letters" },
      ...letters.map((face) => {
        const word = joined(face);
        return h("li", {}, h("a", { class: "study-letter", href: addressOf({ game: place.game, q: word }), lang: wordLang(place), "aria-label": `${face}: ${word}`, text: face }));
      }),
    ),
  );
}

/**
 * @param {Reply} reply
 * @param {Place} place
 * @param {() => void} again
 */
function meaningOf(reply, place, again) {
  if (!reply.ok) {
    if (reply.code === "no-glosses") return [note(t(`study.no-glosses-${has(reply.detail.language) ? reply.detail.language : "other"}`))];
    if (reply.code === "cancelled") return [];
    return [note(t("study.no-gloss-now")), h("button", { class: "text-button", type: "button", "data-action": "define", onClick: again, text: t("study.try-again") })];
  }
  const { gloss } = reply;
  if (!gloss) return [note(t("study.no-gloss"))];
  const kinds = gloss.kinds.slice(0, 1).map((/** @type {string} */ kind) => t(`study.kind-${kind}`));
  return [
    h(
      "p",
      { class: "study-gloss" },
      gloss.of && h("span", {}, `${t("study.form-of")} `, h("a", { href: addressOf({ game: place.game, q: gloss.of }), class: "word", lang: wordLang(place), text: gloss.of }), ". "),
      h("span", { class: "study-kind", text: `${kinds.join(", ")}: ` }),
      h("span", { lang: "en", text: gloss.text }),
    ),
  ];
}

/** @param {string} language */
const has = (language) => language === "es";

/** @param {string} text */
const note = (text) => h("p", { class: "study-note", text });

/**
 * Several words at once, as a judge reads them.
 *
 * @param {Told[]} words
 * @param {Place} place
 */
export function judged(words, place) {
  return h(
    "section",
    { class: "study-card" },
    h("h2", { class: "study-heading", text: judgement(words) }),
    h("ul", { class: "study-judged" }, ...words.map((told) => h("li", {}, verdict(told), h("a", { href: addressOf({ game: place.game, q: told.word }), class: "text-button" }, pricedWord(told, place))))),
  );
}

/** @param {Told[]} words */
export function judgement(words) {
  const n = words.filter(({ valid }) => !valid).length;
  return n ? t("study.some-wrong", { n, all: number(words.length) }) : t("study.all-right");
}
