// Who sits where: people and computers on the set-up sheet, at the table and in a rematch.
import assert from "node:assert/strict";
import { test } from "node:test";

import { rematchOf, rememberCompany } from "../../web/begin.js";
import { computerMoves, needsCurtain, people, seatInSight } from "../../web/company.js";
import { rememberedSeats, seatNames } from "../../web/setup-seats.js";
import { headOf } from "../../web/storage.js";

const LEVELS = ["beginner", "casual", "steady", "keen"];
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
  const seats = (kinds, levels = LEVELS) => rememberedSeats({ fewest: 2, levels, names: ["Ana"], kinds }).map(({ level }) => level);

  assert.deepEqual([null, "keen"], seats([null, "keen"]));
  assert.deepEqual([null, null], seats([null, "fierce"]));
  assert.deepEqual([null, null], seats([null, "keen"], []));
  assert.deepEqual([null, null], seats(undefined));
  assert.deepEqual([null, null], seats("nonsense"));
});

test("somebody has to play: two computers are never remembered", () => {
  assert.deepEqual(
    [null, "keen"],
    rememberedSeats({ fewest: 2, levels: LEVELS, names: [], kinds: ["keen", "keen"] }).map(({ level }) => level),
  );
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
    setSetting: (name, value) => (kept[name] = value),
  };

  rememberCompany(storage, [{ name: "Eva" }, { name: "Kit", bot: "steady" }]);

  assert.deepEqual({ names: ["Eva", "Bruno"], kinds: [null, "steady"] }, kept);
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
