"""The headings of a journal, found word by word as it grows."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.games.fellowship.telling.journal import ENDS, groups
from onetable.games.fellowship.words import news
from onetable.games.registry import rulebook
from onetable.telling.spoken_view import SpokenView, texts_of
from onetable.telling.teller import teller_of
from onetable.text import Interface
from tests.contract.positions import SETUPS
from tests.server.pictures.tables import moments


@pytest.mark.parametrize(("setup", "players"), SETUPS["fellowship"][::3], ids=str)
def test_the_headings_of_tricks(setup: dict[str, Any], players: int) -> None:
    """A round has its set-up and its tricks, counted from one; under each trick stands what ended it, once."""
    *_, match = moments("fellowship", setup, players, seed=3)
    headings, words = teller_of("fellowship").headings(), match.journal_for(0)
    number = 0
    under: dict[tuple[int, str, int], int] = {}
    for word in words:
        found = headings.feed(word)
        number += isinstance(word, news.RoundBegins)
        assert found is not None or number == 0
        if found is not None:
            place = (number, *found)
            under[place] = under.get(place, 0) + isinstance(word, ENDS)
    for each in {place[0] for place in under}:
        tricks = [place[2] for place in under if place[0] == each and place[1] == "journal-trick"]
        assert tricks == list(range(1, len(tricks) + 1))
        assert all([under[(each, "journal-trick", trick)] == 1 for trick in tricks[:-1]])
    assert all([count == 0 for place, count in under.items() if place[1] == "journal-setup"])
    sight = SpokenView(match.view(0), words, {}, (), rulebook("fellowship").phrasebook("en"), Interface("en"), texts_of("fellowship"))
    assert [word for _, found in groups(sight) for word in found] == words
    assert len(groups(sight)) == len(under) + (headings.now is None or not isinstance(words[0], news.RoundBegins))


@pytest.mark.parametrize(("game", "key"), [("tcg", "telling-turn"), ("quest", "telling-round")])
def test_the_other_games_are_divided_by_turns_and_rounds(game: str, key: str) -> None:
    setup, players = SETUPS[game][0]
    *_, match = moments(game, setup, players, seed=5, most=150)
    headings = teller_of(game).headings()
    told = [group for event in match.journal if (group := headings.feed(event.word)) is not None]
    assert {group[0] for group in told} == {key}
    numbers = [group[1] for group in told]
    assert numbers == sorted(numbers) and set(numbers) == set(range(1, max(numbers) + 1)) and max(numbers) > 2
    assert all([Interface(language).say(key, number=2) for language in LANGUAGES])
