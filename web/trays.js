// @ts-check
/**
 * Racks in the open, counted: a tray for each seat with every kind of tile once. Only the tiles of
 * the seat that moves can be taken. Where there is room for one tray only, a button brings the next.
 */
import { dress, h, setText } from "./dom.js";
import { number, t } from "./i18n.js";
import { countKinds, kindsOf } from "./kinds.js";
import { faceSpoken, tileElement } from "./tile.js";

/** @typedef {import("./types.js").Face} Face */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").View} View */

/** @param {Table} table */
export function createTrays(table) {
  const root = h("div", { class: "trays" });
  /** @type {ReturnType<typeof createTray>[]} */
  let trays = [];
  /** Whose tray is seen where there is room for one, and in which turn somebody asked for it. */
  let shown = 0;
  let asked = "";
  let mine = 0;
  /** @type {string[]} */
  let names = [];

  /** @param {number} count */
  function seat(count) {
    if (trays.length === count) return;
    trays = Array.from({ length: count }, () => createTray(table, showNext));
    root.replaceChildren(...trays.map(({ el }) => el));
  }

  function showNext() {
    shown = (shown + 1) % trays.length;
    present();
    trays[shown].next.focus();
  }

  function present() {
    const next = (shown + 1) % trays.length;
    trays.forEach((tray, index) => tray.present({ isShown: index === shown, next: names[next] ?? "", single: trays.length < 2 }));
  }

  /** @param {import("./rack.js").RackState & {view?: View}} state */
  function update({ rack, desk, selected = null, enabled = true, view, hinted = [] }) {
    if (!view) return;
    seat(view.names.length);
    names = view.names;
    mine = view.seat ?? Math.max(0, view.turn);
    const turn = `${view.ply}/${mine}`;
    if (turn !== asked) shown = mine;
    asked = turn;
    trays.forEach((tray, index) => {
      const own = index === view.seat;
      const held = view.racks[index];
      const faces = own ? rack : Array.isArray(held) ? held : [];
      tray.update({ name: view.names[index], kinds: countKinds(faces, own ? desk.laid : []), dealt: view.turn >= 0, selected: own ? selected : null, hinted: own ? hinted.map((slot) => rack[slot]) : [], own, enabled: own && enabled });
    });
    present();
  }

  return {
    root,
    /** The tray that tiles come from and go back to. */
    get el() {
      return trays[mine]?.el ?? root;
    },
    update,
    /** @param {number} slot */
    tileElement: (slot) => root.querySelector(`[data-slot="${slot}"]`),
  };
}

/**
 * @param {Table} table
 * @param {() => void} onNext
 */
function createTray(table, onNext) {
  const title = h("h2", { class: "counted-title" });
  const next = h("button", { class: "counted-next", type: "button", "data-action": "next-rack", onClick: onNext });
  const kinds = kindsOf(table).map((face) => ({ face, ...createKind(face) }));
  const list = h("div", { class: "counted-kinds", role: "group" }, ...kinds.map(({ el }) => el));
  const el = h("section", { class: "counted" }, h("header", { class: "counted-head" }, title, next), list);
  return {
    el,
    next,
    /**
     * @param {{name: string, kinds: ReturnType<typeof countKinds>, dealt: boolean,
     *          selected: number|null, hinted: Face[], own: boolean, enabled: boolean}} now
     */
    update({ name, kinds: left, dealt, selected, hinted, own, enabled }) {
      const called = t("rack.of", { name });
      setText(title, called);
      list.setAttribute("aria-label", called);
      el.toggleAttribute("data-own", own);
      el.toggleAttribute("data-undealt", !dealt);
      el.toggleAttribute("data-waiting", !enabled);
      for (const kind of kinds) kind.update(left.get(kind.face), { selected, own, enabled, hinted: hinted.includes(kind.face) });
    },
    /** @param {{isShown: boolean, next: string, single: boolean}} now */
    present({ isShown, next: name, single }) {
      el.toggleAttribute("data-shown", isShown);
      next.hidden = single;
      setText(next, t("rack.show", { name }));
    },
  };
}

/** @param {Face} face */
function createKind(face) {
  const tile = tileElement(face, { tag: "button" });
  const count = h("span", { class: "kind-count", "aria-hidden": "true" });
  const el = h("div", { class: "kind" }, tile, count);
  return {
    el,
    /**
     * @param {{left: number, slot: number}|undefined} now
     * @param {{selected: number|null, own: boolean, enabled: boolean, hinted: boolean}} hand
     */
    update(now, { selected, own, enabled, hinted }) {
      const n = now?.left ?? 0;
      const isSelected = now !== undefined && now.slot === selected;
      setText(count, number(n));
      el.toggleAttribute("data-none", n === 0);
      tile.toggleAttribute("data-selected", isSelected);
      tile.toggleAttribute("data-hinted", hinted);
      dress(tile, {
        // Without a slot nothing can be taken from here: not the other's tiles, nor what is used up.
        "data-slot": own && now ? now.slot : null,
        "data-left": n,
        "aria-label": t("rack.left", { letter: faceSpoken(face), n }),
        "aria-pressed": own ? String(isSelected) : null,
        "aria-disabled": (!enabled || n === 0) && "true",
        // The other's tiles are read, not pressed.
        tabindex: own ? null : -1,
      });
    },
  };
}
