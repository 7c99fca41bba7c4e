// @ts-check
/** The start of the page: settings, the engine, the shelf, and a room for each address. */
import { rememberPresses } from "./double-press.js";
import { createEngine } from "./engine.js";
import { setLanguage, t } from "./i18n.js";
import { tellNotices } from "./replies.js";
import { createRooms } from "./rooms.js";
import { applyTheme, followDevice } from "./settings.js";
import { storage } from "./storage.js";
import { bringNotices, toast } from "./toast.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./rooms.js").Room} Room */
/** @typedef {import("./worker-link.js").Progress} Progress */

let leaving = new AbortController();
/** @type {Room|null} */
let shown = null;
/** @type {Progress|null} */
let progress = null;

const { theme, language } = storage.settings();
applyTheme(theme ?? "auto");
setLanguage(language);
followDevice();
rememberPresses();
storage.onTrouble(() => toast(t("play.storage-trouble"), { forAll: true }));

const engine = createEngine({
  makeWorker: () => new Worker(addressIn("worker"), { type: "module" }),
  manifestUrl: addressIn("manifest"),
  onNotices: tellNotices,
  onStage(stage) {
    progress = stage;
    shown?.setBusy?.(stage);
  },
});
// Python takes its time, so it starts before anybody asks. Who asks later hears of a failure.
engine.start().catch(() => {});

/** @type {Promise<Game[]>} */
const shelf = fetch(addressIn("games")).then((response) => response.json());

async function enter() {
  leaving.abort();
  leaving = new AbortController();
  const { signal } = leaving;
  const rooms = createRooms({ games: await shelf, engine, storage, signal, show, enter });
  if (!signal.aborted) show(rooms(location.hash));
}

/** @param {Room} room */
function show(room) {
  shown = room;
  room.setBusy?.(progress);
  document.title = room.title ? `${room.title} · ${t("app.name")}` : t("app.name");
  document.querySelector("main")?.replaceWith(room.el);
  bringNotices();
  // Who came by keys or by ear starts at the top of the new room, not at the end of the old one.
  room.el.tabIndex = -1;
  room.el.focus({ preventScroll: true });
  scrollTo(0, 0);
  room.begin?.();
}

/** @param {string} name */
function addressIn(name) {
  const meta = document.querySelector(`meta[name="lexicade-${name}"]`);
  return new URL(meta?.getAttribute("content") ?? "", document.baseURI).href;
}

addEventListener("hashchange", enter);
enter();
