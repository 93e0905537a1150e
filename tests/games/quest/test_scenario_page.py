"""The page about scenarios of this game: its example holds and can fail, and it speaks of every key, choice and fact there is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from onetable.core.scenario.choosing import Unmet
from onetable.core.scenario.files import read_yaml
from onetable.core.scenario.positions import Stopping
from onetable.core.scenario.running import check, run_scenario
from onetable.games.quest.scene.kinds import COMBAT, FACTS, HERO, TURN
from onetable.games.quest.scene.to_come import EVERY_STEP
from onetable.games.quest.scene.written import CombatData, HeroData, MinionData, SceneData, SentenceData, SlipData, TokenData
from onetable.games.registry import rulebook

PAGE = (Path(__file__).parents[3] / "docs" / "scenarios-quest.md").read_text("utf-8")
BOOK = rulebook("quest")
EXAMPLE: dict[str, Any] = read_yaml(re.findall(r"^```yaml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)[0])[0]
EVERYWHERE = set(Stopping.__struct_fields__) - {"game", "hasty"}  # explained where all games are


def keys_under(heading: str) -> set[str]:
    """What stands in the first column of the table below this heading."""
    text = re.split(r"^#+ .*$", PAGE.split(f"# {heading}\n", 1)[1], maxsplit=1, flags=re.MULTILINE)[0]
    return {key for line in text.splitlines() if line.startswith("| `") for key in re.findall(r"`(\w+)", line.split("|")[1])}


def test_the_example_holds_and_can_fail() -> None:
    game = run_scenario(BOOK, EXAMPLE)
    with pytest.raises(Unmet):
        check(BOOK, game, {"combat": {"health": 4}})


@pytest.mark.parametrize(
    ("heading", "kind"),
    [
        ("The position", SceneData), ("A hero", HeroData), ("A combat under way", CombatData), ("A monster token", TokenData),
        ("A hidden card", SlipData), ("A minion", MinionData), ("What is still to come", SentenceData),
    ],
)  # fmt: skip
def test_every_key_is_explained(heading: str, kind: type[Struct]) -> None:
    assert keys_under(heading) == set(kind.__struct_fields__) - (EVERYWHERE if kind is SceneData else set())


def test_every_step_is_named() -> None:
    assert all(f"`{step}`" in PAGE for step in EVERY_STEP)


@pytest.mark.parametrize(
    ("heading", "kinds"), [("Expectations", FACTS), ("Of each hero", HERO), ("Of a combat", COMBAT), ("Of a turn", TURN)]
)
def test_every_fact_is_explained(heading: str, kinds: dict[str, Any]) -> None:
    assert keys_under(heading) == set(kinds)


def test_every_choice_is_named() -> None:
    assert keys_under("Choices") == {name.name for name in BOOK.choice_names()}
