// @ts-check
/**
 * Levels and shields, in English.
 *
 * @type {Record<string, string|Record<string, string>>}
 */
export default {
  "ladder.all": "All levels",
  "ladder.for-points": "One more for half again as many points as the computer.",
  "ladder.for-time": "One more with a third of your time left.",
  "ladder.for-won": "A shield for winning.",
  "ladder.free": "Free game",
  "ladder.level": "Level",
  "ladder.link": { one: "{n} level", other: "{n} levels" },
  "ladder.link-spoken": { one: "{n} level of {game} against the computer", other: "{n} levels of {game} against the computer" },
  "ladder.locked": "Locked: win level {n} first",
  "ladder.lost": "No shield this time.",
  "ladder.next": "Next: level {n}",
  "ladder.play-now": "Climb the levels",
  "ladder.shields": { one: "{n} of {all} shields", other: "{n} of {all} shields" },
  "ladder.summary": "Level {n}: {facts}",
  "ladder.title": "Levels",
  "ladder.total": { one: "{n} of {all} shields won", other: "{n} of {all} shields won" },
  "ladder.won": { one: "You won {n} shield.", other: "You won {n} shields." },
};
