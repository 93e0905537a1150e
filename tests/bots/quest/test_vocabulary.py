"""The rules of thumb can read every word of every card, and know every question of the game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from inspect import isclass, isfunction
from pkgutil import walk_packages
from typing import Any

import pytest

from onetable.core.step import Step
from onetable.core.word import Word, words_in
from onetable.games import quest
from onetable.games.quest.bots.decide import WEIGHINGS
from onetable.games.quest.bots.readings import READINGS
from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.parts_of_speech import Effect
from onetable.games.quest.words import shuffling

CATALOGUE = every_card()

# Words that only put cards back into their decks: they bring nothing by themselves.
ORDER = {shuffling.ShuffleEncounterBack, shuffling.ShufflePerilBack, shuffling.ShuffleCorruptionBack}
SHELVES: dict[str, Mapping[str, Any]] = {
    "plot": CATALOGUE.plots, "shadow": CATALOGUE.shadows, "event": CATALOGUE.events, "corruption": CATALOGUE.corruption,
    "peril": CATALOGUE.perils, "quest": CATALOGUE.quests, "encounter": CATALOGUE.encounters,
}  # fmt: skip
CARDS = [(f"{kind}.{name}", card) for kind, shelf in SHELVES.items() for name, card in shelf.items()]


@cache
def steps_that_ask() -> frozenset[type]:
    """Every step of the game that puts a question."""
    asking: set[type] = set()
    for found in walk_packages(quest.__path__, "onetable.games.quest."):
        if ".text" in found.name:
            continue
        for thing in vars(import_module(found.name)).values():
            if isclass(thing) and issubclass(thing, Step) and thing.__module__ == found.name:
                deeds = [deed for deed in vars(thing).values() if isfunction(deed)]
                if any(["Ask" in deed.__code__.co_names for deed in deeds]):
                    asking.add(thing)
    return frozenset(asking)


@pytest.mark.parametrize(("name", "card"), CARDS, ids=[name for name, _ in CARDS])
def test_every_effect_of_every_card_is_read(name: str, card: object) -> None:
    texts = [getattr(card, field) for field in ("text", "reward", "setup", "kept") if hasattr(card, field)]
    for word in words_in(tuple([text for text in texts if isinstance(text, tuple)])):
        assert not isinstance(word, Effect) or type(word) in READINGS or type(word) in ORDER, type(word).__name__


def test_what_characters_do_is_read() -> None:
    for text in CATALOGUE.characters.values():
        assert all([type(word) in READINGS for word in text])


def test_every_question_has_rules_of_thumb() -> None:
    asking = steps_that_ask()
    assert len(asking) > 60
    assert not asking - set(WEIGHINGS)


def test_no_rule_of_thumb_is_left_over() -> None:
    assert set(WEIGHINGS) <= steps_that_ask()
    assert all([issubclass(step, Word) for step in WEIGHINGS])
