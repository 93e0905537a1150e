"""Which tests hold which statement of a rulebook: the statements are in docs/rules, the citations in the tests.

`python -m tests.rules` prints the whole table, `python -m tests.rules F-012` what cites one statement.
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

from onetable.core.scenario.files import read_yaml

TESTS = Path(__file__).parent
STATEMENTS = TESTS.parent / "docs" / "rules"


class Statement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One numbered statement of a rulebook, in our words; `judgement` says how we read it where it is unclear or a slip."""

    id: str
    section: str
    statement: str
    kind: str
    testable: str
    judgement: str = ""


class Citation(msgspec.Struct, frozen=True, order=True):
    """A test, or a scenario, that fails if the statement is broken."""

    id: str
    test: str


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test, or one of its parameters, with the statements it holds: `@rule("F-012", "F-013")`."""
    return pytest.mark.rule(*ids)


@cache
def statements(game: str) -> dict[str, Statement]:
    """The statements of one rulebook by their number."""
    found = msgspec.convert(json.loads((STATEMENTS / f"{game}.json").read_text("utf-8")), list[Statement])
    return {statement.id: statement for statement in found}


def games() -> list[str]:
    """The games whose statements are numbered."""
    return sorted(path.stem for path in STATEMENTS.glob("*.json"))


@cache
def citations() -> tuple[Citation, ...]:
    """Every citation in the tests, in Python and in scenarios."""
    found = [citation for path in sorted(TESTS.rglob("test_*.py")) for citation in cited_in_python(path)]
    found += [citation for path in sorted(TESTS.rglob("scenarios/**/*.yaml")) for citation in cited_in_scenarios(path)]
    return tuple(sorted(set(found)))


def cited_in_python(path: Path) -> Iterator[Citation]:
    """The calls of `rule` in a file: before a test, or anywhere else for the whole file."""
    name, code = path.relative_to(TESTS.parent).as_posix(), path.read_text("utf-8")
    if "rule(" not in code:  # then it need not be understood, which takes a hundred times as long
        return
    tree = ast.parse(code, str(path))
    owners = {
        id(call): test.name
        for test in ast.walk(tree)
        if isinstance(test, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef))
        for decorator in test.decorator_list
        for call in ast.walk(decorator)
    }
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "rule":
            owner = f"{name}::{owners[id(call)]}" if id(call) in owners else name
            for argument in call.args:
                if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                    raise ValueError(f"{name}:{call.lineno}: write the numbers of statements as plain strings")
                yield Citation(argument.value, owner)


def cited_in_scenarios(path: Path) -> Iterator[Citation]:
    """What the scenarios of a file cite."""
    name, text = path.relative_to(TESTS.parent).as_posix(), path.read_text("utf-8")
    for scenario in read_yaml(text) if "cites" in text else ():
        for number in scenario.get("cites", ()):
            yield Citation(str(number), f"{name}: {scenario.get('name', 'without a name')}")


def uncited(game: str) -> list[Statement]:
    """Statements that no test holds."""
    cited = {citation.id for citation in citations()}
    return [statement for number, statement in statements(game).items() if number not in cited]


def unknown_citations() -> list[Citation]:
    """Citations of statements that do not exist."""
    known = {number for game in games() for number in statements(game)}
    return [citation for citation in citations() if citation.id not in known]


def summary() -> list[str]:
    """One line for each game: how many of its statements are held."""
    return [f"rules: {game} {len(statements(game)) - len(uncited(game))} of {len(statements(game))} statements cited" for game in games()]


def table(only: tuple[str, ...] = ()) -> Iterator[str]:
    """Statement by statement the tests that hold it."""
    for game in games():
        for number, statement in statements(game).items():
            if not only or number in only:
                yield f"{number} {statement.statement}"
                yield from [f"      {citation.test}" for citation in citations() if citation.id == number] or ["      NOT CITED"]


def main() -> None:
    """Print the table."""
    print("\n".join([*table(tuple(sys.argv[1:])), *summary()]))


if __name__ == "__main__":
    main()
