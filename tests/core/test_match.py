"""A match keeps every answer: journal by seat, looking back, undo that betrays nothing; records and saves of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from onetable.core.errors import BadInput
from onetable.core.match import DiceFell, Match, NothingToUndo, OthersLearned, OthersWentOn
from onetable.core.record import Record, decode, load, read_file, record, replay, save, write_file
from tests.core.stones import STONES, CharmDrawn, Heap, StonesTaken, TakeStones
from tests.core.test_dice import Counted


def match(*answers: int, **setup: Any) -> Match[Heap]:
    """A match in which these answers were given."""
    found = Match(STONES, setup, 2, 1)
    for answer in answers:
        found.answer(answer)
    return found


def test_answers_and_journal_are_kept_and_each_seat_reads_its_own() -> None:
    played = match(0, 2, 1)
    assert [(seat, number) for seat, number, _ in played.answers] == [(0, 0), (1, 2), (0, 1)] and played.answers[0][2] == TakeStones(1)
    assert played.journal_for(1) == [StonesTaken(0, 1), CharmDrawn(1), StonesTaken(0, 2)]
    assert played.journal_for(0) == played.journal_for(-1) == [StonesTaken(0, 1), StonesTaken(0, 2)]
    assert played.view(0).choices == () and len(played.view(1).choices) == 3


def test_looking_back_changes_nothing() -> None:
    played = match(0, 1, 0)
    assert [played.at_step(step).game.table.stones for step in range(5)] == [7, 6, 4, 3, 3]
    assert len(played.at_step(1).journal) == 1 and len(played.journal) == 3


def test_of_a_long_game_few_positions_are_kept_and_all_can_be_looked_at() -> None:
    played = Match(STONES, {"stones": 200}, 2, 1)
    stones = [played.game.table.stones]
    while played.game.decision is not None:
        played.answer(0)
        stones.append(played.game.table.stones)
    assert len(played.answers) > 150 and len(played.past.kept) < 20
    assert [played.at_step(step).game.table.stones for step in range(len(stones))] == stones
    assert [len(played.at_step(step).journal) for step in range(3)] == [0, 1, 2]
    played.undo(played.answers[70][0], consent=True)
    while len(played.answers) > 70:
        played.undo(played.answers[-1][0], consent=True)
    assert played.game.table.stones == stones[70] and len(played.journal) == played.at_step(70).past.lengths[-1] + 1
    played.answer(0)
    assert played.game.table.stones == stones[71]


def test_an_answer_that_was_tried_has_not_been_given() -> None:
    played = match(0)
    tried = played.tried(1)
    assert (played.game.table.stones, tried.table.stones, len(played.answers), len(played.journal)) == (6, 4, 1, 1)
    played.answer(1, tried)
    assert played.game is tried and len(played.answers) == len(played.journal) == 2


def test_bad_answers_and_seeds_are_refused_before_anything_is_kept() -> None:
    played = match()
    other: Any = Counted(1)
    for bad, kind in ((9, IndexError), (True, TypeError), (None, TypeError)):
        with pytest.raises(kind):
            played.answer(bad)  # type: ignore[arg-type]
    assert not played.answers and played.game.table.stones == 7
    played.answer(other)
    assert type(played.answers[0][1]) is int
    for seed in (None, False, 1.5):
        with pytest.raises(TypeError, match="a seed is a whole number, not"):
            Match(STONES, {}, 2, seed)  # type: ignore[arg-type]
    assert type(Match(STONES, {}, 2, other).seed) is int


# ---- undo


def test_undo_is_free_only_where_nobody_has_learned_anything() -> None:
    assert match().undo(0) == NothingToUndo() and match(0).undo(1) == NothingToUndo()
    assert match(0).undo(0) == OthersLearned() and match(0, 0).undo(0) == OthersWentOn() and match(2).undo(0) == DiceFell()
    assert match(stones=1).undo(0) == NothingToUndo()  # a lone choice answered itself


def test_with_consent_all_is_taken_back_to_the_own_last_answer() -> None:
    played = match(0, 1, 2)
    assert played.undo(1, consent=True) is None
    assert played.game.table.stones == 6 and len(played.answers) == 1 == len(played.journal) and played.game.decision is not None
    played.answer(0)
    assert played.game.table.stones == 5 and len(played.journal) == 2


# ---- records and saves


def test_a_record_is_the_same_match_again() -> None:
    played = match(0, 2, 1, 0, 1)
    text = msgspec.json.encode(record(played))
    again = replay(STONES, decode(text, Record, "record"))
    assert again.journal == played.journal and again.game.table == played.game.table and msgspec.json.encode(record(again)) == text
    assert replay(STONES, record(played), upto=2).game.table.stones == 6


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "chess"}, "belongs to the game “chess”"),
        ({"version": "0"}, "written by content version 0"),
        ({"digest": "00"}, "it ends differently"),
        ({"seed": 2}, "it ends differently|names another choice|does not fit"),
    ],
)
def test_a_record_of_another_game_is_refused_in_one_sentence(change: dict[str, Any], sentence: str) -> None:
    found = msgspec.structs.replace(record(match(0, 2, 1)), **change)
    if "seed" in change:
        found = msgspec.structs.replace(found, answers=found.answers[::-1])
    with pytest.raises(BadInput, match=sentence):
        replay(STONES, found)


def test_a_save_goes_on_in_the_middle_of_anything() -> None:
    game = match(0, 2).game
    text = save(STONES, game)
    again = load(STONES, text)
    assert again.decision == game.decision and again.table.stones == 6 and save(STONES, again) == text
    again.answer(2)
    game.answer(2)
    assert again.table.charms == game.table.charms
    with pytest.raises(BadInput, match="damaged"):
        load(STONES, text.replace(b'"stones":6', b'"stones":9'))
    with pytest.raises(BadInput, match="not a whole save file"):
        load(STONES, text[:-5])


def test_a_file_is_replaced_whole(tmp_path: Path) -> None:
    file = tmp_path / "new" / "game.json"
    write_file(file, b"one")
    write_file(file, b"two")
    assert read_file(file) == b"two" and [path.name for path in file.parent.iterdir()] == ["game.json"]
    with pytest.raises(BadInput, match="Cannot read"):
        read_file(tmp_path / "none.json")
