"""The Action step: tracks, tokens, influence, cards; and the Hero Draw."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.quest.rules.tables import go_on, some, step, told
from tests.games.quest.scenes import RULEBOOK, Scene, scene

TRIO = [{"hero": "thalin"}, {"hero": "beravor"}, {"hero": "eleanor"}]


def acting(**more: Any) -> Scene:
    """Sauron's Action step against one hero."""
    return scene(step="action", **{"minions": {}, "heroes": [{"hero": "thalin"}], **more})


def tracks(play: Scene) -> dict[str, int]:
    """The tracks on offer and their numbers."""
    return {line.split()[1]: int(line.split()[2]) for line in play.offered if line.startswith("UseTrack")}


# ---- tracks and tokens


@pytest.mark.parametrize(
    ("taken", "then"),
    [
        ([[], [], []], {"influence": 6, "draw": 2, "command": 3}), ([[0], [0], [0]], {"influence": 5, "draw": 2, "command": 2}),
        ([[0, 1], [], []], {"influence": 4, "draw": 2, "command": 3}), ([[], [0, 1], []], {"influence": 6, "draw": 1, "command": 3}),
        ([[], [], [0, 1]], {"influence": 6, "draw": 2, "command": 1}), ([[0, 1, 2], [], []], {"draw": 2, "command": 3}),
        ([[1], [], [2]], {"influence": 6, "draw": 2, "command": 3}),
    ],
)  # fmt: skip
def test_the_leftmost_free_space_shows_the_number_and_a_full_track_is_closed(taken: list[list[int]], then: dict[str, int]) -> None:
    play = acting(tracks=taken)
    assert tracks(play) == then
    full = {f"UseTrack {track} 0" for track in {"influence", "draw", "command"} - set(then)}
    assert {line for line, reason in play.refused.items() if reason == "TrackFull"} == full


@pytest.mark.parametrize(("heroes", "actions"), [(TRIO[:1], 2), (TRIO[:2], 2), (TRIO, 3)], ids=[1, 2, 3])
def test_two_actions_or_three_against_three_heroes(heroes: list[dict[str, Any]], actions: int) -> None:
    play = acting(heroes=heroes)
    for number in range(actions):
        assert step(play) == "SauronActs", number
        play.choose("UseTrack command " + str(tracks(play)["command"]))
        go_on(play, "UseTrack")
    assert play.asked is None and len(told(play, "TrackUsed")) == actions


def test_the_same_track_may_be_used_twice_for_less() -> None:
    play = acting().choose("UseTrack influence 6")
    go_on(play, "UseTrack")
    assert tracks(play) == {"influence": 5, "draw": 2, "command": 3}
    play.choose("UseTrack influence 5").expect(tracks=[[0, 1], [], []])


def test_tokens_stay_from_turn_to_turn() -> None:
    play = acting(tracks=[[0], [], []]).choose("UseTrack command 3")
    go_on(play, "UseTrack")
    play.expect(tracks=[[0], [], [0]])


def test_with_the_fourth_token_the_other_three_come_back() -> None:
    play = acting(tracks=[[0], [0], [0]]).choose("UseTrack command 2")
    play.expect(tracks=[[], [], [1]])
    assert told(play, "TokensReturned")
    go_on(play, "UseTrack")
    assert tracks(play) == {"influence": 6, "draw": 2, "command": 3}  # the first space of the command track is free again


def test_the_third_token_brings_none_back() -> None:
    play = acting(tracks=[[0], [0], []]).choose("UseTrack command 3").expect(tracks=[[0], [0], [0]])
    assert not told(play, "TokensReturned")


# ---- influence


@pytest.mark.parametrize("number", [6, 5, 4])
def test_the_influence_action_places_as_many_tokens_as_its_number(number: int) -> None:
    taken = {6: [], 5: [0], 4: [0, 1]}[number]
    play = acting(tracks=[taken, [], []], influence={"barad_dur": 1}).choose(f"UseTrack influence {number}")
    for _ in range(number):
        play.choose(next(line for line in play.offered if line.startswith("PickPlace")))
    assert sum(play.facts["influence"].values()) == 1 + number and step(play) == "SauronActs" and play.facts["pool"] == 0


def test_at_most_two_of_them_go_to_the_pool() -> None:
    play = acting(influence={"barad_dur": 1}).choose("UseTrack influence 6", "ToPool", "PickPlace mount_doom", "ToPool")
    assert play.facts["pool"] == 2 and "ToPool" not in play.offered
    go_on(play, "UseTrack")
    assert play.facts["pool"] == 2 and sum(play.facts["influence"].values()) == 1 + 4


def test_none_need_go_to_the_pool_and_a_full_pool_takes_none() -> None:
    assert "ToPool" not in acting(pool=4, influence={"barad_dur": 1}).choose("UseTrack influence 6").offered


# ---- cards


@pytest.mark.parametrize(("taken", "number"), [([], 2), ([0], 2), ([0, 1], 1)])
def test_the_draw_action_gives_shadow_cards_and_plots_of_which_one_is_kept(taken: list[int], number: int) -> None:
    top = ["osgiliath_invaded", "smeagol_escapes", "loss_of_an_heir"]
    play = acting(tracks=[[], taken, []], shadow_deck=["betrayed", "winter_storm"], plot_deck=top).choose(f"UseTrack draw {number}")
    assert play.facts["shadow_hand"] == ["betrayed", "winter_storm"][:number]
    if number > 1:
        assert play.offered == ["PickPlot osgiliath_invaded", "PickPlot smeagol_escapes"]
        play.choose("PickPlot smeagol_escapes")
        assert play.facts["plot_deck"][-1] == "osgiliath_invaded" and play.facts["plot_deck"][0] == "loss_of_an_heir"
    assert play.facts["plot_hand"] == [top[number - 1]] and play.facts["plot_discards"] == []
    assert len(play.facts["plot_deck"]) == 14


def test_nobody_else_sees_what_sauron_draws() -> None:
    play = acting(plot_deck=["osgiliath_invaded", "smeagol_escapes"], shadow_deck=["betrayed", "winter_storm"]).choose("UseTrack draw 2")
    shown = RULEBOOK.view(play.game, 1).table
    assert shown.drawn == ("", "") and [slip.face for slip in shown.shadow_hand] == ["", ""]
    play.choose("PickPlot smeagol_escapes")
    assert [slip.face for slip in RULEBOOK.view(play.game, 1).table.plot_hand] == [""]
    assert RULEBOOK.view(play.game, 0).table.plot_deck[0].face == "osgiliath_invaded"  # he knows what lies underneath


def test_the_plot_deck_is_refilled_by_its_discards() -> None:
    play = acting(plot_discards=["osgiliath_invaded"])
    play.board.plot_deck = ()
    play.choose("UseTrack draw 2").expect(plot_hand=["osgiliath_invaded"], plot_discards=[])


# ---- the Ringwraiths


def test_defeated_ringwraiths_come_back_undamaged_at_the_start_of_the_step() -> None:
    play = acting(defeated=["ringwraiths", "gothmog"])
    assert some(play.facts["minions"]) == {"ringwraiths": {"place": "minas_morgul", "damage": 0}}
    play.expect(defeated=["gothmog"])
    assert step(play) == "SauronActs" and not told(play, "TrackUsed")


def test_not_earlier() -> None:
    play = scene(step="story", minions={}, defeated=["ringwraiths", "black_serpent", "mouth_of_sauron"], heroes=[{"hero": "thalin"}])
    assert not some(play.facts["minions"])


def test_ringwraiths_who_never_came_do_not_come_by_it() -> None:
    assert not some(acting().facts["minions"])


# ---- the heroes draw


def test_each_hero_draws_as_many_cards_as_his_fortitude() -> None:
    heroes = [{"hero": "thalin", "hand": ["sweep"]}, {"hero": "beravor"}, {"hero": "eometh", "raised": {"fortitude": 2}}]
    play = scene(step="draw", heroes=heroes)
    play.expect(heroes={"thalin": {"hand_size": 6, "life": 19}, "beravor": {"hand_size": 6, "life": 19}, "eometh": {"hand_size": 8}})


def test_from_the_top_of_the_life_pool() -> None:
    play = scene(step="draw", heroes=[{"hero": "thalin", "life": ["crush", "dodge", "parry", "evade", "rush"]}])
    assert play["thalin"]["hand"] == ["thalin_crush", "thalin_dodge", "thalin_parry", "thalin_evade", "thalin_rush"]


def test_fewer_if_it_runs_out_and_it_is_not_refilled() -> None:
    play = scene(step="draw", heroes=[{"hero": "thalin", "life": ["crush", "dodge"], "others": "rest"}])
    play.expect(heroes={"thalin": {"hand": ["thalin_crush", "thalin_dodge"], "life": 0, "rest_size": 23}})


def test_there_is_no_hand_limit() -> None:
    hand = ["sweep"] * 5 + ["overpower"] * 4 + ["block"] * 3
    scene(step="draw", heroes=[{"hero": "thalin", "hand": hand}]).expect(heroes={"thalin": {"hand_size": 17}})


def test_the_weary_draw_one_less_and_the_distraught_keep_seven() -> None:
    scene(step="draw", heroes=[{"hero": "thalin", "corruption": ["weary"]}]).expect(heroes={"thalin": {"hand_size": 4}})
    play = scene(step="draw", heroes=[{"hero": "thalin", "corruption": ["distraught"], "hand": ["sweep", "sweep", "rush"]}])
    play.expect(asked=1, heroes={"thalin": {"hand_size": 8}}).choose("PickCard thalin_rush").expect(heroes={"thalin": {"hand_size": 7}})
