// @ts-check
/**
 * Where one is in the study: which game's words, and what is asked of them. Pure; an address is
 * `#/study/<list>?q=…`, with `list=` for a list to learn, `view=structure` for how the list is made,
 * `as=` for the game whose values count where several games play with the list.
 */

/** @typedef {import("./types.js").Game} Game */

/** The letters of words are looked at place by place up to this length. */
export const LONGEST_LOOK = 15;

/**
 * @typedef {object} Place
 * @property {Game} game
 * @property {string} [q]     what was typed
 * @property {string} [list]  a list to learn
 * @property {boolean} [structure]
 * @property {number} [length]  of the words whose letters are looked at
 */

/**
 * @param {string} address
 * @param {Game[]} games in the order of the shelf
 * @param {string} [usual] the game studied last
 * @returns {Place|null} null where no game plays with such a list
 */
export function placeAt(address, games, usual) {
  const [path, query = ""] = address.split("?");
  const [, , list = ""] = path.split("/");
  const asked = new URLSearchParams(query);
  const game = gameFor(list, asked.get("as") ?? usual, games);
  if (!game) return null;
  const length = Number(asked.get("length"));
  const looked = Number.isInteger(length) && length > 0 && length <= LONGEST_LOOK;
  if (asked.get("view") === "structure") return { game, structure: true, ...(looked && { length }) };
  const name = asked.get("list");
  if (name) return { game, list: name };
  const q = asked.get("q");
  return q ? { game, q } : { game };
}

/**
 * @param {string} list
 * @param {string|null|undefined} wished
 * @param {Game[]} games
 */
function gameFor(list, wished, games) {
  const players = list ? games.filter(({ table }) => table.lexicon === list) : games;
  return players.find(({ id }) => id === wished) ?? players[0] ?? null;
}

/** @param {Place} place */
export function addressOf({ game, q, list, structure, length }) {
  const asked = new URLSearchParams();
  if (q) asked.set("q", q);
  if (list) asked.set("list", list);
  if (structure) asked.set("view", "structure");
  if (structure && length) asked.set("length", String(length));
  asked.set("as", game.id);
  return `#/study/${game.table.lexicon}?${asked}`;
}

/**
 * Where a word of a game is looked up.
 *
 * @param {Pick<import("./types.js").Table, "lexicon"|"variant">} table
 * @param {string} word
 */
export function lookUpAddress({ lexicon, variant }, word) {
  return `#/study/${lexicon}?${new URLSearchParams({ q: word, as: variant })}`;
}

/**
 * The same question in another game's list; a list to learn may not be there.
 *
 * @param {Place} place
 * @param {Game} game
 * @returns {Place}
 */
export function inGame({ q, structure }, game) {
  return { game, ...(q && { q }), ...(structure && { structure }) };
}
