"""How things stand for the one who is asked, in a few numbers around zero, by what he may know."""

from __future__ import annotations

from onetable.bots.adding import added
from onetable.core.step import Seat
from onetable.games.quest.atlas import DISTANCE, HAVENS
from onetable.games.quest.bots.designs import hand
from onetable.games.quest.bots.evaluation import hand_sizes
from onetable.games.quest.bots.roads import perilous_places
from onetable.games.quest.bots.story import lead, pace, steps_left
from onetable.games.quest.mechanics.plots import why_not_plot
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.words.missions import AllQuestsDone, CorruptionAtMost, FavorAtLeast, MarkerAtLeast, PlotsAtLeast, TokensAtMost

RACE = (
    "always", "Story steps left", "how far Sauron will be ahead", "active plots", "one hero", "three heroes", "plots in Sauron's hand",
    "shadow cards in Sauron's hand", "pool",
)  # fmt: skip
OF_HERO = (
    *RACE, "own favor", "own hand", "own life pool", "own rest pool", "own damage pool", "own corruption", "in a haven", "in peril",
    "minions near", "tokens near", "mission of quests", "mission of purity", "mission of tokens", "mission of favor",
)  # fmt: skip
OF_SAURON = (
    *RACE, "plots that can be played now", "room in the pool", "influence on the map", "minions", "tokens", "favor of the heroes",
    "cards of the heroes", "corruption of the heroes", "way of the heroes to the plots", "mission of markers", "mission of plots",
)  # fmt: skip
FAR = 6


def outlook(board: Board, seat: Seat) -> list[float]:
    """The numbers, in the order of their names."""
    return [*race(board), *(saurons(board) if seat == SAURON else heros(board, seat))]


def race(board: Board) -> list[float]:
    """What all see of the race, and of what drives it."""
    heroes = len(board.sheets)
    ahead = max(-12.0, min(12.0, lead(board, pace(board), 0.15 + 0.2 * heroes)))
    return [
        1.0, (steps_left(board) - 4) / 3, ahead / 6, 2.0 - board.plots.count(None), float(heroes == 1), float(heroes == 3),
        (len(board.plot_hand) - 3) / 2, (len(board.shadow_hand) - 3) / 2, (board.pool - 4) / 3,
    ]  # fmt: skip


def heros(board: Board, seat: Seat) -> list[float]:
    """What a hero has, what is around him, and what the heroes are to do."""
    sheet, asked = board.sheets[seat - 1], board.cards.missions[board.hero_mission].condition
    far = DISTANCE[sheet.place]
    return [
        (sheet.favor - 2) / 2, (len(sheet.hand) - 5) / 3, (len(sheet.life) - 7) / 4, (len(sheet.rest) - 7) / 4, (len(sheet.damage) - 4) / 4,
        len(sheet.corruption) - 1.0, float(sheet.place in HAVENS), float(sheet.place in perilous_places(board, seat)),
        float(sum([far[figure.place] <= 1 for figure in board.minions.values()])), float(sum([far[place] <= 1 for place in board.tokens])),
        float(isinstance(asked, AllQuestsDone)), float(isinstance(asked, CorruptionAtMost)), float(isinstance(asked, TokensAtMost)),
        float(isinstance(asked, FavorAtLeast)),
    ]  # fmt: skip


def saurons(board: Board) -> list[float]:
    """What Sauron has, how the heroes stand, and what he is to do."""
    heroes, asked = len(board.sheets), board.cards.missions[board.sauron_mission].condition
    cards = sum(hand_sizes(board)) + added([len(sheet.life) + 0.5 * len(sheet.rest) for sheet in board.sheets])
    ways = [min([FAR, *[DISTANCE[sheet.place][active.place] for sheet in board.sheets]]) for active in board.plots if active is not None]
    return [
        sum([why_not_plot(board, plot) is None for plot in hand(board)]) - 1.0, (board.pool_limit - board.pool - 3) / 3,
        sum(board.influence.values()) / 20 - 1, len(board.minions) / 2 - 1,
        sum([len(tokens) for tokens in board.tokens.values()]) / 2 - 1, sum([sheet.favor for sheet in board.sheets]) / heroes / 2 - 1,
        cards / heroes / 6 - 3, sum([len(sheet.corruption) for sheet in board.sheets]) / heroes - 1,
        sum(ways) / len(ways) / 2 - 1 if ways else 1.0, float(isinstance(asked, MarkerAtLeast)), float(isinstance(asked, PlotsAtLeast)),
    ]  # fmt: skip
