"""Every word that a client can be shown has a text in every language, and a card within it is marked."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.games.registry import rulebook
from onetable.server.pictures import word_text
from onetable.server.pictures.speaker import speaker_of
from tests.contract.positions import SETUPS
from tests.server.pictures.tables import CHIP, drawn, moments, without_chips

SOME = [(game, setup, players) for game in SETUPS for setup, players in SETUPS[game][:: 3 if game == "fellowship" else 4]]


@pytest.mark.parametrize(("game", "setup", "players"), SOME, ids=str)
def test_every_choice_reason_and_event_has_a_text(game: str, setup: dict[str, Any], players: int) -> None:
    book, told = rulebook(game), 0
    for number, match in enumerate(moments(game, setup, players, seed=5, most=120)):
        language = LANGUAGES[number % 4]
        for view in drawn(match, language):
            assert view["question"] and view["language"] == language
            assert all([choice["text"] and choice["is"] for choice in view["choices"]])
            assert all([refusal["text"] and refusal["why"] for refusal in view["refused"]])
            assert all([page["title"] and all(page["lines"]) for page in view["pages"]])
        for event in match.journal[told:]:
            assert all([word_text(book, each, event.word, match, -1) for each in LANGUAGES])
        told = len(match.journal)


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_change_nothing_but_the_marks(language: str) -> None:
    plain, marked = rulebook("fellowship").phrasebook(language), speaker_of("fellowship", language).phrases
    chips = 0
    for setup, players in SETUPS["fellowship"][::2]:
        *_, match = moments("fellowship", setup, players, seed=6)
        words = [*[event.word for event in match.journal], *[word for _, _, word in match.answers]]
        for word in words:
            text = marked.read(word)
            assert without_chips(text) == plain.read(word)
            chips += len(CHIP.findall(text))
    assert chips > 500
    assert all([code for code, _ in CHIP.findall(text)])


@pytest.mark.parametrize("game", ["tcg", "quest"])
def test_what_all_have_seen_is_told_to_all_alike(game: str) -> None:
    """A line that is written for one seat may be sent to another, if its event was seen by everybody."""
    book = rulebook(game)
    for setup, players in SETUPS[game][::3]:
        told = 0
        for match in moments(game, setup, players, seed=7, most=150):
            for event in match.journal[told:]:
                if event.seen_by is None:
                    assert len({word_text(book, "en", event.word, match, seat) for seat in range(-1, players)}) == 1
            told = len(match.journal)
