"""The secrets of this game: what a view, the journal and the verdicts may tell, and planted leaks that are found."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from onetable.core.dice import Dice
from onetable.core.match import Match
from onetable.core.word import words_in
from onetable.games.fellowship import view as views
from onetable.games.fellowship.game import Fellowship
from onetable.games.fellowship.imagine import visible_cards
from onetable.games.fellowship.mechanics.knowledge import known_row
from onetable.games.fellowship.phases.judge import duties, verdicts
from onetable.games.fellowship.pieces.playing_cards import BITS, Card
from onetable.games.fellowship.table import Board
from tests.contract.leaks import worlds
from tests.contract.positions import SETUPS, random_game
from tests.games.fellowship.swaps import find_told_secret

BOOK = Fellowship()
SOME = SETUPS["fellowship"][::3]


@pytest.mark.parametrize(("setup", "players"), SETUPS["fellowship"], ids=str)
def test_a_view_does_not_change_with_what_its_seat_has_not_seen(setup: dict[str, Any], players: int, pytestconfig: pytest.Config) -> None:
    told, made = find_told_secret(setup, players, range(20) if pytestconfig.getoption("--long") else range(1))
    assert told == ""
    assert made or players == 1


@pytest.mark.parametrize(("setup", "players"), SOME, ids=str)
def test_verdicts_rest_on_public_knowledge_only(setup: dict[str, Any], players: int) -> None:
    """In every world that a spectator cannot rule out the goals are judged alike."""
    dice = Dice(3)
    for game in random_game(BOOK, setup, players, seed=31):
        if game.table.trick or not game.table.verdicts or game.table.left > 4:
            continue
        real = judged_anew(game.table)
        for world in worlds(BOOK, game, -1, dice, 4):
            assert judged_anew(world.table) == real


def judged_anew(board: Board) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The verdicts without what was found out before."""
    twin = board.copy()
    twin.verdicts = ()
    return (verdicts(twin), duties(twin)) if twin.left else ((), ())


@pytest.mark.parametrize(("setup", "players"), SOME, ids=str)
def test_the_journal_names_no_card_that_its_reader_has_not_seen(setup: dict[str, Any], players: int) -> None:
    random = Random(4)
    match = Match(BOOK, setup, players, seed=32)
    seen: dict[int, int] = dict.fromkeys((-1, *range(players)), 0)
    read = 0
    while match.game.decision is not None:
        for seat in seen:
            seen[seat] |= visible_cards(match.view(seat).table)
        match.answer(random.randrange(len(match.game.decision.choices)))
        for seat in seen:
            after = seen[seat] | visible_cards(match.view(seat).table)
            for event in match.journal[read:]:
                if event.is_seen_by(seat):
                    named = [word for word in words_in(event.word) if isinstance(word, Card)]
                    assert all(after >> BITS[card] & 1 for card in named), (seat, event)
        read = len(match.journal)


# ---- planted leaks: each takes away one veil, and the leak test must see it


def no_veil(board: Board, shown: Board, *_: object) -> None:
    """Hide nothing."""


def shows_all_hands(board: Board, shown: Board) -> None:
    views_hide_cards(board, shown)
    shown.hands = board.hands[:]


def shows_the_stock(board: Board, shown: Board) -> None:
    views_hide_cards(board, shown)
    shown.stock = board.stock


def shows_picks(board: Board, shown: Board) -> None:
    views_hide_cards(board, shown)
    shown.picks = board.picks


def shows_the_tucked_card(board: Board, shown: Board) -> None:
    views_hide_cards(board, shown)
    shown.tucked = board.tucked


def shows_all_moves(board: Board, observer: int) -> tuple[int, ...]:
    """What the giver knows, told to everybody."""
    return known_row(board, 0)


views_hide_cards = views.hide_cards
PLANTED: list[tuple[str, Callable[..., Any], dict[str, Any], int]] = [
    ("hide_cards", no_veil, {"chapter": 1}, 4),
    ("hide_cards", shows_all_hands, {"chapter": 2}, 3),
    ("hide_cards", shows_the_stock, {"chapter": 16}, 4),
    ("hide_cards", shows_picks, {"chapter": 10}, 4),
    ("hide_cards", shows_the_tucked_card, {"chapter": 12}, 4),
    ("hide_places", no_veil, {"chapter": 1}, 2),
    ("hide_veiled", no_veil, {"chapter": 15}, 4),
    ("hide_threats", no_veil, {"chapter": 9}, 4),
    ("known_row", shows_all_moves, {"chapter": 13}, 4),
]


@pytest.mark.parametrize(("veil", "leaky", "setup", "players"), PLANTED, ids=[f"{veil}-{leaky.__name__}" for veil, leaky, *_ in PLANTED])
def test_a_planted_leak_is_found(
    veil: str, leaky: Callable[..., Any], setup: dict[str, Any], players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert find_told_secret(setup, players, range(2))[0] == ""
    monkeypatch.setattr(views, veil, leaky)
    assert find_told_secret(setup, players, range(12))[0] != ""


def test_dice_are_no_part_of_a_view() -> None:
    for seed in (1, 2):
        game = BOOK.begin({"chapter": 1}, 1, seed)
        assert BOOK.view(game, 0).table.dice == Dice(0)
