// A thought stepped in the worker: in slices, with the loop free in between, hurried, cancelled.
import assert from "node:assert/strict";
import { test } from "node:test";

import { startThinking } from "../../web/thinking.js";

/** A thought of so many steps of so many ms, and the clock it is measured with. */
function pondering({ steps, ms, budget = null, hurried = () => false }) {
  const diary = [];
  let time = 0;
  let left = steps;
  let wanted = true;
  const thought = {
    step(hurry) {
      time += ms;
      left -= 1;
      diary.push(hurry ? "hurried" : "step");
      return hurry || left === 0 ? "reply" : null;
    },
    cancel: () => "cancelled",
    progress: () => 1 - left / steps,
    budget,
    end() {},
  };
  const parts = {
    wanted: () => wanted,
    hurried: () => hurried(steps - left),
    onProgress: (progress) => diary.push(progress),
    now: () => time,
    turn: async () => void diary.push("turn"),
  };
  return { thinking: startThinking(thought, parts), diary, drop: () => (wanted = false) };
}

test("what is soon answered is answered at once", () => {
  const { thinking, diary } = pondering({ steps: 2, ms: 5 });

  assert.equal("reply", thinking.slice());
  assert.deepEqual(["step", "step"], diary);
});

test("the loop gets a turn after about fifteen milliseconds", async () => {
  const { thinking, diary } = pondering({ steps: 6, ms: 8 });

  assert.equal(null, thinking.slice());
  assert.equal("reply", await thinking.goOn());
  assert.deepEqual(["step", "step", "turn", "step", "step", "turn", "step", "step"], diary);
});

test("a long step is a slice of its own", async () => {
  const { thinking, diary } = pondering({ steps: 3, ms: 40 });

  thinking.slice();
  await thinking.goOn();

  assert.deepEqual(["step", "turn", "step", "turn", "step"], diary);
});

test("it is hurried once its time is over", async () => {
  const { thinking, diary } = pondering({ steps: 100, ms: 20, budget: 60 });

  thinking.slice();
  assert.equal("reply", await thinking.goOn());

  assert.deepEqual(["step", "step", "step", "hurried"], diary.filter((entry) => entry !== "turn"));
});

test("it is hurried when somebody has waited long enough", async () => {
  const { thinking, diary } = pondering({ steps: 100, ms: 20, hurried: (taken) => taken > 2 });

  thinking.slice();
  assert.equal("reply", await thinking.goOn());

  assert.deepEqual(["step", "step", "step", "hurried"], diary.filter((entry) => entry !== "turn"));
});

test("it stops at the next turn when it is not wanted any more", async () => {
  const { thinking, diary, drop } = pondering({ steps: 100, ms: 20 });

  thinking.slice();
  const ended = thinking.goOn();
  drop();

  assert.equal("cancelled", await ended);
  assert.deepEqual(["step", "turn"], diary);
});

test("how far it is, is told now and then", async () => {
  const { thinking, diary } = pondering({ steps: 20, ms: 20 });

  thinking.slice();
  await thinking.goOn();

  assert.deepEqual([0.25, 0.5, 0.75], diary.filter((entry) => typeof entry === "number"));
});
