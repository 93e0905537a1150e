"""Runs every position file of the guest, and lets every reason and every word of the lanterns come up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lanterns.game import Lanterns
from onetable.core.errors import BadInput
from onetable.core.scenario.files import read_scenario
from onetable.core.scenario.running import run_scenario

FOLDER = Path(__file__).parent / "scenarios"
SCENARIOS = [
    pytest.param(data, id=f"{path.name}: {data['name']}") for path in sorted(FOLDER.glob("*.yaml")) for data in read_scenario(path)
]


@pytest.mark.parametrize("data", SCENARIOS)
def test_scenario(data: dict[str, Any]) -> None:
    run_scenario(Lanterns(), data)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"people": [{"hand": ["foxx"]}, {}]}, "There is no lantern “foxx”. Did you mean “fox”?"),
        ({"people": [{"hand": ["fox"]}, {"hand": ["fox"]}]}, "There is only one lantern “fox”."),
        ({"people": [{"purse": 3}]}, "In “people 1” there is no key “purse”. It knows hand, glow, lit."),
    ],
)
def test_a_position_that_cannot_be(data: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as refusal:
        Lanterns().scene(data)
    assert str(refusal.value) == sentence
