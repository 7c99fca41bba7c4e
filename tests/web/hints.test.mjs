// A hint comes in steps, to those whom the house gives hints, and leaves with the turn.
import assert from "node:assert/strict";
import { test } from "node:test";

import { createHinting } from "../../web/hinting.js";
import { hintText, mayHint, proposed, slotsOf, soundRule, wordCells } from "../../web/hints.js";
import { freshDesk } from "../../web/pending.js";
import { lastMover } from "../../web/second-thoughts.js";
import { settled, sitDown } from "./fake-engine.mjs";

const CHICA = { tiles: [["H8", "CH"], ["J8", "C"], ["K8", "?", "A"]], score: 20, words: [["CHICA", 20]], at: "8H", text: "[CH].Ca" };
const DOWN = { tiles: [["C4", "A"], ["C5", "T"]], score: null, known: 2, words: [["AT", null]], at: "C4", text: "AT" };
const RACK = ["?", "C", "A", "CH"];

test("hints are for who plays alone, for everybody, or for nobody", () => {
  assert.deepEqual([true, false, false], [1, 2, 0].map((people) => mayHint("alone", people)));
  assert.deepEqual([true, true, false], [1, 2, 0].map((people) => mayHint("always", people)));
  assert.deepEqual([false, false, false], [1, 2, 0].map((people) => mayHint("never", people)));
  assert.deepEqual(["alone", "never", "alone"], [undefined, "never", "sometimes"].map(soundRule));
});

test("the word's cells, those of letters already there among them", () => {
  assert.deepEqual(["H8", "I8", "J8", "K8"], wordCells(CHICA));
  assert.deepEqual(["C4", "C5"], wordCells(DOWN));
});

test("each tile takes a slot of its own, and a blank stands for its letter", () => {
  const view = { ply: 3, seat: 0, rack: RACK };

  assert.deepEqual([3, 1, 0], slotsOf(CHICA, view));
  const desk = { ...freshDesk(view), order: [2, 1, 0, 3], laid: [{ slot: 2, cell: "A1" }] };
  const { laid, order } = proposed(CHICA, view, desk);
  assert.deepEqual([{ slot: 3, cell: "H8" }, { slot: 1, cell: "J8" }, { slot: 0, cell: "K8", as: "A" }], laid);
  assert.deepEqual([2, 1, 0, 3], order);
});

test("the first step names the place and no tile, the second the tiles and not their order", () => {
  assert.equal("Look at row 8, from H to K. Another hint names the tiles.", hintText({ step: "where", play: CHICA }));
  assert.match(hintText({ step: "where", play: DOWN }), /column C, from 4 to 5/);
  assert.match(hintText({ step: "tiles", play: CHICA }), /blank, C and CH|C, CH and blank/i);
  assert.match(hintText({ step: "play", play: DOWN }), /at least 2 points/);
  assert.match(hintText({ step: "none", swap: true }), /Swap/);
  assert.doesNotMatch(hintText({ step: "none" }), /Swap/);
});

const table = { width: 15, height: 15, premiums: [], start: ["H8"], blanks: { declared: true, choices: [] } };
const viewOf = (ply, seat) => ({
  variant: "x", seat, turn: 0, ply, names: ["Ana", "Kit"], bots: [null, "keen"], scores: [0, 0], board: [".".repeat(15)],
  rack: seat === 0 ? RACK : [], racks: [4, 4], marks: [], bag: 5, unseen: {}, actions: { play: "play", swap: "tiles" },
  over: false, winners: [], ending: null, log: [],
});

async function hintedTable(plays, more = {}) {
  const saved = { head: { id: "g", title: "" }, save: "save-0", table, view: viewOf(0, 0), desk: null };
  const answer = (verb) => (verb === "hint" ? { ok: true, plays, count: plays.length } : null);
  const sat = sitDown(saved, { viewOf, answer, ...more });
  const said = [];
  const hinting = createHinting({ sitting: sat.sitting, rule: () => more.rule ?? "alone", announce: (text) => said.push(text), onChange: () => {} });
  await sat.sitting.reveal();
  return { ...sat, hinting, said };
}

test("where, which tiles, the play; then the next best", async () => {
  const { hinting, sitting, said, asked } = await hintedTable([CHICA, DOWN]);

  await hinting.press();
  assert.deepEqual([["H8", "I8", "J8", "K8"], []], [hinting.shown.cells, hinting.shown.slots]);
  await hinting.press();
  assert.deepEqual([3, 1, 0], hinting.shown.slots);
  assert.deepEqual([], sitting.state.desk.laid);
  await hinting.press();
  assert.deepEqual(["H8", "J8", "K8"], sitting.state.desk.laid.map(({ cell }) => cell));
  assert.match(hinting.proposal, /CHICA: 20 points/);
  sitting.arrange({ desk: { ...sitting.state.desk, laid: [] } });
  assert.equal("", hinting.proposal);
  await hinting.press();

  assert.deepEqual(["C4", "C5"], hinting.shown.cells);
  assert.deepEqual([0], asked.filter(({ verb }) => verb === "hint").map(({ seat }) => seat));
  assert.equal(3, said.length);
});

test("no play: it says so, and what else there is", async () => {
  const { hinting, said } = await hintedTable([]);

  await hinting.press();

  assert.match(said[0], /Swap some of them, or pass/);
  assert.equal(said[0], hinting.shown.text);
});

test("a press while the engine looks stops it, and its late answer is not heard", async () => {
  const { hinting, said, release } = await hintedTable([CHICA], { hold: (verb) => verb === "hint" });

  hinting.press();
  assert.equal(true, hinting.shown.busy);
  await hinting.press();
  release();
  await settled();

  assert.deepEqual([false, "", []], [hinting.shown.busy, hinting.shown.text, said]);
});

test("a double press asks for a hint, and its second half does not stop it", async () => {
  const { hinting, said, release } = await hintedTable([CHICA], { hold: (verb) => verb === "hint" });

  hinting.press({ detail: 1 });
  hinting.press({ detail: 2 });
  assert.equal(true, hinting.shown.busy);
  await settled();
  release();
  await settled();

  assert.equal(1, said.length);
});

test("with the turn a hint is gone, and where the house gives none nothing is asked", async () => {
  const { hinting, sitting } = await hintedTable([CHICA]);
  await hinting.press();
  await sitting.make({ kind: "pass" });
  assert.deepEqual([], hinting.shown.cells);

  const quiet = await hintedTable([CHICA], { rule: "never" });
  await quiet.hinting.press();
  assert.deepEqual([], quiet.asked.filter(({ verb }) => verb === "hint"));
  assert.equal(false, quiet.hinting.shown.may);
});

test("what was hinted in a turn does not come back when the turn is taken back", async () => {
  const back = (verb) => (verb === "undo" ? { ok: true, save: "save-0", view: viewOf(0, 0) } : null);
  const answer = (verb) => (verb === "hint" ? { ok: true, plays: [CHICA] } : back(verb));
  const { hinting, sitting } = await hintedTable([CHICA], { answer });
  await hinting.press();
  await sitting.make({ kind: "pass" });
  hinting.keepToTurn();
  await sitting.takeBack(0);

  assert.equal(0, sitting.state.view.ply);
  assert.deepEqual(["", []], [hinting.shown.text, hinting.shown.cells]);
});

test("a search for a hint ends with the turn", async () => {
  const { hinting, sitting, signals } = await hintedTable([CHICA], { hold: (verb) => verb === "hint" });
  hinting.press();
  await settled();
  hinting.keepToTurn();
  assert.equal(false, signals.hint.aborted);
  await sitting.make({ kind: "pass" });
  hinting.keepToTurn();

  assert.equal(true, signals.hint.aborted);
});

test("the turn to take back is the last a person made", () => {
  const line = (seat, kind, more = {}) => ({ ply: 1, seat, kind, score: 0, total: 0, ...more });
  const of = (...log) => lastMover({ ...viewOf(0, 0), log });

  assert.equal(null, of());
  assert.equal(null, of(line(1, "play")));
  assert.equal(0, of(line(0, "play"), line(1, "play")));
  assert.equal(null, of(line(1, "play"), line(0, "capture"), line(0, "pass", { idle: true })));
});

test("a turn taken back is written before it is seen, and its player is on turn again", async () => {
  const { sitting, asked, written } = await hintedTable([]);
  await sitting.takeBack(0);

  assert.deepEqual({ verb: "undo", turn_of: 0, seat: 0 }, asked.at(-1));
  assert.equal("save-1", written.at(-1).save);
  assert.deepEqual([false, false], [sitting.state.revealed, sitting.state.moving]);
});
