// @ts-check
/**
 * While a computer thinks for long: how far it is, and a way to have its move now. What is over in a
 * moment shows nothing, so that nothing flickers.
 */
import { h, vars } from "./dom.js";
import { t } from "./i18n.js";

/** Nobody waits so long without being told how far it is; then, who has had enough may say so. */
const SHOWN_MS = 900;
const HURRY_MS = 1600;

export function createThinkingBar() {
  const strip = h("span", { class: "thinking-strip" });
  const bar = h("span", { class: "thinking-bar", role: "progressbar", "aria-label": t("players.thinks") }, strip);
  const button = h("button", { class: "button-quiet thinking-hurry", type: "button", "data-action": "hurry", text: t("thinking.hurry"), hidden: true });
  const el = h("div", { class: "thinking", hidden: true }, bar, button);

  return {
    el,
    /**
     * @param {{name: string, onHurry: () => void}} parts
     * @returns {{progress: (share: number|null) => void, end: () => void}}
     */
    begin({ name, onHurry }) {
      const hurry = () => {
        button.setAttribute("aria-disabled", "true");
        onHurry();
      };
      const shown = window.setTimeout(() => (el.hidden = false), SHOWN_MS);
      const offered = window.setTimeout(() => (button.hidden = false), HURRY_MS);
      const end = () => {
        clearTimeout(shown);
        clearTimeout(offered);
        button.removeEventListener("click", hurry);
        el.hidden = button.hidden = true;
      };
      bar.setAttribute("aria-label", t("play.thinks", { name }));
      button.removeAttribute("aria-disabled");
      button.addEventListener("click", hurry);
      progress(null);
      return {
        // Thought to the end, and only waiting to be seen.
        progress: (share) => (share === 1 ? end() : progress(share)),
        end,
      };
    },
  };

  /** @param {number|null} share */
  function progress(share) {
    bar.toggleAttribute("data-unknown", share === null);
    if (share === null) bar.removeAttribute("aria-valuenow");
    else bar.setAttribute("aria-valuenow", String(Math.round(share * 100)));
    vars(strip, { share: share ?? 0 });
  }
}
