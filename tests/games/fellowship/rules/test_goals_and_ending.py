"""Goals, stars, early ends and the verdict of a round (F-092 to F-102); positions are in scenarios/goals.yaml."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from onetable.core.match import Match
from onetable.core.record import replay
from onetable.games.fellowship.campaign import Campaign
from onetable.games.fellowship.cards.chapters import CHAPTERS
from onetable.games.fellowship.phases.judge import verdicts
from onetable.games.fellowship.pieces.playing_cards import ONE_RING_CARD, bits_of
from onetable.games.fellowship.table import Board
from onetable.games.fellowship.words.goals import LOST, SURE
from tests.games.fellowship.rules.play_through import answer_carefully, rounds
from tests.games.fellowship.scenes import BOOK, Scene, deals
from tests.rules import rule

CAST = ["frodo", "gandalf", "bilbo", "pippin"]
TRICKS = {
    "frodo": ["R1 R2 F1 F2"],
    "gandalf": ["M1 M2 M3 M4"],
    "bilbo": ["S1 S2 S3 S4", "S5 S6 S7 S8", "M5 M6 M7 M8"],
    "pippin": [],
}


def last_trick_to_frodo(**changed: list[str]) -> Scene:
    """The end of a round in which everybody has met the goal, but for what is changed; Frodo wins the last trick."""
    won = [[who, trick] for who, tricks in {**TRICKS, **changed}.items() for trick in tricks]
    return Scene(1, characters=CAST, hands={"frodo": "H8", "gandalf": "H7", "bilbo": "H6", "pippin": "H5"}, won=won).play_on()


@rule("F-092", "F-099")
def test_the_round_is_won_if_everybody_has_met_the_goal() -> None:
    scene = last_trick_to_frodo()
    assert scene.outcome == "won" and all(scene.verdict(who) == "sure" for who in CAST)


@rule("F-092", "F-101")
@pytest.mark.parametrize(
    ("failing", "tricks"),
    [
        pytest.param("frodo", {"frodo": ["R1 F3 F1 F2"]}, id="Frodo has one Ring"),
        pytest.param("gandalf", {"gandalf": []}, id="Gandalf has no trick"),
        pytest.param("bilbo", {"bilbo": ["S1 S2 S3 S4", "S5 S6 S7 S8"]}, id="Bilbo has two tricks"),
        pytest.param("pippin", {"pippin": ["F3 F4 F5 F6", "F7 F8 R3 R4"]}, id="Pippin has more tricks than Gandalf"),
    ],
)
def test_one_missed_goal_loses_the_round_for_all(failing: str, tricks: dict[str, list[str]]) -> None:
    scene = last_trick_to_frodo(**tricks)
    assert {who for who in CAST if scene.verdict(who) == "lost"} == {failing}
    assert scene.outcome == "lost" and scene.told()[-1] == "RoundLost"
    result = BOOK.result(scene.game)
    assert result is not None and set(result.scores) == {0.0}


@rule("F-093", "F-094")
def test_the_star_is_told_when_it_is_earned_and_not_before() -> None:
    scene = Scene(
        2,
        characters=["frodo", "sam", "merry", "pippin"],
        hands={"frodo": "H8 R1 R2", "sam": "H1 H2 M1", "merry": "H3 H4 M2", "pippin": "R3 H5 M3"},
        threats={"sam": 1},
        won=[["frodo", "R4 F1 F2 F3"], ["merry", "S1 S2 S3 S4"]],
    )
    assert not any(word.startswith("Goal") for word in scene.told()) and scene.verdict("merry") == "ahead"
    scene.choose("Play H8", "Play H1", "Play H3", "Play H5")
    assert "GoalDone frodo" not in scene.told() and "GoalBroken sam" in scene.told()
    again = Scene(
        2,
        characters=["frodo", "sam", "merry", "pippin"],
        hands={"frodo": "M8 R1 R2", "sam": "H1 H2 M1", "merry": "H3 H4 M2", "pippin": "R3 H5 F8"},
        threats={"sam": 1},
        won=[["frodo", "R4 F1 F2 F3"]],
    )
    assert not any(word.startswith("Goal") for word in again.told())
    again.choose("Play M8", "Play M1", "Play M2", "Play R3")
    assert [word for word in again.told() if word.startswith("Goal")] == ["GoalDone frodo"]
    assert all(view.table.verdicts[0] == SURE for view in again.views())


@rule("F-093")
@pytest.mark.parametrize("chapter", [1, 2, 3, 4])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_star_once_earned_stays(chapter: int, players: int) -> None:
    """A goal gets its star, or is given up, only when nothing can change that; both are told once."""
    stars = 0
    for scene in deals(chapter, players, range(1, 16)):
        dice = Random(scene.board.dice.seed)
        certain: dict[int, int] = {}
        while scene.game.decision is not None:
            for chair, verdict in enumerate(scene.board.verdicts):
                assert certain.get(chair, verdict) == verdict
                if verdict in (LOST, SURE):
                    certain[chair] = verdict
            answer_carefully(scene, dice)
        told = [word for word in scene.told() if word.startswith("GoalDone")]
        assert sorted(told) == sorted(
            f"GoalDone {scene.board.cast[chair]}" for chair, verdict in enumerate(scene.board.verdicts) if verdict == SURE
        )
        stars += len(told)
    assert stars > 0


@rule("F-093")
@pytest.mark.parametrize("chapter", [1, 3, 5, 7])
def test_what_others_see_is_judged_from_public_knowledge(chapter: int) -> None:
    """Judgement: hands that nobody else has seen may lie differently, and every verdict stays the same."""
    compared = 0
    for scene in deals(chapter, 4, range(1, 26)):
        dice = Random(scene.board.dice.seed)
        scene.after_setup(dice.choice)
        while scene.game.decision is not None:
            if scene.is_playing() and not scene.board.trick:
                twin = scene.twin()
                swap_unseen_cards(twin.board, dice)
                compared += twin.board.hands != scene.board.hands
                assert verdicts(twin.board) == verdicts(scene.board)
            scene.take(dice.choice)
    assert compared > 50


def swap_unseen_cards(board: Board, dice: Random) -> None:
    """Two closed hands swap a card, so that all that everybody knows stays true."""
    one, other = dice.sample(range(4), 2)
    given = [card for card in bits_of(board.hands[one] & ~ONE_RING_CARD) if not board.void[other] >> card & 1]
    back = [card for card in bits_of(board.hands[other] & ~ONE_RING_CARD) if not board.void[one] >> card & 1]
    if given and back:
        there, here = 1 << dice.choice(given), 1 << dice.choice(back)
        board.hands[one] ^= there | here
        board.hands[other] ^= there | here


@rule("F-095", "F-096")
@pytest.mark.parametrize("chapter", [1, 2, 3, 4])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_decided_round_is_stopped_and_an_open_one_goes_on(chapter: int, players: int) -> None:
    early = set()
    for seed in range(1, 31):
        scene = Scene.dealt(chapter, players, seed)
        dice = Random(scene.board.dice.seed)
        while scene.game.decision is not None:
            standing = scene.board.verdicts
            assert LOST not in standing and (not standing or set(standing) != {SURE})
            scene.take(dice.choice)
        assert scene.outcome == ("lost" if LOST in scene.board.verdicts else "won")
        if scene.board.left:
            early.add(scene.outcome)
    assert "lost" in early


@rule("F-097")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_round_ends_when_all_hands_are_played_out(players: int) -> None:
    ended = 0
    for scene in rounds(1, players, range(1, 121)):
        assert scene.outcome and scene.game.decision is None and not scene.game.agenda
        if scene.board.left == 0:
            kept = {"gandalf": 1}
            assert all(scene.holding(who) == kept.get(who, 0) for who in scene.board.cast)
            ended += 1
    assert ended > 0


@rule("F-098")
@pytest.mark.parametrize(("players", "size"), [(2, 12), (3, 12), (4, 9)])
def test_gandalf_keeps_one_card(players: int, size: int) -> None:
    ended = 0
    for scene in rounds(1, players, range(1, 121)):
        if "gandalf" in scene.board.cast and scene.board.left == 0:
            played = [
                word for word in scene.told() if word.split()[0] in ("Leads", "Plays", "PlaysOutright") and word.split()[1] == "gandalf"
            ]
            assert scene.holding("gandalf") == 1 and len(played) == size == scene.board.number
            ended += 1
    assert ended > 0


# ---- the campaign


@pytest.fixture(autouse=True)
def data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Campaigns of these tests are kept apart."""
    monkeypatch.setenv("ONETABLE_DATA", str(tmp_path))
    yield


def match_that_ends(outcome: str, chapter: int = 1, players: int = 4) -> Match[Board]:
    """A whole match with this outcome: at random, but never a choice that ends it otherwise if another is left."""
    for seed in range(1, 500):
        match, dice = Match(BOOK, {"chapter": chapter}, players, seed), Random(seed)
        while match.game.decision is not None:
            numbers = list(range(len(match.game.decision.choices)))
            dice.shuffle(numbers)
            match.answer(next((number for number in numbers if outcome_after(match, number) in ("", outcome)), numbers[0]))
        if match.game.table.outcome == outcome:
            return match
    raise AssertionError(f"no match of chapter {chapter} was {outcome}")


def outcome_after(match: Match[Board], number: int) -> str:
    """What this answer would lead to at once."""
    twin = match.game.clone()
    twin.answer(number)
    return twin.table.outcome


@rule("F-007", "F-008")
def test_a_fresh_campaign_proposes_the_first_chapter_and_allows_any() -> None:
    campaign = Campaign.open("The Prancing Pony")
    assert campaign.proposed() == 1
    for chapter in CHAPTERS:
        assert Scene.of(BOOK.begin(campaign.setup_for(chapter), 4, 1)).board.setup.chapter == chapter


@rule("F-008", "F-007")
def test_the_lowest_unfinished_chapter_is_proposed_in_whatever_order_they_are_played() -> None:
    campaign = Campaign.open("The Prancing Pony")
    campaign.note(match_that_ends("won", chapter=2))
    assert campaign.proposed() == 1 and campaign.is_won(2) and not campaign.is_won(1)
    campaign.note(match_that_ends("won", chapter=1))
    assert campaign.proposed() == 3


@rule("F-099", "F-100")
def test_after_a_won_chapter_the_next_follows_with_its_own_cards() -> None:
    campaign = Campaign.open("The Prancing Pony")
    campaign.note(match_that_ends("won"))
    assert campaign.proposed() == 2
    second = Campaign.open("The Prancing Pony")
    second.note(match_that_ends("won", chapter=2))
    assert second.proposed() == 3
    following = Scene.of(BOOK.begin(campaign.setup_for(campaign.proposed()), 4, 1))
    assert set(following.plan.roster) - set(CHAPTERS[1].roster) == {"sam", "merry"} and following.plan.threat_ranks == (1, 2, 3, 4)


@rule("F-101")
def test_a_lost_round_can_be_played_again() -> None:
    campaign = Campaign.open("The Prancing Pony")
    lost = match_that_ends("lost")
    campaign.note(lost)
    assert campaign.proposed() == 1 and not campaign.is_won(1) and campaign.tries(1) == 1
    again = Match(BOOK, campaign.setup_for(campaign.proposed()), 4, 2)
    assert again.game.decision is not None and again.game.table.setup.chapter == 1 and not again.game.table.outcome


@rule("F-102")
def test_a_campaign_is_kept_for_another_evening() -> None:
    campaign = Campaign.open("The Prancing Pony", names=["Ann", "Ben", "Cas", "Dee"])
    won = match_that_ends("won")
    campaign.note(won)
    kept = Campaign.open("The Prancing Pony")
    assert kept.proposed() == 2 and kept.is_won(1) and kept.story == campaign.story
    assert Campaign.open("Another group").proposed() == 1


@rule("F-102")
def test_a_game_that_was_broken_off_goes_on_where_it_stopped() -> None:
    campaign = Campaign.open("The Prancing Pony")
    match, dice = Match(BOOK, {"chapter": 1}, 4, 3), Random(1)
    for _ in range(12):
        assert match.game.decision is not None
        match.answer(dice.randrange(len(match.game.decision.choices)))
    campaign.note(match)
    found = Campaign.open("The Prancing Pony").open_record()
    assert found is not None
    again = replay(BOOK, found)
    assert again.game.table == match.game.table and again.game.decision == match.game.decision
