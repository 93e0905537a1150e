"""Chapter 13, The Ring Goes South: a finished character may be taken again, which may cost a round (F-218)."""

from __future__ import annotations

import pytest

from onetable.games.fellowship.words.choices import BeCharacter
from tests.games.fellowship.last_tricks import end_round, last_trick
from tests.rules import rule

# Who sits down beside Frodo, round by round.
NO_SEAT_WASTED = {
    3: ["gandalf aragorn", "legolas gimli", "boromir sam", "merry pippin"],
    4: ["gandalf aragorn legolas", "gimli boromir sam", "merry pippin bill_the_pony"],
}
ONE_TAKEN_AGAIN = {
    3: ["gandalf aragorn", "gandalf legolas", "gimli boromir", "sam merry", "pippin sam"],
    4: ["gandalf aragorn legolas", "gandalf boromir sam", "gimli merry bill_the_pony", "pippin gandalf sam"],
}


def rounds_needed(players: int, rounds: list[str]) -> int:
    """Win one round after the other; how many it takes to win the chapter."""
    finished: list[str] = []
    for number, others in enumerate(rounds, 1):
        scene = end_round(last_trick(13, players, ["frodo", *others.split()], finished=finished))
        finished = list(scene.board.finished)
        assert {"frodo", *others.split()} <= set(finished)
        if scene.outcome:
            assert scene.outcome == "won"
            return number
        assert scene.board.round == 2 and scene.game.decision is not None  # the next round is dealt
    return 0


@rule("F-218")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_seat_for_a_finished_character_may_cost_a_round(players: int) -> None:
    chairs = 3 if players in (2, 3) else 4
    assert rounds_needed(players, NO_SEAT_WASTED[chairs]) == {3: 4, 4: 3}[chairs]
    assert rounds_needed(players, ONE_TAKEN_AGAIN[chairs]) == {3: 5, 4: 4}[chairs]


@rule("F-218")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_finished_characters_are_offered_again(players: int) -> None:
    done = ["frodo", "gandalf", "aragorn"]
    scene = end_round(last_trick(13, players, ["frodo", "gandalf", "aragorn", "sam"][: 3 if players in (2, 3) else 4]))
    assert set(done) <= set(scene.board.finished) and not scene.outcome
    offered = {word.character.key for word in scene.words(BeCharacter)}
    assert {"gandalf", "aragorn", "legolas", "bill_the_pony"} <= offered and "frodo" not in offered


@rule("F-218")
def test_a_finished_character_that_is_taken_again_must_succeed_again() -> None:
    finished = ["frodo", "gandalf", "aragorn", "legolas", "gimli", "boromir", "sam", "merry"]
    again = ["frodo", "pippin", "gandalf", "sam"]
    assert end_round(last_trick(13, 4, again, finished=finished)).outcome == "won"
    assert end_round(last_trick(13, 4, again, missing="sam", finished=finished, spent=["mithril_shirt"])).outcome == "lost"


@rule("F-218")
def test_a_round_may_even_finish_nobody_new() -> None:
    finished = ["frodo", "gandalf", "aragorn", "legolas"]
    scene = end_round(last_trick(13, 4, ["frodo", "gandalf", "aragorn", "legolas"], finished=finished))
    assert not scene.outcome and scene.board.round == 2
    assert sorted(scene.board.finished) == sorted(finished)
