// The page's engine: one request at a time, the right game on the table, and a worker that dies is
// replaced without anybody losing a move. A fake worker plays the bridge: its table is a list of moves.
import assert from "node:assert/strict";
import { test } from "node:test";

import { createEngine } from "../../web/engine.js";

function fakeBridge() {
  let moves = null;
  const sealed = () => JSON.stringify(moves);
  const answers = {
    new: () => ((moves = []), { save: sealed() }),
    load: ({ save }) => (save === "broken" ? null : ((moves = JSON.parse(save)), { save: sealed(), notices: [] })),
    move: ({ move }) => ((moves = [...moves, move]), { save: sealed() }),
    view: () => ({ view: { moves } }),
  };
  return (text) => {
    const request = JSON.parse(text);
    const reply = answers[request.do]?.(request);
    return JSON.stringify(reply ? { v: 1, ok: true, ...reply } : { v: 1, ok: false, code: "bad-save", detail: {} });
  };
}

/** Workers in a row; `dies(request, worker number)` says what ends one, and how. */
function fakeWorkers(dies = () => null) {
  const log = [];
  let count = 0;
  let kill = () => {};
  /** By number, what ends a thought that goes on. */
  const thoughts = new Map();
  function makeWorker() {
    count += 1;
    const number = count;
    const bridge = fakeBridge();
    let listeners = {};
    let ended = false;
    const say = (kind, event) => queueMicrotask(() => ended || listeners[kind]?.(event));
    kill = () => say("error", { message: "gone" });
    return {
      addEventListener: (kind, listen) => (listeners[kind] = listen),
      terminate: () => (ended = true),
      postMessage(order) {
        if ("manifest" in order) {
          const how = dies({ do: "boot" }, number);
          return how === "error" ? say("error", { message: "no network" }) : say("message", { data: { stage: "ready" } });
        }
        if ("expect" in order) return log.push(`${number} expect ${order.expect}`);
        if ("cancel" in order) {
          log.push(`${number} cancel`);
          return thoughts.get(order.cancel)?.({ v: 1, ok: false, code: "cancelled", detail: {} });
        }
        const request = JSON.parse(order.text);
        log.push(`${number} ${request.do}`);
        const how = dies(request, number);
        if (how === "fatal") return say("message", { data: { fatal: "out of memory" } });
        if (how === "error") return say("error", { message: "gone" });
        if (how === "silence") return undefined;
        if (how === "thinks") {
          const end = (reply) => say("message", { data: { n: order.n, text: JSON.stringify(reply) } });
          thoughts.set(order.n, end);
          end.progress = (progress) => say("message", { data: { n: order.n, progress } });
          return undefined;
        }
        return say("message", { data: { n: order.n, text: bridge(order.text) } });
      },
    };
  }
  return { makeWorker, log, kill: () => kill(), started: () => count, thoughts };
}

const engineOf = (workers, more = {}) =>
  createEngine({ makeWorker: workers.makeWorker, manifestUrl: "manifest.json", tick: 1, ...more });

test("a refusal is a reply, not an error", async () => {
  const reply = await engineOf(fakeWorkers()).ask("load", { save: "broken" });

  assert.deepEqual({ v: 1, ok: false, code: "bad-save", detail: {} }, reply);
});

test("a game that is not on the table is loaded first, and only then", async () => {
  const workers = fakeWorkers();
  const engine = engineOf(workers);
  const one = { save: '["a"]' };
  const other = { save: '["x","y"]' };

  assert.deepEqual(["a"], (await engine.ask("view", {}, one)).view.moves);
  assert.deepEqual(["x", "y"], (await engine.ask("view", {}, other)).view.moves);
  assert.deepEqual(["x", "y"], (await engine.ask("view", {}, other)).view.moves);
  assert.deepEqual(["a"], (await engine.ask("view", {}, one)).view.moves);
  assert.deepEqual(["load", "view", "load", "view", "view", "load", "view"].map((word) => `1 ${word}`), workers.log);
});

test("a game just begun or moved in is already on the table", async () => {
  const workers = fakeWorkers();
  const engine = engineOf(workers);

  const game = { save: (await engine.ask("new")).save };
  game.save = (await engine.ask("move", { move: "m1" }, game)).save;
  await engine.ask("view", {}, game);

  assert.deepEqual(["1 new", "1 move", "1 view"], workers.log);
});

test("a save that cannot be loaded is a refusal and disturbs nobody", async () => {
  const engine = engineOf(fakeWorkers());
  const game = { save: '["a"]' };
  await engine.ask("view", {}, game);

  assert.equal("bad-save", (await engine.ask("view", {}, { save: "broken" })).code);
  assert.deepEqual(["a"], (await engine.ask("view", {}, game)).view.moves);
});

for (const how of ["fatal", "error", "silence"]) {
  test(`a worker lost by ${how} during a move is replaced and the move made once`, async () => {
    const workers = fakeWorkers((request, number) => (request.do === "move" && number === 1 ? how : null));
    const engine = engineOf(workers);
    const game = { save: '["a"]' };

    game.save = (await engine.ask("move", { move: "b" }, game)).save;

    assert.equal('["a","b"]', game.save);
    assert.deepEqual(["1 load", "1 move", "2 load", "2 move"], workers.log);
  });
}

test("a request that kills every worker is given up, and the next one is answered", async () => {
  const workers = fakeWorkers((request) => (request.do === "hint" ? "fatal" : null));
  const engine = engineOf(workers);
  const game = { save: '["a"]' };

  await assert.rejects(engine.ask("hint", {}, game), /out of memory/);
  assert.deepEqual(["a"], (await engine.ask("view", {}, game)).view.moves);
});

test("a worker that cannot start is tried twice, and again when asked again", async () => {
  let network = false;
  const engine = engineOf(fakeWorkers(() => (network ? null : "error")));

  await assert.rejects(engine.start(), /no network/);
  network = true;

  await engine.start();
  assert.equal(true, (await engine.ask("new")).ok);
});

test("a worker that dies while nobody asks is replaced before somebody does", async () => {
  const workers = fakeWorkers();
  const engine = engineOf(workers);
  const game = { save: '["a"]' };
  await engine.ask("view", {}, game);

  workers.kill();
  await new Promise((resolve) => setTimeout(resolve));

  assert.equal(2, workers.started());
  assert.deepEqual(["a"], (await engine.ask("view", {}, game)).view.moves);
});

test("requests wait for each other", async () => {
  const engine = engineOf(fakeWorkers());
  const game = { save: '["a"]' };
  const moved = engine.ask("move", { move: "b" }, game).then((reply) => (game.save = reply.save));

  const seen = await engine.ask("view", {}, game);

  await moved;
  assert.deepEqual(["a", "b"], seen.view.moves);
});

test("lists expected early are named to the worker, and to the one after it", async () => {
  const workers = fakeWorkers((request, number) => (request.do === "view" && number === 1 ? "fatal" : null));
  const engine = engineOf(workers);
  engine.expect("enable");
  engine.expect("enable");
  await engine.ask("view", {}, { save: "[]" });

  assert.deepEqual(["1 expect enable", "2 expect enable"], workers.log.filter((line) => line.includes("expect")));
});

test("notices of loading are told", async () => {
  const told = [];
  const workers = fakeWorkers();
  const bridge = { ...workers, makeWorker: () => withNotices(workers.makeWorker()) };
  const engine = engineOf(bridge, { onNotices: (notices) => told.push(...notices) });

  await engine.ask("view", {}, { save: "[]" });

  assert.deepEqual([{ code: "rules-changed" }], told);
});

function withNotices(worker) {
  return {
    ...worker,
    addEventListener: (kind, listen) =>
      worker.addEventListener(kind, ({ data, ...event }) => {
        const text = data?.text?.replace('"notices":[]', '"notices":[{"code":"rules-changed"}]');
        listen({ ...event, data: text ? { ...data, text } : data });
      }),
  };
}

const THINKERS = { hint: "thinks", solve: "thinks", bot: "thinks" };
const thinkers = () => fakeWorkers((request) => THINKERS[request.do] ?? null);
const settled = () => new Promise((resolve) => setTimeout(resolve));
const last = (thoughts) => [...thoughts.values()].at(-1);

test("while it thinks, others are answered, in other games too", async () => {
  const workers = thinkers();
  const engine = engineOf(workers);
  const hint = engine.ask("hint", {}, { save: '["a"]' });

  assert.deepEqual(["a"], (await engine.ask("view", {}, { save: '["a"]' })).view.moves);
  assert.deepEqual(["x"], (await engine.ask("view", {}, { save: '["x"]' })).view.moves);

  last(workers.thoughts)({ ok: true, plays: [] });
  assert.deepEqual({ ok: true, plays: [] }, await hint);
});

test("a move thought out and made by the worker lets nobody change the table meanwhile", async () => {
  const workers = thinkers();
  const engine = engineOf(workers);
  const game = { save: '["a"]' };
  const bot = engine.ask("bot", { make: true }, game).then((reply) => (game.save = reply.save));
  assert.deepEqual(["a"], (await engine.ask("view", {}, game)).view.moves);

  const other = engine.ask("view", {}, { save: '["x"]' });
  await settled();
  assert.deepEqual(["1 load", "1 bot", "1 view"], workers.log);

  last(workers.thoughts)({ ok: true, save: '["a","b"]' });
  assert.deepEqual(["x"], (await other).view.moves);
  await bot;
  assert.deepEqual(["1 load", "1 bot", "1 view", "1 load", "1 view"], workers.log);
});

test("a thought that is not wanted any more is cancelled", async () => {
  const workers = thinkers();
  const engine = engineOf(workers);
  const wish = new AbortController();
  const hint = engine.ask("hint", {}, { save: "[]" }, { signal: wish.signal });
  await settled();

  wish.abort();

  assert.equal("cancelled", (await hint).code);
  assert.deepEqual(["1 load", "1 hint", "1 cancel"], workers.log);
});

test("one that is not begun is not asked at all, and a cancel that comes too late does no harm", async () => {
  const workers = thinkers();
  const engine = engineOf(workers);
  const wish = new AbortController();
  const game = { save: "[]" };
  const hint = engine.ask("hint", {}, game, { signal: wish.signal });
  wish.abort();
  assert.equal("cancelled", (await hint).code);

  const again = new AbortController();
  const bot = engine.ask("bot", { make: true }, game, { signal: again.signal });
  await settled();
  last(workers.thoughts)({ ok: true, save: '["b"]' });
  again.abort();
  game.save = (await bot).save;

  assert.deepEqual(["b"], game.save && JSON.parse(game.save));
  assert.ok(!workers.log.includes("1 hint"));
});

test("how far a thought is, is told, and is a sign of life", async () => {
  const workers = thinkers();
  const engine = engineOf(workers);
  const told = [];
  const hint = engine.ask("hint", {}, { save: "[]" }, { onProgress: (progress) => told.push(progress) });
  await settled();
  // Patience is 60 ticks of a millisecond here.
  for (let step = 1; step <= 10; step += 1) {
    last(workers.thoughts).progress(step / 10);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  last(workers.thoughts)({ ok: true });

  assert.equal(true, (await hint).ok);
  assert.deepEqual([0.1, 1], [told[0], told.at(-1)]);
  assert.equal(1, workers.started());
});

test("a worker lost while it thinks: it is asked again, unless it is not wanted any more", async () => {
  const workers = thinkers();
  const engine = engineOf(workers);
  const wish = new AbortController();
  const kept = engine.ask("hint", {}, { save: "[]" });
  const dropped = engine.ask("solve", {}, undefined, { signal: wish.signal });
  await settled();

  workers.thoughts.clear();
  wish.abort();
  workers.kill();
  assert.equal("cancelled", (await dropped).code);
  await settled();
  last(workers.thoughts)({ ok: true, plays: [] });

  assert.deepEqual({ ok: true, plays: [] }, await kept);
  assert.deepEqual(["2 load", "2 hint"], workers.log.filter((line) => line.startsWith("2")));
});
