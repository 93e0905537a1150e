"""Expectations made wrong on purpose: each value is changed in every way in which it could be wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from onetable.core.fold import plain_name
from onetable.core.scenario.kinds import ABSENT, Anything, At, Bag, Cards, Kind, Map, Number, Record, Series, Text, Truth, is_operation
from onetable.core.scenario.running import Asked, Reasons

TESTS = Path(__file__).parent.parent
STRANGER = "a stranger"


def scenario_files(game: str) -> list[Path]:
    """Every scenario file of a game; a guest's lie with it."""
    own = TESTS / "games" / game
    return sorted(((own if own.exists() else TESTS / "guest") / "scenarios").rglob("*.yaml"))


def form_of(wanted: Any) -> str:
    """The form of an expectation: what is compared, with which operators, however often."""
    if isinstance(wanted, dict):
        if is_operation(wanted):
            return "{" + ", ".join([f"{name}: {form_of(operand)}" for name, operand in wanted.items()]) + "}"
        return "map of " + " and ".join(sorted({form_of(value) for value in wanted.values()})) if wanted else "empty map"
    if isinstance(wanted, list):
        return "list" if wanted else "empty list"
    return ABSENT if wanted in (None, ABSENT) else type(wanted).__name__


def mutations(kind: Kind, wanted: Any, found: Any, at: At) -> Iterator[Any]:
    """The same expectation, wrong in one way after the other."""
    kind = kind.guess(found) if isinstance(kind, Anything) else kind
    if is_operation(wanted):
        for name, operand in wanted.items():
            yield from [{**wanted, name: wrong} for wrong in operand_mutations(kind, name, operand, found, at)]
    elif wanted is None or wanted == ABSENT:
        yield something(kind, at)
    elif isinstance(kind, Map):
        yield from map_mutations(kind, wanted, found or {}, at)
    elif isinstance(kind, Reasons) and isinstance(wanted, str):
        yield from [f"{wanted} {STRANGER}", [wanted, STRANGER], ""]
    elif isinstance(kind, Bag):
        yield from list_mutations(kind, kind.parts(wanted), at)
    elif isinstance(kind, Number):
        yield from [wanted + 1, wanted - 1]
    elif isinstance(kind, Truth):
        yield not wanted
    else:
        yield from text_mutations(kind, wanted, at)


def text_mutations(kind: Kind, wanted: Any, at: At) -> Iterator[Any]:
    """Another name, another seat, no name."""
    known: Sequence[object] = ()
    if isinstance(kind, Asked):
        people = kind.rulebook.people(at.game)
        place = people.get(str(wanted), people.get(plain_name(str(wanted))))
        known = [name for name, other in people.items() if other != place]
        yield "" if wanted not in ("", "nobody") else next(iter(people))
    elif isinstance(kind, Text) and kind.names is not None:
        known = list(kind.names.all(at.game))
    if isinstance(kind, Text) and wanted and not isinstance(kind, Asked):
        yield ""
    yield from [str(name) for name in known if plain_name(str(name)) != plain_name(str(wanted))][:1]
    yield f"{wanted} {STRANGER}"


def list_mutations(kind: Bag, parts: list[Any], at: At) -> Iterator[Any]:
    """Without one, with one more, with another, empty, and where the order counts in another order."""
    join = (lambda codes: " ".join(codes)) if isinstance(kind, Cards) else list
    if parts:
        yield join(parts[1:])
        yield join([])
        yield join([*parts[:-1], something(kind.of, at, parts[-1])])
    yield join([*parts, parts[0] if parts else something(kind.of, at)])
    if isinstance(kind, Series):
        yield from [
            [*parts[:place], parts[place + 1], parts[place], *parts[place + 2 :]]
            for place in range(len(parts) - 1)
            if plain_name(str(parts[place])) != plain_name(str(parts[place + 1]))
        ][:1]


def map_mutations(kind: Map, wanted: dict[Any, Any], found: dict[Any, Any], at: At) -> Iterator[Any]:
    """Something else under each name, and nothing where there is something."""
    there = {plain_name(str(key)): (key, value) for key, value in found.items()}
    for key, value in wanted.items():
        inner = kind.kind_of(str(key), at)
        name, now = there.get(plain_name(str(key)), (key, None))
        yield from [
            {**wanted, name: wrong} if name == key else {**drop(wanted, key), name: wrong}
            for wrong in mutations(inner, value, now, at.inside(key))
        ]
        if plain_name(str(key)) not in there:
            yield from [{**drop(wanted, key), other: value} for other, have in found.items() if not inner.is_hollow(have)][:1]
    if not kind.is_hollow(found):
        yield {}
    elif not wanted:
        names = list(kind.fields) if isinstance(kind, Record) else list(kind.names.all(at.game)) if kind.names is not None else [STRANGER]
        yield {str(names[0]): something(kind.kind_of(str(names[0]), at), at)}


def operand_mutations(kind: Kind, name: str, operand: Any, found: Any, at: At) -> Iterator[Any]:
    """What makes an operator wrong: it asks for what is not there, or forbids what is."""
    match name:
        case "not":
            yield found
        case "at least":
            yield found + 1
        case "at most":
            yield found - 1
        case "size":
            size = len(kind.parts(found)) if isinstance(kind, Bag) else len(kind.full(found)) if isinstance(kind, Map) else 0
            yield from mutations(Number(), operand, size, at)
        case "exactly":
            yield from mutations(kind, operand, found, at)
        case "lacks" if isinstance(kind, Map):
            yield from [[str(key)] for key in kind.full(found or {})][:1]
        case "lacks":
            yield from [[part] for part in (kind.parts(found) if isinstance(kind, Bag) else ())][:1]
        case "has" if isinstance(kind, Map):
            yield from map_mutations(kind, operand, found or {}, at)
        case _:
            parts = operand if isinstance(operand, list) else [operand]
            assert isinstance(kind, Bag)
            yield [*parts, something(kind.of, at, *kind.parts(found))]
            if name == "in order" and len(parts) > 1 and len(kind.parts(found)) == len(set(map(str, kind.parts(found)))):
                yield parts[::-1]


def something(kind: Kind, at: At, *besides: Any) -> Any:
    """A value of this kind that is something, and none of these."""
    if isinstance(kind, Asked):
        return next(iter(kind.rulebook.people(at.game)))
    if isinstance(kind, Text) and kind.names is not None:
        taken = {plain_name(str(each)) for each in besides}
        return next((str(name) for name in kind.names.all(at.game) if plain_name(str(name)) not in taken), STRANGER)
    if isinstance(kind, Number):
        return 1 + max([each for each in besides if isinstance(each, int)], default=0)
    if isinstance(kind, Truth):
        return True
    if isinstance(kind, Bag):
        return [something(kind.of, at)]
    if isinstance(kind, Map):
        key = (
            next(iter(kind.fields), STRANGER)
            if isinstance(kind, Record)
            else STRANGER
            if kind.names is None
            else str(next(iter(kind.names.all(at.game))))
        )
        return {key: something(kind.kind_of(key, at), at)}
    return STRANGER


def drop(wanted: dict[Any, Any], key: Any) -> dict[Any, Any]:
    """A map without one of its keys."""
    return {name: value for name, value in wanted.items() if name != key}
