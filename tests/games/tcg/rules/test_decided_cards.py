"""What the rulebook leaves open about single cards, and how it was decided (decisions 3 to 7 and 9 to 16)."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.games.tcg.mechanics.prices import price
from onetable.games.tcg.speech.news import EventCancelled
from tests.games.tcg.rules.tables import told
from tests.games.tcg.scenes import Scene, scene

MERRY, PIPPIN, SAM = "Merry, From O'er the Brandywine", "Pippin, Friend to Frodo", "Sam, Faithful Companion"
LEMENYA, NELYA = "Úlairë Lemenya", "Úlairë Nelya"


@pytest.mark.parametrize(("friends", "less"), [([], 0), ([MERRY], 1), ([MERRY, PIPPIN], 1), ([MERRY, PIPPIN, "Sam, Son of Hamfast"], 2)])
def test_3_a_talent_for_not_being_seen_works_without_a_question(friends: list[str], less: int) -> None:
    play = scene(
        moves=0,
        path={2: "Weatherhills"},
        free={"play": ["A Talent for Not Being Seen", *friends], "hand": ["Hobbit Sword"]},
        shadow={"hand": ["Saruman's Ambition"]},
    )
    play.choose("Pass").expect(asked=1, phase="shadow", twilight=3 - less + 1 + len(friends))


def test_4_hobbit_appetite_for_nothing_is_refused() -> None:
    hand = ["Hobbit Appetite", "Hobbit Sword"]
    play = scene(free={"wounds": 2, "play": [MERRY], "hand": hand}).choose("PlayCard Hobbit Appetite")
    play.expect(offered=["Number 1", "Number 2"])
    play = scene(free={"play": [MERRY], "hand": hand})
    assert "PlayCard Hobbit Appetite" in play.refused and "PlayCard Hobbit Appetite" not in play.offered


def test_5_the_pass_of_caradhras_serves_one_shadow_player_a_turn() -> None:
    mine: dict[str, Any] = {"play": ["Uruk Savage"], "deck": ["Saruman's Chill", "Athelas"], "hand": ["Athelas"]}
    play = scene(players=3, phase="shadow", site=4, path={4: "Pass of Caradhras"}, twilight=9, shadow=mine, seats={2: mine}, hasty=False)
    play.expect(asked=2).choose("Use Pass of Caradhras", "Pass").expect(asked=2, offered=["Pass"]).choose("Pass")
    play.expect(asked=1, offered=["Pass"], refused={"Use Pass of Caradhras": "LimitReached"})


def test_5_and_in_the_next_turn_again() -> None:
    mine: dict[str, Any] = {"deck": ["Saruman's Chill", "Athelas"], "hand": ["Uruk Savage"]}
    path = {3: "Council Courtyard", 4: "Pass of Caradhras"}
    play = scene(phase="shadow", site=4, path=path, twilight=9, free=mine, shadow={**mine, "at": 3, "play": [MERRY, PIPPIN]})
    play.choose("PlayCard Uruk Savage", "Use Pass of Caradhras", "Pass")
    while not (play.facts["free_peoples"] == 1 and play.facts["phase"] == "shadow"):
        play.choose("Stay" if "Stay" in play.offered else play.offered[0])
    play.choose("PlayCard Uruk Savage").expect(asked=0)
    assert "Use Pass of Caradhras" in play.offered


def test_6_at_dimrill_dale_the_first_orc_of_each_shadow_phase_is_cheaper() -> None:
    goblins = {"hand": ["Moria Scout", "Goblin Warrior", "Goblin Wallcrawler"]}
    play = scene(players=3, phase="shadow", site=6, path={6: "Dimrill Dale"}, twilight=9, shadow=goblins, seats={2: goblins})
    pool = 9
    for seat in (2, 1):
        play.expect(asked=seat).choose("PlayCard Goblin Wallcrawler").expect(twilight=pool)  # 2 - 2
        play.choose("PlayCard Moria Scout").expect(twilight=pool - 2)
        pool -= 2
        play.choose("Pass")


def test_7_at_the_ford_the_first_nazgul_of_the_turn_is_cheaper_whosever_it_is() -> None:
    play = scene(
        players=3,
        phase="shadow",
        site=3,
        path={3: "Ford of Bruinen"},
        twilight=20,
        shadow={"hand": [LEMENYA, "Úlairë Otsëa"]},
        seats={2: {"hand": [NELYA]}},
    )
    play.expect(asked=2).choose(f"PlayCard {NELYA}").expect(twilight=20 - 0)  # 5 - 5
    while play.facts["asked"] != 1:
        play.choose("Pass")
    play.choose(f"PlayCard {LEMENYA}").expect(twilight=20 - 4)


def test_7_and_in_the_next_turn_again() -> None:
    """Seat 1 follows to the Ford in his own turn; the Nazgûl of seat 0 is the first there."""
    play = scene(
        phase="shadow",
        site=3,
        path={2: "Bree Gate", 3: "Ford of Bruinen"},
        twilight=20,
        free={"hand": [LEMENYA]},
        shadow={"hand": [NELYA], "at": 2},
    )
    play.choose(f"PlayCard {NELYA}")
    while play.facts["free_peoples"] == 0 or play.facts["phase"] != "shadow":
        play.choose("Stay" if "Stay" in play.offered else play.offered[0])
    board = play.board
    assert play.facts["site"] == 3 and price(board, 0, board.hands[0][0]) == 0


def test_9_ancient_enmity_takes_two_cards_from_each_losing_player_once() -> None:
    hand = {"hand": ["Athelas"] * 6}
    play = scene(
        players=3,
        phase="skirmish",
        site=4,
        free={"play": [{"card": "Legolas, Greenleaf"}], "hand": ["Ancient Enmity", *["Border Defenses"] * 6]},
        shadow={"play": ["Goblin Runner", "Goblin Sneak"], **hand},
        seats={2: {"play": ["Goblin Warrior"], **hand}},
        assigned={"Goblin Runner": "Legolas", "Goblin Sneak": "Legolas", "Goblin Warrior": "Legolas"},
    )
    play.choose("PlayCard Ancient Enmity", *["PlayCard Border Defenses"] * 6).expect(in_play={"Legolas": {"strength": 19}})
    while play.facts["phase"] == "skirmish":
        play.choose("Pass" if "Pass" in play.offered else play.offered[0])
    play.expect(hand={1: 4, 2: 4})


def test_10_the_first_card_of_mithril_shaft_is_discarded_without_a_question() -> None:
    play = scene(
        phase="maneuver",
        site=4,
        free={"play": ["Gimli, Son of Glóin"], "hand": ["Mithril Shaft"], "deck": ["Athelas", "Armor", "Delving"]},
        shadow={"play": ["Goblin Runner"]},
    ).choose("PlayCard Mithril Shaft")
    play.expect(discards={0: ["Athelas"]}, twilight=1, asked=0).choose("Pass")
    play.expect(hands={0: ["Athelas"]}, discards={0: ["Mithril Shaft"]}, twilight=1)


@pytest.mark.parametrize(("wounds", "numbers"), [(0, [1, 2]), (3, [1])])
def test_11_let_folly_be_our_cloak_exerts_one_companion_at_least(wounds: int, numbers: list[int]) -> None:
    free = {"wounds": wounds, "play": [MERRY], "hand": ["Let Folly Be Our Cloak", "Hobbit Sword"]}
    play = scene(twilight=5, free=free, hasty=False).choose("PlayCard Let Folly Be Our Cloak")
    if len(numbers) > 1:
        play.expect(offered=[f"Number {number}" for number in numbers]).choose("Number 1", "Exert Merry")
    play.expect(twilight=4, in_play={"Merry": {"wounds": 1}})


def test_11_nobody_who_can_exert_means_no_cloak() -> None:
    play = scene(twilight=5, free={"wounds": 3, "hand": ["Let Folly Be Our Cloak", "Hobbit Sword"]})
    assert "PlayCard Let Folly Be Our Cloak" in play.refused


@pytest.mark.parametrize(("phase", "cancels"), [("fellowship", False), ("regroup", True)])
def test_12_orc_ambusher_answers_an_event_of_two_phases_in_the_regroup_phase_only(phase: str, cancels: bool) -> None:
    """Pathfinder is played in either; the minion is there in both."""
    play = scene(
        phase=phase,
        site=6,
        moves=1,
        free={"play": ["Aragorn, King in Exile"], "hand": ["Pathfinder", "Hobbit Sword"]},
        shadow={"play": ["Orc Ambusher"]},
    ).choose("PlayCard Pathfinder")
    assert any([choice.startswith("Answer Orc Ambusher") for choice in play.offered]) is cancels
    if cancels:
        play.choose(next(choice for choice in play.offered if choice.startswith("Answer Orc Ambusher")))
    assert bool(told(play, EventCancelled)) is cancels
    assert (len(play.facts["path"]) > 6 and play.facts["laid_by"][6] == 0) is not cancels


@pytest.mark.parametrize("burdens", [1, 3])
def test_13_at_the_summit_a_shadow_player_draws_for_all_burdens_or_not_at_all(burdens: int) -> None:
    deck = {"deck": ["Athelas"] * 9}
    data: dict[str, Any] = {"players": 3, "site": 8, "moves": 0, "path": {8: "Anduin Banks", 9: "Summit of Amon Hen"}}
    play = scene(**data, free={"burdens": burdens}, shadow=deck, seats={2: deck})
    play.expect(asked=2, offered=["Pass", "Answer Summit of Amon Hen"]).choose("Answer Summit of Amon Hen").expect(hand={2: burdens})
    play.expect(asked=1, offered=["Pass", "Answer Summit of Amon Hen"]).choose("Pass").expect(hand={1: 0, 2: burdens})


@pytest.mark.parametrize(("bearer", "site", "strength"), [("Arwen", "Ettenmoors", 6 + 4), ("Elrond", "Ettenmoors", 8 + 2)])
def test_14_asfaloth_looks_at_where_its_bearer_is(bearer: str, site: str, strength: int) -> None:
    """The plains strengthen Arwen, who is there; Elrond is at home, in Rivendell."""
    play = scene(phase="regroup", site=2, path={2: site}, free={"play": [{"card": bearer, "bears": ["Asfaloth"]}]})
    play.expect(in_play={bearer: {"strength": strength}})


@pytest.mark.parametrize(("bearer", "stays"), [("Arwen", False), ("Elrond", True)])
def test_14_under_the_ground_asfaloth_is_lost_only_with_who_is_there(bearer: str, stays: bool) -> None:
    play = scene(
        site=3,
        moves=0,
        path={3: "Council Courtyard", 4: "Mithril Mine"},
        free={"play": [{"card": bearer, "bears": ["Asfaloth"]}], "hand": ["Hobbit Sword"]},
        shadow={"hand": ["Saruman's Ambition"]},
    ).choose("Pass")
    play.expect(site=4)
    assert ("Asfaloth" in play.facts["in_play"]) is stays


def test_15_an_event_of_two_phases_is_a_skirmish_event_when_it_is_played_in_a_skirmish() -> None:
    """Strength of Kings may cancel Stout and Sturdy there, even one's own, and Saruman's Snows forbid it there."""
    fight: dict[str, Any] = {"site": 5, "shadow": {"play": ["Uruk Savage"]}, "phase": "skirmish", "assigned": {"Uruk Savage": "Aragorn"}}
    free = {"wounds": 1, "play": ["Aragorn, King in Exile"], "hand": ["Stout and Sturdy", "Strength of Kings"]}
    play = scene(**fight, free=free).choose("PlayCard Stout and Sturdy")
    play.expect(asked=0, offered=["Pass", "Answer Strength of Kings Stout and Sturdy"], in_play={"Frodo": {"wounds": 1}})
    snows = scene(**fight, free=free, site_conditions={1: ["Saruman's Snows"]}, hasty=False)
    assert snows.refused["PlayCard Stout and Sturdy"].startswith("TextForbids")


def test_15_and_a_maneuver_event_in_the_maneuver_phase() -> None:
    play = scene(
        phase="maneuver",
        site=5,
        free={"wounds": 1, "play": ["Aragorn, King in Exile"], "hand": ["Stout and Sturdy", "Strength of Kings"]},
        shadow={"play": ["Uruk Savage"]},
        site_conditions={1: ["Saruman's Snows"]},
    ).choose("PlayCard Stout and Sturdy")
    play.expect(in_play={"Frodo": {"wounds": 0}}, hands={0: ["Strength of Kings"]})


def summoned(ring: str = "1R1", **free: Any) -> Scene:
    """Frodo wears the Ring, Gimli's skirmish has ended, and a Nazgûl is called against Frodo."""
    play = scene(
        phase="skirmish",
        site=5,
        worn=True,
        free={"ring": ring, "play": ["Gimli, Dwarf of Erebor", *free.pop("play", [])], **free},
        shadow={"play": ["Goblin Runner", NELYA], "hand": ["Return to Its Master", "In the Ringwraith's Wake"]},
        assigned={"Goblin Runner": "Gimli"},
    )
    return play.choose("Answer Return to Its Master")


def test_16_in_the_extra_skirmish_the_ring_has_no_text() -> None:
    """Nelya beats Frodo without overwhelming him: the wound is a wound, although the Ring is worn."""
    play = summoned("1R1", bears=["Hobbit Sword"])
    play.expect(asked=1, in_play={"Frodo": {"wounds": 1}}, worn=True, burdens=0)
    assert play.board.ring_silent  # until all have answered
    play.choose("Pass")
    assert not play.board.ring_silent


def test_16_also_after_sam_has_taken_it_over() -> None:
    """Nelya overwhelms Frodo, Sam takes up the Ring, and the Nazgûl's victory can still be answered: the Ring is silent until then."""
    play = summoned("1C2", play=[SAM]).expect(asked=0, offered=["Pass", "Answer Sam 1 Frodo"]).choose("Answer Sam 1 Frodo")
    play.expect(asked=1, ring_bearer={0: "Sam"})
    assert play.board.ring_silent
    play.choose("Pass")
    assert not play.board.ring_silent
