"""What the cards do and what their texts say is the same: read twice, by readers that know nothing of the grammars."""

from __future__ import annotations

import pytest

from onetable.core.phrasebook import LANGUAGES
from tests.language.meaning.check import GAMES, texts
from tests.language.meaning.planted import noticed
from tests.language.meaning.planted_words import misread

PAIRS = [(game, language) for game in GAMES for language in LANGUAGES]
KINDS = ("a wrong number", "a lost “may”", "a missing duration")


@pytest.mark.parametrize(("game", "language"), PAIRS)
def test_every_text_says_what_its_card_does(game: str, language: str) -> None:
    wrong = {f"{said.card}: {said.text}": mistakes for said in texts(game, language) if (mistakes := said.mistakes(said.text))}
    assert wrong == {}
    assert len({said.card for said in texts(game, language)}) >= {"fellowship": 87, "tcg": 300, "quest": 378}[game]


@pytest.mark.parametrize(("game", "language"), PAIRS)
def test_planted_differences_are_noticed(game: str, language: str) -> None:
    sown, missed = noticed(texts(game, language))
    print(f"{game} {language}: {sown.total() - len(missed)} of {sown.total()} noticed, {dict(sown)}")
    assert all([sown[kind] for kind in KINDS])
    # English is read to the letter; other languages may count a few things that English does not.
    assert language != "en" or missed == []
    assert all([kind == "a wrong number" for _, kind, _ in missed]) and len(missed) <= sown["a wrong number"] * 3 // 100


@pytest.mark.parametrize("game", GAMES)
def test_a_card_that_does_something_else_is_noticed(game: str) -> None:
    sown, missed = misread(game)
    print(f"{game}: {sown.total() - len(missed)} of {sown.total()} noticed, {dict(sown)}")
    assert missed == [] and sown["another number"] >= 50
