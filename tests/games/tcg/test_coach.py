"""The coach says a few sentences at the right moment of a first game; nothing is forced, and other games are left alone."""

from __future__ import annotations

from onetable.telling.coach import coach_of
from tests.games.tcg.scenes import Scene, scene
from tests.lessons.sights import sight_of

HELD = ["Athelas"]
SAVAGE = "Uruk Savage"


def told(play: Scene, seat: int = 0) -> str:
    """What this seat is told."""
    found = coach_of("tcg").counsel(sight_of("tcg", play.game, seat))
    return found.stake if found is not None else ""


def test_the_shadow_is_told_to_play_minions() -> None:
    play = scene(phase="shadow", site=5, twilight=6, turn=0, hasty=False, shadow={"hand": [SAVAGE]}, free={"hand": HELD})
    assert "6 twilight" in told(play, seat=1) and "Play minions" in told(play, seat=1)
    assert "spends 6 twilight" in told(play, seat=0)


def test_who_begins_as_the_shadow_hears_at_once_what_wounds_and_burdens_do() -> None:
    play = scene(phase="shadow", site=5, twilight=6, turn=1, hasty=False, shadow={"hand": [SAVAGE]}, free={"hand": HELD})
    assert "6 twilight" in told(play, seat=1) and "10 burdens corrupt him" in told(play, seat=1)


def test_who_faces_double_strength_is_warned_while_he_can_act() -> None:
    friends = {"play": ["Gandalf, Friend of the Shirefolk", "Pippin, Friend to Frodo"], "hand": ["Hobbit Stealth", "Athelas"]}
    foes = {"play": [SAVAGE, "Uruk Slayer"], "hand": HELD}
    play = scene(phase="skirmish", site=6, hasty=False, free=friends, shadow=foes, assigned={SAVAGE: "Pippin", "Uruk Slayer": "Pippin"})
    assert told(play).startswith("Pippin faces double strength")


def test_a_first_game_comes_with_a_coach_and_no_other_does() -> None:
    coach = coach_of("tcg")
    assert coach.is_expected({"first_game": True}) and not coach.is_expected({"decks": ["aragorn", "gandalf"]})
