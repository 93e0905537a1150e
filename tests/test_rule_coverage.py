"""Every statement of every rulebook is held by a test, and no test cites a statement that does not exist."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.conftest import is_whole
from tests.rules import cited_in_python, cited_in_scenarios, games, statements, uncited, unknown_citations


@pytest.mark.parametrize("game", games())
def test_every_statement_is_cited(game: str) -> None:
    missing = [f"{statement.id} {statement.statement} (test: {statement.testable})" for statement in uncited(game)]
    assert not missing, f"{len(missing)} statements of {game} are cited by no test:\n" + "\n".join(missing)


def test_every_citation_names_a_statement() -> None:
    wrong = [f"{citation.id} in {citation.test}" for citation in unknown_citations()]
    assert not wrong, "these citations name no statement:\n" + "\n".join(wrong)


@pytest.mark.parametrize("game", games())
def test_statements_are_numbered_without_gaps(game: str) -> None:
    numbers = list(statements(game))
    letter = numbers[0][0]
    assert numbers == [f"{letter}-{place:03}" for place in range(1, len(numbers) + 1)]


def test_citations_are_found_in_python(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tests.rules.TESTS", tmp_path / "tests")
    file = tmp_path / "test_play.py"
    file.write_text('@rule("X-001", "X-002")\ndef test_one() -> None: ...\n\nCASES = [pytest.param(1, marks=rule("X-003"))]\n')
    found = [(citation.id, citation.test) for citation in cited_in_python(file)]
    assert found == [("X-001", "test_play.py::test_one"), ("X-002", "test_play.py::test_one"), ("X-003", "test_play.py")]
    file.write_text("@rule(NUMBER)\ndef test_one() -> None: ...\n")
    with pytest.raises(ValueError, match="plain strings"):
        list(cited_in_python(file))


def test_citations_are_found_in_scenarios(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tests.rules.TESTS", tmp_path / "tests")
    file = tmp_path / "lead.yaml"
    file.write_text("name: Sam leads\ncites: [X-001]\n---\nname: Merry leads\ncites: [X-002, X-003]\n")
    found = [(citation.id, citation.test) for citation in cited_in_scenarios(file)]
    assert found == [("X-001", "lead.yaml: Sam leads"), ("X-002", "lead.yaml: Merry leads"), ("X-003", "lead.yaml: Merry leads")]


@pytest.mark.parametrize("less", [{}, {"keyword": "ring"}, {"markexpr": "long"}, {"lf": True}, {"deselect": ["x"]}, {"paths": True}])
def test_rules_are_counted_only_where_everything_is_run(less: dict[str, Any]) -> None:
    source = pytest.Config.ArgsSource.ARGS if less.get("paths") else pytest.Config.ArgsSource.TESTPATHS
    config: Any = SimpleNamespace(args_source=source, getoption=lambda name, default: less.get(name, default))
    assert is_whole(config) is (not less)
