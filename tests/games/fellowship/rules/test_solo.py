"""Alone with four open hands: set-up and play (F-211 and F-280 to F-296)."""

from __future__ import annotations

from collections import Counter

import pytest

from onetable.games.fellowship.cards.chapters import CHAPTERS
from onetable.games.fellowship.pieces.playing_cards import ONE_RING_CARD, RING_CARDS, bits_of
from onetable.games.fellowship.words.choices import BeCharacter, ExchangeWithNobody, Give
from tests.games.fellowship.choosers import every_cast, seated, wanting
from tests.games.fellowship.scenes import Scene, deals
from tests.rules import rule

ALL_CHAPTERS = pytest.mark.parametrize("chapter", CHAPTERS)
USUAL = [1, 2, 3, 4, 7, 8, 9, 10, 11, 12, 13, 15, 16]  # 37 cards, one lost, no event to choose


@rule("F-211")
def test_alone_boromir_does_not_blow_the_horn() -> None:
    for seed in range(1, 21):
        scene = Scene.dealt(11, 1, seed).after_setup(seed=seed)
        assert "boromir" in scene.board.cast
        assert not any(word.startswith("NamesSuits") for word in scene.told()) and scene.board.horn == (-1, 0)
    with_others = Scene.dealt(11, 4, 1).after_setup(wanting("BeCharacter boromir"))
    assert any(word.startswith("NamesSuits boromir") for word in with_others.told())


# ---- set-up


@rule("F-280")
@ALL_CHAPTERS
def test_alone_the_chapter_shows_its_characters_and_stars(chapter: int) -> None:
    alone, four = Scene.dealt(chapter, 1), Scene.dealt(chapter, 4)
    assert alone.plan.roster == four.plan.roster and alone.plan.required == four.plan.required
    assert set(alone.plan.roster) <= set(CHAPTERS[chapter].roster)
    assert set(alone.plan.required) == set(CHAPTERS[chapter].required) & set(alone.plan.roster)
    assert len(alone.board.players) == 4 and set(alone.board.players) == {0}


@rule("F-281", "F-282")
@pytest.mark.parametrize("chapter", [*USUAL, 5, 17, 18, "road"])
def test_one_open_lost_card_never_the_1_of_rings(chapter: int | str) -> None:
    for scene in deals(chapter, 1, range(1, 81)):
        taken = [word.split()[-1] for word in scene.told() if word.startswith("CardLost")]
        assert len(taken) == 1 and taken != ["R1"]
        elsewhere = [*scene.board.hands[1:], scene.board.stock, scene.board.lost]
        assert scene.board.hands[0] & ONE_RING_CARD and not any(cards & ONE_RING_CARD for cards in elsewhere)
        if scene.words(BeCharacter):  # nobody has taken it yet
            assert scene.board.lost.bit_count() == 1 and scene.fact("lost") == taken[0]
            assert all(seen.table.lost == scene.board.lost for seen in scene.views())


@rule("F-281")
def test_the_1_of_rings_lies_aside_so_every_other_card_is_lost_equally_often() -> None:
    lost = Counter(scene.fact("lost") for scene in deals(2, 1, range(1, 1081)))
    assert len(lost) == 36 and all(10 < count < 56 for count in lost.values())  # 30 on average


@rule("F-283")
def test_the_hands_have_nothing_to_do_with_the_lost_card() -> None:
    """After the lost card the deck is shuffled again: whichever suit was lost, every card comes to every place about as often."""
    of_suit: Counter[str] = Counter()
    in_hands: Counter[tuple[str, int]] = Counter()
    by_chair: Counter[tuple[int, int]] = Counter()
    for scene in deals(2, 1, range(1, 1001)):
        suit = scene.fact("lost")[0]
        of_suit[suit] += 1
        for chair, hand in enumerate(scene.board.hands):
            for card in bits_of(hand & ~ONE_RING_CARD):
                in_hands[suit, card] += 1
                by_chair[chair, card] += 1
    for (suit, _), count in in_hands.items():
        assert 0.5 < count / (of_suit[suit] * 15 / 35) < 1.5
    assert len(by_chair) == 4 * 36
    for (chair, _), count in by_chair.items():
        assert 0.5 < count / (1000 * (3 if chair == 0 else 4) / 36) < 1.6


@rule("F-283")
def test_the_same_lost_card_comes_with_different_hands() -> None:
    dealt: dict[str, set[tuple[int, ...]]] = {}
    for scene in deals(2, 1, range(1, 201)):
        dealt.setdefault(scene.fact("lost"), set()).add(tuple(scene.board.hands))
    assert sum(len(hands) for hands in dealt.values()) == 200


@rule("F-284", "F-285")
@pytest.mark.parametrize("chapter", [*USUAL, 5, 6, 17, 18, "road"])
def test_three_open_hands_of_4_and_one_of_3_with_the_1_of_rings(chapter: int | str) -> None:
    for scene in deals(chapter, 1, range(1, 31)):
        if not (scene.words(BeCharacter) or not any(scene.board.cast)):
            continue  # a set-up action has already changed a hand
        board = scene.board
        assert [hand.bit_count() for hand in board.hands] == [4, 4, 4, 4]
        assert [bool(hand & ONE_RING_CARD) for hand in board.hands] == [True, False, False, False]
        assert board.ring_holder == 0
        for seen in scene.views():  # face up: even a spectator sees them
            assert seen.table.hands == board.hands


@rule("F-286")
@pytest.mark.parametrize(("chapter", "size"), [*[(chapter, 20) for chapter in USUAL], (5, 12), (6, 16), (17, 28), (18, 28)])
def test_the_rest_is_the_draw_deck(chapter: int, size: int) -> None:
    for scene in deals(chapter, 1, range(1, 21)):
        board = scene.board
        assert board.stock.bit_count() == size
        assert board.stock | board.lost | board.barrow | sum(board.hands) == board.deck
        assert scene.view(0).counts.stock == size and scene.view(0).table.stock == 0  # nobody sees which cards they are


@rule("F-287")
@pytest.mark.parametrize(("rings", "outcome"), [("R1 R2 R3 R4", "won"), ("R1 R2 R3", "lost")])
def test_frodo_has_the_hand_with_the_1_of_rings_and_needs_four_rings(rings: str, outcome: str) -> None:
    for chapter in (1, 2, 3, 8, 11, 13, 17, "road"):
        for scene in deals(chapter, 1, range(1, 6)):
            assert scene.board.cast[0] == "frodo" and scene.board.hands[0] & ONE_RING_CARD
    rest = [code for code in ("R2", "R3", "R4", "R5") if code not in rings.split()]
    won = [["frodo", rings], *[["bilbo", f"M{rank} F{rank} S{rank}"] for rank in (1, 2, 3)], ["gandalf", ["M4", *rest]]]
    hands = {"frodo": "H8", "gandalf": "H7", "bilbo": "H6", "pippin": "H5"}
    scene = Scene(1, 1, ["frodo", "gandalf", "bilbo", "pippin"], hands, won=won, leader="frodo")
    assert scene.play_on().outcome == outcome


@rule("F-287")
@pytest.mark.parametrize("chapter", [7, 10, 12, 15])
def test_without_frodo_the_hand_with_the_1_of_rings_is_the_first_to_get_a_character(chapter: int) -> None:
    for scene in deals(chapter, 1, range(1, 11)):
        assert scene.chair == 0 and scene.board.cast == ("", "", "", "") and len(scene.words(BeCharacter)) > 1


@rule("F-288")
@ALL_CHAPTERS
def test_at_first_rings_cannot_be_led(chapter: int) -> None:
    led = 0
    for seed in range(1, 13):
        scene = Scene.dealt(chapter, 1, seed)
        assert not scene.board.broken
        scene.after_setup(seed=seed)
        hand = scene.board.hands[scene.board.turn] if scene.is_playing() else 0
        if hand & ~RING_CARDS and not scene.board.trick:
            assert not scene.board.broken
            assert not any(name.split()[1].startswith("R") for name in scene.offered())
            led += bool(hand & RING_CARDS)
    assert led or chapter in (12, 15)  # there somebody else than the holder of the 1 of Rings leads


@rule("F-289")
@pytest.mark.parametrize("chapter", [1, 2, 3, 4, 8, 9, 11, 13, 17, "road"])
def test_characters_are_assigned_clockwise_from_frodos_left(chapter: int | str) -> None:
    for seed in range(1, 11):
        scene, order = Scene.dealt(chapter, 1, seed), []
        pick = seated("frodo", seed=seed)
        while scene.words(BeCharacter):
            order.append(scene.chair)
            scene.take(pick)
        cast = [word.split()[-1] for word in scene.told() if word.startswith("BecomesCharacter")]
        assert tuple(cast) == scene.board.cast and cast[0] == "frodo"  # told in the order of the chairs
        assert order == sorted(order)


@rule("F-290")
@pytest.mark.parametrize("chapter", [chapter for chapter in CHAPTERS if chapter not in (14, 18)])
def test_starred_characters_must_be_assigned(chapter: int) -> None:
    starred = set(CHAPTERS[chapter].required)
    ways = list(every_cast(Scene.dealt(chapter, 1, 2)))
    assert ways and all(starred <= set(way.board.cast) for way in ways)
    assert len({way.board.cast for way in ways}) == len(ways)


@rule("F-290")
def test_what_would_leave_a_star_out_is_refused() -> None:
    scene = Scene.dealt(3, 1, 1)
    scene.choose("BeCharacter sam")  # two hands are left for Maggot and Gildor
    assert sorted(scene.offered()) == ["BeCharacter farmer_maggot", "BeCharacter gildor_inglorion"]
    assert scene.refused()["BeCharacter merry"] == "StarsAreWaiting"


ACTIONS = {"DrawsThreat", "TakesThreat", "TakesLost", "Exchanges", "NoPartner", "ExchangeUsedUp", "DeclinesExchange",
           "Declares", "DrawsUp", "Tucks", "SetsAside"}  # fmt: skip


@rule("F-291")
def test_set_up_actions_run_clockwise_from_frodos_left() -> None:
    for chapter in (1, 2, 3, 4, 5, 6, 8, 11, 13, 17):
        for seed in range(1, 9):
            scene = Scene.dealt(chapter, 1, seed).after_setup(seed=seed)
            acted = [word.split()[1] for word in scene.told() if word.split()[0] in ACTIONS]
            seats = [scene.seat(who) for place, who in enumerate(acted) if place == 0 or acted[place - 1] != who]
            assert seats == sorted(seats) and scene.board.cast[0] == "frodo" and 0 not in seats


@rule("F-291")
@pytest.mark.parametrize(("chapter", "first"), [(7, "mr_underhill"), (10, "elrond"), (12, "gandalf"), (15, "orophin_and_rumil")])
def test_without_frodo_they_begin_with_the_one_who_leads(chapter: int, first: str) -> None:
    for seed in range(1, 11):
        scene = Scene.dealt(chapter, 1, seed).after_setup(seed=seed)
        chairs = scene.board.clockwise(scene.seat(first))
        acted = [chairs.index(scene.seat(word.split()[1])) for word in scene.told() if word.split()[0] in ACTIONS]
        assert acted == sorted(acted)


# ---- one exchange


def exchangers(scene: Scene, seed: int, *wishes: str) -> tuple[list[str], list[str]]:
    """Play the set-up: who was asked for an exchange, and who made one."""
    asked, made, pick = [], [], wanting(*wishes, seed=seed)
    while scene.game.decision is not None and not scene.is_playing():
        if any(name.startswith("ExchangeWith") for name in scene.offered()):
            asked.append(scene.asked)
            assert scene.words(ExchangeWithNobody)  # alone nobody has to
        scene.take(pick)
    made = [word.split()[1] for word in scene.told() if word.startswith("Exchanges ")]
    return asked, made


@rule("F-292")
@pytest.mark.parametrize("chapter", [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 17, "road"])
def test_after_one_characters_exchange_no_other_is_offered(chapter: int | str) -> None:
    several = 0
    for seed in range(1, 21):
        scene = Scene.dealt(chapter, 1, seed).after_choice(seed=seed)
        _, made = exchangers(scene.twin(), seed, "ExchangeWith", "ExchangeWithEach")
        assert len(set(made)) <= 1
        asked, none = exchangers(scene.twin(), seed, "ExchangeWithNobody")
        assert not none
        several += len(set(asked)) > 1
        if asked:
            first, _ = exchangers(scene.twin(), seed, "ExchangeWith", "ExchangeWithEach")
            assert set(first) == {asked[0]}  # whoever comes later is not asked any more
    assert several or chapter in (1, 5, 10, 11, 12, 16)


@rule("F-292")
def test_one_action_may_hold_several_exchanges() -> None:
    """Judgement: Gwaihir's two, and Bill's pair, are one action each."""
    twice = Scene(12, 1, ["gandalf", "gwaihir", "shadowfax", "radagast"], stage="setup", hands={"gandalf": "R1"})
    _, made = exchangers(twice, 1, "ExchangeWith")
    assert made == ["gwaihir", "gwaihir"]
    pair = Scene(13, 1, ["frodo", "sam", "bill_the_pony", "merry"], stage="setup")
    pair.choose("ExchangeWithNobody", "ExchangeWithEach")
    while pair.words(Give):
        pair.take(lambda names: names[0])
    handed = {tuple(word.split()[1::2]) for word in pair.told() if word.startswith("HandsOver ")}
    assert handed == {("bill_the_pony", "frodo"), ("bill_the_pony", "sam"), ("frodo", "bill_the_pony"), ("sam", "bill_the_pony")}
    assert "ExchangeUsedUp merry" in pair.told()


@rule("F-292")
def test_threats_lost_cards_gifts_and_passing_still_happen() -> None:
    """Judgement: only exchanges are limited."""
    sam = Scene(13, 1, ["frodo", "merry", "sam", "gandalf"], stage="setup", lost="S5")
    exchangers(sam, 1, "ExchangeWith frodo")
    assert [word.split()[1] for word in sam.told() if word.startswith("Exchanges")] == ["merry"]
    assert sam.threat("sam") and "S5" in sam.hand("gandalf").split()
    fatty = Scene(4, 1, ["frodo", "merry", "fatty_bolger", "pippin"], stage="setup")
    exchangers(fatty, 1, "ExchangeWith frodo")
    assert len([word for word in fatty.told() if word.startswith("HandsOver fatty_bolger")]) == 3
    elrond = Scene(10, 1, ["elrond", "bilbo_baggins", "arwen", "gandalf"], stage="setup", hands={"elrond": "R1"})
    exchangers(elrond, 1, "ExchangeWith")
    assert len([word for word in elrond.told() if word.startswith("HandsOver ")]) == 4 + 2  # all pass, then Arwen exchanges
