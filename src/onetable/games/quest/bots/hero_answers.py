"""Rules of thumb for what cards ask a hero: attributes, losses, places, branches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from onetable.core.step import Scope, Seat
from onetable.core.word import Word
from onetable.games.quest.atlas import BESIDE, DISTANCE, STRONGHOLDS
from onetable.games.quest.bots.goals import goals, mission, stay_worth
from onetable.games.quest.bots.habits import HERO_NOW, HeroHabits
from onetable.games.quest.bots.hero_play import BURDENS
from onetable.games.quest.bots.readings import gain
from onetable.games.quest.bots.roads import journeys, perilous_places, threats
from onetable.games.quest.bots.story import break_worth
from onetable.games.quest.bots.worth import RAISES
from onetable.games.quest.figures import MINIONS
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Item, Place
from onetable.games.quest.vocabulary.choices import (
    PickAttribute,
    PickBranch,
    PickCharacter,
    PickCorruption,
    PickFavor,
    PickInfluence,
    PickItem,
    PickMinion,
    PickPlace,
    PickPlot,
    PickToken,
)
from onetable.games.quest.words.control import OneHeroMay
from onetable.games.quest.words.missions import FavorAtLeast


def weigh_losing_corruption(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """Which corruption card goes: the one that weighs most."""
    return [
        1.0 + BURDENS.get(choice.card, 0.0) + 0.1 * (board.cards.corruption[choice.card].cost or 0)
        if isinstance(choice, PickCorruption)
        else 0.3
        for choice in offered
    ]


def weigh_attributes(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """The most useful attribute."""
    return [RAISES[choice.attribute] if isinstance(choice, PickAttribute) else 0.0 for choice in offered]


def weigh_losing(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """What one misses least: favor if there is plenty, else the poorest item."""
    sheet = board.sheet(seat)
    worth = {Item.HORSE: 1.6, Item.BOAT: 0.5, Item.ELVEN_CLOAK: 0.7}
    short = 0.5 if isinstance(mission(board), FavorAtLeast) else 0.0
    return [
        -worth[choice.item]
        if isinstance(choice, PickItem)
        else -(1.0 + short - 0.05 * sheet.favor)
        if isinstance(choice, PickFavor)
        else 0.0
        for choice in offered
    ]


def weigh_clearing(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """Monster tokens near the heroes first, then influence that is much or makes a place perilous."""
    at = [sheet.place for sheet in board.sheets]
    gains = []
    for choice in offered:
        if isinstance(choice, PickToken):
            gains.append(2.0 - 0.1 * min([DISTANCE[choice.place][place] for place in at]))
        elif isinstance(choice, PickInfluence):
            here = board.influence.get(choice.place, 0)
            gains.append(
                1.0 + 0.1 * here - 0.05 * min([DISTANCE[choice.place][place] for place in at]) - 0.5 * (choice.place in STRONGHOLDS)
            )
        else:
            gains.append(0.0)
    return gains


def weigh_minions(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """The minion that is nearest to its end."""
    return [
        -float(MINIONS[choice.minion].health - board.minions[choice.minion].damage)
        if isinstance(choice, PickMinion) and choice.minion in board.minions
        else -99.0
        for choice in offered
    ]


def weigh_places(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat, habits: HeroHabits = HERO_NOW) -> list[float]:
    """Where a hero would like to be, or to have somebody."""
    wanted = goals(board, seat, habits)
    perilous, waits = perilous_places(board, seat), threats(board, seat, seat, habits)
    cost = journeys(board, seat, seat, habits).cost
    gains = []
    for choice in offered:
        if not isinstance(choice, PickPlace):
            gains.append(0.0)
            continue
        near = max([worth - 0.5 * DISTANCE[choice.place][place] for place, worth in wanted.items()], default=0.0)
        gains.append(
            near + stay_worth(board, seat, choice.place, perilous, habits) - waits.get(choice.place, 0.0) - 0.01 * cost[choice.place]
        )
    return gains


def weigh_friend_places(
    board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat, habits: HeroHabits = HERO_NOW
) -> list[float]:
    """Where a character is placed: near the hero, on the way."""
    cost = journeys(board, seat, seat, habits).cost
    taken = len(board.tokens)
    return [
        -cost[choice.place] + (1.0 if taken and choice.place in board.tokens else 0.0) if isinstance(choice, PickPlace) else 0.0
        for choice in offered
    ]


def weigh_character_to_send(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """The character beside the most influence and tokens; then that place."""

    def full(place: Place) -> float:
        return 0.3 * board.influence.get(place, 0) + 0.6 * len(board.tokens.get(place, ()))

    gains = []
    for choice in offered:
        if isinstance(choice, PickCharacter):
            gains.append(
                max([full(place) for place in BESIDE[board.characters[choice.character]] if place not in STRONGHOLDS], default=0.0)
            )
        else:
            gains.append(full(choice.place) if isinstance(choice, PickPlace) else 0.0)
    return gains


def weigh_plots_to_break(
    board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat, habits: HeroHabits = HERO_NOW
) -> list[float]:
    """The plot that carries Sauron furthest."""
    worth = {active.plot: break_worth(board, slot, habits) for slot, active in enumerate(board.plots) if active is not None}
    return [worth.get(choice.plot, 0.0) if isinstance(choice, PickPlot) else 0.0 for choice in offered]


def weigh_branches(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """The branch that brings most, for whoever picks."""
    sign = 1.0 if seat else -1.0
    voice = Scope(seat) if seat and isinstance(step, OneHeroMay) else scope
    return [sign * gain(choice.does, board, voice) if isinstance(choice, PickBranch) else 0.0 for choice in offered]
