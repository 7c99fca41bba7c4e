// The time of a turn: counted while its player can play, and told in few digits.
import assert from "node:assert/strict";
import { test } from "node:test";

import { counted, lowness, startWatch, timeText, untilChange, warning } from "../../web/clock.js";
import { createTurnTime } from "../../web/turn-time.js";

const runs = { per: "game", limit: 600_000, left: [600_000, 400_000], away: "runs" };
const pauses = { ...runs, away: "pauses" };
const view = (clock, more = {}) => ({ ply: 4, turn: 1, clock, ...more });

/** A watch in a hand: the test moves the time. */
function watchOf(clock, kept) {
  const stored = [];
  const hand = { now: 1_000_000 };
  const time = createTurnTime({ now: () => hand.now, onLook: (watch) => stored.push(watch) });
  time.begin(view(clock), kept);
  const pass = (ms) => (hand.now += ms);
  /** The page looks every second while it is in sight. */
  const play = (seconds) => {
    for (let second = 0; second < seconds; second += 1) {
      pass(1000);
      time.spent();
    }
  };
  return { time, stored, pass, play };
}

test("a turn begins with nothing spent and counts from there", () => {
  const { time, play } = watchOf(runs);

  assert.equal(0, time.spent());
  play(7);
  assert.equal(7000, time.spent());
});

test("without a clock the time is still counted, and never stored", () => {
  const { time, stored, pass } = watchOf(undefined);
  pass(90_000);

  assert.equal(90_000, time.spent());
  assert.deepEqual([], stored);
  assert.equal(undefined, time.watch);
});

test("a reload goes on where the turn was; the time away counts where the clock runs", () => {
  const kept = { ply: 4, seat: 1, spent: 5000, at: 1_000_000 - 60_000 };

  assert.equal(65_000, watchOf(runs, kept).time.spent());
  assert.equal(5000, watchOf(pauses, kept).time.spent());
});

test("the watch of another turn says nothing about this one", () => {
  for (const kept of [{ ply: 3, seat: 1, spent: 5000, at: 0 }, { ply: 4, seat: 0, spent: 5000, at: 0 }, { ply: 4, seat: 1 }, "x", null]) {
    assert.equal(0, watchOf(runs, kept).time.spent());
  }
});

test("a hidden tab: the clock pauses, or runs on, as the house rule says", () => {
  for (const [clock, expected] of [[pauses, 3000], [runs, 63_000]]) {
    const { time, play, pass } = watchOf(clock);
    play(2);
    time.rest();
    pass(60_000);
    time.wake();
    play(1);
    assert.equal(expected, time.spent(), clock.away);
  }
});

test("nothing is to be ticked while the tab is hidden and the clock pauses", () => {
  const paused = watchOf(pauses);
  paused.time.rest();
  assert.equal(false, paused.time.runs);
  const running = watchOf(runs);
  running.time.rest();
  assert.equal(true, running.time.runs);
});

test("a device that slept without a word was away too", () => {
  const asleep = watchOf(pauses);
  asleep.play(2);
  asleep.pass(3_600_000);
  assert.equal(2000, asleep.time.spent());
});

test("a device's clock set back wins no time", () => {
  const { time, pass } = watchOf(runs);
  pass(5000);
  assert.equal(5000, time.spent());
  pass(-100_000);
  assert.equal(5000, time.spent());
  pass(1000);
  assert.equal(6000, time.spent());
});

test("where the clock pauses, what is spent is stored at every look", () => {
  const { stored, play } = watchOf(pauses);
  play(3);

  assert.deepEqual([1000, 2000, 3000], stored.map(({ spent }) => spent));
});

test("where it runs on, the beginning is enough", () => {
  const { time, stored, play } = watchOf(runs);
  play(3);

  assert.deepEqual([], stored);
  assert.equal(4, time.watch.ply);
});

test("time in few digits, tenths at the end, nothing only when it is up", () => {
  const told = [
    [600_000, "10:00"], [599_999, "10:00"], [402_000, "6:42"], [61_000, "1:01"], [60_000, "1:00"], [59_400, "1:00"],
    [10_000, "0:10"], [9_950, "0:10"], [9_899, "9.9"], [9_400, "9.4"], [1_000, "1.0"], [1, "0.1"], [0, "0.0"], [-5, "0.0"],
  ];
  for (const [ms, text] of told) assert.equal(timeText(ms), text, `${ms} ms`);
  assert.equal("9,4", timeText(9_400, ","));
});

test("the timer is set for the next change, and the text has changed then", () => {
  for (const ms of [600_000, 402_345, 61_001, 10_001, 10_000, 9_950, 9_400, 55, 1]) {
    const wait = untilChange(ms);
    assert.ok(wait > 0 && wait <= 1000, `${ms}: ${wait}`);
    if (wait > 1) assert.equal(timeText(ms), timeText(ms - wait + 1), `${ms} changes too early`);
    assert.ok(ms === 10_000 || timeText(ms - wait) !== timeText(ms), `${ms} does not change after ${wait}`);
  }
});

test("a low clock is told once for the minute and once for the ten seconds", () => {
  assert.equal(null, warning(70_000, 60_500));
  assert.equal(60, warning(60_500, 60_000));
  assert.equal(null, warning(60_000, 59_000));
  assert.equal(10, warning(10_400, 9_900));
  assert.equal(10, warning(120_000, 9_000), "both at once: the nearer one");
  assert.equal(null, warning(9_900, 9_000));
  assert.equal(null, warning(300, 0), "the end is told by itself");
  assert.deepEqual([null, 60, 10, 10], [60_001, 60_000, 10_000, 0].map(lowness));
});

test("startWatch and counted leave their arguments alone", () => {
  const kept = Object.freeze({ ply: 4, seat: 1, spent: 5000, at: 0 });
  counted(startWatch(view(pauses), kept, 10), pauses, 20);
  assert.deepEqual({ ply: 4, seat: 1, spent: 5000, at: 0 }, kept);
});
