// @ts-check
/** How many of each face this seat cannot see: in the bag and on the other racks together. */
import { h, refill } from "./dom.js";
import { number, t } from "./i18n.js";
import { BLANK } from "./tile.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").View} View */

export function createUnseen() {
  const inBag = h("span", { class: "panel-aside" });
  const list = h("ul", { class: "unseen-list" });
  const title = h("h2", { class: "panel-title", text: t("unseen.title") });
  const el = h("section", { class: "unseen" }, h("div", { class: "panel-head" }, title, inBag), list);
  let shown = "";

  return {
    el,
    /** @param {{view: Pick<View, "unseen"|"bag">, table: Pick<Table, "faces"|"tiles">}} state */
    update({ view, table }) {
      const key = JSON.stringify([view.unseen, view.bag]);
      if (key === shown) return;
      shown = key;
      inBag.textContent = `${number(view.bag)} ${t("bag.words", { n: view.bag })}`;
      const faces = table.tiles[BLANK] ? [...table.faces, BLANK] : table.faces;
      refill(list, ...faces.map((face) => item(face, view.unseen[face] ?? 0)));
    },
  };
}

/**
 * @param {string} face
 * @param {number} count
 */
function item(face, count) {
  const shown =
    face === BLANK
      ? h("span", { class: "unseen-blank", role: "img", "aria-label": t("tile.blank") })
      : h("span", { class: "unseen-face", text: face });
  return h("li", { "data-none": count === 0 }, shown, " ", h("span", { class: "unseen-count", text: number(count) }));
}
