// @ts-check
/**
 * How well the computer plays: its levels, and the two settings each of them stands for.
 *
 * @type {Record<string, string|Record<string, string>>}
 */
export default {
  "level.adaptive": "Adaptive",
  "level.beginner": "Beginner",
  "level.casual": "Casual",
  "level.expert": "Expert",
  "level.keen": "Keen",
  "level.master": "Master",
  "level.pair": "{words}, {strategy}",
  "level.steady": "Steady",
  "level-about.adaptive": "Everyday words; plays about as well as you do, so that the game stays close.",
  "level-about.beginner": "Everyday words; plays the first one it sees.",
  "level-about.casual": "Everyday words; content with half the points there are.",
  "level-about.expert": "Every word in the list; also thinks of the tiles it keeps.",
  "level-about.keen": "Every word in the list; takes the most points.",
  "level-about.master": "Every word in the list; tries out what you might answer, and counts the end of the game through.",
  "level-about.steady": "Everyday words; takes the most points.",
  "strategy.adaptive": "Keeps it close",
  "strategy.ahead": "Looks ahead",
  "strategy.casual": "Half the points",
  "strategy.first": "The first it sees",
  "strategy.greedy": "The most points",
  "strategy.name": "How it plays",
  "strategy.saving": "Points and good tiles",
  "vocabulary.all": "All words",
  "vocabulary.everyday": "Everyday words",
  "vocabulary.name": "Words it knows",
};
