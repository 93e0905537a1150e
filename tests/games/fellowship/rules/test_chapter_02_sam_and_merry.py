"""Chapter 2: threats that demand the lost card, Sam and Merry."""

from __future__ import annotations

from itertools import product

import pytest

from onetable.games.fellowship.words.news import Exchanges
from tests.games.fellowship.rules.play_through import news, rounds, won_by
from tests.games.fellowship.scenes import BOOK, Scene, deals
from tests.rules import rule

SHIRE = {1: "frodo sam merry pippin", 2: "frodo merry sam", 3: "frodo sam merry", 4: "frodo sam merry pippin"}
every_number = pytest.mark.parametrize("players", (1, 2, 3, 4))


def drawn(chapter: int, players: int, cast: str, who: str, lost: str, seeds: int = 60, event: str = "") -> set[int]:
    """The threats that a character draws in many set-ups with this lost card."""
    found = set()
    for seed in range(seeds):
        scene = Scene(chapter, players, cast.split(), stage="setup", lost=lost, seed=seed, event=event)
        found |= set(scene.after_setup(seed=seed).threat(who))
    return found


@rule("F-111", "F-112")
@every_number
def test_sam_draws_again_when_his_threat_demands_the_lost_card(players: int) -> None:
    assert drawn(2, players, SHIRE[players], "sam", lost="H3") == {1, 2, 4}


@rule("F-112")
@every_number
def test_a_lost_card_of_another_suit_forbids_no_threat(players: int) -> None:
    assert drawn(2, players, SHIRE[players], "sam", lost="F3") == {1, 2, 3, 4}


@rule("F-111")
@pytest.mark.parametrize(
    ("chapter", "cast", "who", "lost", "never"),
    [
        (13, "frodo legolas gimli sam", "legolas", "F5", {5}),
        (13, "frodo legolas gimli sam", "legolas", "M5", set()),
        (13, "frodo legolas gimli sam", "gimli", "M2", {2}),
        (13, "frodo legolas gimli sam", "gimli", "F2", set()),
        (15, "orophin_and_rumil gimli haldir legolas", "haldir", "F7", {7}),
        (15, "orophin_and_rumil gimli haldir legolas", "orophin_and_rumil", "F1", {1}),
        (3, "frodo farmer_maggot gildor_inglorion sam", "farmer_maggot", "H3", set()),
        (8, "frodo merry strider sam", "strider", "H3", set()),
    ],
)
def test_only_a_threat_that_names_the_lost_card_is_drawn_again(chapter: int, cast: str, who: str, lost: str, never: set[int]) -> None:
    ranks = {1, 2, 3, 4} if chapter < 10 else {1, 2, 3, 4, 5, 6, 7}
    assert drawn(chapter, 4, cast, who, lost, seeds=100) == ranks - never


@rule("F-111")
@pytest.mark.parametrize(("lost", "never"), [("H4", {4}), ("S4", {4}), ("M4", set())])
def test_a_goal_of_two_cards_forbids_the_rank_of_either(lost: str, never: set[int]) -> None:
    cast = "frodo boromir_son_of_denethor_burdened samwise_gamgee_burdened aragorn_son_of_arathorn_burdened"
    assert drawn(18, 4, cast, "samwise_gamgee_burdened", lost, seeds=100, event="group_1") == {1, 2, 3, 4, 5, 6, 7} - never


@rule("F-111")
def test_all_see_which_threat_was_rejected_and_what_came_for_it() -> None:
    rejected = 0
    for seed in range(40):
        scene = Scene(2, 4, SHIRE[4].split(), stage="setup", lost="H3", seed=seed).after_setup()
        *before, last = [line for line in scene.told(-1) if "Threat" in line]
        assert set(before) <= {"ThreatRejected sam 3"} and last == f"DrawsThreat sam {scene.threat('sam')[0]}"
        rejected += len(before)
    assert rejected


@rule("F-111")
@pytest.mark.parametrize("players", (2, 3, 4))
def test_no_deal_ever_asks_sam_for_the_lost_card(players: int) -> None:
    demanded = 0
    for scene in deals(2, players, range(150)):
        lost = scene.fact("lost")
        scene.after_setup(lambda names: min(names, key=lambda name: "gandalf" in name))  # Gandalf would take the lost card
        assert lost != f"H{scene.threat('sam')[0]}"
        demanded += lost in ("H1", "H2", "H3", "H4")
    assert demanded


@rule("F-113", "F-158")
@pytest.mark.parametrize("rank", (1, 2, 3, 4))
@pytest.mark.parametrize("winner", ("sam", "merry"))
def test_sam_must_win_the_hills_card_of_his_threat(rank: int, winner: str) -> None:
    for threat in (1, 2, 3, 4):
        won = [("frodo", "R2 R3"), ("merry", "M1 M2 M3 M4"), (winner, f"H{rank} F{rank} S{rank} H8")]
        scene = Scene(2, 4, SHIRE[4].split(), {"frodo": "F7", "sam": "F8", "merry": "S7", "pippin": "S8"}, won=won, threats={"sam": threat})
        assert scene.verdict("sam") == ("sure" if winner == "sam" and rank == threat else "lost")


@rule("F-113")
@every_number
def test_in_a_whole_round_sam_is_content_exactly_with_his_card(players: int) -> None:
    met = missed = 0
    for scene in rounds(2, players):
        card = f"H{scene.threat('sam')[0]}"
        has_card, is_content = card in scene.won("sam").split(), scene.verdict("sam") == "sure"
        will_have_it = has_card or (scene.board.left == 1 and last_trick_brings(scene, "sam", card))
        assert has_card <= is_content <= will_have_it
        assert is_content == will_have_it or players > 1  # a lone player sees all hands, and so what the last trick must bring
        met, missed = met + has_card, missed + (scene.verdict("sam") == "lost")
    assert met and missed


def last_trick_brings(scene: Scene, who: str, card: str) -> bool:
    """Whether this character wins this card in the one trick that is left, however it is played."""
    chairs = list(scene.board.clockwise(scene.board.leader))
    hands = [scene.hand(chair).split() for chair in chairs]
    for trick in product(*hands):
        suit = trick[0][0]
        all_follow = all(code[0] == suit or suit not in [held[0] for held in hand] for code, hand in zip(trick, hands, strict=True))
        highest = max([code for code in trick if code[0] == suit])
        winning = {highest, "R1"} & set(trick)  # the 1 of Rings may be declared or not
        if all_follow and (card not in trick or {chairs[trick.index(code)] for code in winning} != {scene.seat(who)}):
            return False
    return True


@rule("F-114")
@every_number
def test_sam_draws_first_and_exchanges_afterwards(players: int) -> None:
    scene = Scene(2, players, SHIRE[players].split(), stage="setup")
    scene.play_until(lambda scene: scene.asked == "sam")
    partners = [f"ExchangeWith {name}" for name in ("frodo", "merry", "pippin") if name in SHIRE[players]]
    alone = ["ExchangeWithNobody"] if players == 1 else []
    assert sorted(scene.offered()) == sorted(partners + alone)
    assert len(scene.threat("sam")) == 1
    assert "sam" not in [word.who.key for word in news(scene, Exchanges)]
    scene.choose("ExchangeWith merry").after_setup()
    assert "Exchanges sam merry" in scene.told()


@rule("F-114")
@pytest.mark.parametrize(
    ("chapter", "cast", "partners"),
    [
        (2, "frodo sam merry gandalf", {"frodo", "merry"}),
        (2, "frodo sam merry pippin", {"frodo", "merry", "pippin"}),
        (5, "frodo tom_bombadil sam pippin", {"frodo", "pippin"}),
        (7, "mr_underhill barliman_butterbur sam merry", {"merry"}),
    ],
)
def test_sam_exchanges_with_those_of_his_friends_who_are_in_play(chapter: int, cast: str, partners: set[str]) -> None:
    found = set()
    for seed in range(30):
        scene = Scene(chapter, 4, cast.split(), stage="setup", seed=seed).after_setup(seed=seed)
        found |= {line.split()[2] for line in scene.told() if line.startswith("Exchanges sam ")}
    assert found == partners


@rule("F-115")
def test_sam_has_the_number_202() -> None:
    assert [card["id"] for card in BOOK.cards() if card.get("number") == "2.02"] == ["sam"]


@rule("F-159")
@pytest.mark.parametrize(("tricks", "verdict"), [(0, "lost"), (1, "sure"), (2, "sure"), (3, "lost"), (4, "lost")])
def test_merry_wins_one_or_two_tricks(tricks: int, verdict: str) -> None:
    won = [("frodo", "R2 R3"), ("sam", "H1 R4"), *won_by(*["merry"] * tricks, suits="MFS")]
    hands = {"frodo": "H8", "sam": "H7", "merry": "H6", "pippin": "H5"}
    scene = Scene(2, 4, SHIRE[4].split(), hands, won=won, threats={"sam": 1}, leader="frodo").play_on()
    assert scene.tricks("merry") == tricks and scene.verdict("merry") == verdict


@rule("F-159")
@every_number
def test_in_a_whole_round_merry_wins_one_or_two_tricks(players: int) -> None:
    seen = set()
    for scene in rounds(2, players, range(1, 121)):
        tricks, verdict = scene.tricks("merry"), scene.verdict("merry")
        if not scene.board.left:
            assert verdict == ("sure" if tricks in (1, 2) else "lost")
        assert tricks < 3 or verdict == "lost"
        seen.add(verdict)
    assert {"sure", "lost"} <= seen


@rule("F-160")
@every_number
def test_bilbo_stays_away_from_chapter_2(players: int) -> None:
    for scene in deals(2, players, range(20)):
        while not all(scene.board.cast):
            assert not [name for name in [*scene.offered(), *scene.refused()] if "bilbo" in name]
            scene.take(max)
        assert not [name for name in scene.board.cast if "bilbo" in name]
