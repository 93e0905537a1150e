"""Chapter 15, The Leaves of Lothlórien: Gimli plays blindfolded, but not alone, and never as the pyramid (F-227 to F-229)."""

from __future__ import annotations

from collections import defaultdict
from random import Random

import pytest

from onetable.games.fellowship.pieces.playing_cards import BITS, MOUNTAINS, ONE_RING, Card
from tests.games.fellowship.choosers import every_cast
from tests.games.fellowship.scenes import Scene, deals
from tests.rules import rule

FIVE_OF_MOUNTAINS = BITS[Card(MOUNTAINS, 5)]


def others_see(scene: Scene, player: int) -> list[bytes]:
    """What everybody but this player sees, a spectator first."""
    return [seen.encode() for seen in scene.views() if seen.seat != player]


def played_by_gimli(scene: Scene) -> dict[str, list[Scene]]:
    """By suit: the scene after each card that Gimli may play now, but for the 1 of Rings."""
    found: dict[str, list[Scene]] = defaultdict(list)
    for name in scene.offered():
        if not name.endswith("R1"):
            found[name.split()[1][0]].append(scene.twin().choose(name))
    return found


@rule("F-227")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_can_tell_gimlis_card_before_the_trick_is_complete(players: int) -> None:
    """Whichever card of the suit he plays: the others see and hear the same until all have played."""
    compared = 0
    for seed in range(1, 31):
        scene, dice = Scene.dealt(15, players, seed).after_setup(seed=seed), Random(seed)
        gimli = scene.seat("gimli")
        while scene.game.decision is not None:
            if scene.is_playing() and scene.chair == gimli and len(scene.board.trick) < len(scene.board.players) - 1:
                owner = scene.player
                for twins in played_by_gimli(scene).values():
                    twins = [twin for twin in twins if twin.board.number == scene.board.number]  # not completed by a lone open card
                    if not twins:
                        continue
                    assert len({tuple(others_see(twin, owner)) for twin in twins}) == 1
                    told = {tuple(twin.told(seat)) for twin in twins for seat in range(-1, players) if seat != owner}
                    assert len(told) == 1
                    compared += len(twins) > 1
            scene.take(dice.choice)
    assert compared > 30


@rule("F-227")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_gimlis_card_is_seen_after_the_trick_and_wins_like_any_other(players: int) -> None:
    tricks_won = 0
    for seed in range(1, 41):
        scene, dice = Scene.dealt(15, players, seed).after_setup(seed=seed), Random(seed)
        gimli = scene.seat("gimli")
        while scene.game.decision is not None:
            number, to_win = scene.board.number, False
            while scene.game.decision is not None and scene.board.number == number:
                name = dice.choice(scene.offered())
                to_win |= name.startswith("PlayToWin")
                scene.choose(name)
            trick = scene.board.last_trick
            assert all(seen.table.last_trick == trick for seen in scene.views())
            led = trick[0][1] >> 3
            highest = max([card for _, card in trick if card >> 3 == led])
            winner = next(chair for chair, card in trick if card == (ONE_RING if to_win else highest))
            assert scene.board.taken[winner] >> number & 1
            tricks_won += winner == gimli
    assert tricks_won > 5


@rule("F-227")
def test_gimli_names_the_suit_and_plays_the_1_of_rings_openly() -> None:
    hands = {"gimli": "M5 R1", "haldir": "M2 F7", "orophin_and_rumil": "M3 F6", "legolas": "M4 F4"}
    threats = {"gimli": 5, "haldir": 7, "orophin_and_rumil": 6, "legolas": 4}
    scene = Scene(15, characters=list(hands), hands=hands, leader="haldir", threats=threats, broken=True)
    scene.choose("Play M2", "Play M3", "Play M4")
    last = scene.twin()
    last.choose("Play M5")  # he is the last to play: the card is turned up at once, and he wins
    assert {"PlaysFaceDownCard gimli mountains", "TurnsUp gimli M5", "WinsTrick gimli 1"} <= set(last.told())
    assert last.verdict("gimli") == "sure"
    first = Scene(15, characters=list(hands), hands=hands, leader="gimli", threats=threats, broken=True)
    veiled = first.twin().choose("Play M5")
    assert "PlaysFaceDownCard gimli mountains" in veiled.told(1) and not any("M5" in word for word in veiled.told())
    assert [seen.table.trick == [(0, FIVE_OF_MOUNTAINS)] for seen in veiled.views()] == [False, True, False, False, False]
    open_ring = first.twin().choose("PlayToWin R1")
    assert "PlaysOutright gimli" in open_ring.told(1)
    assert all(seen.table.trick == [(0, ONE_RING)] for seen in open_ring.views())


@rule("F-228")
def test_alone_gimlis_card_lies_open_at_once() -> None:
    seen_early = 0
    for scene in deals(15, 1, range(1, 31)):
        scene.after_setup()
        gimli, dice = scene.seat("gimli"), Random(3)
        while scene.game.decision is not None:
            scene.take(dice.choice)
            card = next((card for chair, card in scene.board.trick if chair == gimli), None)
            if card is not None:
                assert all((gimli, card) in seen.table.trick for seen in scene.views())
                seen_early += 1
        assert not any(word.startswith(("PlaysFaceDownCard", "TurnsUp")) for word in scene.told())
    assert seen_early > 10


@rule("F-229")
def test_the_pyramid_is_never_gimli() -> None:
    """However the characters are chosen, wherever the 1 of Rings lies: one of the players is Gimli, never the pyramid."""
    holders = set()
    for scene in deals(15, 2, range(1, 61)):
        holders.add(scene.board.ring_holder)
        ways = list(every_cast(scene))
        for way in ways:
            assert way.board.cast[2] != "gimli" and "gimli" in way.board.cast[:2]
            assert {"gimli", "haldir", "orophin_and_rumil"} == set(way.board.cast)
        assert {way.board.cast[2] for way in ways} == {"haldir", "orophin_and_rumil"}
    assert holders == {0, 1, 2}


@rule("F-229")
def test_gimli_is_refused_to_the_pyramid_with_a_reason() -> None:
    for scene in deals(15, 2, range(1, 31)):
        if scene.board.ring_holder == 2:  # the pyramid chooses first
            assert scene.chair == 2 and "BeCharacter gimli" not in scene.offered()
            assert scene.refused()["BeCharacter gimli"] == "NotForThePyramid"
            return
    raise AssertionError("in none of these deals the pyramid chooses first")
