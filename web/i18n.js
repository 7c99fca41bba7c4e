// @ts-check
/**
 * Languages: messages by key, numbers, lists, and a sentence for each refusal.
 *
 * The page has a language, and the room one is in may speak another: a game whose words are not
 * English is played in the language of its words, unless somebody wishes otherwise.
 */
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

/** What the shelf speaks, what is spoken now, and which language the words on the board are in. */
let page = FALLBACK;
let current = FALLBACK;
let words = FALLBACK;

export function language() {
  return current;
}

/** The `lang` of a word of the game; nothing where it is that of the sentence around it. */
export function wordsLanguage() {
  return words === current ? undefined : words;
}

/**
 * Takes the first known of the codes given; "auto" or nothing means the browser's own.
 *
 * @param {string|null} [code]
 */
export function setLanguage(code) {
  const wished = code && code !== "auto" ? [code] : navigator.languages ?? [navigator.language];
  const bases = wished.map((tag) => tag.toLowerCase().split("-")[0]);
  page = bases.find((base) => base in MESSAGES) ?? FALLBACK;
  speakAs(null);
}

/** @param {Pick<Game, "language">} game does it come with a language of its own? */
export function bringsLanguage(game) {
  return game.language !== FALLBACK && game.language in MESSAGES;
}

/**
 * From here on the page speaks as this game does; as the shelf does, where none is given.
 *
 * @param {Pick<Game, "language">|null} game
 * @param {string} [wished] what was chosen for a game that brings its own language
 */
export function speakAs(game, wished) {
  words = game?.language ?? page;
  if (!game || !bringsLanguage(game)) current = page;
  else current = wished && wished in MESSAGES ? wished : game.language;
  document.documentElement.lang = current;
}

/**
 * A message for the shelf, whatever is spoken now.
 *
 * @param {string} key
 */
export function onTheShelf(key) {
  return String(MESSAGES[page][key] ?? MESSAGES[FALLBACK][key]);
}

/**
 * The offer to go on in another language is understood by those who want it.
 *
 * @returns {{code: string, offer: string}[]} each in its own words
 */
export function otherLanguages() {
  return LANGUAGES.filter(({ code }) => code !== current).map(({ code }) => ({
    code,
    offer: String(MESSAGES[code]["language.offer"]),
  }));
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
  // A game that came as one file brings its own sentence, in the language of its author.
  if (!has(key) && typeof detail.say === "string") return detail.say;
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

/**
 * @param {string} level of a computer, or its vocabulary and strategy
 */
export function levelName(level) {
  const key = `level.${level}`;
  const [words, strategy] = level.split("/");
  if (!strategy) return has(key) ? t(key) : level;
  return t("level.pair", { words: t(`vocabulary.${words}`), strategy: t(`strategy.${strategy}`) });
}
