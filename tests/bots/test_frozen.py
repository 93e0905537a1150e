"""Bots of another day stay what they were, so that later ones can be measured by them."""

from __future__ import annotations

from random import Random

import pytest

from onetable.bots.registry import bot, bot_names, check_bot
from onetable.core.errors import BadInput
from onetable.games.registry import rulebook

POSITIONS, EVERY = 12, 5  # of a random game, each so many questions after the one before
CHOSEN = {  # by bot and game: what it answers there. Who makes rollout better keeps what it was for the frozen name, and these stand
    ("rollout-1", "tcg"): [1, 0, 2, 2, 5, 1, 0, 2, 1, 1, 0, 2],
    ("rollout-1", "quest"): [3, 4, 21, 26, 2, 0, 0, 0, 0, 1, 27, 2],
}


def answers(name: str, game: str) -> list[int]:
    """What a bot answers in positions of one game, thinking over few playouts."""
    book, dice = rulebook(game), Random(11)
    table, found, asked = book.begin({}, 3 if game == "quest" else 2, 11, silent=True), list[int](), 0
    while table.decision is not None and len(found) < POSITIONS:
        view = book.view(table, table.decision.seat)
        if len(view.choices) > 1:
            asked += 1
            if asked % EVERY == 0:
                found.append(bot(game, f"{name}:18n", seed=asked).choose(view))
        table.answer(dice.randrange(len(view.choices)))
    return found


@pytest.mark.parametrize(("name", "game"), CHOSEN)
def test_a_frozen_bot_plays_as_it_did(name: str, game: str) -> None:
    assert answers(name, game) == CHOSEN[name, game]


def test_nobody_is_offered_one() -> None:
    for game in ("tcg", "quest"):
        assert bot(game, "rules-1").name == "rules-1" and not {"rules-1", "rollout-1", "rollout-next"} & set(bot_names(game))
    with pytest.raises(BadInput):
        bot("fellowship", "rollout-1")


@pytest.mark.parametrize("name", ["rollout:400n", "rollout-1:400n"])
def test_a_host_gives_times_and_no_numbers_of_playouts(name: str) -> None:
    assert bot("quest", name).name == name.partition(":")[0]
    with pytest.raises(BadInput, match="takes the time it takes"):
        check_bot("quest", name, 1.0)
