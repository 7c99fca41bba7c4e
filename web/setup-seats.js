// @ts-check
/** The seats of a set-up sheet: a name and a person in each, or a computer and how well it plays. */
import { events, h, refill } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./i18n.js";
import { isLevel, levelChoice } from "./level-choice.js";

/** @typedef {import("./level-choice.js").Levels} Levels */
/** @typedef {{name: string, level: string|null}} SeatDraft  level: null for a person */

const LONGEST_NAME = 20;
/** What no name may hold (an emoji cut in half, a control key), and what shows nothing by itself. */
const UNSHOWABLE = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Names of computers in the messages. */
const COMPUTERS = [1, 2, 3, 4];

/**
 * The company of the last game, as far as it fits this one. Who wants to watch asks for that.
 *
 * @param {{fewest: number, game: Levels, names: string[], kinds: unknown}} parts
 * @returns {SeatDraft[]}
 */
export function rememberedSeats({ fewest, game, names, kinds }) {
  const known = Array.isArray(kinds) ? kinds : [];
  const seats = Array.from({ length: fewest }, (_, seat) => ({
    name: names[seat] ?? "",
    level: isLevel(game, known[seat]) ? String(known[seat]) : null,
  }));
  if (seats.every(({ level }) => level !== null)) seats[0].level = null;
  return seats;
}

/**
 * Nobody but computers: each at the level it was remembered at, or the usual one.
 *
 * @param {SeatDraft[]} seats
 * @param {string[]} levels
 * @returns {SeatDraft[]}
 */
export function computersOnly(seats, levels) {
  const usual = usualLevel(seats, levels);
  return seats.map(({ level }) => ({ name: "", level: level ?? usual }));
}

/**
 * @param {SeatDraft[]} seats
 * @param {string[]} levels
 */
function usualLevel(seats, levels) {
  return seats.find(({ level }) => level !== null)?.level ?? levels[Math.min(1, levels.length - 1)] ?? null;
}

/**
 * Who they are called: as written, or a name of their own; no two computers have the same.
 *
 * @param {SeatDraft[]} seats
 * @returns {string[]}
 */
export function seatNames(seats) {
  const written = seats.map(({ name }) => shownName(name));
  const free = COMPUTERS.map((n) => t(`setup.computer-${n}`)).filter((name) => !written.includes(name));
  return seats.map(({ level }, seat) => {
    if (written[seat]) return written[seat];
    return (level !== null && free.shift()) || t("setup.player", { n: seat + 1 });
  });
}

/** @param {string} name */
function shownName(name) {
  const shown = name.replace(UNSHOWABLE, "").trim();
  return VISIBLE.test(shown) ? shown : "";
}

/**
 * @param {{seats: SeatDraft[], game: Levels, players: [number, number], names: string[]}} parts
 *        names: remembered ones, for seats to be added
 */
export function createSeats({ seats: begun, game, players: [fewest, most], names }) {
  const { levels = [] } = game;
  const { on, emit } = events();
  const seats = begun.map((seat) => ({ ...seat }));
  /** A seat that was a person, then a computer, then a person again has its name back. */
  const people = seats.map(({ name, level }, seat) => (level === null ? name : names[seat] ?? ""));
  /** The level for the next computer that sits down. */
  let usual = usualLevel(begun, levels);
  const list = h("ol", { class: "seats", "aria-label": t("setup.players") });
  const add = h("button", { class: "text-button seat-add", type: "button", "data-action": "add-seat", onClick: addSeat }, icon("plus"), t("setup.add"));

  function addSeat() {
    const name = names[seats.length] ?? "";
    people[seats.length] = name;
    seats.push({ name, level: null });
    draw();
    focusOn("li:last-child .seat-name");
  }

  /** @param {number} seat */
  function removeSeat(seat) {
    seats.splice(seat, 1);
    people.splice(seat, 1);
    draw();
    add.focus();
  }

  /**
   * @param {number} seat
   * @param {string|null} level
   */
  function sit(seat, level) {
    if (seats[seat].level === null) people[seat] = seats[seat].name;
    seats[seat] = { name: level === null ? people[seat] : "", level };
    draw();
    focusOn(`li:nth-child(${seat + 1}) .kinds input:checked`);
  }

  /** @param {string} selector */
  function focusOn(selector) {
    const found = list.querySelector(selector);
    if (found instanceof HTMLElement) found.focus();
  }

  function draw() {
    list.dataset.seats = seats.length > fewest ? "more" : "fewest";
    refill(list, ...seats.map((_, seat) => row(seat)));
    add.hidden = seats.length >= most;
    emit("change");
  }

  /** @param {number} seat */
  function row(seat) {
    const { level } = seats[seat];
    return h(
      "li",
      { class: "seat-row" },
      h(
        "div",
        { class: "seat" },
        h("span", { class: "seat-number", "aria-hidden": "true", text: seat + 1 }),
        nameField(seat),
        levels.length > 0 && kindChoice(seat),
        seats.length > fewest ? removeButton(seat) : levels.length === 0 && icon("edit"),
      ),
      level !== null && levelField(seat),
    );
  }

  /** @param {number} seat */
  function nameField(seat) {
    const field = h("input", {
      class: "seat-name",
      type: "text",
      value: seats[seat].name,
      maxlength: LONGEST_NAME,
      placeholder: seatNames(seats.map((one, at) => (at === seat ? { ...one, name: "" } : one)))[seat],
      autocomplete: "off",
      autocapitalize: "words",
      spellcheck: "false",
      enterkeyhint: "done",
      "aria-label": t("setup.player-name", { n: seat + 1 }),
      onInput: () => {
        seats[seat].name = field.value;
        emit("change");
      },
      onKeydown: (/** @type {KeyboardEvent} */ event) => event.key === "Enter" && field.blur(),
    });
    return field;
  }

  /** @param {number} seat */
  function removeButton(seat) {
    const label = t("setup.remove", { name: seatNames(seats)[seat] });
    return h("button", { class: "bar-button", type: "button", "data-action": "remove-seat", "aria-label": label, onClick: () => removeSeat(seat) }, icon("close"));
  }

  /** A person, or the computer. Computers alone are a game to watch. @param {number} seat */
  function kindChoice(seat) {
    const { level } = seats[seat];
    return h(
      "fieldset",
      { class: "kinds" },
      h("legend", { class: "unseen-text", text: t("setup.kind", { n: seat + 1 }) }),
      kind({ name: `kind-${seat}`, value: "person", checked: level === null, onChange: () => sit(seat, null) }),
      kind({ name: `kind-${seat}`, value: "computer", checked: level !== null, onChange: () => sit(seat, usual) }),
    );
  }

  /** @param {number} seat */
  function levelField(seat) {
    const choose = (/** @type {string} */ level) => {
      seats[seat].level = level;
      usual = level;
    };
    return levelChoice({ game, name: `level-${seat}`, legend: t("setup.level", { name: seatNames(seats)[seat] }), level: seats[seat].level ?? "", onChange: choose });
  }

  draw();
  return { elements: [list, add], on, seats: () => seats.map((seat) => ({ ...seat })), names: () => seatNames(seats) };
}

/** @param {{name: string, value: "person"|"computer", checked: boolean, onChange: () => void}} parts */
function kind({ name, value, checked, onChange }) {
  return h(
    "label",
    { class: "kind" },
    h("input", { type: "radio", name, value, checked, onChange }),
    h("span", { class: "kind-face" }, icon(value), h("span", { class: "kind-word", text: t(`setup.${value}`) })),
  );
}
