"""What lies among the games that wait and cannot be read is shown with its reason; the others can be gone on with."""

from __future__ import annotations

import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.terminal.screens.kept import kept_entry
from onetable.terminal.session import Unfinished, Unreadable, saves, unfinished, unreadable
from onetable.text import Interface
from tests.terminal.conversation import converse, table


@pytest.fixture(autouse=True)
def spoilt() -> None:
    """A game that waits, and three that are none."""
    converse(table(), "1")
    (saves() / "a half.json").write_text('{"kind":"record"')
    (saves() / "b folder.json").mkdir()
    (saves() / "c deep.json").write_bytes(b'{"kind":"record","setup":' + b'{"a":' * 200_000)


def test_in_the_line_mode() -> None:
    said = converse(table(seed=7), "resume")
    assert "a half.json cannot be read. This is not a whole saved game: Input data was truncated." in said
    assert "b folder.json cannot be read. Cannot read " in said and ": is a directory." in said
    assert "c deep.json cannot be read. This is not a whole saved game: it is nested too deeply." in said
    assert "The saved game goes on." in said


def test_on_the_full_screen() -> None:
    assert [each.path.name for each in unreadable()] == ["a half.json", "b folder.json", "c deep.json"]
    found: list[Unfinished | Unreadable] = [*unfinished("fellowship"), *unreadable()]
    for language in LANGUAGES:
        entries = [kept_entry("fellowship", each, Interface(language)) for each in found]
        assert len(entries) == 4 and "a half.json" in entries[1].label and "truncated" in entries[1].text
