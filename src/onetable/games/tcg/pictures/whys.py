"""Why other cards cannot be chosen: each card has one reason, and each reason is told once."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.pictures.drawing import Drawing
from onetable.games.tcg.pictures.offers import offer
from onetable.games.tcg.pictures.question_shape import Offer, Why
from onetable.telling.guide.sections import guide_of


def whys(drawing: Drawing, offers: tuple[Offer, ...]) -> tuple[Why, ...]:
    """Every reason with the cards that it hinders; a card that can go elsewhere is told where it cannot go, one of the hand in the hand."""
    offered = {each.card for each in offers if each.does != "pass"}
    told = {NOTHING, *offered, *drawing.board.hands[drawing.seat]}
    found = dict[Word, list[Handle]]()
    for attempt, reason in drawing.sight.refused.items():
        about = offer(drawing.board, attempt)
        card = Handle(about.target if about.card in offered else about.card)
        if card not in told:
            told.add(card)
            found.setdefault(reason, []).append(card)
    guide = guide_of("tcg")
    return tuple([Why(drawing.read(reason), tuple(cards), guide.about_refusal(reason)) for reason, cards in found.items()])
