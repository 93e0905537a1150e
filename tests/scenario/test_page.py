"""The page about scenarios and the schema: the examples run and can fail, the tables are current, the schema knows every scenario."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from onetable.core.scenario.choosing import Unmet
from onetable.core.scenario.files import read_yaml
from onetable.core.scenario.running import check, kinds, run_scenario
from onetable.games.registry import RULEBOOKS, rulebook
from tests.cli.command import onetable
from tests.contract.positions import SETUPS
from tests.scenario.generated import PAGE, SCHEMA, houses, keys_of, page_now, schema_now
from tests.scenario.mutations import scenario_files

TEXT = PAGE.read_text("utf-8")
EXAMPLES: list[dict[str, Any]] = [read_yaml(block)[0] for block in re.findall(r"^```yaml\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(example["name"]))
def test_the_examples_hold_and_can_fail(example: dict[str, Any]) -> None:
    book = rulebook(example["game"])
    game = run_scenario(book, example)
    with pytest.raises(Unmet):
        check(book, game, {"over": True})


def test_every_game_of_the_house_has_an_example() -> None:
    assert {example["game"] for example in EXAMPLES} == {book.id for book in houses()}


def test_the_tables_are_current() -> None:
    assert page_now() == TEXT, "run `python -m tests.scenario.generated`"


def test_the_schema_is_current() -> None:
    assert schema_now() == SCHEMA.read_text("utf-8"), "run `python -m tests.scenario.generated`"


@pytest.mark.parametrize("book", houses(), ids=lambda book: str(book.id))
def test_every_key_fact_and_choice_is_explained(book: Any) -> None:
    assert [key for key, (says, _) in keys_of(book.scene_kind()).items() if not says] == []
    assert [name for name, kind in kinds(book).items() if not kind.says] == []
    assert [each.name for each in book.choice_names() if not each.when] == []


@pytest.mark.parametrize("game", RULEBOOKS)
def test_every_fact_has_a_kind(game: str) -> None:
    book = rulebook(game)
    setup, players = SETUPS[game][0]
    assert set(book.facts(book.begin(setup, players, 1))) == set(book.fact_kinds())


def test_the_command_prints_the_schema_of_all_installed_games() -> None:
    found = json.loads(onetable("scenario", "--schema").out)
    assert set(found["properties"]["game"]["enum"]) >= {book.id for book in houses()}


@pytest.mark.parametrize("book", houses(), ids=lambda book: str(book.id))
def test_the_schema_accepts_scenarios_and_refuses_misspelt_ones(book: Any) -> None:
    validator = Draft202012Validator(json.loads(SCHEMA.read_text("utf-8")))
    for path in scenario_files(book.id)[::6]:
        for data in read_yaml(path.read_text("utf-8").split("\n---\n")[0]):
            found = json.loads(json.dumps({**data, "game": book.id}))
            assert [error.message for error in validator.iter_errors(found)] == [], path
            assert not validator.is_valid({**found, "plai": []})
            assert not validator.is_valid({**found, "edition": 1})
