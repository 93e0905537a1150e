"""Long chapters: the next round, finished characters, the verdict; and the card of chapter 13."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.games.fellowship.mechanics.carried_gifts import carried_gift
from onetable.games.fellowship.words.choices import BeCharacter
from onetable.games.fellowship.words.news import RoundBegins
from tests.games.fellowship.rules.play_through import choices_made, choose_unfinished, news, rounds, win_round
from tests.games.fellowship.scenes import BOOK, Scene, deals
from tests.rules import rule

SOUTH = ["frodo", "gandalf", "aragorn", "legolas", "gimli", "boromir", "sam", "merry", "pippin", "bill_the_pony"]
RIVER = ["frodo", "aragorn", "legolas", "gimli", "boromir", "sam", "merry", "pippin", "galadriel", "celeborn"]
every_number = pytest.mark.parametrize("players", (1, 2, 3, 4))


def last_trick(chapter: int, cast: str, finished: list[str], merry: int = 1, aragorn: int = 2, **position: Any) -> Scene:
    """The last trick of a round in which all goals are met unless Merry or Aragorn has won too many; Frodo leads and wins."""
    names = cast.split()
    won = [("frodo", "R2 R3"), *[("merry", f"M{number}") for number in range(1, merry + 1)]]
    won += [("gandalf", "F1")] if "gandalf" in names else []
    won += [("aragorn", f"F{number}") for number in range(2, aragorn + 2)] if "aragorn" in names else []
    won += [("glorfindel", "S1 S2 S3 S4"), ("glorfindel", "S5 S6 S7 S8")] if "glorfindel" in names else []
    threats = {"aragorn": 2} if "aragorn" in names else {}
    held = dict(zip(names, ("H7", "H6", "H5", "H4"), strict=True))
    return Scene(chapter, 4, names, held, won=won, finished=finished, leader=names[0], threats=threats, **position)


def to_the_next_round(scene: Scene) -> Scene:
    """Play until the round is over."""
    return scene.play_until(lambda scene: scene.board.round == 2)


ROUNDS = [(9, "frodo merry pippin glorfindel"), (13, "frodo merry pippin gandalf"), (17, "frodo merry pippin aragorn")]
ALL_NEEDED = {9: ["glorfindel", "frodo", "sam", "merry", "pippin", "strider", "bill_the_pony"], 13: SOUTH[:-1], 17: RIVER[:-1]}
each_chapter = pytest.mark.parametrize(("chapter", "cast"), ROUNDS)


# ---- finished, unfinished, not needed


@rule("F-140", "F-141")
@each_chapter
def test_the_chapter_is_won_only_when_the_last_one_is_finished(chapter: int, cast: str) -> None:
    needed = ALL_NEEDED[chapter]
    others = [name for name in needed if name not in cast.split()]
    won = last_trick(chapter, cast, others).play_on()
    assert won.outcome == "won" and set(won.board.finished) == set(needed)
    for missing in others:
        kept = [name for name in others if name != missing]
        scene = to_the_next_round(last_trick(chapter, cast, kept))
        assert scene.outcome == "" and set(scene.board.finished) == {*kept, *cast.split()}


@rule("F-142")
@each_chapter
def test_another_round_of_the_same_chapter_follows(chapter: int, cast: str) -> None:
    scene = to_the_next_round(last_trick(chapter, cast, []))
    assert scene.fact("round") == 2 and scene.board.setup.chapter == chapter
    begun = news(scene, RoundBegins)
    assert [(word.number, word.chapter.key) for word in begun] == [
        (2, next(card["id"] for card in BOOK.cards() if card.get("chapter") == chapter))
    ]


@rule("F-143", "F-144")
@pytest.mark.parametrize(("chapter", "exempt"), [(13, "bill_the_pony"), (17, "celeborn")])
def test_one_character_need_not_be_finished(chapter: int, exempt: str) -> None:
    cast = dict(ROUNDS)[chapter]
    others = [name for name in ALL_NEEDED[chapter] if name not in cast.split()]
    scene = last_trick(chapter, cast, others).play_on()
    assert scene.outcome == "won" and exempt not in scene.board.finished


@rule("F-143")
def test_who_is_exempt_must_still_succeed_when_chosen() -> None:
    others = [name for name in SOUTH if name not in ("frodo", "merry", "pippin", "bill_the_pony")]
    scene = last_trick(13, "frodo merry pippin bill_the_pony", others, spent=["mithril_shirt"]).play_on()
    assert scene.verdict("bill_the_pony") == "lost" and scene.outcome == "lost"


# ---- the card of chapter 13


@rule("F-145")
@every_number
def test_chapter_13_lists_ten_characters(players: int) -> None:
    chosen = set()
    for scene in choices_made(13, players, 40):
        assert set(scene.plan.roster) == set(SOUTH) and "frodo" in scene.board.cast
        chosen |= set(scene.board.cast)
    assert chosen == set(SOUTH)


@rule("F-146")
@every_number
def test_chapter_13_draws_from_threats_1_to_7(players: int) -> None:
    drawn: set[int] = set()
    for scene in deals(13, players, range(60)):
        scene.after_setup(lambda names: min(names, key=lambda name: "sam" not in name and "legolas" not in name and "gimli" not in name))
        drawn |= {rank for threat in scene.board.threats for rank in threat}
    assert drawn == {1, 2, 3, 4, 5, 6, 7}


@rule("F-147")
@pytest.mark.parametrize("players", (1, 2, 3, 4))
def test_one_round_does_not_win_chapter_13(players: int) -> None:
    won = next(filter(None, (win_round(Scene.dealt(13, players, seed)) for seed in range(20))))
    assert won.outcome == "" and won.fact("round") == 2


@rule("F-148")
@every_number
def test_frodo_wears_the_mithril_shirt_in_chapter_13(players: int) -> None:
    for scene in choices_made(13, players):
        assert carried_gift(scene.board, scene.seat("frodo")) == "mithril_shirt"
        assert "HasGift frodo mithril_shirt" in scene.told()


# ---- the next round


@rule("F-149", "F-150")
@every_number
@pytest.mark.parametrize("chapter", (13, 17))
def test_every_round_is_dealt_chosen_and_set_up_anew(chapter: int, players: int) -> None:
    first, won = next((first, won) for first in deals(chapter, players) if (won := win_round(first)) is not None)
    board = won.board
    cards = [*board.hands, board.lost, board.stock, board.buried]
    assert sum(card.bit_count() for card in cards) == board.deck.bit_count() == first.board.deck.bit_count()
    assert sum(cards) == board.deck and not any(board.won) and not board.gone
    assert board.hands != first.board.hands and set(board.players) == set(first.board.players)
    unseated = [name for name in board.cast if not name]
    assert len(unseated) >= len(board.cast) - 1 and won.words(BeCharacter)  # only Frodo, who has no choice, may sit already
    assert not any(board.threats)
    won.board.news = []
    won.after_setup(lambda names: min(names, key=lambda name: "sam" not in name and "merry" not in name))
    kinds = [line.split()[0] for line in won.told()]
    assert {"BecomesCharacter", "DrawsThreat", "Exchanges"} <= set(kinds) and not any(board.won)


@rule("F-149")
def test_the_next_deal_is_another_one() -> None:
    deals_seen = set()
    for seed in range(20):
        scene = to_the_next_round(last_trick(13, "frodo merry pippin gandalf", [], seed=seed))
        deals_seen.add(tuple(scene.board.hands))
    assert len(deals_seen) == 20


@rule("F-151")
@every_number
@pytest.mark.parametrize(("chapter", "roster"), [(13, SOUTH), (17, RIVER)])
def test_finished_characters_are_offered_again(chapter: int, roster: list[str], players: int) -> None:
    finished = roster[:-2]
    offered = set()
    for scene in deals(chapter, players, range(20), finished=finished):
        while scene.words(BeCharacter):
            free = {f"BeCharacter {name}" for name in roster if name not in scene.board.cast and name != "frodo"}
            assert set(scene.offered()) == free
            offered |= free
            scene.take(max)
    assert offered == {f"BeCharacter {name}" for name in roster if name != "frodo"}


@rule("F-151")
def test_a_finished_character_that_is_chosen_again_must_succeed_again() -> None:
    finished = [name for name in SOUTH if name != "pippin"]
    scene = last_trick(13, "frodo merry pippin gandalf", finished, merry=0, spent=["mithril_shirt"]).play_on()
    assert scene.verdict("merry") == "lost" and scene.outcome == "lost"


@rule("F-152")
@every_number
@pytest.mark.parametrize(("chapter", "roster"), [(13, SOUTH), (17, RIVER), (14, SOUTH[:-1])])
def test_nobody_has_to_choose_a_finished_character_again(chapter: int, roster: list[str], players: int) -> None:
    finished = ["frodo", *roster[1:6]]
    for scene in deals(chapter, players, range(20), finished=finished):
        scene.choose("ChooseEvent the_long_dark") if chapter == 14 else None
        choose_unfinished(scene)
        again = [name for name in scene.board.cast if name in finished]
        assert sorted(again) == (["aragorn", "frodo"] if chapter == 14 else ["frodo"])  # the Long Dark asks for Aragorn


@rule("F-152")
@pytest.mark.parametrize("players", (1, 2, 3, 4))
def test_in_the_flight_only_glorfindel_is_asked_for_again(players: int) -> None:
    for scene in deals(9, players, range(20), finished=["glorfindel", "frodo", "sam"]):
        scene.after_choice(lambda names: min(names, key=lambda name: name.split()[-1] in ("frodo", "sam")))
        assert {"frodo", "sam"}.isdisjoint(scene.board.cast) and "glorfindel" in scene.board.cast


@rule("F-153")
@every_number
@pytest.mark.parametrize("chapter", (13, 14, 17))
def test_frodo_takes_part_in_every_round_even_when_finished(chapter: int, players: int) -> None:
    for scene in deals(chapter, players, range(25), finished=["frodo", "sam", "merry"]):
        scene.after_choice(lambda names: min(names, key=lambda name: "frodo" in name))
        assert scene.board.cast[scene.board.ring_holder] == "frodo"


# ---- the verdict


@rule("F-154")
def test_a_lost_last_round_leaves_the_chapter_open() -> None:
    finished = [name for name in SOUTH if name != "pippin"]
    won = last_trick(13, "frodo merry pippin gandalf", finished).play_on()
    assert won.outcome == "won"
    lost = last_trick(13, "frodo merry pippin gandalf", finished, merry=3, spent=["mithril_shirt"]).play_on()
    assert lost.verdict("pippin") == "sure" and lost.outcome == "lost"
    assert "pippin" not in lost.board.finished and not [line for line in lost.told() if line.startswith("ChapterWon")]


@rule("F-155")
@each_chapter
def test_a_goal_out_of_reach_loses_the_round_for_all_at_once(chapter: int, cast: str) -> None:
    scene = last_trick(chapter, cast, [], merry=3, spent=["mithril_shirt"])
    assert scene.verdict("merry") == "lost" and scene.verdict("frodo") == "sure"
    assert scene.outcome == "lost" and scene.board.left == 1 and scene.board.finished == ()


@rule("F-155")
@pytest.mark.parametrize("chapter", (13, 17))
def test_an_unspent_mithril_shirt_makes_up_for_one_lost_goal_but_not_for_two(chapter: int) -> None:
    saved = to_the_next_round(last_trick(chapter, "frodo merry pippin aragorn", [], merry=3))
    assert saved.fact("round") == 2 and saved.fact("spent") == ["mithril_shirt"] and "merry" in saved.board.finished
    twice = last_trick(chapter, "frodo merry pippin aragorn", [], merry=3, aragorn=4)
    assert twice.outcome == "lost" and twice.fact("spent") == []


@rule("F-155")
@every_number
@pytest.mark.parametrize("chapter", (9, 13, 14, 17))
def test_a_lost_round_of_a_long_chapter_ends_as_soon_as_it_is_lost(chapter: int, players: int) -> None:
    early = 0
    for scene in rounds(chapter, players, range(40)):
        if scene.outcome == "lost":
            goals = list(scene.fact("verdicts").values()).count("lost")
            duties = list(scene.fact("duties").values()).count("lost")
            assert goals > (chapter != 9) or duties  # all but the Flight have the Shirt, which makes up for one goal
            early += scene.board.left > 0
    assert early


@rule("F-156")
@every_number
@pytest.mark.parametrize("chapter", (9, 13, 14, 17))
def test_after_a_lost_round_the_group_goes_on_or_begins_anew(chapter: int, players: int) -> None:
    before = ("frodo", "merry")
    lost = next(scene for scene in rounds(chapter, players, range(40), finished=before) if scene.outcome == "lost")
    assert lost.board.finished == before
    gone_on = Scene.dealt(chapter, players, 50, finished=lost.board.finished, done=lost.board.done, spent=lost.board.spent)
    assert gone_on.board.finished == before and gone_on.game.decision is not None
    begun_anew = Scene.dealt(chapter, players, 50)
    assert begun_anew.board.finished == () and begun_anew.board.setup.chapter == gone_on.board.setup.chapter == chapter
