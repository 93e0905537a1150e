"""Imagined worlds: each one that a seat cannot tell from the real one is as likely as any other."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from onetable.core.game import Game
from onetable.games.tcg.speech.deeds import Pay
from onetable.games.tcg.table import Board
from onetable.games.tcg.words.hands import FromHand
from onetable.games.tcg.words.plays import PlayFrom
from tests.contract.chance import Aspect, played, unfair
from tests.contract.positions import SETUPS
from tests.games.tcg.every_world import aspects, every_world, read
from tests.games.tcg.scenes import RULEBOOK, scene

DRAWS = 300


def owes_a_card(game: Game[Board]) -> bool:
    """Whether somebody must show or play a card of his hand now: then not every hand fits, which a test of its own tries."""
    step = game.agenda[-1][0][0]
    return isinstance(step.cost if isinstance(step, Pay) else step, (FromHand, PlayFrom))


def test_a_few_positions() -> None:
    found, tried = [], 0
    for name, number, players, game in played(RULEBOOK, SETUPS["tcg"][3:4], range(1)):
        if number in (1, 60):
            seen = RULEBOOK.view(game, number % players)
            here = aspects(seen.table, Random(number), DRAWS)
            tried += len(here)
            found += [f"{name}: {off}" for off in unfair(RULEBOOK, seen, here, DRAWS)]
    assert found == [] and tried >= 5


@pytest.mark.long
def test_two_hundred_positions() -> None:
    found, positions, kinds = [], 0, set[str]()
    for name, number, players, game in played(RULEBOOK, SETUPS["tcg"], range(3)):
        if number % 12 == 1 and not owes_a_card(game):
            seen = RULEBOOK.view(game, number // 12 % (players + 1) - 1)
            here = aspects(seen.table, Random(number), DRAWS)
            kinds |= {each.name.split()[0] for each in here}
            positions += 1
            found += [f"{name}, seat {seen.seat}: {off}" for off in unfair(RULEBOOK, seen, here, DRAWS)]
    assert found == [] and positions >= 200 and kinds == {"cards", "site", "bid"}


def test_who_is_about_to_play_an_elf_has_one_and_anything_beside_it() -> None:
    """Every order of the five unseen cards is tried; those without an Elf in hand do not fit."""
    game = scene(
        phase="fellowship", hasty=False, options={"deck_lists": "open"},
        free={"play": ["Galadriel, Lady of Light"], "hand": ["Lorien Elf", "Hobbit Sword"], "deck": ["Lorien Elf", *["Hobbit Sword"] * 2]},
        shadow={"hand": ["Goblin Runner"], "deck": ["Goblin Runner"] * 4},
    ).choose("Use Galadriel")  # fmt: skip
    slots = [*game.board.hands[0], *game.board.decks[0]]
    weights = every_world(game.game, 1, slots)
    assert 1 < len(weights) < 10
    assert unfair(RULEBOOK, RULEBOOK.view(game.game, 1), [Aspect("cards", partial(read, slots), weights)], DRAWS) == []
