// @ts-check
/**
 * One open game on the screen: binds the sitting (what is known and laid) to the layout (what is
 * shown), and leads from turn to turn: curtain, tiles, move, next.
 */
import { countUp, glideAfter } from "./anim.js";
import { showCurtain } from "./curtain.js";
import { enableHands } from "./hands.js";
import { number, refusal, t } from "./i18n.js";
import { spelledApart } from "./longer-faces.js";
import { showReveal } from "./reveal.js";
import { createSitting } from "./sitting.js";
import { tablePainter } from "./table-draw.js";
import { createTableLayout } from "./table-layout.js";
import { toast } from "./toast.js";
import { turnActions } from "./turn-actions.js";
import { revealSpoken } from "./words-line.js";

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
    const state = explained();
    const desk = pretended ?? state.desk;
    const paint = () => repaint(state, desk);
    if (desk !== drawn || comingFrom.size) glideAfter(layout.el, paint, comingFrom);
    else paint();
    drawn = desk;
    comingFrom = new Map();
    say();
  }

  /** What the laid tiles would make, or why not, for those who do not see the line. */
  function say() {
    const { preview, problem, desk } = explained();
    const why = problem ?? preview?.problems[0];
    const words = preview?.words.map(([word]) => word) ?? [];
    const made = preview?.score === null ? t("play.said-shut", { words }) : t("play.said", { words, n: preview?.score ?? 0 });
    const now = why ? refusal(why) : preview ? made : "";
    if (now && now !== said && desk.laid.length) layout.announce(now);
    said = now;
  }

  async function nextTurn() {
    const { view } = sitting.state;
    if (view.over) return onOver(sitting.saved);
    const name = view.names[view.turn];
    if (view.names.length > 1) {
      await showCurtain({ game, table, view, name, firstTurn: view.ply === 0, signal });
    }
    if (!signal.aborted) await reveal();
  }

  async function reveal() {
    const revealing = sitting.reveal();
    // Stored tiles are there at once; others when Python is.
    if (!sitting.state.revealed) await revealing;
    if (sitting.state.revealed && !signal.aborted) {
      layout.announce(t("play.your-turn", { name: saved.view.names[sitting.state.view.turn] }));
      focusBoard();
    }
    await revealing;
    const { problem } = sitting.state;
    if (problem && !signal.aborted) toast(refusal(problem), { action: t("play.retry"), onAction: reveal });
  }

  /** Keys work at once, and a screen reader begins where the game is. */
  function focusBoard() {
    const stop = layout.board.el.querySelector("[tabindex='0']");
    if (stop instanceof HTMLElement) stop.focus({ preventScroll: true });
  }

  /** @param {() => Promise<import("./types.js").Problem|null>} act */
  async function turn(act) {
    const before = sitting.state.view;
    const { turn: seat, ply, scores } = before;
    const problem = await act();
    const { view } = sitting.state;
    if (problem) return toast(refusal(problem));
    if (view.ply === ply || signal.aborted) return undefined;
    const last = view.log.at(-1);
    if (last?.hit) layout.announce(revealSpoken(last), true);
    // Whatever the play brought to light is seen by who made it, before the curtain.
    const counted = countUp(layout.players.scoreElement(seat), scores[seat], view.scores[seat], number);
    await Promise.all([counted, showReveal({ board: layout.board, before, after: view, signal })]);
    if (signal.aborted) return undefined;
    return nextTurn();
  }

  const make = (/** @type {Move} */ move) => turn(() => sitting.make(move));
  const play = () => turn(sitting.play);

  const actions = turnActions({
    sitting,
    engine,
    game,
    make,
    onLanguage,
    onRules: () => (location.hash = `#/help/${game.id}`),
    onMoves: layout.openDrawer,
    onRemove,
    onRename(title) {
      storage.rename(saved.head.id, title);
      sitting.rename(title);
    },
  });
  for (const [name, act] of Object.entries({ ...actions, play, back: onBack })) layout.bar.on(name, act);
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
    begin: () => (saved.view.over ? undefined : nextTurn()),
  };
}
