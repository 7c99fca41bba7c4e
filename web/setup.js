// @ts-check
/** Before a game: who plays, who starts, and the house rules its variant declares. */
import { seatOf } from "./begin.js";
import { events, h, refill, setText } from "./dom.js";
import { icon } from "./icons.js";
import { bringsLanguage, gameText, language, LANGUAGES, t } from "./i18n.js";
import { shelfMini } from "./mini.js";
import { createHouseRules } from "./house-rules.js";
import { choiceOf } from "./settings.js";
import { computersOnly, createSeats, rememberedSeats } from "./setup-seats.js";

/** @typedef {import("./types.js").Game} Game */

/**
 * @typedef {object} Draft  a sheet as far as it is filled in
 * @property {import("./setup-seats.js").SeatDraft[]} seats
 * @property {string} first
 * @property {import("./house-rules.js").HouseDraft} rules
 */

/**
 * @param {{game: Game, names?: string[], kinds?: unknown, draft?: Draft, watch?: boolean}} parts names
 *        and kinds of players remembered from the last game; watch: computers alone, to begin with
 */
export function createSetup({ game, names = [], kinds, draft, watch = false }) {
  const { on, emit } = events();
  const text = gameText(game);
  const { levels = [], players } = game;
  const company = rememberedSeats({ fewest: players[0], game, names, kinds });
  const begun = draft?.seats ?? (watch ? computersOnly(company, levels) : company);
  const seats = createSeats({ seats: begun, game, players, names });
  const begin = h("button", { class: "button", type: "button", "data-action": "start", onClick: start });
  const rules = createHouseRules(game, draft?.rules);
  const first = h("select", { class: "row-select", id: "setup-first" });

  function drawFirst() {
    const kept = first.value || "lot";
    refill(
      first,
      h("option", { value: "lot", text: t("setup.by-lot") }),
      ...seats.names().map((name, seat) => h("option", { value: seat, text: name })),
    );
    first.value = kept;
    if (first.selectedIndex < 0) first.value = "lot";
  }

  /** @param {string} code */
  function changeLanguage(code) {
    emit("language", { code, begun: { seats: seats.seats(), first: first.value, rules: rules.draft() } });
  }

  function start() {
    const chosen = first.value;
    const called = seats.names();
    emit("start", {
      seats: seats.seats().map(({ level }, seat) => seatOf(called[seat], level)),
      options: rules.values(),
      first: chosen === "lot" ? "lot" : Number(chosen),
    });
  }

  function seated() {
    drawFirst();
    // Nobody but computers: there is something to watch, and nothing to play.
    setText(begin, t(seats.seats().every(({ level }) => level !== null) ? "watch.start" : "action.start"));
    rules.against(seats.seats().some(({ level }) => level !== null));
  }

  seats.on("change", seated);
  seated();
  if (draft) first.value = draft.first;
  const el = h(
    "main",
    { class: "setup", "data-game": game.id },
    h(
      "div",
      { class: "setup-board" },
      shelfMini(game),
    ),
    h(
      "button",
      { class: "bar-button setup-back", type: "button", "data-action": "back", "aria-label": t("action.back"), onClick: () => emit("back") },
      icon("back"),
    ),
    h(
      "div",
      { class: "setup-sheet" },
      h("h1", { class: "setup-title", text: text.name }),
      h("p", { class: "setup-tagline", text: text.tagline }),
      levelsLink(game),
      ...seats.elements,
      h("div", { class: "row" }, h("label", { for: "setup-first", text: t("setup.first") }), h("span", { class: "row-choice" }, first, icon("chevron"))),
      bringsLanguage(game) && languageChoice(changeLanguage),
      rules.el,
      h(
        "div",
        { class: "setup-foot" },
        begin,
        h("p", { class: "setup-learn" }, t("setup.never"), " ", h("a", { href: `#/help/${game.id}`, text: t("setup.learn") })),
      ),
    ),
  );
  /** The sheet was made anew because of it: who chose it by key is still there. */
  function focusLanguage() {
    const chosen = el.querySelector('[name="language"]:checked');
    if (chosen instanceof HTMLElement) chosen.focus();
  }

  return { el, on, focusLanguage };
}

/** @param {Game} game */
function levelsLink({ id, ladder = [] }) {
  return ladder.length > 0 && h("a", { class: "row setup-levels", href: `#/levels/${id}` }, h("span", { text: t("ladder.play-now") }), h("span", { class: "row-choice" }, h("span", { class: "row-value", text: t("ladder.link", { n: ladder.length }) }), icon("chevron")));
}

/** @param {(code: string) => void} onChange */
function languageChoice(onChange) {
  const choices = LANGUAGES.map(({ code, name }) => ({ value: code, label: name, lang: code }));
  return choiceOf({ name: "language", legend: t("settings.language"), kind: "choice-row", choices, value: language(), onChange });
}
