"""Every lantern, question, choice, reason and news item of the guest can be read in every language."""

from __future__ import annotations

from importlib import import_module
from random import Random

import pytest

from lanterns import news, phases, words
from lanterns.cards import ALL, LANTERNS
from lanterns.game import Lanterns
from onetable.core.match import Match
from onetable.core.phrasebook import LANGUAGES
from onetable.core.word import Word, kinds_of

BOOK = Lanterns()
SILENT = {phases.For, phases.Night, phases.Dusk, phases.Unwrap, phases.Burn, phases.Dawn, words.Question, news.Reason}
SPOKEN = sorted({kind for kind in kinds_of(Word) if kind.__module__.startswith("lanterns.")} - SILENT, key=lambda kind: kind.__name__)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@pytest.mark.parametrize("kind", SPOKEN, ids=lambda kind: kind.__name__)
def test_every_word_has_a_phrase(language: str, kind: type[Word]) -> None:
    assert kind in BOOK.phrasebook(language).phrases, f"text/{language}.py says nothing for {kind.__name__}"


@every_language
def test_every_lantern_has_a_name_of_its_own(language: str) -> None:
    names = import_module(f"lanterns.text.{language}").NAMES
    assert list(names) == list(LANTERNS) and len(set(names.values())) == len(ALL) == len(LANTERNS)


@every_language
def test_whole_games_read_aloud(language: str) -> None:
    book, said = BOOK.phrasebook(language), set()
    for seed in range(20):
        match, random = Match(BOOK, {"length": "long"}, 2 + seed % 3, seed), Random(seed)
        while match.game.decision is not None:
            refused = BOOK.why_not(match.game)
            said |= {book.read(word) for word in (*match.game.decision.choices, *refused, *refused.values())}
            match.answer(random.randrange(len(match.game.decision.choices)))
        said |= {book.read(event.word) for event in match.journal}
    said |= {book.read(lantern) for lantern in ALL}
    assert len(said) > 100
    for text in said:
        assert text == text.strip() and not set(text) & set("{}_()[]") and "  " not in text and "lanterns" not in text
        assert not text[0].islower()


def test_english_reads_as_it_should() -> None:
    read = BOOK.phrasebook("en").read
    assert read(LANTERNS["moth"]) == "Light 1. Look at the next lantern of the pile. Gain 2 glow."
    assert read(LANTERNS["carp"]) == "Light 4."
    match = Match(BOOK, {}, 2, seed=1)
    assert read(match.journal[0].word) in ("Night 1 falls, and player 1 keeps watch.", "Night 1 falls, and player 2 keeps watch.")
    assert match.game.decision is not None
    match.answer(0)
    told = [[read(word) for word in match.journal_for(seat)][-1] for seat in (match.answers[0][0], -1)]
    assert told[0].endswith("lantern.") and told[1].endswith("hangs up a lantern.") and told[0] != told[1]
