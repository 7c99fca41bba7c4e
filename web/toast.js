// @ts-check
/** A short notice at the foot of the page, with at most one thing to do about it. */
import { h } from "./dom.js";
import { t } from "./i18n.js";

const LASTS_MS = 8000;

/**
 * One notice at a time: a new one takes the place of the old.
 *
 * @param {string} text
 * @param {{action?: string, onAction?: () => void, lasts?: number}} [parts]
 */
export function toast(text, { action, onAction, lasts = LASTS_MS } = {}) {
  const region = regionOnPage();
  const gone = () => notice.remove();
  const button =
    action &&
    h("button", {
      class: "toast-action",
      type: "button",
      "data-action": "undo",
      text: action,
      onClick: () => {
        gone();
        onAction?.();
      },
    });
  const notice = h("div", { class: "toast" }, h("span", { text }), button);
  region.replaceChildren(notice);
  let timer = window.setTimeout(gone, lasts);
  // Whoever is reading it, or about to press it, gets the time to do so.
  for (const [hold, release] of [["pointerenter", "pointerleave"], ["focusin", "focusout"]]) {
    notice.addEventListener(hold, () => clearTimeout(timer));
    notice.addEventListener(release, () => {
      timer = window.setTimeout(gone, lasts);
    });
  }
}

function regionOnPage() {
  const known = document.querySelector(".toasts");
  if (known) return known;
  const made = h("section", { class: "toasts", role: "status", "aria-label": t("toast.name") });
  document.body.append(made);
  return made;
}
