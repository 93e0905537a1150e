"""Chapter 9: Frodo comes once, Bill exchanges at the same time, Glorfindel leads and keeps a card, Strider says when he is done."""

from __future__ import annotations

import pytest

from onetable.games.fellowship.words.choices import Give
from tests.games.fellowship.rules.play_through import held, moments, play_to_the_last_card
from tests.games.fellowship.scenes import Scene, deals
from tests.rules import rule

BILL, GLORFINDEL = "bill_the_pony", "glorfindel"
SHADOWS = [(GLORFINDEL, "S1 S2 S3 S4"), (GLORFINDEL, "S5 S6 S7 S8")]
every_number = pytest.mark.parametrize("players", (1, 2, 3, 4))
several = pytest.mark.parametrize("players", (2, 3, 4))


# ---- Strider


def strider_has_won(tricks: int, threat: int) -> Scene:
    """Strider declared more under the Unseen; there is more to play for than his goal."""
    hands = {"frodo": "H1 R3", "strider": "H5 M5", "pippin": "H3 M3", GLORFINDEL: "H4 M4"}
    won = [("frodo", "R1"), *SHADOWS, *[("strider", f"F{number}") for number in range(1, tricks)]]
    scene = Scene(9, 4, list(hands), hands, won=won, threats={"strider": threat}, declared={"strider": "more"}, leader="frodo", broken=True)
    return scene.choose("Play H1", "Play H5", "Play H3", "Play H4")


@rule("F-198")
@pytest.mark.parametrize("threat", (1, 2, 3, 4))
def test_strider_knows_when_his_goal_is_complete(threat: int) -> None:
    for tricks in range(1, 5):
        scene = strider_has_won(tricks, threat)
        assert (scene.view(1).table.verdicts[1] == 3) == (tricks > threat)


@rule("F-198")
def test_what_all_can_count_is_told_without_the_rank() -> None:
    scene = strider_has_won(5, threat=1)
    assert scene.verdict("strider") == "sure"
    for seat in (-1, 0, 2, 3):
        assert "GoalDone strider" in scene.told(seat) and scene.view(seat).table.threats[1] == ()


@rule("F-198")
@pytest.mark.parametrize("threat", (1, 2, 3))
def test_strider_tells_the_others_that_his_goal_is_complete(threat: int) -> None:
    scene = strider_has_won(threat + 1, threat)
    for seat in (-1, 0, 2, 3):
        assert "GoalDone strider" in scene.told(seat)
        assert scene.view(seat).table.threats[1] == ()


# ---- Frodo


@rule("F-199")
@every_number
def test_a_finished_frodo_may_stay_away(players: int) -> None:
    for scene in deals(9, players, range(25), finished=["frodo"]):
        assert "BeCharacter frodo" in scene.offered() and len(scene.offered()) > 1
        scene.after_choice(lambda names: min(names, key=lambda name: "frodo" in name))
        assert "frodo" not in scene.board.cast
        scene.after_setup()
        assert scene.asked == GLORFINDEL


@rule("F-199")
@several
def test_only_the_ring_holder_is_asked_to_be_frodo(players: int) -> None:
    for scene in deals(9, players, range(25)):
        holder = scene.board.ring_holder
        assert scene.chair == holder and "BeCharacter frodo" in scene.offered()
        scene.take(lambda names: min(names, key=lambda name: "frodo" in name))
        while not all(scene.board.cast):
            assert "BeCharacter frodo" not in scene.offered()
            scene.take(max)


# ---- Bill


BILL_AND_BOTH = [(9, 4, [GLORFINDEL, "frodo", "sam", BILL]), (13, 4, ["frodo", "gandalf", "sam", BILL]),
                 (13, 3, ["frodo", "sam", BILL]), (13, 2, ["frodo", "sam", BILL]), (13, 2, ["frodo", BILL, "sam"])]  # fmt: skip


@rule("F-200")
@pytest.mark.parametrize(("chapter", "players", "cast"), BILL_AND_BOTH)
def test_bill_and_both_partners_pick_before_any_card_moves(chapter: int, players: int, cast: list[str]) -> None:
    for seed in range(10):
        scene = Scene(chapter, players, cast, stage="setup", seed=seed)
        scene.play_until(lambda scene: scene.asked == BILL and bool(scene.words(Give)), seed=seed)
        hands, given = scene.board.hands[:], []
        for _ in range(4):
            assert scene.board.hands == hands
            card, receiver = scene.offered()[-1].split()[1:]
            given.append((scene.asked, receiver, card))
            assert card in scene.hand(scene.asked).split()
            scene.choose(f"Give {card}")
        assert [pair[:2] for pair in given] == [(BILL, "frodo"), (BILL, "sam"), ("frodo", BILL), ("sam", BILL)]
        assert all(card in scene.hand(receiver).split() for _, receiver, card in given)


@rule("F-200")
def test_alone_bill_exchanges_with_both_or_not_at_all() -> None:
    for seed in range(10):
        scene = Scene(9, 1, ["frodo", "sam", BILL, GLORFINDEL], stage="setup", seed=seed)
        scene.play_until(
            lambda scene: scene.asked == BILL, lambda names: "ExchangeWithNobody" if "ExchangeWithNobody" in names else names[0]
        )
        assert len(scene.offered()) == 2 and "ExchangeWithNobody" in scene.offered()
        hands = scene.board.hands[:]
        scene.take(lambda names: names[0])
        for _ in range(4):
            assert scene.board.hands == hands
            scene.take(lambda names: names[0])
        told = scene.told()
        assert f"Exchanges {BILL} frodo" in told and f"Exchanges {BILL} sam" in told


@rule("F-200")
def test_bill_exchanges_with_the_one_who_is_there() -> None:
    scene = Scene(9, 3, [GLORFINDEL, "sam", BILL], stage="setup").after_setup()
    assert f"Exchanges {BILL} sam" in scene.told() and f"Exchanges {BILL} frodo" not in scene.told()


# ---- Glorfindel


@rule("F-201")
@every_number
def test_glorfindel_holds_one_card_more_than_there_are_tricks(players: int) -> None:
    for seed in range(20):
        scene = Scene.dealt(9, players, seed)
        lost = scene.fact("lost")
        scene.after_setup(seed=seed)
        assert f"TakesLost {GLORFINDEL} {lost}" in scene.told() and scene.fact("lost") == ""
        before = -1
        for moment in moments(scene, seed):
            if moment.board.number > before and players != 1:
                before = moment.board.number
                assert held(moment, GLORFINDEL) == moment.board.left + 1


@rule("F-201")
@every_number
def test_glorfindel_ends_the_round_with_one_card(players: int) -> None:
    scene = next(filter(None, (play_to_the_last_card(start) for start in deals(9, players, range(30)))))
    assert scene.outcome == "lost" and scene.board.left == 0
    assert {name: scene.holding(name) for name in scene.board.cast} == {name: int(name == GLORFINDEL) for name in scene.board.cast}


@rule("F-202")
@every_number
def test_glorfindel_leads_even_if_frodo_is_there(players: int) -> None:
    for seed in range(30):
        scene = Scene.dealt(9, players, seed).after_choice(lambda names: next((name for name in names if "frodo" in name), names[0]))
        assert {"frodo", GLORFINDEL} <= set(scene.board.cast)
        scene.after_setup(seed=seed)
        assert scene.asked == GLORFINDEL and scene.fact("leader") == GLORFINDEL


@rule("F-202")
@every_number
def test_frodo_still_acts_last_beside_glorfindel(players: int) -> None:
    cast = [GLORFINDEL, "frodo", "sam", BILL] if players in (1, 4) else [GLORFINDEL, "frodo", BILL]
    scene = Scene(9, players, cast, stage="setup").after_setup(lambda names: names[-1])
    acting = list(dict.fromkeys([line.split()[1] for line in scene.told() if line.startswith(("DrawsThreat", "Exchanges", "TakesLost"))]))
    assert acting == [name for name in [*cast[2:], GLORFINDEL] if name in acting]
