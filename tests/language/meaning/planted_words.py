"""Differences that are planted in what a card does: its text, as it was, must no longer agree with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from onetable.games.quest.figures import FightingCard
from onetable.games.registry import rulebook
from onetable.games.tcg.traits import Until
from onetable.games.tcg.words.triggers import May, Required
from tests.language.meaning import fellowship_words, quest_words, tcg_words
from tests.language.meaning.check import Said, texts
from tests.language.meaning.facts import Facts, fields, plain

MOST = 13  # greater numbers mean “as many as there are”
SILENT = ("picked", "dug", "tip", "companion", "nazgul", "asked", "amount", "by", "last", "each")  # not told, or not of everything


def changed(value: Any) -> Iterator[tuple[str, Any]]:
    """The same with one thing otherwise: a number, what may be done, how long it lasts."""
    if isinstance(value, May):
        yield "no longer “may”", Required(value.to, value.does)
    if isinstance(value, tuple):
        for place, part in enumerate(value):
            yield from [(kind, (*value[:place], other, *value[place + 1 :])) for kind, other in changed(part)]
    elif isinstance(value, Struct):
        for name, part in fields(value):
            if name in SILENT or name in quest_words.PRINTED.get(type(value).__name__, ()):
                continue
            if part is Until.REGROUP:
                yield "another duration", replace(value, **{name: Until.PHASE_END})
            elif name in ("may", "up_to") and part is True:
                yield "no longer “may”" if name == "may" else "another limit", replace(value, **{name: False})
            elif plain(part) and 1 <= part <= MOST:
                yield "another number", replace(value, **{name: part + 1})
            else:
                yield from [(kind, replace(value, **{name: other})) for kind, other in changed(part)]


def misread(game: str) -> tuple[Counter[str], list[tuple[str, str, str]]]:
    """How many differences of each kind are planted in the words of a game, and those that its English texts do not betray."""
    sown = [(said, kind, facts) for said, word, reader in read_from(game) for kind, other in changed(word) for facts in (reader(other),)]
    missed = [(said.card, kind, said.text) for said, kind, facts in sown if not replace(said, words=facts).mistakes(said.text)]
    return Counter([kind for _, kind, _ in sown]), missed


def read_from(game: str) -> Iterator[tuple[Said, Any, Callable[[Any], Facts]]]:
    """Each text with the words that it says, and how they are read; those of what lies on a site are read with their card."""
    said: dict[str, list[Said]] = {}
    for each in texts(game, "en"):
        said.setdefault(each.card, []).append(each)
    for card in rulebook(game).cards():
        word, lines = card["word"], said.get(str(card["id"]), [])
        if game == "quest":
            yield from [(line, word, quest_words.facts_of) for line in lines if not isinstance(word, FightingCard)]
        elif game == "fellowship":
            yield from [(line, word, fellowship_words.facts_of) for line in lines]
        elif not word.on_site:
            yield from [
                (line, text, tcg_words.facts_of) for line, text in zip(lines[len(lines) - len(word.text) :], word.text, strict=True)
            ]
