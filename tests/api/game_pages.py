"""A page for each game: how it is set up, what a seat sees, what may be chosen, and all of it in numbers."""

from __future__ import annotations

import ast
import inspect
import re
from typing import Any, get_type_hints

from onetable.core.rulebook import Rulebook
from onetable.games.registry import rulebook
from onetable.research.encoding import Encoding
from onetable.research.episode import Playing
from onetable.research.returns import bounds


def game_page(game: str, encoding: Encoding, written: str) -> str:
    """The page of one game."""
    book = rulebook(game)
    usual = book.form().usual_players or book.players.start
    parts = [
        f"# {game}: {type(book).__doc__}",
        f"This page is {written}. All names: [reference.md](../reference.md); environments: [environments.md](../environments.md).",
        f"`rulebook({game!r})` is a `{type(book).__module__}.{type(book).__name__}`, version {book.version} of the rules, "
        f"for {book.players.start} to {book.players.stop - 1} players, {usual} where nobody says it.",
        "## Set-up",
        setup_table(book),
        "## Returns",
        returns_of(book),
        "## What a seat sees",
        f"`book.view(game, seat)` is a `{view_class(book).__name__}`: {view_class(book).__doc__} Its `table` is the position below, "
        "without what this seat has not seen; its `choices` are the words that may be chosen, if this seat is asked.",
        position_table(book),
        "## What may be chosen",
        choice_table(book),
        "## Actions",
        f"{encoding.actions.size:,} numbers, from 0 to {encoding.actions.size - 1:,}, the same in every position and for any number of "
        "players. `actions.name(number)` and `actions.find(name)` go both ways.",
        action_table(encoding),
        "## Observations",
        f"With {usual} players {encoding.layout(usual).size:,} numbers from 0 to 255, made from the view and nothing else; an information "
        f"state has {Playing(game, {}, usual).information_layout().size:,}, with a fingerprint of all that the seat remembers.",
        encoding.layout(usual).table(),
    ]
    return "\n\n".join(parts) + "\n"


def rows(head: tuple[str, ...], found: list[tuple[str, ...]]) -> str:
    """A table."""
    lines = ["| " + " | ".join([cell.replace("|", "\\|") for cell in row]) + " |" for row in (head, tuple(["---"] * len(head)), *found)]
    return "\n".join(lines)


def setup_table(book: Rulebook[Any]) -> str:
    """What a set-up may name."""
    fields = [(f"`{each.name}`", shortly(each.values), "one for each seat" if each.per_seat else "") for each in book.form().fields]
    options = [(f"`options.{each.name}`", shortly(each.values), each.meaning) for each in book.options()]
    return rows(("key", "values, the usual one first", "meaning"), [*fields, *options])


def shortly(values: tuple[Any, ...]) -> str:
    """The first values, and how many there are."""
    said = ", ".join([f"`{value}`" for value in values[:6]])
    return said if len(values) <= 6 else f"{said}, … ({len(values)})"


def returns_of(book: Rulebook[Any]) -> str:
    """What a game is worth."""
    least, most = bounds(book)
    if book.cooperative:
        return f"All win or lose together: everybody has {most:g} for a game that is won, and {least:g} for one that is lost."
    if book.sides:
        one, many = book.sides
        return f"One plays against all others: `{one}` (seat 0) wins or loses 1, the {many} share the opposite. They add up to 0."
    return "The winner has 1, the others share the loss. They add up to 0."


def view_class(book: Rulebook[Any]) -> type:
    """The kind of its views."""
    found: type = get_type_hints(type(book).view)["return"]
    return found


def position_table(book: Rulebook[Any]) -> str:
    """The fields of the position, with what their source says of each."""
    board = get_type_hints(type(book).load_table)["return"]
    source = inspect.getsource(board)
    lines, heading = source.splitlines(), ""
    found: list[tuple[str, ...]] = []
    tree = ast.parse(source).body[0]
    assert isinstance(tree, ast.ClassDef)
    starts = {part.lineno: part for part in tree.body if isinstance(part, ast.AnnAssign)}
    for number, line in enumerate(lines, 1):
        mark = re.fullmatch(r"\s*# ---- (.*)", line)
        heading = mark[1] if mark else heading
        if heading.startswith("no part"):
            break
        part = starts.get(number)
        if part is not None:
            said = lines[(part.end_lineno or number) - 1].partition("  # ")[2]
            found.append((f"`{ast.unparse(part.target)}`", f"`{ast.unparse(part.annotation)}`", said))
    return rows(("field", "type", "meaning"), found)


def choice_table(book: Rulebook[Any]) -> str:
    """Every choice by name."""
    return rows(("choice", "its parts", "meaning"), [(f"`{each.name}`", ", ".join(each.parts), each.when) for each in book.choice_names()])


def action_table(encoding: Encoding) -> str:
    """Every family of actions."""
    actions = encoding.actions
    return rows(
        ("from", "family", "numbers", "the last one is called", "meaning"),
        [
            (str(first), f"`{each.name}`", str(each.size), f"`{actions.name(first + each.size - 1)}`", each.meaning)
            for each in actions.families
            for first in (actions.first[each.name],)
        ],
    )
