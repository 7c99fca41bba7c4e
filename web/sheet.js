// @ts-check
/** A native dialog: in the middle of a large screen, from the foot of a small one. */
import { h } from "./dom.js";
import { ignoreDoublePress } from "./double-press.js";
import { icon } from "./icons.js";
import { t } from "./i18n.js";
import { bringNotices } from "./toast.js";

/**
 * @typedef {object} SheetParts
 * @property {string} title
 * @property {import("./dom.js").Child} content
 * @property {import("./dom.js").Child} [foot]   the buttons that answer it
 * @property {string} [game]                     whose colours it wears
 * @property {string} [kind]                     a class for its own layout
 * @property {(result: any) => void} [onClose]   null when it was dismissed
 */

let count = 0;

/**
 * Opens at once. Escape, the cross and a press beside it dismiss it; focus goes back by itself.
 * It hangs in the page's main part, so that leaving the page takes it along.
 *
 * @param {SheetParts} parts
 */
export function openSheet({ title, content, foot, game, kind = "", onClose }) {
  count += 1;
  const id = `sheet-title-${count}`;
  /** @type {any} */
  let result = null;
  const cross = h(
    "button",
    { class: "bar-button", type: "button", "data-action": "close", "aria-label": t("action.close"), onClick: () => close(null) },
    icon("close"),
  );
  const body = h(
    "div",
    { class: "sheet-body" },
    h("header", { class: "sheet-head" }, h("h2", { id, class: "sheet-title", tabindex: "-1", autofocus: true, text: title }), cross),
    h("div", { class: "sheet-content" }, content),
    foot && h("footer", { class: "sheet-foot" }, foot),
  );
  const el = h("dialog", { class: `sheet ${kind}`, "aria-labelledby": id, "data-game": game }, body);

  /** @param {any} value */
  function close(value) {
    result = value;
    el.close();
  }

  ignoreDoublePress(el);
  el.addEventListener("pointerdown", (event) => event.target === el && close(null));
  el.addEventListener("close", () => {
    el.remove();
    bringNotices();
    onClose?.(result);
  });
  // Keys pressed in a dialog are the dialog's: the table underneath must not lay tiles.
  el.addEventListener("keydown", (event) => event.stopPropagation());
  (document.querySelector("main") ?? document.body).append(el);
  el.showModal();
  bringNotices();
  return { el, close };
}

/**
 * The two buttons at the foot: leave it, or do it.
 *
 * @param {{yes: string, danger?: boolean, onYes: () => void, onNo: () => void}} parts
 */
export function answerButtons({ yes, danger = false, onYes, onNo }) {
  const no = h("button", { class: "button-quiet", type: "button", "data-action": "cancel", text: t("action.cancel"), onClick: onNo });
  const yesButton = h("button", {
    class: danger ? "button button-danger" : "button",
    type: "button",
    "data-action": "confirm",
    text: yes,
    onClick: () => yesButton.getAttribute("aria-disabled") !== "true" && onYes(),
  });
  return { el: h("div", { class: "answers" }, no, yesButton), yes: yesButton };
}
