"""The types of the browser client, written from the schema: in a checkout `python -m onetable.server.typescript` makes them current."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from onetable.server.http.schema import boards_of_games, line_schema

Schema = Mapping[str, Any]
ROOT = Path(__file__).parents[3]
SHIPPED = "src/onetable/server/schema.json"
PROTOCOL = "web/src/wire/protocol.ts"
BOARD = "web/src/games/{game}/board.ts"
HEAD = "/* {about} Written by `python -m onetable.server.typescript` from the types of the server. */"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def files(boards: Mapping[str, Sequence[Any]]) -> dict[str, str]:
    """Every file that is written from the schema, by its place in the repository."""
    schema = line_schema(boards)
    parts: dict[str, Schema] = schema["$defs"]
    shared = {name: part for name, part in parts.items() if "." not in name}
    found = {
        SHIPPED: json.dumps(schema, ensure_ascii=False, indent=1) + "\n",
        PROTOCOL: module("What travels between a table and a browser; docs/protocol.md tells the same in words.", shared),
    }
    for game in boards:
        own = {name.removeprefix(f"{game}."): part for name, part in parts.items() if name.startswith(f"{game}.")}
        found[BOARD.format(game=game)] = module("What lies on the table of this game.", own, frozenset(names_in(shared)))
    return found


def module(about: str, parts: Mapping[str, Schema], elsewhere: frozenset[str] = frozenset()) -> str:
    """One file: first what is only a name for another type, then everything else in the order in which it is met."""
    names = names_in(parts)
    borrowed = sorted(names.keys() & elsewhere)
    told = [HEAD.format(about=about), ""]
    if borrowed:
        told += [f"import type {{ {', '.join(borrowed)} }} from '../../wire/protocol';", ""]
    for name, schema in names.items():
        if name not in elsewhere and name not in parts:  # an enum is told below
            told += [*comment(schema.get("$comment", "")), f"export type {name} = {spelled(schema)};"]
    for name, schema in parts.items():
        told += ["", *comment(schema.get("description", "")), *declared(name, schema)]
    return "\n".join(told) + "\n"


def names_in(schema: Any) -> dict[str, Schema]:
    """The types within that are no objects and yet have a name."""
    found: dict[str, Schema] = {}
    for part in schema.values() if isinstance(schema, Mapping) else schema if isinstance(schema, list) else ():
        if isinstance(part, Mapping) and isinstance(part.get("title"), str) and "properties" not in part:
            found[part["title"]] = {**found.get(part["title"], {}), **part}
        found = {**names_in(part), **found}
    return found


def declared(name: str, schema: Schema) -> Iterator[str]:
    """An object, or several under one name."""
    if "properties" not in schema:
        yield f"export type {name} = {spelled(schema)};"
        return
    yield f"export interface {name} {{"
    for key, part in schema["properties"].items():
        yield from comment(part.get("description", ""), "\t")
        yield f"\t{key}{'' if key in schema.get('required', ()) else '?'}: {reference(part)};"
    yield "}"


def comment(text: str, before: str = "") -> list[str]:
    """What stands above a line."""
    return [f"{before}/** {text} */"] if text else []


def reference(schema: Schema) -> str:
    """A type where it is used: by its name, if it has one."""
    return str(schema["title"]) if "title" in schema else spelled(schema)


def spelled(schema: Schema) -> str:
    """A type in the words of TypeScript."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2].rpartition(".")[2]
    if "enum" in schema:
        return " | ".join([f"'{value}'" for value in schema["enum"]])
    if "anyOf" in schema:
        return " | ".join([reference(part) for part in schema["anyOf"]])
    if schema.get("type") == "array":
        return listed(schema)
    if schema.get("type") == "object":
        return f"Record<string, {reference(schema.get('additionalProperties') or {})}>"
    return PLAIN[schema["type"]] if "type" in schema else "unknown"


def listed(schema: Schema) -> str:
    """Several of a kind, or so many of these kinds."""
    if "prefixItems" in schema:
        return f"[{', '.join([reference(part) for part in schema['prefixItems']])}]"
    item = reference(schema.get("items", {}))
    return f"({item})[]" if " | " in item else f"{item}[]"


def current() -> dict[str, str]:
    """All these files for the games that have a folder in the browser client."""
    import onetable.server.http.api  # noqa: F401  # what is offered by HTTP is known once it is loaded

    return files({game: board for game, board in boards_of_games().items() if (ROOT / BOARD.format(game=game)).parent.is_dir()})


if __name__ == "__main__":
    for place, text in current().items():
        (ROOT / place).write_text(text, "utf-8")
