"""What was written before is used again only where it still holds."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from onetable.core.match import Match
from onetable.core.phrasebook import LANGUAGES
from onetable.games.registry import rulebook
from onetable.games.tcg.pictures.open_table import open_view
from onetable.server.pictures import draw, draw_open
from onetable.server.pictures.pictures import Pictures
from onetable.server.pictures.speaker import speaker_of
from onetable.telling.spoken_view import SpokenView
from tests.contract.positions import SETUPS
from tests.server.pictures.tables import NAMES, drawn, moments, painted, result_of


@pytest.mark.parametrize(("setup", "players"), SETUPS["fellowship"], ids=str)
def test_a_table_that_remembers_draws_as_one_that_does_not(setup: dict[str, Any], players: int) -> None:
    """All along a match in which answers are taken back."""
    random, book = Random(3), rulebook("fellowship")
    match = Match(book, setup, players, 11)
    for number in range(60):
        language, seats = LANGUAGES[number % 2], range(-1, players)
        together = draw(book, match, [(seat, seat) for seat in seats], language, NAMES, result_of(match))
        assert together == [painted(book, match.game, seat, language, setup, match.journal_for(seat)) for seat in seats]
        if match.game.decision is None:
            break
        match.answer(random.randrange(len(match.game.decision.choices)))
        if number % 5 == 4:
            match.undo(match.answers[random.randrange(len(match.answers))][0], consent=True)


def test_who_looks_through_the_eyes_of_another_sees_the_same_and_is_offered_nothing() -> None:
    for match in moments("fellowship", {"chapter": 2}, 4, seed=3):
        if match.game.decision is None:
            break
        seat = match.game.decision.seat
        own, guest = draw(match.rulebook, match, [(seat, seat), (-1, seat)], "en", NAMES, None)
        mine, theirs = drawn(match, seats=(seat,))[0], drawn_through(match, seat)
        assert theirs["board"] == mine["board"]
        assert (theirs["seat"], theirs["choices"], theirs["refused"], theirs["phrases"]) == (-1, [], [], [])
        assert guest != own


def drawn_through(match: Match[Any], eyes: int) -> dict[str, Any]:
    """What a guest is shown through the eyes of a seat."""
    found: dict[str, Any] = msgspec.json.decode(draw(match.rulebook, match, [(-1, eyes)], "en", NAMES, None)[0].whole())
    return found


def test_before_all_sit_there_is_nothing_but_greetings() -> None:
    view = msgspec.json.decode(draw(rulebook("fellowship"), None, [(0, 0)], "nl", ("", ""), None)[0].whole())
    assert (view["board"], view["choices"], view["asked"]) == (None, [], -1)
    assert "say-hello" in [phrase["key"] for phrase in view["phrases"]]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_looking_back_everything_lies_open(players: int) -> None:
    for match in moments("fellowship", {"chapter": 12}, players, seed=4):
        view = msgspec.json.decode(draw_open(match.rulebook, match, "en", NAMES, result_of(match)).whole())
        board, table = view["board"], match.game.table
        for chair in board["chairs"]:
            if not chair["pyramid"] and table.hands:
                assert len(chair["hand"]) == table.hands[chair["chair"]].bit_count() == chair["cards"]
            assert chair["threat"] != "?"
        assert view["choices"] == []


def test_looking_back_at_a_card_game_all_hands_lie_open_and_the_decks_stay_closed() -> None:
    decks = {"decks": ["nine_walkers", "king_and_evenstar", "quiet_feet"]}
    for number, match in enumerate(moments("tcg", decks, 3, seed=4, most=150)):
        if number % 10:
            continue
        table, view = match.game.table, msgspec.json.decode(draw_open(match.rulebook, match, "en", NAMES, result_of(match)).whole())
        for seat in view["board"]["seats"]:
            held = [(card["handle"], card["key"]) for card in seat["held"]]
            assert held == [(card, table.faces[card]) for card in table.hands[seat["seat"]]]
        assert view["choices"] == [] and view["board"]["asking"] is None and view["board"]["hand"] == []
    unseen = {card for deck in table.decks for card in deck if not table.seen.get(card)}
    assert unseen and not unseen & set(open_view(match.game).table.faces)


def test_of_other_hands_only_what_was_shown_is_told() -> None:
    for number, match in enumerate(moments("tcg", {"decks": ["nine_walkers", "king_and_evenstar"]}, 2, seed=4, most=150)):
        for view in drawn(match) if number % 10 == 0 else ():
            for seat in view["board"]["seats"]:
                known = [card for card in match.game.table.hands[seat["seat"]] if match.game.table.seen.get(card)]
                assert view["over"] or {card["handle"] for card in seat["held"]} <= set(known)


# ---- what everybody sees


class Counting(Pictures):
    """Notes how often what everybody sees is drawn."""

    times = 0

    def share(self, public: Callable[[], SpokenView]) -> int:
        self.times += 1
        assert public().view.seat == -1
        return self.times


def test_what_everybody_sees_is_drawn_once_for_all_until_the_next_answer() -> None:
    pictures, match = Counting(), next(moments("tcg", {}, 2, seed=1))

    def times(language: str, *seats: int) -> int:
        pictures.draw(speaker_of("tcg", language), match.rulebook, match, [(seat, seat) for seat in seats], NAMES[:2], None)
        return pictures.times

    assert times("en", -1, 0, 1) == 1
    assert times("en", 0) == 1  # somebody has come back
    assert times("nl", 1) == 2
    match.answer(0)
    assert times("en", 0, 1) == 3
    match.undo(match.answers[0][0], consent=True)
    assert times("en", 0, 1) == 4
