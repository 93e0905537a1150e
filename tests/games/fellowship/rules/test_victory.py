"""How a chapter is won: short and long chapters, lost rounds, and the numbers of the cards."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from onetable.core.rulebook import Result
from onetable.games.fellowship.words.news import RoundLost, RoundWon
from tests.games.fellowship.rules.play_through import campaign, play_round, rounds, win_round
from tests.games.fellowship.scenes import BOOK, Scene, deals
from tests.rules import rule

SHORT = (1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 15, 16)
LONG = (9, 13, 14, 17)
NEEDED = {
    9: "glorfindel frodo sam merry pippin strider bill_the_pony",
    13: "frodo gandalf aragorn legolas gimli boromir sam merry pippin",
    14: "frodo gandalf aragorn legolas gimli boromir sam merry pippin",
    17: "frodo aragorn legolas gimli boromir sam merry pippin galadriel",
}
every_number = pytest.mark.parametrize("players", (1, 2, 3, 4))


# ---- card numbers

GOLD = {
    "samwise_gamgee", "peregrin_took", "meriadoc_brandybuck", "aragorn_son_of_arathorn", "boromir_son_of_denethor",
    "legolas_greenleaf", "gimli_son_of_gloin",
}  # fmt: skip
WHITE = {
    "bilbo", "pippin", "sam", "merry", "mr_underhill", "strider", "aragorn", "boromir", "legolas", "gimli",
    "gandalf_servant_of_the_secret_fire", "haldir", "orophin_and_rumil",
}  # fmt: skip


@rule("F-136")
def test_every_number_from_the_first_chapter_on_belongs_to_one_card() -> None:
    fronts = [card for card in BOOK.cards() if not card.get("burdened")]  # the other side of a gold card has the same number
    sealed = [f"{pack}.{place:02}" for pack in (2, 3) for place in range(1, 49)]
    assert sorted([card["number"] for card in fronts if card["number"]]) == [f"1.{place:02}" for place in range(1, 6)] + sealed
    main_deck = [card for card in fronts if not card["number"]]
    assert len(main_deck) == 37 and {card["kind"] for card in main_deck} == {"playing_card"}


@rule("F-136")
def test_card_numbers_follow_the_chapters() -> None:
    chapters = {card["chapter"]: float(card["number"]) for card in BOOK.cards() if "chapter" in card}
    assert sorted(chapters.values()) == [chapters[number] for number in range(1, 19)]
    for card in BOOK.cards():
        if card["kind"] == "character" and card["chapters"] and not card["burdened"]:
            first = min(card["chapters"])
            assert chapters[first] < float(card["number"]) < chapters.get(first + 1, 4.0)


@rule("F-136")
def test_the_colour_of_the_number_sorts_the_characters() -> None:
    boxes = {card["id"]: card["box"] for card in BOOK.cards() if card["kind"] == "character" and not card["burdened"]}
    assert set(boxes.values()) == {"black", "gold", "white"}
    assert {name for name, box in boxes.items() if box == "gold"} == GOLD
    assert {name for name, box in boxes.items() if box == "white"} == WHITE


@rule("F-136")
@every_number
def test_the_road_takes_black_and_gold_cards_only(players: int) -> None:
    boxes = {card["id"]: card["box"] for card in BOOK.cards() if card["kind"] == "character"}
    for scene in deals("road", players, range(40)):
        assert {boxes[name] for name in scene.board.setup.pool} == {"black", "gold"}


# ---- short and long


@rule("F-137")
def test_every_chapter_is_short_or_long() -> None:
    chapters = {card["chapter"]: card["long"] for card in BOOK.cards() if "chapter" in card}
    assert sorted(chapters) == sorted([*SHORT, *LONG, 18])
    assert {number for number, is_long in chapters.items() if is_long} == set(LONG)


@rule("F-138")
@pytest.mark.parametrize("players", (2, 3))
@pytest.mark.parametrize("chapter", SHORT)
def test_one_won_round_wins_a_short_chapter(chapter: int, players: int) -> None:
    for scene in rounds(chapter, players, range(1000)):
        met = all(scene.verdict(name) == "sure" and scene.duty(name) == "sure" for name in scene.board.cast)
        assert scene.board.round == 1 and scene.outcome == ("won" if met else "lost")
        if met:
            assert scene.told()[-2:][0] == "RoundWon" and scene.told()[-1].startswith("ChapterWon")
            assert BOOK.result(scene.game) == Result("won", (1.0,) * players, RoundWon())
            return
    pytest.fail("no round was won")


@rule("F-138")
@pytest.mark.parametrize("players", (1, 4))
@pytest.mark.parametrize("chapter", [chapter for chapter in SHORT if chapter not in (12, 16)])  # those two are very hard to win
def test_one_won_round_is_enough_alone_and_with_four(chapter: int, players: int) -> None:
    won = next(filter(None, (win_round(Scene.dealt(chapter, players, seed)) for seed in range(20))))
    assert won.outcome == "won" and won.board.round == 1 and won.game.decision is None


@rule("F-139")
@every_number
@pytest.mark.parametrize("chapter", SHORT)
def test_a_lost_short_chapter_can_be_played_again_from_its_beginning(chapter: int, players: int) -> None:
    lost = next(scene for scene in rounds(chapter, players, range(100)) if scene.outcome == "lost")
    assert BOOK.result(lost.game) == Result("lost", (0.0,) * players, RoundLost())
    assert lost.board.finished == () and lost.game.decision is None
    again = Scene.dealt(chapter, players, 101, finished=lost.board.finished, done=lost.board.done, spent=lost.board.spent)
    assert again.board.setup == Scene.dealt(chapter, players, 101).board.setup and again.game.decision is not None
    assert play_round(again).outcome in ("won", "lost")


@rule("F-137")
def test_chapter_18_has_two_rounds() -> None:
    cast = ["frodo", "boromir_son_of_denethor_burdened", "samwise_gamgee_burdened", "aragorn_son_of_arathorn_burdened"]
    frodo, boromir, samwise, aragorn = cast
    position: dict[str, Any] = {
        "hands": {frodo: "H1", boromir: "H8", samwise: "H2", aragorn: "H3"},
        "won": [(frodo, "R1 R2"), (samwise, "H5 S5"), (aragorn, "M1")],
        "threats": {samwise: 5, aragorn: 1},
        "event": "group_1",
        "leader": boromir,
    }
    first = Scene(18, 4, cast, **position).play_until(lambda scene: scene.board.round == 2)
    assert first.outcome == "" and first.fact("done") == ["group_1"] and first.fact("round") == 2
    second = Scene(18, 4, cast, done=["group_2"], **position).play_on()
    assert second.outcome == "won" and second.fact("round") == 1


# ---- long chapters from their first deal to their victory


@rule("F-140", "F-141", "F-142", "F-144", "F-153", "F-156", "F-199")
@pytest.mark.parametrize(("chapter", "players"), [(14, 3), *[(chapter, players) for chapter in (9, 13, 17) for players in (1, 2, 3, 4)]])
def test_a_long_chapter_is_won_when_all_its_characters_are_finished(chapter: int, players: int) -> None:
    played = campaign(chapter, players)
    needed = set(NEEDED[chapter].split())
    for one in played:
        if one.won:
            assert set(one.after) == set(one.before) | set(one.cast)
        else:
            assert one.after == one.before
        if chapter != 14:  # Moria wants its events, too
            assert one.chapter_won == (one.won and needed <= set(one.after))
    assert played[-1].chapter_won and needed <= set(played[-1].after)
    if chapter == 9:
        assert {"frodo" in one.cast for one in played if one.won} == {True, False}  # one round with him is enough
    else:
        assert all("frodo" in one.cast for one in played)
    for earlier, later in pairwise(played):
        assert not earlier.chapter_won and later.before == earlier.after
