// A position as an address: there and back, and nothing believed that comes in from outside.
import assert from "node:assert/strict";
import { test } from "node:test";

import { maySolve, solverAddress } from "../../web/solver-offer.js";
import { LONGEST_LINK, linkTo, positionFrom, readLink } from "../../web/solver-link.js";
import { BARE, tilesOf } from "../../web/solver-position.js";

const faces = [..."ABCDEFGHIJLMNÑOPQRSTUVXYZ", "CH", "LL", "RR"];
const options = [
  { key: "board", kind: "choice", default: 5, choices: [{ value: 5 }, { value: 7 }] },
  { key: "star", kind: "switch", default: false },
  { key: "bombs", kind: "number", default: 22, min: 10, max: 40, step: 1 },
];
const game = { id: "toy", players: [2, 2], options };
const table = {
  width: 5, height: 5, rack_size: 7, faces, lids: true, blocks: 2,
  tiles: Object.fromEntries([...faces, "?"].map((face) => [face, 2])),
  blanks: { declared: true, choices: faces },
  options: { board: 5, star: true, bombs: 30 },
};
const FULL = { ...BARE, tiles: tilesOf([".....", ".[CH]I[ll]A", "Ñ....", "..q..", "....."]), rack: ["A", "?", "CH", "Ñ"], extra: { bombs: ["A1", "B2"], blocks: ["E5"] }, seat: 1 };

const query = (address) => address.slice(address.indexOf("?") + 1);
const back = (address) => positionFrom(table, readLink(query(address), game));

test("a link brings back the board, the rack, what lies there besides, the seat and the house rules", () => {
  const address = linkTo(game, table, FULL);

  assert.deepEqual(FULL, back(address));
  assert.deepEqual({ star: true, bombs: 30 }, readLink(query(address), game).options);
  assert.match(address, /^\/solve\/toy\?v=1&b=5\/1\(CH\)I\(ll\)A\//);
});

test("browsers that write the address their own way do not change it", () => {
  const address = linkTo(game, table, FULL);
  const url = new URL(`https://example.org/#${address}`);

  assert.deepEqual(FULL, back(url.hash.slice(1)));
});

test("an empty board is a short link, and no position is none", () => {
  assert.equal("/solve/toy?v=1&o=star:true,bombs:30", linkTo(game, table, BARE));
  assert.equal(null, readLink("", game));
});

test("the fullest board there is makes a link that fits", () => {
  const cells = Array.from({ length: 15 }, () => "[ñ]".repeat(15));
  const wide = { ...table, width: 15, height: 15, faces: [...faces, "Ñ"] };
  const all = Object.keys(tilesOf(cells));
  const address = linkTo(game, wide, { ...FULL, tiles: tilesOf(cells), extra: { bombs: all, blocks: [] } });

  assert.ok(address.length < LONGEST_LINK, String(address.length));
});

test("a question mark written by hand is a blank", () => {
  assert.deepEqual(["A", "?"], readLink("v=1&r=A?", game).rack);
});

for (const [name, text] of Object.entries({
  "no version": "b=5/5",
  "a version that is none": "v=one",
  "a board of too many rows": `v=1&b=${"5/".repeat(40)}`,
  "a row without end": `v=1&b=${"9".repeat(500)}`,
  "rows of 99 cells": "v=1&b=99",
  "signs that are no letters": "v=1&b=5/<img>",
  "a letter with two capitals": "v=1&b=ß4",
  "an open bracket": "v=1&b=(CH",
  "mixed case": "v=1&b=(Ch)4",
  "a rack of small letters": "v=1&r=abc",
  "a house rule nobody declared": "v=1&o=__proto__:1",
  "a value that is no choice": "v=1&o=board:6",
  "a value out of range": "v=1&o=bombs:1000000",
  "cells that are none": "v=1&x=bombs:A0",
  "the same cell twice": "v=1&x=bombs:A1.A1",
  "a seat that is none": "v=1&s=9",
  "a seat below none": "v=1&s=-1",
  "far too much": `v=1&r=${"A".repeat(9000)}`,
})) {
  test(`a link with ${name} is broken`, () => {
    assert.deepEqual({ trouble: "broken" }, readLink(text, game));
  });
}

test("a link of a later version is known as such", () => {
  assert.deepEqual({ trouble: "version" }, readLink("v=2&q=whatever", game));
});

for (const [name, text] of Object.entries({
  "tiles this game has not": "v=1&b=W4",
  "more columns": "v=1&b=5A",
  "more rows": "v=1&b=5/5/5/5/5/A4",
  "a rack that is too long": "v=1&r=AAAAAAAA",
  "cells beyond the edge": "v=1&x=bombs:F1",
  "a memory of another game": "v=1&x=roads:A1",
  "the names of objects": "v=1&x=constructor:A1",
  "a block on a tile": "v=1&b=A4&x=blocks:A1",
})) {
  test(`a link with ${name} does not fit this board`, () => {
    assert.equal(null, positionFrom(table, readLink(text, game)));
  });
}

test("any text is a link or is none, and never anything else", () => {
  const parts = ["v=1", "&", "b=", "r=", "s=", "o=", "x=", "5", "/", "A", "a", "(CH)", "(", ")", "~", "?", "%", "%3F", "%FF", "+", "bombs", ":", "A1", ".", ",", "ñ", "\u{1F600}", "\0", "__proto__", "star:true", "9999999999"];
  let seed = 11;
  const die = (n) => (seed = (seed * 16807) % 2147483647) % n;
  let read = 0;
  for (let round = 0; round < 20000; round += 1) {
    const text = (die(2) ? "v=1&" : "") + Array.from({ length: die(14) }, () => parts[die(parts.length)]).join("");
    const told = readLink(text, game);
    if (told === null || "trouble" in told) continue;
    read += 1;
    const position = positionFrom(table, told);
    if (position) assert.deepEqual(position, back(linkTo(game, { ...table, options: { ...table.options, ...told.options } }, position)));
  }
  assert.ok(read > 100, "hardly anything was a link");
});

const view = { seat: 0, over: false, bots: [null, "keen"], names: ["Ana", "Computer"], rack: ["A", "CH"], board: Array(5).fill("....."), marks: [["E5", "block"]], ending: null };

test("a running game goes to the solver only for somebody alone, where the house gives hints and hides nothing below", () => {
  const open = { ...table, lids: false };

  assert.equal(true, maySolve(view, open, "alone"));
  assert.equal(false, maySolve(view, open, "never"));
  assert.equal(false, maySolve(view, table, "alone"));
  assert.equal(false, maySolve({ ...view, seat: null }, open, "alone"));
  assert.equal(false, maySolve({ ...view, bots: [null, null] }, open, "always"));
  assert.equal(true, maySolve({ ...view, bots: [null, null], over: true }, table, "never"));
});

test("what goes there is the own rack and what lies in the open", () => {
  const address = solverAddress(game, table, view).slice(1);

  assert.deepEqual({ ...BARE, rack: ["A", "CH"], extra: { bombs: [], blocks: ["E5"] } }, { ...back(address), extra: { bombs: [], ...back(address).extra } });
});
