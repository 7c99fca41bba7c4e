// @ts-check
/**
 * Computers playing each other, and levels of one's own, in English.
 *
 * @type {Record<string, string|Record<string, string>>}
 */
export default {
  "setup.own-pair": "Words and style of your own choice",
  "setup.own-pair-chosen": "chosen",
  "thinking.hurry": "Move now",
  "watch.bar": "Watching",
  "watch.fast": "Fast",
  "watch.goes-on": "It goes on.",
  "watch.holds": "{name} holds {tiles}.",
  "watch.keys": "Space pauses and goes on, N makes the next move, 1 to 3 set the speed.",
  "watch.next": "Next move",
  "watch.normal": "Normal",
  "watch.open": "Watch computers play",
  "watch.pause": "Pause",
  "watch.paused": "Paused.",
  "watch.resume": "Go on",
  "watch.slow": "Slow",
  "watch.speed": "Speed",
  "watch.start": "Watch",
  "watch.which": "Watch which game?",
};
