// @ts-check
/** A short notice at the foot of the page, with at most one thing to do about it. */
import { h } from "./dom.js";
import { t } from "./i18n.js";

const LASTS_MS = 8000;

/** Takes away the notice that goes by itself. */
let dismiss = () => {};

/** What was said about one move is over with the next, and is not for the eyes of whoever makes that. */
export function dismissNotice() {
  dismiss();
}

/**
 * One notice at a time: a new one takes the place of the old.
 *
 * @param {string} text
 * @param {{action?: string, onAction?: () => void, stays?: boolean, forAll?: boolean}} [parts]
 *        stays: until it is answered; forAll: it tells of no move, so it outlasts one
 * @returns {() => void} takes it away
 */
export function toast(text, { action, onAction, stays = false, forAll = false } = {}) {
  let timer = 0;
  const gone = () => {
    clearTimeout(timer);
    notice.remove();
  };
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
  regionOnPage().replaceChildren(notice);
  bringNotices();
  dismiss = stays || forAll ? () => {} : gone;
  if (stays) return gone;
  timer = window.setTimeout(gone, LASTS_MS);
  // Whoever is reading it, or about to press it, gets the time to do so.
  for (const [hold, release] of [["pointerenter", "pointerleave"], ["focusin", "focusout"]]) {
    notice.addEventListener(hold, () => clearTimeout(timer));
    notice.addEventListener(release, () => {
      timer = window.setTimeout(gone, LASTS_MS);
    });
  }
  return gone;
}

/** @type {HTMLElement|null} */
let region = null;

function regionOnPage() {
  region ??= h("section", { class: "toasts", role: "status" });
  region.setAttribute("aria-label", t("toast.name"));
  if (!region.isConnected) document.body.append(region);
  return region;
}

/** A modal dialog hides everything else: call when one opens or closes, and notices go where eyes are. */
export function bringNotices() {
  const place = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  if (region?.hasChildNodes() && region.parentElement !== place) place.append(region);
}
