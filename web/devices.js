// @ts-check
/** What a player can hide on the board: how many of each are left, and a button to take one. */
import { devicePath, drawing } from "./board-ground.js";
import { events, h, refill, setText } from "./dom.js";
import { has, number, t } from "./i18n.js";

/** @typedef {import("./types.js").View} View */

/**
 * @typedef {object} DevicesState
 * @property {Pick<View, "devices"|"actions"|"names"|"seat">} view
 * @property {boolean} enabled     it is this screen's turn
 * @property {string|null} placing the kind in hand
 */

/** Beside the preview of a phone there is no room for longer names; their counts stay. */
const ROOMY = 9;

/** The kinds of move that want a cell and nothing else. @param {Record<string, string>} actions */
export function cellActions(actions) {
  return Object.keys(actions).filter((kind) => actions[kind] === "cell");
}

export function createDevices() {
  const { on, emit } = events();
  const title = h("h2", { class: "panel-title" });
  const aside = h("span", { class: "panel-aside" });
  const list = h("div", { class: "devices-list" });
  const note = h("p", { class: "devices-note" });
  const el = h("section", { class: "devices", hidden: true }, h("div", { class: "panel-head" }, title, aside), list, note);
  /** @type {Map<string, ReturnType<typeof deviceButton>>} */
  const buttons = new Map();

  return {
    el,
    on,
    /** @param {DevicesState} state */
    update({ view, enabled, placing }) {
      const { devices, actions, names, seat } = view;
      const allowed = cellActions(actions);
      const kinds = [...new Set([...Object.keys(devices?.held ?? {}), ...allowed])];
      el.hidden = !kinds.length;
      // Where the screen changes hands they stay in place, and tell nothing.
      if (el.hidden) {
        for (const button of buttons.values()) button.update({ held: 0, most: 0, allowed: false, inHand: false });
        return;
      }
      const name = names[seat ?? -1] ?? "";
      setText(title, t("devices.title", { name }));
      setText(aside, t("devices.seen-by", { name }));
      setText(note, t(placing ? "devices.placing" : "devices.note"));
      if (kinds.join() !== [...buttons.keys()].join()) {
        buttons.clear();
        for (const kind of kinds) buttons.set(kind, deviceButton(kind, () => emit("take", kind)));
        list.toggleAttribute("data-long", kinds.some((kind) => deviceName(kind).length > ROOMY));
        refill(list, ...[...buttons.values()].map((button) => button.el));
      }
      for (const [kind, button] of buttons) {
        button.update({
          held: devices?.held[kind] ?? 0,
          most: devices?.most[kind] ?? 0,
          allowed: enabled && allowed.includes(kind),
          inHand: placing === kind,
        });
      }
    },
    /** @param {string} kind */
    focus: (kind) => buttons.get(kind)?.el.focus(),
  };
}

/**
 * @param {string} kind
 * @param {() => void} take
 */
function deviceButton(kind, take) {
  const dots = h("span", { class: "device-dots", "aria-hidden": "true" });
  const count = h("span", { class: "device-count" });
  const left = h("span", { class: "unseen-text" });
  const el = h(
    "button",
    {
      class: "device-button",
      type: "button",
      "data-device": kind,
      onClick: () => el.getAttribute("aria-disabled") !== "true" && take(),
    },
    h("span", { class: "device-handle" }, drawing("device-glyph", devicePath(kind))),
    h("span", { class: "device-name", text: deviceName(kind) }),
    " ",
    count,
    left,
    dots,
  );
  return {
    el,
    /** @param {{held: number, most: number, allowed: boolean, inHand: boolean}} now */
    update({ held, most, allowed, inHand }) {
      setText(count, number(held));
      setText(left, ` ${t("devices.left", { n: held })}`);
      const all = Math.max(held, most);
      if (dots.childElementCount !== all) refill(dots, ...Array.from({ length: all }, () => h("i")));
      [...dots.children].forEach((dot, index) => dot.toggleAttribute("data-spent", index >= held));
      el.setAttribute("aria-pressed", String(inHand));
      el.setAttribute("aria-disabled", String(!allowed));
    },
  };
}

/** @param {string} kind */
export function deviceName(kind) {
  return has(`device.${kind}`) ? t(`device.${kind}`) : kind;
}
