"""Habits: what a choice looks like to them, what games teach, and that a course is the same wherever it is played."""

from __future__ import annotations

import builtins
import os
import sys
from collections.abc import Iterable, Iterator
from functools import reduce
from operator import add
from pathlib import Path
from random import Random
from subprocess import run
from typing import Any

import msgspec
import pytest

from onetable.bots.learning.instincts import best, instinct_of, sides_of
from onetable.bots.learning.proving import Trial, prove
from onetable.bots.learning.striving import (
    FARTHEST,
    Proven,
    State,
    Stride,
    Striving,
    gone_on,
    mean_of,
    portfolio,
    read,
    rounded,
    strive,
    written,
)
from onetable.bots.learning.studying import Deed, Lesson, drawn, gain_of, note, study
from onetable.bots.learning.subject import subject_of
from onetable.bots.learning.weights import by_hand
from onetable.bots.registry import bot, bot_names
from onetable.cli.practise import page
from onetable.core.dice import Dice
from onetable.core.errors import BadInput
from onetable.core.game import Game
from onetable.games.registry import rulebook
from tests.cli.command import onetable

EVERY = 5  # so many questions lie between those that are looked at
SMALL = Striving("tcg", seed=5, generations=2, steps=1, games=20, pace=3.0, proof=3)
TYPED = "--seed 5 --generations 2 --steps 1 --games 20 --pace 3 --proof 3 --mean 2 --far 1.5"
SMALL_QUEST = Striving("quest", seed=5, generations=1, steps=1, games=10, proof=2)
ELSEWHERE = """
import builtins, pathlib, sys
from msgspec import structs
from onetable.bots.learning.weights import by_hand
from onetable.bots.learning.striving import strive
from onetable.bots.learning.subject import subject_of
from tests.bots.learning.test_habits import SMALL, SMALL_QUEST, from_the_last
builtins.sum = from_the_last
for plan in (structs.replace(SMALL, generations=1), SMALL_QUEST):
    list(strive(plan, by_hand(subject_of(plan.game).names), pathlib.Path(sys.argv[1]) / plan.game))
"""  # another process


def from_the_last(numbers: Iterable[Any], start: Any = 0) -> Any:
    """The sum as a Python might add that rounds otherwise."""
    return reduce(add, reversed(list(numbers)), start)


def questions(game: str, players: int, most: int = 60) -> Iterator[Game[Any]]:
    """Questions with more than one answer, of one game by rules of thumb."""
    book, rules, asked = rulebook(game), bot(game, "rules"), 0
    table = book.begin({}, players, 33, hasty=True)
    while table.decision is not None and asked < EVERY * most:
        if len(table.decision.choices) > 1:
            asked += 1
            if asked % EVERY == 0:
                yield table
        table.answer(rules.choose(book.view(table, table.decision.seat)))


@pytest.mark.parametrize(("game", "players"), [("tcg", 2), ("tcg", 4), ("quest", 2), ("quest", 3)])
def test_habits_hang_on_nothing_that_is_hidden(game: str, players: int) -> None:
    book, instinct, dice, looked = rulebook(game), instinct_of(game), Dice(4), 0
    for table in questions(game, players):
        assert table.decision is not None
        seat, offered = table.decision.seat, table.decision.choices
        view = book.view(table, seat)
        known, seen = instinct.offers(view.table, view.agenda, offered, seat), instinct.sight(view.table, seat)
        other = book.imagine(view, dice)
        again = book.view(other, seat)
        assert known == instinct.offers(again.table, again.agenda, offered, seat)
        assert all([instinct.sight(each, seat) == seen for each in (again.table, table.table, other.table)])
        if game == "tcg" or table.table.combat is None:  # a card that is laid face down still lies in the hand to who looks on
            for whole in (table, other):
                assert known == instinct.offers(whole.table, whole.agenda, offered, seat)
        looked += len(known) > 1
    assert looked > 20


@pytest.mark.parametrize(("game", "players"), [("tcg", 2), ("quest", 4)])
def test_what_a_choice_is_worth_does_not_hang_on_how_python_adds(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    instinct = instinct_of(game)
    for table in questions(game, players):
        assert table.decision is not None
        asked = table.table, table.agenda, table.decision.choices, table.decision.seat
        known = instinct.offers(*asked)
        with monkeypatch.context() as adding:
            adding.setattr(builtins, "sum", from_the_last)
            assert instinct.offers(*asked) == known


@pytest.mark.parametrize(("game", "players"), [("tcg", 2), ("quest", 3)])
def test_whoever_has_learned_nothing_goes_by_rules_of_thumb(game: str, players: int) -> None:
    instinct, rules, book = instinct_of(game), bot(game, "rules"), rulebook(game)
    for table in questions(game, players):
        assert table.decision is not None
        view = book.view(table, table.decision.seat)
        assert best(instinct.offers(view.table, view.agenda, view.choices, view.seat), instinct.first) == rules.choose(view)


@pytest.mark.parametrize(("game", "players"), [("tcg", 2), ("quest", 3)])
def test_every_feature_has_a_place_and_a_name_of_its_own(game: str, players: int) -> None:
    instinct = instinct_of(game)
    assert len(set(instinct.names)) == len(instinct.names) == len(instinct.first)
    for table in questions(game, players, 30):
        assert table.decision is not None
        for _, places, values in instinct.offers(table.table, table.agenda, table.decision.choices, table.decision.seat):
            assert len(places) == len(values) == len(set(places)) and max(places) < len(instinct.names)


def test_what_went_well_is_done_more_often() -> None:
    offers = [(0, [0], [1.0]), (1, [1], [1.0]), (2, [1, 2], [1.0, 0.5])]
    up, seen = [0.0] * 4, [0.0] * 4
    note(Deed(0, 0, offers, [0.5, 0.25, 0.25], 2), 0.4, up, seen)
    assert up == pytest.approx([-0.2, 0.2, 0.15, 0.0])
    assert seen == pytest.approx([0.25, 0.25, 0.0625 - 0.125**2, 0.0])


def test_chances_follow_from_weights() -> None:
    offers, dice = [(0, [0], [1.0]), (1, [1], [1.0])], Random(1)
    drawn_how_often = sum([drawn(offers, (0.0, 1.0986123), dice)[0] for _ in range(2000)])
    assert drawn(offers, (0.0, 1.0986123), dice)[1] == pytest.approx([0.25, 0.75]) and 1400 < drawn_how_often < 1600


def test_a_gain_is_counted_from_the_turn_in_which_something_was_done() -> None:
    worths = [0.5, 0.6, 0.2, 1.0]
    assert gain_of(worths, 2, 0.8) == pytest.approx(0.8)
    assert gain_of(worths, 1, 0.8) == pytest.approx(0.8 * 1.0 + 0.2 * 0.2 - 0.6)
    assert gain_of(worths, 0, 0.8) == pytest.approx(0.8 * (0.8 * 1.0 + 0.2 * 0.2) + 0.2 * 0.6 - 0.5)


def test_who_wins_together_learns_and_is_proven_together() -> None:
    assert sides_of("tcg", 3) == [(0,), (1,), (2,)] and sides_of("quest", 3) == [(0,), (1, 2)]
    lesson = Lesson(
        "quest", (({}, 3), ({}, 3), ({}, 3)), 1, instinct_of("quest").first, by_hand(subject_of("quest").names), 1.0, (-1, 0, 1)
    )
    assert [lesson.taught(table) for table in range(3)] == [{0, 1, 2}, {1, 2}, {0}]
    found = prove(Trial("quest", (({}, 2), ({}, 3)), 7, instinct_of("quest").first))
    assert found.games == 4 and found.deals == (1.0, 1.0) and sum(found.sides) == 2.0  # rules of thumb against themselves


def test_who_keeps_to_rules_of_thumb_teaches_nothing() -> None:
    instinct, judgement = instinct_of("quest"), by_hand(subject_of("quest").names)
    found = study(Lesson("quest", (({}, 2),), 3, instinct.first, judgement, 1.0, (0,)))
    seen = {name for name, number in zip(instinct.names, found.seen, strict=True) if number > 0}
    assert "rest: always" in seen and not [name for name in seen if name.startswith(("influence", "draw track", "play plot"))]


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    home = tmp_path_factory.mktemp("practised")
    files = ["--weights", str(home / "habits.json"), "--report", str(home / "told" / "report.md")]  # folders are made
    said = onetable("practise", "tcg", "--folder", str(home / "course"), "--jobs", "1", *TYPED.split(), *files)
    assert said.code == 0, said.err
    assert (home / "told" / "report.md").read_text("utf-8") == said.out
    return home, said.out


def test_the_report_tells_what_was_typed_and_what_came_of_it(course: tuple[Path, str]) -> None:
    home, said = course
    assert f"`onetable practise tcg {TYPED}`" in said and "| 2 | 40 |" in said
    assert "--proof 200`" in page(Striving("tcg"), None, None, 1, 1.0, [])  # what is as usual is not said
    learned = msgspec.json.decode((home / "habits.json").read_bytes(), type=dict[str, float])
    assert learned and set(learned) <= set(instinct_of("tcg").names)


def test_two_processes_learn_the_same_and_a_course_goes_on_where_it_was(course: tuple[Path, str], tmp_path: Path) -> None:
    home, _ = course
    judgement = by_hand(subject_of("tcg").names)
    begun = strive(SMALL, judgement, tmp_path, jobs=2)
    assert next(begun) == Stride(1, 2)
    begun.close()
    found = list(strive(SMALL, judgement, tmp_path, jobs=2))
    assert [type(step) for step in found] == [Proven, Stride, Proven]
    kept = [msgspec.json.decode((folder / "state.json").read_bytes(), type=State) for folder in (home / "course", tmp_path)]
    assert kept[0] == kept[1]
    with pytest.raises(BadInput, match="another course"):
        next(strive(msgspec.structs.replace(SMALL, seed=6), judgement, tmp_path))


def test_a_course_hangs_neither_on_how_python_adds_nor_on_the_order_of_its_sets(course: tuple[Path, str], tmp_path: Path) -> None:
    judgement = by_hand(subject_of("quest").names)
    assert list(strive(SMALL_QUEST, judgement, tmp_path / "here"))
    run([sys.executable, "-c", ELSEWHERE, str(tmp_path)], check=True, env={**os.environ, "PYTHONHASHSEED": "1"})
    for game, folder in (("tcg", course[0] / "course"), ("quest", tmp_path / "here")):
        assert portfolio(tmp_path / game, 1).read_bytes() == portfolio(folder, 1).read_bytes()


def test_what_only_rounding_has_left_is_nothing() -> None:
    assert rounded([0.1234567, -3e-16, -0.00123456]) == (0.12346, 0.0, -0.0012346)


def test_a_course_goes_on_from_habits_that_were_learned_before(tmp_path: Path) -> None:
    instinct, judgement = instinct_of("tcg"), by_hand(subject_of("tcg").names)
    before = tuple([each + 0.5 * (place % 7 == 0) for place, each in enumerate(instinct.first)])
    assert read(instinct, written(instinct, before)) == before
    with pytest.raises(BadInput, match="called “to hum”"):
        read(instinct, b'{"to hum": 1.0}')
    next(strive(msgspec.structs.replace(SMALL, begun=before), judgement, tmp_path))
    state = msgspec.json.decode((tmp_path / "state.json").read_bytes(), type=State)
    gone = [now - then for now, then in zip(state.weights, before, strict=True)]
    assert any(gone) and max(map(abs, gone)) <= FARTHEST + 1e-4


def test_of_several_generations_the_mean_can_be_taken() -> None:
    found = [Proven(number, weights, 10, 0.5, 0.1) for number, weights in enumerate([(1.0, 0.0), (2.0, -1.0)], 1)]
    assert mean_of(found) == (1.5, -0.5)
    assert gone_on((1.0, 0.0), mean_of(found), 3.0) == (2.5, -1.5) and gone_on((1.0, 0.0), mean_of(found), 1.0) == (1.5, -0.5)


def test_a_side_that_learns_alone_never_keeps_to_rules_of_thumb() -> None:
    alone = Striving("quest", games=20, kept=1.0, learner="heroes", players=3)
    lessons = alone.lessons(0, instinct_of("quest").first, by_hand(subject_of("quest").names))
    assert {kept for lesson in lessons for kept in lesson.kept} == {0}


@pytest.mark.parametrize(
    ("wrong", "said"),
    [("--kept 2", "--kept is a share"), ("--farsight -1", "--farsight is a share"), ("--caution 0", "--caution is a number above 0"),
     ("--far 0", "--far is a number above 0"), ("--learner elves", "no side “elves”"), ("--players 9", "nobody plays this with 9"),
     ("--begin no.json", "“no.json” holds no habits")],
)  # fmt: skip
def test_what_makes_no_course_is_said_in_one_sentence(wrong: str, said: str, tmp_path: Path) -> None:
    found = onetable("practise", "quest", "--folder", str(tmp_path / "course"), *wrong.split())
    assert found.code == 2 and said in found.err and not (tmp_path / "course").exists()


def test_nobody_is_offered_what_is_not_shown() -> None:
    assert "habits" not in bot_names("tcg") and bot("tcg", "habits").name == "habits"
    with pytest.raises(BadInput, match="no habits"):
        instinct_of("fellowship")
