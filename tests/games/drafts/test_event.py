"""What follows a draft: a round in which everybody meets everybody with the deck that he has built."""

from __future__ import annotations

from onetable.core.game import Game
from onetable.games.drafts.bot import DraftRulesBot
from onetable.games.drafts.game import LimitedPlay
from onetable.games.drafts.table import Board
from onetable.games.registry import rulebook

BOOK = LimitedPlay()


def built(players: int) -> Game[Board]:
    """A sealed event after all decks are built."""
    game, bot = BOOK.begin({"kind": "sealed", "boosters": 3}, players, seed=6), DraftRulesBot()
    while game.decision is not None:
        assert not BOOK.follow_ups(game)
        game.answer(bot.choose(BOOK.view(game, game.decision.seat)))
    return game


def test_everybody_meets_everybody_with_his_own_deck() -> None:
    game = built(4)
    games = BOOK.follow_ups(game)
    assert len(games) == 6 and {each.turn for each in games} == {0, 1, 2}
    for each in games:
        for seat, deck in zip(each.seats, each.setup["decks"], strict=True):
            assert sorted(deck["draw"]) == sorted(set(game.table.decks[seat].draw)) and deck["name"] == str(seat + 1)


def test_the_games_can_be_played_and_the_lists_are_open_because_the_draft_has_shown_them() -> None:
    each = BOOK.follow_ups(built(2))[0]
    book = rulebook(each.game)
    game = book.begin(each.setup, len(each.seats), 1)
    assert book.setup_for(each.setup, 2, 0) == each.setup and game.decision is not None
