"""Whatever step asks a player something, the question can be said in every language."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator

import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.games.quest import words
from onetable.games.quest.parts_of_speech import Effect
from onetable.games.quest.telling.questions import ASKED
from onetable.games.registry import rulebook


def kinds(kind: type[Effect]) -> Iterator[type[Effect]]:
    """All kinds of this word."""
    for each in kind.__subclasses__():
        yield each
        yield from kinds(each)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_that_asks_has_a_question_or_a_phrase(language: str) -> None:
    for module in pkgutil.iter_modules(words.__path__):
        importlib.import_module(f"{words.__name__}.{module.name}")
    phrases = rulebook("quest").phrasebook(language).phrases
    asking = [kind for kind in kinds(Effect) if "chosen" in vars(kind) and kind.__module__.startswith(words.__name__)]
    assert [kind.__name__ for kind in asking if kind not in ASKED and kind not in phrases] == []
