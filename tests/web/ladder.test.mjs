// Levels: which game is one, what a victory is worth, what it opens, and what storage may say of it.
import assert from "node:assert/strict";
import { test } from "node:test";

import { climbed, featsIn, rungPlayed, shieldsFor, soundWon, stepAfter, stepsOf } from "../../web/ladder.js";
import { createStorage } from "../../web/storage.js";

const game = {
  options: [{ key: "board", default: 7 }, { key: "clock", default: 10 }, { key: "blank", default: false }],
  ladder: [
    { id: "first", level: "beginner", options: { board: 7, clock: 4 } },
    { id: "second", level: "steady", options: { board: 7, clock: 4 } },
    { id: "third", level: "steady", options: { board: 11 } },
  ],
};
const finished = (changes = {}) => ({
  names: ["Ana", "Kit"], turn: 0, bots: [null, "beginner"], winners: [0], scores: [30, 20],
  clock: { per: "game", limit: 240_000, left: [80_000, 5_000], away: "runs" }, ...changes,
});
const open = (won) => stepsOf(game, won).map(({ isOpen }) => isOpen);

function memory(entries = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    get length() { return kept.size; },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
}

test("only the first level is open at the beginning, and each victory opens one more", () => {
  assert.deepEqual([true, false, false], open({}));
  assert.deepEqual([true, true, false], open({ first: 1 }));
  assert.deepEqual([true, true, true], open({ first: 1, second: 3 }));
});

test("a game without a ladder has no levels", () => {
  assert.deepEqual([], stepsOf({}, { first: 2 }));
});

test("a victory in time and well ahead is worth three shields, each for itself", () => {
  assert.equal(3, shieldsFor(featsIn(finished())));
  assert.deepEqual({ won: true, time: false, points: true }, featsIn(finished({ clock: { limit: 240_000, left: [79_999, 5_000] } })));
  assert.deepEqual({ won: true, time: true, points: false }, featsIn(finished({ scores: [29, 20] })));
});

test("without a victory there is no shield, however much time and points are left", () => {
  assert.equal(0, shieldsFor(featsIn(finished({ winners: [1], scores: [90, 10] }))));
  assert.equal(0, shieldsFor(featsIn(finished({ winners: [0, 1] }))));
});

test("a game without a clock has no shield for its time, and nothing is not more than nothing", () => {
  assert.deepEqual({ won: true, time: false, points: true }, featsIn(finished({ clock: undefined })));
  assert.equal(false, featsIn(finished({ scores: [0, 0] })).points);
});

test("a game is a level by its rules and its computer, whichever seat that has", () => {
  const table = { options: { board: 7, clock: 4, blank: false } };

  assert.equal("first", rungPlayed(game, { table, view: finished() })?.id);
  assert.equal("second", rungPlayed(game, { table, view: finished({ bots: ["steady", null] }) })?.id);
  assert.equal("third", rungPlayed(game, { table: { options: { board: 11, clock: 10, blank: false } }, view: finished({ bots: [null, "steady"] }) })?.id);
});

test("another house rule, another computer or a second person makes it no level", () => {
  const table = { options: { board: 7, clock: 4, blank: false } };

  assert.equal(null, rungPlayed(game, { table: { options: { ...table.options, blank: true } }, view: finished() }));
  assert.equal(null, rungPlayed(game, { table, view: finished({ bots: [null, "keen"] }) }));
  assert.equal(null, rungPlayed(game, { table, view: finished({ bots: [null, null] }) }));
  assert.equal(null, rungPlayed(game, { table, view: finished({ bots: ["beginner", "beginner"] }) }));
});

test("more shields are kept, fewer take none away, and a locked level wins nothing", () => {
  assert.deepEqual({ first: 2 }, climbed(game, {}, "first", 2));
  assert.deepEqual({ first: 3 }, climbed(game, { first: 3 }, "first", 1));
  assert.deepEqual({}, climbed(game, {}, "third", 3));
  assert.deepEqual({}, climbed(game, {}, "first", 0));
});

test("the next level is offered once it is open, and after the last there is none", () => {
  assert.equal(null, stepAfter(game, {}, "first"));
  assert.equal(2, stepAfter(game, { first: 1 }, "first")?.number);
  assert.equal(null, stepAfter(game, { first: 1, second: 1, third: 1 }, "third"));
});

test("what storage says of shields is believed as far as it makes sense", () => {
  assert.deepEqual({ a: 1, b: 3 }, soundWon({ a: 1, b: 3, c: 4, d: -1, e: "2", f: 1.5, g: null }));
  for (const damaged of [null, undefined, 7, "x", [1, 2]]) assert.deepEqual({}, soundWon(damaged));
});

test("shields are kept by game, and a damaged entry is set aside without harm", () => {
  const area = memory();
  const storage = createStorage(() => area);
  storage.keepShields("one", { first: 2 });
  storage.keepShields("two", { first: 1 });

  assert.deepEqual({ first: 2 }, createStorage(() => area).shields("one"));

  area.setItem("lexicade/shields", "{not json");
  assert.deepEqual({}, storage.shields("one"));
  assert.equal("{not json", area.getItem("lexicade/quarantine/shields"));
  storage.keepShields("one", { first: 1 });
  assert.deepEqual({ first: 1 }, storage.shields("one"));
});
