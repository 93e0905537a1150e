"""The coach says a few sentences at the right moment of a first game; nothing is forced, and other games are left alone."""

from __future__ import annotations

import pytest

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


def fight(foe: str, wounds: int = 0) -> str:
    """What is said to whoever lets Gimli fight."""
    friends = {"play": [{"card": "Gimli, Son of Glóin", "wounds": wounds}], "hand": ["Axe Strike", "Athelas"]}
    foes = {"play": [foe], "hand": HELD}
    return told(scene(phase="skirmish", site=6, hasty=False, free=friends, shadow=foes, assigned={foe: "Gimli"}))


def test_who_wins_ties_or_dies_is_told_in_every_skirmish() -> None:
    assert fight("Goblin Runner").startswith("As it stands Gimli wins.")
    assert fight("Goblin Wallcrawler").startswith("A tie, and the Shadow wins ties: Gimli loses.")
    assert fight("Goblin Scavengers").startswith("Gimli is losing this skirmish.")
    assert fight("Goblin Scavengers", wounds=2).startswith("Gimli is losing, and the wound kills.")


@pytest.mark.parametrize(("sword", "said"), [([], "Keep Frodo out of it"), (["Hobbit Sword"], "Only Frodo is stronger than Goblin Runner")])
def test_the_ring_bearer_is_kept_out_unless_he_alone_is_stronger_as_the_hint_has_it(sword: list[str], said: str) -> None:
    friends = {"play": ["Pippin, Friend to Frodo"], "bears": sword, "hand": HELD}
    play = scene(phase="assignment", site=4, hasty=False, free=friends, shadow={"play": ["Goblin Runner"], "hand": HELD})
    counsel = coach_of("tcg").counsel(sight_of("tcg", play.choose("Pass", "Pass").game, 0))
    assert counsel is not None and said in counsel.stake
    assert counsel.at == (str(play.handle("Goblin Runner")), str(play.handle("Frodo")))  # “Where to look?” lights them


def test_a_move_that_may_lose_is_warned_of_before_it_is_made() -> None:
    weak = scene(phase="fellowship", site=5, twilight=8, hasty=False, free={"hand": HELD}, shadow={"hand": ["8 others"]})
    assert "against your 4" in told(weak)
    friends = {"play": ["Gimli, Son of Glóin", "Legolas, Greenleaf", "Aragorn, Ranger of the North"], "hand": HELD}
    assert "against your" not in told(scene(phase="fellowship", site=5, hasty=False, free=friends, shadow={"hand": ["8 others"]}))


def test_a_first_game_comes_with_a_coach_and_no_other_does() -> None:
    coach = coach_of("tcg")
    assert coach.is_expected({"first_game": True}) and not coach.is_expected({"decks": ["aragorn", "gandalf"]})
