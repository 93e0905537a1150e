"""What comes in the box: the cards, the moments that their texts answer, and the steps of a turn."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy

from onetable.core.step import Steps
from onetable.core.word import words_in
from onetable.games.tcg.card import Card
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.speech.moments import Answering, Subject, Trigger, name_of
from onetable.games.tcg.traits import Kind


class GameBox:
    """What the rules must know of the cards there are; the rulebook puts it on the table, and it is no part of the position."""

    __slots__ = ("answered", "heard", "held", "names", "patient", "subjects", "turn")

    def __init__(self, cards: Mapping[str, Card], turn: Steps) -> None:
        self.turn = turn
        self.patient = False  # whoever may act is asked, even without a card in hand
        self.names: dict[Handle, str] | None = None  # what a scenario calls its cards, from their first moment in play on
        self.heard: set[Trigger] = set()  # the moments that some card answers
        self.held: dict[Trigger, list[Card]] = {}  # events that answer a moment: known to all, so being asked tells nothing
        for card in cards.values():
            self._note_answers(card)
        self.answered: set[Subject] = {subject for _, subject in self.heard}
        self.subjects: dict[str, Subject] = {name_of(subject): subject for subject in self.answered}

    def _note_answers(self, card: Card) -> None:
        for word in words_in(card.text):
            if isinstance(word, Answering):
                self.heard.update(word.found_by())
        if card.kind is Kind.EVENT:
            for ability in card.text:
                if isinstance(ability, Answering):
                    for trigger in ability.found_by():
                        self.held.setdefault(trigger, []).append(card)

    def for_scene(self, names: dict[Handle, str] | None, turn: Steps, patient: bool) -> GameBox:
        """The same box at a table that somebody has laid out: what he calls his cards, what follows a turn, and who is asked."""
        twin = copy(self)
        twin.names, twin.turn, twin.patient = names, turn, patient
        return twin
