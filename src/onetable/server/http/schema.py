"""The JSON Schema of all that travels, on the line and by HTTP, from the same types that the server uses."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from functools import cache, reduce
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType, defstruct

from onetable import __version__
from onetable.games.registry import faces
from onetable.server import wire
from onetable.server.http.calls import ENDPOINTS
from onetable.server.pictures.shapes import View
from onetable.server.wire import bots as wire_bots

DRAFT = "https://json-schema.org/draft/2020-12/schema"
UNIONS = {  # what has a name and is no struct
    "Command": wire.AnyCommand,
    "Request": wire.AnyRequest,
    "Message": wire.AnyMessage,
    "StreamMessage": wire_bots.AnyEvent | wire.Closed,
}
HEARD, SENT = wire.AnyCommand | wire.AnyRequest, wire.AnyMessage | wire_bots.AnyEvent


def line_schema(boards: Mapping[str, Sequence[Any]] | None = None) -> dict[str, Any]:
    """The messages of the server, and everything else in the definitions; `boards` are those of games, by id, and what goes with each."""
    heard = [HEARD, *[offered.body for offered in ENDPOINTS if offered.body is not None]]
    sent = [SENT, wire.Problem, *[offered.answer for offered in ENDPOINTS]]
    _, parts = described(heard, sent, "#/$defs/{name}")
    for name, union in UNIONS.items():
        parts[name] = {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in get_args(union)]}
    rules = []
    for game, kinds in (boards or {}).items():
        (schema, *_), more = described([], kinds, f"#/$defs/{game}.{{name}}")
        parts.update({f"{game}.{name}": part for name, part in more.items()})
        shown = {"board": {"anyOf": [schema, {"type": "null"}]}}
        rules.append({"if": {"properties": {"game": {"const": game}}}, "then": {"properties": shown}})
    if rules:
        parts[View.__name__]["allOf"] = rules
    return {"$schema": DRAFT, "title": f"One Table {__version__}", "$ref": "#/$defs/Message", "$defs": parts}


def boards_of_games() -> dict[str, Sequence[Any]]:
    """The boards of the games that have told of what they are made, by its id; after each the faces of its cards, if it draws them."""
    pictures = {game: face.pictures.load() for game, face in faces().items() if face.pictures is not None}
    told = {game: [kind for kind in (found.board, found.face) if kind is not None] for game, found in pictures.items()}
    return {game: kinds for game, kinds in told.items() if kinds}


def described(heard: Sequence[Any], sent: Sequence[Any], template: str) -> tuple[list[Any], dict[str, Any]]:
    """The schema of each of these types, and all that they refer to by name. What is sent is always whole."""
    kinds = [*heard, *[as_sent(kind) for kind in sent]]
    schemas, parts = msgspec.json.schema_components(kinds, ref_template=template)
    return list(schemas), parts


def as_sent(kind: Any) -> Any:
    """A type as it arrives: what was written before is what it was written from, and nothing is left out because it is usual."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return annotated(parts[0], parts[1:])
    if origin in (Union, UnionType):
        return reduce(operator.or_, [as_sent(part) for part in parts])
    if origin is not None and origin in (list, tuple, dict):
        return origin[tuple([part if part is ... else as_sent(part) for part in parts])]
    return whole(kind) if isinstance(kind, type) and issubclass(kind, Struct) else kind


def annotated(kind: Any, notes: Sequence[Any]) -> Any:
    """The same for a type with notes: beside what is written already stands what it is."""
    written = kind is Raw or kind == list[Raw]
    found = as_sent(notes[0] if written else kind)
    return reduce(lambda before, note: Annotated[before, note], notes[1:] if written else notes, found)


@cache
def whole(kind: type[Struct]) -> type[Struct]:
    """A struct of which every field is sent, but for those that a game may leave out, and usual values where a struct leaves them out."""
    config, hints = kind.__struct_config__, get_type_hints(kind, include_extras=True)
    left_out = {name for name in kind.__struct_fields__ if UnsetType in get_args(hints[name])}
    if config.omit_defaults:
        left_out |= {field.name for field in msgspec.structs.fields(kind) if not field.required}
    fields = [
        (name, as_sent(hints[name]) | UnsetType, UNSET) if name in left_out else (name, as_sent(hints[name]))
        for name in sorted(kind.__struct_fields__, key=lambda name: name in left_out)
    ]
    named = {name: sent for name, sent in zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True) if name != sent}
    return defstruct(
        kind.__name__,
        fields,
        module=kind.__module__,
        namespace={"__doc__": kind.__doc__},
        tag=config.tag,
        tag_field=config.tag_field,
        rename=named or None,
    )
