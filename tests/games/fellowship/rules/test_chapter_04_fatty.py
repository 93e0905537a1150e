"""Chapter 4: Fatty gives cards away and runs out of them before the others."""

from __future__ import annotations

import pytest

from onetable.games.fellowship.words.choices import Give
from tests.games.fellowship.rules.play_through import moments, play_round
from tests.games.fellowship.scenes import Scene
from tests.rules import rule

TRICKS = {1: 10, 2: 13, 3: 13, 4: 10}
HIS_CARDS = {1: 6, 2: 10, 3: 10, 4: 6}
every_number = pytest.mark.parametrize("players", (1, 2, 3, 4))
FATTY = "fatty_bolger"


def crickhollow(players: int, seed: int) -> Scene:
    """Chapter 4 up to the first lead."""
    return Scene.dealt(4, players, seed).after_setup(seed=seed)


@rule("F-163")
@every_number
def test_the_round_has_as_many_tricks_as_the_longest_hands(players: int) -> None:
    to_the_end = 0
    for seed in range(150):
        scene = crickhollow(players, seed)
        assert scene.board.left == TRICKS[players]
        play_round(scene, seed)
        if not scene.board.left:
            to_the_end += 1
            assert scene.board.number == TRICKS[players]
            assert not any(scene.holding(chair) for chair in scene.board.chairs())
    assert to_the_end


@rule("F-164")
@every_number
def test_fatty_plays_no_card_in_the_last_tricks(players: int) -> None:
    last_tricks = 0
    for seed in range(60):
        scene = crickhollow(players, seed)
        assert scene.holding(FATTY) == HIS_CARDS[players]
        if players != 1:
            assert {scene.holding(name) for name in scene.board.cast if name != FATTY} == {TRICKS[players]}
        for moment in moments(scene, seed):
            if moment.is_playing() and moment.board.number >= HIS_CARDS[players]:
                last_tricks += 1
                assert moment.holding(FATTY) == 0 and moment.asked != FATTY
        assert scene.board.played[scene.seat(FATTY)].bit_count() <= HIS_CARDS[players]
        if scene.board.number > HIS_CARDS[players]:
            assert scene.seat(FATTY) not in [chair for chair, _ in scene.board.last_trick]
            assert len(scene.board.last_trick) == len(scene.board.players) - 1
    assert last_tricks


@rule("F-165")
@every_number
def test_after_fattys_last_card_his_left_neighbour_leads_if_he_wins(players: int) -> None:
    seen = 0
    for seed in range(400):
        scene, before = crickhollow(players, seed), 0
        for moment in moments(scene, seed):
            fatty = moment.seat(FATTY)
            number = HIS_CARDS[players]
            if moment.is_playing() and moment.board.number == number and before == number - 1 and moment.board.taken[fatty] >> before & 1:
                seen += 1
                assert moment.chair == moment.board.leader == (fatty + 1) % len(moment.board.players)
            before = moment.board.number
        if seen > 2:
            return
    pytest.fail("Fatty never won with his last card")


@rule("F-166")
def test_alone_fatty_draws_five_cards_before_he_gives() -> None:
    for seed in range(30):
        scene = Scene.dealt(4, 1, seed).play_until(lambda scene: scene.asked == FATTY and bool(scene.words(Give)), seed=seed)
        assert scene.holding(FATTY) == 9 and scene.board.stock.bit_count() == 15
        assert "DrawsUp fatty_bolger 5" in scene.told()
        assert len(scene.words(Give)) == 9


@rule("F-167")
def test_alone_fatty_is_never_refilled() -> None:
    others_refilled = 0
    for seed in range(40):
        scene, before, held = crickhollow(1, seed), 0, 6
        for moment in moments(scene, seed):
            if moment.board.number > before:
                assert moment.holding(FATTY) == max(0, held - moment.board.number)
                if moment.board.number <= 5:
                    others = [name for name in moment.board.cast if name != FATTY]
                    assert [moment.holding(name) for name in others] == [5, 5, 5]  # four, and one from Fatty
                    others_refilled += 1
                before = moment.board.number
        drawn = [line.split()[1] for line in scene.told() if line.startswith("DrawsCards")]
        assert FATTY not in drawn
    assert others_refilled
