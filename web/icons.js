// @ts-check
/** The icons: 24 grid, 1.75 stroke, square caps, mitre joins. Always beside a word or a name. */
import { svg } from "./dom.js";

/** Strokes as path data; the style sheet gives colour and width. */
const PATHS = {
  back: "M14.5 5 7.5 12l7 7",
  more: "M4.5 12h.01M12 12h.01M19.5 12h.01",
  chevron: "M9.5 5.5 16 12l-6.5 6.5",
  fold: "M5.5 9.5 12 16l6.5-6.5",
  bag: "M5.6 9h12.8l1.8 11.2H3.8zM8.6 9V7.6a3.4 3.4 0 0 1 6.8 0V9",
  hint: "M9 17.5h6M10 20.5h4M9 17.5c0-3-3.2-4-3.2-8a6.2 6.2 0 0 1 12.4 0c0 4-3.2 5-3.2 8",
  undo: "M4.5 4.5v6h6M4.8 10.2a7.8 7.8 0 1 1-.3 4.3",
  watch: "M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6",
  review: "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.3 15.3 20.5 20.5M7.3 10.6l2.2 2.2 3.7-4.3",
  pause: "M8 5v14M16 5v14",
  step: "M6 4.8v14.4L16 12zM19 4.8v14.4",
  shuffle: "M2.5 6.5H6l11 11h4.5M18.5 14.5l3 3-3 3M2.5 17.5H6l3.4-3.4M13.6 9.9 17 6.5h4.5M18.5 3.5l3 3-3 3",
  recall: "M8.2 4.2 4 8.4l4.2 4.2M4.3 8.4h10.4a5 5 0 0 1 0 10H8.5",
  redo: "M15.8 4.2 20 8.4l-4.2 4.2M19.7 8.4H9.3a5 5 0 0 0 0 10h6.2",
  erase: "M8.5 5.5h12.5v13H8.5L2.5 12zM11.8 9l6 6M17.8 9l-6 6",
  keys: "M2.5 6.5h19v11h-19zM6.3 10.2h.01M10.1 10.2h.01M13.9 10.2h.01M17.7 10.2h.01M7.5 14h9",
  solve: "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM15.3 15.3l5.2 5.2M8 10.5h5M10.5 8v5",
  swap: "M3.5 8h16.4M15.9 4l4 4-4 4M20.5 16H4.1M8.1 12l-4 4 4 4",
  pass: "M5.5 4.8v14.4L15.5 12zM19.5 4v16",
  rules: "M9 9.2c0-1.9 1.3-3.2 3.1-3.2S15 7.2 15 8.8c0 2.4-3 2.5-3 5.2M12 17.8h.01",
  settings: "M3 8h11M18.5 8H21M3 16h3.5M11 16h10M16.2 5.2v5.6M8.8 13.2v5.6",
  play: "M7.5 4.8v14.4L19 12z",
  plus: "M12 4.5v15M4.5 12h15",
  minus: "M4.5 12h15",
  close: "M5.5 5.5l13 13M18.5 5.5l-13 13",
  edit: "M4.5 19.5v-4L16 4l4 4L8.5 19.5zM13.5 6.5l4 4",
  remove: "M4 7h16M9 7V4.5h6V7M6.2 7l.9 12.5h9.8L17.8 7M10.2 10.5v5.5M13.8 10.5v5.5",
  share: "M12 15.5V3.8M8 7.5l4-4 4 4M4.5 12v8h15v-8",
  open: "M12 3.8v11.4M8 11.5l4 4 4-4M4.5 12v8h15v-8",
  moves: "M3.5 6.5h17M3.5 12h17M3.5 17.5h10.5",
  again: "M18.7 9.2A7.5 7.5 0 1 0 19.5 13M19 4v5.2h-5.2",
  flag: "M5.5 21V4M5.5 5h13l-3.2 4.2L18.5 13.5h-13",
  check: "M4.5 12.5l5 5L19.5 7",
  warn: "M12 4 21.5 20h-19zM12 10v4.5M12 17.2h.01",
  language: "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM3.5 12h17M12 3.5c-5 5-5 12 0 17c5-5 5-12 0-17z",
  view: "M12 4.5 21.5 10 12 15.5 2.5 10zM2.5 14 12 19.5 21.5 14",
  stop: "M6 6h12v12H6z",
  person: "M12 4a3.6 3.6 0 1 0 0 7.2A3.6 3.6 0 1 0 12 4zM4.8 20.2v-1.4a5 5 0 0 1 5-5h4.4a5 5 0 0 1 5 5v1.4",
  computer: "M7 7h10v10H7zM10.2 10.2h3.6v3.6h-3.6zM9.5 7V3.5M14.5 7V3.5M9.5 20.5V17M14.5 20.5V17M7 9.5H3.5M7 14.5H3.5M20.5 9.5H17M20.5 14.5H17",
  clock: "M12 4.5a8 8 0 1 0 0 16a8 8 0 1 0 0-16zM12 8.5v4.3l2.8 1.9M9.5 2.2h5",
  levels: "M4 20.5V15h5v-4.5h5V6h6.5M4 20.5h16.5V6",
  lock: "M5.5 11h13v9.5h-13zM8 11V8a4 4 0 0 1 8 0v3M12 14.5v2.5",
  study: "M12 6.5C9.5 4.6 6.5 4.2 3.5 4.5v14c3-.3 6 .1 8.5 2 2.5-1.9 5.5-2.3 8.5-2v-14c-3-.3-6 .1-8.5 2zM12 6.5v14",
  home: "M4 11.2 12 4.2l8 7M6 9.8V20h12V9.8",
};

/** @typedef {keyof typeof PATHS} IconName */

/**
 * @param {IconName} name
 * @returns {SVGSVGElement}
 */
export function icon(name) {
  return svg(
    "svg",
    { class: `icon icon-${name}`, viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" },
    svg("path", { d: PATHS[name] }),
  );
}
