"""Positions as they are written down: the keys that all games share, and refusals in one sentence."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct, ValidationError, convert

from onetable.core.errors import BadInput
from onetable.core.suggest import suggest

LAID_OUT = "laid out"
PLAIN = {"int": "a whole number", "str": "a text", "bool": "true or false", "array": "a list", "object": "a map", "null": "nothing"}
W = TypeVar("W", bound="Written")


def says(what: str, default: str = "", ge: int | None = None, le: int | None = None) -> Meta:
    """What a key of a position says, for documentation and editors; what it is if left out, where that is no plain value; its limits."""
    return Meta(description=what, extra={"default": default} if default else None, ge=ge, le=le)


class Written(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every scenario may say, whatever the game; each game's own keys come on top."""

    edition: Annotated[int, says("2, always")] = 2
    game: Annotated[str, says("the id of the game")] = ""
    name: Annotated[str, says("a sentence: what the scenario shows")] = ""
    cites: Annotated[list[str], says("the numbered statements of the rulebook that it holds, as in docs/rules")] = []
    about: Annotated[str, says("the card it is about; or a sentence that explains")] = ""
    bites: Annotated[bool, says("with a card in `about`: whether its rule has an effect here")] = True
    before: Annotated[list[Any], says("choices that are made in silence and lead up to the position")] = []
    play: Annotated[list[Any], says("choices and expectations, one after the other")] = []


class Stopping(Written, frozen=True, kw_only=True):
    """Positions that are laid out piece by piece, and then begin to move."""

    stop: Annotated[
        Literal["", "laid out"],
        Meta(
            description="`laid out`: nothing happens before the first `go on` or choice", extra={"default": "it runs to the first question"}
        ),
    ] = ""
    hasty: Annotated[bool, says("whether secret questions with one answer are skipped, too")] = False


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """The very beginning of a game."""

    setup: dict[str, Any] = {}
    players: int = 0
    seed: int = 1
    hasty: bool = False


class Beginning(Written, frozen=True, kw_only=True):
    """A scenario from the very beginning of a game."""

    begin: Annotated[Start, says("instead of a position: `setup`, `players`, `seed` of a whole game", "a position is laid out")]


def read_position(data: Mapping[str, Any], kind: type[W]) -> W:
    """A position from plain data, or one sentence that says what is wrong and what may be meant."""
    if not all(isinstance(key, str) for key in data):
        wrong = next(key for key in data if not isinstance(key, str))
        raise BadInput(f"The keys of a scenario are words, not {wrong!r}.")
    try:
        return convert(dict(data), kind)
    except ValidationError as error:
        raise BadInput(explain(str(error), kind)) from None


def explain(message: str, kind: Any) -> str:
    """A message of msgspec as one sentence, with what may be meant."""
    said, _, path = message.partition(" - at ")
    where = path.removeprefix("`key` in ").strip("`").removeprefix("$").removeprefix(".") or "the scenario"
    there = type_at(kind, path)
    if unknown := re.fullmatch(r"Object contains unknown field `(.+)`", said):
        known = list(getattr(there, "__struct_fields__", ()))
        place = f"“{where}”" if path else "A scenario of this game"
        return f"{place} has no “{unknown[1]}”; it knows {', '.join(known)}.{suggest(unknown[1], known)}"
    if wrong := re.fullmatch(r"Invalid enum value '?(.+?)'?", said):
        values = values_of(there)
        return f"“{where}” cannot be “{wrong[1]}”; it can be {', '.join(values)}.{suggest(wrong[1], values)}"
    for name, plain in PLAIN.items():
        said = said.replace(f"`{name}`", plain)
    return f"“{where}” cannot be used: {said[:1].lower()}{said[1:]}."


def type_at(kind: Any, path: str) -> Any:
    """The type that stands at this place of a structure."""
    for field, index in re.findall(r"\.(\w+)|(\[[^\]]*\])", path):
        kind = bare(kind)
        if field and hasattr(kind, "__struct_fields__"):
            kind = get_type_hints(kind, include_extras=True).get(field, Any)
        elif (field or index) and get_args(kind):
            kind = get_args(kind)[-1]
    return bare(kind)


def bare(kind: Any) -> Any:
    """A type without its notes, and of several the one with parts."""
    while get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    if get_origin(kind) in (Union, UnionType):
        options = [bare(option) for option in get_args(kind) if option is not type(None)]
        rich = [option for option in options if get_args(option) or hasattr(option, "__struct_fields__")]
        return (rich or options)[0]
    return kind


def values_of(kind: Any) -> list[str]:
    """The values that a field may have."""
    if isinstance(kind, type) and issubclass(kind, Enum):
        return [str(member.value) for member in kind]
    return [str(value) for value in get_args(kind) if value != ""]
