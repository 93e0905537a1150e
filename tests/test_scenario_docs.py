"""The page about scenarios: its examples run, and it speaks of every key, fact and choice there is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from onetable.core.scenario.choosing import Unmet
from onetable.core.scenario.files import read_yaml
from onetable.core.scenario.running import check, run_scenario
from onetable.games.fellowship.scene.written import SceneData
from onetable.games.fellowship.table import Setup
from onetable.games.fellowship.words import choices
from onetable.games.registry import rulebook

PAGE = (Path(__file__).parent.parent / "docs" / "scenarios.md").read_text("utf-8")
EXAMPLES: list[dict[str, Any]] = [read_yaml(block)[0] for block in re.findall(r"^```yaml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)]
BOOK = rulebook("fellowship")


def keys_under(*headings: str) -> set[str]:
    """What stands in the first column of the tables below these headings."""
    rows = [line for heading in headings for line in section(heading).splitlines() if line.startswith("| `")]
    return {key for row in rows for key in re.findall(r"`(\w+)`", row.split("|")[1])}


def section(heading: str) -> str:
    """The text from this heading to the next."""
    return re.split(r"^#+ .*$", PAGE.split(f"# {heading}\n", 1)[1], maxsplit=1, flags=re.MULTILINE)[0]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(example["name"]))
def test_the_examples_hold(example: dict[str, Any]) -> None:
    run_scenario(BOOK, example)


def test_there_are_two_examples_and_they_can_fail() -> None:
    assert len(EXAMPLES) == 2
    for example in EXAMPLES:
        with pytest.raises(Unmet):
            check(BOOK, run_scenario(BOOK, example), {"asked": "nobody of that name"})


def test_every_key_of_a_scenario_is_explained() -> None:
    parts = [line[4:] for line in PAGE.split("## The position\n")[1].split("### `setup`")[0].splitlines() if line.startswith("### ")]
    assert keys_under(*parts) == set(SceneData.__struct_fields__)


def test_every_key_of_a_set_up_is_explained() -> None:
    assert keys_under("`setup`") == set(Setup.__struct_fields__) - {"players"}


def test_every_fact_is_explained() -> None:
    game = run_scenario(BOOK, EXAMPLES[0])
    assert keys_under("Expectations") == {*BOOK.facts(game), "offered", "refused"}


def test_every_choice_is_shown() -> None:
    words = {word.__name__ for word in vars(choices).values() if isinstance(word, type) and word.__module__ == choices.__name__}
    shown = {line.split()[0] for line in re.findall(r"`([^`]+)`", section("Choices"))}
    assert words <= shown, sorted(words - shown)
