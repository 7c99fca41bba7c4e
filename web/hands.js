// @ts-check
/** Fingers, mouse and keys at the table: each way of laying tiles ends in the same few changes. */
import { boardCells, middleCell, takenCells } from "./cells.js";
import { chooseBlank } from "./dialog.js";
import { deviceName } from "./devices.js";
import { enableDrag } from "./drag.js";
import { refusal, t } from "./i18n.js";
import { keyReader } from "./keys.js";
import { BLOCK, lay, move, needsChoice, recall, reorder, take } from "./pending.js";
import { faceSpoken } from "./tile.js";
import { mayArrange } from "./sitting.js";
import { tapCell, tapRackTile } from "./taps.js";
import { backspace, freeFrom, letterIn, stepCursor, typeLetter } from "./typing.js";

/** @typedef {import("./types.js").Cell} Cell */
/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./typing.js").Cursor} Cursor */

/**
 * @param {object} parts
 * @param {import("./table-draw.js").Layout} parts.layout
 * @param {Table} parts.table
 * @param {ReturnType<typeof import("./sitting.js").createSitting>} parts.sitting
 * @param {(desk: Desk|null) => void} parts.pretend  show a desk that is not yet so; null: as it is
 * @param {(drop: import("./drag.js").Drop) => void} parts.onDropped  a tile comes from under the pointer
 * @param {() => void} parts.onPlay
 * @param {(kind: string, at: Cell) => void} parts.onPlace  a device is hidden on a cell
 * @param {AbortSignal} parts.signal the end of it all
 */
export function enableHands({ layout, table, sitting, pretend, onDropped, onPlay, onPlace, signal }) {
  const place = () => ({ view: sitting.state.view, table });
  const commandOf = keyReader();
  const mayMove = () => mayArrange(sitting.state);
  const isPlayed = (/** @type {Cell} */ cell) => takenCells(sitting.state.view).has(cell);

  /**
   * @param {number} slot
   * @param {Cell} cell
   * @param {boolean} [advance] the arrow goes on to the next free cell
   */
  async function layTile(slot, cell, advance = false) {
    const { view, desk, cursor } = sitting.state;
    /** @type {string|undefined} */
    let as;
    if (needsChoice(view, table, slot)) {
      pretend(lay(desk, slot, cell));
      as = (await chooseBlank(table)) ?? undefined;
      pretend(null);
      if (as === undefined) return;
    }
    const next = lay(sitting.state.desk, slot, cell, as);
    const after = advance && cursor ? freeFrom(place(), next, cell, cursor.down) ?? cell : null;
    sitting.arrange({
      desk: next,
      selected: null,
      cursor: after && cursor ? { cell: after, down: cursor.down } : null,
    });
  }

  /** @param {import("./taps.js").Meaning} meaning */
  function follow({ change, lay: wish }) {
    if (change) sitting.arrange(change);
    if (wish) layTile(wish.slot, wish.cell, wish.advance);
  }

  /**
   * Into the hand, or back out of it. By key the board is next: there the cell is chosen.
   *
   * @param {string} kind
   */
  function takeDevice(kind) {
    const { placing, cursor } = sitting.state;
    if (!mayMove()) return;
    if (placing === kind) return sitting.arrange({ placing: null });
    const byKey = Boolean(document.activeElement?.matches("[data-device]:focus-visible"));
    sitting.arrange({ placing: kind, selected: null, cursor: byKey ? cursor ?? middle() : cursor });
    layout.announce(t("devices.said", { device: deviceName(kind) }));
    if (byKey) focusCursor();
  }

  /** @param {MouseEvent} event */
  function tapped(event) {
    const target = event.target instanceof Element ? event.target : null;
    const tile = target?.closest("button[data-slot]");
    const cell = target?.closest("[data-cell]");
    if (!mayMove()) return;
    const { placing } = sitting.state;
    if (placing && cell instanceof HTMLElement) return onPlace(placing, cell.dataset.cell ?? "");
    if (tile instanceof HTMLElement) follow(tapRackTile(place(), sitting.state, Number(tile.dataset.slot)));
    else if (cell instanceof HTMLElement) follow(tapCell(place(), sitting.state, cell.dataset.cell ?? ""));
    // A tile pressed by a key and gone from the rack takes the focus with it.
    if (tile && !tile.isConnected) focusCursor();
  }

  /** @param {import("./drag.js").Drop} drop */
  function dropped(drop) {
    const { slot, device, from, to } = drop;
    const { desk } = sitting.state;
    if (device) return void (to && "cell" in to && onPlace(device, to.cell));
    onDropped(drop);
    if (to && "cell" in to && !from) return void layTile(slot, to.cell);
    if (to && "cell" in to && from && to.cell !== from) {
      return sitting.arrange({ desk: move(desk, from, to.cell), selected: null });
    }
    if (to && "place" in to) {
      const back = from ? take(desk, from) : desk;
      const last = desk.order.length - 1;
      const next = reorder(back, desk.order.indexOf(slot), Math.min(to.place, last));
      return sitting.arrange({ desk: next, selected: null });
    }
    return pretend(null);
  }

  /** The cell the keys mean: the arrow's, or else the one that shows its focus. */
  function pointer() {
    const shown = document.querySelector("[data-cell]:focus-visible");
    const cell = shown instanceof HTMLElement && shown.dataset.cell;
    return sitting.state.cursor ?? (cell ? { cell, down: false } : null);
  }

  /** Is there only one place where the next word can begin? */
  function mustBegin() {
    const { view } = sitting.state;
    const own = view.road?.[view.seat ?? -1];
    return own ? !own.opened : boardCells(view.board).size === 0;
  }

  /** @returns {Cursor} */
  function middle() {
    const { view, cursor } = sitting.state;
    const own = view.road?.[view.seat ?? -1];
    return { cell: own && !own.opened ? own.start : middleCell(table), down: cursor?.down ?? false };
  }

  function focusCursor() {
    const { cursor } = sitting.state;
    if (cursor) layout.board.cellElement(cursor.cell)?.focus({ preventScroll: true });
  }

  /** @param {import("./keys.js").Command} command */
  function obey(command) {
    const { desk, selected, placing, cursor } = sitting.state;
    const here = pointer();
    switch (command.do) {
      case "letter": {
        const isWhole = command.letter.length > 1 || (command.letter === BLOCK && table.blocks);
        const letter = isWhole ? command.letter : letterIn(table, command.letter);
        if (!letter) return undefined;
        // The first word has its place; later, any cell would be a guess.
        const from = here ?? (mustBegin() ? middle() : null);
        if (!from) return layout.announce(t("play.point-first"), true);
        const typed = typeLetter(place(), desk, from, letter, command.blank);
        const { missing = null } = typed;
        sitting.arrange({ desk: typed.desk, cursor: typed.cursor, selected: null, missing });
        if (typed.cursor.typed) layout.announce(t("play.half-typed", { letters: typed.cursor.typed }));
        if (missing) layout.announce(refusal({ code: "no-such-tile", detail: { letter: faceSpoken(missing) } }), true);
        return focusCursor();
      }
      case "step":
        sitting.arrange({ cursor: here ? stepCursor(table, here, command.arrow) : middle() });
        return focusCursor();
      case "turn":
        sitting.arrange({ cursor: cursor ? { cell: cursor.cell, down: !cursor.down } : here ?? middle() });
        return focusCursor();
      case "back":
        sitting.arrange(backspace(desk, cursor));
        return focusCursor();
      case "enter":
        if (placing !== null && here) return onPlace(placing, here.cell);
        if (selected === null || !here) return onPlay();
        if (!isPlayed(here.cell)) return void layTile(selected, here.cell);
        return layout.announce(refusal({ code: "cell-taken", detail: { cell: here.cell } }), true);
      case "recall":
        if (placing !== null) {
          sitting.arrange({ placing: null });
          return layout.devices.focus(placing);
        }
        if (selected !== null) return sitting.arrange({ selected: null });
        return sitting.arrange(desk.laid.length ? { desk: recall(desk) } : { cursor: null });
    }
  }

  /** @param {KeyboardEvent} event */
  function pressed(event) {
    const command = commandOf(event, document.activeElement);
    if (!command || !mayMove() || drag.active || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    obey(command);
  }

  const drag = enableDrag({
    root: layout.el,
    board: layout.board,
    rack: layout.rack,
    mayDrag: mayMove,
    ply: () => sitting.state.view.ply,
    isFree: (cell) => !isPlayed(cell),
    onDrop: dropped,
    signal,
  });
  layout.keys.on("face", (/** @type {string} */ letter) => mayMove() && obey({ do: "letter", letter, blank: false }));
  layout.devices.on("take", takeDevice);
  layout.el.addEventListener("click", tapped, { signal });
  addEventListener("keydown", pressed, { signal });
}
