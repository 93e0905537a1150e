"""The own hand: what each card costs now and why, and whether it can be played."""

from __future__ import annotations

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


def hand(drawing: Drawing, asking: Asking | None) -> tuple[HandCard, ...]:
    """The cards of the own hand, in the order in which they came; a spectator has none."""
    board, seat = drawing.board, drawing.seat
    if seat < 0:
        return ()
    refused = {attempt.card: reason for attempt, reason in drawing.sight.refused.items() if isinstance(attempt, PlayCard)}
    offered = {each.card for each in asking.offers if each.does != "pass"} if asking is not None else set()
    called = {board.faces[card]: card for card in reversed(board.hands[seat])}
    called |= {board.faces[card]: card for card in board.hands[seat] if card in offered or card in refused}
    reason = waiting(drawing, asking)
    otherwise = drawing.read(reason) if reason is not None else ""
    return tuple([hand_card(drawing, card, called[board.faces[card]], offered, refused, otherwise) for card in board.hands[seat]])


def hand_card(drawing: Drawing, card: Handle, twin: Handle, offered: set[int], refused: dict[Handle, Word], otherwise: str) -> HandCard:
    """One card of the hand."""
    board, face = drawing.board, drawing.board.cards[card]
    cost = figure(drawing, face.twilight, lambda counted: price(board, drawing.seat, card, parts=counted))
    if twin in offered:
        return HandCard(card, face.id, twin, cost, True, "")
    return HandCard(card, face.id, twin, cost, False, drawing.read(refused[twin]) if twin in refused else otherwise)


def waiting(drawing: Drawing, asking: Asking | None) -> Word | None:
    """Why no card can be played at all: somebody else is asked, or something else."""
    asked = drawing.sight.view.asked
    if asking is None:
        return reasons.WaitsFor(Player(asked)) if asked >= 0 else reasons.GameIsOver()
    return None if asking.kind == "action" else reasons.AnotherQuestion()
