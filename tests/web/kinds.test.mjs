// Large racks are counted, and blocks go their own way: to a cell like a tile, in a move apart.
import assert from "node:assert/strict";
import { test } from "node:test";

import { takenCells } from "../../web/cells.js";
import { commandOf } from "../../web/keys.js";
import { countKinds, isCounted, kindsOf } from "../../web/kinds.js";
import { freshDesk, lay, take, toMove } from "../../web/pending.js";
import { tapCell } from "../../web/taps.js";
import { typeLetter } from "../../web/typing.js";

const rack = ["A", "A", "B", "?", "#", "#"];
const view = { ply: 2, seat: 0, rack, board: ["C..", "...", "..."], marks: [["B1", "block"], ["A1", "last"]] };
const table = { width: 3, height: 3, faces: ["A", "B"], tiles: { A: 4, B: 2, "?": 2, "#": 4 }, blanks: { declared: true, choices: ["A", "B"] }, blocks: 2 };

test("a rack is counted by its size, whatever the game", () => {
  assert.deepEqual([false, false, true, true], [7, 12, 13, 140].map((rack_size) => isCounted({ rack_size })));
});

test("kinds stand in the order of the alphabet, then the blank, then the block", () => {
  assert.deepEqual(["A", "B", "?", "#"], kindsOf(table));
  assert.deepEqual(["A", "B"], kindsOf({ faces: ["A", "B"], tiles: { A: 1, B: 1 } }));
});

test("a laid tile is counted out, and the one to take is the next of its kind", () => {
  const desk = lay(freshDesk(view), 0, "A2");

  assert.deepEqual({ left: 2, slot: 0 }, countKinds(rack).get("A"));
  assert.deepEqual({ left: 1, slot: 1 }, countKinds(rack, desk.laid).get("A"));
  assert.deepEqual({ left: 2, slot: 0 }, countKinds(rack, take(desk, "A2").laid).get("A"));
});

test("a kind that is used up is not there", () => {
  const desk = lay(freshDesk(view), 2, "A2");

  assert.equal(undefined, countKinds(rack, desk.laid).get("B"));
});

test("of 140 tiles each kind is told once", () => {
  const many = Array.from({ length: 140 }, (_, index) => String.fromCharCode(65 + (index % 26)));

  assert.equal(26, countKinds(many).size);
});

test("blocks of a turn go into the move's blocks, in reading order", () => {
  const desk = lay(lay(lay(freshDesk(view), 4, "C2"), 0, "A2"), 5, "B2");

  assert.deepEqual({ kind: "play", tiles: [["A2", "A"]], blocks: ["B2", "C2"] }, toMove(desk, view));
});

test("a turn of blocks alone has no tiles, and one without blocks does not speak of them", () => {
  assert.deepEqual({ kind: "play", tiles: [], blocks: ["B2"] }, toMove(lay(freshDesk(view), 4, "B2"), view));
  assert.deepEqual({ kind: "play", tiles: [["B2", "A"]] }, toMove(lay(freshDesk(view), 0, "B2"), view));
});

test("a blocked cell is taken: nothing is laid there by tap or key", () => {
  assert.deepEqual(new Set(["A1", "B1"]), takenCells(view));
  assert.deepEqual({}, tapCell({ view, table }, { desk: freshDesk(view), selected: 0, cursor: null }, "B1"));

  const typed = typeLetter({ view, table }, freshDesk(view), { cell: "A1", down: false }, "A");
  assert.deepEqual([{ slot: 0, cell: "C1" }], typed.desk.laid);
});

test("# and - mean a block, typed like a letter, and no blank stands in for one", () => {
  const press = (key) => commandOf({ key, shiftKey: key === "#", ctrlKey: false, metaKey: false, altKey: false, isComposing: false }, null);
  assert.deepEqual({ do: "letter", letter: "#", blank: false }, press("#"));
  assert.deepEqual({ do: "letter", letter: "#", blank: false }, press("-"));

  const at = { cell: "A2", down: false };
  assert.deepEqual([{ slot: 4, cell: "A2" }], typeLetter({ view, table }, freshDesk(view), at, "#").desk.laid);
  const none = { ...view, rack: ["A", "?"] };
  assert.equal("#", typeLetter({ view: none, table }, freshDesk(none), at, "#").missing);
});
