"""The Road Goes Ever On: the cards of the endless mode, drawn once for all its rounds."""

from __future__ import annotations

from msgspec.structs import replace

from onetable.core.dice import Dice
from onetable.games.fellowship.cards.blueprints import Box
from onetable.games.fellowship.cards.characters import BURDENED, CHARACTERS, GOLD_CARDS
from onetable.games.fellowship.cards.gifts import GIFTS
from onetable.games.fellowship.cards.riders import RIDERS
from onetable.games.fellowship.table import Setup

ALWAYS = ("frodo", "gandalf")


def draw_pool(setup: Setup, dice: Dice) -> Setup:
    """Frodo, Gandalf, gold and black characters, one of the gold ones burdened, one gift and one special rider."""
    few = setup.players in (2, 3)
    gold = [card.key for card in dice.shuffled(GOLD_CARDS)[: 4 if few else 5]]
    heavy = dice.below(len(gold))
    gold[heavy] = next(card.key for card in BURDENED if card.key.startswith(gold[heavy]))
    black = dice.shuffled(black_characters(setup))[: 3 if few else 6]
    riders = [key for key in RIDERS if not (setup.players == 1 and key == "the_unseen")]
    return replace(
        setup,
        pool=setup.pool or (*ALWAYS, *gold, *black),
        gift=setup.gift or dice.choose(list(GIFTS)),
        rider=setup.rider or dice.choose(riders),
    )


def black_characters(setup: Setup) -> list[str]:
    """With fewer than four players Elrond's goal and Frodo's need more Rings than there are: the table says what then."""
    keys = [card.key for card in CHARACTERS.values() if card.box is Box.BLACK and card.key not in ALWAYS]
    left_out = setup.players < 4 and setup.options.road_elrond == "left_out"
    return [key for key in keys if not (left_out and key == "elrond")]
