// @ts-check
/** The house rules of a game, folded away until wanted; made from what its variant declares. */
import { h, refill, setText } from "./dom.js";
import { icon } from "./icons.js";
import { gameText, number, t } from "./i18n.js";
import { choiceOf } from "./settings.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Option} Option */
/** @typedef {NonNullable<import("./types.js").GameTexts["options"]>[string]} OptionTexts */

/** @typedef {{values: Record<string, any>, open: boolean}} HouseDraft  what was chosen, and whether it shows */

/**
 * @param {Game} game
 * @param {HouseDraft} [draft]
 */
export function createHouseRules(game, draft) {
  const texts = gameText(game).options ?? {};
  let usual = usualRules(game, false);
  let values = { ...usual, ...draft?.values };
  const state = h("span", { class: "row-value" });

  function tellState() {
    const n = game.options.filter(({ key }) => values[key] !== usual[key]).length;
    setText(state, n ? t("setup.changed", { n }) : t("setup.standard"));
  }

  const list = h("div", { class: "house-list" });

  function draw() {
    const fields = game.options.map((option) =>
      optionField({ ...option, default: usual[option.key] }, texts[option.key] ?? {}, values[option.key], (value) => {
        values[option.key] = value;
        tellState();
      }),
    );
    refill(list, ...fields);
    tellState();
  }

  draw();
  const el = h(
    "details",
    { class: "house-rules", hidden: game.options.length === 0, open: draft?.open ?? false },
    h("summary", { class: "row" }, h("span", { text: t("setup.house") }), h("span", { class: "row-choice" }, state, icon("fold"))),
    list,
  );

  /** A computer sits down or leaves: what nobody has changed is as usual then. @param {boolean} computer */
  function against(computer) {
    const now = usualRules(game, computer);
    if (JSON.stringify(now) === JSON.stringify(usual)) return;
    const changed = Object.entries(values).filter(([key, value]) => value !== usual[key]);
    usual = now;
    values = { ...now, ...Object.fromEntries(changed) };
    draw();
  }

  return { el, against, values: () => ({ ...values }), draft: () => ({ values: { ...values }, open: el.open }) };
}

/**
 * @param {Game} game
 * @param {boolean} computer one of the players
 * @returns {Record<string, any>}
 */
function usualRules({ options }, computer) {
  return Object.fromEntries(options.map(({ key, default: usual, alone = usual }) => [key, computer ? alone : usual]));
}

/**
 * What is usual comes first.
 *
 * @param {Option} option
 * @param {OptionTexts} texts
 * @param {any} value
 * @param {(value: any) => void} onChange
 */
function optionField(option, texts, value, onChange) {
  const legend = texts.label ?? option.label;
  if (option.kind === "number") return numberField(option, legend, value, onChange);
  const off = { value: false, label: texts.off ?? option.off ?? "" };
  const on = { value: true, label: texts.on ?? option.on ?? "" };
  const choices =
    option.kind === "switch"
      ? option.default ? [on, off] : [off, on]
      : (option.choices ?? []).map((one) => ({ value: one.value, label: texts.choices?.[String(one.value)] ?? one.label }));
  return choiceOf({ name: `rule-${option.key}`, legend, choices, value, onChange });
}

/**
 * A number between two buttons: no keyboard comes up for it.
 *
 * @param {Option} option
 * @param {string} legend
 * @param {any} begun
 * @param {(value: number) => void} onChange
 */
function numberField({ key, min = 0, max = 100, step = 1 }, legend, begun, onChange) {
  let value = Number(begun);
  const shown = h("output", { class: "stepper-value", id: `rule-${key}`, text: number(value) });
  /** @param {number} by */
  const change = (by) => () => {
    value = Math.max(min, Math.min(max, value + by));
    setText(shown, number(value));
    onChange(value);
  };
  /**
   * @param {"minus"|"plus"} name
   * @param {number} by
   */
  const button = (name, by) =>
    h("button", { class: "button-quiet", type: "button", "aria-label": `${legend} ${by > 0 ? "+" : "−"}${Math.abs(by)}`, onClick: change(by) }, icon(name));
  return h("fieldset", { class: "choice" }, h("legend", { text: legend }), h("div", { class: "stepper" }, button("minus", -step), shown, button("plus", step)));
}
