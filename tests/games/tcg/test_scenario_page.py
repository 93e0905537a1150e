"""The page about scenarios of this game: its example holds and can fail, and it speaks of every key and fact there is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import fields

from onetable.core.scenario.choosing import Unmet
from onetable.core.scenario.files import read_yaml
from onetable.core.scenario.running import check, run_scenario
from onetable.games.registry import rulebook
from onetable.games.tcg.scene.fact_kinds import FACT_KINDS
from onetable.games.tcg.scene.stages import STAGES
from onetable.games.tcg.scene.written import LaidCard, SceneData, SeatData

PAGE = (Path(__file__).parents[3] / "docs" / "scenarios-tcg.md").read_text("utf-8")
BOOK = rulebook("tcg")
EXAMPLE: dict[str, Any] = read_yaml(re.findall(r"^```yaml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)[0])[0]


def keys_under(heading: str) -> set[str]:
    """What stands in the first column of the table below this heading."""
    text = re.split(r"^#+ .*$", PAGE.split(f"# {heading}\n", 1)[1], maxsplit=1, flags=re.MULTILINE)[0]
    return {key for line in text.splitlines() if line.startswith("| `") for key in re.findall(r"`(\w+)`", line.split("|")[1])}


def test_the_example_holds_and_can_fail() -> None:
    game = run_scenario(BOOK, EXAMPLE)
    with pytest.raises(Unmet):
        check(BOOK, game, {"in_play": {"Gimli": {"strength": 8}}})


@pytest.mark.parametrize(
    ("heading", "kind"), [("The position", SceneData), ("What belongs to a player", SeatData), ("A card in play", LaidCard)]
)
def test_every_key_is_explained(heading: str, kind: type[Any]) -> None:
    assert keys_under(heading) == {field.encode_name for field in fields(kind)}


def test_every_phase_is_named() -> None:
    assert all(f"`{stage}`" in PAGE for stage in STAGES)


def test_every_fact_has_a_kind_and_is_explained() -> None:
    assert keys_under("Expectations") == set(FACT_KINDS) == set(BOOK.facts(run_scenario(BOOK, EXAMPLE)))
    assert all(kind.says for kind in FACT_KINDS.values())
