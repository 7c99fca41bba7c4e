// @ts-check
/** The page's language: messages by key, numbers, lists, and a sentence for each refusal. */
import en from "./messages/en.js";
import es from "./messages/es.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").GameTexts} GameTexts */
/** @typedef {import("./types.js").Problem} Problem */
/** @typedef {string|Record<string, string>} Message a text, or one for each plural form */

/** @type {Record<string, Record<string, Message>>} */
const MESSAGES = { en, es };
const FALLBACK = "en";

/** The languages there are, each under its own name. */
export const LANGUAGES = Object.entries(MESSAGES).map(([code, messages]) => ({
  code,
  name: String(messages["language.name"]),
}));

let current = FALLBACK;

export function language() {
  return current;
}

/**
 * Takes the first known of the codes given; "auto" or nothing means the browser's own.
 *
 * @param {string|null} [code]
 */
export function setLanguage(code) {
  const wished = code && code !== "auto" ? [code] : navigator.languages ?? [navigator.language];
  const bases = wished.map((tag) => tag.toLowerCase().split("-")[0]);
  current = bases.find((base) => base in MESSAGES) ?? FALLBACK;
  document.documentElement.lang = current;
}

/**
 * The message for a key, with `{name}` filled in from params; `params.n` chooses the plural form.
 * A list is joined in the language's way. An unknown key shows itself, so that it is noticed.
 *
 * @param {string} key
 * @param {Record<string, any>} [params]
 * @returns {string}
 */
export function t(key, params = {}) {
  const message = MESSAGES[current][key] ?? MESSAGES[FALLBACK][key];
  if (message === undefined) return key;
  return filled(pluralForm(message, params.n), params);
}

/**
 * @param {string} key
 */
export function has(key) {
  return key in MESSAGES[FALLBACK];
}

/**
 * @param {Message} message
 * @param {unknown} n
 */
function pluralForm(message, n) {
  if (typeof message === "string") return message;
  const form = new Intl.PluralRules(current).select(Number(n));
  return message[form] ?? message.other;
}

/**
 * @param {string} text
 * @param {Record<string, any>} params
 */
function filled(text, params) {
  return text.replace(/\{(\w+)\}/g, (hole, name) => {
    const value = params[name];
    if (value === undefined) return hole;
    if (Array.isArray(value)) return list(value);
    return typeof value === "number" ? number(value) : String(value);
  });
}

/**
 * @param {number} n
 */
export function number(n) {
  return new Intl.NumberFormat(current).format(n);
}

/**
 * @param {string[]} items
 */
export function list(items) {
  return new Intl.ListFormat(t("language.locale"), { type: "conjunction" }).format(items.map(String));
}

/**
 * How long ago, in words: "yesterday", "3 hours ago".
 *
 * @param {number} time ms since 1970
 * @param {number} [now]
 */
export function ago(time, now = Date.now()) {
  const minutes = Math.round((time - now) / 60000);
  const words = new Intl.RelativeTimeFormat(current, { numeric: "auto" });
  if (minutes > -60) return minutes > -2 ? t("time.now") : words.format(minutes, "minute");
  if (minutes > -60 * 24) return words.format(Math.round(minutes / 60), "hour");
  return words.format(Math.round(minutes / 60 / 24), "day");
}

/**
 * Why the engine said no, as a sentence. Details that are lists also give `n`, their length.
 *
 * @param {Problem} problem
 */
export function refusal(problem) {
  const key = `refusal.${problem.code}`;
  const detail = { ...problem.detail };
  const counted = Object.values(detail).find(Array.isArray);
  const n = counted?.length ?? detail.needs ?? detail.bag ?? 0;
  return t(has(key) ? key : "refusal.other", { n, ...detail });
}

/**
 * A game's name and texts in the current language, or as its variant declares them.
 *
 * @param {Game} game
 * @returns {GameTexts & {name: string, tagline: string}}
 */
export function gameText(game) {
  const texts = game.texts?.[current] ?? game.texts?.[FALLBACK] ?? {};
  return { ...texts, name: texts.name ?? game.name, tagline: texts.tagline ?? "" };
}
