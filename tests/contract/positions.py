"""Positions for the contract tests: every game, every set-up, random play with a fixed seed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from onetable.bots.proof import every_table
from onetable.core.game import Game
from onetable.core.rulebook import Rulebook
from onetable.games.registry import RULEBOOKS, faces

CHAPTERS: list[int | str] = [*range(1, 19), "road"]
MORIA = ["the_doors_of_durin", "balins_tomb", "the_long_dark"]
FINISHED = ["gandalf", "aragorn", "legolas", "gimli", "boromir", "sam", "merry"]
SETUPS: dict[str, list[tuple[dict[str, Any], int]]] = {
    "fellowship": [
        *[({"chapter": chapter}, players) for chapter in CHAPTERS for players in (1, 2, 3, 4)],
        # Long chapters near their end, where other events and gifts come into play.
        *[({"chapter": 14, "done": MORIA, "finished": FINISHED}, players) for players in (1, 4)],
        *[({"chapter": 14, "done": MORIA, "finished": [*FINISHED, "pippin"]}, players) for players in (2, 3)],
        *[({"chapter": "road", "gift": gift}, n) for gift in ("sting", "glamdring", "the_horn_of_gondor") for n in (2, 3, 4)],
    ],
    "tcg": [
        ({}, 2),
        ({"first_game": True}, 2),
        ({"decks": ["quiet_feet", "lady_of_the_wood"]}, 2),
        ({"decks": ["nine_walkers", "axes_of_durin", "tales_of_rivendell"], "options": {"deck_lists": "open"}}, 3),
        ({"decks": ["rangers_of_the_north", "pipes_by_the_fire", "king_and_evenstar", "gandalf"], "options": {"second_hand": True}}, 4),
    ],
    "quest": [
        ({"heroes": ["eleanor"]}, 2),
        ({"heroes": ["argalad", "thalin"]}, 3),
        ({"heroes": ["beravor", "eometh"], "options": {"combat_order": "simultaneous", "events_drawn": 3}}, 3),
        ({"heroes": ["thalin", "eleanor", "argalad"], "options": {"influence_limit": "stronghold_printed"}}, 4),
    ],
    "drafts": [
        ({"boosters": 2}, 2),
        ({"boosters": 1}, 5),
        ({"kind": "sealed", "boosters": 2}, 3),
        ({"kind": "starters", "boosters": 1}, 2),
    ],
}
# A game from another package brings its own: all that its proof says can be played.
SETUPS |= {game: every_table(game) for game in faces() if game not in SETUPS}
ALL = [(game, setup, players) for game, found in SETUPS.items() for setup, players in found]


def rulebook_of(game: str) -> Rulebook[Any]:
    """The rulebook under test."""
    return RULEBOOKS[game]


def is_looked_at(number: int, long: bool) -> bool:
    """Whether dear tests look at the decision of this number: at all of a short game, and of a long one at a part."""
    return long or number < 40 or number % 10 == 0


def random_game(rulebook: Rulebook[Any], setup: dict[str, Any], players: int, seed: int) -> Iterator[Game[Any]]:
    """The same game object at each decision of a random play, and once more at its end."""
    dice = Random(seed)
    game = rulebook.begin(setup, players, seed)
    while game.decision is not None:
        yield game
        game.answer(dice.randrange(len(game.decision.choices)))
    yield game
