"""Chapter 4: Fatty gives cards away and runs out of them before the others."""

from __future__ import annotations

import pytest

from onetable.games.fellowship.words.choices import BeCharacter, Give
from tests.games.fellowship.rules.play_through import held, moments, play_to_the_last_card, search
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
def test_the_round_lasts_until_all_hands_are_empty(players: int) -> None:
    to_the_end = 0
    for seed in range(5):
        start = crickhollow(players, seed)
        assert start.board.left == TRICKS[players]
        scene = play_to_the_last_card(start)
        if scene is not None:
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
        lines = [line for line in scene.told() if line.startswith(("Leads", "Plays"))]
        his = [line for line in lines if FATTY in line]
        assert len(his) == min(HIS_CARDS[players], scene.board.number)
        assert len(lines) == scene.board.number * (len(scene.board.players) - 1) + len(his)
    assert last_tricks


@rule("F-165")
@every_number
def test_if_fatty_wins_with_his_last_card_his_left_neighbour_leads(players: int) -> None:
    def has_won_with_his_last_card(scene: Scene) -> bool:
        last = HIS_CARDS[players] - 1
        return scene.board.number == last + 1 and bool(scene.board.taken[scene.seat(FATTY)] >> last & 1) and scene.is_playing()

    found = list(filter(None, (search(crickhollow(players, seed), has_won_with_his_last_card) for seed in range(4))))
    assert found
    for scene in found:
        assert scene.holding(FATTY) == 0
        assert scene.chair == scene.board.leader == (scene.seat(FATTY) + 1) % len(scene.board.players)


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
        scene, before = crickhollow(1, seed), 0
        for moment in moments(scene, seed):
            if moment.board.number > before:
                assert held(moment, FATTY) == max(0, HIS_CARDS[1] - moment.board.number)
                if moment.board.number <= 5:
                    others = [name for name in moment.board.cast if name != FATTY]
                    assert [held(moment, name) for name in others] == [5, 5, 5]  # four, and one from Fatty
                    others_refilled += 1
                before = moment.board.number
        drawn = [line.split()[1] for line in scene.told() if line.startswith("DrawsCards")]
        assert FATTY not in drawn
    assert others_refilled


def test_as_a_pyramid_fatty_can_still_win_tricks_with_covered_cards() -> None:
    """Peregrin may win more tricks than Fatty as long as Fatty has cards enough to catch up, open or covered."""
    pool = ["frodo", "gandalf", FATTY, "peregrin_took"]
    seen = 0
    for seed in range(40):
        scene = Scene.dealt("road", 2, seed, pool=pool, gift="glamdring", rider="terror")
        while scene.words(BeCharacter):
            wanted = FATTY if scene.chair == 2 else "peregrin_took"
            scene.take(lambda names, wanted=wanted: min(names, key=lambda name: wanted not in name))  # type: ignore[misc]
        if scene.board.cast[2] != FATTY or "peregrin_took" not in scene.board.cast:
            continue
        for moment in moments(scene, seed):
            seen += moment.is_playing()
        board, tricks = scene.board, scene.tricks("peregrin_took") if scene.outcome else 0
        if scene.outcome and scene.verdict("peregrin_took") == "lost":
            behind = [(chair, tricks - scene.tricks(chair)) for chair in board.chairs() if scene.tricks(chair) < tricks]
            cannot_catch_up = [chair for chair, missing in behind if missing > scene.holding(chair)]
            assert cannot_catch_up or sum(missing for _, missing in behind) > board.left
    assert seen
