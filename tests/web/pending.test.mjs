// The turn being laid: tiles go to the board and come back, and none is ever lost or doubled.
import assert from "node:assert/strict";
import { test } from "node:test";

import * as pending from "../../web/pending.js";

const view = { ply: 4, seat: 1, rack: ["C", "A", "T", "?", "A"], board: ["...", "...", "..."] };
const table = { width: 15, height: 15, blanks: { declared: true, choices: ["A", "B"] } };
const anywhere = () => true;

test("a fresh desk shows the rack in the engine's order and nothing on the board", () => {
  assert.deepEqual(pending.freshDesk(view), { ply: 4, seat: 1, order: [0, 1, 2, 3, 4], laid: [] });
});

test("a laid tile leaves a well at its place in the order", () => {
  const desk = pending.lay(pending.freshDesk(view), 1, "H8");

  assert.deepEqual([0, 1, 2, 3, 4], desk.order);
  assert.deepEqual([0, 2, 3, 4], pending.slotsOnRack(desk));
  assert.deepEqual({ slot: 1, cell: "H8" }, pending.laidAt(desk, "H8"));
});

test("laying on a laid tile sends that one back to the rack", () => {
  const first = pending.lay(pending.freshDesk(view), 0, "H8");

  const desk = pending.lay(first, 2, "H8");

  assert.deepEqual([{ slot: 2, cell: "H8" }], desk.laid);
});

test("laying the same tile elsewhere moves it", () => {
  const first = pending.lay(pending.freshDesk(view), 0, "H8");

  assert.deepEqual([{ slot: 0, cell: "I8" }], pending.lay(first, 0, "I8").laid);
});

test("moving onto another laid tile swaps the two", () => {
  const two = pending.lay(pending.lay(pending.freshDesk(view), 0, "H8"), 1, "I8");

  const desk = pending.move(two, "H8", "I8");

  assert.equal(0, pending.laidAt(desk, "I8").slot);
  assert.equal(1, pending.laidAt(desk, "H8").slot);
});

test("a blank that is taken back forgets what it stood for", () => {
  const laid = pending.lay(pending.freshDesk(view), 3, "H8", "B");

  const again = pending.lay(pending.take(laid, "H8"), 3, "J8");

  assert.deepEqual([{ slot: 3, cell: "J8" }], again.laid);
});

test("a blank that moves still stands for its letter", () => {
  const laid = pending.lay(pending.freshDesk(view), 3, "H8", "B");

  assert.deepEqual([{ slot: 3, cell: "A1", as: "B" }], pending.move(laid, "H8", "A1").laid);
});

test("recall brings all back", () => {
  const two = pending.lay(pending.lay(pending.freshDesk(view), 0, "H8"), 1, "I8");

  assert.deepEqual([0, 1, 2, 3, 4], pending.slotsOnRack(pending.recall(two)));
});

test("reordering closes the gap and keeps every slot", () => {
  const desk = pending.freshDesk(view);

  assert.deepEqual([1, 2, 3, 0, 4], pending.reorder(desk, 0, 3).order);
  assert.deepEqual([4, 0, 1, 2, 3], pending.reorder(desk, 4, 0).order);
});

test("shuffling keeps the wells where they are", () => {
  const desk = pending.lay(pending.freshDesk(view), 2, "H8");

  for (const value of [0, 0.3, 0.6, 0.999]) {
    const shuffled = pending.shuffle(desk, () => value);
    assert.equal(2, shuffled.order[2]);
    assert.deepEqual([0, 1, 2, 3, 4], [...shuffled.order].sort());
  }
});

test("a play is written in reading order, with what blanks stand for", () => {
  let desk = pending.lay(pending.freshDesk(view), 2, "J8");
  desk = pending.lay(desk, 3, "I8", "A");
  desk = pending.lay(desk, 0, "H8");

  const move = pending.toMove(desk, view);

  assert.deepEqual({ kind: "play", tiles: [["H8", "C"], ["I8", "?", "A"], ["J8", "T"]] }, move);
});

test("row 10 comes after row 9", () => {
  const desk = pending.lay(pending.lay(pending.freshDesk(view), 0, "H10"), 2, "H9");

  assert.deepEqual([["H9", "T"], ["H10", "C"]], pending.toMove(desk, view).tiles);
});

test("only a blank that must be declared asks what it stands for", () => {
  assert.equal(true, pending.needsChoice(view, table, 3));
  assert.equal(false, pending.needsChoice(view, table, 0));
  assert.equal(false, pending.needsChoice(view, { blanks: { declared: false } }, 3));
});

test("a kept desk comes back tile for tile", () => {
  const kept = pending.shuffle(pending.lay(pending.freshDesk(view), 3, "H8", "B"), () => 0.2);

  assert.deepEqual(kept, pending.deskFor(view, JSON.parse(JSON.stringify(kept)), anywhere));
});

test("a desk for another ply or seat is dropped", () => {
  const kept = pending.lay(pending.freshDesk(view), 0, "H8");

  assert.deepEqual([], pending.deskFor({ ...view, ply: 5 }, kept, anywhere).laid);
  assert.deepEqual([], pending.deskFor({ ...view, seat: 0 }, kept, anywhere).laid);
  assert.deepEqual([], pending.deskFor(view, null, anywhere).laid);
});

test("a desk that does not fit the rack or the board is dropped", () => {
  const fresh = pending.freshDesk(view);
  const cases = {
    "short order": { ...fresh, order: [0, 1, 2, 3] },
    "slot twice in the order": { ...fresh, order: [0, 1, 2, 3, 3] },
    "no such slot": { ...fresh, laid: [{ slot: 9, cell: "H8" }] },
    "slot laid twice": { ...fresh, laid: [{ slot: 1, cell: "H8" }, { slot: 1, cell: "I8" }] },
    "cell taken twice": { ...fresh, laid: [{ slot: 1, cell: "H8" }, { slot: 2, cell: "H8" }] },
    "not a desk": { ply: 4, seat: 1 },
  };
  for (const [name, kept] of Object.entries(cases)) {
    assert.deepEqual(fresh, pending.deskFor(view, kept, anywhere), name);
  }
  const taken = { ...fresh, laid: [{ slot: 1, cell: "H8" }] };
  assert.deepEqual(fresh, pending.deskFor(view, taken, () => false));
});

test("tiles laid stay where they lie while their player makes another move", () => {
  const desk = { ...pending.freshDesk(view), order: [4, 3, 2, 1, 0], laid: [{ slot: 4, cell: "H8" }, { slot: 3, cell: "I8", as: "B" }] };

  const carried = pending.carriedDesk(desk, view, { ...view, ply: 5 }, anywhere);

  assert.deepEqual(carried, { ...desk, ply: 5 });
});

test("of the tiles laid, those stay that are still on the rack and whose cell is free", () => {
  const after = { ...view, ply: 5, rack: ["A", "C", "X"] };
  const laid = [{ slot: 0, cell: "H8" }, { slot: 1, cell: "I8" }, { slot: 2, cell: "J8" }, { slot: 4, cell: "K8" }];

  const carried = pending.carriedDesk({ ...pending.freshDesk(view), laid }, view, after, (cell) => cell !== "I8");

  assert.deepEqual([{ slot: 1, cell: "H8" }], carried.laid);
  assert.deepEqual([0, 1, 2], [...carried.order].sort());
  assert.equal(pending.deskFor(after, carried, anywhere), carried);
});
