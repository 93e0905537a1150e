"""Chapter 16, The Mirror of Galadriel: who is used, and the Mirror for one and for two (F-230 to F-234)."""

from __future__ import annotations

from random import Random

import pytest

from onetable.games.fellowship.pieces.playing_cards import MAIN_DECK, ONE_RING_CARD
from onetable.games.fellowship.table import NOBODY
from onetable.games.fellowship.words.choices import BeCharacter, Give
from tests.games.fellowship.scenes import Scene, deals
from tests.rules import rule

WITHOUT_SAM = {"frodo", "galadriel", "celeborn"}


@rule("F-230")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_sam_plays_only_where_four_characters_do(players: int) -> None:
    used = WITHOUT_SAM if players in (2, 3) else WITHOUT_SAM | {"sam"}
    for scene in deals(16, players, range(1, 31)):
        assert set(scene.plan.roster) == used
        assert set(scene.board.cast) == used


@rule("F-231")
def test_alone_there_is_no_mirror_but_the_usual_deal() -> None:
    for scene in deals(16, 1, range(1, 51)):
        board = scene.board
        assert not scene.words(Give) and not any(word.startswith("HandsOver") for word in scene.told())
        assert [hand.bit_count() for hand in board.hands] == [4, 4, 4, 4] and board.hands[0] & ONE_RING_CARD
        assert board.stock.bit_count() == 20 and board.lost.bit_count() == 1 and not board.lost & ONE_RING_CARD
        assert board.stock | board.lost | sum(board.hands) == MAIN_DECK


@rule("F-232")
def test_alone_chance_seats_all_but_frodo() -> None:
    seen = set()
    for scene in deals(16, 1, range(1, 101)):
        assert scene.board.cast[0] == "frodo" and scene.board.hands[0] & ONE_RING_CARD
        assert not scene.words(BeCharacter)
        seen.add(scene.board.cast[1:])
    assert len(seen) == 6  # every order of the other three comes up


@rule("F-233")
def test_for_two_the_pyramid_is_built_before_the_mirror() -> None:
    for scene in deals(16, 2, range(1, 31)):
        board, pyramid = scene.board, scene.board.pyramid
        assert scene.words(Give) and board.ring_holder == NOBODY  # the Mirror has just begun
        assert pyramid is not None and pyramid.rows == (3, 4, 5) and pyramid.shown == 0b111110000101
        assert scene.holding(2) == 12 and board.hands[2].bit_count() == 5
        assert [hand.bit_count() for hand in board.hands[:2]] == [4, 4] and board.stock.bit_count() == 37 - 12 - 8


@rule("F-234")
def test_for_two_the_mirror_runs_between_the_players_only() -> None:
    for scene in deals(16, 2, range(1, 31)):
        pyramid, dice = scene.board.pyramid, Random(5)
        givers = []
        while scene.board.ring_holder == NOBODY:
            gift = scene.words(Give)
            giver = scene.player
            givers.append(giver)
            assert {word.to for word in gift} == {scene.board.who(1 - giver)}
            scene.take(dice.choice)
            if scene.board.ring_holder == NOBODY:
                assert scene.board.pyramid == pyramid
        assert givers == [0, 1, 0, 1]
        handed = [word.split() for word in scene.told() if word.startswith("HandsOver ")]
        assert len(handed) == 4
        assert all(scene.board.cast[2] not in (words[1], words[3]) for words in handed)
        assert scene.board.pyramid == pyramid
        assert [scene.holding(chair) for chair in range(3)] == [12, 12, 12] and scene.board.lost.bit_count() == 1


@rule("F-234")
def test_both_players_choose_before_either_looks() -> None:
    scene = Scene.dealt(16, 2, 1)
    before = list(scene.board.hands)
    scene.take(lambda names: names[0])
    assert scene.board.hands == before and scene.player == 1
    assert scene.view(1).table.picks == ((0, 1, -1),)


@pytest.mark.parametrize(
    ("chapter", "cast", "who", "partners"),
    [
        (8, ["frodo", "barliman_butterbur", "strider", "merry"], "barliman_butterbur", ["frodo", "strider", "merry"]),
        (16, ["frodo", "celeborn", "galadriel", "sam"], "celeborn", ["frodo", "galadriel", "sam"]),
        (17, ["frodo", "celeborn", "galadriel", "sam"], "celeborn", ["frodo", "galadriel", "sam"]),
    ],
)
def test_anyone_means_everybody(chapter: int, cast: list[str], who: str, partners: list[str]) -> None:
    """Celeborn, and Barliman elsewhere, exchange with any character, also with one that no other card names."""
    scene = Scene(chapter, 4, cast, stage="setup")
    scene.play_until(lambda now: now.asked == who)
    assert scene.offered() == [f"ExchangeWith {partner}" for partner in partners]
