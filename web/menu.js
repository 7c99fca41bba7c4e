// @ts-check
/** A short list of things to do; one is chosen, or none. */
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./i18n.js";
import { openSheet } from "./sheet.js";

/**
 * @typedef {object} MenuItem
 * @property {string} id
 * @property {string} label
 * @property {string} [lang]  of the label, where it is not the page's
 * @property {import("./icons.js").IconName} [icon]
 * @property {boolean} [danger]
 * @property {boolean} [disabled]
 */

/**
 * @param {MenuItem[]} items
 * @param {{title?: string}} [parts]
 * @returns {Promise<string|null>} the id of the item chosen
 */
export function menuDialog(items, { title = t("action.menu") } = {}) {
  return new Promise((resolve) => {
    const list = h("ul", { class: "menu" }, ...items.map((item) => entry(item, () => sheet.close(item.id))));
    const sheet = openSheet({ title, kind: "sheet-small", content: list, onClose: resolve });
    list.querySelector("button")?.focus();
    list.addEventListener("keydown", stepByArrow);
  });
}

/**
 * @param {MenuItem} item
 * @param {() => void} choose
 */
function entry({ id, label, lang, icon: name, danger = false, disabled = false }, choose) {
  const button = h(
    "button",
    { class: "menu-item", type: "button", "data-action": id, "data-danger": danger, disabled, onClick: choose },
    name && icon(name),
    h("span", { text: label, lang }),
  );
  return h("li", {}, button);
}

/** @param {KeyboardEvent} event */
function stepByArrow(event) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  if (!by) return;
  const buttons = [...list.querySelectorAll("button:not(:disabled)")];
  const next = buttons[buttons.indexOf(/** @type {Element} */ (document.activeElement)) + by];
  if (next instanceof HTMLElement) next.focus();
  event.preventDefault();
}
