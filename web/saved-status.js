// @ts-check
/** A kept game in words: its title, the scores, whose turn it is. */
import { levelOf } from "./company.js";
import { ago, gameText, number, t } from "./i18n.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Head} Head */

/**
 * @param {Head} head
 * @param {Game} game
 */
export function savedStatus(head, game) {
  const { name } = gameText(game);
  const named = head.names.map((player, seat) => (levelOf(head, seat) === null ? player : t("home.computer", { name: player })));
  const scored = named.map((player, seat) => t("home.score", { name: player, score: number(head.scores[seat]) }));
  return {
    title: head.title || name,
    scores: scored.join(", "),
    turn: head.over ? t("home.over") : t("home.to-play", { name: head.names[head.turn] ?? "" }),
    bag: head.over ? "" : `, ${number(head.bag)} ${t("bag.words", { n: head.bag })}`,
    when: ago(head.updated),
  };
}
