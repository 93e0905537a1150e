"""Chapter 11: the Horn of Gondor must be blown and names all tied suits; Aragorn carries the Sword."""

from __future__ import annotations

import pytest

from onetable.games.fellowship.words.choices import PickRange, PickThreat
from onetable.games.fellowship.words.news import NamesSuits
from tests.games.fellowship.rules.play_through import news, set_ups
from tests.games.fellowship.scenes import Scene
from tests.rules import rule

COUNCIL = ["frodo", "aragorn", "boromir", "gloin"]
SUITS = {"H": "hills", "M": "mountains", "F": "forests", "S": "shadows", "R": "rings"}


def longest_suits(hand: str) -> set[str]:
    """The suits of which a hand holds most cards."""
    counts = {name: sum(code.startswith(letter) for code in hand.split()) for letter, name in SUITS.items()}
    return {name for name, count in counts.items() if count == max(counts.values())}


@rule("F-208", "F-209")
@pytest.mark.parametrize("players", (2, 3, 4))
def test_boromir_names_his_longest_suits_at_the_end_of_every_set_up(players: int) -> None:
    tied = 0
    for scene in set_ups(11, players, 60):
        named = news(scene, NamesSuits)
        if scene.board.is_pyramid(scene.seat("boromir")):
            assert not named  # his cards lie open
            continue
        assert len(named) == 1 and named[0].who.key == "boromir"
        assert {suit.value for suit in named[0].suits} == longest_suits(scene.hand("boromir"))
        assert all([line for line in scene.told(seat) if line.startswith("NamesSuits")] for seat in range(-1, players))
        tied += len(named[0].suits) > 1
    assert tied


@rule("F-208")
@pytest.mark.parametrize("players", (3, 4))
def test_nobody_can_decline_the_horn(players: int) -> None:
    for seed in range(10):
        scene = Scene.dealt(11, players, seed)
        while not scene.is_playing():
            assert not [name for name in scene.offered() if "Horn" in name or "horn" in name or "Gift" in name]
            scene.take(max)
        assert news(scene, NamesSuits)


@rule("F-209")
@pytest.mark.parametrize(
    ("hand", "suits"),
    [
        ("H1 H2 H3 F1 F2 F3 M1 M2 S1", {"hills", "forests"}),
        ("H1 H2 M1 M2 F1 F2 S1 S2 R2", {"hills", "mountains", "forests", "shadows"}),
        ("H1 H2 H3 H4 F1 F2 F3 M1 S1", {"hills"}),
        ("R2 R3 R4 H1 H2 H3 F1 F2 S1", {"hills", "rings"}),
    ],
)
def test_all_tied_suits_are_named(hand: str, suits: set[str]) -> None:
    scene = Scene(11, 4, COUNCIL, {"boromir": hand}, stage="setup")
    scene.play_until(lambda scene: scene.asked == "boromir").choose("ExchangeWith aragorn", "Give S1")
    scene.choose("Give S1").after_setup()
    assert set(scene.hand("boromir").split()) == set(hand.split())
    assert {suit.value for suit in news(scene, NamesSuits)[0].suits} == suits


@rule("F-210")
@pytest.mark.parametrize("players", (1, 2, 3, 4))
def test_aragorn_picks_a_range_and_no_threat(players: int) -> None:
    for seed in range(15):
        scene = Scene.dealt(11, players, seed).after_choice(seed=seed)
        picked = 0
        while not scene.is_playing():
            assert not scene.words(PickThreat)
            picked += bool(scene.words(PickRange))
            scene.take(max)
        assert picked == 1 and scene.threat("aragorn") == (5, 6) and scene.board.threat_deck == 0
        assert "TakesRange aragorn 5 6" in scene.told()
        assert [name for name in scene.board.cast if scene.threat(name)] == ["aragorn"]
