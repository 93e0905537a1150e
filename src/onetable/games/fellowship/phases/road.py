"""The Road Goes Ever On: the cards of the endless mode, drawn once for all its rounds."""

from __future__ import annotations

from msgspec.structs import replace

from onetable.core.dice import Dice
from onetable.games.fellowship.blueprints import Box, Catalogue
from onetable.games.fellowship.phases.plan_round import only_hides
from onetable.games.fellowship.table import Setup
from onetable.games.fellowship.words.goals import EverybodyWins


def draw_pool(catalogue: Catalogue, setup: Setup, dice: Dice) -> Setup:
    """Those who always come, gold and black characters, one of the gold ones burdened, one gift and one special rider."""
    few = setup.players in (2, 3)
    always = catalogue.chapters[setup.chapter].roster
    golden = [card for card in catalogue.characters.values() if card.box is Box.GOLD]
    gold = dice.shuffled([card for card in golden if not card.burdened])[: 4 if few else 5]
    heavy = dice.below(len(gold))
    gold[heavy] = next(card for card in golden if card.burdened and card.number == gold[heavy].number)
    black = dice.shuffled(black_characters(catalogue, setup, always))[: 3 if few else 6]
    riders = [key for key, rider in catalogue.riders.items() if not (setup.players == 1 and only_hides(rider))]
    return replace(
        setup,
        pool=setup.pool or (*always, *[card.key for card in gold], *black),
        gift=setup.gift or dice.choose(list(catalogue.gifts)),
        rider=setup.rider or dice.choose(riders),
    )


def black_characters(catalogue: Catalogue, setup: Setup, always: tuple[str, ...]) -> list[str]:
    """With fewer than four players, if everybody must win a Ring there are too few for Frodo: the table says what then."""
    cards = [card for card in catalogue.characters.values() if card.box is Box.BLACK and card.key not in always]
    left_out = setup.players < 4 and setup.options.road_elrond == "left_out"
    return [card.key for card in cards if not (left_out and isinstance(card.goal, EverybodyWins))]
