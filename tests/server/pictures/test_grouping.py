"""The headings of the journal, found word by word, are those of the journal as a whole."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.games.fellowship.telling.journal import groups
from onetable.games.registry import rulebook
from onetable.server.pictures import Grouping
from onetable.telling.sight import Sight, texts_of
from onetable.text import Interface
from tests.contract.positions import SETUPS
from tests.server.pictures.tables import moments


@pytest.mark.parametrize(("setup", "players"), SETUPS["fellowship"][::3], ids=str)
def test_the_headings_of_tricks(setup: dict[str, Any], players: int) -> None:
    *_, match = moments("fellowship", setup, players, seed=3)
    interface, words = Interface("en"), match.journal_for(0)
    sight = Sight(match.view(0), words, {}, (), rulebook("fellowship").phrasebook("en"), interface, texts_of("fellowship"))
    whole = [title for title, found in groups(sight) for _ in found]
    grouping = Grouping("fellowship")
    told = [grouping.feed(word) for word in words]
    assert [interface.say(group[0], number=group[1], round=group[1]) if group else interface.say("journal") for group in told] == whole


@pytest.mark.parametrize(("game", "key"), [("tcg", "telling-turn"), ("quest", "telling-round")])
def test_the_other_games_are_divided_by_turns_and_rounds(game: str, key: str) -> None:
    setup, players = SETUPS[game][0]
    *_, match = moments(game, setup, players, seed=5, most=150)
    grouping = Grouping(game)
    told = [group for event in match.journal if (group := grouping.feed(event.word)) is not None]
    assert {group[0] for group in told} == {key}
    numbers = [group[1] for group in told]
    assert numbers == sorted(numbers) and set(numbers) == set(range(1, max(numbers) + 1)) and max(numbers) > 2
    assert all([Interface(language).say(key, number=2) for language in LANGUAGES])
