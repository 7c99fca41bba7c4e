// @ts-check
/** A tile: its face, its value, and how it is said aloud. The style sheet does the carpentry. */
import { h, svg } from "./dom.js";
import { t } from "./i18n.js";
import { BLANK, BLOCK } from "./pending.js";

/** @typedef {import("./types.js").Face} Face */

export { BLANK, BLOCK };

/** A frame and a cross, in a square of 100. */
const CROSS = "M11 11h78v78h-78zM31 31l38 38M69 31 31 69";

/**
 * @typedef {object} TileLook
 * @property {Face} [as]        what a blank stands for
 * @property {number} [value]   left out, or 0, where no value is printed
 * @property {boolean} [laid]   on its way, not yet played
 * @property {boolean} [blank]  the face shown is what a blank stands for
 * @property {"span"|"button"} [tag]
 */

/**
 * @param {Face} face
 * @param {TileLook} [look]
 * @returns {HTMLElement}
 */
export function tileElement(face, { as, value, laid = false, blank = false, tag = "span" } = {}) {
  const isBlank = blank || face === BLANK;
  const isBlock = face === BLOCK;
  const shown = isBlock ? "" : face === BLANK ? as ?? "" : face;
  const printed = isBlank || !value ? null : value;
  return h(
    tag,
    {
      class: "tile",
      type: tag === "button" && "button",
      "data-face": face,
      "data-blank": isBlank,
      "data-block": isBlock,
      "data-laid": laid,
      "data-long-face": [...shown].length > 1,
      "data-value": printed === null ? "none" : printed > 9 ? "long" : "short",
    },
    isBlock ? crossDrawing() : h("span", { class: "tile-letter", text: shown }),
    // What is seen is then part of what is said: "Q 10" of "Q, 10 points".
    " ",
    printed !== null && h("span", { class: "tile-value", text: printed }),
  );
}

function crossDrawing() {
  return svg("svg", { class: "tile-cross", viewBox: "0 0 100 100", "aria-hidden": "true" }, svg("path", { d: CROSS }));
}

/**
 * "Q, 10 points", "blank", "blank as E", "block"; "Q" where letters have no values.
 *
 * @param {Face} face
 * @param {{as?: Face, blank?: boolean, value?: number}} look
 */
export function tileSpoken(face, { as, blank = false, value = 0 }) {
  if (face === BLANK) return as ? t("tile.blank-as", { letter: as }) : t("tile.blank");
  if (blank) return t("tile.blank-as", { letter: face });
  if (!value) return faceSpoken(face);
  return t("tile.letter", { letter: face, n: value });
}

/** @param {Face} face */
export function faceSpoken(face) {
  if (face === BLOCK) return t("tile.block");
  return face === BLANK ? t("tile.blank") : face;
}

/**
 * A tile seen from its back, for racks that are nobody's business.
 *
 * @returns {HTMLElement}
 */
export function tileBack() {
  return h("span", { class: "tile tile-back", "data-value": "none" }, h("span", { class: "tile-letter" }));
}
