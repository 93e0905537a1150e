"""What heroes believe of Sauron's mission: he shows something of it by the plot with which he begins."""

from __future__ import annotations

from functools import cache

from onetable.core.dice import Dice
from onetable.games.quest.bots.shadow_play import STARTING
from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Marker
from onetable.games.quest.words.missions import MarkerAtLeast

LIKELIER = 30  # how much likelier a mission is that is served by this beginning: rules of thumb always begin so, others may not
USUAL = max(STARTING, key=lambda marker: STARTING[marker])  # whoever needs no marker in particular begins with this one


def started_with(board: Board) -> Marker | None:
    """The marker of the plot with which Sauron began, as long as it lies on the table."""
    cards = [board.cards.plots[active.plot] for active in board.active_plots()]
    return next((card.marker for card in cards if card.setup is not None), None)


def suspect(board: Board, started: Marker) -> None:
    """Give Sauron a mission in an imagined world, by the marker with which he began; all worlds of the same dice have the same."""
    board.sauron_mission = Dice(board.dice.seed).choose(missions_after(started))


@cache
def missions_after(started: Marker) -> tuple[str, ...]:
    """All missions, each as often as it is likely."""
    found: list[str] = []
    for name in every_card().sauron_missions:
        asked = every_card().missions[name].condition
        wanted = asked.marker if isinstance(asked, MarkerAtLeast) else USUAL
        found += [name] * (LIKELIER if wanted is started else 1)
    return tuple(found)
