// @ts-check
/** The room of a game's levels: what is won, what is open, what comes next. */
import { events, h, svg } from "./dom.js";
import { icon } from "./icons.js";
import { gameText, levelName, t } from "./i18n.js";
import { SHIELDS, stepsOf } from "./ladder.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Rung} Rung */
/** @typedef {import("./ladder.js").Step} Step */

const SHIELD = "M12 2.5 20.5 5.5v6.2c0 4.6-3.3 8.2-8.5 9.8-5.2-1.6-8.5-5.2-8.5-9.8V5.5z";

/** @param {{game: Game, won: import("./ladder.js").Won}} parts */
export function createLevels({ game, won }) {
  const { on, emit } = events();
  const steps = stepsOf(game, won);
  const n = steps.reduce((sum, { shields }) => sum + shields, 0);
  const newest = steps.filter(({ isOpen }) => isOpen).at(-1)?.number ?? 0;
  const el = h(
    "main",
    { class: "levels", "data-game": game.id },
    h(
      "header",
      { class: "bar" },
      h("button", { class: "bar-button", type: "button", "data-action": "back", "aria-label": t("action.back"), onClick: () => emit("back") }, icon("back")),
      h("p", { class: "bar-title", text: gameText(game).name }),
      h("a", { class: "text-button", href: `#/new/${game.id}`, text: t("ladder.free") }),
    ),
    h("h1", { class: "levels-title", text: t("ladder.title") }),
    h("p", { class: "levels-won" }, shield(n > 0), t("ladder.total", { n, all: steps.length * SHIELDS })),
    h("ul", { class: "levels-feats" }, ...["won", "time", "points"].map((feat) => h("li", {}, shield(true), t(`ladder.for-${feat}`)))),
    h("ol", { class: "rungs" }, ...steps.map((step) => rungItem(game, step, step.number === newest, () => emit("climb", step.rung)))),
  );
  return { el, on };
}

/**
 * @param {Game} game
 * @param {Step} step
 * @param {boolean} isNewest
 * @param {() => void} climb
 */
function rungItem(game, { rung, number, shields, isOpen }, isNewest, climb) {
  const [first, ...others] = rungFacts(game, rung);
  const said = isOpen ? shieldsText(shields) : t("ladder.locked", { n: number - 1 });
  return h(
    "li",
    {},
    h(
      "button",
      { class: "rung", type: "button", "data-level": rung.id, "data-newest": isNewest, "aria-disabled": !isOpen && "true", onClick: () => isOpen && climb() },
      h("span", { class: "rung-number" }, h("span", { class: "unseen-text", text: `${t("ladder.level")} ` }), String(number)),
      h("span", { class: "rung-text" }, h("span", { class: "rung-name", text: `${first}, ${levelName(rung.level)}` }), " ", h("span", { class: "rung-facts", text: others.join(", ") })),
      " ",
      isOpen ? shieldRow(shields) : h("span", { class: "rung-locked" }, icon("lock")),
      h("span", { class: "unseen-text", text: said }),
    ),
  );
}

/**
 * @param {Game} game
 * @param {Rung} rung
 * @param {string[]} names of people remembered
 * @returns {import("./begin.js").Order}
 */
export function climbOrder(game, { level, options }, names) {
  const seats = [{ name: names[0] || t("setup.player", { n: 1 }) }, { name: t("setup.computer-1"), bot: level }];
  return { variant: game.id, seats, options, first: "lot" };
}

/**
 * What its house rules are called, in the order the level names them: "7 × 7", "4 minutes".
 *
 * @param {Game} game
 * @param {Rung} rung
 * @returns {string[]}
 */
export function rungFacts(game, { options }) {
  const texts = gameText(game).options ?? {};
  return Object.entries(options).map(([key, value]) => {
    const choice = game.options.find((option) => option.key === key)?.choices?.find((one) => one.value === value);
    return texts[key]?.choices?.[String(value)] ?? choice?.label ?? String(value);
  });
}

/** @param {number} n */
export function shieldsText(n) {
  return t("ladder.shields", { n, all: SHIELDS });
}

/**
 * So many of three.
 *
 * @param {number} n
 */
export function shieldRow(n) {
  return h("span", { class: "shields", "aria-hidden": "true" }, ...Array.from({ length: SHIELDS }, (_, index) => shield(index < n)));
}

/** @param {boolean} isWon */
function shield(isWon) {
  return svg("svg", { class: "shield", viewBox: "0 0 24 24", "data-won": isWon, "aria-hidden": "true" }, svg("path", { d: SHIELD }));
}
