// @ts-check
/** Two live regions: one waits its turn to be spoken, one does not. */
import { h } from "./dom.js";

export function createAnnouncer() {
  const polite = h("div", { class: "unseen-text", role: "status", "aria-live": "polite" });
  const assertive = h("div", { class: "unseen-text", role: "alert", "aria-live": "assertive" });
  let waiting = 0;
  return {
    elements: [polite, assertive],
    /** What was said for one pair of ears is not left standing for the next. */
    hush() {
      cancelAnimationFrame(waiting);
      polite.textContent = "";
    },
    /**
     * @param {string} text
     * @param {boolean} [urgent]
     */
    announce(text, urgent = false) {
      const region = urgent ? assertive : polite;
      // The same sentence twice in a row is only spoken again if the region was emptied between.
      region.textContent = "";
      const frame = requestAnimationFrame(() => {
        region.textContent = text;
      });
      if (region === polite) waiting = frame;
    },
  };
}
