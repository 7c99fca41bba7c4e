// What could have been played: told of one's own turns, compared with what was.
import assert from "node:assert/strict";
import { test } from "node:test";

import { createLookingBack, reviewer } from "../../web/looking-back.js";
import { asLaid, biggestMissed, difference, otherPlays, turnsToReview, verdict } from "../../web/review.js";

const play = (word, score, at = "8H", tiles = [["H8", word[0]]]) => ({ tiles, score, words: [[word, score]], at, text: word });
const line = (ply, seat, kind, more = {}) => ({ ply, seat, kind, score: 0, total: 0, ...more });
const LOG = [line(1, 0, "play"), line(2, 1, "play"), line(3, 0, "swap"), line(3, 0, "capture"), line(4, 1, "pass", { idle: true }), line(5, 0, "challenge"), line(6, 1, "pass")];

test("turns are plays, swaps and passes, of a seat or of all", () => {
  assert.deepEqual([1, 3], turnsToReview(LOG, 0).map(({ ply }) => ply));
  assert.deepEqual([1, 2, 3, 6], turnsToReview(LOG).map(({ ply }) => ply));
});

test("the play that was made is not among the others", () => {
  const review = { made: line(1, 0, "play", { words: [["CAT", 5]] }), gained: 5, plays: [play("ACT", 9), play("CAT", 5), play("AT", 2)] };

  assert.deepEqual(["ACT", "AT"], otherPlays(review).map(({ text }) => text));
  assert.deepEqual([4, -3], otherPlays(review).map((one) => difference(one, review)));
  assert.equal(null, difference(play("X", null), review));
});

test("a verdict for each case", () => {
  assert.match(verdict({ plays: [], missed: 0 }), /no word/);
  assert.match(verdict({ plays: [play("A", 1)], missed: 0 }), /Nothing/);
  assert.match(verdict({ plays: [play("A", 1)], missed: 1 }), /^1 more point was/);
  assert.match(verdict({ plays: [play("A", null)], missed: null }), /hidden/);
});

test("the biggest missed chances, worst first; what nobody can tell is none", () => {
  const reviews = new Map([[1, { missed: 3 }], [2, { missed: null }], [3, { missed: 40 }], [4, { missed: 0 }], [5, { missed: 12 }]]);

  assert.deepEqual([3, 5], biggestMissed(reviews, 2));
});

test("tiles as a board shows them", () => {
  assert.deepEqual({ laid: [{ slot: 0, cell: "H8" }, { slot: 1, cell: "I8", as: "A" }], rack: ["C", "?"] }, asLaid([["H8", "C"], ["I8", "?", "A"]]));
});

test("it is asked as the seat that made the turn", async () => {
  const asked = [];
  const ask = async (verb, fields) => {
    asked.push([verb, fields.seat, fields.ply]);
    return { ok: asked.length === 1, plays: [] };
  };

  assert.deepEqual([], (await reviewer({ ask })(LOG[0])).plays);
  assert.equal(null, await reviewer({ ask })(LOG[1]));
  assert.deepEqual([["review", 0, 1], ["review", 1, 2]], asked);
});

test("only who sees the own tiles is offered a look at the own turns", () => {
  const offered = (view, rule) => {
    const sitting = { state: { view: { turn: 0, names: ["Ana", "Bruno"], bots: [null, null], log: LOG, ...view } } };
    return createLookingBack({ sitting, table: {}, game: "x", rule: () => rule }).offers().length;
  };

  assert.equal(1, offered({ seat: 0, bots: [null, "keen"] }, "alone"));
  assert.equal(0, offered({ seat: 0, bots: [null, "keen"] }, "never"));
  assert.equal(0, offered({ seat: 0 }, "alone"));
  assert.equal(1, offered({ seat: 0 }, "always"));
  assert.equal(0, offered({ seat: null }, "always"));
});
