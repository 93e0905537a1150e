"""Chapter 8: Strider's declaration, and two riders that are not shuffled."""

from __future__ import annotations

import pytest

from onetable.games.fellowship.words.choices import Declare
from tests.games.fellowship.rules.play_through import choices_made, play_to_the_last_card, set_ups
from tests.games.fellowship.scenes import Scene, deals
from tests.rules import rule

every_number = pytest.mark.parametrize("players", (1, 2, 3, 4))


@rule("F-194")
@every_number
def test_strider_draws_and_then_declares_more_or_fewer(players: int) -> None:
    for seed in range(1, 11):
        scene = Scene.dealt(8, players, seed).play_until(lambda scene: bool(scene.words(Declare)), seed=seed)
        assert scene.asked == "strider" and scene.offered() == ["Declare more", "Declare"]
        assert len(scene.threat("strider")) == 1
        scene.choose("Declare more" if seed % 2 else "Declare")
        assert scene.board.declared[scene.seat("strider")] == ("more" if seed % 2 else "fewer")


@rule("F-194")
@pytest.mark.parametrize("players", (2, 3, 4))
def test_strider_never_has_as_many_tricks_as_his_threat_and_is_content(players: int) -> None:
    seen = set()
    for start in deals(8, players, range(15)):
        scene = play_to_the_last_card(start, tries=3)
        if scene is not None:
            tricks, threat = scene.tricks("strider"), scene.threat("strider")[0]
            declared = scene.board.declared[scene.seat("strider")]
            met = tricks > threat if declared == "more" else tricks < threat
            assert scene.verdict("strider") == ("sure" if met else "lost")
            seen.add(met)
    assert True in seen


@rule("F-194")
@pytest.mark.parametrize("threat", (1, 2, 3, 4))
@pytest.mark.parametrize("tricks", range(6))
@pytest.mark.parametrize("declared", ("more", "fewer"))
def test_striders_tricks_against_his_threat(declared: str, tricks: int, threat: int) -> None:
    won = [("frodo", "R2 R3"), ("merry", "M1"), *[("strider", f"F{number}") for number in range(1, tricks + 1)]]
    hands = {"frodo": "H7", "merry": "H6", "strider": "H5", "pippin": "H4"}
    said = {"strider": declared}
    scene = Scene(8, 4, list(hands), hands, won=won, threats={"strider": threat}, declared=said, leader="frodo").play_on()
    met = tricks > threat if declared == "more" else tricks < threat
    assert scene.tricks("strider") == tricks and scene.verdict("strider") == ("sure" if met else "lost")


@rule("F-195")
@every_number
def test_witch_king_and_black_breath_lie_by_frodo_and_merry(players: int) -> None:
    for scene in choices_made(8, players):
        riders = {name: scene.board.riders[chair] for chair, name in enumerate(scene.board.cast) if scene.board.riders[chair]}
        assert riders == {"frodo": "witch_king_morgul_knife", "merry": "the_black_breath"}


@rule("F-195")
@every_number
def test_the_threats_of_chapter_8_are_1_to_4(players: int) -> None:
    for scene in set_ups(8, players):
        drawn = [rank for threat in scene.board.threats for rank in threat]
        left = [rank for rank in range(32) if scene.board.threat_deck >> rank & 1]
        assert sorted(drawn + left) == [1, 2, 3, 4]
