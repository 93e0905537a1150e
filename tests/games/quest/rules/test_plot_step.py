"""The Plot step: play a plot, discard one, or nothing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.quest.rules.tables import some, told
from tests.games.quest.scenes import RULEBOOK, Scene, scene


def plotting(*hand: str, **more: Any) -> Scene:
    """A Plot step with these plots in hand."""
    data: dict[str, Any] = {"heroes": [{"hero": "thalin"}], "minions": {}, "hasty": False, "markers": {"yellow": 13}, **more}
    return scene(step="plot", plot_hand=[*hand], **data)


def playable(play: Scene) -> set[str]:
    """What may be played now, with its place."""
    return {line.removeprefix("PlayPlot ") for line in play.offered if line.startswith("PlayPlot")}


def test_one_plot_or_one_discard_or_nothing_and_no_more() -> None:
    play = plotting(
        "gollum_is_captured", "osgiliath_invaded", pool=2, tokens={"osgiliath": ["orc"]}, plots=[("monsters_in_the_east", "sea_of_udun")]
    )
    assert playable(play) == {"gollum_is_captured sea_of_udun", "osgiliath_invaded osgiliath"}
    assert {"DropPlot monsters_in_the_east 0", "Decline"} <= set(play.offered)
    play.choose("PlayPlot gollum_is_captured")
    assert play.asked is None and play.facts["plot_hand"] == ["osgiliath_invaded"]


def test_nothing_is_allowed() -> None:
    play = plotting("gollum_is_captured", pool=2).choose("Decline")
    assert play.facts["plot_hand"] == ["gollum_is_captured"] and not some(play.facts["plots"])


def test_the_pool_must_hold_its_number_and_is_not_spent() -> None:
    poor = plotting("gollum_is_tortured", pool=3)
    assert not playable(poor) and poor.refused["PlayPlot gollum_is_tortured barad_dur"] == "PoolTooSmall 4 3"
    plotting("gollum_is_tortured", pool=4).choose("PlayPlot gollum_is_tortured").expect(pool=4, plots={"gollum_is_tortured": "barad_dur"})


def test_three_slots_and_no_fourth() -> None:
    plots = [("monsters_in_the_east", "sea_of_udun"), ("osgiliath_invaded", "osgiliath"), ("loss_of_an_heir", "edoras")]
    full = plotting("gollum_is_captured", pool=2, plots=plots)
    assert not playable(full) and full.refused["PlayPlot gollum_is_captured sea_of_udun"] == "NoFreeSlot"
    assert playable(plotting("gollum_is_captured", pool=2, plots=plots[:2]))


@pytest.mark.parametrize(
    ("plot", "met", "unmet"),
    [
        ("a_dark_messenger", {"minions": {"gothmog": "erebor"}}, {"minions": {"gothmog": "rhun"}}),
        ("osgiliath_invaded", {"tokens": {"osgiliath": ["blank"]}}, {"tokens": {"pelargir": ["orc"]}}),
        (
            "orcs_in_the_mountains",
            {"influence": {"mount_gundabad": 3, "high_pass": 3, "northern_waste": 2}},
            {"influence": {"high_pass": 7}},
        ),
        ("smeagol_escapes", {"tokens": {"forest_road": ["orc"]}}, {"tokens": {"rhosgobel": ["orc"]}}),
        ("rise_of_the_uruk_hai", {"pool": 5, "influence": {"isengard": 3}}, {"pool": 5, "influence": {"isengard": 2, "fangorn": 3}}),
        ("wormtongue_taints_theoden", {"pool": 5, "influence": {"helms_deep": 6}}, {"pool": 5, "influence": {"helms_deep": 5}}),
    ],
)
def test_its_requirement_must_be_met_when_it_is_played(plot: str, met: dict[str, Any], unmet: dict[str, Any]) -> None:
    assert len(playable(plotting(plot, **met))) == 1 and not playable(plotting(plot, **unmet))


def test_there_must_be_a_legal_place() -> None:
    assert not playable(plotting("a_promise_of_rings", characters={"gandalf": "bree"}))
    play = plotting(
        "a_promise_of_rings", characters={"gandalf": "bree", "aragorn": "rhun"}, tokens={"bree": ["orc"]}, minions={"gothmog": "rhun"}
    )
    assert playable(play) == {"a_promise_of_rings bree", "a_promise_of_rings rhun"}
    nowhere = plotting("urgent_summons", pool=4)
    assert not playable(nowhere) and "NoFittingPlace" in nowhere.refused.values()


def test_an_active_plot_stays_though_its_requirement_fails_later() -> None:
    play = scene(step="round", round=1, plots=[("osgiliath_invaded", "osgiliath")], minions={}, heroes=[{"hero": "thalin"}], hasty=False)
    play.expect(plots={"osgiliath_invaded": "osgiliath"}, markers={"red": 1})


def test_what_it_does_when_it_becomes_active_happens_now() -> None:
    plots = [("gollum_is_captured", "sea_of_udun"), ("osgiliath_invaded", "osgiliath")]
    play = plotting("gollum_is_tortured", pool=4, plots=plots).choose("PlayPlot gollum_is_tortured")
    assert some(play.facts["plots"]) == {"gollum_is_tortured": "barad_dur", "osgiliath_invaded": "osgiliath"}
    play.expect(plot_discards=["gollum_is_captured"])


def test_discarding_an_active_plot_frees_its_slot() -> None:
    plots = [("monsters_in_the_east", "sea_of_udun"), ("osgiliath_invaded", "osgiliath")]
    play = plotting(plots=plots).choose("DropPlot osgiliath_invaded").expect(plot_discards=["osgiliath_invaded"])
    assert some(play.facts["plots"]) == {"monsters_in_the_east": "sea_of_udun"}
    gone = plotting(plots=plots).choose("DropPlot monsters_in_the_east")
    assert gone.facts["plot_discards"] == [] and "monsters_in_the_east" not in gone.facts["plot_deck"]


def test_a_played_plot_lies_open_and_affects_its_place() -> None:
    play = plotting("gollum_is_captured", "osgiliath_invaded", pool=2).choose("PlayPlot gollum_is_captured")
    assert told(play, "PlotPlayed") == ["PlotPlayed gollum_is_captured sea_of_udun"]
    seen = RULEBOOK.view(play.game, 1).table
    assert seen.plots[0] is not None and (seen.plots[0].plot, seen.plots[0].place) == ("gollum_is_captured", "sea_of_udun")
    assert [slip.face for slip in seen.plot_hand] == [""]


def test_with_neither_hand_nor_plots_there_is_nothing_to_ask() -> None:
    assert plotting().asked is None


def test_a_broken_line_of_kings_may_lie_on_two_havens_but_not_twice_on_one() -> None:
    near = {"north_downs": 6, "trollshaws": 6}
    play = plotting("a_broken_line_of_kings", influence=near, plots=[("a_broken_line_of_kings", "fornost")])
    assert playable(play) == {"a_broken_line_of_kings rivendell"}
