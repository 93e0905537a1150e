"""The rules of thumb know every word of the game that concerns them."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from types import ModuleType

import pytest

from onetable.core.word import words_in
from onetable.games.fellowship.bots.asking import ASKS
from onetable.games.fellowship.bots.liking import LIKES
from onetable.games.fellowship.bots.setup_play import JUDGEMENTS
from onetable.games.fellowship.cards.characters import CHARACTERS
from onetable.games.fellowship.words import choices
from onetable.games.fellowship.words.goals import ByPlayers, Goal, LeadSuit


def words_of(module: ModuleType) -> set[type]:
    """The words that a module defines."""
    return {kind for _, kind in inspect.getmembers(module, inspect.isclass) if kind.__module__ == module.__name__}


def test_there_is_a_judgement_for_every_choice() -> None:
    of_the_tricks = {choices.Play, choices.PlayToWin, choices.LeadYourself, choices.LetLead}
    assert words_of(choices) - of_the_tricks <= set(JUDGEMENTS)


@pytest.mark.parametrize("character", CHARACTERS)
def test_every_goal_of_every_character_is_understood(character: str) -> None:
    goals = [type(word) for word in words_in(CHARACTERS[character].goal) if isinstance(word, Goal)]
    known: list[tuple[str, Mapping[type[Goal], object]]] = [("asks", ASKS), ("likes", LIKES)]
    for name, table in known:
        missing = [kind.__name__ for kind in goals if kind not in table and kind not in (ByPlayers, LeadSuit)]
        assert not missing, name
