"""The coach of the trading card game: the phase, the fight, the Ring; each sentence looks at what this seat sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from onetable.core.step import Step
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.mechanics.reconcile import Reconcile
from onetable.games.tcg.mechanics.windows import Answer, Window
from onetable.games.tcg.phases.actions import Actions
from onetable.games.tcg.phases.archery import ArcheryWounds
from onetable.games.tcg.phases.assignment import AssignMinions
from onetable.games.tcg.phases.fellowship import SanctuaryHealing
from onetable.games.tcg.phases.skirmish import Skirmishes
from onetable.games.tcg.phases.turn import StayOrMove
from onetable.games.tcg.speech.moments import BEFORE
from onetable.games.tcg.telling.facts import asking, board_of, name_of, resistance
from onetable.games.tcg.telling.fights import forecast
from onetable.games.tcg.traits import Kind, Phase
from onetable.games.tcg.words.playing import ChooseBearer, PlayCard
from onetable.telling.coach import Coach, Moment
from onetable.telling.spoken_view import SpokenView

FEW_BURDENS_LEFT = 3


def told(key: str, hints: str = "", **values: str | int) -> Moment:
    """The sentence of this name."""
    return Moment(f"tcg-first-{key}", f"tcg-coach-{hints}" if hints else "", values)


class TcgCoach(Coach):
    """He finds the sentence that fits; nobody is made to follow it."""

    def is_expected(self, setup: Mapping[str, Any]) -> bool:
        return bool(setup.get("first_game"))

    def moment(self, sight: SpokenView) -> Moment | None:
        board = board_of(sight)
        if sight.view.seat < 0 or board.winner >= 0 or board.phase is Phase.SETUP or board.ring_bearer[board.fp] not in board.pieces:
            return None
        if not sight.is_asked:
            return waiting(sight)
        found = asking(sight)
        return ASKED[type(found[0])](sight) if found is not None and type(found[0]) in ASKED else None


def playable(sight: SpokenView) -> list[Handle]:
    """The cards that may be played now."""
    return [choice.card for choice in sight.view.choices if isinstance(choice, PlayCard)]


def waiting(sight: SpokenView) -> Moment | None:
    """What the others are doing now."""
    board, seat = board_of(sight), sight.view.seat
    if board.turn == 1 and board.phase is Phase.FELLOWSHIP and seat != board.fp:
        return told("aim", last=board.last_site)
    if board.phase is Phase.SHADOW and seat == board.fp:
        return told("they-play", count=board.twilight, limit=resistance(board, seat))
    return None


def action(sight: SpokenView) -> Moment | None:
    """The phase says what an action is for."""
    board, cards = board_of(sight), playable(sight)
    if board.phase is Phase.FELLOWSHIP:
        if not cards:
            return told("move", number=board.at[board.fp] + 1)
        fresh = board.turn == 1 and not board.played_phase
        return told("begin" if fresh else "fellowship", "fellowship", last=board.last_site)
    if board.phase is Phase.SHADOW:
        if any([board.cards[card].kind is Kind.MINION for card in cards]):
            if board.turn == 1:  # whoever begins as the Shadow hears first what it is for
                return told("hunt", "shadow", count=board.twilight, limit=resistance(board, board.fp))
            return told("minions", "shadow", count=board.twilight)
        return told("support" if cards else "no-minions")
    if board.phase is Phase.SKIRMISH:
        return skirmish(sight)
    return told("maneuver") if board.phase is Phase.MANEUVER and cards else None


def skirmish(sight: SpokenView) -> Moment | None:
    """Whoever would lose a skirmish is told so while he can still do something."""
    board = board_of(sight)
    fight = board.fight
    if fight is None or fight.defender < 0 or not fight.minions or fight.cancelled or len(sight.view.choices) < 2:
        return None
    found = forecast(board, fight.defender, fight.minions)
    mine = (fight.defender,) if sight.view.seat == board.fp else fight.minions
    if found.losers != mine:
        return None
    names = sight.say("line-comma").join([name_of(sight, card) for card in found.losers])
    return told("overwhelm" if found.overwhelmed else "losing", "skirmish", who=names)


def response(sight: SpokenView) -> Moment | None:
    """The Ring can be put on where the Ring-bearer would be wounded."""
    board, found = board_of(sight), asking(sight)
    assert found is not None and isinstance(found[0], Window)
    answers = [choice for choice in sight.view.choices if isinstance(choice, Answer)]
    ring = [each for each in answers if board.cards[each.source].kind is Kind.THE_ONE_RING]
    if found[0].when != BEFORE or not ring:
        return told("respond", "respond") if answers else None
    room = resistance(board, board.fp) - board.burdens[board.fp]
    return told("ring-little" if room <= FEW_BURDENS_LEFT else "ring", "respond", count=room)


def assignment(sight: SpokenView) -> Moment:
    """Who fights whom."""
    board = board_of(sight)
    if sight.view.seat == board.fp:
        return told("defend", "assign", who=name_of(sight, board.ring_bearer[board.fp]))
    return told("attack", "assign")


def move(sight: SpokenView) -> Moment:
    """To stay or to move again."""
    board = board_of(sight)
    return told("again", "move", number=board.at[board.fp] + 1)


def plain(key: str, hints: str = "") -> Callable[[SpokenView], Moment]:
    """A sentence that fits every question of a kind."""
    return lambda _: told(key, hints)


ASKED: dict[type[Step[Any]], Callable[[SpokenView], Moment | None]] = {
    Actions: action, Window: response, AssignMinions: assignment, ArcheryWounds: plain("arrows", "arrows"), StayOrMove: move,
    Skirmishes: plain("order"), Reconcile: plain("reconcile"), SanctuaryHealing: plain("sanctuary"), ChooseBearer: plain("bearer"),
}  # fmt: skip
