// @ts-check
/**
 * The curtain between two people on one screen: whose turn it is, and nobody's tiles.
 *
 * It is a modal dialog, so nothing behind it can be reached, seen by a screen reader or clicked.
 */
import { h, svg, vars } from "./dom.js";
import { ignoreDoublePress } from "./double-press.js";
import { icon } from "./icons.js";
import { gameText, number, t } from "./i18n.js";
import { timeShown } from "./ticking.js";
import { tileBack } from "./tile.js";
import { bringNotices } from "./toast.js";
import { revealNote, turnParts } from "./words-line.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").View} View */

const CELL = 56;
/** Which board rows make the pattern: above the name, and below it. */
const BANDS = { top: [1, 2, 3], foot: [9, 10] };

/**
 * Resolves when the next player asks for the tiles. Leaving by a link or the browser's own way back
 * takes the curtain down without an answer: the promise then stays open.
 *
 * @param {{game: Game, table: Table, view: View, name: string, firstTurn?: boolean,
 *          spent?: number, signal?: AbortSignal}} parts
 * @returns {Promise<void>}
 */
export function showCurtain({ game, table, view, name, firstTurn = false, spent = 0, signal }) {
  return new Promise((resolve) => {
    let down = false;
    const reveal = h("button", {
      class: "button",
      type: "button",
      "data-action": "reveal",
      text: t("curtain.reveal", { name }),
      onClick: () => {
        takeDown();
        resolve();
      },
    });
    const el = h(
      "dialog",
      { class: "curtain", "data-game": game.id, "aria-labelledby": "curtain-name", "aria-describedby": "curtain-last", closedby: "none" },
      body({ game, table, view, name, firstTurn, spent }, reveal),
    );

    function takeDown() {
      down = true;
      removeEventListener("hashchange", takeDown);
      el.remove();
      bringNotices();
    }

    ignoreDoublePress(el);
    // Escape must not lift it, and where the browser insists, it falls again.
    el.addEventListener("cancel", (event) => event.preventDefault());
    el.addEventListener("close", () => !down && el.showModal());
    el.addEventListener("keydown", (event) => event.stopPropagation());
    addEventListener("hashchange", takeDown);
    signal?.addEventListener("abort", takeDown);
    document.body.append(el);
    el.showModal();
    bringNotices();
    reveal.focus();
  });
}

/**
 * @param {{game: Game, table: Table, view: View, name: string, firstTurn: boolean, spent: number}} parts
 * @param {HTMLElement} reveal
 */
function body({ game, table, view, name, firstTurn, spent }, reveal) {
  const last = view.log.at(-1);
  const said = last && !firstTurn ? turnParts(last, view.names) : [t("curtain.first")];
  const note = last && !firstTurn ? revealNote(last) : "";
  const held = view.racks[view.turn];
  const tiles = typeof held === "number" ? held : held?.length ?? table.rack_size;
  return h(
    "div",
    { class: "curtain-body" },
    band(table, "top"),
    band(table, "foot"),
    h(
      "header",
      { class: "curtain-head" },
      h("a", { class: "curtain-game", href: "#/" }, icon("back"), gameText(game).name),
      h("span", { text: t("curtain.turn", { n: view.ply + 1 }) }),
    ),
    h(
      "div",
      { class: "curtain-words" },
      h("h1", { id: "curtain-name", class: "curtain-title" }, h("span", { class: "curtain-pass", text: t("curtain.pass-to") }), " ", bigName(name)),
      h("p", { id: "curtain-last", class: "curtain-last" }, ...said, note && h("span", { class: "curtain-note", text: note })),
      h("p", { class: "curtain-scores", text: standings(view) }),
      view.clock && h("p", { class: "curtain-clock" }, icon("clock"), t("curtain.clock", { time: timeShown(view.clock.left[view.turn] - spent) })),
    ),
    h("div", { class: "curtain-rack", "aria-hidden": "true" }, ...Array.from({ length: tiles }, tileBack)),
    reveal,
  );
}

/** @param {string} name */
function bigName(name) {
  return vars(h("span", { class: "curtain-name", text: name }), { letters: Math.max(4, [...name].length) });
}

/** @param {View} view */
function standings(view) {
  const seats = view.names.map((name, seat) => ({ name, score: view.scores[seat] }));
  seats.sort((a, b) => b.score - a.score);
  return seats.map(({ name, score }) => t("home.score", { name, score: number(score) })).join(", ");
}

/**
 * The board's own premium shapes, large and faint.
 *
 * @param {Table} table
 * @param {keyof typeof BANDS} place
 */
function band(table, place) {
  const rows = BANDS[place].filter((row) => row < table.height);
  const shapes = rows.flatMap((row, y) => [...table.premiums[row]].map((mark, x) => shape(mark, x, y)));
  return svg(
    "svg",
    {
      class: "curtain-pattern",
      "data-band": place,
      viewBox: `0 0 ${table.width * CELL} ${rows.length * CELL}`,
      "aria-hidden": "true",
    },
    ...shapes,
  );
}

/**
 * @param {string} mark
 * @param {number} column
 * @param {number} row
 */
function shape(mark, column, row) {
  const x = column * CELL;
  const y = row * CELL;
  const middle = { cx: x + CELL / 2, cy: y + CELL / 2, r: CELL * 0.39 };
  if (mark === "l") return svg("circle", { ...middle, class: "ring" });
  if (mark === "L") return svg("circle", middle);
  if (mark === "w" || mark === "W") return svg("rect", { x: x + 2.5, y: y + 2.5, width: 51, height: 51, rx: 4 });
  return null;
}
