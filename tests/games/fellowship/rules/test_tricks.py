"""Tricks: rounds, leading, following and winning (F-058 to F-071); positions are in scenarios/tricks.yaml."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from onetable.games.fellowship.pieces.playing_cards import CARDS, RINGS, RIVERS, Card, cards_in
from onetable.games.fellowship.words.choices import Play, PlayToWin
from tests.games.fellowship.rules.play_through import rounds
from tests.games.fellowship.scenes import Chooser, Scene, deals
from tests.rules import rule

# Chapters without an event that changes who wins a trick or who must follow.
PLAIN = pytest.mark.parametrize("chapter", [1, 2, 3, 8, 13])
COUNTS = pytest.mark.parametrize("players", [1, 2, 3, 4])


def decisions(chapter: int, players: int, seeds: range = range(1, 16)) -> Iterator[Scene]:
    """Every moment of some random games at which a card is to be played."""
    for scene in deals(chapter, players, seeds):
        dice = Random(scene.board.dice.seed)
        while scene.game.decision is not None and scene.board.round == 1:
            if scene.is_playing():
                yield scene
            scene.take(dice.choice)


def offered_cards(scene: Scene) -> set[Card]:
    """The cards that may be played now."""
    return {word.card for word in scene.words(Play)} | {word.card for word in scene.words(PlayToWin)}


def without_the_one_ring(dice: Random) -> Chooser:
    """Choices at random, but the 1 of Rings never takes a trick outright."""
    return lambda offered: dice.choice([name for name in offered if name != "PlayToWin R1"])


@rule("F-058")
@pytest.mark.parametrize(("players", "tricks"), [(1, 9), (2, 12), (3, 12), (4, 9)])
def test_a_round_is_one_deal_and_several_tricks(players: int, tricks: int) -> None:
    whole = 0
    for scene in rounds(1, players, range(1, 121)):
        numbers = [int(word.split()[-1]) for word in scene.told() if word.startswith("WinsTrick")]
        assert numbers == list(range(1, len(numbers) + 1)) and len(numbers) <= tricks
        assert scene.board.round == 1 and scene.board.deck.bit_count() == 37
        assert sum(word.startswith("RoundBegins") for word in scene.told()) == 1
        assert sum(word.startswith("CardLost") for word in scene.told()) == 1
        whole += len(numbers) == tricks
    assert whole > 0 or players == 1, "no round was played to its end; alone, with open cards, the last trick is decided before"


@rule("F-060")
@PLAIN
@COUNTS
def test_the_leader_may_play_any_card_but_rings_that_are_not_free(chapter: int, players: int) -> None:
    leads = 0
    for scene in decisions(chapter, players):
        if not scene.board.trick:
            hand = set(cards_in(scene.board.hands[scene.chair]))
            others = {card for card in hand if card.suit != RINGS}
            assert offered_cards(scene) == (hand if scene.board.broken or not others else others)
            leads += 1
    assert leads > 20


@rule("F-062")
@pytest.mark.parametrize("lead", ["H5", "M5", "F5", "S5", "R5"])
def test_any_suit_can_be_led(lead: str) -> None:
    scene = Scene(
        1,
        characters=["frodo", "gandalf", "bilbo", "pippin"],
        hands={"frodo": "H5 M5 F5 S5 R5", "gandalf": "H1 M1 F1 S1 R1", "bilbo": "H2 M2 F2 S2 R2", "pippin": "H3 M3 F3 S3 R3"},
        broken=True,
    )
    scene.choose(f"Play {lead}")
    for rank in (1, 2, 3):
        suited = [name for name in scene.offered() if name.startswith("Play ")]
        assert suited == [f"Play {lead[0]}{rank}"]
        scene.choose(suited[0])
    assert scene.tricks("frodo") == 1


@rule("F-064")
@PLAIN
@COUNTS
def test_the_others_follow_clockwise(chapter: int, players: int) -> None:
    for scene in deals(chapter, players, range(1, 9)):
        dice = Random(scene.board.dice.seed)
        scene.after_setup(dice.choice)
        while scene.game.decision is not None and scene.board.round == 1:
            leader = scene.board.leader
            scene.play_trick(dice.choice)
            if scene.board.round == 1:
                assert [chair for chair, _ in scene.board.last_trick] == list(scene.board.clockwise(leader))


@rule("F-065", "F-066")
@PLAIN
@COUNTS
def test_suit_must_be_followed_if_it_can_and_else_any_card_may_fall(chapter: int, players: int) -> None:
    bound = free = 0
    for scene in decisions(chapter, players):
        if scene.board.trick:
            hand = set(cards_in(scene.board.hands[scene.chair]))
            led = CARDS[scene.board.trick[0][1]].suit
            following = {card for card in hand if card.suit == led}
            assert offered_cards(scene) == (following or hand)
            bound, free = bound + bool(following), free + (not following)
    assert bound > 20 and free > 10


@rule("F-067", "F-069")
@PLAIN
@COUNTS
def test_the_highest_card_of_the_led_suit_wins_and_leads_on(chapter: int, players: int) -> None:
    finished = 0
    for scene in deals(chapter, players, range(1, 16)):
        pick = without_the_one_ring(Random(scene.board.dice.seed))
        scene.after_setup(pick)
        while scene.game.decision is not None and scene.board.round == 1:
            scene.play_trick(pick)
            board = scene.board
            if board.round > 1:
                break
            led = CARDS[board.last_trick[0][1]].suit
            ranks = {CARDS[card].rank: chair for chair, card in board.last_trick if CARDS[card].suit == led}
            winner = ranks[max(ranks)]
            assert board.taken[winner] >> (board.number - 1) & 1
            assert f"WinsTrick {board.cast[winner]} {board.number}" in scene.told()
            assert board.leader == winner
            if scene.game.decision is not None:
                first = board.trick[0][0] if board.trick else scene.chair
                assert first == winner
            finished += 1
    assert finished > 30


@rule("F-068", "F-090")
@PLAIN
@COUNTS
def test_won_cards_are_no_part_of_any_hand(chapter: int, players: int) -> None:
    """A won trick leaves the play: everybody saw it fall, nobody can play it again."""
    for scene in deals(chapter, players, range(1, 6)):
        dice = Random(scene.board.dice.seed)
        scene.after_setup(dice.choice)
        while scene.game.decision is not None and scene.board.round == 1:
            scene.play_trick(dice.choice)
            board = scene.board
            if board.round > 1:
                break
            won = 0
            for pile in board.won:
                assert not won & pile
                won |= pile
            assert won == sum(board.piles)
            assert not won & (board.buried | board.stock | board.lost) and all(not won & hand for hand in board.hands)


@rule("F-068")
def test_the_winner_collects_the_whole_trick() -> None:
    scene = Scene(
        1,
        characters=["frodo", "gandalf", "bilbo", "pippin"],
        hands={"frodo": "H5 R1", "gandalf": "H6 R2", "bilbo": "H8 R3", "pippin": "S1 R4"},
        won=[["bilbo", "M1 M2 M3 M4"], ["bilbo", "F1 F2 F3 F4"]],
    )
    scene.choose("Play H5", "Play H6", "Play H8", "Play S1")
    assert scene.won("bilbo") == "H5 H6 H8 M1 M2 M3 M4 F1 F2 F3 F4 S1"
    assert [scene.won(who) for who in ("frodo", "gandalf", "pippin")] == ["", "", ""]
    for view in scene.views():
        assert not scene.board.won[2] & sum(view.table.hands) and not view.table.open_hands


@rule("F-067", "F-104")
def test_rivers_beat_the_led_suit() -> None:
    """Judgement: in chapter 17 the highest River wins, whatever was led, and loses only to the declared 1 of Rings."""
    cast = ["frodo", "sam", "merry", "pippin"]
    hands = {"frodo": "H8 M1", "sam": "V1 M2", "merry": "V2 M3", "pippin": "R1 M4"}
    won = [["frodo", "R2 R3 F1 F2"], ["merry", "S5 S6 S7 S8"]]
    river = Scene(17, characters=cast, hands=hands, won=won, threats={"sam": 1})
    assert RIVERS in {card.suit for card in cards_in(river.plan.deck)}
    river.choose("Play H8", "Play V1", "Play V2", "Play R1")
    assert river.tricks("merry") == 2 and "H8" in river.won("merry")
    ring = Scene(17, characters=cast, hands=hands, won=won, threats={"sam": 1})
    ring.choose("Play H8", "Play V1", "Play V2", "PlayToWin R1")
    assert ring.tricks("pippin") == 1
