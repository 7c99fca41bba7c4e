// @ts-check
/** What the solver says: of a play, of a board, of what is wrong with it. */
import { list, t, refusal } from "./i18n.js";
import { specialFaces } from "./special-keys.js";
import { faceSpoken } from "./tile.js";
import { extraKinds } from "./solver-position.js";
import { scoredWord } from "./words-line.js";

/** @typedef {import("./types.js").Problem} Problem */
/** @typedef {import("./types.js").Table} Table */

/**
 * @param {import("./types.js").FoundPlay} play
 * @returns {(Node|string)[]}
 */
export function playNote({ words, at }) {
  return [`${at} `, ...words.flatMap(([word, points]) => [scoredWord(word, points), " "])];
}

/**
 * What is to be said while no play is looked at, and whether it is a problem.
 *
 * @param {{table: Table, looked: import("./solver-board.js").Looked|null, problem: Problem|null}} now
 * @returns {[(Node|string)[], string]}
 */
export function trouble({ table, looked, problem }) {
  if (problem) return [[problemText(problem)], "problem"];
  const wrong = (looked?.wrong ?? []).map(([word]) => word);
  const loose = looked?.loose ?? [];
  const said = [
    wrong.length ? t("solver.wrong", { words: list(wrong.slice(0, 6)), n: wrong.length }) : "",
    loose.length ? t("solver.loose", { cells: list(loose.slice(0, 6)), n: loose.length }) : "",
  ].filter(Boolean);
  if (said.length) return [[said.join(" ")], "problem"];
  return [[hintFor(table)], "hint"];
}

/**
 * Why the engine will not have this position.
 *
 * @param {Problem} problem
 */
export function problemText({ code, detail }) {
  if (code !== "bad-position") return refusal({ code, detail });
  if (Array.isArray(detail?.tiles)) return t("solver.too-many", { letters: list(detail.tiles.map(faceSpoken)), n: detail.tiles.length });
  return t("refusal.bad-position");
}

/** @param {Table} table */
function hintFor(table) {
  const longer = specialFaces(table).find((face) => face.length > 1);
  const extra = extraKinds(table).map((kind) => t(`solver.hint-${kind}`));
  const typed = t(table.blanks.declared ? "solver.hint" : "solver.hint-open");
  return [typed, longer ? t("solver.hint-longer", { letters: list([...longer]), face: longer }) : "", ...extra].filter(Boolean).join(" ");
}
