"""Exchanges: one card over, face down, and one card back (F-051 to F-057)."""

from __future__ import annotations

from random import Random

import pytest

from onetable.games.fellowship.pieces.names import Named
from onetable.games.fellowship.pieces.playing_cards import code_line
from onetable.games.fellowship.words.choices import ExchangeWith, Give
from tests.games.fellowship.scenes import Scene, deals
from tests.rules import rule

CAST = ["frodo", "pippin", "bilbo", "gandalf"]


def pippin_turns_to_frodo() -> Scene:
    """Pippin has picked Frodo and is to hand a card over."""
    return Scene(1, characters=CAST, hands={"frodo": "R1 H1", "pippin": "S7 M2"}, lost="F8", stage="setup")


@rule("F-051")
def test_the_acting_character_passes_one_card_face_down_first() -> None:
    scene = pippin_turns_to_frodo()
    assert scene.asked == "pippin" and len(scene.offered()) == 9  # any card of the hand
    before = list(scene.board.hands)
    scene.choose("Give S7 frodo")
    card = before[1] & ~scene.board.hands[1]
    assert card.bit_count() == 1 and scene.board.hands == [before[0] | card, before[1] & ~card, *before[2:]]
    assert "S7" in scene.hand("frodo") and "S7" not in scene.hand("pippin")
    assert [hand.bit_count() for hand in scene.board.hands] == [10, 8, 9, 9]
    assert scene.asked == "frodo"


@rule("F-051", "F-053", "F-086")
def test_only_the_two_see_what_is_exchanged() -> None:
    scene = pippin_turns_to_frodo()
    scene.choose("Give S7 frodo", "Give H1 pippin")
    passed = ["HandsOver pippin S7 frodo", "HandsOver frodo H1 pippin"]
    unseen = ["HandsOverUnseen pippin frodo", "HandsOverUnseen frodo pippin"]
    for seat, expected in ((0, passed), (1, passed), (2, unseen), (3, unseen), (-1, unseen)):
        assert [word for word in scene.told(seat) if word.startswith("HandsOver")] == expected


@rule("F-051", "F-053", "F-086")
def test_nobody_else_can_tell_which_card_was_exchanged() -> None:
    """Whatever the two give, the views of all others are the same to the last byte."""
    for onlooker in (-1, 2):
        seen = set()
        for there in pippin_turns_to_frodo().offered():
            scene = pippin_turns_to_frodo().choose(there)
            seen.add(("there", scene.view(onlooker).encode()))
            for back in scene.offered():
                seen.add(("back", scene.twin().choose(back).view(onlooker).encode()))
        assert len(seen) == 2


@rule("F-052", "F-054")
def test_the_partner_looks_at_the_card_before_returning_one() -> None:
    scene = pippin_turns_to_frodo()
    scene.choose("Give S7 frodo")
    assert scene.asked == "frodo" and "Give S7 pippin" in scene.offered()
    assert "S7" in code_line(scene.view(0).table.hands[0])


@rule("F-053")
def test_the_partner_may_return_any_card_and_hands_keep_their_size() -> None:
    start = pippin_turns_to_frodo().choose("Give S7 frodo")
    held = [code for code in start.hand("frodo").split() if code != "R1"]
    assert sorted(start.offered()) == sorted(f"Give {code} pippin" for code in held) and len(held) == 9
    for code in held:
        scene = start.twin().choose(f"Give {code} pippin")
        assert code in scene.hand("pippin") and code not in scene.hand("frodo")
        assert [scene.holding(who) for who in ("frodo", "pippin", "bilbo")] == [9, 9, 9]


@rule("F-054")
def test_the_partner_may_give_the_same_card_back() -> None:
    scene = pippin_turns_to_frodo()
    before = list(scene.board.hands[:2])
    scene.choose("Give S7 frodo", "Give S7 pippin")
    assert list(scene.board.hands[:2]) == before


@rule("F-054")
def test_in_a_simultaneous_exchange_nothing_comes_back() -> None:
    """Judgement: where all pick before anybody looks, as with Bill, the received card cannot be returned."""
    scene = Scene(
        9,
        characters=["glorfindel", "frodo", "bill_the_pony", "sam"],
        hands={"bill_the_pony": "H1 H2", "frodo": "M1"},
        stage="setup",
        seed=2,
    )
    scene.play_until(lambda now: now.asked == "bill_the_pony" and "Give H1 frodo" in now.offered(), seed=3)
    scene.choose("Give H1 frodo")
    scene.play_until(lambda now: now.asked == "frodo", seed=3)
    assert "H1" not in scene.hand("frodo") and "Give H1 bill_the_pony" not in scene.offered()


@rule("F-055")
@pytest.mark.parametrize("chapter", [1, 2, 3, 4, 7, 8, 10, 11, 13, 15])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_only_characters_in_play_are_partners(chapter: int, players: int) -> None:
    for scene in deals(chapter, players, range(1, 9)):
        dice = Random(scene.board.dice.seed)
        scene.after_choice(dice.choice)
        while scene.game.decision is not None and not scene.is_playing():
            partners = [word.partner for word in scene.words(ExchangeWith)]
            receivers = [word.to for word in scene.words(Give)]
            for who in (*partners, *receivers):
                if isinstance(who, Named):
                    assert who.key in scene.board.cast
                    assert who.key != scene.asked
            scene.take(dice.choice)


@rule("F-055")
def test_without_any_partner_in_play_there_is_no_exchange() -> None:
    scene = Scene(11, players=4, characters=["frodo", "aragorn", "boromir", "gloin"], stage="setup", hands={"frodo": "R1"})
    scene.after_setup()
    assert "NoPartner gloin" in scene.told() and "NoPartner aragorn" in scene.told()
    assert not any(word.startswith("Exchanges gloin") for word in scene.told())


@rule("F-056")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pippins_only_partner_in_chapter_1_is_frodo(players: int) -> None:
    """His card names Merry and Sam too, but they are not in this chapter; so he is not even asked with whom."""
    cast = CAST if players == 4 else CAST[:3]
    scene = Scene(1, players=players, characters=cast, stage="setup")
    assert "Exchanges pippin frodo" in scene.told()
    assert scene.asked == "pippin" and all(word.to == Named("frodo") for word in scene.words(Give))
    alone = Scene(1, players=1, characters=CAST, stage="setup")
    assert alone.asked == "pippin" and alone.offered() == ["ExchangeWith frodo", "ExchangeWithNobody"]


def test_who_comes_after_the_one_exchange_of_a_round_alone_is_told_that_it_is_used_up() -> None:
    cast = ["frodo", "pippin", "merry", "sam"]
    scene = Scene(2, players=1, characters=cast, stage="setup")
    scene.play_until(lambda now: "ExchangeWith frodo" in now.offered(), lambda offered: offered[0])
    first = scene.asked
    scene.choose("ExchangeWith frodo")
    scene.play_until(lambda now: now.is_playing(), lambda offered: offered[0])
    later = [name for name in ("pippin", "merry", "sam") if name != first]
    assert [word for word in scene.told() if word.startswith(("ExchangeUsedUp", "NoPartner"))] == [
        f"ExchangeUsedUp {name}" for name in later
    ]


@rule("F-057")
def test_frodo_keeps_the_one_ring_as_a_partner_and_is_told_why() -> None:
    scene = pippin_turns_to_frodo().choose("Give S7 frodo")
    assert "R1" in scene.hand("frodo") and "Give R1 pippin" not in scene.offered()
    assert scene.refused() == {"Give R1 pippin": "FrodoKeepsTheRing"}


@rule("F-057")
def test_frodo_keeps_the_one_ring_where_all_give_at_the_same_time() -> None:
    """Elrond, on the road: everybody passes a card to the right, and Frodo any but that one."""
    scene = Scene(
        "road",
        setup={"pool": ["frodo", "elrond", "gandalf", "arwen"], "gift": "glamdring", "rider": "terror"},
        characters=["frodo", "elrond", "gandalf", "arwen"],
        stage="setup",
        done=["rider"],
    )
    scene.play_until(lambda now: now.asked == "frodo", lambda offered: offered[0])
    assert "R1" in scene.hand("frodo") and not any("R1" in name for name in scene.offered())
    assert scene.refused() == {"Give R1 arwen": "FrodoKeepsTheRing"}
