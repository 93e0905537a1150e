"""Differences between a card and its text that are planted on purpose: all of them should be noticed.

`python -m tests.language.meaning.planted` tells how many are.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from onetable.core.phrasebook import LANGUAGES
from tests.language.meaning.check import GAMES, Said, texts
from tests.language.meaning.fellowship_words import PLAYERS
from tests.language.meaning.markers import LISTED, MARKED

LASTING = ("until regroup", "until the end", "until over", "until the round ends", "this turn", "this phase", "this round", "next round")
KINDS = (
    ("Elf", "Dwarf", "Orc", "Hobbit", "Nazgûl", "Uruk-hai", "Wizard", "Troll"),
    ("artifact", "possession", "condition", "companion", "minion", "ally"),
    ("Moria", "Sauron", "Gondor", "Isengard", "Shire", "Elven", "Dwarven", "Ringwraith"),
)
LIMIT = re.compile(r" \(limit [^()]*(?:\(\d+\))?[^()]*\)|\bup to ")
COST = re.compile(r"(?<=: )(?:Exert|Spot|Remove|Discard|Add) [^.,:]*? to (?=[a-z])")


def planted(said: Said) -> Iterator[tuple[str, str]]:
    """What is wrong in a text, and the text."""
    text = said.text
    for number in re.finditer(r"\d+", without_lists(text, said.game)):
        yield "a wrong number", f"{text[: number.start()]}{int(number[0]) + 1}{text[number.end() :]}"
    for fact, mark in MARKED[said.language].items():
        kind = "a lost “may”" if fact == "may" else "a missing duration" if fact in LASTING else ""
        if kind and said.words[fact] and len(re.findall(mark, text)) == 1:  # what is said twice is not lost
            yield kind, re.sub(mark, "", text)
    if (said.game, said.language) == ("tcg", "en"):
        yield from [("a missing limit", text[: found.start()] + text[found.end() :]) for found in LIMIT.finditer(text)]
        yield from [("a lost cost", text[: found.start()] + text[found.end() :]) for found in COST.finditer(text)]
        for names in KINDS:
            other = next(name for name in names if name not in text)
            for target in re.finditer(rf"(?<![Tt]his )(?<!that )\b(?:{'|'.join(names)})s?\b(?!-| archery)", text):
                yield "a wrong target", text[: target.start()] + other + text[target.end() :]


def without_lists(text: str, game: str) -> str:
    """The text in which numbers that count nothing are hidden: with how many players something holds, and which line of a list it is."""
    for hidden in (LISTED, *([PLAYERS] if game == "fellowship" else [])):
        text = hidden.sub(lambda found: "×" * len(found[0]), text)
    return text


def noticed(said_texts: tuple[Said, ...]) -> tuple[Counter[str], list[tuple[str, str, str]]]:
    """How many differences of each kind are planted, and those that are not noticed."""
    sown = [(said, kind, text) for said in said_texts for kind, text in planted(said)]
    missed = [(said.card, kind, text) for said, kind, text in sown if not said.mistakes(text)]
    return Counter([kind for _, kind, _ in sown]), missed


def main() -> None:
    """How many differences are planted, and how many of them are noticed, by game and language."""
    for game in GAMES:
        for language in LANGUAGES:
            sown, missed = noticed(texts(game, language))
            lost = Counter([kind for _, kind, _ in missed])
            print(game, language, *[f"| {kind}: {count - lost[kind]} of {count}" for kind, count in sorted(sown.items())])


if __name__ == "__main__":
    main()
