"""The first game with the starters: fixed companions, seven sites, chance begins (T-075 to T-081)."""

from __future__ import annotations

import pytest

from onetable.games.tcg.decklist import deck
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.speech.news import PlayerWon
from tests.games.tcg.rules.tables import Table, told
from tests.games.tcg.scenes import scene
from tests.rules import rule

ARAGORN, GANDALF = 0, 1  # the seats of the two starters


def first_game(seed: int = 1, players: int = 2) -> Table:
    return Table(players, seed, first_game=True)


@rule("T-075")
def test_only_the_sites_one_to_seven_form_the_adventure_decks() -> None:
    board = first_game().board
    first = board.fp
    for seat in (ARAGORN, GANDALF):
        numbers = [board.cards[site].site for site in board.adventure[seat]]
        assert numbers == list(range(2 if seat == first else 1, 8))
    assert [board.cards[site].site for site in board.path] == [1]


@rule("T-075")
def test_the_seventh_site_is_the_last() -> None:
    assert first_game().board.last_site == 7
    play = scene(last_site=7, site=6, free={"play": ["Aragorn, King in Exile"]}).expect(site=7, winner=0)
    assert told(play, PlayerWon) == [PlayerWon(Player(0), "last site")]
    scene(last_site=7, site=5, moves=0, free={"play": ["Aragorn, King in Exile"]}).expect(site=6, winner=-1)


@rule("T-076", "T-078", "T-079")
@pytest.mark.parametrize("seed", range(1, 6))
def test_frodo_with_the_ring_and_the_companion_of_the_box_are_in_play(seed: int) -> None:
    play = first_game(seed)
    board = play.board
    mine = {seat: {board.cards[card].name for card, piece in board.pieces.items() if piece.owner == seat} for seat in (ARAGORN, GANDALF)}
    both = {"Frodo, Son of Drogo", "The One Ring, The Ruling Ring"}
    assert mine == {ARAGORN: both | {"Aragorn, King in Exile"}, GANDALF: both | {"Gandalf, The Grey Wizard"}}
    play.expect(
        in_play={"The One Ring": {"bearer": "Frodo"}, "The One Ring#2": {"bearer": "Frodo#2"}}, ring_bearer={0: "Frodo", 1: "Frodo#2"}
    )
    assert [board.cards[play.handle(name)].twilight for name in ("Aragorn", "Gandalf")] == [4, 4]
    assert play.facts["phase"] == "fellowship" and board.twilight == 0


@rule("T-077")
@pytest.mark.parametrize("name", ["sword_and_dagger", "quiet_feet", "pipes_by_the_fire"])
def test_merry_pippin_and_sam_are_a_whole_starting_fellowship(name: str) -> None:
    """The fixed cards of the deluxe starter are not known; its fellowship costs four, so any deck that holds it can begin with it."""
    play = Table(2, hasty=False, decks=[name, "gandalf"]).bid(1, 0).seat_in_order().choose("Begin Merry", "Begin Sam", "Begin Pippin")
    play.expect(asked=0, offered=["Pass"], in_play={"Merry": {"owner": 0}, "Pippin": {"owner": 0}, "Sam": {"owner": 0}})
    assert [play.board.cards[play.handle(who)].twilight for who in ("Merry", "Pippin", "Sam")] == [1, 1, 2]


@rule("T-080", "T-116")
@pytest.mark.parametrize("seed", [1, 2])
def test_all_other_cards_form_the_draw_deck(seed: int) -> None:
    board = first_game(seed).board
    for seat, name, companion in ((ARAGORN, "aragorn_retail", "1P365"), (GANDALF, "gandalf_retail", "1P364")):
        rest = dict(deck(name).draw)
        rest[companion] -= 1
        found = sorted([board.faces[card] for card in (*board.decks[seat], *board.hands[seat])])
        assert found == sorted([card for card, count in rest.items() for _ in range(count)]) and len(found) == 48
        assert len(board.hands[seat]) == 8


@rule("T-081")
def test_chance_names_the_first_player_and_nobody_bids() -> None:
    for players in (2, 3):
        starts = {seed: first_game(seed, players).board for seed in range(1, 21)}
        assert {board.fp for board in starts.values()} == set(range(players))
        for seed, board in starts.items():
            assert board.turn == 1 and board.burdens == [0] * players
            assert board.fp == first_game(seed, players).board.fp == board.order[0]
