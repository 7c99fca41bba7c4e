// @ts-check
/**
 * Why the engine said no, in English; a sentence for each code of docs/protocol.md.
 *
 * @type {Record<string, string|Record<string, string>>}
 */
export default {
  "refusal.bad-gcg": "This is not a game record that can be read: line {line}.",
  "refusal.bad-position": "That position does not work.",
  "refusal.bad-request": "Something went wrong between the page and the game.",
  "refusal.bad-save": "This saved game is damaged and can not be opened.",
  "refusal.bag-too-small": {
    one: "You can not swap: {bag} left in the bag, and it takes {needs}.",
    other: "You can not swap: {bag} left in the bag, and it takes {needs}.",
  },
  "refusal.blank-choice": "A blank can not stand for that.",
  "refusal.blank-undeclared": "Say what the blank stands for.",
  "refusal.cell-taken": "There is a tile on {cell} already.",
  "refusal.cell-twice": "Two tiles can not lie on {cell}.",
  "refusal.engine-fault": "Something went wrong inside the game. Nothing was changed; try once more.",
  "refusal.engine-lost": "The game’s engine could not be started. Check the connection and try again.",
  "refusal.file-empty": "This file is empty.",
  "refusal.file-too-large": "This file is too large: games have at most {limit} MB.",
  "refusal.file-unreadable": "This file could not be read.",
  "refusal.game-over": "The game is over.",
  "refusal.gap": "There is a gap between the tiles.",
  "refusal.needs-lexicon": "The word list is still on its way.",
  "refusal.no-connection": "The word list could not be fetched. Check the connection and try again.",
  "refusal.no-game": "There is no game on the table.",
  "refusal.no-such-cell": "There is no {cell} on this board.",
  "refusal.no-such-tile": "There is no {letter} on your rack.",
  "refusal.no-tiles": "Lay at least one tile.",
  "refusal.not-a-word": {
    one: "{words} is not in the word list.",
    other: "{words} are not in the word list.",
  },
  "refusal.not-for-this-game": "This game does not have that.",
  "refusal.not-in-line": "All tiles must lie in one row or one column.",
  "refusal.not-linked": "The tiles must touch a word on the board.",
  "refusal.not-on-rack": "Those tiles are not on your rack.",
  "refusal.not-on-start": "The first word must cover the star.",
  "refusal.not-your-turn": "It is not your turn.",
  "refusal.nothing-to-undo": "There is nothing to undo.",
  "refusal.other": "That is not possible.",
  "refusal.save-too-new": "This game was saved by a newer Lexicade. Reload the page and try again.",
  "refusal.spelled-apart": "{face} is a tile of its own: {letters} apart do not make it.",
  "refusal.too-short": "A word has at least two letters.",
  "refusal.unknown-lexicon": "There is no such word list.",
  "refusal.unknown-move": "This game does not have that move.",
  "refusal.unknown-option": "This game does not have that house rule.",
  "refusal.unknown-request": "Something went wrong between the page and the game.",
  "refusal.unknown-variant": "There is no such game here.",
};
