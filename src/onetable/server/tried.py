"""What an entry makes of the game before it has happened: all that can fail is done here, and nothing has changed yet."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any

from msgspec import Struct

from onetable.core.event import Event
from onetable.core.game import Game
from onetable.core.match import Match
from onetable.core.rulebook import Result
from onetable.telling.headings import Heading, Headings
from onetable.telling.teller import teller_of


class Tried(Struct):
    """The game as it would stand, and what would be told of it."""

    match: Match[Any]
    headings: Headings
    told: list[tuple[Event, Heading | None]]  # what is new in the journal, each with its heading
    result: Result | None
    after: Game[Any] | None = None  # where it is the same match with one more answer: how it then stands


def begun(match: Match[Any], prefix: Sequence[int]) -> Tried:
    """A new match, with the answers that were given before this table began."""
    for choice in prefix:
        match.answer(choice)
    return _told(match, teller_of(match.rulebook.id).headings(), match.journal)


def answered(match: Match[Any], headings: Headings, choice: int) -> Tried:
    """The match with one more answer."""
    after = match.tried(choice)
    return _told(match, copy(headings), after.table.news or (), after)


def undone(match: Match[Any], seat: int) -> Tried:
    """The match without the last answer of this seat, and without all that followed."""
    before, headings = match.undone(seat), teller_of(match.rulebook.id).headings()
    for event in before.journal:
        headings.feed(event.word)
    return _told(before, headings, ())


def _told(match: Match[Any], headings: Headings, news: Sequence[Event], after: Game[Any] | None = None) -> Tried:
    game = after or match.game
    result = match.rulebook.result(game) if game.decision is None else None
    return Tried(match, headings, [(event, headings.feed(event.word)) for event in news], result, after)
