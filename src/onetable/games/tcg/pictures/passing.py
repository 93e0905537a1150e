"""What passing will do, written for its button."""

from __future__ import annotations

from collections.abc import Sequence

from onetable.core.step import Step
from onetable.core.word import Word
from onetable.games.tcg.handle import NOTHING
from onetable.games.tcg.mechanics.reconcile import Reconcile
from onetable.games.tcg.mechanics.windows import Window
from onetable.games.tcg.phases.actions import Actions
from onetable.games.tcg.phases.archery import fellowship_archery, minion_archery
from onetable.games.tcg.phases.assignment import AssignMinions
from onetable.games.tcg.phases.fellowship import SanctuaryHealing
from onetable.games.tcg.phases.setup import StartingFellowship
from onetable.games.tcg.phases.turn import StayOrMove
from onetable.games.tcg.pictures.drawing import Drawing
from onetable.games.tcg.pictures.question_shape import Count
from onetable.games.tcg.speech.choices import LeaveUnassigned, Pass, Stay
from onetable.games.tcg.speech.moments import BEFORE
from onetable.games.tcg.table import Board
from onetable.games.tcg.telling.fights import forecast, is_fatal
from onetable.games.tcg.traits import Measure, Phase
from onetable.games.tcg.words.plays import PlayFrom, SearchDeck

LETTING = {"Wound": "tcg-passing-wound", "Exert": "tcg-passing-exert", "Heal": "tcg-passing-heal"}


def passing(choices: Sequence[Word]) -> int:
    """The choice that does nothing more."""
    return next((number for number, choice in enumerate(choices) if isinstance(choice, (Pass, Stay, LeaveUnassigned))), -1)


def pass_text(drawing: Drawing, step: Step[Board], count: Count | None) -> str:
    """What that choice does; nothing where one must choose."""
    board = drawing.board
    if passing(drawing.sight.view.choices) < 0:
        return ""
    match step:
        case Actions():
            return of_actions(drawing, step)
        case Window():
            return of_response(drawing, step)
        case AssignMinions(seat, left):
            return drawing.say("tcg-passing-defend" if seat == board.fp else "tcg-passing-attack", minion=drawing.name(left[0]))
        case StayOrMove():
            key = "tcg-passing-stay-keep" if board.hands[board.fp] else "tcg-passing-stay"
            return drawing.say(key, number=board.at[board.fp])
        case Reconcile():
            return drawing.say("tcg-passing-reconcile")
        case SanctuaryHealing():
            return drawing.say("tcg-passing-healed")
        case StartingFellowship():
            return drawing.say("tcg-passing-begin")
        case SearchDeck():
            return drawing.say("tcg-passing-search")
        case PlayFrom():
            return drawing.say("tcg-passing-play")
        case _:
            return drawing.say("tcg-passing-enough" if count is not None and count.done else "tcg-passing-none")


def of_actions(drawing: Drawing, step: Actions) -> str:
    """What ends, or who is next."""
    board, after = drawing.board, step.passes + 1
    if board.phase is Phase.FELLOWSHIP:
        return drawing.say("tcg-passing-move", number=board.at[board.fp] + 1)
    if board.phase is Phase.SHADOW:
        return drawing.say("tcg-passing-shadow")
    if after < len(step.seats):
        return drawing.say("tcg-passing-next", who=drawing.person(step.seats[(step.turn + 1) % len(step.seats)]))
    if board.phase is Phase.MANEUVER:
        return drawing.say("tcg-passing-phase", phase=drawing.word(after_maneuver(board)))
    if board.phase is Phase.ARCHERY:
        return drawing.say("tcg-passing-archery", fellowship=fellowship_archery(board), minions=minion_archery(board))
    if board.phase is Phase.SKIRMISH:
        return of_skirmish(drawing)
    return drawing.say("tcg-passing-assign" if board.phase is Phase.ASSIGNMENT else "tcg-passing-regroup")


def after_maneuver(board: Board) -> Phase:
    """The phase that follows if nobody acts any more."""
    if not board.minions():
        return Phase.REGROUP
    if not board.total(Measure.SKIP_ARCHERY):
        return Phase.ARCHERY
    return Phase.REGROUP if board.total(Measure.SKIP_COMBAT) else Phase.ASSIGNMENT


def of_skirmish(drawing: Drawing) -> str:
    """How the skirmish ends."""
    fight = drawing.board.fight
    if fight is None or fight.cancelled or fight.defender == NOTHING or not fight.minions:
        return drawing.say("tcg-passing-skirmish")
    found = forecast(drawing.board, fight.defender, fight.minions)
    losers = drawing.names(found.losers)
    if found.overwhelmed:
        return drawing.say("tcg-passing-overwhelm", losers=losers, count=len(found.losers))
    if is_fatal(drawing.board, found):
        return drawing.say("tcg-passing-killed", losers=losers, count=len(found.losers))
    return drawing.say("tcg-passing-tie" if found.free == found.shadow else "tcg-passing-wounds", losers=losers, count=found.wounds)


def of_response(drawing: Drawing, window: Window) -> str:
    """What happens if nobody answers."""
    board = drawing.board
    now = board.pending.get(window.event)
    if window.when != BEFORE or now is None or window.verb not in LETTING:
        return drawing.say("tcg-passing-respond")
    key, cards = LETTING[window.verb], [card for card in now.cards if card in board.pieces]
    if key != "tcg-passing-wound":
        return drawing.say(key, cards=drawing.names(now.cards), count=len(now.cards))
    dying = tuple([card for card in cards if board.vitality(card) == 1])
    if dying:
        return drawing.say("tcg-passing-dying", cards=drawing.names(dying), count=len(dying))
    if not all([board.pieces[card].owner == drawing.seat for card in cards]):
        return drawing.say(key, cards=drawing.names(now.cards), count=len(now.cards))
    if len(cards) > 1:
        return drawing.say("tcg-passing-wound-own", count=len(cards))
    return drawing.say("tcg-passing-wound-left", left=board.vitality(cards[0]) - 1)
