"""Chapter 17, The Great River: Rivers are trump, and what they add for one and for two (F-235 to F-239)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from onetable.games.fellowship.pieces.playing_cards import MAIN_DECK, MASKS, ONE_RING, ONE_RING_CARD, RIVERS, SUIT_CARDS, cards_in
from onetable.games.fellowship.table import EMPTY, FACE_DOWN
from tests.games.fellowship.scenes import Scene, deals
from tests.rules import rule

CAST = ["frodo", "gimli", "legolas", "merry"]
GROUP = ["frodo", "boromir_son_of_denethor_burdened", "samwise_gamgee_burdened", "aragorn_son_of_arathorn_burdened"]
RIVER = 5  # the place of the suit
# The goals of Gimli and Legolas are still open, so that the round goes on.
OPEN: dict[str, Any] = {"threats": {"gimli": 7, "legolas": 6}, "won": [["frodo", "R2 R3 R4 R5"], ["merry", "S1 S2 S3 S4"]], "broken": True}


def trick(chapter: int, cards: str, *, to_win: bool = False) -> str:
    """The character that wins a trick of these cards, led by Frodo and played in turn."""
    cast = CAST if chapter == 17 else GROUP
    played = cards.split()
    rest = ["M7", "F6", "H7", "H8"]
    hands: dict[str | int, str] = {who: f"{card} {other}" for who, card, other in zip(cast, played, rest, strict=True)}
    scene = Scene(17, 4, CAST, hands, leader="frodo", **OPEN) if chapter == 17 else breaking(hands)
    scene.choose(*[f"{'PlayToWin' if to_win and card == 'R1' else 'Play'} {card}" for card in played])
    return next(word.split()[1] for word in scene.told() if word.startswith("WinsTrick"))


def breaking(hands: dict[str | int, str]) -> Scene:
    """The same trick in chapter 18, where Rivers are in the deck as well."""
    return Scene(
        18, 4, GROUP, hands, leader="frodo", event="group_1", threats={GROUP[2]: 2, GROUP[3]: 1}, broken=True,
        won=[["frodo", "R2 R3 R4 R5"], [GROUP[2], "H2 S2"], [GROUP[3], "S1 S3 S4"]],
    )  # fmt: skip


@rule("F-235")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("S8 V1 S7 S6", "gimli"),
        ("S8 V3 V5 V4", "legolas"),
        ("S8 V3 S7 V4", "merry"),
        ("V4 V2 S8 V3", "frodo"),
        ("V4 S8 V6 S5", "legolas"),
        ("S5 S8 S7 F8", "gimli"),
    ],
)
def test_the_highest_river_wins(cards: str, winner: str) -> None:
    assert trick(17, cards) == winner


@rule("F-235")
@pytest.mark.parametrize(("cards", "winner"), [("S8 V1 S7 S6", 0), ("S5 V8 S7 V7", 2), ("V4 S8 V6 S5", 2)])
def test_in_chapter_18_rivers_are_an_ordinary_suit(cards: str, winner: int) -> None:
    assert trick(18, cards) == GROUP[winner]


@rule("F-235")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_rivers_win_in_real_games_and_may_be_led_and_must_be_followed(players: int) -> None:
    by_river = led_river = 0
    for seed in range(1, 26):
        scene, dice = Scene.dealt(17, players, seed).after_setup(seed=seed), Random(seed)
        board, first_round = scene.board, scene.board.round
        while scene.game.decision is not None and board.round == first_round:
            number, to_win = board.number, False
            while board.number == number and board.round == first_round and scene.game.decision is not None:
                hand = board.hands[board.turn]
                if not board.trick:
                    rivers_held = {card.code for card in cards_in(hand & MASKS[RIVER])}
                    assert rivers_held <= {name.split()[1] for name in scene.offered()}
                elif hand & MASKS[board.trick[0][1] >> 3]:
                    follow = cards_in(hand & MASKS[board.trick[0][1] >> 3])
                    assert {name.split()[1] for name in scene.offered()} == {card.code for card in follow}
                name = dice.choice(scene.offered())
                to_win |= name.startswith("PlayToWin")
                scene.choose(name)
            if board.round != first_round or board.number != number + 1:
                continue  # alone a whole trick may have fallen by itself
            rivers = [card for _, card in board.last_trick if card >> 3 == RIVER]
            led = board.last_trick[0][1] >> 3
            best = ONE_RING if to_win else max(rivers or [card for _, card in board.last_trick if card >> 3 == led])
            winner = next(chair for chair, card in board.last_trick if card == best)
            assert board.taken[winner] >> number & 1
            by_river += bool(rivers) and led != RIVER and not to_win
            led_river += led == RIVER
    assert by_river > 5 and led_river > 5


@rule("F-236")
def test_rivers_lose_to_the_1_of_rings_that_is_declared_to_win() -> None:
    assert trick(17, "S8 V8 R1 V7", to_win=True) == "legolas"
    assert trick(17, "V8 R1 V7 V6", to_win=True) == "gimli"
    assert trick(17, "R1 V8 V7 V6", to_win=True) == "frodo"


@rule("F-236")
def test_rivers_beat_the_1_of_rings_that_is_not_declared() -> None:
    assert trick(17, "S8 V1 R1 S7") == "gimli"
    assert trick(17, "R1 V1 S8 S7") == "gimli"
    assert trick(17, "V1 R1 S8 S7") == "frodo"


@rule("F-237")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_rivers_1_to_8_join_for_one_or_four_and_1_to_6_for_two_or_three(players: int) -> None:
    highest = 6 if players in (2, 3) else 8
    rivers = sum(1 << 40 + rank for rank in range(highest))
    for chapter in (17, 18):
        for scene in deals(chapter, players, range(1, 6)):
            assert scene.board.deck == MAIN_DECK | rivers
            assert scene.board.deck.bit_count() == (43 if players in (2, 3) else 45)
            everywhere = [*scene.board.hands, scene.board.stock, scene.board.buried, scene.board.lost]
            assert sum(everywhere) == scene.board.deck
    assert scene.board.deck & SUIT_CARDS[RIVERS] == rivers


@rule("F-237", "F-238")
def test_alone_the_draw_deck_has_28_cards() -> None:
    rivers_in_deck = 0
    for scene in deals(17, 1, range(1, 51)):
        board = scene.board
        assert board.deck.bit_count() == 45 and board.lost.bit_count() == 1
        assert [hand.bit_count() for hand in board.hands] == [4, 4, 4, 4] and board.hands[0] & ONE_RING_CARD
        assert board.stock.bit_count() == 28 and scene.view(0).counts.stock == 28
        rivers_in_deck += (board.stock & SUIT_CARDS[RIVERS]).bit_count()
    assert 50 * 4 < rivers_in_deck < 50 * 6  # on average 28/44 of the eight


@rule("F-239")
def test_for_two_the_pyramid_has_two_more_face_down_cards_on_top() -> None:
    for chapter in (17, 18):
        for scene in deals(chapter, 2, range(1, 16)):
            pyramid = scene.board.pyramid
            assert pyramid is not None and pyramid.rows == (2, 3, 4, 5) and len(pyramid.places) == 14
            for seen in scene.views():
                shown = seen.table.pyramid
                assert shown is not None
                hidden = [place for place, card in enumerate(shown.places) if card == FACE_DOWN]
                assert hidden == [0, 1, 3, 5, 6, 7, 8]  # the two on top, the middle of the three, all of the four
            assert [scene.holding(chair) for chair in range(3)] == [14, 14, 14]


@rule("F-239")
def test_the_two_on_top_are_covered_by_the_row_of_3() -> None:
    reached = set()
    for seed in range(1, 41):
        scene, dice = Scene.dealt(17, 2, seed), Random(seed)
        while scene.game.decision is not None and scene.board.round == 1:
            pyramid = scene.board.pyramid
            if pyramid is not None and scene.board.number and not scene.board.trick:
                for place in (0, 1):
                    if pyramid.places[place] == EMPTY:
                        continue
                    covered = pyramid.places[2 + place] != EMPTY or pyramid.places[3 + place] != EMPTY
                    assert bool(scene.board.buried >> pyramid.places[place] & 1) == covered
                    assert covered or pyramid.shown >> place & 1
                    reached.add((place, covered))
            scene.take(dice.choice)
    assert reached == {(0, True), (0, False), (1, True), (1, False)}
