"""The Event step: how many cards, which happens, what stays."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.games.quest.phases.events import EventStep
from tests.games.quest.rules.tables import carry_out, some, told
from tests.games.quest.scenes import Scene, scene

TOP = ["ev1_10", "ev1_14", "ev1_11", "ev1_12"]  # all of them stay somewhere
HEROES_AHEAD, SAURON_AHEAD = {"green": 2}, {"yellow": 2}


def event(**more: Any) -> Scene:
    """An Event step with these cards on top of the first stage's deck."""
    return scene(step="event", **{"events": {1: TOP}, "heroes": [{"hero": "thalin"}], **more})


def test_with_nobody_ahead_one_is_drawn_and_happens() -> None:
    play = event().expect(event="ev1_10", events={1: 13}, event_discards=[])
    assert told(play, "EventsDrawn") == ["EventsDrawn ev1_10 ev1_10"]


def test_with_the_heroes_ahead_three_are_drawn_and_the_lowest_happens() -> None:
    event(markers=HEROES_AHEAD).expect(event="ev1_10", events={1: 11}, event_discards=["ev1_14", "ev1_11"])
    event(markers=HEROES_AHEAD, events={1: TOP[1:]}).expect(event="ev1_11", event_discards=["ev1_14", "ev1_12"])


def test_with_sauron_ahead_three_are_drawn_and_the_highest_happens() -> None:
    event(markers=SAURON_AHEAD).expect(event="ev1_14", events={1: 11}, event_discards=["ev1_10", "ev1_11"])


@pytest.mark.parametrize(("markers", "stage"), [({}, 1), ({"green": 7, "yellow": 7}, 2), ({"green": 13, "red": 13}, 3)])
def test_the_deck_of_the_current_stage_is_used(markers: dict[str, int], stage: int) -> None:
    play = scene(step="event", markers=markers, heroes=[{"hero": "thalin"}])
    drawn = told(play, "EventsDrawn")[0].split()[1]
    assert drawn.startswith(f"ev{stage}_") and [play.facts["events"][each] for each in (1, 2, 3) if each != stage] == [14, 14]


def test_favor_and_the_character_are_placed_at_once_also_when_the_card_stays() -> None:
    play = event(events={1: ["ev1_14"]}).expect(favor={"eregion": 1}, characters={"gandalf": "shire"}, event="ev1_14")
    assert some(play.facts["favor"]) == {"eregion": 1}


def test_a_character_who_is_on_the_map_is_moved() -> None:
    play = event(events={1: ["ev1_14"]}, characters={"gandalf": "rhun"})
    assert some(play.facts["characters"]) == {"gandalf": "shire"}


def test_favor_adds_up() -> None:
    event(events={1: ["ev1_14"]}, favor={"eregion": 2}).expect(favor={"eregion": 3})


def test_a_card_that_does_not_stay_is_done_and_discarded() -> None:
    play = event(events={1: ["ev1_04"]}).choose("PickCharacter dain").expect(event="", event_discards=["ev1_04"])
    play.expect(characters={"dain": "mouth_of_the_greyflood"}, favor={"tharbad": 1, "bight": 1})


@pytest.mark.parametrize("new", ["ev1_10", "ev1_04"])
def test_every_new_event_ends_the_one_before_whether_it_stays_or_not(new: str) -> None:
    play = event(event="ev1_11", events={1: [new]})
    play.expect(event="ev1_10" if new == "ev1_10" else "")
    assert "ev1_11" in play.facts["event_discards"] and told(play, "EventOver") == ["EventOver ev1_11"]


def test_an_event_of_an_earlier_stage_is_ended_too() -> None:
    play = scene(step="event", event="ev1_11", markers={"green": 7, "yellow": 7}, events={2: ["ev2_01"]}, heroes=[{"hero": "thalin"}])
    play.expect(event="ev2_01", event_discards=["ev1_11"])


def test_trust_in_friendship_is_given_to_a_hero_and_survives_the_next_event() -> None:
    heroes = [{"hero": "thalin", "favor": 2}, {"hero": "beravor"}]
    play = event(events={1: ["ev1_03"]}, heroes=heroes).expect(asked=0, offered=["PickHero thalin", "PickHero beravor"])
    play.choose("PickHero beravor").expect(
        given={"event": "ev1_03", "seat": 2, "favor": 1}, heroes={"thalin": {"favor": 1}}, event_discards=[]
    )
    event(given=("ev1_03", 1, 1)).expect(given={"event": "ev1_03", "seat": 1, "favor": 1}, event="ev1_10")


def test_where_heroes_decide_together_the_first_hero_answers() -> None:
    play = event(events={1: ["ev1_07"]}, heroes=[{"hero": "thalin"}, {"hero": "beravor"}]).expect(asked=1)
    play.choose("PickBranch 1").expect(favor={"shire": 1})


def test_a_deck_that_runs_out_is_refilled_by_its_discards() -> None:
    play = scene(step="travel", markers={"green": 2}, heroes=[{"hero": "thalin"}])
    board = play.board
    board.event_discards[0], board.events[0] = board.events[0][1:], board.events[0][:1]
    last = board.events[0][0]
    carry_out(play, EventStep())
    drawn = told(play, "EventsDrawn")[0].split()[1:4]
    assert drawn[0] == last and len(set(drawn)) == 3
