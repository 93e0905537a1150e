"""Games without a table of their own: pages of sentences, and choices with what one should know before taking them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from onetable.core.match import Match
from onetable.core.phrasebook import LANGUAGES
from onetable.server.pictures.pictures import Pictures
from onetable.server.pictures.speaker import speaker_of
from tests.contract.positions import SETUPS
from tests.server.pictures.tables import NAMES, drawn, moments


def in_sentences(match: Match[Any], language: str = "en") -> list[dict[str, Any]]:
    """What everybody would be shown of a game that has no table of its own, a spectator first."""
    seats, names = [(seat, seat) for seat in range(-1, match.players)], NAMES[: match.players]
    found = Pictures().draw(speaker_of(match.rulebook.id, language), match.rulebook, match, seats, names, None)
    return [msgspec.json.decode(each.whole()) for each in found]


@pytest.mark.parametrize("game", ["quest"])
def test_the_table_is_told_in_pages(game: str) -> None:
    for setup, players in SETUPS[game]:
        for number, match in enumerate(moments(game, setup, players, seed=2, most=80)):
            if number % 8:
                continue
            views = in_sentences(match, LANGUAGES[number // 8 % 4])
            for view in views:
                assert view["board"] and len(view["pages"]) >= 3
                assert len({page["title"] for page in view["pages"]}) == len(view["pages"])
            assert [view["seat"] for view in views] == list(range(-1, players))


@pytest.mark.parametrize("game", ["quest"])
def test_people_are_called_by_their_names(game: str) -> None:
    setup, players = SETUPS[game][0]
    *_, match = moments(game, setup, players, seed=2, most=40)
    mine, other = in_sentences(match)[1:3]
    text = "\n".join([line for page in mine["pages"] for line in page["lines"]])
    assert NAMES[1] in text and NAMES[0] not in text
    waiting = other if match.game.decision is not None and match.game.decision.seat == 0 else mine
    assert any([name in waiting["question"] for name in NAMES[:2]])


@pytest.mark.parametrize("game", ["quest"])
def test_a_choice_that_names_a_card_lets_it_be_read(game: str) -> None:
    read = 0
    setup, players = SETUPS[game][0]
    for match in moments(game, setup, players, seed=2, most=80):
        for view in in_sentences(match)[1:]:
            read += sum([bool(choice["reading"]) for choice in view["choices"]])
            assert not view["choices"] or view["asked"] == view["seat"]
    assert read > 50


@pytest.mark.parametrize("game", ["tcg", "quest"])
def test_the_end_names_the_winner_and_offers_another_game(game: str) -> None:
    setup, players = SETUPS[game][0]
    *_, match = moments(game, setup, players, seed=4, most=20_000)
    for language in LANGUAGES:
        over = drawn(match, language)[0]["over"]
        assert over["title"] and over["title"] not in over["lines"] and sum(over["scores"]) == 1
        assert [(following["key"], following["setup"]) for following in over["next"]] == [("end-again", setup)]


def test_choices_are_data() -> None:
    """A program need not read prose: each choice is its word, and says which card, place, amount and target it is about."""
    setup, players = SETUPS["quest"][1]
    told = dict.fromkeys(("card", "place", "amount", "target"), 0)
    for match in moments("quest", setup, players, seed=2, most=150):
        decision = match.game.decision
        if decision is not None:
            for choice, word in zip(drawn(match)[decision.seat + 1]["choices"], decision.choices, strict=True):
                assert choice["word"] == msgspec.json.decode(msgspec.json.encode(word))
                for name in told:
                    told[name] += choice.get(name) is not None
    assert min(told.values()) > 0 and told["card"] > 100 and told["place"] > 100, told
