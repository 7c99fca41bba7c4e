// One open game: written before it is shown, nobody's tiles but the mover's, previews never stale.
import assert from "node:assert/strict";
import { test } from "node:test";

import { onlooker } from "../../web/onlooker.js";
import { lay, recall } from "../../web/pending.js";
import { createSitting } from "../../web/sitting.js";

const table = { width: 15, height: 15, premiums: [], start: ["H8"], blanks: { declared: true, choices: [] } };
const RACKS = [["A", "B"], ["C", "D"]];

function viewOf(ply, seat, more = {}) {
  return {
    variant: "x", seat, turn: ply % 2, ply, names: ["Ana", "Bruno"], scores: [0, 0], board: [".".repeat(15)],
    rack: seat === null ? [] : RACKS[seat], racks: [2, 2], marks: [], bag: 5, unseen: { A: 1, B: 1, C: 1, D: 1 },
    actions: seat === null ? {} : { play: "play" }, over: false, winners: [], ending: null, log: [], ...more,
  };
}

function savedOf(view, more = {}) {
  return { head: { id: "g", title: "Sunday" }, save: `save-${view.ply}`, table, view, desk: null, ...more };
}

/** An engine whose answers the test can hold back, and a storage that writes a diary. */
function around(saved, { hold = () => false, answer = () => null, signal } = {}) {
  const diary = [];
  const held = [];
  let ply = saved.view.ply;
  const standard = (verb, fields) => {
    if (verb === "view") return { ok: true, view: viewOf(ply, fields.seat) };
    if (verb === "preview") return { ok: true, legal: true, words: [["AB", fields.move.tiles.length]], score: fields.move.tiles.length, bonus: 0, problems: [] };
    ply += 1;
    return { ok: true, save: `save-${ply}`, view: viewOf(ply, fields.seat) };
  };
  const engine = {
    ask(verb, fields, game) {
      diary.push(`ask ${verb} at ${game.save}`);
      return new Promise((resolve, reject) => {
        const go = () => {
          const reply = answer(verb, fields) ?? standard(verb, fields);
          reply instanceof Error ? reject(reply) : resolve(reply);
        };
        if (hold(verb)) held.push(go);
        else go();
      });
    },
  };
  const storage = {
    writeGame: ({ save, view, desk }) => diary.push(`write ${save} seat ${view.seat} laid ${desk?.laid.length ?? "-"}`),
    writeDesk: (_, desk) => diary.push(`desk ${desk.laid.length}`),
  };
  const sitting = createSitting({ saved, engine, storage, signal, now: () => 0, onChange: (state) => diary.push(`draw ply ${state.view.ply} seat ${state.view.seat}`) });
  return { sitting, diary, release: () => held.splice(0).forEach((go) => go()) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("nothing of a seat is known before it is revealed", () => {
  const { sitting } = around(savedOf(viewOf(0, 0)));

  assert.deepEqual([], sitting.state.view.rack);
  assert.equal(null, sitting.state.view.seat);
});

test("stored tiles are shown at once, while Python still loads", () => {
  const desk = { ply: 0, seat: 0, order: [1, 0], laid: [{ slot: 0, cell: "H8" }] };
  const { sitting } = around(savedOf(viewOf(0, 0), { desk }), { hold: () => true });

  sitting.reveal();

  assert.deepEqual(["A", "B"], sitting.state.view.rack);
  assert.deepEqual(desk, sitting.state.desk);
});

test("tiles that are not stored come from the engine and are stored before they are shown", async () => {
  const { sitting, diary } = around(savedOf(viewOf(0, null)));

  await sitting.reveal();

  assert.deepEqual(["A", "B"], sitting.state.view.rack);
  assert.deepEqual(["ask view at save-0", "write save-0 seat 0 laid 0", "draw ply 0 seat 0"], diary);
});

test("a move is stored before it is drawn, and without anybody's tiles", async () => {
  const { sitting, diary } = around(savedOf(viewOf(0, 0)));
  await sitting.reveal();
  sitting.arrange({ desk: lay(sitting.state.desk, 0, "H8") });
  await settled();
  diary.length = 0;

  assert.equal(null, await sitting.play());

  const written = diary.indexOf("write save-1 seat null laid -");
  const drawn = diary.indexOf("draw ply 1 seat null");
  assert.ok(written >= 0 && drawn > written, diary.join("\n"));
  assert.ok(!diary.some((line) => /write save-1 seat \d/.test(line)));
  assert.equal(false, sitting.state.revealed);
  assert.deepEqual([], sitting.state.view.rack);
});

test("the desk is written at each change", async () => {
  const { sitting, diary } = around(savedOf(viewOf(0, 0)));
  await sitting.reveal();

  sitting.arrange({ desk: lay(sitting.state.desk, 0, "H8") });
  sitting.arrange({ desk: lay(sitting.state.desk, 1, "I8") });
  sitting.arrange({ desk: recall(sitting.state.desk) });
  sitting.arrange({ selected: 1 });

  assert.deepEqual(["desk 1", "desk 2", "desk 0"], diary.filter((line) => line.startsWith("desk")));
});

test("of several desks only the newest is previewed", async () => {
  const { sitting, diary, release } = around(savedOf(viewOf(0, 0)), { hold: (verb) => verb === "preview" });
  await sitting.reveal();
  sitting.arrange({ desk: lay(sitting.state.desk, 0, "H8") });
  await settled();
  sitting.arrange({ desk: lay(sitting.state.desk, 1, "I8") });
  assert.equal(null, sitting.state.preview);

  release();
  await settled();
  assert.equal(null, sitting.state.preview, "an answer to the first desk says nothing of the second");
  release();
  await settled();

  assert.equal(2, sitting.state.preview.score);
  assert.equal(2, diary.filter((line) => line.startsWith("ask preview")).length);
});

test("a preview of tiles taken back is dropped", async () => {
  const { sitting, release } = around(savedOf(viewOf(0, 0)), { hold: (verb) => verb === "preview" });
  await sitting.reveal();
  sitting.arrange({ desk: lay(sitting.state.desk, 0, "H8") });
  await settled();
  sitting.arrange({ desk: recall(sitting.state.desk) });
  release();
  await settled();

  assert.equal(null, sitting.state.preview);
});

test("Play pressed before the preview came waits for it", async () => {
  const { sitting, release } = around(savedOf(viewOf(0, 0)), { hold: (verb) => verb === "preview" });
  await sitting.reveal();
  sitting.arrange({ desk: lay(sitting.state.desk, 0, "H8") });
  await settled();
  const playing = sitting.play();
  release();
  await playing;

  assert.equal(1, sitting.state.view.ply);
});

test("an illegal play is not even asked", async () => {
  const problem = { code: "not-a-word", detail: { words: ["AB"] } };
  const answer = (verb) => (verb === "preview" ? { ok: true, legal: false, words: [], score: 0, bonus: 0, problems: [problem] } : null);
  const { sitting, diary } = around(savedOf(viewOf(0, 0)), { answer });
  await sitting.reveal();
  sitting.arrange({ desk: lay(sitting.state.desk, 0, "H8") });
  await sitting.play();

  assert.ok(!diary.some((line) => line.startsWith("ask move")));
});

test("a refused move changes nothing but says why", async () => {
  const refusal = { ok: false, code: "bag-too-small", detail: { bag: 3, needs: 7 } };
  const { sitting, diary } = around(savedOf(viewOf(0, 0)), { answer: (verb) => (verb === "move" ? refusal : null) });
  await sitting.reveal();
  sitting.arrange({ desk: lay(sitting.state.desk, 0, "H8") });
  await settled();
  diary.length = 0;

  const problem = await sitting.make({ kind: "swap", tiles: ["A"] });

  assert.equal("bag-too-small", problem.code);
  assert.equal(1, sitting.state.desk.laid.length);
  assert.equal(true, sitting.state.revealed);
  assert.ok(!diary.some((line) => line.startsWith("write")));
});

test("an engine that is lost is a problem to be told, not an error", async () => {
  const { sitting } = around(savedOf(viewOf(0, null)), { answer: () => new Error("gone") });

  await sitting.reveal();

  assert.equal("engine-lost", sitting.state.problem.code);
  assert.equal(false, sitting.state.revealed);
});

test("the title given to a game survives its moves", async () => {
  const { sitting } = around(savedOf(viewOf(0, 0)));
  sitting.rename("Monday");
  await sitting.reveal();
  await sitting.make({ kind: "pass" });

  assert.equal("Monday", sitting.saved.head.title);
});

test("an onlooker's view keeps what lies open and nothing else", () => {
  const view = viewOf(3, 1, {
    marks: [["H8", "last"], ["H8", "by-0"], ["A1", "own-bomb"]],
    unseen: { A: 1, B: 1, C: 0, D: 2 },
    inventory: { bombs: 2 },
  });

  const seen = onlooker(view);

  assert.deepEqual([], seen.rack);
  assert.deepEqual({}, seen.actions);
  assert.deepEqual([["H8", "last"], ["H8", "by-0"]], seen.marks);
  assert.deepEqual({ A: 1, B: 1, C: 1, D: 3 }, seen.unseen);
  assert.ok(!("inventory" in seen));
  assert.equal(view.board, seen.board);
});

test("marks, moves and panels that everybody may see are kept, secret ones until the game is over", () => {
  const shown = {
    marks: [["A1", "start-0"], ["C3", "block"], ["D4", "bomb-1"], ["E5", "defuser-1"]],
    road: [{ left: 3 }], clock: { left: [1, 2] }, challenge: { seat: 0 }, bots: [null, null], devices: { held: { bomb: 2 } },
    log: [{ ply: 1, seat: 0, kind: "play" }, { ply: 2, seat: 1, kind: "bomb", at: "D4" }, { ply: 3, seat: 1, kind: "capture" }],
  };

  const seen = onlooker(viewOf(3, 1, shown));
  const after = onlooker(viewOf(3, 1, { ...shown, over: true }));

  assert.deepEqual([["A1", "start-0"], ["C3", "block"]], seen.marks);
  assert.deepEqual(["play", "capture"], seen.log.map(({ kind }) => kind));
  for (const key of ["road", "clock", "challenge", "bots"]) assert.equal(shown[key], seen[key]);
  assert.ok(!("devices" in seen) && !("devices" in after));
  assert.equal(4, after.marks.length);
  assert.equal(3, after.log.length);
});

test("a move not answered when the table is left is not written", async () => {
  const leaving = new AbortController();
  const { sitting, diary, release } = around(savedOf(viewOf(0, 0)), { hold: (verb) => verb === "move", signal: leaving.signal });
  await sitting.reveal();
  sitting.make({ kind: "pass" });
  leaving.abort();
  const before = diary.length;
  release();
  await settled();
  assert.deepEqual(diary.slice(before), []);
});

test("what was changed since Enter is not played", async () => {
  const { sitting, diary, release } = around(savedOf(viewOf(0, 0)), { hold: (verb) => verb === "preview" });
  await sitting.reveal();
  sitting.arrange({ desk: lay(sitting.state.desk, 0, "H8") });
  const playing = sitting.play();
  sitting.arrange({ desk: lay(sitting.state.desk, 1, "I8") });
  release();
  await settled();
  release();
  assert.equal(await playing, null);
  assert.ok(!diary.some((line) => line.startsWith("ask move")));
  assert.equal(sitting.state.desk.laid.length, 2);
});
