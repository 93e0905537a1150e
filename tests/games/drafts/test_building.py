"""Decks of limited play: forty cards, half and half, from one's own cards; every violation is a reason."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.core.errors import BadInput
from onetable.core.game import Game
from onetable.core.word import Word
from onetable.games.drafts.game import LimitedPlay
from onetable.games.drafts.limited import deck_list, least, wrong_with
from onetable.games.drafts.news import IsInUse, NoneLeft
from onetable.games.drafts.phases import FinishDeck, LayOutSuggestion, LeaveOut, PlayWith, PutIn, TakeSuggestion
from onetable.games.drafts.supplies import COMPANY, pool
from onetable.games.drafts.table import Board
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.decklist import DECKS, violations, write_json
from onetable.games.tcg.game import TradingCardGame
from onetable.games.tcg.speech import deck_reasons as reasons
from onetable.games.tcg.speech.names import Named
from tests.rules import rule

BOOK, GAME = LimitedPlay(), TradingCardGame()
FREE = [card.id for card in CARDS.values() if card.side.value == "free peoples" and card.title != "Frodo"]
SHADOW = [card.id for card in CARDS.values() if card.side.value == "shadow"]
OTHER_RING, OTHER_FRODO = "1R1", "1R289"


def building(*cards: str) -> Game[Board]:
    """The first of two players builds with these cards, and the company of everybody."""
    return BOOK.scene({"game": "drafts", "step": "build", "pools": [list(cards)]})


def do(game: Game[Board], choice: Word) -> None:
    """Make this choice."""
    assert game.decision is not None
    game.answer(game.decision.choices.index(choice))


def why_not(game: Game[Board], attempt: Word) -> tuple[Word, ...]:
    """The reasons against something."""
    assert game.decision is not None
    return BOOK.refusals(BOOK.view(game, game.decision.seat))[attempt]


def test_a_deck_needs_twenty_of_each_side() -> None:
    game = building(*FREE[:17], *SHADOW[:22])
    for card in (*FREE[:17], *COMPANY, *SHADOW[:19]):
        do(game, PutIn(Named(card)))
    assert why_not(game, FinishDeck()) == (reasons.DrawDeckTooSmall(39, 40), reasons.SidesDiffer(20, 19))
    do(game, PutIn(Named(SHADOW[19])))
    assert FinishDeck() not in BOOK.why_not(game)
    do(game, PutIn(Named(SHADOW[20])))
    assert why_not(game, FinishDeck()) == (reasons.SidesDiffer(20, 21),)
    do(game, LeaveOut(Named(SHADOW[20])))
    do(game, FinishDeck())
    assert game.table.built == (0,) and not wrong_with(game.table, 0)


def test_who_has_few_cards_of_a_side_builds_a_smaller_deck() -> None:
    game = building(*FREE[:30], *SHADOW[:5])
    assert least(pool(game.table, 0)) == 10
    do(game, TakeSuggestion())
    assert len(game.table.decks[0].draw) == 10 and not wrong_with(game.table, 0)


def test_no_more_than_four_of_a_title_count_for_the_size_of_a_deck() -> None:
    game = building(*[SHADOW[0]] * 9)
    assert least(pool(game.table, 0)) == 6  # three companions of everybody against four of nine
    do(game, TakeSuggestion())
    assert not wrong_with(game.table, 0)


def test_a_card_is_put_in_as_often_as_one_has_it() -> None:
    game = building(SHADOW[0], SHADOW[0])
    do(game, PutIn(Named(SHADOW[0])))
    do(game, PutIn(Named(SHADOW[0])))
    assert why_not(game, PutIn(Named(SHADOW[0]))) == (NoneLeft(Named(SHADOW[0])),)


def test_sites_rings_and_bearers_of_the_pool_take_the_place_of_those_that_everybody_has() -> None:
    game = building(OTHER_RING, OTHER_FRODO, "1U319")
    before = game.table.decks[0]
    for card in (OTHER_RING, OTHER_FRODO, "1U319"):
        do(game, PlayWith(Named(card)))
    deck = game.table.decks[0]
    assert (deck.ring, deck.ring_bearer, deck.sites[0]) == (OTHER_RING, OTHER_FRODO, "1U319")
    assert deck.sites[1:] == before.sites[1:]
    assert why_not(game, PlayWith(Named(OTHER_RING))) == (IsInUse(Named(OTHER_RING)),)
    assert why_not(game, PutIn(Named(OTHER_FRODO))) == (NoneLeft(Named(OTHER_FRODO)),)  # he bears the Ring
    do(game, PlayWith(Named(before.ring)))
    assert game.table.decks[0].ring == before.ring


def test_a_frodo_in_the_draw_deck_cannot_bear_the_ring() -> None:
    game = building(OTHER_FRODO)
    do(game, PutIn(Named(OTHER_FRODO)))
    assert why_not(game, PlayWith(Named(OTHER_FRODO))) == (NoneLeft(Named(OTHER_FRODO)),)


def test_the_suggestion_may_be_laid_out_and_changed() -> None:
    game = building(*FREE[:30], *SHADOW[:30])
    do(game, LayOutSuggestion())
    card = game.table.decks[0].draw[0]
    do(game, LeaveOut(Named(card)))
    assert game.table.built == () and reasons.DrawDeckTooSmall(39, 40) in why_not(game, FinishDeck())
    do(game, PutIn(Named(card)))
    do(game, FinishDeck())
    assert list(game.table.built) == [0]


@rule("T-013", "T-014", "T-017")
def test_two_starters_are_two_different_boxes_with_three_rares_each() -> None:
    game = BOOK.begin({"kind": "starters", "boosters": 1}, 2, seed=4)
    board = game.table
    assert sorted(board.starters) == ["aragorn_retail", "gandalf_retail"]
    for seat, starter in enumerate(board.starters):
        box = DECKS[starter]
        assert len(board.opened[seat]) == 11 + 3 and {card[1] for card in board.opened[seat][11:]} == {"R"}
        assert (board.decks[seat].ring_bearer, board.decks[seat].ring, board.decks[seat].sites) == (box.ring_bearer, box.ring, box.sites)
        assert len(pool(board, seat)) == 49 + 14
    assert [sum([card[1] == "P" for card in pool(board, seat)]) for seat in (0, 1)] == [2, 2]


@pytest.mark.parametrize(
    ("setup", "players", "sentence"),
    [
        ({"kind": "starters"}, 3, "There are two starters, for two players, not for 3."),
        ({"boosters": 9}, 2, "There can be 1 to 8 boosters for each"),
        ({"kind": "rochester"}, 2, "The set-up cannot be used"),
        ({"packs": 3}, 2, "The set-up has no “packs”"),
        ({}, 7, "This game is for 2 to 6 players, not 7."),
    ],
)
def test_a_set_up_that_cannot_be_played_is_refused_in_one_sentence(setup: dict[str, Any], players: int, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        BOOK.begin(setup, players, 1)


def test_limited_decks_can_be_played_and_no_others_become_smaller() -> None:
    game = BOOK.begin({"kind": "sealed"}, 2, seed=2)
    do(game, TakeSuggestion())
    do(game, TakeSuggestion())
    decks = [write_json(deck_list(deck, "pool")) for deck in game.table.decks]
    assert GAME.begin({"decks": decks, "limited": True}, 2, 1).decision is not None
    with pytest.raises(BadInput, match="needs at least 60"):
        GAME.begin({"decks": decks}, 2, 1)
    assert violations(deck_list(game.table.decks[0])) == [reasons.DrawDeckTooSmall(40, 60)]
