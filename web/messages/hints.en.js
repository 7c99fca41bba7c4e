// @ts-check
/**
 * Hints, and whom the house gives them, in English.
 *
 * @type {Record<string, string|Record<string, string>>}
 */
export default {
  "action.hint": "Hint",
  "hint.allow": "Allow hints",
  "hint.allowed": "Hints are allowed at this table now.",
  "hint.busy": "Looking for a good play. Press again to stop.",
  "hint.column": "column {line}, from {from} to {to}",
  "hint.forbid": "No more hints",
  "hint.forbidden": "There are no more hints at this table.",
  "hint.none": "No word can be laid with these tiles. All that is left is to pass.",
  "hint.none-swap": "No word can be laid with these tiles. Swap some of them, or pass.",
  "hint.play": { one: "{words}: {points} point. Play it, or take it back.", other: "{words}: {points} points. Play it, or take it back." },
  "hint.play-shut": { one: "{words}: at least {n} point. Play it, or take it back.", other: "{words}: at least {n} points. Play it, or take it back." },
  "hint.row": "row {line}, from {from} to {to}",
  "hint.tiles": { one: "It takes {tiles}. Another hint lays it.", other: "It takes {tiles}. Another hint lays them." },
  "hint.where": "Look at {place}. Another hint names the tiles.",
  "keys.hint": "? gives a hint, one step at a time. Ctrl Z takes your turn back.",
  "settings.hints": "Hints",
  "settings.hints-alone": "Against the computer",
  "settings.hints-always": "Always",
  "settings.hints-never": "Never",
  "undo.done": "{name}’s last turn was taken back.",
  "undo.mine": "Take my turn back",
  "undo.of": "Take {name}’s turn back",
  "undo.text": { one: "Is {others} fine with that? Tiles drawn since go back into the bag.", other: "Are {others} fine with that? Tiles drawn since go back into the bag." },
  "undo.title": "Take {name}’s turn back?",
  "undo.yes": "Take it back",
};
