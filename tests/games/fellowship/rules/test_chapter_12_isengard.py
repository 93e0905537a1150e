"""Chapter 12, Delayed in Isengard: Saruman, the three helpers of Gandalf, and Radagast's and Shadowfax's cards (F-212 to F-217)."""

from __future__ import annotations

from random import Random

import pytest

from onetable.games.fellowship.pieces.playing_cards import BITS, CARDS, MASKS, RING_CARDS, cards_in
from onetable.games.fellowship.table import NOBODY
from onetable.games.fellowship.view import UNKNOWN_CARD
from onetable.games.fellowship.words.choices import LayCard, LeaveTucked, SetAsideCard, TuckCard
from tests.games.fellowship.choosers import seated, wanting
from tests.games.fellowship.scenes import Scene
from tests.rules import rule

ALL_FOUR = ["gandalf", "gwaihir", "shadowfax", "radagast"]
EVERY_COUNT = pytest.mark.parametrize("players", [1, 2, 3, 4])


# ---- Saruman


CONTENT = [["gwaihir", "M5 S3 S4 S5"], ["gwaihir", "M8 S6 S7 S8"], ["shadowfax", "H1 F1"], ["shadowfax", "H5 S2"], ["radagast", "F4 F6"],
           ["radagast", "F7 F8"]]  # fmt: skip


@rule("F-212")
@pytest.mark.parametrize(("card", "verdict"), [("R1", "sure"), ("S1", "sure"), ("R2", "behind")])
def test_the_1_of_rings_is_a_rank_1_for_gandalf(card: str, verdict: str) -> None:
    """Gandalf lacks an 8 and a 1: he wins the trick with the 8, and the third card decides."""
    scene = Scene(
        12,
        characters=ALL_FOUR,
        hands={"gandalf": "H8 M4", "gwaihir": "H2 M1", "shadowfax": f"{card} M6", "radagast": "H3 M7"},
        won=[*CONTENT, ["gandalf", "H4 F2 F3 F5"], ["gandalf", "H6 H7 M2 M3"]],
        leader="gandalf",
        broken=True,
    )
    assert scene.verdict("gandalf") == "behind"
    scene.choose("Play H8", "Play H2", f"Play {card}", "Play H3")
    assert card in scene.won("gandalf").split()
    assert scene.verdict("gandalf") == verdict
    assert scene.outcome == ("won" if verdict == "sure" else "")


@rule("F-212")
def test_the_1_of_rings_is_no_other_rank() -> None:
    """Gandalf has every rank but the 8: the 1 of Rings that wins a trick does not make up for it."""
    scene = Scene(
        12,
        players=3,
        characters=["gandalf", "gwaihir", "shadowfax"],
        hands={"gandalf": "R1 M1", "gwaihir": "H3 M8", "shadowfax": "H2 F8"},
        won=[*CONTENT[2:4], ["gandalf", "H7 F2 F3"], ["gandalf", "H4 F5 H6"], ["gwaihir", "M3 M4"], ["gwaihir", "M7"]],
        leader="gwaihir",
        broken=True,
    )
    scene.choose("Play H3", "Play H2", "PlayToWin R1")
    assert "R1" in scene.won("gandalf") and scene.verdict("gandalf") == "behind"


# ---- one step of progress for each trick


@rule("F-213")
@pytest.mark.parametrize(("helper", "suit"), [("gwaihir", "M"), ("shadowfax", "H"), ("radagast", "F")])
def test_several_cards_of_the_suit_in_one_trick_count_once(helper: str, suit: str) -> None:
    first, second = [letter for letter in "HMF" if letter != suit]
    friends = {"M": "gwaihir", "H": "shadowfax", "F": "radagast"}
    cast = [helper, "gandalf", friends[first], friends[second]]
    hands = [f"{suit}8 {suit}7 S8", f"{suit}1 S1 S4", f"{suit}2 S2 S5", f"{suit}3 S3 S6"]
    content = [
        ["gandalf", [f"{first}{rank}" for rank in (1, 2, 3, 4)]],
        ["gandalf", [f"{second}{rank}" for rank in (5, 6, 7, 8)]],
        *[[friends[first], [f"{first}{rank}"]] for rank in (5, 6)],
        *[[friends[second], [f"{second}{rank}"]] for rank in (1, 2)],
    ]
    scene = Scene(12, characters=cast, hands=dict(zip(cast, hands, strict=True)), won=content, leader=helper)
    scene.choose(*[f"Play {suit}{rank}" for rank in (8, 1, 2, 3)])
    assert scene.tricks(helper) == 1 and scene.verdict(helper) == "behind"
    scene.choose(f"Play {suit}7", "Play S1", "Play S2", "Play S3")
    assert scene.tricks(helper) == 2 and scene.verdict(helper) == "sure"


# ---- Radagast's cards


def with_radagast(players: int, seed: int) -> Scene:
    """Somebody is Radagast, and is asked which card to set aside."""
    scene = Scene.dealt(12, players, seed)
    scene.after_choice(seated("radagast", seed=seed))
    return scene.play_until(lambda now: bool(now.words(SetAsideCard)), seed=seed)


@rule("F-214")
@EVERY_COUNT
def test_radagast_sets_aside_any_cards_even_rings(players: int) -> None:
    rings_offered = 0
    for seed in range(1, 31):
        scene = with_radagast(players, seed)
        hand = cards_in(scene.board.hands[scene.seat("radagast")])
        assert tuple([word.card for word in scene.words(SetAsideCard)]) == hand
        scene.take(Random(seed).choice)
        left = cards_in(scene.board.hands[scene.seat("radagast")])
        assert len(left) == len(hand) - 1
        assert {word.card for word in scene.words(LayCard)} == set(left)
        rings_offered += any(1 << BITS[word.card] & RING_CARDS for word in scene.words(LayCard))
    assert rings_offered


@rule("F-214")
def test_radagast_may_keep_even_the_1_of_rings_and_may_lay_another_ring() -> None:
    scene = Scene(12, characters=ALL_FOUR, hands={"radagast": "R1 R4", "gwaihir": "F1", "gandalf": "F2"}, stage="setup")
    scene.play_until(lambda now: bool(now.words(SetAsideCard)))
    scene.choose("SetAsideCard R1")
    scene.choose("LayCard R4")
    assert scene.board.aside == (3, BITS[cards_in(RING_CARDS)[0]]) and scene.board.laid[1] == BITS[cards_in(RING_CARDS)[3]]


@rule("F-215")
@EVERY_COUNT
def test_all_see_the_cards_that_radagast_sets_aside(players: int) -> None:
    for seed in range(1, 16):
        scene = with_radagast(players, seed)
        chair = scene.seat("radagast")
        aside = BITS[scene.words(SetAsideCard)[-1].card]
        scene.game.answer(len(scene.words(SetAsideCard)) - 1)
        for seen in scene.views():
            assert seen.table.aside == (chair, aside)
        laid = BITS[scene.words(LayCard)[0].card]
        scene.game.answer(0)
        for seat, seen in enumerate(scene.views(), -1):
            assert seen.table.aside == (chair, aside)
            assert seen.table.laid[:2] == (chair, laid) or (chair, laid) in seen.table.trick or scene.board.number
            assert {f"SetsAside radagast {CARDS[aside].code}", f"LaysFirst radagast {CARDS[laid].code}"} <= set(scene.told(seat))


@rule("F-216")
@EVERY_COUNT
def test_radagasts_card_does_not_fix_the_suit_of_a_trick_that_gandalf_leads(players: int) -> None:
    strange = 0
    for seed in range(1, 31):
        scene = with_radagast(players, seed).after_setup(wanting("LeaveTucked", seed=seed))
        gandalf, radagast, board = scene.seat("gandalf"), scene.seat("radagast"), scene.board
        laid = board.laid[1]
        while board.number == 0:
            if board.trick and scene.is_playing():
                led = MASKS[board.trick[0][1] >> 3]
                hand = board.hands[board.turn]
                assert {name.split()[1] for name in scene.offered()} == {card.code for card in cards_in(hand & led or hand)}
            scene.take(Random(seed).choice)
        assert board.last_trick[0][0] == gandalf and (radagast, laid) in board.last_trick
        strange += laid >> 3 != board.last_trick[0][1] >> 3
    assert strange  # in some of these tricks Radagast's card was of another suit


@rule("F-216")
@pytest.mark.parametrize(
    ("leader", "must_follow_with", "winner"),
    [("radagast", "Play F5", "gandalf"), ("gwaihir", "Play M5", "gwaihir")],
    ids=["the lead is his", "the lead is another's"],
)
def test_the_card_for_the_last_trick_is_the_lead_only_if_the_lead_is_his(leader: str, must_follow_with: str, winner: str) -> None:
    """Radagast has kept the 4 of Forests; Gandalf, who took the lost card, holds both a Forest and a Mountain."""
    open_goal = ["gandalf", "S1"] if leader == "gwaihir" else ["gwaihir", "M8"]  # the other one still depends on this trick
    content = [["gandalf", "S2 S3 S4"], ["gandalf", "S5 S6 S7 S8"], ["shadowfax", "H7"], ["shadowfax", "H8"], ["radagast", "F7"]]
    content += [["radagast", "F8"], ["gwaihir", "M7"], open_goal]
    scene = Scene(
        12,
        characters=["radagast", "gwaihir", "gandalf", "shadowfax"],
        hands={"gwaihir": "M6", "gandalf": "F5 M5", "shadowfax": "H1"},
        aside={"radagast": "F4"},
        won=content,
        leader=leader,
    )
    scene.choose("Play M6")
    assert scene.asked == "gandalf" and scene.offered() == [must_follow_with]
    scene.choose(must_follow_with).play_on()
    assert {"Leads radagast F4", "Plays radagast F4"} & set(scene.told())
    assert f"WinsTrick {winner} {len(content) + 1}" in scene.told()


# ---- Shadowfax's card


@rule("F-217")
@pytest.mark.parametrize("players", [3, 4])
def test_shadowfax_sees_his_tucked_card_at_any_time_and_nobody_else_does(players: int) -> None:
    for seed in range(1, 9):
        scene = Scene.dealt(12, players, seed)
        scene.play_until(lambda now: bool(now.words(TuckCard)), seated("shadowfax", seed=seed))
        owner = scene.seat("shadowfax")
        scene.take(Random(seed).choice)
        tucked = scene.board.tucked[1]
        looked, pick = 0, wanting("LeaveTucked", seed=seed)
        while scene.game.decision is not None and scene.board.tucked[0] != NOBODY:
            for seen in scene.views():
                assert seen.table.tucked == (owner, tucked if seen.seat == owner else UNKNOWN_CARD)
            looked += 1
            scene.take(pick)
        assert looked > 20 or scene.outcome
        assert f"Tucks shadowfax {CARDS[tucked].code}" not in scene.told()


@rule("F-217")
def test_a_lone_player_sees_the_tucked_card() -> None:
    scene = Scene.dealt(12, 1, 3)
    scene.play_until(lambda now: bool(now.words(LeaveTucked)), seated("shadowfax"))
    assert scene.view(0).table.tucked == scene.board.tucked
    assert scene.board.tucked[0] == scene.seat("shadowfax")
