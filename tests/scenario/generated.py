"""What is written by the program itself: the tables of docs/scenarios.md and the JSON schema of scenarios.

`python -m tests.scenario.generated` writes both anew.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from onetable.cli import scenario as command
from onetable.core.rulebook import Rulebook
from onetable.core.scenario.kinds import Anything, Kind, Map, Record
from onetable.core.scenario.positions import Beginning, Written
from onetable.core.scenario.running import kinds
from onetable.core.scenario.schema import schema
from onetable.games.registry import RULEBOOKS

PAGE = Path(__file__).parent.parent.parent / "docs" / "scenarios.md"
SCHEMA = Path(command.__file__).with_name("scenario_schema.json")
BLOCK = re.compile(r"(<!-- (\w+)(?: (\w+))? -->\n).*?(<!-- end -->)", re.DOTALL)


def houses() -> list[Rulebook[Any]]:
    """The games of the house, without guests."""
    return [book for game, book in RULEBOOKS.items() if type(book).__module__.startswith("onetable.")]


def schema_now() -> str:
    """The schema as it is now."""
    return schema(houses()) + "\n"


def page_now() -> str:
    """The page with its tables as they are now."""
    return BLOCK.sub(lambda found: f"{found[1]}{table(found[2], found[3])}{found[4]}", PAGE.read_text("utf-8"))


def table(what: str, game: str | None) -> str:
    """One table of the page."""
    book = RULEBOOKS[game] if game is not None else None
    match what, book:
        case "shared", None:
            return key_table({**keys_of(Written), "begin": keys_of(Beginning)["begin"]})
        case "facts", None:
            shared = {name: kind for name, kind in kinds(houses()[0]).items() if name not in houses()[0].fact_kinds()}
            return fact_table(shared)
        case "keys", Rulebook():
            return key_table({key: row for key, row in keys_of(book.scene_kind()).items() if key not in keys_of(Written)}) + part_tables(
                book
            )
        case "facts", Rulebook():
            return fact_table(book.fact_kinds())
        case "choices", Rulebook():
            rows = [
                (f"`{' '.join([each.name, *[part if part.startswith('[') else part.upper() for part in each.parts]])}`", each.when)
                for each in book.choice_names()
            ]
            return rows_of(("choice", "what it means"), rows)
        case _:
            raise ValueError(f"there is no table “{what}”")


def blank(part: str) -> str:
    """What is to be filled in stands in capital letters; what is said or left out, in brackets, as it is written."""
    return part if part.startswith("[") else part.upper()


def keys_of(kind: type[msgspec.Struct]) -> dict[str, tuple[str, str]]:
    """Of every key what it says, and what holds if it is left out."""
    hints = get_type_hints(kind, include_extras=True)
    notes = [(field, note(hints[field.name])) for field in msgspec.structs.fields(kind)]
    return {field.encode_name: (with_values(said.description or "", hints[field.name]), default_of(field, said)) for field, said in notes}


def with_values(says: str, hint: Any) -> str:
    """What a key says, and where it can be only one of a few words these."""
    literal = next((part for part in (hint, *get_args(hint)) if get_origin(part) is Literal), None)
    values = [f"`{value}`" for value in get_args(literal) if value != "" and f"`{value}`" not in says] if literal is not None else []
    return f"{says} ({', '.join(values)})" if says and values else says


def note(hint: Any) -> Meta:
    """What is noted beside a type."""
    notes = [each for each in get_args(hint) if isinstance(each, Meta) and each.description] if get_origin(hint) is Annotated else []
    return notes[-1] if notes else Meta()


def default_of(field: msgspec.structs.FieldInfo, said: Meta) -> str:
    """What holds if a key is left out."""
    if said.extra and "default" in said.extra:
        return str(said.extra["default"])
    if field.required:
        return "must be there"
    value = field.default if field.default_factory is msgspec.NODEFAULT else None
    return f"{str(value).lower() if isinstance(value, bool) else value}" if value not in (None, "", (), msgspec.NODEFAULT) else ""


def key_table(keys: Mapping[str, tuple[str, str]]) -> str:
    """The keys of a structure."""
    return rows_of(("key", "what it says", "if left out"), [(f"`{key}`", says, default) for key, (says, default) in keys.items()])


def part_tables(book: Rulebook[Any]) -> str:
    """The keys of the structures within a position, each under its name."""
    parts = [kind for kind in parts_of(book.scene_kind()) if any(says for says, _ in keys_of(kind).values())]
    return "".join([f"\n{(kind.__doc__ or '').strip()}\n\n{key_table(keys_of(kind))}" for kind in parts])


def parts_of(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """The structures that a position is made of, each once."""
    seen: list[Any] = []
    waiting = [kind]
    while waiting:
        hint = waiting.pop(0)
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            if hint in seen:
                continue
            seen.append(hint)
            waiting += get_type_hints(hint, include_extras=True).values()
            if hint is not kind:
                yield hint
        else:
            waiting += [part for part in get_args(hint) if not isinstance(part, Meta)]


def fact_table(facts: Mapping[str, Kind]) -> str:
    """Facts, what they are and what they say."""
    return rows_of(("fact", "what it is", ""), [(f"`{name}`", kind.says, noun_of(kind)) for name, kind in facts.items()])


def noun_of(kind: Kind) -> str:
    """What a fact is, in a few words; of one with several parts their names."""
    if isinstance(kind, Record):
        return "a map of " + ", ".join([f"`{name}`" for name in kind.fields])
    if isinstance(kind, Map):
        return f"a map; each {noun_of(kind.of).removeprefix('a map of ')}" if not isinstance(kind.of, Anything) else "a map"
    return kind.noun


def rows_of(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """A table in Markdown."""
    lines = [head, ("---",) * len(head), *rows]
    return "".join([f"| {' | '.join([' '.join(cell.split()).replace('|', chr(92) + '|') for cell in row])} |\n" for row in lines])


def main() -> None:
    """Write the page and the schema anew."""
    PAGE.write_text(page_now(), encoding="utf-8")
    SCHEMA.write_text(schema_now(), encoding="utf-8")


if __name__ == "__main__":
    main()
