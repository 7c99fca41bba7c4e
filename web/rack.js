// @ts-check
/** The rack in its tray: tiles are buttons that keep their element, so focus and glides survive. */
import { dress, h, vars } from "./dom.js";
import { t } from "./i18n.js";
import { tileElement, tileSpoken } from "./tile.js";

/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./types.js").Face} Face */
/** @typedef {import("./types.js").Table} Table */

/**
 * @typedef {object} RackState
 * @property {Face[]} rack               the faces by slot; empty while nobody may look
 * @property {Pick<Desk, "order"|"laid">} desk
 * @property {number|null} [selected]    the slot picked up
 * @property {boolean} [enabled]         false while it is nobody's turn to move tiles
 * @property {import("./types.js").View} [view]  for racks that lie open
 * @property {number[]} [hinted]         the slots a hint names
 */

/** @param {Table} table */
export function createRack(table) {
  const list = h("div", { class: "rack", role: "group", "aria-label": t("rack.name") });
  const el = h("div", { class: "tray" }, list);
  /** @type {HTMLElement[]} */
  const wells = [];
  /** @type {Map<number, HTMLElement>} */
  const tiles = new Map();

  /** @param {number} count */
  function haveWells(count) {
    while (wells.length < count) {
      const well = h("div", { class: "well" });
      wells.push(well);
      list.append(well);
    }
    while (wells.length > count) wells.pop()?.remove();
    vars(el, { slots: count });
  }

  /**
   * @param {number} slot
   * @param {Face} face
   */
  function tileFor(slot, face) {
    const known = tiles.get(slot);
    if (known?.dataset.face === face) return known;
    const value = table.values[face] ?? 0;
    const made = tileElement(face, { value, tag: "button" });
    dress(made, { "data-slot": slot, "aria-label": tileSpoken(face, { value }) });
    known?.remove();
    tiles.set(slot, made);
    return made;
  }

  /** @param {RackState} state */
  function update({ rack, desk, selected = null, enabled = true, hinted = [] }) {
    haveWells(Math.max(table.rack_size, rack.length));
    const away = new Set(desk.laid.map((tile) => tile.slot));
    const order = desk.order.filter((slot) => slot < rack.length);
    wells.forEach((well, position) => {
      const slot = order[position];
      const shows = slot !== undefined && !away.has(slot);
      const tile = shows ? tileFor(slot, rack[slot]) : null;
      // A tile that stays in its well is not touched: moving a node would take its focus away.
      if (tile && tile.parentElement !== well) well.replaceChildren(tile);
      if (!tile) well.replaceChildren();
      if (!tile) return;
      const isSelected = slot === selected;
      tile.toggleAttribute("data-selected", isSelected);
      tile.toggleAttribute("data-hinted", hinted.includes(slot));
      dress(tile, { "aria-pressed": String(isSelected), "aria-disabled": !enabled && "true" });
    });
    for (const slot of tiles.keys()) if (slot >= rack.length) tiles.delete(slot);
    el.toggleAttribute("data-waiting", !enabled);
  }

  return {
    el,
    root: el,
    update,
    /** @param {number} slot */
    tileElement: (slot) => tiles.get(slot) ?? null,
    /**
     * The place in the order under a point, for reordering; null outside the tray.
     *
     * @param {number} x
     * @param {number} y
     * @returns {number|null}
     */
    slotFromPoint(x, y) {
      const tray = el.getBoundingClientRect();
      if (x < tray.left || x > tray.right || y < tray.top || y > tray.bottom) return null;
      const box = list.getBoundingClientRect();
      const place = Math.floor(((x - box.left) / box.width) * wells.length);
      return Math.max(0, Math.min(wells.length - 1, place));
    },
  };
}
