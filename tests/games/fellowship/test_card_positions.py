"""Cards whose effect lies outside a scenario file: in the deal, in what is told, or in what a seat sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

from onetable.core.short import short
from onetable.games.fellowship.pieces.playing_cards import (
    FORESTS,
    MAIN_DECK,
    ONE_RING,
    ONE_RING_CARD,
    RING_CARDS,
    RIVERS,
    SHADOWS,
    SUIT_CARDS,
    Card,
)
from onetable.games.fellowship.scene.dealing import cards_from
from onetable.games.fellowship.words.choices import Give
from onetable.games.fellowship.words.news import NamesSuits, TakesBarrowCards
from tests.games.fellowship.rules.play_through import news
from tests.games.fellowship.scenes import Scene, deals

Test = TypeVar("Test", bound=Callable[..., None])
POSITIONS: set[tuple[str, bool]] = set()  # the card, and whether its rule bites


def about(key: str, bites: bool) -> Callable[[Test], Test]:
    """Count a test as a position of this card, as `about` and `bites` do in a scenario."""

    def mark(test: Test) -> Test:
        POSITIONS.add((key, bites))
        return test

    return mark


# ---- Goldberry


@about("goldberry", bites=True)
@pytest.mark.parametrize("players", (3, 4))
def test_everybody_sees_goldberrys_hand(players: int) -> None:
    scene = Scene.dealt(6, players).after_setup()
    goldberry = scene.seat("goldberry")
    assert all(seen.table.hands[goldberry] == scene.board.hands[goldberry] for seen in scene.views())


@about("goldberry", bites=False)
@pytest.mark.parametrize("players", (3, 4))
def test_nobody_but_goldberry_lays_the_hand_open(players: int) -> None:
    scene = Scene.dealt(6, players).after_setup()
    for seen in scene.views():
        others = [chair for chair in scene.board.chairs() if chair not in (seen.seat, scene.seat("goldberry"))]
        assert not any(seen.table.hands[chair] for chair in others)


# ---- Barrow-wights


BARROWS = [(1, 5), (2, 10), (3, 10), (4, 5)]


@about("barrow_wights_event", bites=True)
@pytest.mark.parametrize(("players", "laid"), BARROWS)
def test_in_the_fog_nothing_is_lost_and_tom_takes_five_barrow_cards(players: int, laid: int) -> None:
    for scene in deals(6, players, range(1, 11)):
        assert scene.board.lost == 0 and scene.board.barrow.bit_count() == laid
        before = scene.board.barrow
        scene.after_setup()
        taken = before & ~scene.board.barrow
        assert taken.bit_count() == 5 and len(news(scene, TakesBarrowCards)) == 1
        assert scene.holding("tom_bombadil") == (9 if players == 1 else scene.plan.hand_size + 5)


@about("barrow_wights_event", bites=False)
@pytest.mark.parametrize(("players", "laid"), BARROWS)
def test_rings_are_never_barrow_cards_and_nobody_sees_those_that_stay(players: int, laid: int) -> None:
    for scene in deals(6, players, range(1, 11)):
        assert not scene.board.barrow & RING_CARDS
        scene.after_setup()
        assert scene.board.barrow.bit_count() == laid - 5
        assert not any(seen.table.barrow for seen in scene.views())


# ---- The Old Forest and the Bridge


MORIA = {
    "done": ["the_doors_of_durin", "balins_tomb", "the_long_dark"],
    "finished": ["frodo", "gandalf", "aragorn", "legolas", "gimli", "boromir", "sam", "merry", "pippin"],
}
every_number = pytest.mark.parametrize(("players", "lost", "hand"), [(1, 1, 4), (2, 2, 9), (3, 2, 9), (4, 1, 7)])


@about("old_man_willow_old_forest", bites=True)
@every_number
def test_in_the_old_forest_29_cards_are_dealt_and_no_forests(players: int, lost: int, hand: int) -> None:
    for scene in deals(5, players, range(1, 6)):
        assert scene.board.deck == MAIN_DECK & ~SUIT_CARDS[FORESTS]
        assert scene.board.lost.bit_count() == lost and {scene.holding(chair) for chair in scene.board.chairs()} == {hand}


@about("the_bridge_of_khazad_dum", bites=True)
@every_number
def test_on_the_bridge_29_cards_are_dealt_and_no_shadows(players: int, lost: int, hand: int) -> None:
    for scene in deals(14, players, range(1, 6), **MORIA):
        scene.choose("ChooseEvent the_bridge_of_khazad_dum")
        assert scene.board.deck == MAIN_DECK & ~SUIT_CARDS[SHADOWS]
        assert scene.board.lost.bit_count() == lost and {scene.holding(chair) for chair in scene.board.chairs()} == {hand}


@about("the_bridge_of_khazad_dum", bites=False)
@pytest.mark.parametrize("players", (1, 2, 3, 4))
def test_in_the_long_dark_before_it_the_shadows_are_dealt(players: int) -> None:
    for scene in deals(14, players, range(1, 6), **MORIA):
        assert scene.choose("ChooseEvent the_long_dark").board.deck == MAIN_DECK


# ---- The Anduin and the Breaking of the Fellowship


@about("the_anduin", bites=True)
@about("the_breaking_of_the_fellowship_event", bites=True)
@pytest.mark.parametrize(("players", "rivers", "hand"), [(1, 8, 4), (2, 6, 14), (3, 6, 14), (4, 8, 11)])
@pytest.mark.parametrize("chapter", (17, 18))
def test_rivers_are_dealt_with_the_other_cards(chapter: int, players: int, rivers: int, hand: int) -> None:
    for scene in deals(chapter, players, range(1, 6)):
        assert scene.board.deck & MAIN_DECK == MAIN_DECK and (scene.board.deck & SUIT_CARDS[RIVERS]).bit_count() == rivers
        assert {scene.holding(chair) for chair in scene.board.chairs()} == {hand}


# ---- Blindfolded


LEAVES = {"gimli": "M5 R1", "haldir": "M2 F1", "orophin_and_rumil": "M3 F7", "legolas": "M4 F6"}
FIVE_OF_MOUNTAINS = cards_from("M5")[0]


def gimli_leads(players: int = 4) -> Scene:
    """Gimli is to lead, with a Mountains card and the 1 of Rings."""
    threats = {"gimli": 5, "haldir": 1, "orophin_and_rumil": 7, "legolas": 6}
    return Scene(15, players, list(LEAVES), LEAVES, threats=threats, leader="gimli", broken=True)


@about("blindfolded", bites=True)
def test_gimli_leads_face_down_and_all_hear_the_suit_only() -> None:
    scene = gimli_leads().choose("Play M5")
    assert [(0, FIVE_OF_MOUNTAINS) in seen.table.trick for seen in scene.views()] == [False, True, False, False, False]
    assert all(scene.told(seat)[-1] == "PlaysFaceDownCard gimli mountains" for seat in range(-1, 4))
    scene.choose("Play M2", "Play M3", "Play M4")
    assert "TurnsUp gimli M5" in scene.told(1) and scene.verdict("gimli") == "sure"


@about("blindfolded", bites=False)
@pytest.mark.parametrize("played", ("Play R1", "PlayToWin R1"))
def test_gimli_lays_the_one_ring_down_face_up(played: str) -> None:
    scene = gimli_leads().choose(played)
    assert all((0, ONE_RING) in seen.table.trick for seen in scene.views())


@about("blindfolded", bites=False)
def test_nobody_else_plays_face_down() -> None:
    scene = gimli_leads().choose("PlayToWin R1", "Play M2")
    assert all((1, cards_from("M2")[0]) in seen.table.trick for seen in scene.views())


@about("blindfolded", bites=False)
def test_a_lone_player_plays_gimlis_cards_open() -> None:
    told = gimli_leads(players=1).choose("Play M5").told()
    assert "Leads gimli M5" in told and not [line for line in told if line.startswith(("PlaysFaceDownCard", "TurnsUp"))]


# ---- The Mirror


@about("the_mirror", bites=True)
@pytest.mark.parametrize("players", (3, 4))
def test_before_the_mirror_everybody_gives_everybody_a_card_twice(players: int) -> None:
    scene = Scene.dealt(16, players)
    assert all(scene.board.cast) and scene.board.lost == 0
    for portion in (4, 8):
        assert [scene.holding(chair) for chair in scene.board.chairs()] == [portion] * players
        before = scene.board.hands[:]
        given: dict[tuple[str, str], Card] = {}
        for _ in range(players * (players - 1)):
            assert scene.board.hands == before, "nobody looks before all have given"
            choice = scene.words(Give)[0]
            given[scene.asked, short(choice.to)] = choice.card
            scene.choose(short(choice))
        assert len(given) == players * (players - 1)
        for (giver, receiver), card in given.items():
            assert card.code in scene.hand(receiver) and card.code not in scene.hand(giver)
    assert scene.board.lost.bit_count() == 1
    assert [scene.holding(chair) for chair in scene.board.chairs()] == [36 // players] * players


@about("the_mirror", bites=True)
def test_with_the_mirror_even_the_one_ring_may_be_lost() -> None:
    assert any(scene.after_setup().board.lost & ONE_RING_CARD for scene in deals(16, 3, range(500)))  # one deal in 37


@about("frodo", bites=False)
def test_in_the_mirror_somebody_else_may_hold_the_one_ring() -> None:
    hands = {0: "R1 R3 H7 M3 M4 M6 F4 S3 S8", 1: "R4 H1 H8 M1 M5 F7 F8 S5 S6", 2: "R2 R5 H2 M2 F3 F5 F6 S2 S7"}
    scenes = [Scene(16, 4, hands=hands, stage="characters", lost="M8", seed=seed) for seed in range(50)]
    assert {scene.seat("frodo") for scene in scenes} == {0, 1, 2, 3}
    for scene in scenes:
        assert scene.board.hands[0] & ONE_RING_CARD and scene.board.ring_holder == 0
        scene.after_setup(min)
        assert scene.board.leader == scene.seat("frodo")


@about("the_mirror", bites=False)
def test_even_before_the_mirror_frodo_keeps_the_one_ring() -> None:
    refused = 0
    for scene in deals(16, 4, range(1, 31)):
        while scene.board.lost == 0:
            if scene.asked == "frodo" and scene.board.hands[scene.chair] & ONE_RING_CARD:
                assert not [word for word in scene.words(Give) if word.card.code == "R1"]
                assert set(scene.refused().values()) & {"FrodoKeepsTheRing"}
                refused += 1
            scene.take(max)
    assert refused


@about("the_mirror", bites=False)
def test_the_pyramid_does_not_look_into_the_mirror() -> None:
    scene = Scene.dealt(16, 2)
    pyramid = scene.board.hands[2] | scene.board.buried
    while scene.board.lost == 0:
        assert scene.asked != scene.board.cast[2] and {word.to for word in scene.words(Give)} == {scene.board.who(1 - scene.player)}
        scene.take(min)
    assert scene.board.hands[2] | scene.board.buried == pyramid and scene.holding(0) == scene.holding(1) == 12


@about("the_mirror", bites=False)
def test_a_lone_player_has_no_mirror_and_frodo_holds_the_one_ring() -> None:
    for scene in deals(16, 1, range(1, 11)):
        assert scene.board.hands[scene.seat("frodo")] & ONE_RING_CARD
        assert scene.board.lost.bit_count() == 1 and not any(word.startswith("HandsOver") for word in scene.told())


# ---- The Horn of Gondor


COUNCIL = ["frodo", "aragorn", "boromir", "gloin"]


def council(boromir: str, gives: str, gets: str) -> Scene:
    """The set-up of the Council: Boromir, who holds these cards, exchanges one of them for one of Aragorn's."""
    scene = Scene(11, 4, COUNCIL, {"boromir": boromir, "aragorn": gets}, stage="setup", lost="F1")
    return scene.choose("PickRange 1 2", "ExchangeWith aragorn", f"Give {gives} aragorn", f"Give {gets} boromir")


def named_suits(scene: Scene) -> list[list[str]]:
    """The suits that were named, each time the Horn was blown."""
    return [[suit.value for suit in word.suits] for word in news(scene, NamesSuits)]


@about("the_horn_of_gondor", bites=True)
def test_boromir_names_the_suit_of_which_he_holds_most_after_the_exchange() -> None:
    scene = council("H1 H2 H3 M1 M2 M3 S1 S2 R2", gives="R2", gets="M8")
    assert scene.is_playing() and named_suits(scene) == [["mountains"]]


@about("the_horn_of_gondor", bites=True)
def test_boromir_names_all_tied_suits() -> None:
    scene = council("H1 H2 H3 M1 M2 M3 S1 S2 R2", gives="R2", gets="S8")
    assert named_suits(scene) == [["hills", "mountains", "shadows"]]


@about("the_horn_of_gondor", bites=False)
def test_a_tie_that_the_exchange_breaks_is_not_named() -> None:
    scene = council("H1 H2 H3 M1 M2 M3 S1 S2 R2", gives="H1", gets="S8")
    assert named_suits(scene) == [["mountains", "shadows"]]


@about("the_horn_of_gondor", bites=False)
def test_a_lone_player_blows_no_horn() -> None:
    scene = Scene(11, 1, COUNCIL, stage="setup").after_setup()
    assert not named_suits(scene) and scene.board.horn == (-1, 0)


@about("the_horn_of_gondor", bites=False)
def test_the_pyramid_blows_no_horn() -> None:
    scene = Scene(11, 2, ["frodo", "aragorn", "boromir"], stage="setup").after_setup()
    assert scene.is_playing() and not named_suits(scene)
