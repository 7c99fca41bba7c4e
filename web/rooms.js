// @ts-check
/**
 * The rooms of the page, one for each kind of address. A room is an element, and what is to happen
 * once it is on the page.
 */
import { emptyView, keepNew, newSeed, rematchOf, rememberCompany, rememberedKinds } from "./begin.js";
import { createHelp } from "./help.js";
import { byPlace, createHome } from "./home.js";
import { gameText, onTheShelf, speakAs, t } from "./i18n.js";
import { climbed, featsIn, rungPlayed, shieldsFor, stepAfter } from "./ladder.js";
import { climbOrder, createLevels } from "./levels.js";
import { reviewer } from "./looking-back.js";
import { freshDesk } from "./pending.js";
import { answered, sayNo } from "./replies.js";
import { createReviewRoom } from "./review-room.js";
import { createSetup } from "./setup.js";
import { shelfActs } from "./shelf-acts.js";
import { shareGame } from "./share.js";
import { CLEARED } from "./sitting.js";
import { createSolver } from "./solver.js";
import { solverAddress } from "./solver-offer.js";
import { createStudy } from "./study.js";
import { placeAt } from "./study-place.js";
import { createSummary } from "./summary.js";
import { tablePainter } from "./table-draw.js";
import { createTableLayout } from "./table-layout.js";
import { openTable } from "./table.js";
import { toast } from "./toast.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Saved} Saved */
/** @typedef {import("./begin.js").Order} Order */

/**
 * @typedef {object} Room
 * @property {HTMLElement} el
 * @property {string} [title]
 * @property {() => unknown} [begin]
 * @property {(progress: import("./worker-link.js").Progress|null) => void} [setBusy]
 */

/**
 * @param {object} parts
 * @param {Game[]} parts.games
 * @param {ReturnType<typeof import("./engine.js").createEngine>} parts.engine
 * @param {typeof import("./storage.js").storage} parts.storage
 * @param {AbortSignal} parts.signal        the address is left
 * @param {(room: Room) => void} parts.show  another room at this address
 * @param {() => void} parts.enter           this address anew
 * @returns {(address: string) => Room}
 */
export function createRooms({ games, engine, storage, signal, show, enter }) {
  /** @param {string} address */
  function go(address) {
    location.hash = address;
  }

  /** The language of the room to come. @param {Game} [game] */
  function speak(game) {
    speakAs(game ?? null, game && storage.settings().languages?.[game.id]);
  }

  /** For this game, now and from now on. @param {Game} game @param {string} code */
  function chooseLanguage(game, code) {
    storage.setSetting("languages", { ...storage.settings().languages, [game.id]: code });
    speak(game);
  }

  const acts = shelfActs({ engine, storage, signal, go, enter });

  /** @returns {Room} */
  function home() {
    speak();
    const { el, on } = createHome({ games, saved: storage.listGames() });
    on("play", (variant) => go(`#/new/${variant}`));
    on("watch", (variant) => go(`#/new/${variant}?watch`));
    on("continue", (id) => go(`#/game/${id}`));
    for (const [name, act] of Object.entries(acts)) on(name, act);
    return { el };
  }

  /**
   * @param {Game} game
   * @param {string|null} seed from the address, to deal the same tiles again
   * @param {boolean} watch             to begin with, nobody but computers
   * @param {import("./setup.js").Draft} [draft] a sheet begun in another language
   * @returns {Room}
   */
  function setup(game, seed, watch, draft) {
    engine.expect(game.table.lexicon);
    const { el, on, focusLanguage } = createSetup({ game, names: storage.names(), kinds: rememberedKinds(storage.settings(), game.id), draft, watch });
    on("back", () => go("#/"));
    on("language", ({ code, begun }) => {
      chooseLanguage(game, code);
      show(setup(game, seed, watch, begun));
    });
    on("start", (order) => {
      rememberCompany(storage, order.seats, game.id);
      deal(game, { variant: game.id, ...order, ...(seed && { seed }) });
    });
    return { el, title: gameText(game).name, ...(draft && { begin: focusLanguage }) };
  }

  /**
   * The table is laid at once; the tiles come when Python is there.
   *
   * @param {Game} game
   * @param {Order} order
   */
  async function deal(game, order) {
    const layout = createTableLayout(game.table, game);
    const view = emptyView(game, order.seats);
    tablePainter(layout, game.table)({ ...CLEARED, view, desk: freshDesk(view), problem: null }, freshDesk(view));
    layout.bar.on("back", () => go("#/"));
    layout.beginView({ flat: storage.settings().flat === true, signal });
    show({ el: layout.el, setBusy: layout.setBusy, title: gameText(game).name });
    const reply = await answered(engine.ask("new", { seed: newSeed(), ...order }));
    if (signal.aborted) return;
    if (!reply.ok) {
      enter();
      return sayNo(reply);
    }
    // Replaced, so that the way back leads to the shelf and not to a sheet already filled in.
    location.replace(`#/game/${keepNew(storage, reply)}`);
  }

  /** @param {Saved} saved @param {Game} game @returns {Room} */
  function play(saved, game) {
    engine.expect(saved.table.lexicon);
    const { id } = saved.head;
    // Two tabs must not play two futures of one game: the one behind starts again from storage.
    storage.onChangedElsewhere(id, enter, signal);
    const table = openTable({
      saved, game, engine, storage, signal,
      onBack: () => go("#/"),
      onOver(played) {
        keepShields(played, game);
        show(summary(played, game));
      },
      onRemove: () => acts.remove(id),
      onLanguage(code) {
        chooseLanguage(game, code);
        enter();
      },
    });
    return { ...table, title: gameText(game).name };
  }

  /** @param {Saved} saved @param {Game} game @returns {Room} */
  function summary(saved, game) {
    const rung = rungPlayed(game, saved);
    const next = rung && stepAfter(game, storage.shields(game.id), rung.id);
    const { el, on } = createSummary({ game, table: saved.table, view: saved.view, climb: rung && { rung, next }, review: `#/review/${saved.head.id}`, solver: solverAddress(game, saved.table, saved.view) });
    on("back", () => go("#/"));
    on("export", async () => {
      const problem = await shareGame({ engine, saved });
      if (problem) sayNo({ ok: false, ...problem });
    });
    on("climb", (higher) => deal(game, climbOrder(game, higher, storage.names())));
    on("rematch", () => deal(game, rematchOf(saved)));
    return { el, title: gameText(game).name };
  }

  /** @param {Saved} saved @param {Game} game @returns {Room} */
  function lookBack(saved, game) {
    const ask = reviewer({ ask: (verb, fields) => answered(engine.ask(verb, fields, saved, { signal })) });
    const { el, on, begin } = createReviewRoom({ game, saved, ask, signal });
    on("back", () => go(`#/game/${saved.head.id}`));
    return { el, begin, title: gameText(game).name };
  }

  /** @param {Saved} saved @param {Game} game */
  function keepShields(saved, game) {
    const rung = rungPlayed(game, saved);
    if (rung) storage.keepShields(game.id, climbed(game, storage.shields(game.id), rung.id, shieldsFor(featsIn(saved.view))));
  }

  /** @param {Game} game @param {string|null} seed @returns {Room} */
  function levels(game, seed) {
    engine.expect(game.table.lexicon);
    const { el, on } = createLevels({ game, won: storage.shields(game.id) });
    on("back", () => go("#/"));
    on("climb", (rung) => deal(game, { ...climbOrder(game, rung, storage.names()), ...(seed && { seed }) }));
    return { el, title: gameText(game).name };
  }

  /** @param {string} address @returns {Room|null} */
  function study(address) {
    speak();
    const shelved = [...games].sort(byPlace);
    const place = placeAt(address, shelved, storage.settings().studied);
    if (!place) return null;
    engine.expect(place.game.table.lexicon);
    const { el, on, begin, setBusy } = createStudy({ games: shelved, place, ask: engine.ask, signal });
    on("back", () => go("#/"));
    on("place", ({ game }) => storage.setSetting("studied", game.id));
    return { el, begin, setBusy, title: t("study.title") };
  }

  /** @param {Game} game @param {string} query the position @returns {Room} */
  function solver(game, query) {
    engine.expect(game.table.lexicon);
    const ask = (/** @type {string} */ verb, /** @type {Record<string, any>} */ fields, /** @type {import("./engine.js").Thinking} */ thinking = {}) => answered(engine.ask(verb, fields, undefined, thinking));
    const { on, ...room } = createSolver({ game, games: [...games].sort(byPlace), query, ask, signal });
    on("back", () => go("#/"));
    on("game", (id) => go(`#/solve/${id}`));
    return { ...room, title: t("solver.title") };
  }

  return (address) => {
    const [path, query] = address.split("?");
    const [, kind, id = ""] = path.split("/");
    const saved = kind === "game" || kind === "review" ? storage.readGame(id) : null;
    const game = games.find((known) => known.id === id) ?? (kind === "solve" && !id ? [...games].sort(byPlace)[0] : undefined);
    const played = games.find((known) => known.id === saved?.head.variant);
    speak(played ?? game);
    const asked = new URLSearchParams(query);
    const seed = asked.get("seed");
    if (kind === "new" && game) return setup(game, seed, asked.has("watch"));
    if (kind === "levels" && game?.ladder?.length) return levels(game, seed);
    if (kind === "solve" && game) return solver(game, address.slice(path.length + 1));
    if (kind === "help" && game) return { ...createHelp({ game }), title: gameText(game).name };
    if (kind === "review" && saved?.view.over && played) return lookBack(saved, played);
    if (saved && played) return saved.view.over ? summary(saved, played) : play(saved, played);
    const studied = kind === "study" && study(address);
    if (studied) return studied;
    if (kind) toast(onTheShelf("play.no-such-page"));
    return home();
  };
}
