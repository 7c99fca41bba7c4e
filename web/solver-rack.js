// @ts-check
/**
 * The rack to be solved: a field one types into, seen as tiles. No keyboard of the system comes up
 * for it, for the page has one of its own.
 */
import { events, h, refill, vars } from "./dom.js";
import { number, t } from "./i18n.js";
import { countKinds, isCounted, kindsOf } from "./kinds.js";
import { rackText, readRack } from "./solver-rows.js";
import { faceSpoken, tileElement } from "./tile.js";

/** @typedef {import("./types.js").Face} Face */
/** @typedef {import("./types.js").Table} Table */

export function createSolverRack() {
  const { on, emit } = events();
  /** @type {Table|null} */
  let table = null;
  /** @type {Face[]} */
  let rack = [];
  const field = h("input", {
    class: "solver-rack-field",
    id: "solver-rack",
    type: "text",
    inputmode: "none",
    autocomplete: "off",
    autocapitalize: "characters",
    spellcheck: "false",
    "aria-describedby": "solver-rack-said",
    onInput: typed,
    onKeydown: pressed,
    onFocus: () => emit("focus"),
  });
  const tiles = h("div", { class: "solver-rack-tiles", "aria-hidden": "true" });
  const said = h("span", { class: "unseen-text", id: "solver-rack-said" });
  const el = h("div", { class: "solver-rack" }, h("label", { class: "solver-label", for: "solver-rack", text: t("rack.name") }), h("div", { class: "solver-rack-box" }, field, tiles), said);

  function typed() {
    if (!table) return;
    const read = readRack(table, field.value);
    const next = read.rack.slice(0, table.rack_size);
    const isFull = read.rack.length > next.length;
    if (read.strange.length || isFull) field.value = rackText(table, next);
    if (next.join() !== rack.join()) emit("change", next);
    if (read.strange.length) emit("strange", read.strange[0]);
    else if (isFull) emit("full");
  }

  /** A tile goes as a whole, however many letters it has. @param {KeyboardEvent} event */
  function pressed(event) {
    if (event.key === "Enter") {
      event.preventDefault();
      return emit("solve");
    }
    const isWhole = field.selectionStart === field.selectionEnd && field.selectionEnd === field.value.length;
    if (event.key !== "Backspace" || !isWhole || !rack.length) return undefined;
    event.preventDefault();
    return emit("change", rack.slice(0, -1));
  }

  /** @param {Table} now */
  function drawTiles(now) {
    const value = (/** @type {Face} */ face) => now.values[face] ?? 0;
    const counted = isCounted(now);
    tiles.toggleAttribute("data-counted", counted);
    if (counted) {
      const left = countKinds(rack);
      const kinds = kindsOf(now).filter((face) => left.has(face));
      return refill(tiles, ...kinds.map((face) => h("span", { class: "kind" }, tileElement(face), h("span", { class: "kind-count", text: number(left.get(face)?.left ?? 0) }))));
    }
    const wells = Array.from({ length: Math.max(0, now.rack_size - rack.length) }, () => h("span", { class: "well" }));
    vars(tiles, { slots: now.rack_size });
    return refill(tiles, ...rack.map((face) => tileElement(face, { value: value(face) })), ...wells);
  }

  return {
    el,
    on,
    focus: () => field.focus(),
    /** @param {{table: Table, rack: Face[], active: boolean}} now */
    update({ table: nowTable, rack: faces, active }) {
      table = nowTable;
      rack = faces;
      if (readRack(nowTable, field.value).rack.join() !== faces.join()) field.value = rackText(nowTable, faces);
      el.toggleAttribute("data-active", active);
      said.textContent = faces.length ? faces.map(faceSpoken).join(", ") : t("solver.rack-empty");
      drawTiles(nowTable);
    },
  };
}
