"""No sentence of a game changes unnoticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from onetable.core.phrasebook import LANGUAGES
from tests.golden.sentences import FROZEN, Lines, file_of, written


@pytest.mark.parametrize(("game", "what"), FROZEN, ids=lambda value: value if isinstance(value, str) else value.__name__)
def test_sentences_are_the_ones_that_were_read(game: str, what: Callable[[str], Lines]) -> None:
    """Where a change is meant, `python -m tests.golden.sentences` writes the files anew."""
    said = what(game)
    counts = {len(lines) for lines in said.values()}
    assert len(counts) == 1 and min(counts) > 50
    for language in LANGUAGES:
        assert written(said[language]).splitlines() == file_of(game, what, language).read_text("utf-8").splitlines()
