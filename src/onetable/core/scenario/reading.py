"""A written position is looked at key by key: whatever it says that cannot be gets one sentence."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Meta, Struct, ValidationError, convert
from msgspec.structs import FieldInfo, fields

from onetable.core.errors import BadInput
from onetable.core.scenario.kinds import is_others
from onetable.core.suggest import suggest

CALLED = {int: "a whole number", str: "a word", bool: "true or false", list: "a list", tuple: "a list", dict: "a map", NoneType: "nothing"}
OR_OTHERS = ", or others"  # ends the title of an id that may also be so many cards that are not named
FEW = 12  # keys that can be told in a sentence
REQUIRED = object()
Known = Mapping[str, Collection[str]]  # for each title of an id, as a hint has it, all that there are
S = TypeVar("S", bound=Struct)


def read_position(data: Mapping[str, Any], kind: type[S], known: Known | None = None) -> S:
    """The position that this data tells of, or one sentence about the first thing that is wrong with it."""
    Reader(known or {}).look(dict(data), kind, "")
    try:
        return convert(dict(data), kind)
    except ValidationError as error:
        raise BadInput(f"The scenario cannot be used: {error}.") from None


class Reader:
    """Compares what is written with what is asked for; it knows the ids there are."""

    def __init__(self, known: Known) -> None:
        self.known = known

    def look(self, value: Any, hint: Any, where: str) -> None:
        """Whether a value is what its key asks for."""
        origin, parts = get_origin(hint), get_args(hint)
        if origin is Annotated:
            self.look(value, parts[0], where)
            for note in parts[1:]:
                self.look_at_meta(value, note, where)
        elif origin in (Union, UnionType):
            self.look_at_some(value, [part for part in parts if shape(part) is plain_type(value)] or [parts[0]], where)
        elif origin is Literal:
            if value not in parts:
                wrong(where, f"“{value}” cannot be said here; it is one of {listed([part for part in parts if part])}", value, parts)
        elif hint is not Any and plain_type(value) is not shape(hint):
            wrong(where, f"this is to be {CALLED[shape(hint)]}, not “{value}”")
        elif origin is list or parts[1:] == (Ellipsis,):
            for number, item in enumerate(value, 1):
                self.look(item, parts[0], f"{where} {number}")
        elif origin is tuple:
            if len(value) != len(parts):
                wrong(where, f"{len(parts)} things are to be listed, not {len(value)}")
            for number, (item, part) in enumerate(zip(value, parts, strict=True), 1):
                self.look(item, part, f"{where} {number}")
        elif origin is dict:
            for key, item in value.items():
                self.look(key, parts[0], where)
                self.look(item, parts[1], f"{where} {key}")
        elif isinstance(hint, type) and issubclass(hint, Enum):
            if value not in values_of(hint):
                wrong(where, f"there is no {hint.__name__.lower()} “{value}”", value, values_of(hint))
        elif isinstance(hint, type) and issubclass(hint, Struct):
            self.look_at_struct(value, hint, where)

    def look_at_some(self, value: Any, parts: list[Any], where: str) -> None:
        """Whether a value is one of several things; what is wrong is said of the last."""
        for part in parts[:-1]:
            try:
                return self.look(value, part, where)
            except BadInput:
                continue
        return self.look(value, parts[-1], where)

    def look_at_struct(self, value: Mapping[str, Any], kind: type[Struct], where: str) -> None:
        """Every key is known, none is missing, and each holds what it asks for; what is as if left out needs no look."""
        known_keys = keys_of(kind)
        for key, item in value.items():
            if key not in known_keys:
                some = f" It knows {', '.join(known_keys)}." if len(known_keys) <= FEW else ""
                wrong(where, f"there is no key “{key}”", str(key), known_keys, some)
            hint, default = known_keys[key]
            if item != default or type(item) is not type(default):
                self.look(item, hint, f"{where} {key}".strip())
        for key, (_, default) in known_keys.items():
            if default is REQUIRED and key not in value:
                wrong(where, f"“{key}” is missing")

    def look_at_meta(self, value: Any, note: Meta, where: str) -> None:
        """Numbers within their limits, lists not too long, ids that there are."""
        if note.ge is not None and value < note.ge:
            wrong(where, f"{value} is too small: the least is {note.ge}")
        if note.le is not None and value > note.le:
            wrong(where, f"{value} is too large: the most is {note.le}")
        if note.max_length is not None and len(value) > note.max_length:
            wrong(where, f"{len(value)} are too many: there is room for {note.max_length}")
        if note.title is not None:
            noun = note.title.removesuffix(OR_OTHERS)
            if value not in self.known[noun] and not (note.title != noun and is_others(value)):
                wrong(where, f"there is no {noun} “{value}”", value, self.known[noun])


def plain_type(value: Any) -> type:
    """The type of a value; what Python writes as a tuple is a list in a file."""
    return list if type(value) is tuple else type(value)


def shape(hint: Any) -> type:
    """The plain type that a hint asks for."""
    origin = get_origin(hint)
    if origin is Annotated:
        return shape(get_args(hint)[0])
    if origin is tuple:
        return list
    if origin is not None:
        return origin if isinstance(origin, type) else str
    plain: type = hint
    if isinstance(hint, type) and issubclass(hint, Struct):
        plain = dict
    elif isinstance(hint, type) and issubclass(hint, Enum):
        plain = int if issubclass(hint, int) else str
    return plain


@cache
def keys_of(kind: type[Struct]) -> dict[str, tuple[Any, Any]]:
    """By key what it asks for, and what it is if left out."""
    hints = get_type_hints(kind, include_extras=True)
    return {field.encode_name: (hints[field.name], usual(field)) for field in fields(kind)}


def usual(field: FieldInfo) -> Any:
    """What a key is if left out."""
    if field.required:
        return REQUIRED
    return field.default if field.default_factory is NODEFAULT else field.default_factory()


@cache
def values_of(kind: type[Enum]) -> tuple[Any, ...]:
    """All that an enum can be."""
    return tuple([member.value for member in kind])


def wrong(where: str, what: str, word: str = "", names: Any = (), otherwise: str = "") -> None:
    """One sentence, with a suggestion where one is near, or with something else."""
    sentence = what[0].upper() + what[1:] if not where else f"In “{where}” {what}"
    near = suggest(word, [str(name) for name in names]) if word else ""
    raise BadInput(f"{sentence}.{near or otherwise}")


def listed(names: list[str]) -> str:
    """Names, one after the other."""
    return ", ".join([f"“{name}”" for name in names])
