"""What a rulebook gives to all games: set-up forms and their sentences, views, imagined worlds, folders."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from onetable.core.dice import Dice
from onetable.core.errors import BadInput
from onetable.core.folders import data_folder
from onetable.core.form import Field, Form, Option, convert_setup, named_values
from onetable.core.view import NOBODY, SPECTATOR
from tests.core.stones import STONES, TakeStones, TooFewStones


class Wishes(msgspec.Struct, frozen=True):
    """The options of a set-up."""

    pace: str = "calm"


class Setup(msgspec.Struct, frozen=True):
    """A set-up."""

    size: int = 3
    options: Wishes = Wishes()


OPTIONS = (Option("pace", ("calm", "quick"), "how fast"),)


class HeapForm(Form):
    """A size and a deck for each seat but the first."""

    fields = (Field("size", (3, 5)), Field("shuffled", (False, True)), Field("deck", ("a", "b"), per_seat=True, first=1, free=True))


def test_a_set_up_is_read_and_its_options_are_checked() -> None:
    assert convert_setup(Setup, {"size": 5, "options": {"pace": "quick"}}, OPTIONS) == Setup(5, Wishes("quick"))
    assert convert_setup(Setup, {}, OPTIONS) == Setup()


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ({"colour": 1}, "The set-up has no “colour”; it knows size, options."),
        ({"size": "x"}, "The set-up cannot be used: .*size"),
        ({"options": {"pace": "wild"}}, "The option “pace” can be calm, quick, not “wild”."),
    ],
)
def test_a_bad_set_up_gets_one_sentence(setup: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        convert_setup(Setup, setup, OPTIONS)


def test_fields_read_what_was_typed() -> None:
    size, shuffled, deck = HeapForm.fields
    assert size.read(" 5 ") == 5 and shuffled.read("true") is True and deck.read("b, mine.json") == ["b", "mine.json"]
    with pytest.raises(BadInput, match=r"There is no size “9”; there is 3, 5\."):
        size.read("9")


def test_a_form_knows_its_fields_and_how_many_sit() -> None:
    form = HeapForm()
    assert form.field("heap", "deck").per_seat and form.example() == {"size": 3, "shuffled": False}
    assert form.seats({"deck": ["a", "b"]}, 4) == 3 and form.seats({"deck": "a"}, 4) == 4 == form.seats({}, 4) == Form().seats({}, 4)
    assert form.complete({"size": 3}, None, None, 1) == ({"size": 3}, None) and named_values(form.fields)["size"] == [3, 5]
    with pytest.raises(BadInput, match="knows no --hand-size; its own are --size, --shuffled, --deck"):
        form.field("heap", "hand_size")
    with pytest.raises(BadInput, match="no seat to choose"):
        form.complete({}, "first", None, 1)
    assert STONES.form().fields == () and STONES.options() == ()


def test_a_view_shows_choices_to_the_asked_seat_and_secrets_to_their_owner() -> None:
    game = STONES.begin({}, 2, 4)
    own, other, nobody = STONES.views(game, (0, 1, SPECTATOR))
    assert own.asked == other.asked == nobody.asked == 0 and len(own.choices) == 3 and other.choices == nobody.choices == ()
    assert [charm >= 0 for charm in own.table.charms] == [True, False] and nobody.table.charms == [-1, -1]
    assert own.encode() == STONES.view(game.clone(), 0).encode() != other.encode()
    assert STONES.view(STONES.begin({"stones": 0}, 2, 4), 0).asked == NOBODY


def test_an_imagined_world_looks_the_same_to_its_seat() -> None:
    game, dice = STONES.begin({}, 2, 4), Dice(9)
    for seat in (0, 1):
        view = STONES.view(game, seat)
        worlds = [STONES.imagine(view, dice) for _ in range(5)]
        assert {STONES.view(world, seat).encode() for world in worlds} == {view.encode()}
        assert len({world.table.charms[1 - seat] for world in worlds}) > 1 and worlds[0].decision == game.decision


def test_result_and_reasons() -> None:
    game = STONES.begin({"stones": 3}, 2, 1)
    assert STONES.result(game) is None and STONES.why_not(game) == {}
    game.answer(1)  # the last stone takes itself
    result = STONES.result(game)
    assert result is not None and result.scores == (0.0, 1.0)
    assert STONES.why_not(STONES.scene({"stones": 2})) == {} and STONES.home() == "tests.core"
    assert TakeStones(2) not in STONES.why_not(game) and TooFewStones() == TooFewStones()


def test_the_data_folder_is_where_the_user_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ONETABLE_DATA", str(tmp_path))
    assert data_folder() == tmp_path
    monkeypatch.setenv("ONETABLE_DATA", "")
    assert data_folder().name == "onetable"
