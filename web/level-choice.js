// @ts-check
/**
 * How well the computer plays: named levels on a line, weakest first, each with a line on what it
 * means; folded below, the two settings behind them for whoever wants another pair.
 */
import { h, refill, setText } from "./dom.js";
import { icon } from "./icons.js";
import { has, levelName, t } from "./i18n.js";
import { choiceOf } from "./settings.js";

/** @typedef {Pick<import("./types.js").Game, "levels"|"vocabularies"|"strategies"|"settings">} Levels */

/**
 * Is it a level of this game, or a pair of its settings?
 *
 * @param {Levels} game
 * @param {unknown} told
 */
export function isLevel({ levels = [], vocabularies = [], strategies = [] }, told) {
  if (typeof told !== "string") return false;
  const [words, strategy, ...rest] = told.split("/");
  return levels.includes(told) || (vocabularies.includes(words) && strategies.includes(strategy) && !rest.length);
}

/**
 * @param {Levels} game
 * @param {string} level
 * @returns {[string, string]} its vocabulary and its strategy
 */
export function pairOf({ settings = {} }, level) {
  const [words = "", strategy = ""] = (settings[level] ?? level).split("/");
  return [words, strategy];
}

/**
 * The level that stands for this pair, or the pair itself.
 *
 * @param {Levels} game
 * @param {string} words
 * @param {string} strategy
 */
export function levelFor({ settings = {} }, words, strategy) {
  const pair = `${words}/${strategy}`;
  return Object.keys(settings).find((level) => settings[level] === pair) ?? pair;
}

/**
 * What it means, in a line.
 *
 * @param {string} level
 */
export function levelAbout(level) {
  const key = `level-about.${level}`;
  return has(key) ? t(key) : "";
}

/**
 * @param {object} parts
 * @param {Levels} parts.game
 * @param {string} parts.name    of its fields
 * @param {string} parts.legend
 * @param {string} parts.level
 * @param {(level: string) => void} parts.onChange
 */
export function levelChoice({ game, name, legend, level: begun, onChange }) {
  const { levels = [], vocabularies = [], strategies = [] } = game;
  let level = begun;
  const called = h("strong");
  const about = h("span");
  const stops = levels.map((one) => h("input", { type: "radio", name, value: one, onChange: () => choose(one) }));
  const line = h(
    "fieldset",
    { class: "level-line" },
    h("legend", { class: "unseen-text", text: legend }),
    ...levels.map((one, index) => h("label", { class: "level" }, stops[index], h("span", {}, h("span", { class: "unseen-text", text: levelName(one) })))),
  );
  const pair = h("div", { class: "level-pair" });
  const value = h("span", { class: "row-value" });
  const free = h("details", { class: "level-free", hidden: strategies.length === 0 }, h("summary", { class: "row" }, h("span", { text: t("setup.own-pair") }), h("span", { class: "row-choice" }, value, icon("fold"))), pair);

  /** @param {string} next */
  function choose(next) {
    level = next;
    show();
    onChange(level);
  }

  /** @param {string} words @param {string} strategy */
  const combine = (words, strategy) => choose(levelFor(game, words, strategy));

  function show() {
    stops.forEach((stop) => (stop.checked = stop.value === level));
    setText(called, levelName(level));
    const told = levelAbout(level);
    setText(about, told);
    about.hidden = !told;
    setText(value, levels.includes(level) ? "" : t("setup.own-pair-chosen"));
    if (!pair.contains(document.activeElement)) drawPair();
  }

  function drawPair() {
    const [words, strategy] = pairOf(game, level);
    refill(
      pair,
      choiceOf({ name: `${name}-words`, legend: t("vocabulary.name"), choices: vocabularies.map((one) => ({ value: one, label: t(`vocabulary.${one}`) })), value: words, onChange: (one) => combine(one, pairOf(game, level)[1]) }),
      choiceOf({ name: `${name}-strategy`, legend: t("strategy.name"), choices: strategies.map((one) => ({ value: one, label: t(`strategy.${one}`) })), value: strategy, onChange: (one) => combine(pairOf(game, level)[0], one) }),
    );
  }

  show();
  return h("div", { class: "level-choice" }, line, h("p", { class: "level-told", "aria-live": "polite" }, called, " ", about), free);
}
