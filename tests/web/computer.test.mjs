// A computer at the table, turns that stay with their player, open games, and the time of a turn.
import assert from "node:assert/strict";
import { test } from "node:test";

import { lay } from "../../web/pending.js";
import { settled, sitDown } from "./fake-engine.mjs";

const table = { width: 15, height: 15, premiums: [], start: ["H8"], blanks: { declared: true, choices: [] } };
const RACKS = [["A", "B", "A"], ["C", "D", "E"], ["F", "G", "H"]];

/** Seats take turns; `bots` says which of them are computers. */
const dealt = (bots, more = {}) => (ply, seat) => ({
  variant: "x", seat, turn: ply % bots.length, ply, names: bots.map((_, at) => `P${at}`), bots, scores: bots.map(() => 0),
  board: [".".repeat(15)], rack: seat === null ? [] : RACKS[seat], racks: bots.map(() => 3), marks: [], bag: 5, unseen: {},
  actions: {}, over: false, winners: [], ending: null, log: [], ...more,
});

const savedAt = (view, more = {}) => ({ head: { id: "g", title: "" }, save: `save-${view.ply}`, table, view, desk: null, ...more });

test("somebody who plays alone keeps their tiles in sight while the computer thinks", async () => {
  const viewOf = dealt([null, "keen"]);
  const { sitting, release } = sitDown(savedAt(viewOf(0, 0)), { viewOf, hold: (verb) => verb === "bot" });
  assert.deepEqual(RACKS[0], sitting.state.view.rack);
  await sitting.reveal();
  await sitting.make({ kind: "pass" });

  const thinking = sitting.think();
  await settled();

  assert.equal(true, sitting.state.thinking);
  assert.equal(false, sitting.state.revealed);
  assert.deepEqual(RACKS[0], sitting.state.view.rack);
  release();
  assert.equal(null, await thinking);
  assert.equal(2, sitting.state.view.ply);
  assert.equal(false, sitting.state.thinking);
});

test("a computer's move is made by the engine for the one who looks, and stored before it is drawn", async () => {
  const viewOf = dealt([null, "keen"]);
  const { sitting, diary, asked } = sitDown(savedAt(viewOf(1, 0)), { viewOf });

  await sitting.think();

  assert.deepEqual([{ verb: "bot", seat: 1, make: true, for: 0, spent_ms: 0 }], asked);
  assert.ok(diary.indexOf("write save-2 seat 0") < diary.indexOf("draw ply 2 seat 0"), diary.join("\n"));
});

test("a move not to be shown yet is in storage all the same", async () => {
  const viewOf = dealt([null, "keen"]);
  const { sitting } = sitDown(savedAt(viewOf(1, 0)), { viewOf });
  let show;

  const thinking = sitting.think(new Promise((resolve) => (show = resolve)));
  await settled();

  assert.equal("save-2", sitting.saved.save);
  assert.equal(1, sitting.state.view.ply);
  show();
  await thinking;
  assert.equal(2, sitting.state.view.ply);
});

test("a computer that begins lets its opponent see their tiles first", async () => {
  const viewOf = dealt(["keen", null]);
  const { sitting, diary } = sitDown(savedAt(viewOf(0, null)), { viewOf, hold: (verb) => verb === "bot" });

  sitting.think();
  await settled();

  assert.deepEqual(RACKS[1], sitting.state.view.rack);
  assert.equal("draw ply 0 seat 1 thinking", diary.at(-2));
});

test("with two people at the table a computer's move shows nobody's tiles", async () => {
  const viewOf = dealt([null, "keen", null]);
  const { sitting, asked, written } = sitDown(savedAt(viewOf(0, null)), { viewOf });
  await sitting.reveal();
  await sitting.make({ kind: "pass" });
  await sitting.think();

  assert.equal(null, asked.find(({ verb }) => verb === "bot").for);
  assert.deepEqual([], sitting.state.view.rack);
  assert.equal(null, written.at(-1).view.seat);
});

test("a computer that can not think says why, changes nothing, and may be asked again", async () => {
  const viewOf = dealt([null, "keen"]);
  let works = false;
  const answer = (verb) => (verb === "bot" && !works ? new Error("gone") : null);
  const { sitting, written } = sitDown(savedAt(viewOf(1, 0)), { viewOf, answer });

  assert.equal("engine-lost", (await sitting.think()).code);
  assert.equal(false, sitting.state.thinking);
  assert.deepEqual([], written);
  works = true;
  assert.equal(null, await sitting.think());
  assert.equal(null, sitting.state.problem);
  assert.equal(2, sitting.state.view.ply);
});

test("a computer's answer after the table was left is not written", async () => {
  const viewOf = dealt([null, "keen"]);
  const leaving = new AbortController();
  const { sitting, written, release } = sitDown(savedAt(viewOf(1, 0)), { viewOf, hold: (verb) => verb === "bot", signal: leaving.signal });
  sitting.think();
  leaving.abort();
  release();
  await settled();

  assert.deepEqual([], written);
});

test("a move that leaves the turn with its player hides nothing and lets laid tiles lie", async () => {
  const usual = dealt([null, null]);
  const viewOf = (ply, seat) => ({ ...usual(ply, seat), turn: 0 });
  const { sitting, diary, written, asked } = sitDown(savedAt(viewOf(0, 0)), { viewOf });
  await sitting.reveal();
  sitting.arrange({ desk: lay(sitting.state.desk, 1, "H8") });
  await settled();

  await sitting.make({ kind: "bomb", at: "B2" });
  await settled();

  assert.equal(true, sitting.state.revealed);
  assert.equal(false, sitting.state.moving);
  assert.deepEqual([{ slot: 1, cell: "H8" }], sitting.state.desk.laid);
  assert.equal(1, sitting.state.desk.ply);
  const stored = written.find(({ save }) => save === "save-1");
  assert.deepEqual([0, 1], [stored.view.seat, stored.desk.laid.length]);
  assert.ok(diary.indexOf("write save-1 seat 0") < diary.indexOf("draw ply 1 seat 0"));
  assert.equal("preview", asked.at(-1).verb, "what is laid is previewed anew");
});

test("a play that leaves the turn with its player leaves an empty desk", async () => {
  const usual = dealt([null, null]);
  const viewOf = (ply, seat) => ({ ...usual(ply, seat), turn: 0 });
  const { sitting } = sitDown(savedAt(viewOf(0, 0)), { viewOf });
  await sitting.reveal();
  sitting.arrange({ desk: lay(sitting.state.desk, 1, "H8") });
  await settled();
  await sitting.play();

  assert.equal(1, sitting.state.view.ply);
  assert.deepEqual([], sitting.state.desk.laid);
});

test("in an open game the stored tiles of whoever is to move are there at once", async () => {
  const viewOf = dealt([null, null]);
  const open = { ...table, open_racks: true };
  const { sitting } = sitDown(savedAt(viewOf(1, 1), { table: open }), { viewOf });

  assert.deepEqual(RACKS[1], sitting.state.view.rack);
  await sitting.reveal();
  await sitting.make({ kind: "pass" });
  await sitting.reveal();
  assert.deepEqual(RACKS[0], sitting.state.view.rack);
});

/** A game of two with a clock; the test moves the time. */
function clocked(away, more = {}) {
  const hand = { now: 1_000_000 };
  const clock = { per: "game", limit: 60_000, left: [60_000, 60_000], away };
  const viewOf = dealt([null, null], { clock });
  return { hand, ...sitDown(savedAt(viewOf(0, 0), more), { viewOf, now: () => hand.now }) };
}

test("the clock begins when the tiles are shown, and the move says what it took", async () => {
  const { hand, sitting, asked } = clocked("runs");
  hand.now += 500_000;
  await sitting.reveal();
  hand.now += 8140;

  await sitting.make({ kind: "pass" });

  assert.equal(8140, asked.find(({ verb }) => verb === "move").move.spent_ms);
  assert.equal(false, sitting.time.runs);
});

test("what a turn took so far is stored with it, and goes on after a reload", async () => {
  const first = clocked("runs");
  await first.sitting.reveal();
  first.hand.now += 3000;
  first.sitting.arrange({ desk: lay(first.sitting.state.desk, 0, "H8") });
  const { desk } = first.written.at(-1);

  const again = clocked("runs", { desk });
  again.hand.now += 20_000;
  await again.sitting.reveal();

  assert.equal(20_000, again.sitting.time.spent());
  assert.equal(1, again.sitting.state.desk.laid.length);
});

test("after a move within the turn the next is timed anew", async () => {
  const clock = { per: "game", limit: 60_000, left: [60_000, 60_000], away: "runs" };
  const usual = dealt([null, null], { clock });
  const viewOf = (ply, seat) => ({ ...usual(ply, seat), turn: 0 });
  const hand = { now: 0 };
  const { sitting, asked } = sitDown(savedAt(viewOf(0, 0)), { viewOf, now: () => hand.now });
  await sitting.reveal();
  for (const ms of [5000, 2000]) {
    hand.now += ms;
    await sitting.make({ kind: "bomb", at: "B2" });
  }

  assert.deepEqual([5000, 2000], asked.filter(({ verb }) => verb === "move").map(({ move }) => move.spent_ms));
});

test("who runs out of time says how much was spent, at least what there was", async () => {
  const { hand, sitting, asked } = clocked("runs");
  await sitting.reveal();
  hand.now += 60_000;

  await sitting.make({ kind: "timeout", spent_ms: 60_000 });

  assert.deepEqual({ kind: "timeout", spent_ms: 60_000 }, asked.find(({ verb }) => verb === "move").move);
});

test("tiles ordered and laid while a computer thinks stay so, as far as their cells are free", async () => {
  const viewOf = dealt([null, "keen"]);
  const filled = (ply, seat) => ({ ...viewOf(ply, seat), board: ply > 1 ? ["B" + ".".repeat(14)] : [".".repeat(15)] });
  const { sitting, release, written } = sitDown(savedAt(filled(0, 0)), { viewOf: filled, hold: (verb) => verb === "bot" });
  await sitting.reveal();
  await sitting.make({ kind: "pass" });
  const thinking = sitting.think();
  await settled();

  const { desk } = sitting.state;
  sitting.arrange({ desk: lay(lay({ ...desk, order: [2, 1, 0] }, 0, "A1"), 1, "C1") });
  assert.deepEqual(["A1", "C1"], sitting.state.desk.laid.map(({ cell }) => cell));
  release();
  await thinking;
  await sitting.reveal();

  assert.deepEqual([[2, 1, 0], ["C1"]], [sitting.state.desk.order, sitting.state.desk.laid.map(({ cell }) => cell)]);
  assert.equal(2, written.findLast(({ desk: kept }) => kept)?.desk.ply);
});

test("nobody who does not see tiles can lay any while a computer thinks", async () => {
  const viewOf = dealt([null, null, "keen"]);
  const { sitting } = sitDown(savedAt(viewOf(2, null)), { viewOf, hold: (verb) => verb === "bot" });
  sitting.think();
  await settled();

  sitting.arrange({ cursor: { cell: "A1", down: false } });

  assert.equal(null, sitting.state.cursor);
});
