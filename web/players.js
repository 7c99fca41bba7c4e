// @ts-check
/** Who plays, who is to move, what they have: the turn is named in words as well as by a bar. */
import { bagButton } from "./bag.js";
import { lowness } from "./clock.js";
import { levelOf } from "./company.js";
import { h, setText } from "./dom.js";
import { icon } from "./icons.js";
import { levelName, number, t } from "./i18n.js";
import { isCounted } from "./kinds.js";
import { timeShown } from "./ticking.js";
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
    update({ view, table, pendingScore = null }) {
      // Counted racks are seen in their trays.
      const counted = table !== undefined && isCounted(table) && !view.over;
      seat(view.names.length);
      bag.update(view.bag);
      players.forEach((player, index) => {
        const moves = !view.over && view.turn === index;
        player.update({
          name: view.names[index],
          level: levelOf(view, index),
          score: view.scores[index],
          moves,
          wins: view.over && view.winners.includes(index),
          pending: moves ? pendingScore : null,
          open: counted ? t("players.waiting") : openFaces(view.racks[index]),
          road: roadText(view.road?.[index]),
        });
      });
    },
    /**
     * Where there are clocks; the one of the seat to move is filled.
     *
     * @param {{left: number[], turn: number|null}|null} times ms
     */
    showTimes(times) {
      el.toggleAttribute("data-clocks", times !== null);
      players.forEach((player, index) => player.clock.update(times && times.left[index], times?.turn === index));
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
  const kind = h("span", { class: "unseen-text" });
  const chip = h("span", { class: "player-chip", hidden: true }, icon("computer"), kind);
  const state = h("span", { class: "player-state" });
  const swatch = h("span", { class: `swatch by-${index}`, "aria-hidden": "true" });
  const road = h("span", { class: "player-road" });
  const score = h("span", { class: "player-score" });
  const pending = h("span", { class: "player-pending" });
  const clock = createClock();
  const el = h(
    "li",
    { class: "player" },
    h("span", { class: "player-who" }, h("span", { class: "player-named" }, swatch, chip, name), " ", state),
    road,
    h("span", { class: "player-points" }, score, h("span", { class: "unseen-text" }, " "), pending, clock.el),
  );
  return {
    el,
    score,
    clock,
    /**
     * @param {{name: string, level: string|null, score: number, moves: boolean, wins: boolean,
     *          pending: number|null, open: string, road: string}} now
     */
    update(now) {
      const { level } = now;
      setText(name, now.name);
      chip.hidden = level === null;
      if (level !== null) setText(kind, `${t("players.computer-level", { level: levelName(level) })}: `);
      const toMove = t(level === null ? "players.to-play" : "players.thinks");
      setText(state, now.moves ? toMove : now.wins ? t("players.winner") : now.open);
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

/** The time of one player. A low clock wears a sign on its edge, so that nothing moves. */
function createClock() {
  const time = h("span", { class: "clock-time" });
  const low = h("span", { class: "clock-low", hidden: true }, icon("clock"), h("span", { class: "unseen-text", text: t("clock.low") }));
  const el = h("span", { class: "clock", role: "timer", "aria-label": t("players.time"), hidden: true }, time, low);
  return {
    el,
    /**
     * @param {number|null} ms
     * @param {boolean} isRunning
     */
    update(ms, isRunning) {
      el.hidden = ms === null;
      if (ms === null) return;
      const warned = lowness(ms);
      setText(time, timeShown(ms));
      el.toggleAttribute("data-running", isRunning);
      if (warned === null) delete el.dataset.low;
      else el.dataset.low = String(warned);
      low.hidden = warned === null;
    },
  };
}

/** @param {View["racks"][number]} rack its faces, where racks lie open */
function openFaces(rack) {
  return Array.isArray(rack) ? [...rack].sort().map(faceSpoken).join(" ") : "";
}
