"""How a position stands: a chance to win, learned from many games of the rules of thumb."""

from __future__ import annotations

from math import exp

from onetable.bots.quest.story import lead, pace, steps_left
from onetable.core.step import Seat
from onetable.games.quest.atlas import DISTANCE
from onetable.games.quest.cards.shelf import MISSIONS
from onetable.games.quest.figures import MINIONS
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.words.missions import (
    AllQuestsDone,
    CorruptionAtMost,
    FavorAtLeast,
    MarkerAtLeast,
    MinionsAtMost,
    PlotsAtLeast,
    TokensAtMost,
)
from onetable.games.quest.words.statics import lowered
from onetable.games.quest.words.traits import Attribute, Minion, Place

MOST_LEAD = 12.0
WEIGHTS = (
    1.05, -0.34, 0.32, 0.12, 2.37, -0.13, 0.46, -0.43, -0.11, 0.67, 0.13, 0.10, 0.01, -0.47, 0.43, -0.22, -0.09, -0.23, 0.25, 0.72, 0.29,
    -0.45, -0.37,
)  # fmt: skip


def chance(board: Board, seat: Seat) -> float:
    """How likely the side of this seat is to win, from 0 to 1."""
    if board.winner:
        return float((board.winner == "sauron") == (seat == SAURON))
    dark = 1.0 / (1.0 + exp(-sum([weight * feature for weight, feature in zip(WEIGHTS, features(board), strict=True)])))
    return dark if seat == SAURON else 1.0 - dark


def features(board: Board) -> list[float]:
    """What tells how Sauron stands."""
    paces, heroes, steps = pace(board), len(board.sheets), steps_left(board)
    ahead = max(-MOST_LEAD, min(MOST_LEAD, lead(board, paces, 0.3 + 0.25 * heroes)))
    dark, light = dark_mission(board, steps), light_mission(board, steps)
    late = 1.0 - steps / 9
    favor = sum([sheet.favor for sheet in board.sheets]) / heroes
    corruption = sum([len(sheet.corruption) for sheet in board.sheets]) / heroes
    cards = sum([len(sheet.life) + len(sheet.hand) + 0.6 * len(sheet.rest) for sheet in board.sheets]) / (25 * heroes)
    minions = sum([MINIONS[minion].health - figure.damage for minion, figure in board.minions.items()]) / 10
    best = max([growth(board, seat) for seat in board.seats])
    return [
        1.0,
        float(heroes == 1),
        float(heroes == 3),
        ahead / 6,
        late * ahead / 6,
        dark,
        late * dark,
        light,
        late * light,
        max(0.0, ahead) / 6 * dark,
        max(0.0, -ahead) / 6 * light,
        best,
        late * best,
        favor / 4,
        corruption / 2,
        cards,
        minions / 3,
        board.pool / 8,
        len(board.plot_hand) / 3,
        len(board.shadow_hand) / 4,
        sum(board.influence.values()) / 30,
        sum([len(tokens) for tokens in board.tokens.values()]) / 4,
        sum([paces[marker] for marker in paces]) / 4,
    ]


def growth(board: Board, seat: Seat) -> float:
    """What a hero would bring to the last fight beyond what is printed on his sheet."""
    sheet = board.sheets[seat - 1]
    fortitude, strength, agility, _ = sheet.raised
    less = sum([lowered(sheet.corruption, each) for each in (Attribute.FORTITUDE, Attribute.STRENGTH, Attribute.AGILITY)])
    return (fortitude + strength + agility - less + 0.4 * len(sheet.trained)) / 3


def dark_mission(board: Board, steps: int) -> float:
    """How near Sauron's mission will be in the end, from -1 to 1."""
    asked = MISSIONS[board.sauron_mission].condition
    if isinstance(asked, MarkerAtLeast):
        going = pace(board)[asked.marker]
        return squeezed((board.markers[asked.marker] + going * max(0, steps - 1) - asked.space + 0.5) / 4)
    if isinstance(asked, PlotsAtLeast):
        return squeezed((len(board.active_plots()) - asked.least + 0.5) * 1.2)
    figure = board.minions.get(Minion.RINGWRAITHS)
    far = DISTANCE[figure.place][Place.SHIRE] if figure is not None else 10
    return squeezed(1.0 - far / 4) if not far or steps > 0 else -1.0


def light_mission(board: Board, steps: int) -> float:
    """How near the heroes' mission will be in the end, from -1 to 1."""
    asked = MISSIONS[board.hero_mission].condition
    if isinstance(asked, AllQuestsDone):
        missing = sum([2 - sheet.done for sheet in board.sheets])
        return squeezed(0.9 - 1.4 * missing / (1.0 + 0.35 * steps * len(board.sheets)))
    if isinstance(asked, CorruptionAtMost):
        return squeezed((asked.most + 0.5 - sum([len(sheet.corruption) for sheet in board.sheets])) / 2)
    if isinstance(asked, MinionsAtMost):
        return squeezed(asked.most + 0.5 - len(board.minions) - 0.3 * (3 - board.stage))
    if isinstance(asked, TokensAtMost):
        return squeezed((asked.most + 0.5 - sum([len(tokens) for tokens in board.tokens.values()])) / 2)
    assert isinstance(asked, FavorAtLeast)
    return squeezed((sum([sheet.favor for sheet in board.sheets]) - asked.least + 0.5) / 3 + 0.08 * steps)


def squeezed(number: float) -> float:
    """Between -1 and 1."""
    return max(-1.0, min(1.0, number))
