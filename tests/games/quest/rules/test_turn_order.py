"""Rounds, turns and their steps; one, two and three heroes (Q-001, Q-002)."""

from __future__ import annotations

import pytest

from onetable.games.quest.figures import CARDS
from tests.games.quest.rules.tables import Table, go_on, lose_fight, step, told, win_fight
from tests.games.quest.scenes import Scene, scene
from tests.rules import rule

TURNS = ("RoundBegins", "HeroTurnBegins")
ELSEWHERE = [  # encounters that do not apply at Bree
    "pipeweed_and_seven_meals", "cold_be_hand", "the_city_by_the_greyflood", "a_merry_fellow", "the_raiders_in_the_hills",
    "remnants_of_the_north_south_road",
]  # fmt: skip


def rounds(count: int, *heroes: str) -> Table:
    """Games are played on, everybody doing little, until so many rounds have begun."""
    play = Table(*heroes).begin()
    while len(play.told("RoundBegins")) < count:
        offered = play.offered
        lazy = [line for line in offered if line.split()[0] in ("Done", "Decline", "DeclareExhaustion", "KeepForStrength", "FromLifePool")]
        play.choose((lazy or offered)[0])
    return play


# ---- whose turn it is


@rule("Q-001")
def test_sauron_comes_first_then_the_heroes_in_their_order_and_again() -> None:
    play = rounds(3, "thalin", "beravor", "eleanor")
    one = ["HeroTurnBegins thalin", "HeroTurnBegins beravor", "HeroTurnBegins eleanor"]
    assert play.told(*TURNS) == ["RoundBegins 1", *one, "RoundBegins 2", *one, "RoundBegins 3"]


@rule("Q-001")
def test_no_hero_is_asked_for_his_turn_before_sauron_is_done() -> None:
    play = Table("thalin", "beravor").begin()
    assert play.facts["turn"]["seat"] == 0
    while play.facts["turn"]["seat"] == 0:
        assert step(play) not in ("RestStep", "TravelStep")
        play.choose(play.offered[-1])
    assert play.told(*TURNS) == ["RoundBegins 1", "HeroTurnBegins thalin"]


@rule("Q-001")
def test_a_lone_hero_takes_two_turns_with_a_rally_and_a_draw_between_them() -> None:
    """At Bree there lies influence again when his first turn ends there; it is gone before the second, and he has drawn again."""
    play = scene(
        step="round", round=1, hasty=True, seed=3, influence={"bree": 1, "barad_dur": 2}, tracks=[[0], [0], [0]],
        heroes=[{"hero": "thalin", "at": "fornost"}], events={1: ["ev1_04"]}, encounters={"eriador_enedwaith": ELSEWHERE},
    )  # fmt: skip
    go_on(play, "Rest")
    assert told(play, *TURNS) == ["RoundBegins 2", "HeroTurnBegins thalin"] and play["thalin"]["hand_size"] == 5
    card = play["thalin"]["hand"][0]
    play.choose("Decline", "MoveTo bree", f"PayOne {card}").expect(influence={"bree": 1}, heroes={"thalin": {"hand_size": 4}})
    go_on(play, "Rest")
    assert told(play, *TURNS) == ["RoundBegins 2", *["HeroTurnBegins thalin"] * 2]
    play.expect(influence={"bree": 0}, heroes={"thalin": {"hand_size": 9}})
    go_on(play, "PickPlot", "PlayPlot", "UseTrack")
    assert told(play, *TURNS) == ["RoundBegins 2", *["HeroTurnBegins thalin"] * 2, "RoundBegins 3"]
    play.expect(heroes={"thalin": {"hand_size": 9}})  # no third draw between his turn and Sauron's


@pytest.mark.parametrize(("heroes", "turns"), [(("thalin",), 2), (("thalin", "eometh"), 1), (("thalin", "eometh", "beravor"), 1)])
def test_turns_of_a_round_by_the_number_of_heroes(heroes: tuple[str, ...], turns: int) -> None:
    play = rounds(2, *heroes)
    assert [line.split()[1] for line in play.told("HeroTurnBegins")] == [hero for hero in heroes for _ in range(turns)]


@pytest.mark.parametrize(("heroes", "actions"), [(("thalin",), 2), (("thalin", "eometh"), 2), (("thalin", "eometh", "beravor"), 3)])
def test_actions_of_sauron_by_the_number_of_heroes(heroes: tuple[str, ...], actions: int) -> None:
    play = rounds(2, *heroes)
    first = play.news[: play.news.index("RoundBegins 2")]
    assert len([line for line in first if line.startswith("TrackUsed")]) == actions


# ---- Sauron's steps


def test_the_first_round_has_no_story_and_no_plot_step() -> None:
    play = Table("thalin").begin()
    assert play.told("EventsDrawn") and not play.told("MarkerMoved")
    seen = set()
    while play.facts["turn"]["seat"] == 0:
        seen.add(step(play))
        play.choose(play.offered[-1])
    assert "PlotStep" not in seen and "SauronActs" in seen and set(play.facts["markers"].values()) == {0}


def test_saurons_steps_come_in_their_order() -> None:
    """Rally, story, plot, event, action, hero draw: the journal and the questions of one turn show it."""
    play = scene(
        step="round", round=1, influence={"bree": 1, "barad_dur": 2}, plot_hand=["gollum_is_captured"], pool=2, events={1: ["ev1_04"]},
        markers={"yellow": 2}, heroes=[{"hero": "thalin", "at": "bree"}, {"hero": "beravor"}],
    )  # fmt: skip
    assert play.news == ["RoundBegins 2", "InfluenceRemoved bree 1", "MarkerMoved green 2 2"] and step(play) == "PlotStep"
    play.choose("PlayPlot gollum_is_captured sea_of_udun")
    assert play.news[3:5] == ["PlotPlayed gollum_is_captured sea_of_udun", "EventsDrawn ev1_04 ev1_04"]
    play.choose("PickCharacter gandalf")
    assert step(play) == "SauronActs" and play["thalin"]["hand_size"] == 0
    go_on(play, "Rest")
    play.expect(heroes={"thalin": {"hand_size": 5}, "beravor": {"hand_size": 6}})
    assert told(play, "HeroTurnBegins") == ["HeroTurnBegins thalin"]


# ---- a hero's steps


def full_turn() -> Scene:
    """A haven with a minion in it, and a table that lets heroes rest there: all four steps ask or tell."""
    return scene(
        step="turn", options={"rest_with_foe_in_haven": True}, minions={"mouth_of_sauron": "rivendell"},
        heroes=[{"hero": "thalin", "at": "rivendell", "hand": ["rush", "sweep"], "rest": ["parry"]}],
    )  # fmt: skip


@rule("Q-002")
def test_a_turn_is_rest_then_ambush_then_travel_then_encounter() -> None:
    play = full_turn()
    steps = []
    for line in ("Decline", "Decline", "Done"):
        steps.append(step(play))
        assert not told(play, "EncountersDrawn")
        play.choose(line)
    assert steps == ["RestStep", "AskForFight", "TravelStep"] and told(play, "EncountersDrawn")


@rule("Q-002")
def test_no_step_comes_back() -> None:
    """After resting he is not asked again, and after the way there is no second fight with whoever is still there."""
    play = full_turn().choose("Rest", "PickMarker yellow")
    assert step(play) == "AskForFight"
    play.choose("Decline", "MoveTo trollshaws", "PaySeveral thalin_rush")
    assert step(play) == "TravelStep" and "Rest" not in play.offered
    go_on(play, "Rest", "Accept")
    assert len(told(play, "Rested")) == 1 and not told(play, "CombatBegins")


@rule("Q-002")
def test_a_shadow_card_of_the_turns_beginning_comes_before_rest_and_its_fight_replaces_the_ambush() -> None:
    play = scene(
        step="turn", pool=2, shadow_hand=["flocks_of_crebain"], tokens={"bree": ["orc"]}, minions={},
        heroes=[{"hero": "thalin", "at": "bree", "hand": ["sweep"]}],
    )  # fmt: skip
    play.expect(asked=0, offered=["Decline", "PlayShadow flocks_of_crebain"]).choose("PlayShadow flocks_of_crebain")
    assert told(play, "CombatBegins") == ["CombatBegins thalin crebain"]
    win_fight(play, "thalin_sweep")
    assert step(play) == "TravelStep" and told(play, "CombatBegins") == ["CombatBegins thalin crebain"]
    play.expect(tokens={"bree": ["orc"]})


@rule("Q-002")
def test_after_such_a_fight_rest_is_still_open() -> None:
    hero = {"hero": "thalin", "at": "bree", "hand": ["sweep"]}
    play = scene(step="turn", pool=2, shadow_hand=["flocks_of_crebain"], minions={}, heroes=[hero])
    win_fight(play.choose("PlayShadow flocks_of_crebain"), "thalin_sweep")
    assert step(play) == "RestStep" and play.asked == 1


def test_losing_such_a_fight_ends_the_turn() -> None:
    hero = {"hero": "thalin", "at": "bree", "hand": ["sweep"], "others": "damage"}
    play = scene(step="turn", pool=2, shadow_hand=["flocks_of_crebain"], minions={}, heroes=[hero], influence={"barad_dur": 6})
    play.choose("PlayShadow flocks_of_crebain")
    assert play.board.combat is not None
    if play.asked == 1 and any([line.startswith("Keep") for line in play.offered]):
        play.choose("KeepForStrength")
    play.choose("DeclareExhaustion")
    play.choose(next(line for line in play.offered if line.startswith("Lay") and CARDS[line.split()[1]].type == "melee"))
    go_on(play, "Rest", "MoveTo")
    assert told(play, "HeroDefeated") and not told(play, "Rested", "EncountersDrawn") and play.asked is None


def test_a_drawn_fight_of_this_kind_does_not_end_the_turn() -> None:
    play = scene(
        step="turn", pool=2, shadow_hand=["flocks_of_crebain"], minions={}, influence={"barad_dur": 5},
        heroes=[{"hero": "beravor", "at": "bree", "hand": ["parry"]}],
    )  # fmt: skip
    play.choose("PlayShadow flocks_of_crebain")
    play.choose("DeclareExhaustion", "DeclareExhaustion")
    go_on(play, "Rest")
    assert told(play, "CombatDrawn") and step(play) == "RestStep"


@rule("Q-002")
@pytest.mark.parametrize("lost", [True, False])
def test_a_turn_that_ends_early_has_no_later_step(lost: bool) -> None:
    hero = {"hero": "thalin", "at": "bree", "hand": ["sweep"], "others": "damage" if lost else "rest"}
    play = scene(step="turn", tokens={"bree": ["orc"]}, minions={}, influence={"barad_dur": 6}, heroes=[hero])
    if lost:
        lose_fight(play)
    else:
        win_fight(play, "thalin_sweep")
    go_on(play, "GiveUp")
    assert bool(play.asked) is not lost
    go_on(play)
    assert bool(told(play, "EncountersDrawn")) is not lost
