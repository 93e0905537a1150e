"""Observations: everything that can be played is seen in the shape that the layout promises, by every seat and by spectators."""

from __future__ import annotations

import numpy as np
import pytest

from onetable.bots.proof import every_table
from onetable.core.view import SPECTATOR
from onetable.games.registry import rulebook
from onetable.research.encoding import encoded_games
from onetable.research.episode import Episode, Playing
from onetable.research.layout import Field, Layout
from tests.research.tables import random_play

PART = {"tcg": 12, "quest": 6, "drafts": 4}  # of their set-ups one in so many, in the usual run


@pytest.mark.parametrize("game", encoded_games())
def test_every_set_up_is_seen_in_the_promised_shape(game: str, request: pytest.FixtureRequest) -> None:
    is_long = request.config.getoption("--long")
    for number, (setup, players) in enumerate(every_table(game)[:: 1 if is_long else PART.get(game, 1)]):
        playing = Playing(game, setup, players)
        size = playing.encoding.layout(players).size
        for place, episode in enumerate(random_play(Episode(playing, number), number)):
            for seat in (SPECTATOR, *range(players)) if place % 6 == 0 else (max(episode.asked, 0),):
                seen = episode.observation(seat)
                assert seen.dtype == np.uint8 and seen.shape == (size,), (setup, players, place, seat)
            if place > 25 and not is_long:
                break


@pytest.mark.parametrize("game", encoded_games())
def test_fields_lie_one_after_the_other_and_say_what_they_mean(game: str) -> None:
    for players in rulebook(game).players:
        layout, end = Playing(game, {}, players).information_layout(), 0
        for field in layout.fields:
            assert layout.where[field.name] == slice(end, end + field.size) and field.meaning.endswith(".")
            end += field.size
        assert end == layout.size and layout.fields[-1].name == "fingerprint"


def test_an_observation_is_taken_apart_by_name() -> None:
    """Two cards that everybody can check: what one holds, and what lies in the trick."""
    from onetable.games.fellowship.pieces.playing_cards import bits_of

    episode = Episode(Playing("fellowship", {"chapter": 1}, 4), 2)
    while not episode.now.table.trick:
        episode.answer(0)
    seat = episode.asked
    seen = episode.encoding.layout(4).named(episode.observation(seat))
    board = episode.now.table
    assert list(np.flatnonzero(seen["chair_cards"][0, 0])) == list(bits_of(board.hands[seat]))
    assert not seen["chair_cards"][0, 1:].any(), "other hands are not seen"
    (leader, card), *_ = board.trick
    assert seen["chair_cards"][5, (leader - seat) % 4].argmax() == card and seen["flags"][2].argmax() == (leader - seat) % 4
    assert seen["led_suit"].argmax() == card >> 3 and seen["chapter"].argmax() == 0


def test_a_layout_is_written_as_a_table() -> None:
    table = Layout([Field("a", (2, 3), "One."), Field("b", (4,), "Two.")]).table()
    assert table.splitlines()[2:] == ["| 0 | `a` | 2 × 3 | One. |", "| 6 | `b` | 4 | Two. |"]
