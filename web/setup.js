// @ts-check
/** Before a game: who plays, who starts, and the house rules its variant declares. */
import { events, h, refill } from "./dom.js";
import { icon } from "./icons.js";
import { bringsLanguage, gameText, language, LANGUAGES, t } from "./i18n.js";
import { miniBoard } from "./mini.js";
import { createHouseRules } from "./house-rules.js";
import { choiceOf } from "./settings.js";

/** @typedef {import("./types.js").Game} Game */

const LONGEST_NAME = 20;
/** What no name may hold (an emoji cut in half, a control key), and what shows nothing by itself. */
const UNSHOWABLE = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * @typedef {object} Draft  a sheet as far as it is filled in
 * @property {string[]} seats
 * @property {string} first
 * @property {import("./house-rules.js").HouseDraft} rules
 */

/** @param {{game: Game, names?: string[], draft?: Draft}} parts names remembered from the last game */
export function createSetup({ game, names = [], draft }) {
  const { on, emit } = events();
  const text = gameText(game);
  const [fewest, most] = game.players;
  const seats = draft?.seats ?? Array.from({ length: fewest }, (_, seat) => names[seat] ?? "");
  const rules = createHouseRules(game, draft?.rules);
  const list = h("ol", { class: "seats", "aria-label": t("setup.players") });
  const first = h("select", { class: "row-select", id: "setup-first" });
  const add = h("button", { class: "text-button seat-add", type: "button", "data-action": "add-seat", onClick: addSeat }, icon("plus"), t("setup.add"));

  /** @param {number} seat */
  function nameOf(seat) {
    const shown = seats[seat].replace(UNSHOWABLE, "").trim();
    return VISIBLE.test(shown) ? shown : t("setup.player", { n: seat + 1 });
  }

  function addSeat() {
    seats.push(names[seats.length] ?? "");
    drawSeats();
    const last = list.querySelector("li:last-child input");
    if (last instanceof HTMLElement) last.focus();
  }

  /** @param {number} seat */
  function removeSeat(seat) {
    seats.splice(seat, 1);
    drawSeats();
    add.focus();
  }

  function drawSeats() {
    refill(list, ...seats.map((name, seat) => seatRow(seat, name)));
    add.hidden = seats.length >= most;
    drawFirst();
  }

  function drawFirst() {
    const kept = first.value || "lot";
    refill(
      first,
      h("option", { value: "lot", text: t("setup.by-lot") }),
      ...seats.map((_, seat) => h("option", { value: seat, text: nameOf(seat) })),
    );
    first.value = kept;
    if (first.selectedIndex < 0) first.value = "lot";
  }

  /**
   * @param {number} seat
   * @param {string} name
   */
  function seatRow(seat, name) {
    const field = h("input", {
      class: "seat-name",
      type: "text",
      value: name,
      maxlength: LONGEST_NAME,
      placeholder: t("setup.player", { n: seat + 1 }),
      autocomplete: "off",
      autocapitalize: "words",
      spellcheck: "false",
      enterkeyhint: "done",
      "aria-label": t("setup.player-name", { n: seat + 1 }),
      onInput: () => {
        seats[seat] = field.value;
        drawFirst();
      },
      onKeydown: (/** @type {KeyboardEvent} */ event) => event.key === "Enter" && field.blur(),
    });
    const remove = h(
      "button",
      { class: "bar-button", type: "button", "data-action": "remove-seat", "aria-label": t("setup.remove", { name: nameOf(seat) }), onClick: () => removeSeat(seat) },
      icon("close"),
    );
    return h("li", { class: "seat" }, h("span", { class: "seat-number", "aria-hidden": "true", text: seat + 1 }), field, seats.length > fewest ? remove : icon("edit"));
  }

  /** @param {string} code */
  function changeLanguage(code) {
    emit("language", { code, begun: { seats, first: first.value, rules: rules.draft() } });
  }

  function start() {
    const chosen = first.value;
    emit("start", {
      seats: seats.map((_, seat) => ({ name: nameOf(seat) })),
      options: rules.values(),
      first: chosen === "lot" ? "lot" : Number(chosen),
    });
  }

  drawSeats();
  if (draft) first.value = draft.first;
  const el = h(
    "main",
    { class: "setup", "data-game": game.id },
    h(
      "div",
      { class: "setup-board" },
      miniBoard({ game: game.id, premiums: game.table.premiums, start: game.table.start, board: game.mini }),
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
      list,
      add,
      h("div", { class: "row" }, h("label", { for: "setup-first", text: t("setup.first") }), h("span", { class: "row-choice" }, first, icon("chevron"))),
      bringsLanguage(game) && languageChoice(changeLanguage),
      rules.el,
      h(
        "div",
        { class: "setup-foot" },
        h("button", { class: "button", type: "button", "data-action": "start", text: t("action.start"), onClick: start }),
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

/** @param {(code: string) => void} onChange */
function languageChoice(onChange) {
  const choices = LANGUAGES.map(({ code, name }) => ({ value: code, label: name, lang: code }));
  return choiceOf({ name: "language", legend: t("settings.language"), kind: "choice-row", choices, value: language(), onChange });
}
