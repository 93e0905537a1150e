"""The own hand: what each card costs now and why, and whether it can be played."""

from __future__ import annotations

from typing import NamedTuple

from onetable.core.word import Word
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.mechanics.prices import price
from onetable.games.tcg.pictures.drawing import Drawing
from onetable.games.tcg.pictures.figures import figure
from onetable.games.tcg.pictures.question_shape import Asking
from onetable.games.tcg.pictures.shapes import HandCard
from onetable.games.tcg.speech import reasons
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.words.playing import PlayCard
from onetable.telling.guide.sections import guide_of


class Held(NamedTuple):
    """What may be done with the cards of a hand, and why nothing with others."""

    offered: set[int]
    refused: dict[Handle, Word]
    otherwise: Word | None  # why none at all can be played


def hand(drawing: Drawing, asking: Asking | None) -> tuple[HandCard, ...]:
    """The cards of the own hand, in the order in which they came; a spectator has none."""
    board, seat = drawing.board, drawing.seat
    if seat < 0:
        return ()
    refused = {attempt.card: reason for attempt, reason in drawing.sight.refused.items() if isinstance(attempt, PlayCard)}
    offered = {each.card for each in asking.offers if each.does != "pass"} if asking is not None else set()
    called = {board.faces[card]: card for card in reversed(board.hands[seat])}
    called |= {board.faces[card]: card for card in board.hands[seat] if card in offered or card in refused}
    found = Held(offered, refused, waiting(drawing, asking))
    return tuple([hand_card(drawing, card, called[board.faces[card]], found) for card in board.hands[seat]])


def hand_card(drawing: Drawing, card: Handle, twin: Handle, found: Held) -> HandCard:
    """One card of the hand."""
    board, face = drawing.board, drawing.board.cards[card]
    cost = figure(drawing, face.twilight, lambda counted: price(board, drawing.seat, card, parts=counted))
    if twin in found.offered:
        return HandCard(card, face.id, twin, cost, True)
    reason = found.refused.get(twin, found.otherwise)
    if reason is None:
        return HandCard(card, face.id, twin, cost, False)
    return HandCard(card, face.id, twin, cost, False, drawing.read(reason), guide_of("tcg").about_refusal(reason))


def waiting(drawing: Drawing, asking: Asking | None) -> Word | None:
    """Why no card can be played at all: somebody else is asked, or something else."""
    asked = drawing.sight.view.asked
    if asking is None:
        return reasons.WaitsFor(Player(asked)) if asked >= 0 else reasons.GameIsOver()
    return None if asking.kind == "action" else reasons.AnotherQuestion()
