"""Two players and the pyramid: how it is built and who plays it (F-261 to F-272)."""

from __future__ import annotations

import pytest

from onetable.games.fellowship.cards.chapters import CHAPTERS
from onetable.games.fellowship.pieces.playing_cards import ONE_RING_CARD, bits_of
from onetable.games.fellowship.table import EMPTY, FACE_DOWN
from onetable.games.fellowship.words.choices import BeCharacter
from tests.games.fellowship.choosers import every_cast
from tests.games.fellowship.pyramids import PYRAMID, asked_cards, free_cards, pyramid_of, rows_of, whole_games
from tests.games.fellowship.scenes import Scene, deals
from tests.rules import rule

OPEN_ROUND = [["frodo", "R2 R3 R4"], ["frodo", "R5 M5 M6"], ["bilbo", "F5 F6"], ["bilbo", "F7 F8"]]  # Bilbo still wants a third trick
USUAL = [chapter for chapter in CHAPTERS if chapter not in (5, 6, 14, 16, 17, 18)]  # 12 cards, and dealt before the choice


# ---- three hands


@rule("F-261")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_set_up_is_that_of_three_players(chapter: int) -> None:
    for two, three in zip(deals(chapter, 2, range(1, 6)), deals(chapter, 3, range(1, 6)), strict=True):
        assert (two.plan.deck, two.plan.hand_size, two.plan.lost_cards) == (three.plan.deck, three.plan.hand_size, three.plan.lost_cards)
        assert (two.plan.roster, two.plan.required, two.plan.threat_ranks) == (
            three.plan.roster,
            three.plan.required,
            three.plan.threat_ranks,
        )
        if chapter != 16:  # the Mirror deals in portions
            assert [two.holding(chair) for chair in range(3)] == [three.holding(chair) for chair in range(3)]
            assert two.board.lost.bit_count() == three.board.lost.bit_count()


@rule("F-262")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_pyramid_is_a_third_player_with_a_character(chapter: int) -> None:
    for scene in deals(chapter, 2, range(1, 6)):
        scene.after_setup()
        assert len(scene.board.players) == 3 and scene.board.pyramid is not None
        assert scene.board.cast[PYRAMID] and len(set(scene.board.cast)) == 3
        if scene.game.decision is not None:
            scene.play_trick()
            assert sorted(chair for chair, _ in scene.board.last_trick) == [0, 1, 2]


@rule("F-262")
@pytest.mark.parametrize(("tricks", "outcome"), [(3, "won"), (2, "lost")])
def test_the_goal_of_the_pyramids_character_counts(tricks: int, outcome: str) -> None:
    won = [["frodo", "R1 R2 R3"], ["frodo", "R4 R5 M8"], *[["bilbo", f"M{rank} F{rank} S{rank}"] for rank in range(1, tricks)]]
    last = ["bilbo", "F8 S8 H1"] if tricks == 3 else ["gandalf", "F8 S8 H1"]
    hands = {"frodo": "H8", "gandalf": "H7", "bilbo": "H6"}
    scene = Scene(1, 2, ["frodo", "gandalf", "bilbo"], hands, won=[*won, ["gandalf", "M4"], last], leader="frodo")
    assert scene.play_on().outcome == outcome


@rule("F-263")
@pytest.mark.parametrize("chapter", [*CHAPTERS, "road"])
def test_all_decisions_of_the_pyramid_go_to_one_player_and_all_see_its_cards(chapter: int | str) -> None:
    decided = 0
    for scene in whole_games(chapter, range(1, 6)):
        if scene.board.ring_holder < 0:
            continue
        controller = scene.board.players[PYRAMID]
        assert controller in (0, 1)
        if scene.chair == PYRAMID:
            assert scene.player == controller
            decided += 1
        for seen in scene.views():
            assert seen.table.hands[PYRAMID] == scene.board.hands[PYRAMID]
    assert decided > 10


# ---- how it is built


@rule("F-264")
@pytest.mark.parametrize("chapter", USUAL)
def test_of_three_hands_of_12_one_is_the_pyramid(chapter: int) -> None:
    for scene in deals(chapter, 2, range(1, 31)):
        board, pyramid = scene.board, pyramid_of(scene)
        assert len(pyramid.places) == 12 and EMPTY not in pyramid.places and scene.holding(PYRAMID) == 12
        assert [board.hands[chair].bit_count() for chair in (0, 1)] == [12, 12]
        laid_out = sum(1 << card for card in pyramid.places)
        assert board.hands[0] | board.hands[1] | laid_out | board.lost == board.deck


@rule("F-265", "F-266", "F-267")
@pytest.mark.parametrize("chapter", USUAL)
def test_three_rows_of_which_all_see_the_same(chapter: int) -> None:
    for scene in deals(chapter, 2, range(1, 16)):
        true = pyramid_of(scene)
        for seen in scene.views():
            shown = seen.table.pyramid
            assert shown is not None and shown.rows == (3, 4, 5)
            top, middle, lowest = [[shown.places[place] for place in row] for row in rows_of(shown)]
            assert [card == FACE_DOWN for card in top] == [False, True, False]
            assert middle == [FACE_DOWN] * 4
            assert FACE_DOWN not in lowest
            assert all(card in (FACE_DOWN, true.places[place]) for place, card in enumerate(shown.places))
            down = {true.places[place] for place, card in enumerate(shown.places) if card == FACE_DOWN}
            assert not any(seen.table.buried >> card & 1 for card in down)  # the covered cards are not betrayed elsewhere


@rule("F-266", "F-267")
def test_each_row_covers_the_row_above() -> None:
    """A card comes free when both cards that overlap it are gone, never before."""
    freed = {0: 0, 1: 0, 2: 0}
    for chapter in (1, 2, 3, 7):
        for scene in whole_games(chapter, range(1, 16)):
            pyramid = pyramid_of(scene)
            if scene.board.trick or not scene.is_playing():
                continue
            assert set(bits_of(scene.board.hands[PYRAMID])) == free_cards(pyramid)
            for number, row in enumerate(rows_of(pyramid)):
                freed[number] += bool({pyramid.places[place] for place in row} & free_cards(pyramid))
    assert all(freed.values())


@rule("F-265")
def test_the_face_up_cards_of_the_top_row_can_be_seen_but_not_reached() -> None:
    places = "S8 M8 S7 F1 F2 F3 F4 H1 H2 H3 H4 H5"
    hands = {"frodo": "S1 S2 R1", "bilbo": "S3 S4 M1"}
    scene = Scene(1, 2, ["frodo", "bilbo", "gandalf"], hands, pyramid=places, leader="gandalf", left=3, won=OPEN_ROUND)
    assert scene.offered() == [f"Play H{rank}" for rank in (1, 2, 3, 4, 5)]
    assert {name: scene.refused()[name] for name in ("Play S8", "Play S7")} == {"Play S8": "IsCovered", "Play S7": "IsCovered"}
    assert "Play M8" not in scene.refused() and "Play F1" not in scene.refused()  # nobody knows them


# ---- who controls it


@rule("F-268", "F-271", "F-272")
@pytest.mark.parametrize("chapter", USUAL)
def test_the_holder_of_the_1_of_rings_controls_the_pyramid(chapter: int) -> None:
    holders = set()
    for scene in deals(chapter, 2, range(1, 61)):
        board = scene.board
        owner = next((chair for chair in (0, 1) if board.hands[chair] & ONE_RING_CARD), PYRAMID)
        holders.add(owner)
        assert board.ring_holder == owner
        assert board.players == (0, 1, owner if owner != PYRAMID else 1)  # chairs go clockwise: 1 is on the right of the pyramid
    assert holders == {0, 1, PYRAMID}


@rule("F-269")
@pytest.mark.parametrize("chapter", USUAL)
def test_the_controller_chooses_the_pyramids_character_and_plays_its_cards(chapter: int) -> None:
    chosen = played = 0
    for scene in whole_games(chapter, range(1, 31)):
        controller = scene.board.players[PYRAMID]
        if scene.words(BeCharacter) and scene.chair == PYRAMID:
            assert scene.player == controller
            chosen += 1
        elif scene.is_playing() and scene.board.turn == PYRAMID:
            assert scene.player == controller
            assert asked_cards(scene) <= set(bits_of(scene.board.hands[PYRAMID])) | {scene.board.aside[1]}
            played += 1
        elif scene.is_playing():
            assert scene.player == scene.board.turn
    assert played > 10 and (chosen or len(CHAPTERS[chapter].roster) == 3)


@rule("F-270")
@pytest.mark.parametrize(("rings", "outcome"), [("R1 R2 R3 R4", "won"), ("R1 R2 R3", "lost"), ("R1 R2", "lost")])
def test_frodo_needs_four_rings(rings: str, outcome: str) -> None:
    others = [["bilbo", f"M{rank} F{rank} S{rank}"] for rank in (1, 2, 3)]
    rest = [code for code in ("R2", "R3", "R4", "R5") if code not in rings.split()]
    won = [["frodo", rings], *others, ["gandalf", ["M4", *rest]]]
    hands = {"frodo": "H8", "gandalf": "H7", "bilbo": "H6"}
    scene = Scene(1, 2, ["frodo", "gandalf", "bilbo"], hands, won=won, leader="frodo")
    assert scene.play_on().outcome == outcome


@rule("F-271")
@pytest.mark.parametrize("chapter", [1, 2, 3, 4, 5, 6, 8, 11, 13, 17, "road"])
def test_a_pyramid_with_the_1_of_rings_is_frodo(chapter: int | str) -> None:
    buried = open_row = 0
    for scene in deals(chapter, 2, range(1, 61)):
        if scene.board.ring_holder != PYRAMID:
            continue
        for way in every_cast(scene):
            assert way.board.cast[PYRAMID] == "frodo"
        buried += bool(scene.board.buried & ONE_RING_CARD)
        open_row += bool(scene.board.hands[PYRAMID] & ONE_RING_CARD)
    assert buried and open_row


@rule("F-272")
@pytest.mark.parametrize("chapter", [1, 4, 8, 17, "road"])
def test_a_pyramid_that_is_frodo_is_played_by_the_player_on_its_right(chapter: int | str) -> None:
    found = 0
    for scene in deals(chapter, 2, range(1, 41)):
        if scene.board.ring_holder != PYRAMID:
            continue
        assert scene.board.players[PYRAMID] == 1
        scene.after_setup()
        if scene.game.decision is not None:
            assert scene.board.leader == PYRAMID and scene.player == 1  # it leads the first trick
            scene.take(lambda names: names[0])
            assert scene.board.turn == 0  # and the player on its left plays next
        found += 1
    assert found > 5
