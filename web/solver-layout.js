// @ts-check
/** The solver's room, put together: board, rack, keys, plays, and what is to be said. */
import { createAnnouncer } from "./announcer.js";
import { events, h, refill } from "./dom.js";
import { icon } from "./icons.js";
import { gameText, t } from "./i18n.js";
import { createLoading } from "./loading.js";
import { createSolverKeys } from "./solver-keys.js";
import { createSolverPlays } from "./solver-plays.js";
import { createSolverRack } from "./solver-rack.js";

/** @typedef {import("./types.js").Game} Game */

/** What the buttons above the board do, and their pictures. */
const TOOLS = /** @type {const} */ ({ undo: "recall", redo: "redo", clear: "remove", rows: "open", rules: "settings", keys: "keys" });

/** @param {{game: Game, games: Game[]}} parts the game, and all there are in the order of the shelf */
export function createSolverLayout({ game, games }) {
  const { on, emit } = events();
  const rack = createSolverRack();
  const plays = createSolverPlays();
  const keys = createSolverKeys();
  const loading = createLoading();
  const { elements: live, announce } = createAnnouncer();
  const place = h("div", { class: "solver-place" });
  const note = h("p", { class: "solver-note", id: "solver-note" });
  const lay = h("button", { class: "button-quiet solver-lay", type: "button", "data-action": "lay", text: t("solver.lay"), hidden: true, onClick: () => emit("lay") });
  const solve = h("button", { class: "button solver-solve", type: "button", "data-action": "solve", onClick: () => emit("solve") });
  const progress = h("progress", { class: "solver-progress", max: 1, "aria-label": t("solver.progress"), hidden: true });
  const set = h("button", { class: "text-button", type: "button", "data-action": "full-set", text: t("solver.full-set"), hidden: true, onClick: () => emit("set") });
  const words = h("p", { class: "solver-words-from" });
  const seats = h("div", { class: "solver-seats", hidden: true });
  const tools = Object.entries(TOOLS).map(([name, drawn]) => tool(name, drawn, () => emit(name)));
  const el = h(
    "main",
    { class: "solver", "data-game": game.id },
    h(
      "header",
      { class: "bar" },
      h("button", { class: "bar-button", type: "button", "data-action": "back", "aria-label": t("action.back"), onClick: () => emit("back") }, icon("back")),
      h("h1", { class: "bar-title", text: t("solver.title") }),
      gameChoice(game, games, (id) => emit("game", id)),
      h("button", { class: "bar-link solver-link", type: "button", "data-action": "link", "aria-label": t("solver.link"), onClick: () => emit("link") }, icon("share"), h("span", { class: "solver-link-word", text: t("solver.link") })),
      loading.el,
    ),
    h(
      "section",
      { class: "solver-left", "aria-label": t("solver.board") },
      h("div", { class: "solver-tools", role: "toolbar", "aria-label": t("solver.tools") }, ...tools),
      place,
      h("div", { class: "solver-under" }, note, lay),
    ),
    h(
      "div",
      { class: "solver-right" },
      h("div", { class: "solver-ask" }, rack.el, solve, h("div", { class: "solver-more-ask" }, set, seats), progress),
      plays.el,
      words,
    ),
    keys.el,
    ...live,
  );
  return {
    el,
    on,
    emit,
    rack,
    plays,
    keys,
    announce,
    solve,
    progress,
    place,
    set,
    words,
    /** @param {string} name @param {boolean} allowed */
    allow: (name, allowed) => tools.find((one) => one.dataset.action === name)?.setAttribute("aria-disabled", String(!allowed)),
    /** @param {boolean} open */
    keysOpen(open) {
      tools.find((one) => one.dataset.action === "keys")?.setAttribute("aria-pressed", String(open));
      el.toggleAttribute("data-keys", open);
    },
    /** @param {(Node|string)[]} parts @param {string} kind "hint", "problem" or "play" */
    say(parts, kind, canLay = false) {
      note.dataset.kind = kind;
      refill(note, kind === "problem" && icon("warn"), h("span", {}, ...parts));
      lay.hidden = !canLay;
    },
    /** Where it matters who plays. @param {number} seat @param {number} count */
    seat(seat, count) {
      seats.hidden = count < 2;
      refill(seats, h("span", { text: t("solver.seat") }), ...Array.from({ length: count }, (_, at) => h("button", { class: "solver-seat", type: "button", "data-seat": at, "aria-pressed": String(at === seat), text: t(`solver.seat-${at}`), onClick: () => emit("seat", at) })));
    },
    /** @param {import("./loading.js").Progress|null} stage */
    setBusy: (stage) => loading.update(stage),
  };
}

/**
 * @param {string} name
 * @param {import("./icons.js").IconName} drawn
 * @param {() => void} act
 */
function tool(name, drawn, act) {
  const button = h(
    "button",
    { class: "action", type: "button", "data-action": name, "aria-pressed": name === "keys" && "false", onClick: () => button.getAttribute("aria-disabled") !== "true" && act() },
    icon(drawn),
    h("span", { class: "action-label", text: t(`solver.${name}`) }),
  );
  return button;
}

/**
 * A row of games where there is room for one, else a list to choose from.
 *
 * @param {Game} game
 * @param {Game[]} games
 * @param {(id: string) => void} onChoose
 */
function gameChoice(game, games, onChoose) {
  const name = (/** @type {Game} */ one) => gameText(one).name;
  const select = h("select", { class: "row-select", id: "solver-game", "aria-label": t("solver.game"), onChange: () => onChoose(select.value) }, ...games.map((one) => h("option", { value: one.id, text: name(one), selected: one.id === game.id })));
  return h(
    "div",
    { class: "solver-games" },
    h("nav", { class: "solver-game-row", "aria-label": t("solver.game") }, ...games.map((one) => h("a", { href: `#/solve/${one.id}`, "aria-current": one.id === game.id && "page", text: name(one) }))),
    h("span", { class: "row-choice solver-game-list" }, select, icon("fold")),
  );
}
