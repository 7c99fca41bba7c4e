// @ts-check
/** Questions to the player, each a promise of the answer; null where it was dismissed. */
import { h } from "./dom.js";
import { t } from "./i18n.js";
import { answerButtons, openSheet } from "./sheet.js";

export { chooseBlank } from "./blank-chooser.js";
export { menuDialog } from "./menu.js";
export { chooseSwap } from "./swap-chooser.js";

/**
 * @param {{title: string, text?: string, yes: string, danger?: boolean}} question
 * @returns {Promise<boolean>}
 */
export function confirmDialog({ title, text = "", yes, danger = false }) {
  return new Promise((resolve) => {
    const answers = answerButtons({
      yes,
      danger,
      onYes: () => sheet.close(true),
      onNo: () => sheet.close(false),
    });
    const sheet = openSheet({
      title,
      kind: "sheet-small",
      content: text ? h("p", { class: "sheet-text", text }) : null,
      foot: answers.el,
      onClose: (result) => resolve(result === true),
    });
    // What can not be undone should not be one stray Enter away.
    if (danger) /** @type {HTMLElement} */ (answers.el.firstElementChild).focus();
    else answers.yes.focus();
  });
}

/**
 * @param {{title: string, value: string, label: string, yes?: string, max?: number}} question
 * @returns {Promise<string|null>} the text without spaces around it
 */
export function promptText({ title, value, label, yes = t("action.save"), max = 40 }) {
  return new Promise((resolve) => {
    const field = h("input", {
      class: "field",
      id: "prompt-field",
      type: "text",
      value,
      maxlength: max,
      autocomplete: "off",
      enterkeyhint: "done",
    });
    const answers = answerButtons({
      yes,
      onYes: () => sheet.close(field.value.trim()),
      onNo: () => sheet.close(null),
    });
    field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      // Or the same key press would also press the button that gets the focus back.
      event.preventDefault();
      sheet.close(field.value.trim());
    });
    const sheet = openSheet({
      title,
      kind: "sheet-small",
      content: h("div", { class: "labelled" }, h("label", { for: "prompt-field", text: label }), field),
      foot: answers.el,
      onClose: resolve,
    });
    field.select();
  });
}
