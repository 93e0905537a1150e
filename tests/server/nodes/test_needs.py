"""Where PostgreSQL is missing one sentence says so; where everything must be tested, that is a failure."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.nodes import needs


@pytest.mark.parametrize(("ci", "outcome"), [("", pytest.skip.Exception), ("true", pytest.fail.Exception)])
def test_without_postgresql(ci: str, outcome: type[BaseException], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(needs, "DEBIAN", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CI", ci)
    with pytest.raises(outcome, match="there is no PostgreSQL here"):
        needs.find_postgresql()
