"""A hunspell dictionary written out: every stem with every suffix and prefix its flags allow.

Understands what the Spanish one uses: flags of one letter, suffixes that allow further suffixes,
prefixes before any of the forms.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Rule:
    cut: str
    put: str
    where: re.Pattern[str]
    flags: str  # what may follow


@dataclass(frozen=True)
class Affixes:
    suffixes: Mapping[str, Sequence[Rule]] = field(default_factory=dict)
    prefixes: Mapping[str, Sequence[Rule]] = field(default_factory=dict)

    def forms(self, stem: str, flags: str) -> Iterator[str]:
        """The stem itself and all that can be made of it; some come twice."""
        for form in (stem, *self._with_suffixes(stem, flags)):
            yield form
            for rule in _rules(self.prefixes, flags):
                if form.startswith(rule.cut) and rule.where.match(form):
                    yield rule.put + form[len(rule.cut) :]

    def _with_suffixes(self, stem: str, flags: str, again: bool = True) -> Iterator[str]:
        for rule in _rules(self.suffixes, flags):
            if stem.endswith(rule.cut) and rule.where.search(stem):
                form = stem[: len(stem) - len(rule.cut)] + rule.put
                yield form
                if again and rule.flags:
                    yield from self._with_suffixes(form, rule.flags, again=False)


def affixes(text: str) -> Affixes:
    """Out of an .aff file, whose rules read: SFX flag cut put/flags where."""
    suffixes: dict[str, list[Rule]] = defaultdict(list)
    prefixes: dict[str, list[Rule]] = defaultdict(list)
    for line in text.splitlines():
        match line.split():
            case ["SFX", flag, cut, put, where, *_]:
                suffixes[flag].append(_rule(cut, put, f"{where}$"))
            case ["PFX", flag, cut, put, where, *_]:
                prefixes[flag].append(_rule(cut, put, where))
    return Affixes(suffixes, prefixes)


def stems(text: str) -> list[tuple[str, str]]:
    """Out of a .dic file, each stem with its flags; the first line is only their number."""
    entries = [line.split()[0] for line in text.splitlines()[1:] if line.strip()]
    return [(stem, flags) for stem, _, flags in (entry.partition("/") for entry in entries)]


def _rules(rules: Mapping[str, Sequence[Rule]], flags: str) -> Iterator[Rule]:
    return (rule for flag in flags for rule in rules.get(flag, ()))


def _rule(cut: str, put: str, where: str) -> Rule:
    put, _, flags = put.partition("/")
    return Rule(_text(cut), _text(put), re.compile(where), flags)


def _text(affix: str) -> str:
    return "" if affix == "0" else affix
