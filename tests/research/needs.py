"""What the tests of the environments need, and the one sentence that says so where it is missing."""

from __future__ import annotations

import os
from importlib.util import find_spec

import pytest

LIBRARIES = ("pyspiel", "pettingzoo", "gymnasium")
NO_EXTRA = "OpenSpiel and PettingZoo are not installed here, so no environment was tried; `pip install -e '.[rl]'` makes that possible"


def need_libraries() -> None:
    """Without the extra these tests are skipped; where everything must be tested, they fail."""
    if any([find_spec(name) is None for name in LIBRARIES]):
        if os.environ.get("CI") == "true":
            pytest.fail(NO_EXTRA)
        pytest.skip(NO_EXTRA)


def summary(skipped: list[pytest.TestReport]) -> list[str]:
    """The sentence, once, where tests were skipped for that reason."""
    missed = [report for report in skipped if NO_EXTRA in str(report.longrepr)]
    return [f"research: {NO_EXTRA} ({len(missed)} tests skipped)"] if missed else []
