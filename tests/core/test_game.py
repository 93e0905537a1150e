"""The driver: the agenda is carried out until somebody is asked, and an answer is one of the choices or a clear error."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from onetable.core.game import Game
from onetable.core.step import Anew, Ask, Bind, Do, Halt, Next, Scope, Step
from onetable.core.word import Word
from tests.core.stones import STONES, DrawCharm, Heap, TakeStones
from tests.core.test_dice import Counted


class SayScope(Step[Heap], frozen=True):
    """Leaves in the journal who speaks and what was named."""

    def run(self, table: Heap, scope: Scope) -> Next:
        table.tell(Heard(scope.player, tuple([value for _, value in scope.named])))
        return None


class Heard(Word, frozen=True):
    """Who spoke, and what had been named."""

    player: int
    named: tuple[int, ...]


class Give(Step[Heap], frozen=True):
    """Whatever a test wants a step to say comes next; `Next` is no word, so it is looked up."""

    name: str

    def run(self, table: Heap, scope: Scope) -> Next:
        return ANSWERS[self.name]


class AskOne(Step[Heap], frozen=True):
    """A question with one answer."""

    private: bool = False

    def run(self, table: Heap, scope: Scope) -> Next:
        return Ask(1, [TakeStones(1)], self.private)


NOUN = TakeStones(0)
ANSWERS: dict[str, Next] = {
    "steps": (TakeStones(1), SayScope()), "bind": Bind(NOUN, 7, (SayScope(),)), "do": Do((SayScope(),), Scope(5)),
    "stop": Halt.STOP, "end": Halt.END, "anew": Anew((SayScope(),), Scope(9)), "nothing": (),
}  # fmt: skip


def heard(*steps: Step[Heap], below: tuple[Step[Heap], ...] = ()) -> list[Any]:
    """What the journal tells when these steps are carried out, and those that lie below them."""
    heap = STONES.begin({}, 2, 1).table
    heap.news = []
    game = Game(heap, [(below, Scope(0)), (steps, Scope(1))])
    game.advance()
    assert not game.agenda
    return [event.word for event in heap.news]


def test_steps_are_carried_out_in_order_until_somebody_is_asked() -> None:
    game = STONES.begin({"stones": 4}, 2, 1)
    assert game.decision == Ask(0, [TakeStones(1), TakeStones(2), DrawCharm()])
    game.answer(1)
    assert game.table.stones == 2 and game.decision == Ask(1, [TakeStones(1), TakeStones(2)])
    game.answer(1)
    assert game.decision is None and not game.agenda and STONES.result(game) is not None


def test_what_a_step_says_comes_before_the_rest_of_its_sentence() -> None:
    assert [type(word).__name__ for word in heard(Give("steps"), SayScope())] == ["StonesTaken", "Heard", "Heard"]
    assert heard(Give("nothing"), SayScope()) == [Heard(1, ())]


def test_a_name_holds_for_the_rest_of_the_sentence_another_voice_only_for_its_own_steps() -> None:
    assert heard(Give("bind"), SayScope(), below=(SayScope(),)) == [Heard(1, (7,)), Heard(1, (7,)), Heard(0, ())]
    assert heard(Give("do"), SayScope()) == [Heard(5, ()), Heard(1, ())]


def test_a_sentence_that_stops_an_end_and_a_new_beginning() -> None:
    assert heard(Give("stop"), SayScope(), below=(SayScope(),)) == [Heard(0, ())]
    assert heard(Give("end"), SayScope(), below=(SayScope(),)) == []
    assert heard(Give("anew"), SayScope(), below=(SayScope(),)) == [Heard(9, ())]


@pytest.mark.parametrize(("private", "hasty", "asks"), [(False, False, False), (True, False, True), (True, True, False)])
def test_a_lone_choice_answers_itself_unless_that_would_tell(private: bool, hasty: bool, asks: bool) -> None:
    game = Game(STONES.begin({}, 2, 1).table, [((AskOne(private),), Scope(0))], hasty)
    game.advance()
    assert (game.decision is not None) == asks and game.table.stones == (7 if asks else 6)


# ---- answers


@pytest.mark.parametrize("number", [3, 99, -1, -3])
def test_a_number_that_is_no_choice_is_named(number: int) -> None:
    game = STONES.begin({}, 2, 1)
    with pytest.raises(IndexError, match=rf"there is no choice {number} now, but 3 from 0 on"):
        game.answer(number)
    assert game.table.stones == 7 and game.decision is not None


@pytest.mark.parametrize("number", [True, False, None, 1.0, "1"])
def test_what_is_no_number_is_no_answer(number: Any) -> None:
    game = STONES.begin({}, 2, 1)
    with pytest.raises(TypeError, match="a choice is a whole number, not"):
        game.answer(number)
    assert game.table.stones == 7


def test_whole_numbers_of_other_libraries_are_answers() -> None:
    game = STONES.begin({}, 2, 1)
    other: Any = Counted(1)
    game.answer(other)
    assert game.table.stones == 5


def test_nobody_answers_when_the_game_is_over() -> None:
    game = STONES.begin({"stones": 0}, 2, 1)
    with pytest.raises(IndexError, match="nobody is asked anything now"):
        game.answer(0)


# ---- copies


@pytest.mark.parametrize("make", [Game.clone, copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_copies_share_no_table(make: Any) -> None:
    game = STONES.begin({}, 2, 1)
    twin = make(game)
    assert twin.table is not game.table and twin.decision == game.decision and twin.agenda == game.agenda
    twin.answer(2)
    assert game.table.turn == 0 and game.table.dice.fallen == 2 and twin.table.turn == 1 and twin.table.dice.fallen == 3
    game.answer(2)
    assert game.table.charms == twin.table.charms
