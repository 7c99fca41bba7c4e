// @ts-check
/**
 * Studying words, in English.
 *
 * @type {Record<string, string|Record<string, string>>}
 */
export default {
  "refusal.no-glosses": "There are no definitions for these words.",
  "refusal.no-star-here": "A * cannot be a tile. Use ? for a blank.",
  "refusal.not-a-letter": { one: "{letters} is not a letter of this list.", other: "{letters} are not letters of this list." },
  "refusal.nothing-asked": "Type a word, letters, or a pattern.",
  "refusal.one-at-a-time": "Several words can be checked together, but only one pattern at a time.",
  "refusal.too-long": "That is too long: {most} characters at most.",
  "refusal.unknown-list": "There is no such list to learn.",
};
