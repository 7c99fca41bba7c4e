"""What words are to be like, each wish a small machine that reads a word letter by letter.

A wish has a state, a plain integer; `step` gives the state after one more letter, or None when no
word that begins so can be meant. `rest` says that from here on only the number of letters counts,
so that whole branches are counted without being walked. A letter is a number, its place in the
list's `faces`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from lexicade.study.below import ANY

Range = tuple[int, int]
FREE: Range = (0, ANY)

EACH, RUN = -1, -2  # in a pattern: any one letter, any run of letters or none
COUNT = 8  # bits; more of one letter than 255 cannot be typed
MANY = (1 << COUNT) - 1


class Wish(Protocol):
    @property
    def start(self) -> int: ...

    def step(self, state: int, letter: int) -> int | None: ...

    def accepts(self, state: int) -> bool: ...

    def rest(self, state: int) -> Range | None: ...


class Pattern:
    """Letters at their places: `?A?E*`.

    A state is a set of places, one bit each: "everything before this place has been read". Once a
    run is reached, what came before it cannot matter any more: it takes whatever they would take.
    """

    def __init__(self, signs: Sequence[int], letters: int) -> None:
        signs = _tidy(signs)
        self._takes = [0] * letters
        self._runs = 0
        for place, sign in enumerate(signs):
            if sign == RUN:
                self._runs |= 1 << place
                continue
            for letter in range(letters) if sign == EACH else (sign,):
                self._takes[letter] |= 1 << place
        self._end = 1 << len(signs)
        self._open = self._end >> 1 & self._runs  # the run at the end, if there is one
        self._rests = [_rest(signs[place:]) for place in range(len(signs) + 1)]
        self.start = self._reached(1)

    def _reached(self, places: int) -> int:
        runs = places & self._runs
        if not runs:
            return places
        # A run may be nothing, so the place behind it is reached with it.
        return (places | runs << 1) & -(1 << runs.bit_length() - 1)

    def step(self, state: int, letter: int) -> int | None:
        return self._reached((state & self._takes[letter]) << 1 | state & self._runs) or None

    def accepts(self, state: int) -> bool:
        return state & self._end != 0

    def rest(self, state: int) -> Range | None:
        if state & self._open:
            return FREE
        return None if state & state - 1 else self._rests[state.bit_length() - 1]


def _tidy(signs: Sequence[int]) -> list[int]:
    """The same pattern with one run where several stood, behind the single letters beside it."""
    tidy: list[int] = []
    for sign in signs:
        if tidy and tidy[-1] == RUN and sign in (EACH, RUN):
            if sign == EACH:
                tidy.insert(-1, EACH)
        else:
            tidy.append(sign)
    return tidy


def _rest(signs: Sequence[int]) -> Range | None:
    if any(sign >= 0 for sign in signs):
        return None
    if RUN not in signs:
        return len(signs), len(signs)
    return (len(signs) - 1, ANY) if signs[-1] == RUN else None


class Letters:
    """Made of these letters and blanks: all of them, or as many as it likes."""

    def __init__(self, has: Iterable[int], blanks: int, letters: int, *, whole: bool) -> None:
        self._blanks = COUNT * letters
        self._whole = whole
        self.start = blanks << self._blanks
        for letter in has:
            self.start += 1 << COUNT * letter

    def step(self, state: int, letter: int) -> int | None:
        place = COUNT * letter
        if state >> place & MANY:
            return state - (1 << place)
        # A blank is only for what is missing; then no two ways lead to one word.
        return state - (1 << self._blanks) if state >> self._blanks else None

    def accepts(self, state: int) -> bool:
        return not (self._whole and state)

    def rest(self, state: int) -> Range | None:
        blanks = state >> self._blanks
        if state != blanks << self._blanks:
            return None
        return (blanks if self._whole else 0), blanks


class Having:
    """With at least these letters."""

    def __init__(self, letters: Iterable[int]) -> None:
        self.start = 0
        for letter in letters:
            self.start += 1 << COUNT * letter

    def step(self, state: int, letter: int) -> int | None:
        return state - (1 << COUNT * letter) if state >> COUNT * letter & MANY else state

    def accepts(self, state: int) -> bool:
        return not state

    def rest(self, state: int) -> Range | None:
        return None if state else FREE


class Lacking:
    """Without any of these letters."""

    start = 1

    def __init__(self, letters: Iterable[int]) -> None:
        self._unwanted = frozenset(letters)

    def step(self, state: int, letter: int) -> int | None:
        return None if letter in self._unwanted else state

    def accepts(self, state: int) -> bool:
        return True

    def rest(self, state: int) -> Range | None:
        return None if self._unwanted else FREE


class Brief:
    """Of no more letters than that: where short words are wanted, nothing beyond is walked."""

    start = 0

    def __init__(self, most: int) -> None:
        self._most = most

    def step(self, state: int, letter: int) -> int | None:
        return state + 1 if state < self._most else None

    def accepts(self, state: int) -> bool:
        return True

    def rest(self, state: int) -> Range | None:
        return 0, self._most - state


class Leaning:
    """More than twice as many of these letters as of all others."""

    start = 0

    def __init__(self, letters: Iterable[int]) -> None:
        self._wanted = frozenset(letters)

    def step(self, state: int, letter: int) -> int | None:
        return state + 1 if letter in self._wanted else state - 2

    def accepts(self, state: int) -> bool:
        return state > 0

    def rest(self, state: int) -> Range | None:
        return None


class Both:
    """Two wishes at once."""

    def __init__(self, one: Wish, other: Wish) -> None:
        self._one, self._other = one, other
        self._states: list[tuple[int, int]] = []
        self._numbers: dict[tuple[int, int], int] = {}
        self.start = self._number(one.start, other.start)

    def _number(self, one: int, other: int) -> int:
        # Pairs are numbered as they come, so that a state stays one integer.
        pair = one, other
        if pair not in self._numbers:
            self._numbers[pair] = len(self._states)
            self._states.append(pair)
        return self._numbers[pair]

    def step(self, state: int, letter: int) -> int | None:
        first, second = self._states[state]
        one = self._one.step(first, letter)
        if one is None:
            return None
        other = self._other.step(second, letter)
        return None if other is None else self._number(one, other)

    def accepts(self, state: int) -> bool:
        first, second = self._states[state]
        return self._one.accepts(first) and self._other.accepts(second)

    def rest(self, state: int) -> Range | None:
        first, second = self._states[state]
        one, other = self._one.rest(first), self._other.rest(second)
        if one is None or other is None:
            return None
        return max(one[0], other[0]), min(one[1], other[1])


def together(wishes: Sequence[Wish]) -> Wish:
    """All of them; with none, any word will do."""
    wish: Wish = wishes[0] if wishes else Lacking(())
    for other in wishes[1:]:
        wish = Both(wish, other)
    return wish
