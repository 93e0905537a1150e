"""Starting fellowships and opening hands (T-106, T-109 to T-116, T-127)."""

from __future__ import annotations

from collections import Counter

import pytest

from onetable.games.tcg.decklist import DeckList, deck
from onetable.games.tcg.speech.names import Named, Player
from onetable.games.tcg.speech.news import StartedWith
from onetable.games.tcg.traits import Kind
from tests.games.tcg.rules.tables import Table, told
from tests.rules import rule


def choosing(*decks: str, seed: int = 1) -> Table:
    """Seat 0 goes first and chooses the starting fellowship."""
    bids = [0] * len(decks)
    bids[0] = 1
    return Table(len(decks), seed, hasty=False, decks=decks).bid(*bids).seat_in_order()


@rule("T-109", "T-111")
def test_companions_may_cost_four_together_and_add_no_twilight() -> None:
    play = choosing("aragorn", "gandalf")
    play.expect(offered=["Pass", "Begin Legolas", "Begin Boromir", "Begin Sam", "Begin Aragorn"], phase="set-up")
    play.choose("Begin Legolas").expect(offered=["Pass", "Begin Sam"], refused={"Begin Boromir": "TooMuch 3", "Begin Aragorn": "TooMuch 4"})
    play.choose("Begin Sam").expect(twilight=0, refused={"Begin Boromir": "TooMuch 3"}, offered=["Pass"])
    play.choose("Pass").expect(twilight=0, in_play={"Legolas": {"owner": 0}, "Sam": {"owner": 0}}, asked=1)


@rule("T-109")
def test_the_companions_come_from_the_draw_deck_and_are_checked_as_plays() -> None:
    play = choosing("axes_of_durin", "gandalf")
    assert len(play.board.decks[0]) == 60 and play.board.hands[0] == ()
    assert play.refused["Begin Dwarf Guard"].startswith("Spot")  # nobody in play is a Dwarf yet
    play.choose("Begin Gimli").expect(deck={0: 59})
    assert play.refused.get("Begin Gimli", "AlreadyInPlay").startswith("AlreadyInPlay")
    play.choose("Begin Dwarf Guard", "Begin Dwarf Guard").expect(deck={0: 57}, offered=["Pass"])


@rule("T-110")
@pytest.mark.parametrize("name", ["tales_of_rivendell", "quiet_feet", "lady_of_the_wood"])
def test_allies_are_not_among_the_choices(name: str) -> None:
    play = choosing(name, "gandalf")
    kinds = {card.title: card.kind for card, _ in deck(name).counts()}
    cheap_allies = [card for card, _ in deck(name).counts() if card.kind is Kind.ALLY and card.twilight <= 4 and not card.to_play]
    assert cheap_allies
    for choice in [*play.offered, *play.refused]:
        assert choice == "Pass" or kinds[choice.removeprefix("Begin ")] is Kind.COMPANION


@rule("T-112")
def test_each_shows_a_whole_fellowship_before_the_next_in_turn_order() -> None:
    play = Table(3, hasty=False, decks=["aragorn", "gandalf", "aragorn"]).bid(0, 2, 1).choose("Place 2", "Place 1")
    assert play.board.order == (2, 1, 0)
    asked = []
    while play.facts["phase"] == "set-up":
        asked.append(play.asked)
        play.choose("Begin Legolas" if "Begin Legolas" in play.offered else "Pass")
    assert asked == [2, 2, 1, 1, 0, 0]
    assert told(play, StartedWith) == [StartedWith(Player(seat), Named("1U51")) for seat in (2, 1, 0)]


@rule("T-113")
def test_frodo_may_begin_alone() -> None:
    play = choosing("aragorn", "gandalf").choose("Pass", "Pass")
    assert play.board.turn == 1 and told(play, StartedWith) == []
    assert [play.board.cards[card].kind for card in play.board.pieces] == [Kind.COMPANION, Kind.THE_ONE_RING] * 2


@rule("T-114")
def test_the_same_deck_may_begin_with_others_in_the_next_game() -> None:
    for companion in ("Legolas", "Boromir", "Sam", "Aragorn"):
        play = choosing("aragorn", "gandalf").choose(f"Begin {companion}", "Pass")
        play.expect(in_play={companion: {"owner": 0}}, asked=1)
    assert DeckList.__struct_fields__ == ("name", "ring_bearer", "ring", "sites", "draw")


@rule("T-115", "T-116")
def test_decks_are_shuffled_and_eight_cards_drawn() -> None:
    hands = set()
    for seed in range(1, 11):
        board = Table(2, seed).ready().board
        for seat, name in enumerate(("aragorn", "gandalf")):
            cards = [board.faces[card] for card in (*board.decks[seat], *board.hands[seat])]
            assert Counter(cards) == Counter(dict(deck(name).draw)) and len(board.hands[seat]) == 8
            hands.add((seat, tuple([board.faces[card] for card in board.hands[seat]])))
        assert board.hands == Table(2, seed).ready().board.hands
    assert len(hands) == 20


@rule("T-116")
def test_there_is_no_second_hand_unless_the_table_wants_it() -> None:
    assert "KeepHand" not in Table(hasty=False).bid(0, 0).seat_in_order().choose("Pass", "Pass").offered
    table = Table(hasty=False, options={"second_hand": True}).bid(0, 0).seat_in_order().choose("Pass", "Pass")
    table.expect(offered=["KeepHand", "NewHand"], hand={0: 8, 1: 8})


@rule("T-127")
def test_the_pool_is_empty_when_the_game_begins() -> None:
    play = choosing("aragorn", "gandalf").expect(twilight=0)
    play.choose("Begin Aragorn", "Pass", "Begin Gandalf", "Pass").expect(twilight=0, phase="fellowship", free_peoples=0)
