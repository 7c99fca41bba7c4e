// Typing on the board: letters lay tiles at an arrow, digraph faces come from two key presses.
import assert from "node:assert/strict";
import { test } from "node:test";

import { freshDesk, lay } from "../../web/pending.js";
import { backspace, freeFrom, pointAt, stepCursor, typeLetter } from "../../web/typing.js";

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

function placeOf(rack, board = [], choices = letters, declared = true) {
  const rows = Array.from({ length: 15 }, (_, row) => board[row] ?? ".".repeat(15));
  return {
    view: { ply: 0, seat: 0, rack, board: rows },
    table: { width: 15, height: 15, blanks: { declared, choices } },
  };
}

function typeAll(place, text, cursor, preferBlank = false) {
  let state = { desk: freshDesk(place.view), cursor };
  for (const letter of text) {
    state = typeLetter(place, state.desk, state.cursor, letter, preferBlank);
  }
  return state;
}

const laidText = (place, desk) =>
  desk.laid.map(({ cell, slot, as }) => `${cell}=${as ? `?${as}` : place.view.rack[slot]}`).join(" ");

test("letters lay tiles across", () => {
  const place = placeOf(["C", "A", "T"]);

  const { desk, cursor } = typeAll(place, "CAT", { cell: "H8", down: false });

  assert.equal("H8=C I8=A J8=T", laidText(place, desk));
  assert.equal("K8", cursor.cell);
});

test("letters lay tiles down, over tiles that lie there", () => {
  const place = placeOf(["C", "T", "S"], [, , , , , , , , ".......A......."]);

  const { desk } = typeAll(place, "CTS", { cell: "H8", down: true });

  assert.equal("H8=C H10=T H11=S", laidText(place, desk));
});

test("two equal tiles are two tiles, and a third is missing", () => {
  const place = placeOf(["A", "A"]);

  const { desk, missing } = typeAll(place, "AAA", { cell: "A1", down: false });

  assert.equal("A1=A B1=A", laidText(place, desk));
  assert.equal("A", missing);
});

test("a letter that is not there is laid by the blank", () => {
  const place = placeOf(["C", "?"]);

  const { desk } = typeAll(place, "CZ", { cell: "A1", down: false });

  assert.equal("A1=C B1=?Z", laidText(place, desk));
});

test("Shift prefers the blank", () => {
  const place = placeOf(["C", "?"]);

  const { desk } = typeAll(place, "C", { cell: "A1", down: false }, true);

  assert.equal("A1=?C", laidText(place, desk));
});

test("a blank that stays undeclared says nothing", () => {
  const place = placeOf(["?"], [], [], false);

  assert.deepEqual([{ slot: 0, cell: "A1" }], typeAll(place, "X", { cell: "A1", down: false }).desk.laid);
});

test("at the edge the word ends", () => {
  const place = placeOf(["C", "A", "T"]);

  const { desk } = typeAll(place, "CAT", { cell: "N1", down: false });

  assert.equal("N1=C O1=A", laidText(place, desk));
});

test("C then H is CH when only CH is there", () => {
  const place = placeOf(["CH", "O", "H"]);

  const { desk } = typeAll(place, "CHO", { cell: "A1", down: false });

  assert.equal("A1=CH B1=O", laidText(place, desk));
});

test("C becomes CH when H follows and CH is there", () => {
  const place = placeOf(["C", "CH", "H", "O"]);

  const { desk, cursor } = typeAll(place, "CHO", { cell: "A1", down: false });

  assert.equal("A1=CH B1=O", laidText(place, desk));
  assert.equal("C1", cursor.cell);
});

test("C becomes CH on the last cell of a row too", () => {
  const place = placeOf(["C", "CH"]);

  assert.equal("O1=CH", laidText(place, typeAll(place, "CH", { cell: "O1", down: false }).desk));
});

test("a blank C becomes a blank CH where CH is a choice", () => {
  const place = placeOf(["?", "O"], [], [...letters, "CH"]);

  const { desk } = typeAll(place, "CHO", { cell: "A1", down: false });

  assert.equal("A1=?CH B1=O", laidText(place, desk));
});

test("in an alphabet without CH, C and H are two tiles", () => {
  const place = placeOf(["C", "H"]);

  assert.equal("A1=C B1=H", laidText(place, typeAll(place, "CH", { cell: "A1", down: false }).desk));
});

test("a begun digraph is forgotten when another letter comes, or by Backspace", () => {
  const place = placeOf(["CH", "O"]);

  const { desk, cursor } = typeAll(place, "CO", { cell: "A1", down: false });
  assert.equal("A1=O", laidText(place, desk));
  assert.equal(undefined, cursor.typed);

  const begun = typeAll(place, "C", { cell: "A1", down: false });
  assert.deepEqual({ cell: "A1", down: false }, backspace(begun.desk, begun.cursor).cursor);
});

test("Backspace takes the last tile and brings the arrow back to it", () => {
  const place = placeOf(["C", "A"]);
  const typed = typeAll(place, "CA", { cell: "H8", down: true });

  const { desk, cursor } = backspace(typed.desk, typed.cursor);

  assert.equal("H8=C", laidText(place, desk));
  assert.deepEqual({ cell: "H9", down: true }, cursor);
});

test("Backspace with nothing laid does nothing", () => {
  const desk = freshDesk(placeOf(["A"]).view);

  assert.deepEqual({ desk, cursor: null }, backspace(desk, null));
});

test("pointing at a cell: across, down, gone", () => {
  const across = pointAt(null, "H8");
  const down = pointAt(across, "H8");

  assert.deepEqual({ cell: "H8", down: false }, across);
  assert.equal(true, down.down);
  assert.equal(null, pointAt(down, "H8"));
});

test("pointing at another cell keeps the arrow's direction", () => {
  assert.equal(true, pointAt({ cell: "H8", down: true }, "A1").down);
});

test("the arrow stops at the edge", () => {
  const { table } = placeOf([]);

  assert.equal("A1", stepCursor(table, { cell: "A1", down: false }, "ArrowLeft").cell);
  assert.equal("A2", stepCursor(table, { cell: "A1", down: false }, "ArrowDown").cell);
  assert.equal("O15", stepCursor(table, { cell: "O15", down: false }, "ArrowRight").cell);
});

test("the next free cell steps over laid tiles and longer faces", () => {
  const place = placeOf(["A"], [".[CH]" + ".".repeat(13)]);
  const desk = lay(freshDesk(place.view), 0, "A1");

  assert.equal("C1", freeFrom(place, desk, "A1", false));
});
