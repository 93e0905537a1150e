"""Every test of the terminal keeps its files in a folder of its own."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where saved games, records and campaigns go."""
    monkeypatch.setenv("ONETABLE_DATA", str(tmp_path))
    return tmp_path
