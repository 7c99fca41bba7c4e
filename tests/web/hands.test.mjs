// What taps and keys mean at the table.
import assert from "node:assert/strict";
import { test } from "node:test";

import { commandOf } from "../../web/keys.js";
import { freshDesk, lay } from "../../web/pending.js";
import { tapCell, tapRackTile } from "../../web/taps.js";

const board = Array.from({ length: 15 }, () => ".".repeat(15));
board[8] = ".......Q.......";
const view = { ply: 0, seat: 0, rack: ["A", "B", "C"], board };
const place = { view, table: { width: 15, height: 15 } };
const empty = { desk: freshDesk(view), selected: null, cursor: null };

test("a tap picks a tile up, another puts it down", () => {
  assert.deepEqual({ change: { selected: 1 } }, tapRackTile(place, empty, 1));
  assert.deepEqual({ change: { selected: null } }, tapRackTile(place, { ...empty, selected: 1 }, 1));
  assert.deepEqual({ change: { selected: 2 } }, tapRackTile(place, { ...empty, selected: 1 }, 2));
});

test("tile then cell lays it", () => {
  const meaning = tapCell(place, { ...empty, selected: 1 }, "H8");

  assert.deepEqual({ lay: { slot: 1, cell: "H8", advance: false } }, meaning);
});

test("cell then tile lays it at the arrow, past what lies there", () => {
  const hand = { ...empty, cursor: { cell: "H9", down: true } };

  assert.deepEqual({ lay: { slot: 0, cell: "H10", advance: true } }, tapRackTile(place, hand, 0));
});

test("a tap on a laid tile takes it back", () => {
  const { change } = tapCell(place, { ...empty, desk: lay(empty.desk, 0, "H8") }, "H8");

  assert.deepEqual([], change.desk.laid);
});

test("with a tile picked up, a tap on a laid one exchanges them", () => {
  const hand = { ...empty, desk: lay(empty.desk, 0, "H8"), selected: 2 };

  assert.deepEqual({ lay: { slot: 2, cell: "H8", advance: false } }, tapCell(place, hand, "H8"));
});

test("a played tile takes no tap", () => {
  assert.deepEqual({}, tapCell(place, empty, "H9"));
  assert.deepEqual({}, tapCell(place, { ...empty, selected: 0 }, "H9"));
});

test("an empty cell gets the arrow, turned, then none", () => {
  const { change: first } = tapCell(place, empty, "A1");
  const { change: second } = tapCell(place, { ...empty, ...first }, "A1");
  const { change: third } = tapCell(place, { ...empty, ...second }, "A1");

  assert.equal(false, first.cursor.down);
  assert.equal(true, second.cursor.down);
  assert.equal(null, third.cursor);
});

const within = (selectors) => ({ closest: (wanted) => (wanted.split(", ").some((one) => selectors.includes(one)) ? {} : null) });
const key = (name, more = {}) => ({ key: name, shiftKey: false, ...more });

test("keys at the table", () => {
  const cell = within(["[data-cell]"]);
  assert.deepEqual({ do: "letter", letter: "A", blank: false }, commandOf(key("a"), cell));
  assert.deepEqual({ do: "letter", letter: "Ñ", blank: true }, commandOf(key("Ñ", { shiftKey: true }), null));
  assert.deepEqual({ do: "step", arrow: "ArrowUp" }, commandOf(key("ArrowUp"), cell));
  assert.deepEqual({ do: "turn" }, commandOf(key(" "), cell));
  assert.deepEqual({ do: "back" }, commandOf(key("Backspace"), cell));
  assert.deepEqual({ do: "enter" }, commandOf(key("Enter"), null));
  assert.deepEqual({ do: "recall" }, commandOf(key("Escape"), cell));
});

test("keys that are somebody else's are left alone", () => {
  assert.equal(null, commandOf(key("a", { ctrlKey: true }), null));
  assert.equal(null, commandOf(key("r", { metaKey: true }), null));
  assert.equal(null, commandOf(key("a"), within(["input"])));
  assert.equal(null, commandOf(key("a"), within(["dialog"])));
  assert.equal(null, commandOf(key("Enter"), within(["button"])));
  assert.equal(null, commandOf(key(" "), within(["button"])));
  assert.equal(null, commandOf(key("F5"), null));
  assert.equal(null, commandOf(key("1"), null));
  assert.equal(null, commandOf(key("Tab"), null));
});

test("letters typed with a button in focus still lay tiles", () => {
  assert.equal("letter", commandOf(key("a"), within(["button"])).do);
});
