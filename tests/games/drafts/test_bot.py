"""The drafting bot: every deck is legal, and what it picks goes together."""

from __future__ import annotations

import pytest

from bench.drafts import APART, ONE_TABLE, Task, play
from onetable.bots.registry import bot
from onetable.core.game import Game
from onetable.games.drafts.bot import DraftRulesBot
from onetable.games.drafts.game import LimitedPlay
from onetable.games.drafts.invariants import every_table, fault
from onetable.games.drafts.limited import wrong_with
from onetable.games.drafts.phases import TakeCard
from onetable.games.drafts.table import Board
from onetable.games.tcg.speech.names import Named

BOOK = LimitedPlay()


def drafted(setup: dict[str, object], players: int, seed: int) -> Game[Board]:
    """A whole draft of bots."""
    game, player = BOOK.begin(setup, players, seed, silent=True), DraftRulesBot()
    while game.decision is not None:
        game.answer(player.choose(BOOK.view(game, game.decision.seat)))
    return game


def check(drafts: int) -> None:
    """Play so many drafts of all kinds, and look at every deck."""
    tables = every_table()
    for seed in range(drafts):
        game = drafted(*tables[seed % len(tables)], seed)
        assert not fault(game)
        for seat, deck in enumerate(game.table.decks):
            assert not wrong_with(game.table, seat) and len(deck.draw) >= 30, (seed, seat)


def test_the_decks_of_twenty_drafts_are_legal() -> None:
    check(20)


@pytest.mark.long
def test_the_decks_of_five_hundred_drafts_are_legal() -> None:
    check(500)


def test_decks_that_were_drafted_beat_random_picks_from_the_same_boosters() -> None:
    """Eight games of one draft; bench/drafts.md tells of four hundred."""
    line = play(Task(ONE_TABLE, 1))
    assert line.games == 8 and line.won >= 6 and line.legal == line.decks == 4


@pytest.mark.long
def test_decks_that_were_drafted_win_seventy_of_a_hundred_games() -> None:
    lines = [play(Task(ONE_TABLE, seed)) for seed in range(50)]
    assert sum([line.games for line in lines]) == 400 and sum([line.won for line in lines]) >= 280


def test_tables_that_draft_apart_have_the_same_boosters() -> None:
    line = play(Task(APART, 2))
    assert line.games == 8 and line.legal == line.decks == 8


def test_a_strong_companion_is_picked_before_an_event_that_nobody_can_play() -> None:
    game = BOOK.scene({"game": "drafts", "packs": [["1R13", "1C4"]]})
    assert game.decision is not None
    chosen = game.decision.choices[DraftRulesBot().choose(BOOK.view(game, 0))]
    assert isinstance(chosen, TakeCard) and chosen.card != Named("1C4")


def test_the_bot_that_thinks_ahead_takes_the_same_advice() -> None:
    game = BOOK.begin({"boosters": 1}, 2, 3)
    view = BOOK.view(game, 0)
    assert bot("drafts", "rollout:10ms").choose(view) == DraftRulesBot().choose(view)
