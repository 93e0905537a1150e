"""Exploring: favor, characters, the dark path, events (Q-039 to Q-046)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.traits import Character
from tests.games.quest.rules.tables import NEXT_TURN, some, step, told
from tests.games.quest.scenes import Scene, scene
from tests.rules import rule

CATALOGUE = every_card()


def exploring(at: str = "bree", hero: str = "thalin", **more: Any) -> Scene:
    """A hero who explores his place."""
    names = ("corruption", "hand", "items", "side", "starting", "advanced", "revealed", "raised", "own_favor")
    own = {name.removeprefix("own_"): more.pop(name) for name in names if name in more}
    return scene(step="explore", heroes=[{"hero": hero, "at": at, **own}, *more.pop("others", [])], **{"minions": {}, **more})


def kinds(play: Scene) -> list[str]:
    """What is offered, by the first words."""
    return [line.split()[0] for line in play.offered]


# ---- when and how much


@rule("Q-039")
def test_after_a_move_and_what_it_brought_exploring_is_offered() -> None:
    hero = {"hero": "thalin", "at": "fornost", "hand": ["sweep"]}
    play = scene(step="travel", minions={}, favor={"bree": 1}, tokens={"bree": ["blank"]}, heroes=[hero])
    assert told(play.choose("MoveTo bree"), "BlankTurnedUp") and "Explore" in play.offered
    play.choose("Explore", "TakeFavor").expect(heroes={"thalin": {"favor": 1}})


@rule("Q-039")
def test_exploring_is_optional_and_possible_in_a_perilous_place() -> None:
    play = scene(step="travel", favor={"moria": 1}, minions={}, heroes=[{"hero": "thalin", "at": "moria"}])
    assert {"Explore", "Done"} <= set(play.offered)
    play.choose("Explore", "TakeFavor").expect(heroes={"thalin": {"favor": 1}})


@rule("Q-040")
def test_all_six_things_are_offered_together() -> None:
    play = exploring(
        favor={"bree": 1}, characters={"gandalf": "bree"}, side=["find_the_grey_pilgrim"], own_favor=3,
        plots=[("a_promise_of_rings", "bree")], others=[{"hero": "beravor", "at": "bree"}],
    )  # fmt: skip
    assert kinds(play) == ["TakeFavor", "ConsultForFavor", "Consult", "DarkPath", "CompleteQuest", "BreakPlot", "Trade", "Done"]


@rule("Q-040")
def test_any_of_them_in_any_order_and_as_many_as_he_likes() -> None:
    things = ["TakeFavor", "ConsultForFavor gandalf", "DarkPath", "CompleteQuest find_the_grey_pilgrim"]
    for order in permutations(things):
        play = exploring(favor={"bree": 1}, characters={"gandalf": "bree"}, side=["find_the_grey_pilgrim"], corruption=["weak"], pool=3)
        play.board.corruption = ("greedy",)
        for line in order:
            assert step(play) == "Exploring" and "Done" in play.offered
            play.choose(line)
        assert step(play) == "TravelStep"  # nothing is left to be found
        play.expect(heroes={"thalin": {"favor": 5, "corruption": ["weak", "greedy"], "side": []}}, pool=2)


@rule("Q-040")
def test_he_may_stop_in_between() -> None:
    play = exploring(favor={"bree": 2}).choose("TakeFavor", "Done")
    assert step(play) == "TravelStep" and play.facts["favor"]["bree"] == 1


@rule("Q-040")
def test_what_is_not_there_is_not_offered() -> None:
    play = exploring(favor={"shire": 1}, characters={"gandalf": "shire"}, plots=[("gollum_is_captured", "sea_of_udun")], own_favor=9)
    assert kinds(play) == ["DarkPath", "Done"]


# ---- favor


@rule("Q-041")
def test_favor_tokens_are_taken_one_by_one_any_or_all() -> None:
    play = exploring(favor={"bree": 2, "shire": 1}).choose("TakeFavor").expect(favor={"bree": 1}, heroes={"thalin": {"favor": 1}})
    play.choose("TakeFavor").expect(heroes={"thalin": {"favor": 2}})
    assert some(play.facts["favor"]) == {"shire": 1} and "TakeFavor" not in play.offered


# ---- characters


@rule("Q-042")
@pytest.mark.parametrize("character", list(Character))
def test_a_character_gives_two_favor_or_what_he_can_do(character: Character) -> None:
    play = exploring(characters={character.value: "bree"}, own_favor=3)
    assert {f"ConsultForFavor {character}", f"Consult {character}"} <= set(play.offered)
    play.choose(f"ConsultForFavor {character}").expect(heroes={"thalin": {"favor": 5}})


@rule("Q-042")
@pytest.mark.parametrize(
    ("character", "then"),
    [
        ("aragorn", {"heroes": {"thalin": {"agility": 3}}}), ("boromir", {"heroes": {"thalin": {"strength": 8}}}),
        ("gandalf", {"heroes": {"thalin": {"wisdom": 2}}}), ("theoden", {"heroes": {"thalin": {"items": ["horse"]}}}),
        ("thranduil", {"pool": 1}), ("denethor", {"markers": {"green": 1}, "heroes": {"thalin": {"favor": 0}}}),
    ],
)  # fmt: skip
def test_the_ability_comes_instead_of_the_favor(character: str, then: dict[str, Any]) -> None:
    favor = 3 if character == "denethor" else 0
    play = exploring(characters={character: "bree"}, own_favor=favor, pool=3).choose(f"Consult {character}").expect(**then)
    play.expect(heroes={"thalin": {"favor": 0}})


@rule("Q-042")
def test_dain_trains_twice_and_saruman_costs_sauron_two_shadow_cards() -> None:
    play = exploring(characters={"dain": "bree"}).choose("Consult dain")
    play.choose(play.offered[0]).choose(play.offered[0]).expect(heroes={"thalin": {"hand_size": 2}}, skills=16)
    lies = exploring(characters={"saruman": "bree"}, shadow_hand=["betrayed", "an_evil_fog", "winter_storm"]).choose("Consult saruman")
    assert len(lies.facts["shadow_hand"]) == 1 and len(lies.facts["shadow_discards"]) == 2


@rule("Q-042")
def test_denethors_advice_has_its_price_his_favor_has_not() -> None:
    play = exploring(characters={"denethor": "bree"}, own_favor=2)
    assert "ConsultForFavor denethor" in play.offered and "Consult denethor" not in play.offered
    assert play.refused["Consult denethor"] == "NotEnoughFavor 3"


@rule("Q-043")
@pytest.mark.parametrize("line", ["ConsultForFavor gandalf", "Consult gandalf"])
def test_after_either_the_character_leaves_the_map(line: str) -> None:
    play = exploring(characters={"gandalf": "bree", "aragorn": "bree"}).choose(line)
    assert some(play.facts["characters"]) == {"aragorn": "bree"} and told(play, "CharacterLeft") == ["CharacterLeft gandalf"]
    assert [line for line in play.offered if "aragorn" in line] and not [line for line in play.offered if "gandalf" in line]


@rule("Q-043")
def test_each_character_there_may_be_consulted_and_one_may_come_back_later() -> None:
    play = exploring(characters={"gandalf": "bree", "aragorn": "bree"}).choose("Consult gandalf", "ConsultForFavor aragorn")
    play.expect(heroes={"thalin": {"wisdom": 2, "favor": 2}})
    assert set(CATALOGUE.characters) == set(Character) and not some(play.facts["characters"])


def test_eleanor_gains_favor_for_the_first_deed_of_a_turn() -> None:
    play = exploring(hero="eleanor", characters={"gandalf": "bree", "aragorn": "bree"}).choose("Consult gandalf")
    play.expect(heroes={"eleanor": {"favor": 1}}).choose("Consult aragorn").expect(heroes={"eleanor": {"favor": 1}})


def test_a_plot_taints_the_advice_but_also_the_favor_of_its_character() -> None:
    for line in ("Consult dain", "ConsultForFavor dain"):
        play = exploring(at="erebor", characters={"dain": "erebor"}, plots=[("a_dark_messenger", "erebor")], skills_left=0, corruption=[])
        play.board.corruption = ("weak",)
        play.choose(line).expect(heroes={"thalin": {"corruption": ["weak"]}})


def test_the_isolated_consult_nobody() -> None:
    play = exploring(characters={"gandalf": "bree"}, corruption=["isolated"])
    assert kinds(play) == ["DarkPath", "Done"] and play.refused["Consult gandalf"] == play.refused["ConsultForFavor gandalf"] == "Lonely"


# ---- the dark path


@rule("Q-044")
def test_the_dark_path_once_in_a_turn_wherever_he_goes() -> None:
    hero = {"hero": "thalin", "at": "bree", "hand": ["sweep"]}
    play = scene(step="travel", minions={}, corruption=["weak", "weary"], favor={"fornost": 1}, heroes=[hero])
    play.choose("Explore", "DarkPath", "MoveTo fornost", "Explore")
    assert "DarkPath" not in play.offered and play.refused["DarkPath"] == "DarkPathTaken"


@rule("Q-044")
def test_in_a_new_turn_it_is_open_again() -> None:
    play = scene(to_come=NEXT_TURN, minions={}, turn={"dark_path": True}, heroes=[{"hero": "thalin", "at": "bree"}]).choose(
        "Decline", "Explore"
    )
    assert "DarkPath" in play.offered


@rule("Q-045")
@pytest.mark.parametrize("held", [0, 2, 3, 4, 5])
def test_the_dark_path_needs_three_or_fewer_corruption_cards(held: int) -> None:
    cards = ["weak", "weary", "helpless", "greedy", "reckless"][:held]
    play = exploring(favor={"bree": 1}, corruption=cards)
    assert ("DarkPath" in play.offered) is (held <= 3)
    if held > 3:
        assert play.refused["DarkPath"] == "TooCorrupt 3"


@rule("Q-046")
def test_it_gives_one_corruption_card_and_one_favor() -> None:
    play = scene(step="explore", minions={}, corruption=["weak", "weary"], heroes=[{"hero": "thalin", "at": "bree"}]).choose("DarkPath")
    play.expect(heroes={"thalin": {"corruption": ["weak"], "favor": 1}}, corruption_deck=15)


@rule("Q-046")
def test_the_favor_is_gained_even_if_the_card_acts_at_once() -> None:
    play = scene(step="explore", minions={}, corruption=["careless"], heroes=[{"hero": "thalin", "at": "bree", "favor": 3}])
    play.choose("DarkPath").expect(heroes={"thalin": {"corruption": [], "favor": 2}})


# ---- the event in this place


def test_exploring_where_the_event_marker_lies_does_the_event_and_ends_it() -> None:
    play = scene(step="travel", minions={}, event="ev1_11", heroes=[{"hero": "thalin", "at": "weathertop"}])
    assert "Explore" in play.offered
    play.choose("Explore").expect(event="", event_discards=["ev1_11"]).choose("PickBranch 0").expect(heroes={"thalin": {"favor": 1}})


def test_a_part_that_may_be_done_can_be_declined_and_the_card_is_gone_all_the_same() -> None:
    play = scene(step="explore", minions={}, event="ev1_14", heroes=[{"hero": "thalin", "at": "shire", "favor": 3}])
    play.expect(offered=["PickBranch 0 PayFavor 3 Advance green 1", "Decline"]).choose("Decline")
    play.expect(event="", event_discards=["ev1_14"], markers={"green": 0}, heroes={"thalin": {"favor": 3}})


def test_an_event_elsewhere_waits() -> None:
    play = scene(step="explore", minions={}, event="ev1_11", heroes=[{"hero": "thalin", "at": "bree"}]).expect(event="ev1_11")
    assert not told(play, "EventTriggered")


def test_an_event_that_only_pushes_a_marker_is_ended_by_exploring_for_nothing_else() -> None:
    play = scene(step="travel", minions={}, event="ev3_02", heroes=[{"hero": "thalin", "at": "dagorlad"}], turn={"dark_path": True})
    play.choose("Explore").expect(event="", event_discards=["ev3_02"])
    assert step(play) == "TravelStep"


def test_trust_in_friendship_stays_with_its_hero_until_he_explores_in_company() -> None:
    kept: dict[str, Any] = {"given": ("ev1_03", 1, 2), "event": "ev1_11"}
    alone = scene(step="explore", minions={}, heroes=[{"hero": "thalin", "at": "bree"}, {"hero": "beravor"}], **kept)
    alone.expect(given={"event": "ev1_03", "seat": 1, "favor": 2})
    friends = [{"hero": "thalin", "at": "bree"}, {"hero": "beravor", "at": "bree"}]
    scene(step="explore", minions={}, heroes=friends, **kept).expect(heroes={"thalin": {"favor": 2}}, given=None, event_discards=["ev1_03"])
    scene(step="explore", minions={}, characters={"gandalf": "bree"}, heroes=[friends[0], {"hero": "beravor"}], **kept).expect(given=None)
    scene(step="explore", seat=2, minions={}, heroes=friends, **kept).expect(given={"event": "ev1_03", "seat": 1, "favor": 2})


def test_an_exploration_ends_when_something_takes_the_hero_elsewhere() -> None:
    play = scene(step="explore", event="ev1_13", favor={"bree": 1}, heroes=[{"hero": "thalin", "at": "rhun", "hand": ["sweep"]}])
    play.choose("PickBranch 0", "PickPlace bree")
    assert "TakeFavor" not in play.offered and "Explore" in play.offered  # exploring Bree is a step of its own
    play.choose("Explore").expect(turn={"travel_steps": 2})
    assert "TakeFavor" in play.offered
