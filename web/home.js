// @ts-check
/** The first page: games on the table, then the shelf. */
import { events, h } from "./dom.js";
import { icon } from "./icons.js";
import { gameText, language, t, LANGUAGES } from "./i18n.js";
import { menuDialog } from "./menu.js";
import { miniBoard, shelfMini } from "./mini.js";
import { savedStatus } from "./saved-status.js";
import { watchOffer } from "./watch-bar.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Head} Head */
/** @typedef {(name: string, detail?: any) => void} Emit */

/** What a wordmark is worth in tiles of the English game. */
const WORDMARK_VALUE = 18;

/** @param {{games: Game[], saved: Head[]}} shelf */
export function createHome({ games, saved }) {
  const { on, emit } = events();
  const known = saved.filter((head) => games.some((game) => game.id === head.variant));
  const el = h(
    "main",
    { class: "home", "data-saved": known.length > 0 },
    topBar(emit),
    known.length > 0 && onTheTable(known, games, emit),
    theShelf([...games].sort(byPlace), known.length === 0, emit),
    h(
      "footer",
      { class: "home-foot" },
      watchOffer([...games].sort(byPlace), (game) => emit("watch", game)),
      openFile(emit),
      h("a", { class: "text-button home-study", href: "#/study", "data-action": "study" }, icon("study"), t("study.link")),
      h("a", { class: "text-button", href: "#/solve" }, icon("solve"), t("solver.home")),
    ),
  );
  return { el, on };
}

/** @param {Emit} emit */
function topBar(emit) {
  const name = LANGUAGES.find(({ code }) => code === language())?.name ?? "";
  return h(
    "header",
    { class: "home-bar" },
    h(
      "h1",
      { class: "wordmark" },
      t("app.name"),
      h("span", { class: "word-points", "aria-hidden": "true", text: WORDMARK_VALUE }),
    ),
    h(
      "button",
      { class: "text-button home-settings", type: "button", "data-action": "settings", "aria-label": `${t("settings.title")}, ${name}`, onClick: () => emit("settings") },
      h("span", { class: "home-language", "data-short": t("language.short"), "data-long": name }),
      icon("settings"),
      h("span", { class: "home-settings-word", text: t("settings.title") }),
    ),
  );
}

/**
 * @param {Head[]} saved newest first
 * @param {Game[]} games
 * @param {Emit} emit
 */
function onTheTable(saved, games, emit) {
  const [newest, ...others] = saved;
  const gameOf = (/** @type {Head} */ head) => /** @type {Game} */ (games.find(({ id }) => id === head.variant));
  return h(
    "section",
    { class: "on-table", "aria-labelledby": "on-table" },
    h(
      "div",
      { class: "section-head" },
      h("h2", { id: "on-table", text: t("home.table") }),
      h("span", { class: "section-aside", text: t("home.games", { n: saved.length }) }),
    ),
    newestGame(newest, gameOf(newest), emit),
    others.length > 0 && h("ul", { class: "saved-list" }, ...others.map((head) => savedRow(head, gameOf(head), emit))),
  );
}

/**
 * @param {Head} head
 * @param {Game} game
 * @param {Emit} emit
 */
function newestGame(head, game, emit) {
  const { title, scores, turn, bag } = savedStatus(head, game);
  const go = () => emit("continue", head.id);
  return h(
    "article",
    { class: "newest", "data-game": game.id, "data-id": head.id },
    h("button", { class: "newest-board", type: "button", tabindex: "-1", "aria-hidden": "true", onClick: go }, mini(head)),
    h(
      "div",
      { class: "newest-words" },
      h("div", { class: "newest-text" }, h("h3", { class: "game-name", text: title }), h("p", { text: scores }), h("p", { text: `${turn}${bag}` })),
      h(
        "div",
        { class: "newest-act" },
        h("button", { class: "button", type: "button", "data-action": "continue", "data-id": head.id, text: t("action.continue"), onClick: go }),
        more(head, title, emit),
      ),
    ),
  );
}

/**
 * @param {Head} head
 * @param {Game} game
 * @param {Emit} emit
 */
function savedRow(head, game, emit) {
  const { title, scores, turn, when } = savedStatus(head, game);
  return h(
    "li",
    { class: "saved", "data-game": game.id, "data-id": head.id },
    h(
      "button",
      { class: "saved-open", type: "button", "data-action": "continue", "data-id": head.id, onClick: () => emit("continue", head.id) },
      mini(head),
      h(
        "span",
        { class: "saved-text" },
        h("span", { class: "game-name", text: title }),
        h("span", { class: "saved-scores", text: scores }),
        h("span", { class: "saved-status", text: `${turn}, ${when}` }),
      ),
    ),
    more(head, title, emit),
  );
}

/** @param {Head} head */
function mini({ variant, premiums, start, lids, board, marks }) {
  return miniBoard({ game: variant, premiums, start, lids, board, marks });
}

/**
 * @param {Head} head
 * @param {string} title
 * @param {Emit} emit
 */
function more(head, title, emit) {
  const choose = async () => {
    const choice = await menuDialog(
      [
        { id: "rename", label: t("action.rename"), icon: "edit" },
        { id: "export", label: t("action.export"), icon: "share" },
        { id: "delete", label: t("action.delete"), icon: "remove", danger: true },
      ],
      { title },
    );
    if (choice) emit(choice === "delete" ? "remove" : choice, head.id);
  };
  return h(
    "button",
    { class: "bar-button", type: "button", "data-action": "more", "aria-haspopup": "dialog", "aria-label": t("home.more", { game: title }), onClick: choose },
    icon("more"),
  );
}

/**
 * @param {Game} a
 * @param {Game} b
 */
export function byPlace(a, b) {
  const place = (/** @type {Game} */ game) => gameText(game).place ?? Number.MAX_SAFE_INTEGER;
  return place(a) - place(b) || a.name.localeCompare(b.name);
}

/**
 * @param {Game[]} games
 * @param {boolean} isFirstVisit
 * @param {Emit} emit
 */
function theShelf(games, isFirstVisit, emit) {
  return h(
    "section",
    { class: "shelf", "aria-labelledby": "shelf", "data-games": games.length },
    h("div", { class: "section-head" }, h("h2", { id: "shelf", text: t("home.shelf") })),
    isFirstVisit && h("p", { class: "shelf-note", text: t("home.empty") }),
    h("ul", { class: "shelf-list" }, ...games.map((game) => card(game, emit))),
  );
}

/**
 * @param {Game} game
 * @param {Emit} emit
 */
function card(game, emit) {
  const { name, tagline } = gameText(game);
  const play = () => emit("play", game.id);
  return h(
    "li",
    { class: "card", "data-game": game.id },
    h(
      "button",
      { class: "card-board", type: "button", tabindex: "-1", "aria-hidden": "true", onClick: play },
      shelfMini(game),
    ),
    h("div", { class: "card-text" }, h("h3", { class: "game-name", text: name }), h("p", {}, tagline, " ", levels(game, name))),
    h(
      "button",
      { class: "button card-play", type: "button", "data-action": "play-game", "data-variant": game.id, "aria-label": t("action.play-game", { game: name }), onClick: play },
      icon("play"),
      h("span", { class: "card-play-word", text: t("action.play") }),
    ),
  );
}

/**
 * @param {Game} game
 * @param {string} name
 */
function levels({ id, ladder = [] }, name) {
  const n = ladder.length;
  return n > 0 && h("a", { class: "card-levels", href: `#/levels/${id}`, "aria-label": t("ladder.link-spoken", { n, game: name }), text: t("ladder.link", { n }) });
}

/** @param {Emit} emit */
function openFile(emit) {
  const field = h("input", {
    class: "unseen-text",
    type: "file",
    id: "open-file",
    tabindex: "-1",
    "aria-hidden": "true",
    onChange: () => {
      const file = field.files?.[0];
      if (file) emit("import", file);
      field.value = "";
    },
  });
  return h(
    "div",
    { class: "open-file" },
    h("button", { class: "text-button", type: "button", "data-action": "import", onClick: () => field.click() }, icon("open"), t("action.import")),
    field,
  );
}
