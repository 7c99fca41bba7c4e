// @ts-check
/** The table: everything around one game, put together. Where things stand is the style sheet's. */
import { createActions } from "./actions.js";
import { createAnnouncer } from "./announcer.js";
import { bagButton } from "./bag.js";
import { createBoard } from "./board.js";
import { createDevices } from "./devices.js";
import { h, refill } from "./dom.js";
import { icon } from "./icons.js";
import { gameText, t } from "./i18n.js";
import { isCounted } from "./kinds.js";
import { createLastPlay } from "./last-play.js";
import { createLegend } from "./legend.js";
import { createLoading } from "./loading.js";
import { createLog } from "./log.js";
import { createPlayers } from "./players.js";
import { createPreview } from "./preview.js";
import { createRack } from "./rack.js";
import { openSheet } from "./sheet.js";
import { createSpecialKeys, specialFaces } from "./special-keys.js";
import { createThinkingBar } from "./thinking-bar.js";
import { createTrays } from "./trays.js";
import { wordsFor } from "./turn-actions.js";
import { createUnseen } from "./unseen.js";
import { createViewToggle } from "./view-toggle.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").View} View */

/**
 * @param {Table} table
 * @param {Game} game
 */
export function createTableLayout(table, game) {
  const board = createBoard(table);
  const counted = isCounted(table);
  const rack = counted ? createTrays(table) : createRack(table);
  const players = createPlayers({ onBag: openDrawer });
  const preview = createPreview();
  const log = createLog();
  const keys = createSpecialKeys(table);
  const unseen = createUnseen();
  const legend = createLegend(table);
  const devices = createDevices();
  const view = createViewToggle({ table, tilts: Boolean(game.look?.tilted) });
  const thinking = createThinkingBar();
  const lastPlay = createLastPlay();
  const bar = createActions({ labelOf: (name) => wordsFor(game, name).label, names: game.look?.bar });
  const loading = createLoading();
  const { elements: live, announce, hush } = createAnnouncer();
  const headBag = bagButton(openDrawer);

  const note = keysNote(table);
  const panel = h("aside", { class: "panel", "aria-label": t("panel.name") }, legend.el, log.el, unseen.el, note);
  // Where everything lies open there is nothing unseen.
  unseen.el.hidden = counted;
  const el = h(
    "main",
    { class: "table", "data-game": game.id, "data-counted": counted },
    header(game, [headBag.el, view.button, bar.quiet("resign")], loading.el, bar.emit),
    players.el,
    board.el,
    lastPlay.el,
    preview.el,
    thinking.el,
    devices.el,
    keys.el,
    rack.root,
    bar.el,
    bar.play,
    panel,
    ...live,
  );

  /** On small screens the panel has no place of its own: it comes up as a sheet. */
  function openDrawer() {
    openSheet({
      title: t("panel.name"),
      game: game.id,
      // Between two trays there is no panel, and no other place to read about keys.
      content: h("div", { class: "drawer" }, legend.el, log.el, unseen.el, counted && note),
      onClose: () => panel.replaceChildren(legend.el, log.el, unseen.el, note),
    });
  }

  return {
    el,
    board,
    rack,
    players: {
      ...players,
      /** @param {Parameters<typeof players.update>[0]} state */
      update(state) {
        el.dataset.seats = String(state.view.names.length);
        el.dataset.mover = String(state.view.turn);
        headBag.update(state.view.bag);
        players.update(state);
      },
    },
    preview,
    thinking,
    keys,
    log,
    unseen,
    legend,
    devices: {
      ...devices,
      /** @param {Parameters<typeof devices.update>[0]} state */
      update(state) {
        devices.update(state);
        el.toggleAttribute("data-devices", !devices.el.hidden);
        board.el.toggleAttribute("data-placing", state.placing !== null);
      },
    },
    lastPlay,
    bar: {
      ...bar,
      /** @param {Parameters<typeof bar.update>[0]} state */
      update(state) {
        el.toggleAttribute("data-laid", state.laid);
        bar.update(state);
      },
    },
    /** Nothing is laid here: the bar that sets the pace stands where the moves were. @param {HTMLElement} pace */
    watch(pace) {
      bar.el.replaceWith(pace);
      bar.play.remove();
      refill(note, h("h2", { class: "panel-title", text: t("keys.title") }), h("p", { text: t("watch.keys") }));
      el.dataset.watching = "true";
    },
    announce,
    hush,
    openDrawer,
    /** @param {{flat: boolean, onChange?: (flat: boolean) => void, signal: AbortSignal}} parts */
    beginView: (parts) => view.begin({ root: el, board: board.el, ...parts }),
    /** @param {import("./loading.js").Progress|string|null} stage */
    setBusy(stage) {
      loading.update(typeof stage === "string" ? { stage } : stage);
    },
  };
}

/**
 * @param {Game} game
 * @param {(HTMLElement|null)[]} aside
 * @param {HTMLElement} loading
 * @param {(name: string) => void} emit
 */
function header(game, aside, loading, emit) {
  return h(
    "header",
    { class: "bar" },
    h(
      "button",
      { class: "bar-button", type: "button", "data-action": "back", "aria-label": t("action.back"), onClick: () => emit("back") },
      icon("back"),
    ),
    h("h1", { class: "bar-title", text: gameText(game).name }),
    ...aside,
    h("a", { class: "bar-link", href: `#/help/${game.id}` }, icon("rules"), t("help.title")),
    h(
      "button",
      { class: "bar-button", type: "button", "data-action": "menu", "aria-haspopup": "dialog", "aria-label": t("action.menu"), onClick: () => emit("menu") },
      icon("more"),
    ),
    loading,
  );
}

/** @param {Table} table */
function keysNote(table) {
  const longer = specialFaces(table).find((face) => face.length > 1);
  return h(
    "section",
    { class: "keys-note" },
    h("h2", { class: "panel-title", text: t("keys.title") }),
    h("p", { text: t("keys.laying") }),
    longer && h("p", { text: t("keys.longer", { letters: [...longer], face: longer }) }),
    Boolean(table.blocks) && h("p", { text: t("keys.block") }),
    h("p", { text: t("keys.turn") }),
    h("p", { text: t("keys.hint") }),
  );
}
