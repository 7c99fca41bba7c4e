// @ts-check
/** Scores turn by turn as lines; each player has a dash and an end mark, not only a colour. */
import { svg } from "./dom.js";
import { number, t } from "./i18n.js";

/** @typedef {import("./types.js").View} View */

const WIDTH = 358;
const HEIGHT = 206;
const PLOT = { left: 0, right: 288, top: 22, foot: 174 };
const LABEL_GAP = 18;
/** End marks, by the order the players came in: disc, square, triangle, diamond. */
const MARKS = [
  "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
  "M-4-4h8v8h-8z",
  "M0-5.5 5.5 4.5h-11z",
  "M0-6 6 0 0 6-6 0z",
];

/**
 * The score of every seat after every turn, starting at nothing and ending as the game ended.
 *
 * @param {Pick<View, "log"|"names"|"scores">} view
 * @returns {number[][]} by seat
 */
export function scoreLines({ log, names, scores }) {
  const lines = names.map(() => [0]);
  for (const entry of log) {
    lines.forEach((line, seat) => line.push(seat === entry.seat ? entry.total : line[line.length - 1]));
  }
  lines.forEach((line, seat) => {
    line[line.length - 1] = scores[seat];
  });
  return lines;
}

/**
 * @param {Pick<View, "log"|"names"|"scores">} view
 * @param {number[]} ranking seats, best first
 */
export function scoreChart(view, ranking) {
  const lines = scoreLines(view);
  const turns = Math.max(1, lines[0].length - 1);
  const top = Math.max(10, ...lines.flat());
  const lowest = Math.min(0, ...lines.flat());
  const x = (/** @type {number} */ turn) => PLOT.left + (turn / turns) * (PLOT.right - PLOT.left);
  const y = (/** @type {number} */ score) => PLOT.foot - ((score - lowest) / (top - lowest)) * (PLOT.foot - PLOT.top);
  const drawn = ranking.map((seat, place) => {
    const points = lines[seat].map((score, turn) => `${round(x(turn))} ${round(y(score))}`);
    const end = { x: x(turns), y: y(lines[seat][turns]) };
    return { seat, place, end, path: `M${points.join("L")}` };
  });
  const labels = apart(drawn.map(({ end }) => end.y));
  return svg(
    "svg",
    { class: "chart", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": t("summary.chart") },
    ...gridLines(top).map((score) =>
      svg(
        "g",
        { class: "chart-grid" },
        svg("path", { d: `M${PLOT.left} ${round(y(score))}H${PLOT.right}` }),
        score > 0 && svg("text", { x: PLOT.left, y: round(y(score)) - 5, text: number(score) }),
      ),
    ),
    // The winner's line is drawn last, over the others.
    ...drawn.reverse().map(({ seat, place, end, path }) =>
      svg(
        "g",
        { class: "chart-player", "data-place": place },
        svg("path", { class: "chart-line", d: path }),
        svg("path", { class: "chart-mark", d: MARKS[place % MARKS.length], transform: `translate(${round(end.x)} ${round(end.y)})` }),
        svg("text", { class: "chart-name", x: PLOT.right + 11, y: round(labels[place]) + 5, text: shortened(view.names[seat]) }),
      ),
    ),
    svg("text", { class: "chart-axis", x: PLOT.left, y: PLOT.foot + 24, text: t("summary.turn", { n: 1 }) }),
    svg("text", { class: "chart-axis chart-axis-end", x: PLOT.right, y: PLOT.foot + 24, text: number(turns) }),
  );
}

/**
 * Round numbers up to the best score, three or four of them.
 *
 * @param {number} top
 */
function gridLines(top) {
  const step = [5, 10, 20, 25, 50, 100, 200, 250, 500].find((size) => top / size <= 4) ?? 1000;
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
}

/**
 * Moves labels that would overlap apart, keeping their order.
 *
 * @param {number[]} heights best player first, so from the top down
 */
function apart(heights) {
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  order.forEach((label, index) => {
    const above = order[index - 1];
    if (above) label.height = Math.max(label.height, above.height + LABEL_GAP);
  });
  const over = order[order.length - 1].height - PLOT.foot;
  const placed = [...heights];
  for (const { height, index } of order) placed[index] = over > 0 ? height - over : height;
  return placed;
}

/** @param {string} name */
function shortened(name) {
  return [...name].length > 7 ? `${[...name].slice(0, 6).join("")}…` : name;
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}
