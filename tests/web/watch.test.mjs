// Watching computers: the pace, and what is seen of both.
import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { createPace, soundSpeed } from "../../web/watch-pace.js";
import { watchersView } from "../../web/watch-view.js";
import { settled, sitDown } from "./fake-engine.mjs";

globalThis.window ??= globalThis;

function paced(speed = "normal") {
  const leaving = new AbortController();
  const tab = Object.assign(new EventTarget(), { hidden: false });
  const pace = createPace({ speed, signal: leaving.signal, tab });
  let shown = 0;
  pace.patience().then(() => (shown += 1));
  const seen = async () => {
    await Promise.resolve();
    return shown;
  };
  return { pace, tab, leaving, seen };
}

test("a move is shown when its time has come, sooner at a faster pace", async (about) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  about.after(() => mock.timers.reset());
  const { pace, seen } = paced("slow");

  mock.timers.tick(2000);
  assert.equal(0, await seen());
  pace.setSpeed("fast");
  mock.timers.tick(300);

  assert.equal(1, await seen());
  assert.deepEqual(["fast", "normal"], [soundSpeed("fast"), soundSpeed("light")]);
});

test("paused nothing is shown but what is asked for, one move at a time", async (about) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  about.after(() => mock.timers.reset());
  const { pace, seen } = paced("fast");
  pace.togglePause();

  mock.timers.tick(100_000);
  assert.equal(0, await seen());
  pace.next();

  assert.equal(1, await seen());
  assert.equal(true, pace.paused);
});

test("a tab that nobody looks at waits, and whoever leaves keeps nothing waiting", async (about) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  about.after(() => mock.timers.reset());
  const { tab, leaving, seen } = paced("fast");
  tab.hidden = true;
  tab.dispatchEvent(new Event("visibilitychange"));
  mock.timers.tick(100_000);
  assert.equal(0, await seen());

  leaving.abort();

  assert.equal(1, await seen());
});

const RACKS = [["A", "B"], ["C", "A"]];
const viewOf = (ply, seat) => ({
  variant: "x", seat, turn: ply % 2, ply, names: ["Kit", "Juno"], bots: ["keen", "casual"], scores: [0, 0], board: ["."],
  rack: seat === null ? [] : RACKS[seat], racks: [2, 2], marks: seat === null ? [] : [["A1", "last"], [`B${seat}`, `bomb-${seat}`]],
  bag: 5, unseen: { A: 4, B: 2, C: 2 }, actions: seat === null ? {} : { play: "play" }, devices: { held: {}, most: {} },
  over: false, winners: [], ending: null, log: seat === 1 ? [{ ply: 1, seat: 1, kind: "bomb", score: 0, total: 0 }] : [],
});

test("who watches sees both racks and what both have hidden, and may do nothing", () => {
  const seen = watchersView([viewOf(1, 0), viewOf(1, 1)]);

  assert.deepEqual([null, ["C", "A"], RACKS, {}], [seen.seat, seen.rack, seen.racks, seen.actions]);
  assert.deepEqual(["last", "bomb-0", "bomb-1"].sort(), seen.marks.map(([, mark]) => mark).sort());
  assert.deepEqual({ A: 3, B: 1, C: 2 }, seen.unseen);
  assert.equal(false, "devices" in seen);
  assert.equal(1, seen.log.length);
});

test("the racks of both are on the screen while one of them thinks, and never in storage", async () => {
  const table = { width: 1, height: 1, premiums: [], start: [], blanks: { declared: true, choices: [] } };
  const saved = { head: { id: "g", title: "" }, save: "save-0", table, view: viewOf(0, null), desk: null };
  const { sitting, written, release } = sitDown(saved, { viewOf, hold: (verb) => verb === "bot" });

  const thinking = sitting.think();
  for (let turns = 0; turns < 5; turns += 1) await settled();
  assert.deepEqual([["A", "B"], RACKS], [sitting.state.view.rack, sitting.state.view.racks]);
  release();
  await thinking;

  assert.deepEqual(["C", "A"], sitting.state.view.rack);
  assert.deepEqual([[2, 2]], written.map(({ view }) => view.racks));
});
