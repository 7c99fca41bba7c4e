"""Hand-made changes of a list, kept with their reasons in wordlists/edits/."""

from pathlib import Path

from tools.build.console import Stop


def edited(words: set[str], file: Path, fold: dict[int, int]) -> set[str]:
    """The words after the changes of `file`: lines of word, add or remove, reason, with tabs."""
    changes = {"add": set[str](), "remove": set[str]()}
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines()[1:], start=2):
        match line.split("\t"):
            case [word, ("add" | "remove") as change, reason] if word and reason:
                changes[change].add(word.translate(fold))
            case _:
                raise Stop(f"{file.name}, line {number}: not a word, add or remove, and a reason.")
    # A change that changes nothing is a mistake, or a source that has mended itself.
    idle = (changes["add"] & words) | (changes["remove"] - words)
    if both := idle | (changes["add"] & changes["remove"]):
        raise Stop(f"{file.name} changes nothing with: {', '.join(sorted(both))}.")
    return words - changes["remove"] | changes["add"]
