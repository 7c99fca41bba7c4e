// @ts-check
/**
 * One open game on the screen: binds the sitting (what is known and laid) to the layout (what is
 * shown). turns.js leads from turn to turn.
 */
import { glideAfter } from "./anim.js";
import { people } from "./company.js";
import { enableHands } from "./hands.js";
import { createHinting } from "./hinting.js";
import { createLookingBack } from "./looking-back.js";
import { soundRule } from "./hints.js";
import { refusal, t } from "./i18n.js";
import { spelledApart } from "./longer-faces.js";
import { secondThoughts } from "./second-thoughts.js";
import { createSitting } from "./sitting.js";
import { solverOffers } from "./solver-offer.js";
import { tablePainter } from "./table-draw.js";
import { createTableLayout } from "./table-layout.js";
import { createTicking } from "./ticking.js";
import { turnActions } from "./turn-actions.js";
import { createTurns } from "./turns.js";
import { createWatchBar } from "./watch-bar.js";
import { createPace, soundSpeed } from "./watch-pace.js";
import { timesText } from "./words-line.js";

/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Move} Move */
/** @typedef {import("./types.js").Saved} Saved */

/**
 * @param {object} parts
 * @param {Saved} parts.saved
 * @param {Game} parts.game
 * @param {{ask: import("./engine.js").Ask}} parts.engine
 * @param {typeof import("./storage.js").storage} parts.storage
 * @param {AbortSignal} parts.signal    the screen is left
 * @param {() => void} parts.onBack
 * @param {(saved: Saved) => void} parts.onOver  the last move was made
 * @param {() => void} parts.onRemove
 * @param {(code: string) => void} parts.onLanguage  speak another language at this game
 */
export function openTable({ saved, game, engine, storage, signal, onBack, onOver, onRemove, onLanguage }) {
  const { table } = saved;
  const layout = createTableLayout(table, game);
  const repaint = tablePainter(layout, table);
  const sitting = createSitting({ saved, engine, storage, signal, onChange: draw });
  const rule = () => soundRule(storage.settings().hints);
  const lookingBack = createLookingBack({ sitting, table, game: game.id, rule });
  const hinting = createHinting({ sitting, rule, announce: layout.announce, onChange: draw });
  /** A blank lies on its cell while its player chooses; that is shown, but is not yet so. */
  /** @type {Desk|null} */
  let pretended = null;
  /** @type {Desk|null} */
  let drawn = null;
  /** @type {Map<string, import("./anim.js").Box>} */
  let comingFrom = new Map();
  let said = "";

  /** "CHICO is not a word" is no help where the trouble is that C and H lie apart. */
  function explained() {
    const { state } = sitting;
    const { preview, view, desk } = state;
    const apart = preview?.problems[0]?.code === "not-a-word" && spelledApart({ view, table }, desk);
    if (!preview || !apart) return state;
    return { ...state, preview: { ...preview, problems: [{ code: "spelled-apart", detail: { face: apart, letters: [...apart] } }] } };
  }

  function draw() {
    hinting.keepToTurn();
    const state = explained();
    const desk = pretended ?? state.desk;
    const paint = () => repaint(state, desk, hinting.shown);
    if (desk !== drawn || comingFrom.size) glideAfter(layout.el, paint, comingFrom);
    else paint();
    drawn = desk;
    comingFrom = new Map();
    ticking.show();
    lookingBack.keepPrivate();
    say();
  }

  /** What the laid tiles would make, or why not, for those who do not see the line. */
  function say() {
    const { preview, problem, desk } = explained();
    const why = problem ?? preview?.problems[0];
    const words = preview?.words.map(([word]) => word) ?? [];
    const total = words.length ? t("play.said", { words, n: preview?.score ?? 0 }) : t("preview.blocks", { n: desk.laid.length });
    const made = preview?.score === null ? t("play.said-shut", { words }) : preview?.times ? `${total} (${timesText(preview.times)})` : total;
    const now = why ? refusal(why) : preview ? hinting.proposal || made : "";
    if (now && now !== said && desk.laid.length) layout.announce(now);
    // While the engine is asked once more about the same tiles, what was said still holds.
    if (now || !desk.laid.length) said = now;
  }

  /** Nobody but computers: the bar sets their pace, and there is nothing to lay. */
  const watching = people(saved.view).length === 0 && !saved.view.over;
  const pace = watching ? createPace({ speed: soundSpeed(storage.settings().watch), signal }) : undefined;
  const watchBar = pace && createWatchBar({ pace, announce: layout.announce, onSpeed: (speed) => storage.setSetting("watch", speed), signal });
  if (watchBar) layout.watch(watchBar.el);
  const turns = createTurns({ sitting, layout, game, table, signal, onOver, pace });
  const ticking = createTicking({ sitting, players: layout.players, announce: layout.announce, onTimeUp: timeOut, signal });

  /** The clock is at nothing; the engine only takes its player's word for it. */
  async function timeOut() {
    const { view } = sitting.state;
    const spent_ms = Math.max(sitting.time.spent(), Math.ceil(view.clock?.left[view.turn] ?? 0));
    await turns.take(async () => {
      const problem = await sitting.make({ kind: "timeout", spent_ms });
      if (problem) turns.stuck(problem, timeOut);
      return null;
    });
  }

  const make = (/** @type {Move} */ move) => turns.take(() => sitting.make(move));
  const play = () => turns.take(sitting.play);

  const thoughts = secondThoughts({ sitting, turns, hinting, storage, onRule: draw, signal });
  const actions = turnActions({
    sitting,
    engine,
    game,
    make,
    onLanguage,
    onRules: () => (location.hash = `#/help/${game.id}`),
    onMoves: layout.openDrawer,
    more: () => [...lookingBack.offers(), ...thoughts.offers(), ...solverOffers({ sitting, game, table, rule })],
    onRemove,
    onRename(title) {
      storage.rename(saved.head.id, title);
      sitting.rename(title);
    },
  });
  for (const [name, act] of Object.entries({ ...actions, play, hint: hinting.press, back: onBack })) layout.bar.on(name, act);
  layout.log.on("review", lookingBack.show);
  enableHands({
    layout,
    table,
    sitting,
    signal,
    onPlay: play,
    onPlace: (kind, at) => make({ kind, at }),
    onDropped: ({ slot, box }) => (comingFrom = new Map([[String(slot), box]])),
    pretend(desk) {
      pretended = desk;
      draw();
    },
  });

  layout.beginView({ flat: storage.settings().flat === true, onChange: (flat) => storage.setSetting("flat", flat), signal });
  draw();
  return {
    el: layout.el,
    setBusy: layout.setBusy,
    /** Called when it is on the page: a curtain needs to be. */
    begin() {
      watchBar?.focus();
      return saved.view.over ? undefined : turns.next();
    },
  };
}
