"""What may be said already for questions that follow: who bears a card, whom other minions fight, what is discarded after staying."""

from __future__ import annotations

from onetable.core.step import Step
from onetable.core.word import Word
from onetable.games.tcg.mechanics.assigning import may_defend
from onetable.games.tcg.mechanics.reconcile import Reconcile
from onetable.games.tcg.phases.actions import Actions
from onetable.games.tcg.phases.archery import defenders
from onetable.games.tcg.phases.assignment import AssignMinions
from onetable.games.tcg.phases.turn import StayOrMove
from onetable.games.tcg.pictures.drawing import Drawing
from onetable.games.tcg.pictures.offers import offer
from onetable.games.tcg.pictures.passing import passing
from onetable.games.tcg.pictures.question_shape import Ahead, Asked, Offer
from onetable.games.tcg.speech.choices import AssignTo
from onetable.games.tcg.table import Board
from onetable.games.tcg.telling.facts import priced
from onetable.games.tcg.words.playing import Land, PlayCard

ALONE = -1  # nothing is sent for it before it is asked


def ahead(drawing: Drawing, step: Step[Board]) -> tuple[Ahead, ...]:
    """In the order of the choices that lead there."""
    match step:
        case Actions():
            return tuple([each for number, choice in enumerate(drawing.sight.view.choices) for each in landing(drawing, number, choice)])
        case AssignMinions(_, left):
            return assigning(drawing, step) if len(left) > 1 else ()
        case StayOrMove():
            return staying(drawing)
        case _:
            return ()


def landing(drawing: Drawing, number: int, choice: Word) -> list[Ahead]:
    """Who may bear a card, where there are several."""
    board = drawing.board
    if not isinstance(choice, PlayCard):
        return []
    face = board.cards[choice.card]
    if face.bearer is None and not face.on_site:
        return []
    places = choice.sites(board) if face.on_site else choice.bearers(board)
    kind: Asked = "site" if face.on_site else "bearer"
    return [follow(drawing, number, kind, Land(choice, place)) for place in places] if len(places) > 1 else []


def assigning(drawing: Drawing, step: AssignMinions) -> tuple[Ahead, ...]:
    """Whom the minions after this one may fight."""
    board, free = drawing.board, step.seat == drawing.board.fp
    later = [minion for minion in step.left[1:] if minion in board.pieces]
    pairs = [AssignTo(minion, card) for minion in later for card in defenders(board) if not free or may_defend(board, card, minion)]
    return tuple([follow(drawing, ALONE, "defend" if free else "attack", pair) for pair in pairs])


def staying(drawing: Drawing) -> tuple[Ahead, ...]:
    """Whoever stays draws up to eight, and may discard a card before."""
    board, stay = drawing.board, passing(drawing.sight.view.choices)
    discards = Reconcile(board.fp).choices(board) if board.decks[board.fp] else []
    words = [drawing.say("tcg-ahead-discard", card=drawing.name(word.card)) for word in discards]
    cards = [Ahead(stay, "reconcile", offer(board, word), text) for word, text in zip(discards, words, strict=True)]
    return (Ahead(stay, "reconcile", Offer("pass")), *cards) if board.hands[board.fp] else ()


def follow(drawing: Drawing, first: int, kind: Asked, word: Word) -> Ahead:
    """A choice of the question that follows."""
    text = drawing.read(word)
    if isinstance(word, Land):
        text = priced(drawing.sight, text, word.play.card, word.play.discount)
    return Ahead(first, kind, offer(drawing.board, word), text)
