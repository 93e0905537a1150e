"""Rules of thumb for what cards ask Sauron: whom it hits, what goes where, which card he takes or gives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from onetable.bots.adding import added
from onetable.core.step import Scope, Seat
from onetable.core.word import Word
from onetable.games.quest.atlas import DISTANCE
from onetable.games.quest.bots import designs
from onetable.games.quest.bots.habits import SAURON_NOW, SauronHabits
from onetable.games.quest.bots.readings import gain
from onetable.games.quest.bots.roads import perilous_places
from onetable.games.quest.bots.shadow_play import shadow_hurt, token_value
from onetable.games.quest.figures import MINIONS
from onetable.games.quest.table import Board
from onetable.games.quest.vocabulary.choices import (
    Decline,
    Done,
    GiveCorruption,
    PickCharacter,
    PickCorruption,
    PickFavor,
    PickHero,
    PickMinion,
    PickPlace,
    PickPlot,
    PickShadow,
    PutOnTop,
)
from onetable.games.quest.words.foe_effects import RaiseMinion

BURDENS = {"despondent": 0.9, "weak": 0.7, "weary": 0.8, "hopeless": 0.5, "isolated": 0.6, "helpless": 0.4, "despairing": 0.4}


def weigh_giving_plots(
    board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat, habits: SauronHabits = SAURON_NOW
) -> list[float]:
    """The plot that is least use goes."""
    return [-designs.keep_value(board, choice.plot, habits) if isinstance(choice, PickPlot) else 0.0 for choice in offered]


def weigh_discards(
    board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat, habits: SauronHabits = SAURON_NOW
) -> list[float]:
    """A plot that carries him on, else a shadow card."""
    return [
        designs.keep_value(board, choice.plot, habits) if isinstance(choice, PickPlot)
        else 0.5 * shadow_hurt(board, choice.card, Scope(1)) if isinstance(choice, PickShadow) else 0.0
        for choice in offered
    ]  # fmt: skip


def weigh_new_tokens(
    board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat, habits: SauronHabits = SAURON_NOW
) -> list[float]:
    """Where a new token is wanted."""
    wanted, needs = designs.targets(board), designs.foe_needs(board, habits)[1]
    return [token_value(board, choice.place, wanted, needs, habits) if isinstance(choice, PickPlace) else 0.0 for choice in offered]


def weigh_heroes(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """The hero whom it hurts most."""
    then = getattr(step, "then", ())
    gains = []
    for choice in offered:
        if isinstance(choice, PickHero):
            voice = Scope(board.seat_of(choice.hero))
            sheet = board.sheet(voice.player)
            gains.append(-gain(then, board, voice) + 0.05 * len(sheet.corruption))
        else:
            gains.append(0.0)
    return gains


def weigh_banishing(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """The hero goes where he is of least use: among perils, far from what he wants; a haven far from all plots."""
    wanted = designs.targets(board)
    perilous = perilous_places(board, scope.player)
    gains = []
    for choice in offered:
        if not isinstance(choice, PickPlace):
            gains.append(0.0)
            continue
        lure = added([number * 0.5 ** DISTANCE[choice.place][place] for place, number in wanted.items()])
        gains.append((1.0 if choice.place in perilous else 0.0) + (1.0 if board.foe_at(choice.place) else 0.0) - lure)
    return gains


def weigh_characters(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """A character whom a hero could soon consult is taken away."""
    gains = []
    for choice in offered:
        assert isinstance(choice, PickCharacter)
        at = board.characters.get(choice.character)
        gains.append(0.5 if at is None else 3.0 - 0.3 * min([DISTANCE[sheet.place][at] for sheet in board.sheets]))
    return gains


def weigh_favor(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """Favor near a hero is taken away."""
    return [
        -float(min([DISTANCE[sheet.place][choice.place] for sheet in board.sheets]))
        if isinstance(choice, PickFavor) and choice.place is not None
        else 0.0
        for choice in offered
    ]


def weigh_champions_of_evil(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """The minion that fights best; to be raised again, one that is lost or badly hurt."""
    raising = isinstance(step, RaiseMinion)
    gains = []
    for choice in offered:
        assert isinstance(choice, PickMinion)
        printed, figure = MINIONS[choice.minion], board.minions.get(choice.minion)
        power = float(printed.strength + printed.fortitude)
        if raising:
            gains.append(power * 0.3 + (9.0 if figure is None else figure.damage))
        else:
            gains.append(power - 1.5 * (figure.damage if figure is not None else 0))
    return gains


def weigh_minion_places(
    board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat, habits: SauronHabits = SAURON_NOW
) -> list[float]:
    """Onto a hero, or where a plot needs a minion."""
    minion_needs, foe_needs = designs.foe_needs(board, habits)
    needs = {**foe_needs, **minion_needs}
    gains = []
    for choice in offered:
        if not isinstance(choice, PickPlace):
            gains.append(0.0)
            continue
        near = max([(2.5 if sheet.place == choice.place else 1.0) * 0.6 ** DISTANCE[choice.place][sheet.place] for sheet in board.sheets])
        gains.append(near + needs.get(choice.place, 0.0))
    return gains


def weigh_burdens(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """The corruption that weighs most; and to whom has most already."""
    gains = []
    for choice in offered:
        if isinstance(choice, GiveCorruption):
            gains.append(float(len(board.sheet(board.seat_of(choice.hero)).corruption)))
        else:
            gains.append(BURDENS.get(choice.card, 0.3) if isinstance(choice, PickCorruption) else 0.0)
    return gains


def weigh_plot_deck(
    board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat, habits: SauronHabits = SAURON_NOW
) -> list[float]:
    """A good plot stays on top."""
    top = board.plot_deck[-1].face
    good = bool(top) and designs.keep_value(board, top, habits) > 1.5
    return [float(isinstance(choice, PutOnTop) == good) for choice in offered]


def weigh_gladly(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """Do it if one may."""
    return [0.0 if isinstance(choice, (Decline, Done)) else 1.0 for choice in offered]
