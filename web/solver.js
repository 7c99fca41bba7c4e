// @ts-check
/**
 * The solver: any board set up by keys, by taps or from text, a rack, and the best plays. Nothing here
 * knows a rule; what a position looks like and what can be played is asked of the engine.
 */
import { middleCell } from "./cells.js";
import { setText } from "./dom.js";
import { t } from "./i18n.js";
import { isCounted } from "./kinds.js";
import { createSolverBoard } from "./solver-board.js";
import { createSolverLayout } from "./solver-layout.js";
import { linkTo, LONGEST_LINK, positionFrom, readLink } from "./solver-link.js";
import { solverHands } from "./solver-hands.js";
import { asked, BARE, createHistory, fitted, played } from "./solver-position.js";
import { createSearch } from "./solver-search.js";
import { askRows, askRules, showLink } from "./solver-sheets.js";
import { playNote, problemText, trouble } from "./solver-words.js";
import { toast } from "./toast.js";

/** @typedef {import("./types.js").FoundPlay} FoundPlay */
/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./solver-position.js").Cursor} Cursor */
/** @typedef {import("./solver-position.js").Position} Position */
/** @typedef {import("./solver-board.js").Looked} Looked */
/** @typedef {(verb: string, fields: Record<string, any>, thinking?: import("./engine.js").Thinking) => Promise<import("./engine.js").Reply>} Ask */

/**
 * @typedef {object} SolverState
 * @property {Table} table
 * @property {Position} position
 * @property {Cursor|null} cursor
 * @property {"board"|"rack"} target   where letters go
 * @property {boolean} keys            the page's keyboard is open
 * @property {Looked|null} looked      what the engine says of this position
 * @property {import("./types.js").Problem|null} problem  why it cannot be one
 * @property {string} told             what was just wrong with what was typed
 * @property {FoundPlay|null} seen     the play looked at
 * @property {FoundPlay|null} chosen   the play kept in sight
 */

/**
 * @param {object} parts
 * @param {Game} parts.game
 * @param {Game[]} parts.games
 * @param {string} parts.query      the position in the address
 * @param {Ask} parts.ask
 * @param {AbortSignal} parts.signal  the room is left
 */
export function createSolver({ game, games, query, ask, signal }) {
  const layout = createSolverLayout({ game, games });
  const told = readLink(query, game);
  const link = told && !("trouble" in told) ? told : null;
  let options = link?.options ?? {};
  let board = createSolverBoard(game.table);
  /** @type {SolverState} */
  let state = { table: game.table, position: BARE, cursor: null, target: "board", keys: false, looked: null, problem: null, told: "", seen: null, chosen: null };
  let history = createHistory(state.position);
  const search = createSearch({ ask, request, signal, onChange: draw });
  let looking = 0;

  function request() {
    return { variant: game.id, options, ...asked(state.table, state.position) };
  }

  /** @param {Partial<SolverState>} next */
  function set(next) {
    state = { ...state, ...next };
    draw();
  }

  /**
   * Another position: the plays found for the old one are none of its.
   *
   * @param {Position} position
   * @param {Partial<SolverState>} [more]
   * @param {boolean} [isStep] to be undone
   */
  function change(position, more = {}, isStep = true) {
    if (position === state.position) return set({ told: "", ...more });
    if (isStep) history.add(position);
    search.forget();
    state = { ...state, position, problem: null, told: "", seen: null, chosen: null, ...more };
    draw();
    keepAddress();
    return look();
  }

  /** What the engine says of the board; only the newest answer counts. */
  async function look() {
    looking += 1;
    const mine = looking;
    const reply = await ask("board", request());
    if (signal.aborted || mine !== looking) return null;
    if (!reply.ok) set({ problem: { code: reply.code, detail: reply.detail }, looked: null });
    else set({ looked: /** @type {any} */ (reply), problem: null });
    return reply.ok ? reply : null;
  }

  /** In the address, so that a reload brings it back; browsers may refuse when it is done too often. */
  function keepAddress() {
    try {
      window.history.replaceState(window.history.state, "", `#${linkTo(game, state.table, state.position)}`);
    } catch {
      // The link can still be copied.
    }
  }

  /**
   * The board of these house rules, with what lies on it as far as that fits.
   *
   * @param {Record<string, any>} chosen
   * @param {(table: Table) => Position|null} positionOn
   */
  async function layTable(chosen, positionOn) {
    options = chosen;
    search.forget();
    let { table } = game;
    if (Object.keys(chosen).length) {
      const reply = await ask("board", { variant: game.id, options, position: { board: null } });
      if (signal.aborted) return;
      if (!reply.ok) return set({ problem: { code: reply.code, detail: reply.detail } });
      table = reply.table;
    }
    const position = positionOn(table);
    if (!position) toast(t("solver.link-broken"));
    board = createSolverBoard(table);
    layout.place.replaceChildren(board.el);
    history = createHistory(state.position);
    state = { ...state, table, cursor: null, looked: null };
    await change(position ?? { ...BARE }, {}, false);
    history = createHistory(state.position);
    draw();
  }

  function draw() {
    const { table, position, cursor, target, keys, looked, problem, told: said, seen, chosen } = state;
    const play = seen ?? chosen;
    board.update({ position, cursor: target === "board" ? cursor : null, looked, play });
    layout.rack.update({ table, rack: position.rack, active: target === "rack" });
    layout.keys.update({ table, open: keys, board: target === "board" });
    layout.keysOpen(keys);
    layout.allow("undo", history.canUndo());
    layout.allow("redo", history.canRedo());
    layout.set.hidden = !isCounted(table);
    setText(layout.words, t("solver.words-from", { list: table.lexicon }));
    layout.seat(position.seat, (looked?.view.road ?? []).length);
    if (play) layout.say(playNote(play), "play", play === chosen);
    else if (said) layout.say([said], "problem");
    else layout.say(...trouble({ table, looked, problem }));
    layout.solve.textContent = t(search.state.busy ? "solver.stop" : "solver.solve");
    layout.solve.dataset.busy = String(search.state.busy);
    layout.progress.hidden = !search.state.busy;
    if (search.state.progress === null) layout.progress.removeAttribute("value");
    else layout.progress.value = search.state.progress;
    layout.plays.update({ ...search.state, summary: search.summary(), chosen });
  }

  async function solve() {
    if (search.state.busy) return search.stop();
    if (!state.position.rack.length) {
      set({ told: t("solver.rack-empty"), target: "rack" });
      layout.announce(t("solver.rack-empty"), true);
      return layout.rack.focus();
    }
    set({ seen: null, chosen: null, keys: false, told: "" });
    const problem = await search.solve();
    if (problem) set({ problem });
    if (problem) layout.announce(problemText(problem), true);
    return undefined;
  }

  async function copyLink() {
    const address = linkTo(game, state.table, state.position);
    if (address.length > LONGEST_LINK) return toast(t("solver.link-long"));
    const whole = new URL(`#${address}`, location.href).href;
    try {
      await navigator.clipboard.writeText(whole);
      toast(t("solver.link-copied"));
    } catch {
      showLink(whole);
    }
  }

  /** Everything that the own set has left: the engine deals it where no rack is told. */
  async function fullSet() {
    const { position } = request();
    const reply = await ask("board", { ...request(), position: { ...position, racks: [] } });
    if (!signal.aborted && reply.ok) change({ ...state.position, rack: reply.view.rack });
  }

  const acts = {
    solve,
    link: copyLink,
    set: fullSet,
    undo: () => change(history.undo(), {}, false),
    redo: () => change(history.redo(), {}, false),
    clear: () => change({ ...BARE, seat: state.position.seat }),
    keys: () => set({ keys: !state.keys, cursor: state.cursor ?? { cell: middleCell(state.table), down: false } }),
    seat: (/** @type {number} */ seat) => change({ ...state.position, seat }),
    async rows() {
      const read = await askRows(state.table, state.position, game.id);
      if (read) change({ ...state.position, tiles: read.tiles, extra: { ...state.position.extra, ...(state.table.blocks && { blocks: read.blocks }) } });
    },
    async rules() {
      const chosen = await askRules(game, { ...state.table.options });
      const { position } = state;
      if (chosen) layTable(chosen, (table) => fitted(table, position));
    },
    lay() {
      const { chosen, position } = state;
      if (chosen) change(played(position, chosen.tiles, chosen.leave ?? []));
    },
  };
  for (const [name, act] of Object.entries(acts)) layout.on(name, act);
  layout.plays.on("show", (play) => set({ seen: play }));
  layout.plays.on("choose", (play) => set({ chosen: state.chosen === play ? null : play, keys: false }));
  layout.plays.on("more", (n) => search.more(n));
  layout.plays.on("sort", (sort) => search.wish({ sort }));
  layout.plays.on("part", (part) => search.wish({ part }));
  layout.plays.wish(search.state);
  solverHands({ layout, boardNow: () => board, stateNow: () => state, set, change, acts, signal });

  /** Called when it is on the page. */
  async function begin() {
    layout.place.replaceChildren(board.el);
    draw();
    if (told && "trouble" in told) toast(t(`solver.link-${told.trouble}`));
    await layTable(options, (table) => (link ? positionFrom(table, link) : { ...BARE }));
    if (!signal.aborted && link && state.position.rack.length) solve();
  }

  return { el: layout.el, on: layout.on, begin, setBusy: layout.setBusy };
}
