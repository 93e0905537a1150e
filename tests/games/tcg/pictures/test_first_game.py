"""The first game says a few sentences at the right moment, in every language; nothing is forced."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from onetable.bots.registry import bot
from onetable.core.match import Match
from onetable.core.phrasebook import LANGUAGES
from onetable.games.registry import rulebook
from tests.games.tcg.pictures.shown import board_of
from tests.games.tcg.scenes import Scene, scene
from tests.server.pictures.tables import drawn

HELD = ["Athelas"]
SAVAGE = "Uruk Savage"


def told(play: Scene, seat: int = 0) -> tuple[str, str]:
    """The sentence for this seat: its name and its words."""
    found = board_of(play, seat, first_game=True)["advice"]
    return (found["key"], found["text"]) if found is not None else ("", "")


def test_the_shadow_is_told_to_play_minions() -> None:
    play = scene(phase="shadow", site=5, twilight=6, turn=0, hasty=False, shadow={"hand": [SAVAGE]}, free={"hand": HELD})
    key, text = told(play, seat=1)
    assert key == "minions" and "6 twilight" in text
    key, text = told(play, seat=0)
    assert key == "they-play" and "10 burdens corrupt" in text  # what there is to fear


def test_who_faces_double_strength_is_warned_while_he_can_act() -> None:
    friends = {"play": ["Gandalf, Friend of the Shirefolk", "Pippin, Friend to Frodo"], "hand": ["Hobbit Stealth", "Athelas"]}
    foes = {"play": [SAVAGE, "Uruk Slayer"], "hand": HELD}
    play = scene(phase="skirmish", site=6, hasty=False, free=friends, shadow=foes, assigned={SAVAGE: "Pippin", "Uruk Slayer": "Pippin"})
    key, text = told(play)
    assert key == "overwhelm" and text.startswith("Pippin faces double strength")


def test_other_games_say_nothing() -> None:
    play = scene(phase="shadow", site=5, twilight=6, hasty=False, shadow={"hand": [SAVAGE]}, free={"hand": HELD})
    assert board_of(play, 1)["advice"] is None


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.long), pytest.param(3, marks=pytest.mark.long)])
def test_a_first_game_is_guided_and_then_left_alone(seed: int) -> None:
    """The choices are those of any other game, and the sentences become fewer."""
    book, setup = rulebook("tcg"), {"first_game": True}
    match: Match[Any] = Match(book, setup, 2, seed)
    bots = [bot("tcg", "rules", seat) for seat in range(2)]
    early, late, keys = Counter[bool](), Counter[bool](), Counter[str]()
    while (decision := match.game.decision) is not None:
        number = len(match.answers)
        view = drawn(match, LANGUAGES[number % 4], (decision.seat,))[0]
        found = view["board"]["advice"]
        assert len(view["choices"]) == len(decision.choices)
        (early if match.game.table.turn <= 4 else late)[found is not None] += 1
        if found is not None:
            keys[found["key"]] += 1
            assert found["text"] and "{" not in found["text"]
        match.answer(bots[decision.seat].choose(book.view(match.game, decision.seat)))
    assert {"begin", "minions"} <= keys.keys() and len(keys) >= 6
    assert early[True] > 0 and late[True] <= late[False]
