"""Tables for the tests of the environments: every game, every number of players, short set-ups; and random play."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random
from typing import Any

import pytest

from onetable.games.registry import rulebook
from onetable.research.encoding import encoded_games
from onetable.research.episode import Episode, Playing

SHORT: dict[str, dict[str, Any]] = {"drafts": {"boosters": 1}}
USUAL = {"fellowship": 4, "tcg": 2, "quest": 2, "drafts": 2}  # one table of each in the usual run


def every_table(usual: Collection[str] = tuple(USUAL)) -> list[Any]:
    """Every game with every number of players; but for one of each, or of these, only where time is given."""
    return [
        pytest.param(
            Playing(game, SHORT.get(game, {}), players), id=f"{game}-{players}", marks=marks(game in usual and USUAL[game] == players)
        )
        for game in encoded_games()
        for players in rulebook(game).players
    ]


def marks(is_usual: bool) -> list[Any]:
    """What is not usual takes long."""
    return [] if is_usual else [pytest.mark.long]


def usual_tables() -> list[Any]:
    """One table of every game."""
    return [pytest.param(Playing(game, SHORT.get(game, {}), players), id=game) for game, players in USUAL.items()]


def random_play(episode: Episode, seed: int) -> Iterator[Episode]:
    """The same episode before each decision of a random play, and once more at its end."""
    dice = Random(seed)
    while not episode.is_over:
        while episode.is_chance:
            episode.fall(dice.randrange(episode.outcomes))
        yield episode
        episode.act(dice.choice(list(episode.legal())))
        while episode.is_chance:
            episode.fall(dice.randrange(episode.outcomes))
    yield episode
