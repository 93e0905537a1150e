"""Every card of the three games beside its text: do both mean the same?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from onetable.games.registry import rulebook
from tests.language.meaning import fellowship_words, markers, quest_words, tcg_english, tcg_words
from tests.language.meaning.facts import Facts, difference
from tests.language.meaning.names import named

GAMES = ("fellowship", "tcg", "quest")
WITHOUT_TEXT = ("playing_card", "threat")


class Said(Struct, frozen=True):
    """A text of a card, or one line of it, and what the card means by it."""

    game: str
    language: str
    card: str
    title: str
    text: str
    words: Facts
    also: frozenset[str] = frozenset()

    def mistakes(self, text: str) -> list[str]:
        """What this text says otherwise than the card means it."""
        return difference(self.words, self.read(text), self.also)

    def read(self, text: str) -> Facts:
        """What this text says."""
        if self.game == "tcg":
            return tcg_english.facts_of(text, self.title) if self.language == "en" else markers.read(self.language, text)
        if self.game == "quest":
            found = quest_words.marked(markers.read(self.language, text))
            return found + Counter(named(quest_words.called("en"), text)) if self.language == "en" else found
        found = fellowship_words.marked(markers.read(self.language, fellowship_words.without_players(text)))
        if self.language != "en":
            return found
        return found + Counter([*named(fellowship_words.called("en"), text, quoted=False), *fellowship_words.ranges(text)])


@cache
def texts(game: str, language: str) -> tuple[Said, ...]:
    """All texts of a game in one language."""
    return tuple(_texts(game, language))


def _texts(game: str, language: str) -> Iterator[Said]:
    book = rulebook(game).phrasebook(language)
    for card in rulebook(game).cards():
        word, id = card["word"], str(card["id"])
        if game == "tcg":
            lines, meant = [line for line in book.read(word).split("\n") if line], list(tcg_words.paragraphs(word))
            for line, facts in zip(lines, meant, strict=True):
                yield Said(game, language, id, word.title, line, facts if language == "en" else tcg_words.marked(facts))
        elif game == "quest":
            facts = quest_words.facts_of(word)
            yield Said(game, language, id, "", book.read(word), unnamed(facts, language), also(quest_words.also_said(word), language))
        elif card["kind"] not in WITHOUT_TEXT:
            facts = fellowship_words.facts_of(word)
            yield Said(game, language, id, "", book.read(word), unnamed(facts, language), also(fellowship_words.also_said(word), language))


def also(facts: frozenset[str], language: str) -> frozenset[str]:
    """What only other languages may say besides: English is read to the letter."""
    return frozenset() if language == "en" else facts


def unnamed(facts: Facts, language: str) -> Facts:
    """Names, “up to” and ranges are looked for in English alone: other languages bend them."""
    return (
        facts
        if language == "en"
        else Counter({fact: count for fact, count in facts.items() if not fact.startswith(("named", "up to", "between"))})
    )
