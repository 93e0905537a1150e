"""What an open question might name: every active card, with what the asking step has against it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from onetable.core.step import Scope, Step
from onetable.core.word import Word
from onetable.games.tcg.mechanics.assigning import may_defend
from onetable.games.tcg.phases.archery import ArcheryWounds, defenders
from onetable.games.tcg.phases.assignment import AssignMinions
from onetable.games.tcg.phases.attempts import why_not_bear, wounded
from onetable.games.tcg.phases.fellowship import SanctuaryHealing
from onetable.games.tcg.phases.setup import Bids, StartingFellowship, TakePlaces
from onetable.games.tcg.phases.skirmish import Skirmishes
from onetable.games.tcg.speech import reasons
from onetable.games.tcg.speech.choices import AssignTo, Begin, FirstSkirmish, Number, Place
from onetable.games.tcg.speech.pronouns import The
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Side
from onetable.games.tcg.words.playing import ChooseBearer, Land
from onetable.games.tcg.words.targets import A
from onetable.games.tcg.words.verb import Verb
from onetable.games.tcg.words.verbs import Heal, Wound

Tried = Iterator[tuple[Word, list[Word]]]


def targets(board: Board, step: Step[Board], scope: Scope) -> Tried:
    """Everything that this question could be answered with by somebody who looks at the table alone."""
    characters = [card for card in board.index.active if board.cards[card].is_character]
    fellows = [card for card in characters if board.cards[card].side is Side.FREE]
    match step:
        case StartingFellowship():
            for card, reason in step.attempts(board):
                yield Begin(card), [reason] if reason is not None else []
        case AssignMinions(seat, left) if left[0] in board.pieces:
            able = defenders(board)
            for card in fellows:
                if card not in able:
                    yield AssignTo(left[0], card), [reasons.TakesNoPart()]
                elif seat == board.fp and not may_defend(board, card, left[0]):
                    yield AssignTo(left[0], card), [reasons.HasEnough()]
        case Skirmishes():
            for card in fellows:
                yield FirstSkirmish(card), [reasons.NotAssigned()]
        case ArcheryWounds():
            marks = step.marks(board)
            for card in characters:
                yield Wound(The((card,))), [reasons.CannotHappen() if card in marks else reasons.TakesNoPart()]
        case SanctuaryHealing():
            for card in fellows:
                yield Heal(The((card,))), wounded(board, card) or [reasons.TakesNoPart()]
        case ChooseBearer(play):
            for card in characters:
                yield Land(play, card), why_not_bear(board, play.seat, play.card, card) or [reasons.NotYours()]
        case Bids():
            seat = next(seat for seat in board.order if board.bids[seat] < 0)
            resistance = board.cards[board.ring_bearer[seat]].resistance
            yield Number(resistance), [reasons.BidTooHigh(resistance)]
        case TakePlaces(_, places):
            for number in range(1, len(places) + 1):
                yield Place(number), [reasons.PlaceTaken()]
        case Verb(target=A(noun)):
            meant = step.target.cards(board, scope)
            for card in board.index.active:
                why: list[Word] = wounded(board, card) if isinstance(step, Heal) else [reasons.CannotHappen()]
                yield replace(step, target=The((card,))), why if card in meant else [reasons.NotMeant(noun)]
