"""The guest on the full screen: it has no picture of its own, so the journal and a list are shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.terminal.app import TableApp
from onetable.terminal.session import Session
from onetable.text import Interface
from tests.terminal.keyboard import Person


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_whole_game_by_keyboard(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ONETABLE_DATA", str(tmp_path))
    app = TableApp("lanterns", Session.begin("lanterns", {}, 3, 5, ["rules"], None), 3, 5, ["rules"], language, delay=0)
    async with app.run_test(size=(80, 24)) as pilot:
        person = Person(app, pilot)
        await person.settle()
        assert person.table.teller.question(person.table.sight()) in person.text()
        assert await person.play_to_the_end() >= 3
        assert Interface(language).say("end-again") in person.text()
    assert len(list((tmp_path / "records").glob("lanterns-*.json"))) == 1
