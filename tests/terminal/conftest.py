"""Every test of the terminal keeps its files in a folder of its own, and does not wait longer than it must."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where saved games, records and campaigns go."""
    monkeypatch.setenv("ONETABLE_DATA", str(tmp_path))
    return tmp_path


@pytest.fixture(autouse=True)
def quick_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Textual looks every 20 ms whether the program has come to rest, twice for every key: look more often."""
    monkeypatch.setattr("textual._wait.SLEEP_GRANULARITY", 0.002)
    monkeypatch.setattr("textual._wait.SLEEP_IDLE", 0.001)
