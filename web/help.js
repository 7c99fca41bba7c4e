// @ts-check
/** How a game is played: its own text, its board, its tiles. */
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { gameText, number, t } from "./i18n.js";
import { kindsOf } from "./kinds.js";
import { shelfMini } from "./mini.js";
import { hangPictures } from "./picture.js";
import { BLANK, BLOCK, faceSpoken, tileElement } from "./tile.js";

/** @typedef {import("./types.js").Game} Game */

/** @param {{game: Game}} parts */
export function createHelp({ game }) {
  const { name, tagline } = gameText(game);
  const el = h(
    "main",
    { class: "help", "data-game": game.id },
    h(
      "header",
      { class: "bar" },
      h("button", { class: "bar-button", type: "button", "data-action": "back", "aria-label": t("action.back"), onClick: goBack }, icon("back")),
      h("p", { class: "bar-title", text: t("help.title") }),
    ),
    h("div", { class: "help-board" }, shelfMini(game, { whole: true })),
    h("div", { class: "help-text" }, h("h1", { class: "setup-title", text: name }), h("p", { class: "setup-tagline", text: tagline }), rules(game)),
    tiles(game),
    h("div", { class: "help-foot" }, h("a", { class: "button", href: `#/new/${game.id}`, "data-action": "play-game", text: t("help.play", { game: name }) }), h("a", { class: "text-button help-solve", href: `#/solve/${game.id}` }, icon("solve"), t("solver.home"))),
  );
  return { el };
}

/** Back to where one came from, be it a table or the shelf. */
function goBack() {
  if (history.length > 1) history.back();
  else location.hash = "#/";
}

/**
 * The text is our own, from web/games: simple HTML, put in as it is, and the pictures it has places for.
 *
 * @param {Game} game
 */
function rules(game) {
  const { help, pictures } = gameText(game);
  if (!help) return h("p", { text: t("help.none") });
  const article = h("article", { class: "prose" });
  article.innerHTML = help;
  hangPictures(article, game, pictures);
  return article;
}

/** @param {Game} game */
function tiles({ table }) {
  const faces = kindsOf(table);
  const all = faces.reduce((sum, face) => sum + (table.tiles[face] ?? 0), 0);
  return h(
    "section",
    { class: "help-tiles", "aria-labelledby": "help-tiles" },
    h("h2", { id: "help-tiles", text: t("help.tiles") }),
    h("p", { class: "panel-note", text: t("help.tiles-count", { n: all }) }),
    h("ul", { class: "tile-set" }, ...faces.map((face) => tileCount(face, table.values[face] ?? 0, table.tiles[face] ?? 0))),
  );
}

/**
 * @param {string} face
 * @param {number} value
 * @param {number} count
 */
function tileCount(face, value, count) {
  const shown = tileElement(face, { value });
  if (face === BLANK || face === BLOCK) shown.append(h("span", { class: "unseen-text", text: faceSpoken(face) }));
  return h("li", {}, shown, h("span", { class: "tile-times", text: `× ${number(count)}` }));
}
