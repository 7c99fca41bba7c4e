// @ts-check
/** Which tiles go back into the bag? */
import { h, setText } from "./dom.js";
import { refusal, t } from "./i18n.js";
import { answerButtons, openSheet } from "./sheet.js";
import { tileElement, tileSpoken } from "./tile.js";

/** @typedef {import("./types.js").Face} Face */
/** @typedef {import("./types.js").Problem} Problem */

/**
 * @param {object} question
 * @param {Face[]} question.rack
 * @param {(faces: Face[]) => Promise<Problem|null>} question.check  would the engine allow it?
 * @param {Record<Face, number>} [question.values]
 * @returns {Promise<Face[]|null>}
 */
export function chooseSwap({ rack, check, values = {} }) {
  return new Promise((resolve) => {
    /** @type {Set<number>} */
    const chosen = new Set();
    let asked = 0;
    const note = h("p", { class: "sheet-note", role: "status" });
    const faces = () => [...chosen].sort((a, b) => a - b).map((slot) => rack[slot]);
    const answers = answerButtons({
      yes: t("swap.yes", { n: 0 }),
      onYes: () => sheet.close(faces()),
      onNo: () => sheet.close(null),
    });
    const tiles = rack.map((face, slot) => {
      const tile = tileElement(face, { tag: "button", value: values[face] });
      tile.setAttribute("aria-label", face in values ? tileSpoken(face, { value: values[face] }) : face);
      tile.setAttribute("aria-pressed", "false");
      tile.addEventListener("click", () => toggle(tile, slot));
      return tile;
    });
    const sheet = openSheet({
      title: t("swap.title"),
      kind: "sheet-swap",
      content: h("div", {}, h("p", { class: "sheet-text", text: t("swap.text") }), h("div", { class: "swap-rack" }, ...tiles), note),
      foot: answers.el,
      onClose: resolve,
    });
    answers.yes.setAttribute("aria-disabled", "true");
    tiles[0]?.focus();

    /**
     * @param {HTMLElement} tile
     * @param {number} slot
     */
    async function toggle(tile, slot) {
      const picked = !chosen.delete(slot);
      if (picked) chosen.add(slot);
      tile.setAttribute("aria-pressed", String(picked));
      tile.toggleAttribute("data-selected", picked);
      setText(answers.yes, t("swap.yes", { n: chosen.size }));
      answers.yes.setAttribute("aria-disabled", "true");
      setText(note, "");
      if (!chosen.size) return;
      asked += 1;
      const question = asked;
      const problem = await check(faces());
      if (question !== asked || !chosen.size) return;
      answers.yes.setAttribute("aria-disabled", String(problem !== null));
      setText(note, problem ? refusal(problem) : "");
    }
  });
}
