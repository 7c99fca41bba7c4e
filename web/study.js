// @ts-check
/** The study: one box for words, letters and patterns; lists to learn; how a list is made. */
import { events, h, refill } from "./dom.js";
import { gameText, number, refusal, t } from "./i18n.js";
import { icon } from "./icons.js";
import { createLoading } from "./loading.js";
import { answered } from "./replies.js";
import { judged, judgement, wordCard } from "./study-card.js";
import { addressOf, inGame, placeAt } from "./study-place.js";
import { structureView } from "./study-structure.js";
import { wordGroups, wordLang } from "./study-words.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./study-place.js").Place} Place */
/** @typedef {import("./study-words.js").Found} Found */
/** @typedef {import("./study-words.js").Group} Group */
/** @typedef {import("./engine.js").Reply} Reply */

/** No word of any list is half as long; the engine says no at this length, too. */
const LONGEST = 60;
/** More words of one length come in portions. */
const PORTION = 200;

/**
 * @param {object} parts
 * @param {Game[]} parts.games in the order of the shelf
 * @param {Place} parts.place
 * @param {import("./engine.js").Ask} parts.ask
 * @param {AbortSignal} parts.signal the address is left
 */
export function createStudy({ games, place, ask, signal }) {
  const { on, emit } = events();
  /** The question on its way. */
  let asking = new AbortController();
  signal.addEventListener("abort", () => asking.abort());

  const box = h("input", {
    class: "field study-box", id: "study-box", type: "search", name: "q", maxlength: LONGEST, enterkeyhint: "search",
    autocomplete: "off", autocapitalize: "characters", autocorrect: "off", spellcheck: "false", "aria-describedby": "study-how",
  });
  const form = h(
    "form",
    { class: "study-form", role: "search", onSubmit: search },
    h("label", { class: "unseen-text", for: "study-box", text: t("study.box") }),
    box,
    h("button", { class: "button study-go", type: "submit", text: t("study.look-up") }),
  );
  const games_ = h("select", { class: "select study-select", id: "study-game", onChange: changeGame }, ...games.map((game) => h("option", { value: game.id, text: gameText(game).name })));
  const nav = h("nav", { class: "study-nav", "aria-label": t("study.lists") });
  const said = h("p", { class: "study-said", role: "status" });
  const results = h("div", { class: "study-results" });
  const loading = createLoading();
  const el = h(
    "main",
    { class: "study", onClick: followed },
    h(
      "header",
      { class: "bar" },
      h("button", { class: "bar-button", type: "button", "data-action": "back", "aria-label": t("action.back"), onClick: () => emit("back") }, icon("back")),
      h("h1", { class: "bar-title", text: t("study.title") }),
      loading.el,
    ),
    h("div", { class: "study-game" }, h("label", { for: "study-game", text: t("study.game") }), games_),
    form,
    h("p", { class: "study-note", id: "study-how", text: t("study.how") }),
    h("details", { class: "study-help" }, h("summary", { text: t("study.more-help") }), examples()),
    nav,
    said,
    results,
  );

  function examples() {
    const rows = ["word", "blanks", "pattern", "with", "lengths", "words"];
    return h("dl", { class: "study-examples" }, ...rows.map((row) => h("div", {}, h("dt", { text: t(`study.example-${row}`) }), h("dd", { text: t(`study.explain-${row}`) }))));
  }

  /** @param {SubmitEvent} event */
  function search(event) {
    event.preventDefault();
    const q = box.value.trim();
    // On a phone the keyboard would cover what was found.
    if (matchMedia("(pointer: coarse)").matches) box.blur();
    go({ game: place.game, ...(q && { q }) }, { keepFocus: true });
  }

  function changeGame() {
    const game = games.find(({ id }) => id === games_.value);
    if (game) go(inGame(place, game), { keepFocus: true });
  }

  /** Links within the study change what is shown, not the room. @param {MouseEvent} event */
  function followed(event) {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const address = link?.getAttribute("href") ?? "";
    const next = address.startsWith("#/study/") ? placeAt(address, games, place.game.id) : null;
    if (!next) return;
    event.preventDefault();
    go(next);
  }

  /**
   * @param {Place} next
   * @param {{keepFocus?: boolean}} [how]
   */
  function go(next, { keepFocus = false } = {}) {
    history.pushState(null, "", addressOf(next));
    place = next;
    emit("place", place);
    run();
    if (keepFocus) return;
    said.tabIndex = -1;
    said.focus({ preventScroll: true });
    form.scrollIntoView({ block: "start" });
  }

  /** @param {string} what @param {Record<string, any>} [fields] */
  function study(what, fields = {}) {
    const { game } = place;
    return answered(ask("study", { lexicon: game.table.lexicon, variant: game.id, ask: what, ...fields }, undefined, { signal: asking.signal }));
  }

  async function run() {
    asking.abort();
    asking = new AbortController();
    const { signal: wanted } = asking;
    dress();
    const { q, list, structure, length } = place;
    results.setAttribute("aria-busy", "true");
    const reply = await (structure ? study("structure", length ? { length } : {}) : list ? study("list", { name: list }) : q ? study("find", { text: q }) : study("lists"));
    if (wanted.aborted) return;
    results.removeAttribute("aria-busy");
    const [spoken, ...shown] = reply.ok ? tell(reply) : [refusal({ code: reply.code, detail: reply.detail })];
    // What stands in the results is only spoken; it would be there twice.
    said.classList.toggle("unseen-text", shown.length > 0);
    said.textContent = spoken;
    refill(results, ...shown);
  }

  function dress() {
    const { game, q = "" } = place;
    el.dataset.game = game.id;
    games_.value = game.id;
    if (document.activeElement !== box || !q) box.value = q;
    box.lang = wordLang(place) ?? "";
    // Who asks for a word wants to see it, not what else there is.
    if (q) el.append(nav);
    else said.before(nav);
    fillChips();
  }

  /** The lists there are depend on the letters of the list. */
  async function fillChips() {
    const { game } = place;
    if (nav.dataset.lexicon !== game.table.lexicon) {
      const reply = await answered(ask("study", { lexicon: game.table.lexicon, ask: "lists" }));
      if (!reply.ok || game !== place.game) return;
      nav.dataset.lexicon = game.table.lexicon;
      /** @type {{name: string, letter: string}[]} */
      const lists = reply.lists;
      const named = lists.filter(({ letter }) => !letter).map(({ name }) => chip({ game, list: name }, listName(name, "")));
      const short = lists.filter(({ letter }) => letter).map(({ name, letter }) => chip({ game, list: name }, letter, listName(name, letter)));
      refill(
        nav,
        h("ul", { class: "study-chips" }, ...named, chip({ game, structure: true }, t("study.structure"))),
        h("p", { class: "study-note", "aria-hidden": "true", text: t("study.short") }),
        h("ul", { class: "study-chips study-short" }, ...short),
      );
    }
    for (const link of nav.querySelectorAll("a")) {
      if (link.dataset.list === (place.structure ? "structure" : place.list ?? "")) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
      link.href = addressOf(link.dataset.list === "structure" ? { game, structure: true } : { game, list: link.dataset.list });
    }
  }

  /** @param {Place} where @param {string} text @param {string} [spoken] */
  function chip(where, text, spoken) {
    return h("li", {}, h("a", { class: "study-chip", href: addressOf(where), "data-list": where.list ?? "structure", "aria-label": spoken, text }));
  }

  /**
   * What is spoken of an answer, and what is shown.
   *
   * @param {any} reply as the question has it
   * @returns {[string, ...(Node|false)[]]}
   */
  function tell(reply) {
    if (reply.lists) return [t("study.begin")];
    if (reply.graph) return [t("study.size", { n: reply.words }), structureView(reply, place, (next) => go(next, { keepFocus: true }))];
    if (!reply.name) return tellFound(reply);
    const title = listName(reply.name, reply.letter);
    const about = t(`study.about-${reply.letter ? "short" : reply.name}`, { letter: reply.letter });
    const head = h("div", {}, h("h2", { class: "study-heading", text: t("study.titled", { title, n: number(reply.count) }) }), h("p", { class: "study-note", text: about }));
    return [t("study.list-said", { list: title, n: reply.count }), head, wordGroups(reply, place, more("list", { name: reply.name }))];
  }

  /**
   * @param {any} reply
   * @returns {[string, ...(Node|false)[]]}
   */
  function tellFound(reply) {
    const { kind, word, valid, pattern, anagrams, build } = reply;
    if (kind === "words") return [judgement(reply.words), judged(reply.words, place)];
    if (kind === "pattern") return [foundText(pattern), section("study.matches", pattern, "pattern")];
    const others = [section(kind === "word" ? "study.anagrams" : "study.any-order", anagrams, "anagrams"), section("study.shorter", build, "build")];
    if (kind === "letters") return [t("study.found-letters", { order: foundText(pattern), any: foundText(anagrams) }), section("study.in-order", pattern, "pattern"), ...others];
    return [t(valid ? "study.is-word" : "study.is-no-word", { word }), wordCard(reply, place, () => study("gloss", { text: word })), ...others];
  }

  /**
   * @param {string} key
   * @param {Found} found
   * @param {string} what
   */
  function section(key, found, what) {
    const title = !found.count ? t(key) : t("study.titled", { title: t(key), n: number(found.count) });
    const none = found.count === 0 && h("p", { class: "study-note", text: t("study.none") });
    const uncounted = found.count === null && h("p", { class: "study-note", text: t("study.uncounted") });
    return h("section", { class: "study-section", "data-what": what }, h("h2", { class: "study-heading", text: title }), none, uncounted, wordGroups(found, place, more(what, { text: place.q })));
  }

  /** @param {string} what @param {Record<string, any>} fields */
  function more(what, fields) {
    return async (/** @type {Group} */ group) => {
      const reply = await study(what, { ...fields, length: group.length, from: group.words.length, n: PORTION });
      const found = reply.ok && reply.groups.find((/** @type {Group} */ { length }) => length === group.length);
      return found ? found.words : [];
    };
  }

  return { el, on, begin: run, setBusy: loading.update };
}

/** @param {Found} found */
function foundText({ count }) {
  return count === null ? t("study.uncounted") : t("study.found", { n: count });
}

/**
 * @param {string} name
 * @param {string} letter
 */
function listName(name, letter) {
  return letter ? t("study.list-short", { letter }) : t(`study.list-${name}`);
}
