// Setting up a board: letters typed, rows pasted, steps undone.
import assert from "node:assert/strict";
import { test } from "node:test";

import { asked, BARE, createHistory, eraseBack, fitted, played, rowsOf, tilesOf, toggled, typeTile } from "../../web/solver-position.js";
import { rackText, readRack, readRows } from "../../web/solver-rows.js";
import { keyRows } from "../../web/solver-keys.js";
import { pointsShown, wordShown } from "../../web/solver-plays.js";

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const counts = (faces) => Object.fromEntries([...faces, "?"].map((face) => [face, 2]));
const english = { width: 5, height: 3, rack_size: 7, faces: letters, tiles: counts(letters), blanks: { declared: true, choices: letters } };
const spanishFaces = [..."ABCDEFGHIJLMNÑOPQRSTUVXYZ", "CH", "LL", "RR"];
const spanish = { ...english, faces: [...spanishFaces, "K"], tiles: counts(spanishFaces), blanks: { declared: true, choices: [...spanishFaces, "K"] } };
const mined = { ...english, lids: true, blanks: { declared: false, choices: letters } };
const blocky = { ...english, blocks: 2 };

function type(table, text, { cursor = { cell: "A1", down: false }, position = BARE, blank = false } = {}) {
  let state = { position, cursor };
  for (const letter of text) state = { ...typeTile(table, state.position, state.cursor, letter, blank) };
  return { ...state, rows: rowsOf(table, state.position) };
}

test("letters follow the arrow, across and down, and stop at the edge", () => {
  const across = type(english, "CATS");
  const down = type(english, "CAT", { cursor: { cell: "A1", down: true } });

  assert.deepEqual(["CATS.", ".....", "....."], across.rows);
  assert.deepEqual(["C....", "A....", "T...."], down.rows);
  assert.equal("A3", down.cursor.cell);
});

test("a word typed across one that lies there leaves its blank a blank", () => {
  const position = { ...BARE, tiles: tilesOf([".a...", ".....", "....."]) };

  assert.deepEqual("CaT..", type(english, "CAT", { position }).rows[0]);
  assert.deepEqual("COT..", type(english, "COT", { position }).rows[0]);
});

test("with Shift a letter is a blank, and where blanks stay open it has no letter", () => {
  assert.equal("q....", type(english, "Q", { blank: true }).rows[0]);
  assert.equal("?....", type(mined, "Q", { blank: true }).rows[0]);
});

test("C and then H are CH, but not where the arrow was moved between them", () => {
  const apart = type(spanish, "C");

  assert.equal("[CH]ICO.", type(spanish, "CHICO").rows[0]);
  assert.equal("[ch]....", type(spanish, "CH", { blank: true }).rows[0]);
  assert.equal("CH...", type(spanish, "H", { position: apart.position, cursor: { cell: "B1", down: false } }).rows[0]);
});

test("a letter that only a blank can be is a blank; one that nothing can be is told", () => {
  assert.equal("k....", type(spanish, "K").rows[0]);
  assert.equal("W", type(spanish, "W").missing);
  assert.deepEqual(BARE, type(spanish, "W").position);
});

test("Backspace takes what is at the arrow, else what lies before it", () => {
  const { position, cursor } = type(english, "CAT");
  const once = eraseBack(english, position, cursor);
  const twice = eraseBack(english, once.position, once.cursor);
  const here = eraseBack(english, position, { cell: "A1", down: false });

  assert.equal("CA...", rowsOf(english, once.position)[0]);
  assert.equal("C....", rowsOf(english, twice.position)[0]);
  assert.equal(".AT..", rowsOf(english, here.position)[0]);
});

test("a block takes the place of a tile, a tile that of a block; a bomb may lie under one", () => {
  const { position } = type(blocky, "CAT");
  const blocked = toggled(position, "blocks", "B1");
  const back = type(blocky, "A", { position: blocked, cursor: { cell: "B1", down: false } });
  const bombed = toggled(type(mined, "CAT").position, "bombs", "A1");

  assert.equal("C#T..", rowsOf(blocky, blocked, { blocks: true })[0]);
  assert.equal("CAT..", rowsOf(blocky, back.position, { blocks: true })[0]);
  assert.equal("CAT..", rowsOf(mined, bombed)[0]);
  assert.deepEqual([], toggled(bombed, "bombs", "A1").extra.bombs);
});

test("the engine is asked with everything a game remembers, told or not, and the rack of who plays", () => {
  assert.deepEqual({ bombs: [] }, asked(mined, BARE).position.extra);
  assert.deepEqual([null, ["A"]], asked(english, { ...BARE, rack: ["A"], seat: 1 }).position.racks);
});

test("a play laid is on the board and off the rack", () => {
  const after = played({ ...BARE, rack: ["C", "?", "T", "S"] }, [["A1", "C"], ["B1", "?", "A"], ["C1", "T"]], ["S"]);

  assert.equal("CaT..", rowsOf(english, after)[0]);
  assert.deepEqual(["S"], after.rack);
});

test("at a smaller table what does not fit is left out", () => {
  const small = { ...english, width: 3, height: 2, rack_size: 2 };
  const position = { ...BARE, tiles: tilesOf(["CATS.", "..[ch]..", "A...."]), rack: ["A", "CH", "B", "C"], extra: { bombs: ["A1"] } };

  assert.deepEqual({ ...BARE, tiles: tilesOf(["CAT"]), rack: ["A", "B"] }, fitted(small, position));
});

test("steps are undone and done again, until another is made", () => {
  const history = createHistory(1);
  history.add(2);
  history.add(3);

  assert.deepEqual([2, 1, 1, 2], [history.undo(), history.undo(), history.undo(), history.redo()]);
  history.add(4);
  assert.equal(false, history.canRedo());
  assert.equal(2, history.undo());
});

const read = (table, text) => {
  const found = readRows(table, text);
  return found.trouble ?? rowsOf(table, { ...BARE, tiles: found.tiles, extra: { blocks: found.blocks } }, { blocks: true });
};

for (const [name, text] of Object.entries({
  "the protocol's": ".....\n.CaT.\n.....",
  "with underscores": "_____\n_CaT_\n_____",
  "with dashes": "-----\n-CaT-\n-----",
  "cells apart": ". . . . .\n. C a T .\n. . . . .",
  "with spaces for empty cells": "     \n CaT\n     ",
  "of a spreadsheet": "\t\t\t\t\n\tC\ta\tT\t\n\t\t\t\t",
  "with the names of the edge": "   A B C D E\n 1 . . . . . 1\n 2 . C a T . 2\n 3 . . . . . 3",
  "by number alone": " A B C D E\n2 . C a T .",
  "between lines": "|.....|\n|.CaT.|\n|.....|",
  "quoted": '[".....", ".CaT.", "....."]',
  "of Windows": ".....\r\n.CaT.\r\n.....\r\n",
  "in brackets": ".....\n.[C][a][T].\n.....",
})) {
  test(`rows are read ${name}`, () => {
    assert.deepEqual([".....", ".CaT.", "....."], read(english, text));
  });
}

test("longer faces, signs put together, and blocks", () => {
  assert.deepEqual(["[CH]I[ll]A.", "N\u0303A...".normalize("NFC"), "....."], read(spanish, "[CH]I[ll]A.\nN\u0303A...\n....."));
  assert.deepEqual([".#A..", ".....", "....."], read(blocky, ".#A..\n.....\n....."));
});

test("what is wrong with rows is told with its row", () => {
  assert.deepEqual({ key: "solver.row-wide", params: { row: 2, n: 6, columns: 5 } }, read(english, ".....\nABCDEF\n....."));
  assert.deepEqual({ key: "solver.row-tile", params: { row: 1, letter: "Ñ" } }, read(english, "AÑ...\n.....\n....."));
  assert.deepEqual({ key: "solver.rows-many", params: { n: 4, rows: 3 } }, read(english, "A\nB\nC\nD"));
  assert.deepEqual({ key: "solver.rows-none", params: {} }, read(english, " \n \n"));
});

test("a rack is read as typed: longest faces, blanks in any writing, C and H apart by a space", () => {
  const rack = (text, table = spanish) => readRack(table, text).rack.join(" ");

  assert.equal("CH I C O ?", rack("chico?"));
  assert.equal("C H", rack("c h"));
  assert.equal("CH A", rack("[CH]A"));
  assert.equal("A ? ?", rack("A_*", english));
  assert.deepEqual(["Ç", "1"], readRack(spanish, "aÇb1").strange);
});

test("any rack written out reads as the same rack", () => {
  for (const rack of [["C", "H"], ["CH"], ["L", "L", "L"], ["LL", "L"], ["L", "LL"], ["R", "R", "?", "RR"], []]) {
    assert.deepEqual(rack, readRack(spanish, rackText(spanish, rack)).rack);
  }
});

test("whatever is pasted is read or refused, never more than that", () => {
  const signs = ["A", "a", "Ñ", "ñ", "[", "]", "CH", "?", "#", ".", " ", "\n", "\t", "|", "1", "ß", "İ", "\u0303", "\u{1F600}", "\0", "[[", '["', '"]', "constructor"];
  let seed = 7;
  const die = (n) => (seed = (seed * 16807) % 2147483647) % n;
  for (let round = 0; round < 3000; round += 1) {
    const text = Array.from({ length: die(60) }, () => signs[die(signs.length)]).join("");
    for (const table of [english, spanish, mined, blocky]) {
      const rows = readRows(table, text);
      assert.ok("trouble" in rows || rowsOf(table, { ...BARE, tiles: rows.tiles }).length === table.height);
      assert.ok(readRack(table, text).rack.every((face) => face in table.tiles));
    }
  }
});

test("every face has a key, in the places keyboards have them", () => {
  const keys = keyRows(spanish);

  assert.deepEqual(["A", "S", "D", "F", "G", "H", "J", "K", "L", "Ñ"], keys[1]);
  assert.deepEqual(["CH", "LL", "RR"], keys[3]);
  assert.equal(29, keys.flat().length);
});

test("blanks are small in a word, and points may be partly known", () => {
  assert.equal("ZeRO", wordShown({ text: ".eR." }, "ZERO"));
  assert.equal("CHICO", wordShown({ text: "[ch]ICO" }, "CHICO"));
  assert.deepEqual(["12", "7 + ?", "?"], [pointsShown({ score: 12 }), pointsShown({ score: null, known: 7 }), pointsShown({ score: null })]);
});
