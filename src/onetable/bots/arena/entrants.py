"""Who takes part: a bot, and in games where every seat brings something of its own, such as a deck, what it brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import repeat
from typing import Any

from msgspec import Struct

from onetable.core.errors import BadInput
from onetable.core.form import Field
from onetable.core.rulebook import Rulebook

MARK, EACH, AND = "@", "*", "+"


class Entrant(Struct, frozen=True):
    """A bot with what it brings: nothing, or a value of the field that every seat fills."""

    bot: str
    brings: str = ""

    @property
    def name(self) -> str:
        """As it is typed."""
        return f"{self.bot}{MARK}{self.brings}" if self.brings else self.bot


def members(both: Sequence[Entrant], seats: Sequence[int]) -> tuple[str, ...]:
    """Who sits on each seat where entrants are teams, “one+two”: the seats of a team are taken by its members in turn."""
    waiting = [iter(each.bot.split(AND)) if AND in each.bot else repeat(each.bot) for each in both]
    found = []
    for who in seats:
        name = next(waiting[who], None)
        if name is None:
            raise too_few(both[who].bot, seats.count(who))
        found.append(name)
    return tuple(found)


def too_few(team: str, seats: int) -> BadInput:
    """More seats than people: what is said of it."""
    return BadInput(f"“{team}” has {seats} seats at this table: name as many, with “{AND}” between them.")


def read_entrants(book: Rulebook[Any], text: str) -> tuple[Entrant, ...]:
    """Entrants divided by commas: “rules”, “rules@name” with something it brings, “rules@*” with each that there is in turn."""
    found: list[Entrant] = []
    for part in text.split(","):
        bot, mark, brings = part.strip().partition(MARK)
        if not mark:
            found.append(Entrant(bot))
        elif brings == EACH:
            found += [Entrant(bot, value) for value in everything(book)]
        else:
            found.append(Entrant(bot, str(seat_field(book).read_one(brings))))
    return tuple(found)


def seat_field(book: Rulebook[Any]) -> Field:
    """What every seat brings, or one clear sentence."""
    for field in book.form().fields:
        if field.per_seat and not field.first and not field.distinct:
            return field
    raise BadInput(f"In the game “{book.id}” nobody brings anything of his own: name bots without “{MARK}”.")


def everything(book: Rulebook[Any]) -> list[str]:
    """All that can be brought to a usual table."""
    field = seat_field(book)
    return [str(value) for value in field.values if can_begin(book, {field.name: [value] * min(book.players)}, min(book.players))]


def can_begin(book: Rulebook[Any], setup: Mapping[str, Any], players: int) -> bool:
    """Whether the rules let such a game begin."""
    try:
        book.begin(setup, players, 1, silent=True)
    except BadInput:
        return False
    return True


def brought(book: Rulebook[Any], setup: Mapping[str, Any], seated: Sequence[Entrant]) -> dict[str, Any]:
    """The set-up with what those in the seats bring."""
    if not any([each.brings for each in seated]):
        return dict(setup)
    if not all([each.brings for each in seated]):
        raise BadInput(f"Either all bring something or nobody does: write “{MARK}” after every bot.")
    field = seat_field(book)
    return {**setup, field.name: [each.brings for each in seated]}
