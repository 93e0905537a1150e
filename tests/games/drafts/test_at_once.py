"""All pick and build at the same time: the order in which they do is seen by nobody and changes nothing."""

from __future__ import annotations

from itertools import permutations

import pytest

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.match import Match, OthersLearned
from onetable.core.record import load, record, replay, save
from onetable.core.view import SPECTATOR
from onetable.games.drafts.game import LimitedPlay
from onetable.games.drafts.passing import has_picked, picks_of
from onetable.games.drafts.phases import FinishDeck, LayOutSuggestion, LeaveOut, TakeSuggestion
from onetable.games.drafts.table import Board
from onetable.games.tcg.speech.names import Named

BOOK = LimitedPlay()
SEATS = range(3)
WATCHERS = (SPECTATOR, *SEATS)


def views(game: Game[Board]) -> list[bytes]:
    """What everybody sees, and who looks on."""
    return [BOOK.view(game, seat).encode() for seat in WATCHERS]


def opened(seed: int = 5) -> Match[Board]:
    return Match(BOOK, {"boosters": 1}, len(SEATS), seed)


def number_of(match: Match[Board], seat: int, word: object) -> int:
    return list(BOOK.view(match.game, seat).choices).index(word)  # type: ignore[arg-type]


def test_whoever_has_not_picked_is_asked() -> None:
    game = opened().game
    assert game.open_seats == (0, 1, 2)
    game.answer(3, 1)
    assert list(game.open_seats) == [0, 2] and has_picked(game.table, 1) and not has_picked(game.table, 0)
    assert [BOOK.view(game, seat).asked for seat in WATCHERS] == [0, 0, 0, 2]
    assert not BOOK.view(game, 1).choices and len(BOOK.view(game, 2).choices) == 11
    with pytest.raises(IndexError, match="seat 1 is not asked"):
        game.answer(0, 1)


def test_the_order_of_picks_is_seen_by_nobody() -> None:
    picks = {0: 3, 1: 7, 2: 5}
    seen: dict[frozenset[int], list[bytes]] = {}
    for order in permutations(SEATS):
        game = opened().game
        for place, seat in enumerate(order):
            game.answer(picks[seat], seat)
            assert seen.setdefault(frozenset(order[: place + 1]), views(game)) == views(game)
    assert len(seen) == 7


def test_decks_are_built_step_by_step_while_others_build_theirs() -> None:
    match = Match(BOOK, {"kind": "sealed", "boosters": 2}, 3, 8)
    for seat in (2, 0, 2, 1):
        match.answer(number_of(match, seat, LayOutSuggestion()), seat=seat)
    card = Named(match.game.table.decks[2].draw[0])
    before = BOOK.view(match.game, 0).encode()
    match.answer(number_of(match, 2, LeaveOut(card)), seat=2)
    assert BOOK.view(match.game, 0).encode() == before  # nobody sees how far somebody is
    assert match.undo(2) is None and card.id in match.game.table.decks[2].draw  # so he may take it back
    match.answer(number_of(match, 2, LeaveOut(card)), seat=2)
    match.answer(number_of(match, 1, FinishDeck()), seat=1)
    assert match.game.table.built == (1,) and match.game.open_seats == (0, 2)
    for seat in (2, 0):
        match.answer(number_of(match, seat, TakeSuggestion()), seat=seat)
    assert match.result is not None
    assert replay(BOOK, record(match)).game.table.decks == match.game.table.decks


def test_a_record_and_a_save_hold_what_came_in_any_order() -> None:
    match = opened()
    for seat, number in ((2, 4), (0, 1), (1, 0), (1, 2), (0, 9)):
        match.answer(number, seat=seat)
    told = replay(BOOK, record(match))
    assert told.answers == match.answers and views(told.game) == views(match.game)
    assert views(load(BOOK, save(BOOK, match.game))) == views(match.game)
    assert views(match.at_step(3).game) == views(replay(BOOK, record(match), 3).game)


def test_taking_back_a_pick_leaves_those_of_others() -> None:
    match = opened()
    match.answer(4, seat=1)
    match.answer(2, seat=0)
    picked = picks_of(match.game.table, 0)
    assert match.undo(1) is None
    assert picks_of(match.game.table, 0) == picked and not picks_of(match.game.table, 1)
    assert [seat for seat, _, _ in match.answers] == [0] and match.game.open_seats == (1, 2)
    match.answer(5, seat=1)
    match.answer(5, seat=2)  # all have picked, and the boosters have gone on
    assert match.undo(0) == OthersLearned()
    assert match.undo(0, consent=True) is None and not match.answers


def test_every_imagined_world_is_seen_alike_by_whoever_imagines_it() -> None:
    match = opened()
    match.answer(1, seat=2)
    for seat in WATCHERS:
        mine = BOOK.view(match.game, seat)
        for number in range(4):
            world = BOOK.imagine(mine, Dice(number))
            assert BOOK.view(world, seat).encode() == mine.encode() and mine.is_asked_in(world)
            assert world.open_seats == (0, 1)
