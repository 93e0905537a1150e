"""Chapter 10: no Black Riders any more, Elrond's goal on top of the others, his pass with a pyramid."""

from __future__ import annotations

import pytest

from onetable.games.fellowship.pieces.playing_cards import CARDS
from onetable.games.fellowship.words.choices import Give
from tests.games.fellowship.rules.play_through import choices_made, set_ups, win_round
from tests.games.fellowship.scenes import Scene, deals
from tests.rules import rule

RIVENDELL = ["elrond", "bilbo_baggins", "arwen", "gandalf"]
CODES = {card.code: bit for bit, card in enumerate(CARDS)}
every_number = pytest.mark.parametrize("players", (1, 2, 3, 4))


@rule("F-204")
@every_number
@pytest.mark.parametrize("chapter", [*range(10, 19), "road"])
def test_from_chapter_10_on_the_black_riders_are_never_used(chapter: int | str, players: int) -> None:
    for scene in set_ups(chapter, players, 15):
        if chapter in (10, 11, 12):
            assert scene.plan.threat_ranks == () and scene.board.threat_deck == 0
        else:
            assert scene.plan.threat_ranks == (1, 2, 3, 4, 5, 6, 7)


@rule("F-204")
@pytest.mark.parametrize("chapter", (13, 14, 15, 16, 17, 18))
def test_later_threats_go_beyond_4(chapter: int) -> None:
    drawn = {rank for scene in set_ups(chapter, 4, 60) for threat in scene.board.threats for rank in threat}
    assert drawn == {1, 2, 3, 4, 5, 6, 7}


@rule("F-205")
@pytest.mark.parametrize(
    ("rings", "arwen", "elrond_goal", "arwen_goal", "outcome"),
    [
        ("R5", "F2 F3", "sure", "sure", "won"),
        ("R5", "M2 M3", "sure", "lost", "lost"),
        ("H3", "F2 F3", "lost", "sure", "lost"),
    ],
)
def test_elronds_goal_comes_on_top_of_the_others(rings: str, arwen: str, elrond_goal: str, arwen_goal: str, outcome: str) -> None:
    bilbo = [("bilbo_baggins", "R3"), ("bilbo_baggins", "H1"), ("bilbo_baggins", "H2")]
    won = [("elrond", "R2 F1"), *bilbo, ("arwen", f"R4 {arwen}"), ("gandalf", rings)]
    hands = {"elrond": "S1", "bilbo_baggins": "S2", "arwen": "S3", "gandalf": "S4"}
    scene = Scene(10, 4, RIVENDELL, hands, won=won, leader="elrond").play_on()
    assert (scene.verdict("elrond"), scene.verdict("arwen"), scene.outcome) == (elrond_goal, arwen_goal, outcome)


@rule("F-205")
@pytest.mark.parametrize("players", (2, 3))
def test_in_a_won_round_everybody_has_a_ring_and_every_other_goal_is_met(players: int) -> None:
    won = [scene for scene in map(win_round, deals(10, players, range(5))) if scene is not None]
    assert won
    for scene in won:
        assert scene.board.left or all("R" in scene.won(name) for name in scene.board.cast)  # or the last trick is sure to bring it
        assert set(scene.fact("verdicts").values()) == {"sure"}


@rule("F-206", "F-207")
def test_both_players_pick_before_the_pyramid_passes_one_of_its_five_open_cards() -> None:
    elrond_at = set()
    for scene in choices_made(10, 2, 40):
        elrond = scene.seat("elrond")
        elrond_at.add(elrond)
        hands = scene.board.hands[:]
        passed: dict[int, str] = {}
        order: list[int] = []
        for _ in range(3):
            assert scene.board.hands == hands  # nothing moves before all have picked
            chair = scene.chair
            order.append(chair)
            assert len(scene.words(Give)) == (5 if chair == 2 else 12)
            assert set(scene.words(Give)) == {Give(word.card, scene.board.who((chair - 1) % 3)) for word in scene.words(Give)}
            if chair == 2:
                pyramid = scene.board.pyramid
                assert pyramid is not None and sorted(pyramid.places[7:]) == [CODES[word.card.code] for word in scene.words(Give)]
                assert scene.player == scene.board.players[2]
            passed[chair] = scene.words(Give)[0].card.code
            scene.take(lambda names: names[0])
        first = elrond if elrond != 2 else 0
        assert order == [first, 1 - first, 2]
        for giver, card in passed.items():
            receiver = (giver - 1) % 3
            assert card in scene.hand(receiver).split() and card not in scene.hand(giver).split()
    assert elrond_at == {0, 1, 2}


@rule("F-207")
def test_the_card_passed_to_the_pyramid_takes_the_place_of_the_one_it_passed() -> None:
    for scene in choices_made(10, 2, 20):
        before = scene.board.pyramid
        passed: dict[int, str] = {}
        assert before is not None
        for _ in range(3):
            passed[scene.chair] = scene.words(Give)[0].card.code
            scene.take(lambda names: names[0])
        after = scene.board.pyramid
        assert after is not None
        changed = [place for place in range(12) if after.places[place] != before.places[place]]
        assert len(changed) == 1 and changed[0] >= 7 and after.places[changed[0]] == CODES[passed[0]]
