// @ts-check
/**
 * The shapes that cross the page: what the engine says (docs/protocol.md) and what the page keeps.
 * Types only; nothing here runs.
 *
 * @typedef {string} Cell        column letter and row number, "H8"
 * @typedef {string} Face        what is printed on a tile: "A", "CH", "?" for a blank
 * @typedef {{code: string, detail: Record<string, any>}} Problem
 *
 * @typedef {object} Table       what does not change during a game
 * @property {string} variant
 * @property {number} version
 * @property {string} name
 * @property {string} lexicon
 * @property {Record<string, any>} options
 * @property {number} width
 * @property {number} height
 * @property {string[]} premiums rows of "l" 2L, "L" 3L, "w" 2W, "W" 3W, "." none
 * @property {Cell[]} start
 * @property {boolean} [lids]    cells are shut until a mark says what lies there
 * @property {Face[]} faces
 * @property {Record<Face, number>} values
 * @property {Record<Face, number>} tiles
 * @property {string[]} formats  of records that a finished game can be written in: "gcg"
 * @property {number} rack_size
 * @property {number} bonus
 * @property {{declared: boolean, choices: Face[]}} blanks
 * @property {boolean} [joins]   separate letters may spell a longer face
 * @property {boolean} [open_racks]  everything is open: nobody's tiles are hidden from anybody
 * @property {number} [blocks]   the most blocks that may be laid in a turn
 *
 * @typedef {object} LogEntry
 * @property {number} ply
 * @property {number} seat
 * @property {string} kind
 * @property {number} score
 * @property {number} total
 * @property {[string, number][]} [words]
 * @property {number} [bonus]
 * @property {string} [at]
 * @property {string} [text]
 * @property {TileMove[]} [tiles]
 * @property {number} [count]
 * @property {Cell[]} [hit]      where the play met a bomb
 * @property {number} [opened]   how many shut cells it opened
 * @property {Cell[]} [exploded] bombs that took the play's tiles with them
 * @property {Face[]} [lost]     the tiles that left the game
 * @property {Cell[]} [blocks]   laid with the play, or alone
 * @property {[number, number]} [times]  tiles × words
 * @property {boolean} [good]    a challenge: the words are good
 * @property {number} [from]     a capture: whose bomb it was
 * @property {boolean} [idle]    a pass made for somebody without a tile
 *
 * @typedef {{code: string, seat?: number, settlement?: {seat: number, points: number, rack: Face[]}[]}} Ending
 *
 * @typedef {object} Clock       without the time of the move now being thought about
 * @property {"game"|"turn"} per
 * @property {number} limit      ms
 * @property {number[]} left     ms, by seat
 * @property {"runs"|"pauses"} away  while the tab is hidden or closed
 *
 * @typedef {object} View        what one seat may see
 * @property {string} variant
 * @property {number|null} seat
 * @property {number} turn
 * @property {number} ply
 * @property {string[]} names
 * @property {number[]} scores
 * @property {Face[]} rack
 * @property {(number|Face[])[]} racks
 * @property {string[]} board
 * @property {[Cell, string][]} marks
 * @property {Record<string, string>} actions
 * @property {number} bag
 * @property {Record<Face, number>} unseen
 * @property {boolean} over
 * @property {number[]} winners
 * @property {Ending|null} ending
 * @property {LogEntry[]} log
 * @property {(string|null)[]} [bots]  by seat: the computer's level, null for a person
 * @property {Clock} [clock]
 * @property {Devices} [devices] what this seat can hide on the board
 * @property {Road[]} [road]     by seat
 * @property {{seat: number, words: string[], ends: boolean}} [challenge]  the turn that may be challenged;
 *                               ends: the game is over unless it is
 *
 * @typedef {{held: Record<string, number>, most: Record<string, number>}} Devices  by kind
 *
 * @typedef {object} Road        a seat's way through its own words, from its start towards its goal
 * @property {Cell} start
 * @property {Cell} goal
 * @property {boolean} opened    its first word lies
 * @property {Cell[]} cells      in order
 * @property {number} left       steps to the goal; 0 when done
 * @property {boolean} done
 *
 * @typedef {[Cell, Face] | [Cell, Face, Face]} TileMove
 * @typedef {{kind: string, tiles?: any[], spent_ms?: number, [more: string]: any}} Move
 *
 * @typedef {object} Preview
 * @property {boolean} legal
 * @property {[string, number|null][]} words
 * @property {number|null} score
 * @property {number} [known]
 * @property {number} bonus
 * @property {string} [at]
 * @property {Problem[]} problems
 * @property {[number, number]} [times]  tiles × words
 *
 * @typedef {object} FoundPlay   a play as the engine finds it
 * @property {TileMove[]} tiles
 * @property {number|null} score  null where hidden cells decide it
 * @property {number} [known]     what is certain of it then
 * @property {[string, number|null][]} words  the main word first
 * @property {string} at         "8H" across, "H8" down
 * @property {string} text       the word, "." for letters already there
 * @property {Face[]} [leave]    what stays on the rack
 * @property {number|null} [estimate]  what it is worth with what it leaves; null where nobody knows
 *
 * @typedef {object} Option      a house rule, as its variant declares it
 * @property {string} key
 * @property {string} label
 * @property {"switch"|"choice"|"number"} kind
 * @property {any} default
 * @property {any} [alone]        the default where a computer plays, if that is another
 * @property {{value: any, label: string}[]} [choices]
 * @property {string} [on]
 * @property {string} [off]
 * @property {number} [min]
 * @property {number} [max]
 * @property {number} [step]
 *
 * @typedef {object} Game        one entry of games.json: what the shelf knows before Python runs
 * @property {string} id
 * @property {number} version
 * @property {string} name
 * @property {string} language    of its words: "en", "es"
 * @property {[number, number]} players
 * @property {string[]} lexicons
 * @property {string[]} [levels]  of the computer, weakest first; the last adapts
 * @property {string[]} [vocabularies]  a free combination is "vocabulary/strategy"
 * @property {string[]} [strategies]
 * @property {Record<string, string>} [settings]  by level, the combination it stands for
 * @property {Record<string, number>} [budgets]  by level, the ms it may think about a turn
 * @property {Option[]} options
 * @property {Table} table
 * @property {Record<string, GameTexts>} texts   by language; may be empty
 * @property {string[]|null} mini                 board rows of the shelf's miniature
 * @property {string[]} [ground]                  what lies open in it, drawn as in a Picture
 * @property {{tilted?: boolean, roads?: Cell[][], bar?: string[]}} [look]  how its table likes to be seen;
 *                                                roads: on its miniature; bar: the actions in its bar, in order
 * @property {Rung[]} [ladder]                    games against the computer to be won in order
 *
 * @typedef {{id: string, options: Record<string, any>, level: string}} Rung
 *
 * @typedef {object} GameTexts
 * @property {string} [name]
 * @property {string} [tagline]
 * @property {number} [place]    where it stands on the shelf; games without one come last
 * @property {Record<string, {label?: string, on?: string, off?: string, choices?: Record<string, string>}>} [options]
 * @property {Record<string, {label?: string, title?: string, text?: string}>} [actions]  the game's own
 * @property {string} [help]     help text as simple HTML, written by us
 * @property {Record<string, Picture>} [pictures]  boards shown in the help text, by name
 *
 * @typedef {object} Picture     a small board in a text; CONTRIBUTING.md says how it is written
 * @property {string[]} board    board rows, as in a position
 * @property {string[]} [laid]   the same for tiles being laid
 * @property {string[]} [ground] a digit: open, near so many bombs; "*": a bomb; "a", "b": whose tile;
 *                               anything else: shut
 * @property {string[]} [premiums]
 * @property {Cell} [at]         a cut-out of the game's own board that begins with this cell
 * @property {Cell[]} [start]
 * @property {[Cell, string][]} [marks]
 * @property {number|string} [badge]
 * @property {Cell[][]} [road]  the cells of each seat's road
 * @property {string} alt        what it shows, for those who do not see it
 * @property {string} [caption]
 *
 * @typedef {object} Laid        a tile on its way: which rack slot it came from and where it lies
 * @property {number} slot       index into view.rack
 * @property {Cell} cell
 * @property {Face} [as]         what a blank stands for
 *
 * @typedef {object} Desk        the turn being laid; small, saved with every laid tile
 * @property {number} ply
 * @property {number} seat
 * @property {number[]} order    rack slots in the order shown
 * @property {Laid[]} laid
 * @property {import("./clock.js").Watch} [watch]  the time of the turn, where a clock runs
 *
 * @typedef {object} Head        what the list of games shows without opening a save
 * @property {string} id
 * @property {string} variant
 * @property {string} title      "" unless renamed
 * @property {string[]} names
 * @property {(string|null)[]} [bots]
 * @property {number[]} scores
 * @property {number} turn
 * @property {number} ply
 * @property {number} bag
 * @property {boolean} over
 * @property {string[]} board
 * @property {[Cell, string][]} [marks]  what lies open, in games with lids
 * @property {string[]} premiums
 * @property {Cell[]} start
 * @property {boolean} [lids]
 * @property {number} updated    ms since 1970
 *
 * @typedef {object} Saved       one game in storage
 * @property {Head} head
 * @property {string} save       sealed text from the engine
 * @property {Table} table
 * @property {View} view         the newest view the page was given (an onlooker's or the mover's)
 * @property {Desk|null} desk
 */
export {};
