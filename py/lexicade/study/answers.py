"""The request `study`: what is asked of a word list, read and answered.

Every answer is thought out in slices, and shows a limited number of words, whatever was asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Protocol

from lexicade.core import wire
from lexicade.core.options import settled
from lexicade.core.rules import Variant
from lexicade.core.state import Refusal
from lexicade.lexicon import Lexicon
from lexicade.reading import Request
from lexicade.study import glosses
from lexicade.study.asking import WILD, Asked, read
from lexicade.study.structure import structure
from lexicade.study.told import Shown, Slices, Teller, Told
from lexicade.study.wishlist import in_order, known_lists, of_these
from lexicade.variants import shelf

EACH, MOST_EACH = 40, 2_000
WORDS = 400  # in all, unless more of one length are wanted
LONGEST = 200
GLOSS = "gloss"  # the one thing asked that wants no word list


class Room(Protocol):
    """What is needed of the bridge: word lists, and files of glosses."""

    @property
    def books(self) -> Books: ...


class Books(Protocol):
    def words(self, id: str) -> Lexicon: ...

    def glosses(self, id: str) -> glosses.Glosses: ...


def study(room: Room, request: Request) -> Slices:
    id = wire.text(request, "lexicon")
    games = shelf()
    if not any(id in game.lexicons for game in games.values()):
        raise Refusal("unknown-lexicon", lexicon=id[:80])
    ask = wire.text(request, "ask")
    if ask == GLOSS:
        return (yield from _gloss(room.books, request, games, id))
    if ask not in ASKS:
        raise wire.bad("ask", f"must be one of: {', '.join((*ASKS, GLOSS))}")
    teller = Teller(room.books.words(id), _values(request, games))
    return (yield from ASKS[ask](teller, request))


def _values(request: Request, games: Mapping[str, Variant]) -> Mapping[str, int] | None:
    """What a game's letters are worth, where one is named."""
    if request.get("variant") is None:
        return None
    variant = wire.text(request, "variant")
    if variant not in games:
        raise Refusal("unknown-variant", name=variant[:80])
    game = games[variant]
    return game.rules(settled(game.options, {})).alphabet.values


def _shown(request: Request, each: int = EACH) -> Shown:
    length = request.get("length")
    if length is not None:
        length = wire.whole(length, "length", low=1, high=100)
    each = wire.whole(request.get("n", each), "n", low=0, high=MOST_EACH)
    return Shown(
        each=each,
        all=max(each, WORDS),
        length=length,
        first=wire.whole(request.get("from", 0), "from", low=0, high=10**7),
    )


def _asked(teller: Teller, request: Request) -> Asked:
    return read(wire.text(request, "text", longest=10_000), teller.lexicon)


def _find(teller: Teller, request: Request) -> Slices:
    """Whatever was typed: a word, several, letters with blanks, or a pattern."""
    asked = _asked(teller, request)
    shown = _shown(request)
    told = _echo(asked)
    if asked.words:
        words = [_judged(teller, word) for word in asked.words]
        return {"kind": "words", **told, "words": words}
    if asked.is_word:
        told = {"kind": "word", **told, **_judged(teller, asked.signs)}
        anagrams = yield from _anagrams(teller, asked, shown)
        told["anagrams"] = _without(anagrams, told["word"]) if told["valid"] else anagrams
        told["build"] = yield from _build(teller, asked, shown)
        return told
    told["pattern"] = yield from teller.found(in_order(asked, teller.lexicon), shown)
    if asked.has_runs:
        return {"kind": "pattern", **told}
    told["anagrams"] = yield from _anagrams(teller, asked, shown)
    told["build"] = yield from _build(teller, asked, shown)
    return {"kind": "letters", **told}


def _echo(asked: Asked) -> Told:
    """What was understood, so that it can be shown and asked again."""
    told: Told = {"asked": "".join(asked.signs)}
    if asked.having:
        told["having"] = list(asked.having)
    if asked.lacking:
        told["lacking"] = list(asked.lacking)
    if asked.low:
        told["low"] = asked.low
    if asked.has_high:
        told["high"] = asked.high
    return told


def _judged(teller: Teller, word: tuple[str, ...]) -> Told:
    return {**teller.word(word), "valid": teller.lexicon.contains(word)}


def _anagrams(teller: Teller, asked: Asked, shown: Shown) -> Slices:
    return (yield from teller.found(of_these(asked, teller.lexicon, whole=True), shown))


def _without(anagrams: Told, word: str) -> Told:
    """A word is no anagram of itself."""
    if not anagrams["count"]:  # its length was not wanted
        return anagrams
    others = [
        {
            **group,
            "count": group["count"] - 1,
            "words": [w for w in group["words"] if w["word"] != word],
        }
        for group in anagrams["groups"]
    ]
    return {"count": anagrams["count"] - 1, "groups": [group for group in others if group["count"]]}


def _build(teller: Teller, asked: Asked, shown: Shown) -> Slices:
    """Words of fewer letters; those of all of them are the anagrams."""
    fewer = replace(asked, high=min(asked.high, len(asked.signs) - 1))
    return (yield from teller.found(of_these(fewer, teller.lexicon, whole=False), shown))


def _word(teller: Teller, request: Request) -> Slices:
    asked = _asked(teller, request)
    if asked.words:
        raise Refusal("one-at-a-time")
    if not asked.is_word:
        raise Refusal("not-a-letter", letters=[sign for sign in WILD if sign in asked.signs])
    yield None
    return {**_echo(asked), **_judged(teller, asked.signs)}


def _asked_for(
    make: Callable[[Teller, Asked, Shown], Slices], *, letters: bool
) -> Callable[[Teller, Request], Slices]:
    def answer(teller: Teller, request: Request) -> Slices:
        asked = _asked(teller, request)
        if asked.words or (letters and asked.has_runs):
            raise Refusal("one-at-a-time" if asked.words else "no-star-here")
        return {**_echo(asked), **(yield from make(teller, asked, _shown(request)))}

    return answer


def _pattern(teller: Teller, asked: Asked, shown: Shown) -> Slices:
    return (yield from teller.found(in_order(asked, teller.lexicon), shown))


def _built(teller: Teller, asked: Asked, shown: Shown) -> Slices:
    return (yield from teller.found(of_these(asked, teller.lexicon, whole=False), shown))


def _lists(teller: Teller, request: Request) -> Slices:
    yield None
    lists = [{"name": one.id, "letter": one.letter} for one in known_lists(teller.lexicon)]
    return {"lists": lists}


def _list(teller: Teller, request: Request) -> Slices:
    name = wire.text(request, "name")
    for one in known_lists(teller.lexicon):
        if one.id == name:
            shown = _shown(request, MOST_EACH)
            found = yield from teller.found(one.wanted, shown)
            return {"name": name, "letter": one.letter, **found}
    raise Refusal("unknown-list", name=name[:80])


def _structure(teller: Teller, request: Request) -> Slices:
    return (yield from structure(teller.lexicon, _shown(request).length))


def _gloss(books: Books, request: Request, games: Mapping[str, Variant], id: str) -> Slices:
    """One word's definition; whether it is a word of the list does not matter."""
    language = next(game.language for game in games.values() if id in game.lexicons)
    if language != glosses.LANGUAGE:
        raise Refusal("no-glosses", language=language)
    word = wire.text(request, "text", longest=LONGEST).strip().lower()
    file = glosses.file_for(word)
    found = books.glosses(file).gloss(word) if file else None
    yield None
    if found is None:
        return {"word": word.upper(), "gloss": None}
    gloss = {"kinds": list(found.kinds), "text": found.text, "of": found.of.upper() or None}
    return {"word": word.upper(), "gloss": gloss}


ASKS: Mapping[str, Callable[[Teller, Request], Slices]] = {
    "find": _find,
    "word": _word,
    "pattern": _asked_for(_pattern, letters=False),
    "anagrams": _asked_for(_anagrams, letters=True),
    "build": _asked_for(_built, letters=True),
    "lists": _lists,
    "list": _list,
    "structure": _structure,
}
