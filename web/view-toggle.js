// @ts-check
/**
 * From above or from a corner: some boards can be seen both ways. Where a tilted cell would be too
 * small to read there is nothing to choose, and the board is seen from above.
 */
import { h, setText, vars } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./i18n.js";
import { NARROWEST, tiltedCellWidth } from "./tilt.js";

/** @typedef {import("./types.js").Table} Table */

/**
 * @param {object} parts
 * @param {Pick<Table, "width"|"height">} parts.table
 * @param {boolean} parts.tilts  the game likes to be seen from a corner
 */
export function createViewToggle({ table, tilts }) {
  const words = h("span");
  const button = h("button", { class: "bar-link view-toggle", type: "button", "data-action": "view", hidden: true }, icon("view"), words);

  return {
    button,
    /**
     * @param {object} parts
     * @param {HTMLElement} parts.root   the table
     * @param {HTMLElement} parts.board
     * @param {boolean} parts.flat       what was chosen last
     * @param {(flat: boolean) => void} [parts.onChange]
     * @param {AbortSignal} parts.signal the table is left
     */
    begin({ root, board, flat, onChange, signal }) {
      let wished = !flat;

      function fit() {
        const room = Math.floor(tiltedCellWidth({ width: innerWidth, height: innerHeight }, table.width, table.height));
        const possible = tilts && room >= NARROWEST;
        const tilted = possible && wished;
        button.hidden = !possible;
        setText(words, t(tilted ? "view.flat" : "view.tilted"));
        vars(root, { "tilted-cell": `${room}px` });
        root.toggleAttribute("data-tilted", tilted);
        board.toggleAttribute("data-tilted", tilted);
      }

      if (!tilts) return;
      button.addEventListener("click", () => {
        wished = !wished;
        fit();
        onChange?.(!wished);
      });
      addEventListener("resize", fit, { signal });
      fit();
    },
  };
}
