// What is said of a finished game.
import assert from "node:assert/strict";
import { test } from "node:test";

import { bestPlay } from "../../web/summary-facts.js";

const play = (seat, word, score) => ({ seat, kind: "play", score, words: [[word, score]] });
const wordOf = (entry) => entry && entry.words[0][0];

test("a play that was taken back is nobody's best", () => {
  const log = [
    play(0, "CAT", 3),
    play(1, "BLORT", 5),
    { seat: 0, kind: "challenge", score: 0, good: false, words: ["BLORT"] },
    { seat: 1, kind: "withdraw", score: -5 },
    play(0, "CATS", 1),
    play(1, "ON", 2),
  ];

  assert.equal("CAT", wordOf(bestPlay(log, 0)));
  assert.equal("ON", wordOf(bestPlay(log, 1)));
  assert.equal(null, bestPlay(log.slice(0, 4), 1));
});

test("a play challenged in vain stays the best", () => {
  const log = [play(0, "CAT", 3), { seat: 1, kind: "challenge", score: 0, good: true, words: ["CAT"] }, play(0, "ON", 2)];

  assert.equal("CAT", wordOf(bestPlay(log, 0)));
});
