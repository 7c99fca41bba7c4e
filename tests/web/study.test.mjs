// Where one is in the study: addresses there and back, and the game whose values count.
import assert from "node:assert/strict";
import { test } from "node:test";

import { addressOf, inGame, lookUpAddress, placeAt } from "../../web/study-place.js";

const game = (id, lexicon) => ({ id, table: { lexicon } });
const one = game("one", "words");
const other = game("other", "words");
const third = game("third", "palabras");
const GAMES = [one, other, third];

test("without more, the study is that of the game studied last, else of the first on the shelf", () => {
  assert.deepEqual({ game: one }, placeAt("#/study", GAMES));
  assert.deepEqual({ game: third }, placeAt("#/study", GAMES, "third"));
  assert.deepEqual({ game: one }, placeAt("#/study", GAMES, "long gone"));
});

test("a list belongs to the game that was named, if it plays with it", () => {
  assert.equal(one, placeAt("#/study/words", GAMES, "third").game);
  assert.equal(other, placeAt("#/study/words", GAMES, "other").game);
  assert.equal(other, placeAt("#/study/words?as=other", GAMES, "one").game);
  assert.equal(one, placeAt("#/study/words?as=third", GAMES).game);
  assert.equal(null, placeAt("#/study/nonsense", GAMES));
  assert.equal(null, placeAt("#/study", []));
});

test("a length nobody can choose is none", () => {
  for (const length of ["0", "-1", "2.5", "16", "99999", "many"]) {
    assert.deepEqual({ game: one, structure: true }, placeAt(`#/study/words?view=structure&length=${length}`, GAMES));
  }
});

test("every place has an address that leads back to it", () => {
  const places = [
    { game: one },
    { game: other, q: "?a?e* -s 5" },
    { game: third, q: "ñandú & [ch]" },
    { game: one, list: "q-without-u" },
    { game: third, list: "short-ñ" },
    { game: one, structure: true },
    { game: one, structure: true, length: 7 },
  ];
  for (const place of places) assert.deepEqual(place, placeAt(addressOf(place), GAMES));
});

test("what makes no sense in an address is passed over", () => {
  assert.deepEqual({ game: one, structure: true }, placeAt("#/study/words?view=structure&length=-3", GAMES));
  assert.deepEqual({ game: one, structure: true }, placeAt("#/study/words?view=structure&length=x&q=qi", GAMES));
  assert.deepEqual({ game: one }, placeAt("#/study/words?q=&view=other", GAMES));
});

test("another game keeps the question, but not a list it may not have", () => {
  assert.deepEqual({ game: third, q: "a*" }, inGame({ game: one, q: "a*" }, third));
  assert.deepEqual({ game: third, structure: true }, inGame({ game: one, structure: true, length: 5 }, third));
  assert.deepEqual({ game: third }, inGame({ game: one, list: "twos" }, third));
});

test("a word on a table is looked up in its list with its values", () => {
  const address = lookUpAddress({ lexicon: "words", variant: "other" }, "QI");

  assert.deepEqual({ game: other, q: "QI" }, placeAt(address, GAMES));
});
