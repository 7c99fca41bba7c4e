// @ts-check
/** Starting games: dealt by the engine, kept, and only then opened. */
import { levelOf } from "./company.js";
import { headOf } from "./storage.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Saved} Saved */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./engine.js").Reply} Reply */

/** @typedef {{name: string, bot?: string}} Seat  bot: the level of the computer that sits there */

/**
 * @typedef {object} Order  what a set-up sheet asks for
 * @property {string} variant
 * @property {Seat[]} seats
 * @property {Record<string, any>} options
 * @property {number|"lot"} first
 * @property {string} [seed]  left out: a new one
 */

/**
 * Gives a game its place in storage. Whatever brought it, the view kept is an onlooker's.
 *
 * @param {typeof import("./storage.js").storage} storage
 * @param {Reply} reply of `new`, `load` or `import`, asked without a seat
 * @returns {string} its id
 */
export function keepNew(storage, { save, table, view }) {
  const id = storage.newId();
  storage.writeGame({ head: headOf({ id, title: "", table, view }), save, table, view, desk: null });
  return id;
}

/**
 * Once more, the same company and rules; who did not begin last time begins now.
 *
 * @param {Pick<Saved, "table"|"view">} saved
 * @returns {Order}
 */
export function rematchOf({ table, view }) {
  const began = view.log[0]?.seat ?? 0;
  return {
    variant: table.variant,
    seats: view.names.map((name, seat) => seatOf(name, levelOf(view, seat))),
    options: table.options,
    first: (began + 1) % view.names.length,
  };
}

/**
 * @param {string} name
 * @param {string|null} level
 * @returns {Seat}
 */
export function seatOf(name, level) {
  return level === null ? { name } : { name, bot: level };
}

/**
 * The next set-up sheet begins with the names of these people, and with computers where they sat.
 *
 * @param {Pick<typeof import("./storage.js").storage, "names"|"rememberNames"|"setSetting"|"settings">} storage
 * @param {Seat[]} seats
 * @param {string} game
 */
export function rememberCompany(storage, seats, game) {
  // Who makes room for a computer is not forgotten, and who only watches is still there to play.
  const known = storage.names();
  storage.rememberNames(seats.map(({ name, bot }, seat) => (bot ? known[seat] ?? "" : name)));
  if (seats.every(({ bot }) => bot)) return;
  const kinds = seats.map(({ bot }) => bot ?? null);
  storage.setSetting("kinds", kinds);
  storage.setSetting("company", { ...storage.settings().company, [game]: kinds });
}

/**
 * Who sat down to this game last, or to any.
 *
 * @param {Record<string, any>} settings
 * @param {string} game
 * @returns {unknown}
 */
export function rememberedKinds({ kinds, company }, game) {
  return company?.[game] ?? kinds;
}

/** A seed nobody can guess; the engine itself has no dice. */
export function newSeed() {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(words, (word) => word.toString(36)).join("");
}

/**
 * The table before the tiles are dealt: names, an empty board, nothing to do yet.
 *
 * @param {Game} game
 * @param {Seat[]} seats
 * @returns {View}
 */
export function emptyView({ id, table }, seats) {
  const names = seats.map(({ name }) => name);
  const bag = Object.values(table.tiles).reduce((sum, count) => sum + count, 0);
  return {
    variant: id, seat: null, turn: -1, ply: 0, names, scores: names.map(() => 0), rack: [],
    racks: names.map(() => 0), board: table.premiums.map((row) => ".".repeat(row.length)), marks: [],
    actions: {}, bag, unseen: { ...table.tiles }, over: false, winners: [], ending: null, log: [],
    bots: seats.map(({ bot }) => bot ?? null),
  };
}
