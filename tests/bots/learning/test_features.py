"""A position in numbers tells what a seat may know and nothing else, and begins with the judgement by hand."""

from __future__ import annotations

from collections.abc import Iterator
from math import tanh
from typing import Any

import numpy as np
import pytest

from onetable.bots.learning.judging import Judge
from onetable.bots.learning.subject import Subject, subject_of
from onetable.bots.learning.weights import Weights, by_hand
from onetable.core.dice import Dice
from onetable.core.errors import BadInput
from onetable.core.game import Game
from onetable.core.step import Seat
from onetable.games.registry import rulebook
from onetable.games.tcg.bots.evaluation import chance as tcg_chance
from onetable.games.tcg.bots.features import TcgSubject
from onetable.games.tcg.table import Board

EVERY = 9  # positions are looked at after so many decisions: no multiple of anything that comes again
TABLES = [("tcg", {}, 2), ("tcg", {}, 4), ("quest", {"heroes": ["thalin", "eleanor"]}, 3), ("quest", {}, 2)]


def positions(game: str, setup: dict[str, Any], players: int, most: int = 40) -> Iterator[Game[Any]]:
    """Positions of one game by rules of thumb."""
    book, thinking = rulebook(game), subject_of(game).thinking(lambda board, seat: 0.5)
    table, asked = book.begin(setup, players, 21, hasty=True), 0
    while table.decision is not None and asked < EVERY * most:
        asked += 1
        if asked % EVERY == 0:
            yield table
        table.answer(thinking.candidates(book.view(table, table.decision.seat))[0])


def seen_marks(subject: Subject, seen: Any, seat: Seat) -> list[list[int]]:
    """The marks beside each rival, in whatever order cards lie."""
    return [sorted(marks) for marks in subject.marked(seen.table, seat)]


@pytest.mark.parametrize(("game", "setup", "players"), TABLES)
def test_what_is_hidden_changes_no_feature(game: str, setup: dict[str, Any], players: int) -> None:
    book, subject, dice, looked = rulebook(game), subject_of(game), Dice(4), 0
    for table in positions(game, setup, players):
        assert table.decision is not None
        for seat in range(players):
            if subject.settled(table.table, seat) is None:
                known = subject.rows(table.table, seat)
                assert known == subject.rows(book.view(table, seat).table, seat)
                assert seen_marks(subject, table, seat) == seen_marks(subject, book.view(table, seat), seat)
                assert len(known) == len(subject.rivals(table.table, seat)) and {len(row) for row in known} <= {len(subject.names)}
                looked += 1
        asked = table.decision.seat
        other = book.imagine(book.view(table, asked), dice)
        assert subject.rows(other.table, asked) == subject.rows(table.table, asked)
        assert seen_marks(subject, other, asked) == seen_marks(subject, table, asked)
    assert looked > 20


@pytest.mark.parametrize(("game", "setup", "players"), TABLES)
def test_what_a_seat_holds_does(game: str, setup: dict[str, Any], players: int) -> None:
    book, subject, dice = rulebook(game), subject_of(game), Dice(4)
    changed = 0
    for table in positions(game, setup, players, 20):
        assert table.decision is not None
        other = book.imagine(book.view(table, table.decision.seat), dice)
        for seat in range(players):
            if seat != table.decision.seat and subject.settled(table.table, seat) is None:
                changed += subject.rows(other.table, seat) != subject.rows(table.table, seat)
    assert changed > 5


@pytest.mark.parametrize("players", [2, 3])
def test_the_first_feature_alone_is_the_judgement_by_hand(players: int) -> None:
    subject = subject_of("tcg")
    judge = Judge(subject, by_hand(subject.names))
    for table in positions("tcg", {}, players):
        for seat in range(players):
            if all([bearer in table.table.pieces for bearer in table.table.ring_bearer]):
                assert judge.chance(table.table, seat) == pytest.approx(tcg_chance(table.table, seat), abs=1e-6)


class Alone(TcgSubject):
    """Everybody else is out."""

    def rivals(self, board: Board, seat: Seat) -> list[Seat]:
        return []


def one_unit(subject: Subject, marks: tuple[str, ...] = (), said: tuple[float, ...] = ()) -> Weights:
    """A sum of nothing with one unit beside it, and what these marks are to the unit and say by themselves."""
    names = subject.names
    return Weights(names, (0.0,) * len(names), 0.0, ((0.0,) * len(names),), (0.5,), (1.0,), marks, np.array(said, "<f2").tobytes())


def test_a_network_has_nothing_to_say_where_no_rival_is_left() -> None:
    assert Judge(Alone(), one_unit(Alone())).odds(rulebook("tcg").begin({}, 2, 1).table, 0) == []


def test_marks_are_heard_by_units_and_by_themselves_as_often_as_they_are_true() -> None:
    subject = subject_of("tcg")
    table = next(positions("tcg", {}, 2))
    [true] = subject.marked(table.table, 0)
    often, once = [next(place for place in true if true.count(place) == times) for times in (2, 1)]
    weights = one_unit(subject, (subject.marks[often], "a card of tomorrow", subject.marks[once]), (0.25, 1.0, 7.0, 7.0, -0.5, 0.125))
    assert Judge(subject, weights).odds(table.table, 0) == [pytest.approx(tanh(0.5 + 2 * 0.25 - 0.5) + 2 * 1.0 + 0.125)]


@pytest.mark.parametrize("game", ["tcg", "quest"])
def test_chances_of_both_sides_add_up_and_an_end_is_an_end(game: str) -> None:
    book, subject = rulebook(game), subject_of(game)
    judge = Judge(subject, by_hand(subject.names))
    table = book.begin({}, 2, 21, hasty=True)
    thinking = subject.thinking(judge.chance)
    while table.decision is not None:
        assert all([0 <= judge.chance(table.table, seat) <= 1 for seat in (0, 1)])
        table.answer(thinking.candidates(book.view(table, table.decision.seat))[0])
    result = book.result(table)
    assert result is not None and [judge.chance(table.table, seat) for seat in (0, 1)] == list(result.scores)


def test_every_feature_has_a_name_of_its_own() -> None:
    for game in ("tcg", "quest"):
        names = subject_of(game).names
        leanings = subject_of(game).leanings
        assert len(set(names)) == len(names) == len(leanings) and names[0] == "judged by hand"
        assert leanings[0] == 1 and {-1, 0, 1} == set(leanings)
        assert len(set(subject_of(game).marks)) == len(subject_of(game).marks)


def test_weights_for_other_features_are_refused() -> None:
    subject: Subject = subject_of("quest")
    with pytest.raises(BadInput, match="learned for other features"):
        Judge(subject, by_hand(subject_of("tcg").names))
