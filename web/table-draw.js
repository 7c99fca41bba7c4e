// @ts-check
/** From what a sitting knows to what its layout shows. */
import { nearOf } from "./board-ground.js";
import { inReadingOrder } from "./cells.js";
import { deviceName } from "./devices.js";
import { t } from "./i18n.js";
import { ROW } from "./kinds.js";
import { mayArrange } from "./sitting.js";
import { BLOCK, faceSpoken } from "./tile.js";

/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./sitting.js").SittingState} SittingState */
/** @typedef {ReturnType<typeof import("./table-layout.js").createTableLayout>} Layout */

/**
 * @param {Layout} layout
 * @param {Table} table
 * @returns {(state: SittingState, desk: Desk, hint?: import("./hinting.js").ShownHint) => void} desk: what is laid,
 *          or is about to be
 */
export function tablePainter(layout, table) {
  /** @type {SittingState["view"]|null} */
  let shown = null;

  return (state, desk, hint) => {
    const { view, cursor, selected, placing, preview, missing, revealed, moving, thinking } = state;
    const problem = missing ? { code: "no-such-tile", detail: { letter: faceSpoken(missing) } } : state.problem;
    const laid = desk.laid.length > 0;
    const legal = laid && preview !== null && preview.legal;
    const score = legal ? preview.score : null;
    const enabled = mayArrange(state);

    layout.board.update({
      view,
      laid: desk.laid,
      rack: view.rack,
      cursor,
      selected,
      // A product is written out beside the board.
      badge: score === null || preview?.times || !preview?.words.length ? null : { score },
      frame: hint?.cells,
    });
    layout.rack.update({ rack: view.rack, desk, selected, enabled, view, hinted: hint?.slots });
    layout.keys.update({ rack: view.rack, desk, typing: enabled && cursor !== null });
    layout.players.update({ view, table, pendingScore: score });
    layout.preview.update({
      preview,
      problem,
      idle: !laid,
      busy: moving || thinking || (laid && preview === null),
      hint: hintFor(state),
      advice: hint?.text,
      answer: enabled && view.challenge?.ends ? { name: view.names[view.challenge.seat], words: view.challenge.words } : null,
      blocks: desk.laid.filter(({ slot }) => view.rack[slot] === BLOCK).length,
      shut: shutFaces(state, desk, table),
      outcome: revealed || moving || thinking ? null : outcomeOf(state),
    });
    layout.devices.update({ view, enabled, placing });
    layout.bar.update({ actions: view.actions, laid, canPlay: legal, score, enabled, hints: hint?.may });
    // The rest changes with a move, not with a tile.
    if (view === shown) return;
    shown = view;
    // Where help is allowed, words may be looked up; not one that somebody has to trust or to challenge.
    const study = hint?.may && !view.challenge ? table : null;
    layout.log.update({ view, mine: hint?.may ? view.seat : null, study });
    layout.unseen.update({ view, table });
    layout.legend.update({ view });
    // Before the tiles are dealt it is nobody's turn, and there is nothing to tell.
    if (view.turn >= 0) layout.lastPlay.update({ view });
  };
}

/**
 * The tiles whose score nobody can tell yet.
 *
 * @param {SittingState} state
 * @param {Desk} desk
 * @param {Table} table
 */
function shutFaces({ view }, desk, { lids }) {
  if (!lids) return [];
  const known = new Set(view.marks.filter(([, mark]) => nearOf([mark]) !== null).map(([cell]) => cell));
  const tiles = [...desk.laid].sort((a, b) => inReadingOrder(a.cell, b.cell));
  return tiles.filter(({ cell }) => !known.has(cell)).map(({ slot, as }) => as ?? faceSpoken(view.rack[slot]));
}

/** @param {SittingState} state */
function outcomeOf({ view }) {
  const last = view.log.at(-1);
  return last?.hit || last?.exploded ? last : null;
}

/**
 * What the others hold, where that may be seen and is seen nowhere else.
 *
 * @param {SittingState["view"]} view
 */
function openRacks({ seat, turn, names, racks, rack }) {
  if (seat !== null || !rack.length || rack.length > ROW) return [];
  return names.flatMap((name, other) => {
    const held = racks[other];
    return other !== turn && Array.isArray(held) ? [t("watch.holds", { name, tiles: [...held].sort().map(faceSpoken).join("\u00a0") })] : [];
  });
}

/** @param {SittingState} state */
function hintFor({ view, revealed, selected, placing, cursor, thinking }) {
  if (view.over) return t("refusal.game-over");
  if (thinking) return [t("play.thinks", { name: view.names[view.turn] }), ...openRacks(view)].join(" ");
  if (!revealed) return "";
  if (placing !== null) return t("play.hint-placing", { device: deviceName(placing) });
  if (selected !== null) return t("play.hint-selected");
  return cursor ? t("play.hint-arrow") : t("play.hint");
}
