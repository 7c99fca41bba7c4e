// @ts-check
/** What is being fetched or started, as a thin strip with words; it takes no room of its own. */
import { h, setText, vars } from "./dom.js";
import { has, number, t } from "./i18n.js";

/** @typedef {{stage: string, loaded?: number, total?: number}} Progress */

export function createLoading() {
  const words = h("span", { class: "loading-words" });
  const strip = h("span", { class: "loading-strip" });
  const el = h("div", { class: "loading", role: "progressbar", "aria-label": t("loading.name"), hidden: true }, strip, words);

  return {
    el,
    /** @param {Progress|null} progress null, or the stage "ready", hides it */
    update(progress) {
      el.hidden = !progress || progress.stage === "ready";
      if (!progress || el.hidden) return;
      const { stage, loaded = 0, total = 0 } = progress;
      const key = `stage.${stage}`;
      const share = total > 0 ? Math.min(1, loaded / total) : null;
      const percent = share === null ? "" : ` ${number(Math.round(share * 100))} %`;
      setText(words, (has(key) ? t(key) : t("stage.other")) + percent);
      el.toggleAttribute("data-unknown", share === null);
      if (share === null) el.removeAttribute("aria-valuenow");
      else el.setAttribute("aria-valuenow", String(Math.round(share * 100)));
      el.setAttribute("aria-valuetext", words.textContent ?? "");
      vars(strip, { share: share ?? 0 });
    },
  };
}
