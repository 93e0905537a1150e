"""The Story step: markers, stages, new minions, the way to the Finale."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.games.quest.phases.sauron_turn import StoryStep
from tests.games.quest.rules.tables import carry_out, some, step, told
from tests.games.quest.scenes import Scene, scene

ALL_FIVE = ["black_serpent", "mouth_of_sauron", "gothmog", "ringwraiths", "witch_king"]


def story(**more: Any) -> Scene:
    """A Story step; all minions of the first stage are out."""
    return scene(step="story", **{"heroes": [{"hero": "thalin"}], **more})


def markers(play: Scene) -> tuple[int, int, int, int]:
    """Green, yellow, red, black."""
    found = play.facts["markers"]
    return found["green"], found["yellow"], found["red"], found["black"]


def test_the_green_marker_advances_two() -> None:
    assert markers(story()) == (2, 0, 0, 0)


def test_every_active_plot_advances_its_color_by_its_number() -> None:
    plots = [("saruman_hungry_for_power", "isengard"), ("gollum_is_captured", "sea_of_udun"), ("orcs_in_the_mountains", "mount_gundabad")]
    assert markers(story(plots=plots)) == (2, 2, 2, 1)


def test_two_plots_of_one_color_add_up() -> None:
    plots = [("saruman_hungry_for_power", "isengard"), ("denethor_falls_into_madness", "minas_tirith")]
    assert markers(story(plots=plots)) == (2, 0, 0, 4)


@pytest.mark.parametrize(("event", "then"), [("ev2_01", (2, 0, 1, 0)), ("ev3_01", (2, 0, 0, 1)), ("ev1_11", (2, 0, 0, 0))])
def test_an_event_in_play_advances_the_marker_it_shows(event: str, then: tuple[int, int, int, int]) -> None:
    assert markers(story(event=event)) == then


@pytest.mark.parametrize("green", [15, 16, 17, 18])
def test_a_marker_stops_at_the_finale(green: int) -> None:
    assert markers(story(markers={"green": green, "yellow": 3}, stage_reached=3))[0] in (17, 18)
    assert markers(story(markers={"green": green}, minions={}, stage_reached=3))[0] == min(18, green + 2)


def test_grievous_loss_slows_the_next_story_step_only() -> None:
    play = scene(step="travel", heroes=[{"hero": "thalin"}])
    play.board.green_slower = 1
    carry_out(play, StoryStep()).expect(markers={"green": 1}, green_slower=0)
    carry_out(play, StoryStep()).expect(markers={"green": 3})


# ---- stages


@pytest.mark.parametrize(
    ("spaces", "stage"),
    [({"green": 6}, 1), ({"green": 7}, 2), ({"yellow": 7}, 2), ({"black": 12}, 2), ({"red": 13}, 3), ({"green": 2, "red": 14}, 3)],
)
def test_the_stage_is_that_of_the_foremost_marker_whosever_it_is(spaces: dict[str, int], stage: int) -> None:
    scene(step="travel", markers=spaces, heroes=[{"hero": "thalin"}]).expect(stage=stage)


def test_a_stage_can_be_lost_again_and_what_lies_in_the_pool_stays() -> None:
    hero = {"hero": "thalin", "at": "edoras", "favor": 2}
    play = scene(step="explore", event="ev3_13", markers={"black": 7}, pool=6, minions={"gothmog": "rhun"}, heroes=[hero]).expect(stage=2)
    play.choose("PickBranch 0").expect(stage=1, markers={"black": 6}, pool=6, minions={"gothmog": {"place": "rhun"}})


def test_with_the_second_stage_its_minions_may_come() -> None:
    play = story(markers={"green": 5}).expect(asked=0, markers={"green": 7})
    assert told(play, "StageReached") == ["StageReached 2"] and play.offered == ["EnterMinion gothmog mount_gundabad", "Decline"]
    play.choose("EnterMinion gothmog").expect(offered=["EnterMinion ringwraiths minas_morgul", "Decline"])
    play.choose("EnterMinion ringwraiths").expect(
        minions={"gothmog": {"place": "mount_gundabad", "damage": 0}, "ringwraiths": {"place": "minas_morgul", "damage": 0}}
    )
    assert play.asked is None


def test_not_before() -> None:
    assert story(markers={"green": 4}).asked is None  # green comes to 6: still the first stage


def test_the_witch_king_comes_with_the_third_stage_where_sauron_likes() -> None:
    play = story(markers={"green": 11}, stage_reached=2, minions=dict.fromkeys(ALL_FIVE[:4], "rhun"))
    play.expect(offered=["EnterMinion witch_king minas_morgul", "EnterMinion witch_king ruins_of_angmar", "Decline"])
    play.choose("EnterMinion witch_king ruins_of_angmar").expect(minions={"witch_king": {"place": "ruins_of_angmar"}})


def test_a_minion_not_put_then_may_be_put_in_a_later_story_step() -> None:
    play = story(markers={"green": 5}).choose("Decline", "Decline")
    assert set(some(play.facts["minions"])) == {"black_serpent", "mouth_of_sauron"}
    later = story(markers={"green": 7}, stage_reached=2)
    assert later.offered == ["EnterMinion gothmog mount_gundabad", "Decline"] and not told(later, "StageReached")


def test_from_the_first_stage_straight_to_the_third_all_may_come() -> None:
    play = story(markers={"green": 5, "yellow": 12}, plots=[("gollum_is_captured", "sea_of_udun")])
    seen = []
    while play.asked is not None:
        seen.append(play.offered[0].split()[1])
        play.choose(play.offered[0])
    assert seen == ["gothmog", "ringwraiths", "witch_king"] and told(play, "StageReached") == ["StageReached 3"]


def test_a_marker_moved_at_another_time_counts_from_the_next_story_step_on() -> None:
    """A rest brings yellow to 7: no minion comes until the Story step looks."""
    play = scene(step="rest", markers={"yellow": 6, "red": 8, "black": 9}, stage_reached=1, heroes=[{"hero": "thalin", "at": "bree"}])
    play.choose("Rest").expect(markers={"yellow": 7}, stage=2)
    assert set(some(play.facts["minions"])) == {"black_serpent", "mouth_of_sauron"}


def test_defeated_minions_do_not_come_again() -> None:
    play = story(markers={"green": 7}, stage_reached=2, defeated=["gothmog"])
    assert play.offered == ["EnterMinion ringwraiths minas_morgul", "Decline"]


# ---- the end of the story


@pytest.mark.parametrize(
    ("spaces", "over"),
    [
        ({"green": 16}, True), ({"green": 15}, False), ({"yellow": 18}, True), ({"red": 17}, False),
        ({"yellow": 10, "red": 10, "black": 10}, True), ({"yellow": 10, "red": 10, "black": 9}, False),
        ({"yellow": 12, "red": 15, "black": 10}, True),
    ],
)  # fmt: skip
def test_the_finale_begins_at_18_or_when_all_of_saurons_markers_are_where_the_shadow_falls(spaces: dict[str, int], over: bool) -> None:
    play = story(markers=spaces, stage_reached=3, defeated=ALL_FIVE, minions={})
    assert bool(told(play, "FinaleBegins")) is over


def test_green_at_ten_with_the_others_is_no_end() -> None:
    play = story(markers={"green": 12, "yellow": 10, "red": 10}, stage_reached=3, defeated=ALL_FIVE, minions={})
    assert not told(play, "FinaleBegins")


def test_new_minions_come_before_the_finale_is_looked_at() -> None:
    play = story(markers={"green": 16}, stage_reached=2)
    assert play.offered[-1] == "Decline" and not told(play, "FinaleBegins")


def test_there_are_no_more_turns_after_it() -> None:
    play = scene(step="round", markers={"green": 16}, minions={}, defeated=ALL_FIVE, heroes=[{"hero": "thalin"}])
    assert told(play, "FinaleBegins") and not told(play, "EventsDrawn", "HeroTurnBegins")
    while play.asked is not None:
        play.choose(play.offered[-1])
    assert play.facts["winner"] in ("heroes", "sauron") and not told(play, "EventsDrawn", "HeroTurnBegins") and step(play) == ""


def test_it_begins_only_in_a_story_step() -> None:
    play = scene(step="rest", markers={"yellow": 9, "red": 10, "black": 10}, stage_reached=2, heroes=[{"hero": "thalin", "at": "bree"}])
    play.choose("Rest").expect(markers={"yellow": 10})
    assert not told(play, "FinaleBegins") and step(play) == "TravelStep"
