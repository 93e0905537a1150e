"""Imagined worlds: each one that a seat cannot tell from the real one is as likely as any other."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from onetable.games.quest.figures import CARDS, HERO_DECKS
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Hero, Terrain
from tests.contract.chance import Aspect, played, unfair
from tests.contract.positions import SETUPS
from tests.games.quest.every_world import aspects
from tests.games.quest.scenes import RULEBOOK, Scene

DRAWS, FEW = 300, 150
KINDS = {
    "shadow",
    "plots",
    "perils",
    "corruption",
    "encounters",
    "events",
    "tokens",
    "skills",
    "cards",
    "trained",
    "laid",
    "foe",
    "hero",
    "sauron",
}


def test_a_position() -> None:
    found, tried = [], 0
    for name, number, _, game in played(RULEBOOK, SETUPS["quest"][1:2], range(1)):
        if number == 150:
            seen = RULEBOOK.view(game, SAURON)
            here = aspects(seen.table, Random(number), FEW)
            tried += len(here)
            found += [f"{name}: {off}" for off in unfair(RULEBOOK, seen, here, FEW)]
    assert found == [] and tried > 15


@pytest.mark.long
def test_two_hundred_positions() -> None:
    found, positions, kinds = [], 0, set[str]()
    for name, number, players, game in played(RULEBOOK, SETUPS["quest"], range(2)):
        in_combat = game.table.combat is not None and bool(game.table.combat.hero.laid or game.table.combat.enemy.laid)
        if number % 15 == 0 or (in_combat and number % 3 == 0):
            seen = RULEBOOK.view(game, number // 3 % (players + 1) - 1)
            here = aspects(seen.table, Random(number), DRAWS)
            kinds |= {each.name.split()[0] for each in here}
            positions += 1
            found += [f"{name}, seat {seen.seat}: {off}" for off in unfair(RULEBOOK, seen, here, DRAWS)]
    assert found == [] and positions >= 200 and kinds >= KINDS


def woods_in_hand(board: Board) -> int:
    return [CARDS[card].terrain for card in board.sheets[0].hand].count(Terrain.WOODS)


@pytest.mark.long
def test_who_is_about_to_pay_for_a_path_with_its_icon_may_hold_anything_beside_it() -> None:
    """Three cards cannot pay for a path of four, so at least one of them shows its icon; the others may be any."""
    game = Scene(
        step="travel",
        heroes=[{"hero": "argalad", "at": "bight", "hand": ["overdraw", "volley", "parry"]}, {"hero": "eleanor"}],
        hasty=False,
    )
    game.choose("MoveTo rhosgobel")
    terrains = [CARDS[card].terrain for card in HERO_DECKS[Hero.ARGALAD]]
    hands = Counter([hand.count(Terrain.WOODS) for hand in permutations(terrains, 3)])
    woods = Aspect("woods", woods_in_hand, {count: hands[count] for count in (1, 2, 3)})
    assert unfair(RULEBOOK, RULEBOOK.view(game.game, SAURON), [woods], 3 * DRAWS) == []


def test_a_side_that_has_decided_face_down_may_have_declared_itself_exhausted() -> None:
    heroes = [{"hero": "thalin", "at": "bree", "hand": ["sweep", "block"]}, {"hero": "eleanor", "at": "bree", "hand": ["parry"]}]
    game = Scene(combat={"foe": "orc", "foe_hand": ["parry", "hack", "smash"]}, heroes=heroes).choose("Lay thalin_sweep")
    seen = RULEBOOK.view(game.game, SAURON)
    laid = [each for each in aspects(seen.table, Random(1), FEW) if each.name == "laid by thalin"]
    assert len(laid) == 1 and unfair(RULEBOOK, seen, laid, FEW) == []
