// @ts-check
/** What the marks of a cell say of people: whose tile, whose start and goal, whose device. */
import { has, t } from "./i18n.js";

/** @typedef {import("./types.js").Cell} Cell */
/** @typedef {import("./types.js").View} View */

const DEVICE = /^(bomb|defuser)-(\d+)$/;

/**
 * @param {string[]} marks
 * @param {string[]} names
 */
export function ownerOf(marks, names) {
  const by = seatIn(marks, "by-");
  return by === null ? "" : names[by] ?? "";
}

/**
 * The seat that a mark like `by-1` names.
 *
 * @param {string[]} marks
 * @param {string} start
 * @returns {number|null}
 */
function seatIn(marks, start) {
  const mark = marks.find((name) => name.startsWith(start) && /^\d+$/.test(name.slice(start.length)));
  return mark === undefined ? null : Number(mark.slice(start.length));
}

/**
 * @param {string[]} marks
 * @returns {{kind: string, seat: number}[]}
 */
export function deviceMarks(marks) {
  return marks.flatMap((mark) => {
    const found = DEVICE.exec(mark);
    return found ? [{ kind: found[1], seat: Number(found[2]) }] : [];
  });
}

/**
 * "Ana's start", "Bruno's goal", "on Ana's road", "your bomb", as far as the view tells.
 *
 * @param {Cell} cell
 * @param {string[]} marks
 * @param {{names: string[]} & Partial<View>} view
 * @returns {string[]}
 */
export function cellNotes(cell, marks, { names, seat = null, road = [] }) {
  const starts = seatIn(marks, "start-");
  const named = (/** @type {number} */ index) => names[index] ?? "";
  const goals = road.flatMap(({ goal }, index) => (goal === cell ? [t("cell.goal-of", { name: named(index) })] : []));
  const roads = road.flatMap(({ cells }, index) => (cells?.includes(cell) ? [t("cell.road-of", { name: named(index) })] : []));
  return [
    ...(starts === null || !named(starts) ? [] : [t("cell.start-of", { name: named(starts) })]),
    ...(names.length ? [...goals, ...roads] : []),
    ...deviceMarks(marks).map(({ kind, seat: owner }) => deviceSpoken(kind, owner === seat ? null : named(owner))),
    ...(marks.includes("blast") ? [t("cell.blast")] : []),
  ];
}

/**
 * @param {string} kind
 * @param {string|null} name null: one's own
 */
function deviceSpoken(kind, name) {
  const key = name === null ? `cell.own-${kind}` : `cell.${kind}-of`;
  return has(key) ? t(key, { name: name ?? "" }) : kind;
}
