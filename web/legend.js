// @ts-check
/** What the signs on opened cells mean, and how many bombs are still to be found. */
import { blastPath, bombPath, drawing, signPath } from "./board-ground.js";
import { h, setText } from "./dom.js";
import { number, t } from "./i18n.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").View} View */

/** Beyond the last of these nothing more is gained. */
const NEAR = [0, 1, 2, 3, 4];

/** @param {Pick<Table, "lids"|"options">} table */
export function createLegend({ lids, options }) {
  const aside = h("span", { class: "panel-aside" });
  const items = NEAR.map((near) => item(h("span", { class: "legend-cell" }, drawing("sign", signPath(near))), t(`legend.near-${near}`)));
  const bomb = h("span", { class: "legend-cell legend-hit" }, drawing("blast", blastPath()), drawing("bomb", bombPath()));
  const el = h(
    "section",
    { class: "legend", hidden: !lids },
    h("div", { class: "panel-head" }, h("h2", { class: "panel-title", text: t("legend.title") }), aside),
    h("ul", { class: "legend-list" }, ...items, item(bomb, t("legend.bomb"))),
  );
  return {
    el,
    /** @param {{view: Pick<View, "marks"|"log"|"over">}} state */
    update({ view }) {
      const found = view.log.reduce((sum, entry) => sum + (entry.hit?.length ?? 0), 0);
      const all = options.bombs;
      const told = typeof all === "number" && !view.over;
      setText(aside, told ? t("legend.hidden", { n: all - found, all: number(all) }) : "");
    },
  };
}

/**
 * @param {HTMLElement} sign
 * @param {string} meaning
 */
function item(sign, meaning) {
  sign.setAttribute("aria-hidden", "true");
  return h("li", {}, sign, h("span", { text: meaning }));
}
