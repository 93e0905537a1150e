"""Rings and the One Ring, over many games (F-072 to F-084); positions are in scenarios/leading_rings.yaml and the_one_ring.yaml."""

from __future__ import annotations

from random import Random

import pytest

from onetable.games.fellowship.pieces.playing_cards import CARDS, RING_CARDS, RINGS, THE_ONE_RING
from onetable.games.fellowship.words.choices import Play, PlayToWin
from tests.games.fellowship.scenes import Scene, deals
from tests.rules import rule

EVERYWHERE = pytest.mark.parametrize(("chapter", "players"), [(chapter, players) for chapter in (1, 3, 6, 13) for players in (1, 2, 3, 4)])


def a_ring_was_played(scene: Scene) -> bool:
    """Whether a Ring has fallen in this round, perhaps in the present trick."""
    on_table = sum(1 << card for _, card in scene.board.trick)
    return any(pile & RING_CARDS for pile in (*scene.board.piles, on_table))


def leads_are_legal(scene: Scene) -> None:
    """Rings are among the leads only if one has been played, or if there is nothing else."""
    hand = scene.board.hands[scene.chair]
    rings = [word for word in scene.words(Play) if word.card.suit == RINGS]
    if hand & ~RING_CARDS and not a_ring_was_played(scene):
        assert not rings and not scene.words(PlayToWin)
    else:
        assert len(rings) == (hand & RING_CARDS).bit_count()


@rule("F-074", "F-076", "F-077", "F-078")
@EVERYWHERE
def test_rings_are_led_only_after_one_was_played_or_from_a_hand_of_rings(chapter: int, players: int) -> None:
    freed = 0
    for scene in deals(chapter, players, range(1, 21)):
        dice = Random(scene.board.dice.seed)
        while scene.game.decision is not None and scene.board.round == 1:
            board = scene.board
            if scene.is_playing():
                assert board.broken == a_ring_was_played(scene)
                assert all(view.table.broken == board.broken for view in scene.views())
                if not board.trick:
                    leads_are_legal(scene)
            scene.take(dice.choice)
        if scene.board.round > 1:
            continue
        freed += scene.board.broken
        assert scene.told().count("RingsBroken") == (1 if scene.board.broken else 0)
    assert freed > 5


@rule("F-079", "F-080")
@EVERYWHERE
def test_the_one_ring_is_always_offered_both_ways(chapter: int, players: int) -> None:
    offered = 0
    for scene in deals(chapter, players, range(1, 16)):
        dice = Random(scene.board.dice.seed)
        while scene.game.decision is not None:
            plain = THE_ONE_RING in [word.card for word in scene.words(Play)]
            assert bool(scene.words(PlayToWin)) == plain
            offered += plain
            number, turn = scene.board.number, scene.board.turn
            names = scene.offered()
            name = "PlayToWin R1" if "PlayToWin R1" in names and dice.random() < 0.5 else dice.choice(names)
            scene.choose(name)
            if name.endswith("R1") and scene.is_playing() and scene.board.number == number:
                assert scene.chair != turn  # nothing more is asked of who played it: the next one plays
    assert offered > 0


@rule("F-081", "F-082", "F-084")
@EVERYWHERE
def test_only_the_declared_one_ring_wins_off_suit(chapter: int, players: int) -> None:
    declared = thrown = 0
    for scene in deals(chapter, players, range(1, 31)):
        dice = Random(scene.board.dice.seed)
        while scene.game.decision is not None and scene.board.round == 1:
            told = len(scene.told())
            scene.play_trick(lambda names: "PlayToWin R1" if "PlayToWin R1" in names else dice.choice(names))  # noqa: B023
            board = scene.board
            if board.round > 1 or not board.last_trick:
                break
            led = CARDS[board.last_trick[0][1]].suit
            winner = next(chair for chair in board.chairs() if board.taken[chair] >> (board.number - 1) & 1)
            outright = any(word.startswith("PlaysOutright") for word in scene.told()[told:])
            card = next(CARDS[card] for chair, card in board.last_trick if chair == winner)
            if outright and THE_ONE_RING in [CARDS[card] for _, card in board.last_trick]:
                assert card == THE_ONE_RING
                declared += 1
            elif led != RINGS:
                assert card.suit == led
                thrown += any(CARDS[card].suit == RINGS for _, card in board.last_trick)
    assert declared > 0 and thrown > 0
