"""Every word that a client can be shown has a text in every language, and a card within it is marked."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.games.registry import rulebook
from onetable.language.markup import mapped, plain, spans
from onetable.server.pictures import word_text
from onetable.server.pictures.marks import SEAT
from onetable.server.pictures.speaker import speaker_of
from tests.contract.positions import SETUPS
from tests.server.pictures.tables import NAMES, drawn, moments

SOME = [(game, setup, players) for game in SETUPS for setup, players in SETUPS[game][:: 3 if game == "fellowship" else 4]]
BY_NUMBER = {"en": r"[Pp]layer \d", "zh": r"玩家\d", "ja": r"プレイヤー\d", "nl": r"[Ss]peler \d"}


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


@pytest.mark.parametrize("game", ["fellowship", "tcg"])
def test_marks_change_nothing_but_the_marks(game: str) -> None:
    codes = list[str]()
    for setup, players in SETUPS[game][::2]:
        *_, match = moments(game, setup, players, seed=6)
        words = [*[event.word for event in match.journal], *[word for _, _, word in match.answers]]
        for language in LANGUAGES:
            book, marking = (
                rulebook(game).phrasebook(language).at(match.game.table),
                speaker_of(game, language).phrases.at(match.game.table),
            )
            for word in words:
                text = marking.read(word)
                assert plain(text) == book.read(word)
                codes += [span.code or span.words for span in spans(text) if span.kind]
    assert len(codes) > 1000 and all(codes)


@pytest.mark.parametrize("game", ["fellowship", "tcg", "quest"])
def test_whose_name_is_known_is_called_by_it(game: str) -> None:
    """A client puts names in the place of marked seats: then nobody is called by the number of a seat."""
    setup, players = SETUPS[game][-1]
    book, told = rulebook(game), 0
    for number, match in enumerate(moments(game, setup, players, seed=8, most=200)):
        language = LANGUAGES[number % 4]
        lines = [word_text(book, language, event.word, match, -1) for event in match.journal[told:]]
        told = len(match.journal)
        views = [msgspec.json.encode(view).decode() for view in drawn(match, language)] if number % 9 == 0 else []
        text = "\n".join([*lines, *views])
        named = mapped(text, lambda span: NAMES[int(span.code)] if span.kind == SEAT else span.words)
        assert not re.search(BY_NUMBER[language], named), re.findall(f".{{80}}{BY_NUMBER[language]}.{{20}}", named)


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
