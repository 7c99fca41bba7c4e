// @ts-check
/** How many tiles are in the bag; pressing it shows the moves and the unseen tiles. */
import { h, setText } from "./dom.js";
import { icon } from "./icons.js";
import { number, t } from "./i18n.js";

/** @param {() => void} onOpen */
export function bagButton(onOpen) {
  const count = h("span", { class: "bag-count" });
  const words = h("span", { class: "bag-words" });
  const el = h(
    "button",
    { class: "bag", type: "button", "data-action": "bag", "aria-haspopup": "dialog", onClick: onOpen },
    h("span", { class: "bag-line" }, icon("bag"), count),
    " ",
    words,
  );
  return {
    el,
    /** @param {number} left */
    update(left) {
      setText(count, number(left));
      setText(words, t("bag.words", { n: left }));
    },
  };
}
