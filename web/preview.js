// @ts-check
/** What the laid tiles would make: words with their points, or the reason why not. */
import { h, refill } from "./dom.js";
import { icon } from "./icons.js";
import { number, refusal, t } from "./i18n.js";
import { revealSpoken, scoredWord, timesText } from "./words-line.js";

/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {import("./types.js").Preview} Preview */
/** @typedef {import("./types.js").Problem} Problem */

/** Above this many letters in all, the words are set smaller so that they stay on their lines. */
const ROOMY = 15;

/**
 * @typedef {object} PreviewState
 * @property {Preview|null} [preview]
 * @property {Problem|null} [problem]  a move the engine refused
 * @property {boolean} [idle]          nothing is laid
 * @property {boolean} [busy]          the engine has not answered yet
 * @property {string} [hint]           what to say while nothing is laid
 * @property {string} [advice]         a step of a hint
 * @property {string[]} [shut]         faces laid where nobody knows what lies below
 * @property {number} [blocks]         how many of the laid tiles are blocks
 * @property {{name: string, words: string[]}|null} [answer]  a play that ends the game, unless it is challenged
 * @property {LogEntry|null} [outcome] the play just made, while it is looked at
 */

export function createPreview() {
  const words = h("p", { class: "preview-words" });
  const total = h("p", { class: "preview-total" });
  const note = h("p", { class: "preview-note" });
  const el = h("section", { class: "preview", "aria-label": t("preview.name") }, words, total, note);
  let shown = "";

  return {
    el,
    /** @param {PreviewState} state */
    update(state) {
      // While the engine thinks, the last answer stays: an empty line between two would flicker.
      el.toggleAttribute("data-busy", Boolean(state.busy));
      const key = JSON.stringify(state);
      if (key === shown || (state.busy && !state.idle && !state.problem)) return;
      shown = key;
      const { kind, made, points, said } = contents(state);
      el.dataset.kind = kind;
      el.toggleAttribute("data-many", made.map(([word]) => word).join("").length > ROOMY);
      refill(words, ...made.flatMap(([word, score]) => [scoredWord(word, score), " "]));
      refill(total, ...points);
      refill(note, (kind === "problem" || kind === "answer") && icon("warn"), said && h("span", { text: said }));
    },
  };
}

/**
 * @param {PreviewState} state
 * @returns {{kind: string, made: [string, (number|null)?][], points: (Node|string)[], said: string}}
 */
function contents({ preview, problem, idle, hint, advice, shut = [], blocks = 0, answer, outcome }) {
  if (outcome) return { kind: "outcome", made: outcome.words ?? [], points: total(outcome.score), said: revealSpoken(outcome) };
  if (problem) return { kind: "problem", made: [], points: [], said: refusal(problem) };
  if (answer) return { kind: "answer", made: [], points: [], said: t("preview.answer", { name: answer.name, word: answer.words[0] }) };
  if (advice && idle) return { kind: "hint", made: [], points: [], said: advice };
  if (idle || !preview) return { kind: "idle", made: [], points: [], said: hint ?? "" };
  const { legal, words, score, known = 0, bonus, problems, times } = preview;
  if (!legal) {
    const said = problems[0] ? refusal(problems[0]) : "";
    return { kind: "problem", made: [], points: [], said };
  }
  if (!words.length && blocks) return { kind: "legal", made: [], points: [], said: t("preview.blocks", { n: blocks }) };
  if (times) {
    const product = [`${timesText(times)} = `, h("b", { text: number(score ?? 0) })];
    return { kind: "legal", made: words.map(([word]) => [word]), points: product, said: "" };
  }
  const notes = [bonus ? t("preview.bonus", { n: bonus }) : ""];
  if (score === null) {
    notes.push(t("preview.shut", { letters: shut, n: shut.length }), known ? t("preview.known", { n: known }) : "");
  }
  return { kind: "legal", made: words, points: total(score), said: notes.filter(Boolean).join(" ") };
}

/** @param {number|null} score */
function total(score) {
  return score === null ? [] : [h("b", { text: number(score) }), " ", t("preview.points", { n: score })];
}
