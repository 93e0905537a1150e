"""Two players: what of the pyramid can be exchanged and played, and what lies beside it (F-273 to F-279)."""

from __future__ import annotations

from random import Random

import pytest

from onetable.games.fellowship.cards.chapters import CHAPTERS
from onetable.games.fellowship.pieces.playing_cards import CARDS, ONE_RING_CARD, bits_of
from onetable.games.fellowship.table import EMPTY, FACE_DOWN
from onetable.games.fellowship.words.choices import Give
from tests.games.fellowship.choosers import every_cast, seated, wanting
from tests.games.fellowship.pyramids import PYRAMID, asked_cards, bottom, free_cards, pyramid_of, whole_games
from tests.games.fellowship.scenes import Scene, deals
from tests.rules import rule

OPEN_ROUND = [["frodo", "R2 R3 R4"], ["frodo", "R5 M5 M6"], ["bilbo", "F5 F6"], ["bilbo", "F7 F8"]]  # Bilbo still wants a third trick


# ---- exchanges and cards gained in set-up


def exchanges(scene: Scene) -> set[tuple[str, str]]:
    """Who turned to whom."""
    return {(words[1], words[2]) for words in map(str.split, scene.told()) if words[0] == "Exchanges"}


@rule("F-273")
@pytest.mark.parametrize("chapter", [1, 2, 3, 8, 9, 10, 12, 13, 15, 17])
def test_the_pyramid_starts_and_joins_exchanges(chapter: int) -> None:
    started = joined = 0
    for seed in range(1, 41):
        scene = Scene.dealt(chapter, 2, seed).after_setup(seed=seed)
        pyramid = scene.board.cast[PYRAMID]
        started += any(who == pyramid for who, _ in exchanges(scene))
        joined += any(partner == pyramid for _, partner in exchanges(scene))
    assert started and joined


@rule("F-274")
@pytest.mark.parametrize("chapter", [1, 2, 3, 4, 7, 8, 9, 10, 12, 15, 17, "road"])
def test_only_uncovered_cards_of_the_bottom_row_are_exchanged(chapter: int | str) -> None:
    """And the 1 of Rings stays with Frodo, a card just received may go back, and Gandalf's lost card lies open as well."""
    asked = whole_row = 0
    for scene in whole_games(chapter, range(1, 41)):
        if not scene.words(Give) or scene.chair != PYRAMID:
            continue
        pyramid, offered = pyramid_of(scene), asked_cards(scene)
        beside = set(pyramid.places[sum(pyramid.rows) :]) - {EMPTY}
        promised = {card for giver, _, card in scene.board.picks if giver == PYRAMID}
        kept = set(bits_of(ONE_RING_CARD)) if scene.asked == "frodo" else set()
        lowest = bottom(pyramid) if not scene.board.number else free_cards(pyramid)  # Sting exchanges between tricks
        assert offered == (lowest | beside) - kept - promised
        asked += 1
        whole_row += offered == bottom(pyramid) and len(offered) == 5
    assert asked and whole_row


@rule("F-274")
def test_a_card_received_takes_the_place_of_the_card_given() -> None:
    changed = 0
    for chapter in (1, 2, 3, 8, 9, 10):
        for seed in range(1, 16):
            scene = Scene.dealt(chapter, 2, seed)
            before = pyramid_of(scene)
            scene.after_setup(wanting("LeaveLostCard", seed=seed))
            after = pyramid_of(scene)
            if scene.board.trick or scene.board.number:
                continue  # the first card has fallen by itself
            assert after.rows == before.rows
            assert after.places[:7] == before.places[:7]  # the upper rows take no part
            assert EMPTY not in after.places[:12]  # no gap is left
            changed += after.places[7:12] != before.places[7:12]
    assert changed > 20


@rule("F-274")
@pytest.mark.parametrize("given", ["H1", "H3", "H5"])
def test_even_beside_another_gap_a_card_received_takes_the_place_of_the_card_given(given: str) -> None:
    """Shadowfax as the pyramid has tucked the 2 of Hills away before Boromir turns to him."""
    setup = {"pool": ["frodo", "gandalf", "boromir_son_of_denethor", "shadowfax"], "gift": "glamdring", "rider": "terror"}
    places = "S8 M8 S7 F1 F2 F3 F4 H1 H2 H3 H4 H5"
    cast = ["boromir_son_of_denethor", "frodo", "shadowfax"]
    hands = {"boromir_son_of_denethor": "S1"}
    scene = Scene("road", 2, cast, hands, stage="setup", setup=setup, pyramid=places, done=["rider"], lost="S2")
    scene.choose("TuckCard H2", "Give S1", f"Give {given}")
    expected = [code if code != given else "S1" for code in places.split()]
    assert [CARDS[card].code if card != EMPTY else "H2" for card in pyramid_of(scene).places[:12]] == expected


@rule("F-275")
def test_fattys_gift_lies_open_beside_the_pyramid_and_covers_nothing() -> None:
    for seed in range(1, 21):
        scene = Scene.dealt(4, 2, seed)
        while scene.asked != "fatty_bolger" or not scene.words(Give):
            scene.take(seated("merry", seed=seed))
        if scene.chair == PYRAMID:
            continue
        size = scene.holding(PYRAMID)
        scene.play_until(lambda now: now.holding(PYRAMID) > size, seed=seed)  # noqa: B023
        pyramid = pyramid_of(scene)
        place = len(pyramid.places) - 1
        gift = pyramid.places[place]
        assert pyramid.shown >> place & 1 and scene.board.hands[PYRAMID] >> gift & 1
        for seen in scene.views():
            assert seen.table.pyramid is not None and seen.table.pyramid.places[place] == gift
        assert set(bits_of(scene.board.hands[PYRAMID])) == bottom(pyramid) | {gift}  # as before, and the gift
        return
    raise AssertionError("in none of these deals Fatty gives to the pyramid")


@rule("F-275")
@pytest.mark.parametrize(("chapter", "gained", "open_at_first"), [(5, 2, 4), (6, 5, 4)])
def test_tom_as_the_pyramid_lays_his_cards_beside_it(chapter: int, gained: int, open_at_first: int) -> None:
    tried = 0
    for seed in range(1, 41):
        scene = Scene.dealt(chapter, 2, seed)
        if scene.board.ring_holder == PYRAMID:
            continue
        for way in every_cast(scene):
            if way.board.cast[PYRAMID] == "tom_bombadil":
                way.after_setup()
                pyramid = pyramid_of(way)
                beside = [place for place in range(9, len(pyramid.places)) if pyramid.places[place] != EMPTY]
                assert len(beside) == gained
                assert way.board.hands[PYRAMID].bit_count() == open_at_first + gained and way.board.buried.bit_count() == 5
                assert all(pyramid.shown >> place & 1 for place in [*range(5, 9), *beside])
                tried += 1
                break
    assert tried > 5


@rule("F-276")
@pytest.mark.parametrize("chapter", [1, 12, 13])
def test_gandalf_as_the_pyramid_lays_the_lost_card_beside_the_bottom_row(chapter: int) -> None:
    tried = 0
    for seed in range(1, 41):
        scene = Scene.dealt(chapter, 2, seed)
        for way in every_cast(scene):
            if way.board.cast[PYRAMID] == "gandalf" and tried < 40:
                way.play_until(lambda now: not now.board.lost, seed=seed)
                taken = next(word.split()[-1] for word in way.told() if word.startswith("TakesLost gandalf"))
                assert taken in [CARDS[card].code for card in pyramid_of(way).places[12:] if card != EMPTY]
                way.after_setup(seed=seed)
                assert way.holding(PYRAMID) == 13 and way.board.hands[PYRAMID].bit_count() == 6
                tried += 1
    assert tried > 5


# ---- play


@rule("F-277")
@pytest.mark.parametrize("chapter", [*CHAPTERS, "road"])
def test_only_uncovered_cards_are_played(chapter: int | str) -> None:
    played = 0
    for scene in whole_games(chapter, range(1, 6)):
        if scene.is_playing() and scene.chair == PYRAMID:
            aside = {card for chair, card in (scene.board.aside,) if chair == PYRAMID}
            assert asked_cards(scene) <= free_cards(pyramid_of(scene)) | aside
            played += 1
    assert played


PLACES = "H6 H7 H8 H5 M2 M3 M4 S1 S2 S3 F1 F2"  # a row of 3, of 4, of 5
ENDING = {"frodo": "H1 H2 R1", "bilbo": "H3 H4 M1"}


@rule("F-277")
def test_following_is_judged_by_the_uncovered_cards() -> None:
    """Judgement: the pyramid has Hills enough, but all of them are covered: it may play any card of the bottom row."""
    scene = Scene(1, 2, ["frodo", "bilbo", "gandalf"], ENDING, pyramid=PLACES, leader="frodo", left=3, won=OPEN_ROUND)
    scene.choose("Play H1", "Play H3")
    assert scene.chair == PYRAMID and scene.offered() == ["Play F1", "Play F2", "Play S1", "Play S2", "Play S3"]


@rule("F-277")
def test_the_pyramid_that_can_play_only_rings_may_lead_them() -> None:
    """Judgement: covered cards of other suits do not count."""
    rings = "H6 H7 H8 H5 M2 M3 M4 R2 R3 R4 R5 R1"
    hands = {"bilbo": "H1 H2 S4", "gandalf": "H3 H4 S5"}
    scene = Scene(1, 2, ["bilbo", "gandalf", "frodo"], hands, pyramid=rings, leader="frodo", left=3)
    assert scene.chair == PYRAMID and scene.offered() == ["Play R1", "PlayToWin R1", "Play R2", "Play R3", "Play R4", "Play R5"]


@rule("F-278")
@pytest.mark.parametrize(("chapter", "size"), [(1, 5), (3, 5), (7, 5), (10, 5), (5, 4), (6, 4), (17, 5), (18, 5)])
def test_at_first_only_the_bottom_row_is_uncovered(chapter: int, size: int) -> None:
    for scene in deals(chapter, 2, range(1, 16)):
        assert set(bits_of(scene.board.hands[PYRAMID])) == bottom(pyramid_of(scene))
        assert scene.board.hands[PYRAMID].bit_count() == size


@rule("F-279")
def test_a_card_is_turned_up_at_the_end_of_the_trick_and_not_before() -> None:
    """S1 is gone; S2 leaves in this trick: the 5 of Hills, which both covered, comes free when the trick is over."""
    hands = {"gandalf": "S4 S5 S6", "bilbo": "S7 S8 F3"}
    scene = Scene(1, 2, ["gandalf", "bilbo", "frodo"], hands, pyramid=PLACES, leader="frodo", left=3, won=OPEN_ROUND[:3])
    scene.choose("Play S1", "Play S4", "Play S7")
    assert scene.board.leader == 1 and "H5" not in scene.hand(PYRAMID)
    scene.choose("Play S8")
    assert scene.chair == PYRAMID
    scene.choose("Play S2")  # the trick is not over: the 5 of Hills is free, but lies face down
    assert scene.board.trick and "H5" not in scene.hand(PYRAMID)
    for seen in scene.views():
        assert seen.table.pyramid is not None and seen.table.pyramid.places[3] == FACE_DOWN
    scene.choose("Play S5")
    assert not scene.board.trick and "H5" in scene.hand(PYRAMID)
    assert "PlaceTurnedUp H5" in scene.told(0) and "PlaceTurnedUp H5" in scene.told(-1)
    for seen in scene.views():
        assert seen.table.pyramid is not None and CARDS[seen.table.pyramid.places[3]].code == "H5"


@rule("F-279")
@pytest.mark.parametrize("chapter", [1, 4, 5, 9, 17])
def test_in_real_games_cards_are_turned_up_between_tricks_only(chapter: int) -> None:
    turned = 0
    for seed in range(1, 31):
        scene, dice = Scene.dealt(chapter, 2, seed).after_setup(seed=seed), Random(seed)
        while scene.game.decision is not None and scene.board.round == 1:
            number, shown = scene.board.number, pyramid_of(scene).shown
            scene.take(dice.choice)
            if scene.board.round != 1 or scene.board.pyramid is None:
                break
            if scene.board.number == number:
                assert pyramid_of(scene).shown == shown
            elif not scene.board.trick:
                assert set(bits_of(scene.board.hands[PYRAMID])) == free_cards(pyramid_of(scene))
                turned += pyramid_of(scene).shown != shown
    assert turned > 10
