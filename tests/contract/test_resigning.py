"""Resigning: at any moment of every game that has something to be resigned, and what is kept of it."""

from __future__ import annotations

from random import Random

import pytest

from onetable.core.dice import Dice
from onetable.core.match import RESIGNS, Match, Resigns
from onetable.core.phrasebook import LANGUAGES
from onetable.core.record import record, replay
from onetable.data.rows import record_of, row_of
from onetable.games.registry import rulebook

GAMES = [("fellowship", 1), ("fellowship", 4), ("tcg", 2), ("tcg", 3), ("tcg", 4), ("quest", 2), ("quest", 4)]


def played(game: str, players: int, seed: int, most: int) -> Match:  # type: ignore[type-arg]
    """A game after some choices."""
    match, dice = Match(rulebook(game), {}, players, seed), Random(seed)
    for _ in range(dice.randrange(most)):
        if match.game.decision is None:
            break
        match.answer(dice.randrange(len(match.game.decision.choices)))
    return match


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_whoever_resigns_loses_whoever_is_asked(game: str, players: int, seed: int) -> None:
    match, book = played(game, players, seed, 8 if seed % 2 else 150), rulebook(game)
    if match.game.decision is None:
        return
    seat = seed % players
    found = book.resigning(match.game, seat)
    if found is None:
        return
    match.answer(RESIGNS, seat=seat)
    assert match.answers[-1] == (seat, RESIGNS, Resigns()) and book.resigning(match.game, seat) is None
    result = match.result
    if found.ends:
        assert result is not None and match.game.decision is None
        assert [result.scores[loser] for loser in (seat, *found.others)] == [0.0] * (1 + len(found.others))
        assert sum(result.scores) > 0 or book.cooperative
    else:
        assert result is None and match.game.decision is not None and seat not in match.game.open_seats
        for other in range(-1, players):
            view = match.view(other)
            assert book.view(book.imagine(view, Dice(seed)), other) == view
    for language in LANGUAGES:
        phrases = book.phrasebook(language).at(match.game.table)
        assert all([phrases.read(word) for word in (Resigns(), *[event.word for event in match.journal])])


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_game_in_which_somebody_resigned_can_be_played_again_and_exported(game: str, players: int) -> None:
    match, dice = played(game, players, 3, 60), Random(4)
    match.answer(RESIGNS, seat=players - 1)
    for _ in range(40):
        if match.game.decision is not None:
            match.answer(dice.randrange(len(match.game.decision.choices)))
    kept = record(match)
    assert record(replay(match.rulebook, kept)) == kept
    steps = [match.at_step(step).game.table for step in range(len(match.answers))]
    again = replay(match.rulebook, kept, len(match.answers) - 1)
    assert len(steps) == len(match.answers) and again.game.table == match.at_step(len(match.answers) - 1).game.table
    if match.result is not None:
        assert record_of(row_of(match)) == kept


def test_with_two_players_a_card_game_is_won_by_the_other_before_its_first_turn() -> None:
    match = Match(rulebook("tcg"), {}, 2, 1)
    match.answer(RESIGNS, seat=1)
    assert match.result is not None and match.result.scores == (1.0, 0.0)


def test_who_resigned_by_mistake_may_be_let_back() -> None:
    match = played("tcg", 3, 2, 80)
    before = match.game.table.bare()
    match.answer(RESIGNS, seat=1)
    assert match.why_no_undo(1) is not None
    assert match.undo(1, consent=True) is None and match.game.table.bare() == before


def test_nobody_resigns_twice_nor_in_a_lesson() -> None:
    match = played("tcg", 3, 2, 80)
    match.answer(RESIGNS, seat=1)
    with pytest.raises(IndexError, match="seat 1 cannot resign"):
        match.answer(RESIGNS, seat=1)
    book = rulebook("fellowship")
    lesson = Match(book, {"lesson": next(iter(book.lessons()))}, 4, 1)
    assert not lesson.may_resign(0)
