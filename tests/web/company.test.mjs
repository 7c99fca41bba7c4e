// Who sits where: people and computers on the set-up sheet, at the table and in a rematch.
import assert from "node:assert/strict";
import { test } from "node:test";

import { rematchOf, rememberCompany, rememberedKinds } from "../../web/begin.js";
import { computerMoves, needsCurtain, people, seatInSight } from "../../web/company.js";
import { isLevel, levelFor, pairOf } from "../../web/level-choice.js";
import { computersOnly, rememberedSeats, seatNames } from "../../web/setup-seats.js";
import { headOf } from "../../web/storage.js";

const LEVELS = ["beginner", "casual", "steady", "keen"];
const GAME = { levels: LEVELS, vocabularies: ["everyday", "all"], strategies: ["first", "greedy"], settings: { beginner: "everyday/first", keen: "all/greedy" } };
const view = (bots, turn = 0) => ({ names: bots.map((_, seat) => `P${seat}`), bots, turn });

test("somebody alone with computers needs no curtain and stays in sight", () => {
  const alone = view([null, "keen", "casual"], 2);

  assert.equal(false, needsCurtain(alone, {}));
  assert.equal(0, seatInSight(alone, {}));
  assert.equal(true, computerMoves(alone));
  assert.deepEqual([0], people(alone));
});

test("two people hide their tiles from each other, computer or not", () => {
  for (const two of [view([null, null]), view([null, "keen", null]), { names: ["A", "B"], turn: 0 }]) {
    assert.equal(true, needsCurtain(two, {}));
    assert.equal(null, seatInSight(two, {}));
  }
});

test("where everything is open, whoever is to move is in sight", () => {
  const table = { open_racks: true };

  assert.equal(false, needsCurtain(view([null, null], 1), table));
  assert.equal(1, seatInSight(view([null, null], 1), table));
  assert.equal(0, seatInSight(view([null, "keen"], 1), table));
  assert.equal(null, seatInSight(view([null, null, "keen"], 2), table));
});

test("the sheet remembers who was a computer, as far as this game has such a level", () => {
  const seats = (kinds, game = GAME) => rememberedSeats({ fewest: 2, game, names: ["Ana"], kinds }).map(({ level }) => level);

  assert.deepEqual([null, "keen"], seats([null, "keen"]));
  assert.deepEqual([null, null], seats([null, "fierce"]));
  assert.deepEqual([null, "all/first"], seats([null, "all/first"]));
  assert.deepEqual([null, null], seats([null, "keen"], {}));
  assert.deepEqual([null, null], seats(undefined));
  assert.deepEqual([null, null], seats("nonsense"));
});

test("two computers are never remembered: who wants to watch asks for it", () => {
  const seats = rememberedSeats({ fewest: 2, game: GAME, names: ["Ana"], kinds: ["keen", "keen"] });

  assert.deepEqual([null, "keen"], seats.map(({ level }) => level));
  assert.deepEqual([{ name: "", level: "keen" }, { name: "", level: "keen" }], computersOnly(seats, LEVELS));
  assert.deepEqual(["casual", "casual"], computersOnly([{ name: "Ana", level: null }, { name: "", level: null }], LEVELS).map(({ level }) => level));
});

test("a level is a name or a pair, and a pair that has a name goes by it", () => {
  assert.deepEqual([true, true, false, false, false, false], ["keen", "all/first", "fierce", "all/none", "all/first/more", null].map((told) => isLevel(GAME, told)));
  assert.deepEqual([["all", "greedy"], ["all", "first"]], ["keen", "all/first"].map((level) => pairOf(GAME, level)));
  assert.deepEqual(["beginner", "all/first"], [["everyday", "first"], ["all", "first"]].map((pair) => levelFor(GAME, ...pair)));
});

test("computers have names of their own, each another, and none that is taken", () => {
  const computer = { name: "", level: "keen" };
  const names = seatNames([{ name: "Kit", level: null }, computer, computer, { name: " ", level: null }]);

  assert.equal("Kit", names[0]);
  assert.equal("Player 4", names[3]);
  assert.equal(4, new Set(names).size, names.join());
  assert.ok(!/Player/.test(names[1] + names[2]));
});

test("names of people are remembered, also of who made room for a computer", () => {
  const kept = {};
  const storage = {
    names: () => ["Ana", "Bruno"],
    rememberNames: (names) => (kept.names = names),
    settings: () => ({ company: { y: [null, null] } }),
    setSetting: (name, value) => (kept[name] = value),
  };

  rememberCompany(storage, [{ name: "Eva" }, { name: "Kit", bot: "steady" }], "x");

  const company = { x: [null, "steady"], y: [null, null] };
  assert.deepEqual({ names: ["Eva", "Bruno"], kinds: [null, "steady"], company }, kept);
  assert.deepEqual([[null, null], [null, "steady"]], ["y", "z"].map((game) => rememberedKinds(kept, game)));
  rememberCompany(storage, [{ name: "Kit", bot: "keen" }, { name: "Rex", bot: "keen" }], "y");
  assert.deepEqual([["Ana", "Bruno"], company], [kept.names, kept.company]);
});

test("a rematch keeps the seats, computers too", () => {
  const played = { names: ["Ana", "Kit"], bots: [null, "steady"], log: [{ seat: 0 }] };

  const { seats, first } = rematchOf({ table: { variant: "x", options: {} }, view: played });

  assert.deepEqual([{ name: "Ana" }, { name: "Kit", bot: "steady" }], seats);
  assert.equal(1, first);
});

test("the list of games knows which player is a computer", () => {
  const shown = {
    variant: "x", seat: null, turn: 0, ply: 0, names: ["Ana", "Kit"], bots: [null, "steady"], scores: [0, 0], rack: [],
    board: ["."], marks: [], bag: 9, over: false, log: [],
  };
  const table = { premiums: ["."], start: [] };

  assert.deepEqual([null, "steady"], headOf({ id: "g", title: "", table, view: shown }).bots);
  assert.ok(!("bots" in headOf({ id: "g", title: "", table, view: { ...shown, bots: [null, null] } })));
});
