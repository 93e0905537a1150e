"""What is to come of a position when Sauron has played his plot: the race by hand, and what games of the rules of thumb taught besides."""

from __future__ import annotations

from math import log

from onetable.bots.adding import added
from onetable.core.step import Seat
from onetable.games.quest.atlas import DISTANCE
from onetable.games.quest.bots.designs import hand, plot_value
from onetable.games.quest.bots.evaluation import LAST, chance, likelihood
from onetable.games.quest.bots.story import lead, pace, steps_left
from onetable.games.quest.mechanics.plots import why_not_plot
from onetable.games.quest.table import SAURON, Board

SURE = 0.001  # nothing is quite sure before the end
NEAR = tuple([0.8**far for far in range(40)])
NOT_YET = 0.35  # what is left of a plot that cannot be played yet
LATER_PLOTS = slice(1, 3)  # one is played in the next round; these come after it
# Learned from games of the rules of thumb (bench/prospects.py), in the order of `signs`.
LEARNED = (0.41, 1.42, 0.056, 0.038, -0.13, -0.19)


def foreseen(board: Board, seat: Seat) -> float:
    """How likely the side of this seat is to win, from 0 to 1."""
    if board.winner:
        return chance(board, seat)
    heroes = likelihood(added([weight * sign for weight, sign in zip(LEARNED, signs(board), strict=True)]))
    return 1.0 - heroes if seat == SAURON else heroes


def signs(board: Board) -> tuple[float, ...]:
    """What tells how the heroes will fare: always one, the judgement by hand as a logarithm of odds, how far plots carry Sauron that can
    be broken, how near heroes with favor are to them, plots that he will play later, shadow cards."""
    by_hand = min(1 - SURE, max(SURE, chance(board, board.seats[0])))
    share = steps_left(board) / LAST
    return 1.0, log(by_hand / (1 - by_hand)), *plots_to_break(board), share * plots_to_play(board), share * len(board.shadow_hand)


def plots_to_break(board: Board) -> tuple[float, float]:
    """How many spaces active plots bring Sauron ahead; and how much of that heroes can soon put an end to."""
    paces, extra = pace(board), 0.15 + 0.2 * len(board.sheets)
    ahead, breakable, reach = lead(board, paces, extra), 0.0, 0.0
    for active in board.plots:
        if active is not None:
            plot = board.cards.plots[active.plot]
            slower = {**paces, plot.marker: paces[plot.marker] - plot.advance}
            gain = max(0.0, ahead - lead(board, slower, extra))
            breakable += gain
            reach += gain * max(
                [NEAR[DISTANCE[sheet.place][active.place]] * min(1.0, (sheet.favor + 0.5) / (plot.favor + 0.5)) for sheet in board.sheets]
            )
    return breakable, reach


def plots_to_play(board: Board) -> float:
    """What the plots in hand are worth that Sauron will play after the next one."""
    if board.plots.count(None) < 2:
        return 0.0
    found = sorted(
        [max(0.0, plot_value(board, plot)) * (1.0 if why_not_plot(board, plot) is None else NOT_YET) for plot in hand(board)], reverse=True
    )
    return added(found[LATER_PLOTS])
