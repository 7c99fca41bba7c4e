// @ts-check
/**
 * What could have been played, in English.
 *
 * @type {Record<string, string|Record<string, string>>}
 */
export default {
  "log.review": "{word}, {score}: what could you have played?",
  "review.at": "at",
  "review.back": "Back to the result",
  "review.best": "Nothing would have scored more.",
  "review.best-was": "Best:",
  "review.busy": "Looking for what else there was…",
  "review.earlier": "The turn before",
  "review.flawless": "In no turn was there more to be had.",
  "review.last": "What could I have played?",
  "review.later": "The next turn",
  "review.made": "played",
  "review.missed": { one: "{n} more point was there.", other: "{n} more points were there." },
  "review.more": "more points",
  "review.no-answer": "That could not be found out now. Try once more.",
  "review.no-word": "There was no word to lay.",
  "review.none": "No word",
  "review.open": "What could have been played?",
  "review.progress": "Looking at turn {n} of {all}",
  "review.progress-name": "Turns looked at",
  "review.rack": { one: "The tiles were: {tiles}", other: "The tiles were: {tiles}" },
  "review.shut": "What lay hidden decided the points, so nobody could tell the best play.",
  "review.title": "What could have been played?",
  "review.turn": "Turn {n}, {name}",
  "review.turns": "All turns",
  "review.turns-note": "What was played, the best there was, and the points between them. Choose a turn to see its board.",
  "review.was-best": "nothing was better",
  "review.worst": { one: "The biggest missed chance", other: "The biggest missed chances" },
};
