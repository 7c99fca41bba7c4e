// @ts-check
/** What the solver asks in a sheet of its own: rows of text, house rules; and a link to be copied by hand. */
import { h, setText } from "./dom.js";
import { createHouseRules } from "./house-rules.js";
import { t } from "./i18n.js";
import { answerButtons, openSheet } from "./sheet.js";
import { rowsOf } from "./solver-position.js";
import { readRows } from "./solver-rows.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Table} Table */

/**
 * The board as text, to be copied, changed, or replaced by other rows.
 *
 * @param {Table} table
 * @param {import("./solver-position.js").Position} position
 * @param {string} game
 * @returns {Promise<{tiles: Record<string, import("./solver-position.js").Tile>, blocks: string[]}|null>}
 */
export function askRows(table, position, game) {
  return new Promise((resolve) => {
    const field = h("textarea", { class: "field solver-rows-field", id: "solver-rows", rows: table.height, spellcheck: "false", autocapitalize: "off", autocomplete: "off", "aria-describedby": "solver-rows-trouble" });
    field.value = rowsOf(table, position, { blocks: true }).join("\n");
    const trouble = h("p", { class: "solver-rows-trouble", id: "solver-rows-trouble", role: "alert" });
    const answers = answerButtons({
      yes: t("solver.rows-use"),
      onNo: () => sheet.close(null),
      onYes() {
        const read = readRows(table, field.value);
        if (!("trouble" in read)) return sheet.close(read);
        setText(trouble, t(read.trouble.key, read.trouble.params));
        return field.focus();
      },
    });
    const sheet = openSheet({
      title: t("solver.rows"),
      game,
      kind: "sheet-rows",
      content: h("div", { class: "labelled" }, h("label", { for: "solver-rows", text: t("solver.rows-how") }), field, trouble),
      foot: answers.el,
      onClose: resolve,
    });
    field.select();
  });
}

/**
 * @param {Game} game
 * @param {Record<string, any>} values as they are
 * @returns {Promise<Record<string, any>|null>} those that are not as usual
 */
export function askRules(game, values) {
  return new Promise((resolve) => {
    const rules = createHouseRules(game, { values, open: true });
    const usual = Object.fromEntries(game.options.map(({ key, default: value }) => [key, value]));
    const changed = () => Object.fromEntries(Object.entries(rules.values()).filter(([key, value]) => value !== usual[key]));
    const answers = answerButtons({ yes: t("solver.rules-use"), onNo: () => sheet.close(null), onYes: () => sheet.close(changed()) });
    const sheet = openSheet({ title: t("setup.house"), game: game.id, kind: "sheet-rules", content: rules.el, foot: answers.el, onClose: resolve });
  });
}

/** Where nothing may be put on the clipboard. @param {string} address */
export function showLink(address) {
  const field = h("input", { class: "field", id: "solver-address", type: "text", inputmode: "none", readonly: true, value: address });
  openSheet({ title: t("solver.link"), kind: "sheet-small", content: h("div", { class: "labelled" }, h("label", { for: "solver-address", text: t("solver.link-by-hand") }), field) });
  field.select();
}
