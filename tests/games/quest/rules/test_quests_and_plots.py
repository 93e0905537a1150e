"""Completing quests and breaking plots while exploring (Q-047 to Q-051)."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.games.quest.cards.every_card import every_card
from tests.games.quest.rules.tables import draw_fight, go_on, lose_fight, some, step, told, win_fight
from tests.games.quest.scenes import Scene, scene
from tests.rules import rule

CATALOGUE = every_card()


def exploring(at: str, hero: str = "thalin", **more: Any) -> Scene:
    """A hero who explores his place."""
    names = ("own_favor", "hand", "side", "starting", "advanced", "revealed", "corruption", "rest")
    own = {name.removeprefix("own_"): more.pop(name) for name in names if name in more}
    return scene(step="explore", heroes=[{"hero": hero, "at": at, **own}], **{"minions": {}, **more})


def quests(play: Scene) -> list[str]:
    """The quests that may be declared done."""
    return [line.split()[1] for line in play.offered if line.startswith("CompleteQuest")]


MIRRORMERE: dict[str, Any] = {"starting": "the_ered_luin", "advanced": "to_look_into_the_mirrormere"}
ASH_MOUNTAINS = "hidden_in_the_ash_mountains"

# ---- quests


@rule("Q-047")
@pytest.mark.parametrize("quest", [quest.id for quest in CATALOGUE.quests.values() if quest.explore is not None])
def test_a_quest_may_be_declared_done_where_its_task_is_and_nowhere_else(quest: str) -> None:
    card = CATALOGUE.quests[quest]
    assert card.explore is not None
    hero = card.hero.value if card.hero is not None else "thalin"
    held: dict[str, Any] = {"side": [quest]} if card.hero is None else {"starting": quest}
    if card.advanced:
        held = {"starting": "", "advanced": quest, "revealed": True}
    assert quests(exploring(card.explore.value, hero, **held)) == [quest]
    elsewhere = exploring("old_forest", hero, **held)
    assert quests(elsewhere) == [] and elsewhere.refused[f"CompleteQuest {quest}"] == "QuestElsewhere"


@rule("Q-047")
def test_it_need_not_be_declared() -> None:
    play = exploring("blue_mountains", **MIRRORMERE).choose("Done")
    assert play["thalin"]["starting"] == "the_ered_luin" and not told(play, "QuestCompleted")


@rule("Q-047")
def test_only_the_hero_who_has_the_quest_completes_it() -> None:
    play = scene(
        step="explore", seat=2, minions={}, hasty=False,
        heroes=[{"hero": "thalin", "at": "blue_mountains", **MIRRORMERE}, {"hero": "beravor", "at": "blue_mountains"}],
    )  # fmt: skip
    assert quests(play) == []


@rule("Q-048")
def test_the_reward_comes_at_once() -> None:
    play = exploring("blue_mountains", **MIRRORMERE, rest=["parry", "evade"]).choose("CompleteQuest the_ered_luin")
    play.expect(heroes={"thalin": {"favor": 3, "rest": []}}, characters={"dain": "erebor"})


@rule("Q-048")
def test_a_side_quest_rewards_too() -> None:
    play = exploring("dunland", side=["the_squint_eyed_southerner"], pool=3).choose("CompleteQuest the_squint_eyed_southerner")
    play.expect(pool=1, heroes={"thalin": {"side": []}})


@rule("Q-049")
def test_a_completed_quest_leaves_the_game() -> None:
    play = exploring("dunland", side=["the_squint_eyed_southerner"]).choose("CompleteQuest the_squint_eyed_southerner")
    play.expect(quests_done=["the_squint_eyed_southerner"])
    deck = CATALOGUE.encounter_decks[
        next(deck for deck, cards in CATALOGUE.encounter_decks.items() if "the_squint_eyed_southerner" in cards)
    ]
    everywhere = [*play.board.encounters.values(), *play.board.encounter_discards.values()]
    assert len(deck) == 15 and not any(["the_squint_eyed_southerner" in cards for cards in everywhere])


@rule("Q-050")
def test_two_quests_in_one_exploration() -> None:
    play = exploring("moria", starting="", advanced="to_look_into_the_mirrormere", revealed=True, side=["the_black_pit"])
    assert quests(play) == ["to_look_into_the_mirrormere", "the_black_pit"]
    play.choose("CompleteQuest to_look_into_the_mirrormere", "PickBranch 0", "CompleteQuest the_black_pit")
    play.choose(play.offered[0]).expect(heroes={"thalin": {"favor": 4, "side": [], "advanced": "", "hand_size": 1}})
    play.expect(quests_done=["to_look_into_the_mirrormere", "the_black_pit"])


def test_the_advanced_quest_sleeps_until_the_starting_quest_is_done() -> None:
    asleep = exploring("moria", **MIRRORMERE)
    assert quests(asleep) == []
    play = exploring("blue_mountains", **MIRRORMERE).choose("CompleteQuest the_ered_luin")
    play.expect(heroes={"thalin": {"starting": "", "advanced": "to_look_into_the_mirrormere", "revealed": True, "done": 1}})
    assert quests(exploring("moria", starting="", advanced="to_look_into_the_mirrormere", revealed=True)) == ["to_look_into_the_mirrormere"]


def test_a_quest_that_asks_for_a_fight_replaces_the_encounter_in_its_place() -> None:
    hero = {"hero": "thalin", "at": "northern_waste", "hand": ["sweep"], "starting": "a_new_threat", "advanced": MIRRORMERE["advanced"]}
    play = scene(step="encounter", minions={}, heroes=[hero])
    assert told(play, "CombatBegins", "EncountersDrawn") == ["CombatBegins thalin snaga"]
    win_fight(play, "thalin_sweep").choose(play.offered[0])
    play.expect(heroes={"thalin": {"starting": "", "revealed": True, "done": 1}}, quests_done=["a_new_threat"])
    elsewhere = scene(step="encounter", minions={}, heroes=[{**hero, "at": "ered_mithrin"}])
    assert told(elsewhere, "EncountersDrawn") and not told(elsewhere, "CombatBegins")


def test_without_a_victory_such_a_quest_stays_open_and_there_is_no_encounter() -> None:
    hero = {"hero": "thalin", "at": "northern_waste", "hand": ["sweep"], "starting": "a_new_threat", "advanced": MIRRORMERE["advanced"]}
    play = draw_fight(scene(step="encounter", minions={}, heroes=[hero]))
    go_on(play)
    assert play["thalin"]["starting"] == "a_new_threat" and not told(play, "EncountersDrawn", "QuestCompleted")


def test_defeating_such_a_monster_elsewhere_does_not_count() -> None:
    hero = {"hero": "thalin", "at": "bree", "hand": ["sweep"], "starting": "a_new_threat", "advanced": MIRRORMERE["advanced"]}
    play = win_fight(scene(step="ambush", minions={}, tokens={"bree": ["snaga"]}, heroes=[hero]), "thalin_sweep")
    assert play["thalin"]["starting"] == "a_new_threat"


@pytest.mark.parametrize("lost", [True, False])
def test_fighting_the_black_serpent_is_enough_for_eleanor_even_if_she_loses(lost: bool) -> None:
    hero = {"hero": "eleanor", "at": "pelargir", "hand": ["parry"], "starting": "where_the_stars_are_strange", "advanced": ASH_MOUNTAINS}
    play = scene(
        step="ambush", minions={"black_serpent": "pelargir"}, influence={"barad_dur": 6}, skills_left=0,
        heroes=[{**hero, "others": "damage" if lost else "life"}],
    )  # fmt: skip
    if lost:
        lose_fight(play)
    else:
        draw_fight(play)
    go_on(play, "MoveTo", "GiveUp")
    play.expect(heroes={"eleanor": {"starting": "", "done": 1, "strength": 6}}, characters={"denethor": "minas_tirith"})


# ---- plots


@rule("Q-051")
def test_a_plot_is_broken_on_its_place_for_its_favor() -> None:
    play = exploring("gladden_fields", own_favor=4, plots=[("sauron_hunts_for_the_ring", "gladden_fields")])
    play.choose("BreakPlot sauron_hunts_for_the_ring").expect(heroes={"thalin": {"favor": 1}})
    assert not some(play.facts["plots"]) and play.board.plots == [None, None, None]


@rule("Q-051")
@pytest.mark.parametrize(("at", "favor", "reason"), [("bree", 9, "PlotElsewhere"), ("sea_of_udun", 1, "NotEnoughFavor 2")])
def test_not_elsewhere_and_not_for_less(at: str, favor: int, reason: str) -> None:
    play = exploring(at, own_favor=favor, plots=[("gollum_is_captured", "sea_of_udun")])
    assert not any([line.startswith("BreakPlot") for line in play.offered])
    assert play.refused["BreakPlot gollum_is_captured 0"] == reason


@rule("Q-051")
def test_a_plot_that_costs_nothing_can_be_broken_by_whoever_comes() -> None:
    play = exploring("barad_dur", plots=[("gollum_is_tortured", "barad_dur")]).choose("BreakPlot gollum_is_tortured")
    play.expect(plot_discards=["gollum_is_tortured"], heroes={"thalin": {"favor": 0}})


@rule("Q-051")
def test_it_goes_to_the_plot_discards_a_starting_plot_out_of_the_game() -> None:
    discarded = exploring("sea_of_udun", own_favor=2, plots=[("gollum_is_captured", "sea_of_udun")]).choose("BreakPlot gollum_is_captured")
    discarded.expect(plot_discards=["gollum_is_captured"])
    gone = exploring("sea_of_udun", own_favor=2, plots=[("monsters_in_the_east", "sea_of_udun")]).choose("BreakPlot monsters_in_the_east")
    everywhere = {*gone.facts["plot_deck"], *gone.facts["plot_hand"], *gone.facts["plot_discards"], *some(gone.facts["plots"])}
    assert "monsters_in_the_east" not in everywhere


@rule("Q-051")
def test_only_the_plot_of_this_place_and_its_slot_is_free_again() -> None:
    play = exploring(
        "sea_of_udun", own_favor=4,
        plots=[("saruman_hungry_for_power", "isengard"), ("gollum_is_captured", "sea_of_udun"), ("osgiliath_invaded", "osgiliath")],
    ).choose("BreakPlot gollum_is_captured")  # fmt: skip
    assert [None if plot is None else plot.plot for plot in play.board.plots] == ["saruman_hungry_for_power", None, "osgiliath_invaded"]


@rule("Q-051")
def test_two_plots_on_one_place_are_paid_for_one_by_one() -> None:
    plots = [("monsters_in_the_east", "sea_of_udun"), ("gollum_is_captured", "sea_of_udun")]
    play = exploring("sea_of_udun", own_favor=3, plots=plots).choose("BreakPlot gollum_is_captured")
    play.expect(heroes={"thalin": {"favor": 1}})
    assert some(play.facts["plots"]) == {"monsters_in_the_east": "sea_of_udun"}
    assert step(play) == "Exploring" and play.refused["BreakPlot monsters_in_the_east 0"] == "NotEnoughFavor 2"
