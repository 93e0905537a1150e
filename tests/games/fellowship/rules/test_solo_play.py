"""Alone with four open hands: play (F-293 to F-296)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from onetable.games.fellowship.cards.chapters import CHAPTERS
from tests.games.fellowship.last_tricks import end_round, last_trick
from tests.games.fellowship.scenes import Scene
from tests.rules import rule


@rule("F-293")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_all_four_hands_play_to_every_trick(chapter: int) -> None:
    for seed in range(1, 5):
        scene, dice = Scene.dealt(chapter, 1, seed).after_setup(seed=seed), Random(seed)
        while scene.game.decision is not None and scene.board.round == 1:
            number = scene.board.number
            scene.take(dice.choice)
            if scene.board.round == 1 and scene.board.number != number:
                without_fatty = "fatty_bolger" in scene.board.cast and scene.board.number > 6  # he has given three of nine cards away
                assert len(scene.board.last_trick) == (3 if without_fatty else 4)
                assert len({chair for chair, _ in scene.board.last_trick}) == len(scene.board.last_trick)


@rule("F-294")
def test_every_hand_is_filled_up_after_each_trick_while_the_deck_lasts() -> None:
    """In a usual chapter 20 cards give 5 refills: the hands stay at 4 for 5 tricks, and there are 9 tricks in all."""
    used_up = 0
    for chapter in (2, 3, 7, 9, 13):
        for seed in range(1, 31):
            scene, dice = Scene.dealt(chapter, 1, seed).after_setup(seed=seed), Random(seed)
            if scene.board.number:
                continue  # every card of the first trick was the only choice and has fallen by itself
            begun = [chair for chair, _ in scene.board.trick]  # as this one may have
            extra = [hand.bit_count() + (chair in begun) - 4 for chair, hand in enumerate(scene.board.hands)]
            assert sum(extra) == bool({"gandalf", "glorfindel"} & set(scene.board.cast))  # they have taken the lost card
            assert scene.board.left == 9
            while scene.game.decision is not None and scene.board.round == 1:
                number, before = scene.board.number, scene.board.stock
                scene.take(dice.choice)
                board = scene.board
                if board.round != 1 or board.number == number:
                    continue
                drawn = [word for word in scene.told() if word.startswith("DrawsCards")]
                assert board.stock.bit_count() == max(0, 20 - 4 * board.number)
                assert len(drawn) == min(20, 4 * board.number)
                begun = [chair for chair, _ in board.trick]
                sizes = [hand.bit_count() + (chair in begun) - extra[chair] for chair, hand in enumerate(board.hands)]
                assert sizes == [min(4, 9 - board.number)] * 4
                assert board.stock & before == board.stock
                assert board.number + board.left == 9
                used_up += not board.stock
    assert used_up > 10


@rule("F-294")
def test_a_card_that_is_drawn_lies_open() -> None:
    scene, dice = Scene.dealt(2, 1, 3).after_setup(), Random(3)
    while scene.game.decision is not None and scene.board.stock:
        scene.take(dice.choice)
        assert all(seen.table.hands == scene.board.hands for seen in scene.views())


@rule("F-295")
@pytest.mark.parametrize("missing", ["", "gandalf", "legolas", "sam"])
def test_all_four_goals_must_be_met(missing: str) -> None:
    cast, finished = ["frodo", "gandalf", "legolas", "sam"], ["aragorn", "gimli", "boromir", "merry", "pippin"]
    scene = end_round(last_trick(13, 1, cast, missing=missing, finished=finished, spent=["mithril_shirt"]))
    assert scene.outcome == ("lost" if missing else "won")


@rule("F-295")
def test_frodos_goal_counts_as_well() -> None:
    scene = end_round(last_trick(13, 1, ["gandalf", "frodo", "legolas", "sam"], missing="frodo", spent=["mithril_shirt"]))
    assert scene.outcome == "lost"


# ---- the rest is as with others


SAME: list[dict[str, Any]] = [
    {"hands": ["H8 M1", "H3 S1", "M5 S2", "H4 R1"], "leader": "frodo"},  # follow, and the 1 of Rings off suit
    {"hands": ["R2 M1", "H3 S1", "M5 S2", "H4 R1"], "leader": "frodo"},  # no Ring is led
    {"hands": ["R2 R3", "H3 S1", "M5 S2", "H4 R1"], "leader": "frodo"},  # but if there is nothing else
    {"hands": ["R2 M1", "H3 S1", "M5 S2", "H4 R1"], "leader": "frodo", "broken": True},
    {"hands": ["R4 M1", "R5 S1", "M5 S2", "H4 R1"], "leader": "pippin", "broken": True},
]


HEARD = ("Leads", "Plays", "WinsTrick", "RingsBroken")


@rule("F-296")
@pytest.mark.parametrize("position", SAME)
def test_tricks_are_played_as_with_four_players(position: dict[str, Any]) -> None:
    """The same position alone and with four: who likes the same cards plays the same, so the same may be played and wins."""
    cast = ["frodo", "bilbo", "gandalf", "pippin"]
    rings = [code for code in ("R1", "R2", "R3", "R4", "R5") if code not in " ".join(position["hands"])]
    won = [["frodo", rings], ["bilbo", "F1"], ["bilbo", "F2"], ["gandalf", "F3"], ["pippin", "F4"]]  # Bilbo still wants a trick
    rest = {**position, "hands": dict(zip(cast, position["hands"], strict=True))}
    for seed in range(1, 21):
        liking = Random(seed).sample(range(1000), 1000)

        def likes(names: list[str], liking: list[int] = liking) -> str:
            return min(names, key=lambda name: liking[sum(map(ord, name)) % 1000])

        alone, four = (Scene(1, players, cast, won=won, **rest) for players in (1, 4))
        assert alone.offered() == four.offered() or len(four.offered()) == 1
        heard = []
        for scene in (alone, four):
            scene.play_trick(likes)
            heard.append([word for word in scene.told() if word.startswith(HEARD)])
        assert heard[0][: len(heard[1])] == heard[1] and any(word.startswith("WinsTrick") for word in heard[1])


@rule("F-296")
@pytest.mark.parametrize("missing", ["", "boromir", "legolas"])
def test_rounds_alone_are_won_and_lost_as_with_four(missing: str) -> None:
    cast, finished = ["frodo", "gandalf", "legolas", "boromir"], ["aragorn", "gimli", "sam", "merry", "pippin"]
    for players in (1, 4):
        scene = end_round(last_trick(13, players, cast, missing, finished=finished, spent=["mithril_shirt"]))
        assert scene.outcome == ("lost" if missing else "won")
