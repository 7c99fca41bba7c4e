// @ts-check
/** Keys, taps and pasted text in the solver's room: each ends in another position or another arrow. */
import { middleCell } from "./cells.js";
import { t } from "./i18n.js";
import { keyReader } from "./keys.js";
import { BLOCK } from "./pending.js";
import { eraseBack, extraKinds, placed, toggled, typeTile } from "./solver-position.js";
import { readRack, readRows } from "./solver-rows.js";
import { letterIn, pointAt, stepCursor } from "./typing.js";

/** @typedef {import("./types.js").Face} Face */
/** @typedef {import("./solver-position.js").Cursor} Cursor */
/** @typedef {import("./solver.js").SolverState} SolverState */

const FIELDS = "input, textarea, select, dialog";

/**
 * @param {object} parts
 * @param {ReturnType<typeof import("./solver-layout.js").createSolverLayout>} parts.layout
 * @param {() => ReturnType<typeof import("./solver-board.js").createSolverBoard>} parts.boardNow
 * @param {() => SolverState} parts.stateNow
 * @param {(next: Partial<SolverState>) => void} parts.set
 * @param {(position: import("./solver-position.js").Position, more?: Partial<SolverState>) => unknown} parts.change
 * @param {Record<string, (...given: any[]) => unknown>} parts.acts
 * @param {AbortSignal} parts.signal
 */
export function solverHands({ layout, boardNow, stateNow, set, change, acts, signal }) {
  const commandOf = keyReader();

  /** @returns {Cursor} */
  function here() {
    const { cursor, table } = stateNow();
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.cell : undefined;
    return cursor ?? { cell: focused ?? middleCell(table), down: false };
  }

  function focusCursor() {
    const { cursor } = stateNow();
    if (cursor) boardNow().cellElement(cursor.cell)?.focus({ preventScroll: true });
  }

  /** @param {string} text */
  function wrong(text) {
    set({ told: text });
    layout.announce(text, true);
  }

  /** @param {string} typed a capital, or a whole face @param {boolean} blank */
  function letter(typed, blank) {
    const { table, position } = stateNow();
    if (typed === BLOCK) return table.blocks ? extra("blocks") : undefined;
    const known = typed.length > 1 || typed === "?" ? typed : letterIn(table, typed);
    const next = typeTile(table, position, here(), known ?? typed, blank);
    if (!known || next.missing) return wrong(t("solver.strange", { letter: typed }));
    change(next.position, { cursor: next.cursor, target: "board" });
    return focusCursor();
  }

  /** @param {string} kind what lies in cells besides tiles */
  function extra(kind) {
    const { position } = stateNow();
    const cursor = here();
    change(toggled(position, kind, cursor.cell), { cursor: { cell: cursor.cell, down: cursor.down }, target: "board" });
    focusCursor();
  }

  function erase() {
    const { table, position, target } = stateNow();
    if (target === "rack") return change({ ...position, rack: position.rack.slice(0, -1) });
    const next = eraseBack(table, position, here());
    change(next.position, { cursor: next.cursor, target: "board" });
    return focusCursor();
  }

  /** @param {Cursor} cursor */
  function point(cursor) {
    set({ cursor, target: "board", told: "" });
    focusCursor();
  }

  /** @param {import("./keys.js").Command} command */
  function obey(command) {
    const { table } = stateNow();
    const { cell, down } = here();
    switch (command.do) {
      case "letter":
        return letter(command.letter, command.blank);
      case "step":
        return point(stepCursor(table, { cell, down }, command.arrow));
      case "turn":
        return point({ cell, down: !down });
      case "back":
        return erase();
      case "enter":
        return acts.solve();
      case "recall":
        return set({ cursor: null, chosen: null, keys: false, told: "" });
    }
  }

  /** @param {KeyboardEvent} event @returns {(() => unknown)|null} */
  function meantBy(event) {
    const { table, position, cursor } = stateNow();
    const isField = document.activeElement?.closest(FIELDS);
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !document.activeElement?.closest("input:not(#solver-rack), textarea, dialog")) {
      const key = event.key.toLowerCase();
      if (key === "z") return event.shiftKey ? acts.redo : acts.undo;
      if (key === "y") return acts.redo;
    }
    if (isField) return null;
    if (event.key === "Delete") return () => change(placed(position, here().cell, null), { cursor: cursor && { cell: cursor.cell, down: cursor.down } });
    if (event.key === "?" && !table.blanks.declared) return () => letter("?", true);
    if (event.key === "*" && extraKinds(table).includes("bombs")) return () => extra("bombs");
    const command = commandOf(event, document.activeElement);
    return command && (() => obey(command));
  }

  /** @param {KeyboardEvent} event */
  function pressed(event) {
    if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
    const meant = meantBy(event);
    if (!meant) return;
    event.preventDefault();
    meant();
  }

  /** @param {MouseEvent} event */
  function tapped(event) {
    const cell = event.target instanceof Element ? event.target.closest("[data-cell]") : null;
    if (!(cell instanceof HTMLElement)) return;
    const { cursor, target } = stateNow();
    const at = cell.dataset.cell ?? "";
    const next = target === "board" ? pointAt(cursor, at) : { cell: at, down: cursor?.down ?? false };
    // By touch there may be no other keys.
    const byTouch = /** @type {PointerEvent} */ (event).pointerType !== "mouse" && matchMedia("(any-pointer: coarse)").matches;
    set({ cursor: next, target: "board", told: "", chosen: null, ...(byTouch && { keys: next !== null }) });
    focusCursor();
  }

  /** Rows pasted anywhere but in a field are the board's; a single run of letters is a rack. @param {ClipboardEvent} event */
  function pasted(event) {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (!text.trim() || document.activeElement?.closest(FIELDS) || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    const { table, position } = stateNow();
    if (!/[\r\n]/.test(text.trim()) && text.trim().length <= table.rack_size * 4) {
      const { rack, strange } = readRack(table, text);
      if (strange.length) return wrong(t("solver.strange", { letter: strange[0] }));
      change({ ...position, rack: rack.slice(0, table.rack_size) });
      return;
    }
    const read = readRows(table, text);
    if ("trouble" in read) return wrong(t(read.trouble.key, read.trouble.params));
    change({ ...position, tiles: read.tiles, extra: { ...position.extra, ...(table.blocks && { blocks: read.blocks }) } });
  }

  layout.keys.on("letter", ({ letter: face, blank }) => {
    const { table, position, target } = stateNow();
    if (target === "board") return letter(face, blank);
    if (position.rack.length >= table.rack_size) return wrong(t("solver.rack-full", { n: table.rack_size }));
    const { rack } = readRack(table, `[${face}]`);
    return rack.length ? change({ ...position, rack: [...position.rack, ...rack] }) : wrong(t("solver.strange", { letter: face }));
  });
  layout.keys.on("extra", extra);
  layout.keys.on("erase", erase);
  layout.keys.on("turn", () => obey({ do: "turn" }));
  layout.keys.on("done", () => set({ keys: false, cursor: null }));
  layout.rack.on("change", (/** @type {Face[]} */ rack) => change({ ...stateNow().position, rack }));
  layout.rack.on("focus", () => set({ target: "rack", ...(matchMedia("(any-pointer: coarse)").matches && { keys: true }) }));
  layout.rack.on("strange", (/** @type {string} */ face) => wrong(t("solver.strange", { letter: face })));
  layout.rack.on("full", () => wrong(t("solver.rack-full", { n: stateNow().table.rack_size })));
  layout.rack.on("solve", () => acts.solve());
  layout.place.addEventListener("click", tapped, { signal });
  addEventListener("keydown", pressed, { signal });
  addEventListener("paste", pasted, { signal });
}
