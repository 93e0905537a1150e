"""Logs of older rules: whether an entry still says what it said, and what is kept of a game that the rules of today do not give."""

from __future__ import annotations

from typing import Any

from msgspec import Raw, Struct

from onetable.core.game import Game
from onetable.core.match import RESIGNS, Match
from onetable.core.word import find_word, write_word
from onetable.server.table import entries as log
from onetable.server.table.journal import Item, tells, write_events


class OldPart(Struct):
    """The part of a table that the rules of today do not give: it is there to be read."""

    first: int  # the entry with which it begins
    shown: int  # so much of the journal of today comes before it
    is_alone: bool  # all that came before holds: once this is taken back the table is whole
    answers: list[tuple[int, int, int]] = []  # by answer: its seat, its entry, and how many items came before
    items: list[Item] = []

    def take_back(self, seat: int) -> int | None:
        """The last answer of this seat and all that followed has not been given; its entry is returned."""
        for place in reversed(range(len(self.answers))):
            if self.answers[place][0] == seat:
                _, n, before = self.answers[place]
                del self.answers[place:], self.items[before:]
                return n
        return None


class Fitting(Struct):
    """An answer as the rules of today have it: its number, and the game after it."""

    number: int
    after: Game[Any]


def number_of(match: Match[Any], answer: log.Answered) -> int | None:
    """The number that this answer has today; None where it cannot be given."""
    if answer.choice == RESIGNS:
        return RESIGNS if match.may_resign(answer.seat) else None
    decision = match.game.turned(answer.seat).decision
    if decision is None or decision.seat != answer.seat:
        return None
    if answer.word:
        return find_word(bytes(answer.word), decision.choices, answer.choice, match.rulebook.home())
    return answer.choice if answer.choice < len(decision.choices) else None


def in_words(match: Match[Any], entry: log.Answered, opening: bool) -> tuple[log.Answered, Fitting]:
    """An answer with all that is needed to know it again; what cannot be carried out raises before it is written anywhere."""
    seat, number, word = match.given_by(entry.choice, entry.seat)
    after = match.tried(number, seat)
    told = write_events(after.table.news or ())
    before = write_events(match.journal) if opening else log.NOT_KEPT
    return log.Answered(seat, number, Raw(write_word(word)), told, before), Fitting(number, after)


def given(match: Match[Any], upto: int) -> list[log.Answered]:
    """The first answers of a match, for a table that goes on from there."""
    return [log.Answered(seat, number, Raw(write_word(word))) for seat, number, word in match.answers[:upto]]


def fitting(match: Match[Any], answer: log.Answered) -> Fitting | None:
    """The same answer today; None where the rules of today do not ask for it, or where other things would happen."""
    number, home = number_of(match, answer), match.rulebook.home()
    if number is None:
        return None
    try:
        after = match.tried(number, answer.seat)
    except Exception:  # whatever the rules of today stumble over, it is not the game that was played
        return None
    return Fitting(number, after) if not answer.told or tells(answer.told, after.table.news or (), home) else None
