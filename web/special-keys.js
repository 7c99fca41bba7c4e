// @ts-check
/**
 * Keys on the screen for what a keyboard may not have: Ñ, and faces longer than a letter. They show
 * while the arrow does, for that is when somebody types.
 */
import { events, h } from "./dom.js";
import { t } from "./i18n.js";
import { BLANK, slotsOnRack } from "./pending.js";

/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./types.js").Face} Face */
/** @typedef {import("./types.js").Table} Table */

/**
 * @typedef {object} KeysState
 * @property {Face[]} rack
 * @property {Pick<Desk, "order"|"laid">} desk
 * @property {boolean} typing   the arrow is on the board, and it is this screen's turn
 */

/**
 * @param {Table} table
 * @returns {Face[]} none for a game of plain letters
 */
export function specialFaces(table) {
  const faces = new Set([...table.faces, ...table.blanks.choices]);
  return [...faces].filter((face) => face !== BLANK && !/^[A-Z]$/.test(face));
}

/** @param {Table} table */
export function createSpecialKeys(table) {
  const { on, emit } = events();
  const keys = specialFaces(table).map((face) => ({ face, el: key(face, () => emit("face", face)) }));
  const el = h("div", { class: "special-keys", role: "group", "aria-label": t("keys.special"), hidden: true }, ...keys.map((one) => one.el));

  return {
    el,
    on,
    /** @param {KeysState} state */
    update({ rack, desk, typing }) {
      el.hidden = !typing || keys.length === 0;
      if (el.hidden) return;
      const held = slotsOnRack(/** @type {Desk} */ (desk)).map((slot) => rack[slot]);
      // Dimmed, and who presses it all the same is told that there is no such tile.
      for (const { face, el: button } of keys) button.setAttribute("aria-disabled", String(!mayBe(table, held, face)));
    },
  };
}

/**
 * @param {Table} table
 * @param {Face[]} held
 * @param {Face} face
 */
function mayBe({ blanks, joins }, held, face) {
  if (held.includes(face)) return true;
  if (held.includes(BLANK) && (!blanks.declared || blanks.choices.includes(face))) return true;
  const loose = [...held];
  const take = (/** @type {string} */ letter) => loose.includes(letter) && loose.splice(loose.indexOf(letter), 1).length > 0;
  return Boolean(joins) && face.length > 1 && [...face].every(take);
}

/**
 * @param {Face} face
 * @param {() => void} press
 */
function key(face, press) {
  return h("button", { class: "special-key", type: "button", "data-key": face, "aria-label": t("keys.lay", { letter: face }), text: face, onClick: press });
}
