"""Limited play in a terminal: above the journal the own pool, or the deck as far as it is built, culture by culture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from onetable.games.drafts.supplies import pool
from onetable.games.drafts.teller import full_name
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.telling.spoken_view import SpokenView
from onetable.terminal.kit.paragraphs import Page
from onetable.terminal.looks import Look


class DraftLook(Look):
    """Choices below, one's own cards above."""

    def page(self, sight: SpokenView) -> Page:
        board, seat = sight.view.table, sight.view.seat
        found = super().page(sight)
        if seat < 0:
            return found
        title, cards = ("drafts-deck", board.decks[seat].draw) if board.is_building else ("drafts-pool", pool(board, seat))
        return [*found, (sight.say(title), True), *by_culture(sight, cards)]


def by_culture(sight: SpokenView, cards: Sequence[str]) -> Page:
    """A line for each culture, and one for sites; each card with how many there are."""
    groups: dict[str, Counter[str]] = {}
    for card in cards:
        face = CARDS[card]
        groups.setdefault(sight.read(face.culture or face.kind), Counter())[card] += 1
    lines = {culture: "; ".join([counted(sight, card, count) for card, count in found.items()]) for culture, found in groups.items()}
    return [(sight.say("drafts-culture", culture=culture, cards=cards), False) for culture, cards in lines.items()]


def counted(sight: SpokenView, card: str, count: int) -> str:
    """A card, and how many there are if several."""
    return f"{count}× {full_name(sight, card)}" if count > 1 else full_name(sight, card)
