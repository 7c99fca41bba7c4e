// @ts-check
/** Letters to press, for boards and racks: the page's own keyboard, so that no other comes up. */
import { events, h, refill } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./i18n.js";
import { BLANK } from "./pending.js";
import { extraKinds, isFace } from "./solver-position.js";

/** @typedef {import("./types.js").Table} Table */

const ROWS = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"];

/**
 * The faces as a keyboard has them; what no keyboard has follows in rows of its own.
 *
 * @param {Table} table
 * @returns {string[][]}
 */
export function keyRows(table) {
  const faces = [...new Set([...table.faces, ...table.blanks.choices])].filter((face) => face !== BLANK && isFace(table, face));
  const rows = ROWS.map((row) => [...row].filter((face) => faces.includes(face)));
  const others = faces.filter((face) => !rows.flat().includes(face));
  const single = others.filter((face) => [...face].length === 1);
  rows[1].push(...single.slice(0, 1));
  const more = [...single.slice(1), ...others.filter((face) => [...face].length > 1)];
  return [...rows, more].filter((row) => row.length > 0);
}

export function createSolverKeys() {
  const { on, emit } = events();
  const el = h("div", { class: "solver-keys", role: "group", "aria-label": t("solver.keys"), hidden: true });
  /** @type {Table|null} */
  let shown = null;
  let blank = false;
  /** @type {HTMLElement[]} */
  let forBoard = [];
  /** @type {HTMLButtonElement|null} */
  let blankKey = null;
  let onBoard = true;

  /** @param {string} letter */
  function type(letter) {
    emit("letter", { letter, blank });
    hold(false);
  }

  /** On the board a blank stands for the letter that is pressed next; on the rack it is a tile. */
  function pressBlank() {
    if (onBoard && shown?.blanks.declared) return hold(!blank);
    return emit("letter", { letter: BLANK, blank: true });
  }

  /** @param {boolean} held */
  function hold(held) {
    blank = held;
    blankKey?.setAttribute("aria-pressed", String(held));
  }

  /** @param {Table} table */
  function build(table) {
    const key = (/** @type {string} */ face) => h("button", { class: "solver-key", type: "button", "data-key": face, text: face, onClick: () => type(face) });
    const act = (/** @type {string} */ name, /** @type {import("./dom.js").Child} */ shownAs) =>
      h("button", { class: "solver-key solver-key-wide", type: "button", "data-key": name, "aria-label": t(`solver.key-${name}`), onClick: () => emit(name) }, shownAs);
    blankKey = h("button", { class: "solver-key solver-key-wide", type: "button", "data-key": "blank", "aria-pressed": "false", text: t("solver.key-blank"), onClick: pressBlank });
    const extra = extraKinds(table).map((kind) => h("button", { class: "solver-key solver-key-wide", type: "button", "data-key": kind, text: t(`solver.key-${kind}`), onClick: () => emit("extra", kind) }));
    const turn = act("turn", icon("swap"));
    forBoard = [turn, ...extra];
    const rows = keyRows(table).map((row) => row.map(key));
    rows.push([blankKey, ...extra, turn, act("erase", icon("erase")), act("done", icon("fold"))]);
    refill(el, ...rows.map((row) => h("div", { class: "solver-key-row" }, ...row)));
  }

  return {
    el,
    on,
    /** @param {{table: Table, open: boolean, board: boolean}} now */
    update({ table, open, board }) {
      if (table !== shown) build(table);
      shown = table;
      onBoard = board;
      for (const one of forBoard) one.hidden = !board;
      if (!open) hold(false);
      el.hidden = !open;
    },
  };
}
