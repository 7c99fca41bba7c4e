// @ts-check
/** What shall this blank stand for? Tap a face, or type it. */
import { h } from "./dom.js";
import { t } from "./i18n.js";
import { openSheet } from "./sheet.js";
import { tileElement } from "./tile.js";
import { letterIn } from "./typing.js";

/** @typedef {import("./types.js").Face} Face */
/** @typedef {import("./types.js").Table} Table */

/** How long a typed letter waits for another where a longer face begins with it. */
const PATIENCE_MS = 500;

/**
 * @param {Table} table
 * @returns {Promise<Face|null>}
 */
export function chooseBlank(table) {
  const { choices } = table.blanks;
  return new Promise((resolve) => {
    const faces = h("div", { class: "faces", role: "group", "aria-label": t("blank.faces") });
    const sheet = openSheet({
      title: t("blank.title"),
      kind: "sheet-faces",
      game: table.variant,
      content: faces,
      onClose: resolve,
    });
    faces.append(...choices.map((face) => faceButton(face, () => sheet.close(face))));
    faces.querySelector("button")?.focus();
    const type = typedFace(table, sheet.close, (face) => {
      const tile = faces.querySelector(`[data-face="${face}"]`);
      if (tile instanceof HTMLElement) tile.focus();
    });
    sheet.el.addEventListener("keydown", (event) => {
      if (step(faces, event.key)) event.preventDefault();
      else if (!event.ctrlKey && !event.metaKey && !event.altKey) type(event.key);
    });
  });
}

/**
 * @param {Face} face
 * @param {() => void} choose
 */
function faceButton(face, choose) {
  const tile = tileElement(face, { tag: "button", blank: true });
  tile.setAttribute("aria-label", face);
  tile.addEventListener("click", choose);
  return tile;
}

/**
 * @param {Table} table
 * @param {(face: Face) => void} choose
 * @param {(face: Face) => void} show  this one, if no other letter comes
 */
function typedFace(table, choose, show) {
  const { choices } = table.blanks;
  let typed = "";
  let waiting = 0;
  return (/** @type {string} */ key) => {
    if ([...key].length !== 1) return;
    clearTimeout(waiting);
    const begins = (/** @type {string} */ start) => choices.filter((face) => face.startsWith(start));
    const letter = letterIn(table, key.toUpperCase()) ?? "";
    typed = begins(typed + letter).length ? typed + letter : letter;
    const fitting = begins(typed);
    if (!fitting.includes(typed)) return;
    if (fitting.length === 1) choose(typed);
    else {
      show(typed);
      waiting = window.setTimeout(choose, PATIENCE_MS, typed);
    }
  };
}

/**
 * Arrow keys walk over the faces as they stand on the screen.
 *
 * @param {HTMLElement} faces
 * @param {string} key
 */
function step(faces, key) {
  const tiles = /** @type {HTMLElement[]} */ ([...faces.children]);
  const here = tiles.findIndex((tile) => tile === document.activeElement);
  const columns = tiles.filter((tile) => tile.offsetTop === tiles[0].offsetTop).length;
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
  if (!by) return false;
  tiles[here + by]?.focus();
  return true;
}
