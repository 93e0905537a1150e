"""The set-up form of a game: what command line, lobby and API ask before a game begins, with its bounds and reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from onetable.core.errors import BadInput
from onetable.core.fold import fold

S = TypeVar("S", bound=Struct)


class Option(Struct, frozen=True):
    """One thing that a table may decide where the rulebook leaves it open; the first value is the default."""

    name: str
    values: tuple[Any, ...]
    meaning: str


def convert_setup(kind: type[S], setup: Mapping[str, Any], options: Sequence[Option]) -> S:
    """A set-up of this kind from plain data, its options checked; or one clear sentence."""
    unknown = set(setup) - set(kind.__struct_fields__)
    if unknown:
        raise BadInput(f"The set-up has no “{sorted(unknown)[0]}”; it knows {', '.join(kind.__struct_fields__)}.")
    try:
        found = msgspec.convert(dict(setup), kind)
    except msgspec.ValidationError as error:
        raise BadInput(f"The set-up cannot be used: {error}.") from None
    for option in options:
        value = getattr(found.options, option.name)  # type: ignore[attr-defined]  # whoever has options calls them so
        if value not in option.values:
            raise BadInput(f"The option “{option.name}” can be {', '.join(map(str, option.values))}, not “{value}”.")
    return found


class Field(Struct, frozen=True):
    """One thing that a set-up may name, and the values there are; the first is the usual one."""

    name: str
    values: tuple[Any, ...]
    per_seat: bool = False  # each seat has one of its own, such as a deck
    first: int = 0  # the first seat that has one
    distinct: bool = False  # no two seats may have the same
    free: bool = False  # other values than these may be given, such as a deck that somebody brings
    usual: tuple[Any, ...] = ()  # what the seats have where nobody says it, in their order; else the values
    needs: Mapping[Any, str] = {}  # values for tables that have ticked another field: usual there, and nowhere else to be had

    def each(self, setup: Mapping[str, Any], seats: int) -> list[Any]:
        """What so many seats have where nobody says it."""
        ticked = [value for value, other in self.needs.items() if setup.get(other)]
        usual = ticked or self.usual or [value for value in self.values if value not in self.needs]
        return [usual[seat % len(usual)] for seat in range(seats)]

    def read(self, text: str) -> Any:
        """What was typed for this field: one value, or one for each seat, divided by commas."""
        if self.per_seat:
            return [self.read_one(part.strip()) for part in text.split(",")]
        return self.read_one(text.strip())

    def read_one(self, text: str) -> Any:
        """The value that was typed."""
        for value in self.values:
            if fold(text) == fold(str(value)):
                return value
        if self.free:
            return text
        raise BadInput(f"There is no {self.name} “{text}”; there is {', '.join(map(str, self.values))}.")


class Company(Struct, frozen=True):
    """Who sits down: a whole set-up, how many they are, and on which seat the person sits who asked; None where that is left open."""

    setup: dict[str, Any]
    players: int
    seat: int | None = None


class Form:
    """What may be decided before a game begins. Most games need no more than their fields; others say here how seats are filled."""

    fields: tuple[Field, ...] = ()
    usual_players: int | None = None  # else as few as may play
    usual_seat = 0  # where the person sits who says nothing

    def field(self, game: str, name: str) -> Field:
        """The field of this name, or one clear sentence."""
        for field in self.fields:
            if field.name == name:
                return field
        known = ", ".join([f"--{field.name.replace('_', '-')}" for field in self.fields])
        raise BadInput(f"The game “{game}” knows no --{name.replace('_', '-')}; its own are {known or 'none'}.")

    def example(self) -> Mapping[str, Any]:
        """A set-up as it may be written."""
        return {field.name: field.values[0] for field in self.fields if not field.per_seat}

    def seats(self, setup: Mapping[str, Any], most: int) -> int:
        """How many sit at this table where nobody says it: as many as the set-up names something for, else as many as may play."""
        for field in self.fields:
            if field.per_seat and (named := setup.get(field.name) or self.example().get(field.name)):
                return len(named) + field.first if isinstance(named, (list, tuple)) else most
        return most

    def complete(self, setup: dict[str, Any], seat: str | None, players: int | None, seed: int) -> tuple[dict[str, Any], int | None]:
        """Fill what is still open, where a person cannot be asked for it; and the number of the seat that was named."""
        if seat is not None:
            raise BadInput("In this game there is no seat to choose.")
        return setup, None


def named_values(fields: Sequence[Field]) -> dict[str, list[Any]]:
    """What a set-up may name, and the values there are."""
    return {field.name: list(field.values) for field in fields}
