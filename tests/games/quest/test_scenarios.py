"""Runs every position file of this game; each states what it expects."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from onetable.core.scenario.files import read_scenario
from onetable.core.scenario.running import run_scenario
from onetable.games.registry import rulebook

FOLDER = Path(__file__).parent / "scenarios"
DOCUMENTS = {path: read_scenario(path) for path in sorted(FOLDER.rglob("*.yaml"))}
SCENARIOS = [
    pytest.param(data, id=f"{path.relative_to(FOLDER).as_posix()}: {data.get('name', place)}")
    for path, found in DOCUMENTS.items()
    for place, data in enumerate(found, 1)
]


@pytest.mark.parametrize("data", SCENARIOS)
def test_scenario(data: dict[str, Any]) -> None:
    assert "name" in data, "a scenario says in its name what it shows"
    assert any(isinstance(line, dict) for line in data.get("play", ())), "a scenario expects something"
    run_scenario(rulebook("quest"), data)
