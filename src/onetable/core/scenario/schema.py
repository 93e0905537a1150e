"""A JSON schema of scenarios for editors: the keys of every game's positions, and the facts that can be expected."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from onetable.core.rulebook import Rulebook
from onetable.core.scenario.kinds import Bag, Cards, Kind, Map, Number, Record, Series, Text, Truth
from onetable.core.scenario.positions import EDITION, Beginning
from onetable.core.scenario.running import kinds

DIALECT = "https://json-schema.org/draft/2020-12/schema"
Schema = dict[str, Any]
SIMPLE = {"number": Number(), "truth": Truth(), "text": Text(), "list": Bag(), "series": Series(), "cards": Cards()}


def schema(rulebooks: Iterable[Rulebook[Any]]) -> str:
    """The whole schema as JSON, every game under its id."""
    every = list(rulebooks)
    found: Schema = {"$schema": DIALECT, "title": "A scenario of One Table", "type": "object", "required": ["edition"]}
    found["$defs"] = {name: any_of(plain_schema(kind), kind) for name, kind in SIMPLE.items()}
    found["properties"] = {"edition": {"const": EDITION}, "game": {"enum": [book.id for book in every]}}
    found["allOf"] = [scenario_of(book, found["$defs"], place == 0) for place, book in enumerate(every)]
    return msgspec.json.format(msgspec.json.encode(found), indent=2).decode()


def scenario_of(rulebook: Rulebook[Any], definitions: Schema, usual: bool) -> Schema:
    """What holds for scenarios of one game, and if it is the usual one for those that name none."""
    for key, kind in (("position", rulebook.scene_kind()), ("beginning", Beginning)):
        [found], parts = msgspec.json.schema_components([kind], ref_template=f"#/$defs/{rulebook.id}.{{name}}")
        definitions |= {f"{rulebook.id}.{name}": part for name, part in parts.items()}
        definitions[f"{rulebook.id}.{key}"] = found
        lines = parts[kind.__name__]["properties"]
        lines["play"] = {"type": "array", "items": {"$ref": f"#/$defs/{rulebook.id}.line"}}
        lines["edition"] = {"const": EDITION}
    definitions[f"{rulebook.id}.line"] = {"anyOf": [{"type": "string"}, choice(), {"$ref": f"#/$defs/{rulebook.id}.facts"}]}
    facts = {name: schema_of(kind) for name, kind in kinds(rulebook).items()}
    facts["sees"] = {"description": kinds(rulebook)["sees"].says, "type": "object", "additionalProperties": {"type": "object"}}
    definitions[f"{rulebook.id}.facts"] = {"type": "object", "properties": facts, "minProperties": 1}
    laid, begun = ({"$ref": f"#/$defs/{rulebook.id}.{key}"} for key in ("position", "beginning"))
    return {
        "if": {"properties": {"game": {"const": rulebook.id}}, "required": [] if usual else ["game"]},
        "then": {"if": {"required": ["begin"]}, "then": begun, "else": laid},
    }


def choice() -> Schema:
    """A choice with the one who makes it."""
    return {"type": "object", "minProperties": 1, "maxProperties": 1, "additionalProperties": {"type": "string"}}


def schema_of(kind: Kind) -> Schema:
    """What can be written for a fact: a plain value, or operators; `absent` and nothing always."""
    name = next((name for name, simple in SIMPLE.items() if type(simple) is type(kind)), None)
    found: Schema = {"$ref": f"#/$defs/{name}"} if name is not None else any_of(plain_schema(kind), kind)
    return {"description": kind.says, **found} if kind.says else found


def any_of(plain: Schema, kind: Kind) -> Schema:
    """A plain value, operators, or nothing."""
    known = {"type": "object", "properties": {name: {} for name in kind.operators}, "additionalProperties": False, "minProperties": 1}
    return {"anyOf": [plain, known, {"enum": [None, "absent"]}]}


def plain_schema(kind: Kind) -> Schema:
    """A plain value of this kind."""
    match kind:
        case Number():
            return {"type": "integer"}
        case Truth():
            return {"type": "boolean"}
        case Text():
            return {"type": ["string", "integer"]}
        case Bag():
            return {"type": ["array", "string"]}
        case Record():
            return {"type": "object", "properties": {name: schema_of(part) for name, part in kind.fields.items()}}
        case Map():
            return {"type": "object", "additionalProperties": schema_of(kind.of)}
        case _:
            return {}
