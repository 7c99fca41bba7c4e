// @ts-check
/** Who plays, who is to move, what they have: the turn is named in words as well as by a bar. */
import { h, setText } from "./dom.js";
import { number, t } from "./i18n.js";
import { bagButton } from "./bag.js";
import { faceSpoken } from "./tile.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").View} View */

/** @param {{onBag: () => void}} actions */
export function createPlayers({ onBag }) {
  const bag = bagButton(onBag);
  const el = h("section", { class: "players", "aria-label": t("players.name") });
  /** @type {ReturnType<typeof createPlayer>[]} */
  let players = [];

  /** @param {number} count */
  function seat(count) {
    if (players.length === count) return;
    players = Array.from({ length: count }, createPlayer);
    const list = h("ul", { class: "players-list" }, ...players.map((player) => player.el));
    el.replaceChildren(list, bag.el);
    el.dataset.seats = String(count);
  }

  return {
    el,
    /** @param {{view: View, table?: Table, pendingScore?: number|null}} state */
    update({ view, pendingScore = null }) {
      seat(view.names.length);
      bag.update(view.bag);
      players.forEach((player, index) => {
        const moves = !view.over && view.turn === index;
        player.update({
          name: view.names[index],
          score: view.scores[index],
          moves,
          wins: view.over && view.winners.includes(index),
          pending: moves ? pendingScore : null,
          open: openFaces(view.racks[index]),
          road: roadText(view.road?.[index]),
        });
      });
    },
    /** @param {number} seatIndex */
    scoreElement: (seatIndex) => players[seatIndex]?.score ?? null,
  };
}

/**
 * @param {unknown} _
 * @param {number} index the seat
 */
function createPlayer(_, index) {
  const name = h("span", { class: "player-name" });
  const state = h("span", { class: "player-state" });
  const swatch = h("span", { class: `swatch by-${index}`, "aria-hidden": "true" });
  const road = h("span", { class: "player-road" });
  const score = h("span", { class: "player-score" });
  const pending = h("span", { class: "player-pending" });
  const el = h(
    "li",
    { class: "player" },
    h("span", { class: "player-who" }, swatch, name, " ", state),
    road,
    h("span", { class: "player-points" }, score, h("span", { class: "unseen-text" }, " "), pending),
  );
  return {
    el,
    score,
    /** @param {{name: string, score: number, moves: boolean, wins: boolean, pending: number|null, open: string, road: string}} now */
    update(now) {
      setText(name, now.name);
      setText(state, now.moves ? t("players.to-play") : now.wins ? t("players.winner") : now.open);
      setText(road, now.road);
      setText(score, number(now.score));
      setText(pending, now.pending === null ? "" : `+${number(now.pending)}`);
      el.toggleAttribute("data-turn", now.moves || now.wins);
      if (now.moves) el.setAttribute("aria-current", "true");
      else el.removeAttribute("aria-current");
    },
  };
}

/** @param {import("./types.js").Road} [road] */
function roadText(road) {
  if (!road) return "";
  const n = road.cells.length;
  if (!n) return t("players.no-road");
  return road.done ? t("players.road-done", { n }) : t("players.road", { n, all: n + road.left });
}

/** @param {View["racks"][number]} rack its faces, where racks lie open */
function openFaces(rack) {
  return Array.isArray(rack) ? [...rack].sort().map(faceSpoken).join(" ") : "";
}
