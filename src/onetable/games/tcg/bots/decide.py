"""One answer to any question of the game: rules of thumb on a table that shows no more than one seat may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from onetable.core.step import Scope, Seat
from onetable.core.word import Word
from onetable.games.tcg.bots import effect_readings, hand_readings, verb_readings
from onetable.games.tcg.bots.acting import weigh_actions
from onetable.games.tcg.bots.answering import weigh_answers
from onetable.games.tcg.bots.battle import weigh_arrows, weigh_assignments, weigh_healing, weigh_skirmishes, weigh_victims
from onetable.games.tcg.bots.beginning import weigh_bids, weigh_fellowship, weigh_hand, weigh_places
from onetable.games.tcg.bots.choosing import weigh_bearers, weigh_words
from onetable.games.tcg.bots.reading import Agenda, SentenceReader
from onetable.games.tcg.bots.resting import weigh_moving, weigh_putting_away
from onetable.games.tcg.bots.worth import Situation
from onetable.games.tcg.mechanics.reconcile import Reconcile
from onetable.games.tcg.mechanics.windows import Window
from onetable.games.tcg.phases.actions import Actions
from onetable.games.tcg.phases.archery import ArcheryWounds, NameVictim
from onetable.games.tcg.phases.assignment import AssignMinions
from onetable.games.tcg.phases.fellowship import SanctuaryHealing
from onetable.games.tcg.phases.setup import Bids, SecondHand, StartingFellowship, TakePlaces
from onetable.games.tcg.phases.skirmish import Skirmishes
from onetable.games.tcg.phases.turn import StayOrMove
from onetable.games.tcg.table import Board
from onetable.games.tcg.words.playing import ChooseBearer

Weighing = Callable[[SentenceReader, Any, Sequence[Word], Sequence[Any], Scope], list[float]]
READINGS = (effect_readings, hand_readings, verb_readings)  # they fill the tables of the reader
WEIGHINGS: dict[type, Weighing] = {
    Bids: weigh_bids, TakePlaces: weigh_places, StartingFellowship: weigh_fellowship, SecondHand: weigh_hand, Actions: weigh_actions,
    Window: weigh_answers, ChooseBearer: weigh_bearers, SanctuaryHealing: weigh_healing, NameVictim: weigh_victims,
    ArcheryWounds: weigh_arrows, AssignMinions: weigh_assignments, Skirmishes: weigh_skirmishes, StayOrMove: weigh_moving,
    Reconcile: weigh_putting_away,
}  # fmt: skip


def weigh(board: Board, agenda: Agenda, offered: Sequence[Word], seat: Seat, weighings: Mapping[type, Weighing] = WEIGHINGS) -> list[float]:
    """What each choice brings the seat that is asked, as far as one can tell at a glance."""
    steps, scope = agenda[-1]
    weighing = weighings.get(type(steps[0]), weigh_words)
    return weighing(SentenceReader(Situation(board, seat), agenda), steps[0], offered, steps[1:], scope)


def decide(board: Board, agenda: Agenda, offered: Sequence[Word], seat: Seat, weighings: Mapping[type, Weighing] = WEIGHINGS) -> int:
    """The number of the choice to make."""
    if len(offered) == 1:
        return 0
    gains = weigh(board, agenda, offered, seat, weighings)
    return gains.index(max(gains))


def rank_choices(
    board: Board, agenda: Agenda, offered: Sequence[Word], seat: Seat, weighings: Mapping[type, Weighing] = WEIGHINGS
) -> list[tuple[float, int]]:
    """All choices with what they bring, the best first."""
    gains = weigh(board, agenda, offered, seat, weighings)
    return sorted([(gain, number) for number, gain in enumerate(gains)], key=lambda found: (-found[0], found[1]))


class Habits(Protocol):
    """What somebody does at once, without thinking ahead."""

    margin: float  # what is liked so much less is not worth a thought

    def decide(self, board: Board, agenda: Agenda, offered: Sequence[Word], seat: Seat) -> int:
        """The number of the choice to make."""
        ...

    def rank(self, board: Board, agenda: Agenda, offered: Sequence[Word], seat: Seat) -> list[tuple[float, int]]:
        """The choices with what speaks for them, the best first."""
        ...


class ByRules:
    """Rules of thumb as whoever imagines games asks for them: what is done, and how everything that may be done compares."""

    margin = 4.0

    def __init__(self, weighings: Mapping[type, Weighing] = WEIGHINGS) -> None:
        self.weighings = weighings

    def decide(self, board: Board, agenda: Agenda, offered: Sequence[Word], seat: Seat) -> int:
        """The number of the choice to make."""
        return decide(board, agenda, offered, seat, self.weighings)

    def rank(self, board: Board, agenda: Agenda, offered: Sequence[Word], seat: Seat) -> list[tuple[float, int]]:
        """All choices with what they bring, the best first."""
        return rank_choices(board, agenda, offered, seat, self.weighings)
