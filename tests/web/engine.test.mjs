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
        const request = JSON.parse(order.text);
        log.push(`${number} ${request.do}`);
        const how = dies(request, number);
        if (how === "fatal") return say("message", { data: { fatal: "out of memory" } });
        if (how === "error") return say("error", { message: "gone" });
        if (how === "silence") return undefined;
        return say("message", { data: { n: order.n, text: bridge(order.text) } });
      },
    };
  }
  return { makeWorker, log, kill: () => kill(), started: () => count };
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
