// @ts-check
/** How the page looks and which language it speaks. */
import { h } from "./dom.js";
import { HINT_RULES } from "./hints.js";
import { LANGUAGES, t } from "./i18n.js";
import { openSheet } from "./sheet.js";

export const THEMES = ["auto", "light", "dark", "contrast"];

/**
 * @typedef {object} Settings
 * @property {string} theme     "auto", "light", "dark" or "contrast"
 * @property {string} language  "auto" or a language code
 * @property {import("./hints.js").HintRule} hints  whom the house gives hints
 */

const wantsContrast = () => matchMedia("(prefers-contrast: more)");
let chosen = "auto";

/**
 * "auto" leaves light and dark to the style sheet, and follows the device's wish for contrast.
 *
 * @param {string} theme
 */
export function applyTheme(theme) {
  chosen = THEMES.includes(theme) ? theme : "auto";
  wearTheme();
}

function wearTheme() {
  const root = document.documentElement;
  const worn = chosen === "auto" && wantsContrast().matches ? "contrast" : chosen;
  if (worn === "auto") delete root.dataset.theme;
  else root.dataset.theme = worn;
}

/** Call once: a device may change its mind while the page is open. */
export function followDevice() {
  wantsContrast().addEventListener("change", wearTheme);
}

/**
 * Every change is told at once; there is nothing to confirm.
 *
 * @param {Settings} settings
 * @param {(name: keyof Settings, value: string) => void} onChange
 * @returns {Promise<void>} settled when it is closed
 */
export function settingsDialog(settings, onChange) {
  return new Promise((resolve) => {
    const themes = THEMES.map((value) => ({ value, label: t(`settings.theme-${value}`) }));
    const languages = [
      { value: "auto", label: t("settings.theme-auto") },
      ...LANGUAGES.map(({ code, name }) => ({ value: code, label: name, lang: code })),
    ];
    openSheet({
      title: t("settings.title"),
      kind: "sheet-settings",
      content: h(
        "div",
        { class: "settings" },
        choiceOf({ name: "theme", legend: t("settings.theme"), choices: themes, value: settings.theme, onChange: (value) => onChange("theme", value) }),
        choiceOf({ name: "hints", legend: t("settings.hints"), choices: HINT_RULES.map((value) => ({ value, label: t(`settings.hints-${value}`) })), value: settings.hints, onChange: (value) => onChange("hints", value) }),
        choiceOf({ name: "language", legend: t("settings.language"), choices: languages, value: settings.language, onChange: (value) => onChange("language", value) }),
      ),
      onClose: () => resolve(),
    });
  });
}

/**
 * One of a few, as radio buttons that look like one switch.
 *
 * @param {{name: string, legend: string, kind?: string, choices: {value: any, label: string, lang?: string}[],
 *          value: any, onChange: (value: any) => void}} parts
 */
export function choiceOf({ name, legend, kind = "", choices, value, onChange }) {
  return h(
    "fieldset",
    { class: `choice ${kind}` },
    h("legend", { text: legend }),
    h(
      "div",
      { class: "segments" },
      ...choices.map((choice) =>
        h(
          "label",
          { class: "segment" },
          h("input", {
            type: "radio",
            name,
            value: choice.value,
            checked: choice.value === value,
            onChange: () => onChange(choice.value),
          }),
          h("span", { text: choice.label, lang: choice.lang }),
        ),
      ),
    ),
  );
}
