// @ts-check
/** The board being set up, with the names of its columns and rows at the edge, and a play laid on it. */
import { createBoard } from "./board.js";
import { h, vars } from "./dom.js";
import { asLaid } from "./review.js";
import { asked, extraKinds } from "./solver-position.js";

/** @typedef {import("./types.js").Cell} Cell */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").View} View */

/** What the engine says of a position: marks of cells, words that are none, tiles that are loose. */
/** @typedef {{view: View, wrong: [string, Cell[]][], loose: Cell[]}} Looked */

/** @param {Table} table */
export function createSolverBoard(table) {
  const board = createBoard(table);
  const names = (/** @type {string} */ kind, /** @type {number} */ count, /** @type {(at: number) => string} */ nameOf) =>
    h("div", { class: `solver-edge solver-${kind}`, "aria-hidden": "true" }, ...Array.from({ length: count }, (_, at) => h("span", { text: nameOf(at) })));
  const el = vars(
    h(
      "div",
      { class: "solver-board" },
      names("columns", table.width, (at) => String.fromCharCode(65 + at)),
      names("rows", table.height, (at) => String(at + 1)),
      board.el,
    ),
    { columns: table.width, rows: table.height },
  );
  return {
    el,
    table,
    cellElement: board.cellElement,
    /**
     * @param {object} now
     * @param {import("./solver-position.js").Position} now.position
     * @param {import("./solver-position.js").Cursor|null} now.cursor
     * @param {Looked|null} now.looked
     * @param {import("./types.js").FoundPlay|null} now.play
     */
    update({ position, cursor, looked, play }) {
      const { laid, rack } = asLaid(play?.tiles ?? []);
      board.update({
        view: { board: asked(table, position).position.board, marks: marksOf(table, position, looked), names: [] },
        laid,
        rack,
        cursor: play ? null : cursor,
        badge: play ? { score: play.score ?? "?" } : null,
      });
    },
  };
}

/**
 * @param {Table} table
 * @param {import("./solver-position.js").Position} position
 * @param {Looked|null} looked
 * @returns {[Cell, string][]}
 */
function marksOf(table, { extra }, looked) {
  const own = extraKinds(table).flatMap((kind) => (extra[kind] ?? []).map((cell) => /** @type {[Cell, string]} */ ([cell, kind.replace(/s$/, "")])));
  const told = (looked?.view.marks ?? []).filter(([cell, mark]) => !own.some(([one, same]) => one === cell && same === mark));
  const wrong = new Set((looked?.wrong ?? []).flatMap(([, cells]) => cells));
  const loose = looked?.loose ?? [];
  return [...told, ...own, ...[...wrong].map((cell) => /** @type {[Cell, string]} */ ([cell, "wrong"])), ...loose.map((cell) => /** @type {[Cell, string]} */ ([cell, "loose"]))];
}
