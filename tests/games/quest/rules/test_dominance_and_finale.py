"""Who is ahead, the missions, and the last fight."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.games.quest.mechanics.story import hero_distance, sauron_distance
from tests.games.quest.rules.tables import go_on, split, step, told
from tests.games.quest.scenes import RULEBOOK, Scene, scene

HERO: dict[str, Any] = {"hero": "thalin", "at": "bree"}
MET = {"heroes": "minas_morgul_kept_at_bay", "sauron": "his_dark_throne"}
THREE_PLOTS = [("monsters_in_the_east", "sea_of_udun"), ("osgiliath_invaded", "osgiliath"), ("gollum_is_captured", "sea_of_udun")]
HEROES_AHEAD, SAURON_AHEAD, LEVEL = {"green": 18}, {"yellow": 18, "green": 10}, {"green": 18, "yellow": 18}


def finale(markers: dict[str, int], heroes_met: bool = False, sauron_met: bool = False, **more: Any) -> Scene:
    """The Finale with both missions met or not."""
    data: dict[str, Any] = {
        "heroes": [HERO],
        "minions": {} if heroes_met else dict.fromkeys(("gothmog", "black_serpent", "witch_king"), "rhun"),
    }
    data |= {"plots": THREE_PLOTS if sauron_met else [], "hero_mission": MET["heroes"], "sauron_mission": MET["sauron"]}
    return scene(step="finale", **{**data, "markers": markers, **more})


# ---- who is ahead


@pytest.mark.parametrize(
    ("markers", "heroes", "sauron", "ahead"),
    [
        ({}, 18, 18, "nobody"), ({"green": 1}, 17, 18, "heroes"), ({"yellow": 1}, 18, 17, "sauron"),
        ({"green": 5, "yellow": 5}, 13, 13, "nobody"), ({"green": 12, "yellow": 8, "red": 8, "black": 8}, 6, 6, "nobody"),
        ({"green": 12, "yellow": 8, "red": 9, "black": 8}, 6, 5, "sauron"),
        ({"green": 14, "yellow": 11, "red": 9, "black": 4}, 4, 7, "heroes"),
        ({"yellow": 17, "green": 16}, 2, 1, "sauron"), ({"yellow": 16, "red": 9, "black": 10, "green": 15}, 3, 1, "sauron"),
    ],
)  # fmt: skip
def test_the_smaller_distance_is_ahead(markers: dict[str, int], heroes: int, sauron: int, ahead: str) -> None:
    """Sauron's is the smaller of his best marker's way to the end and the sum of all three ways to where the Shadow falls."""
    play = scene(step="travel", markers=markers, heroes=[HERO])
    assert (hero_distance(play.board), sauron_distance(play.board), play.facts["dominant"]) == (heroes, sauron, ahead)


def test_a_marker_beyond_the_shadows_fall_does_not_make_up_for_another() -> None:
    play = scene(step="travel", markers={"yellow": 14, "red": 10, "black": 7}, heroes=[HERO])
    assert sauron_distance(play.board) == 3


# ---- missions


@pytest.mark.parametrize(
    ("markers", "heroes_met", "sauron_met", "winner"),
    [
        (HEROES_AHEAD, True, False, "heroes"), (HEROES_AHEAD, True, True, "heroes"), (HEROES_AHEAD, False, True, ""),
        (SAURON_AHEAD, False, True, "sauron"), (SAURON_AHEAD, True, True, "sauron"), (SAURON_AHEAD, True, False, ""),
        (LEVEL, True, False, "heroes"), (LEVEL, False, True, "sauron"), (LEVEL, True, True, ""), (LEVEL, False, False, ""),
        (HEROES_AHEAD, False, False, ""),
    ],
)  # fmt: skip
def test_a_side_that_is_ahead_and_has_met_its_mission_wins(
    markers: dict[str, int], heroes_met: bool, sauron_met: bool, winner: str
) -> None:
    """With nobody ahead a mission wins only if it alone is met; in all other cases a champion must fight."""
    play = finale(markers, heroes_met, sauron_met)
    assert play.facts["winner"] == winner and (play.facts["ending"] == "mission") is bool(winner)
    assert bool(told(play, "ChampionChosen", "CombatBegins")) is not bool(winner)
    result = RULEBOOK.result(play.game)
    assert (result is None) is not bool(winner) and (result is None or result.scores == ((0.0, 1.0) if winner == "heroes" else (1.0, 0.0)))


def test_both_missions_are_turned_up() -> None:
    play = finale(LEVEL, True, True)
    assert told(play, "MissionsRevealed") == [f"MissionsRevealed {MET['heroes']} heroes_met {MET['sauron']} sauron_met"]


MISSIONS: list[tuple[str, dict[str, Any], bool]] = [
    ("spear_of_the_west", {"heroes": [{**HERO, "done": 2}, {"hero": "beravor", "done": 2}]}, True),
    ("spear_of_the_west", {"heroes": [{**HERO, "done": 2}, {"hero": "beravor", "done": 1, "advanced": "bones_of_a_darkness_past"}]}, False),
    ("noble_blood", {"heroes": [{**HERO, "corruption": ["weak"]}, {"hero": "beravor"}]}, True),
    ("noble_blood", {"heroes": [{**HERO, "corruption": ["weak"]}, {"hero": "beravor", "corruption": ["weary"]}]}, False),
    ("minas_morgul_kept_at_bay", {"minions": {"gothmog": "rhun", "witch_king": "rhun"}, "defeated": ["ringwraiths"]}, True),
    ("minas_morgul_kept_at_bay", {"minions": {"gothmog": "rhun", "witch_king": "rhun", "black_serpent": "rhun"}}, False),
    ("against_the_shadow", {"tokens": {"bree": ["orc", "blank"]}}, True),
    ("against_the_shadow", {"tokens": {"bree": ["orc", "blank"], "shire": ["blank"]}}, False),
    ("isildurs_secret", {"heroes": [{**HERO, "favor": 3}, {"hero": "beravor", "favor": 2}]}, True),
    ("isildurs_secret", {"heroes": [{**HERO, "favor": 4}, {"hero": "beravor"}]}, False),
    ("his_dark_throne", {"plots": THREE_PLOTS}, True), ("his_dark_throne", {"plots": THREE_PLOTS[:2]}, False),
    ("where_the_shadows_lie", {"markers": {"black": 13}}, True), ("where_the_shadows_lie", {"markers": {"black": 12, "red": 18}}, False),
    ("in_darkness_bind_them", {"markers": {"yellow": 13}}, True), ("in_darkness_bind_them", {"markers": {"yellow": 12, "red": 18}}, False),
    ("to_rule_them_all", {"markers": {"red": 13}}, True), ("to_rule_them_all", {"markers": {"red": 12, "yellow": 18}}, False),
    ("to_find_them_all", {"minions": {"ringwraiths": "shire"}}, True), ("to_find_them_all", {"minions": {"ringwraiths": "bree"}}, False),
    ("to_find_them_all", {"influence": {"shire": 6}}, True),
    ("to_find_them_all", {"influence": {"shire": 5}, "minions": {"gothmog": "shire"}}, False),
]  # fmt: skip


@pytest.mark.parametrize(("mission", "position", "met"), MISSIONS)
def test_missions_are_met_when_they_say_so(mission: str, position: dict[str, Any], met: bool) -> None:
    heroes = mission in ("spear_of_the_west", "noble_blood", "minas_morgul_kept_at_bay", "against_the_shadow", "isildurs_secret")
    other = {"sauron_mission": "his_dark_throne"} if heroes else {"hero_mission": "spear_of_the_west"}
    own = {"hero_mission": mission} if heroes else {"sauron_mission": mission}
    play = scene(step="finale", **{"heroes": [HERO], "markers": {"green": 18}, "minions": {}, **own, **other, **position})
    line = told(play, "MissionsRevealed")[0]
    assert (("heroes_met" if heroes else "sauron_met") in line) is met


# ---- the champion


def test_a_met_mission_that_did_not_win_moves_markers() -> None:
    finale(HEROES_AHEAD, False, True).expect(markers={"green": 18, "yellow": 1, "red": 1, "black": 1})
    finale(SAURON_AHEAD, True, False).expect(markers={"green": 11, "yellow": 18, "red": 0, "black": 0})
    finale(LEVEL, False, False).expect(markers={"green": 18, "yellow": 18, "red": 0, "black": 0})


def test_no_marker_goes_beyond_the_end() -> None:
    finale(LEVEL, True, True).expect(markers={"green": 18, "yellow": 18, "red": 1, "black": 1})


def test_each_hero_gathers_all_cards_and_draws_as_many_as_his_fortitude() -> None:
    heroes = [
        {**HERO, "hand": ["sweep"] * 5, "rest": ["rush"], "damage": ["crush"]},
        {"hero": "beravor", "hand": ["parry"], "others": "damage"},
    ]
    play = finale(HEROES_AHEAD, heroes=heroes).expect(asked=1, offered=["PickHero thalin", "PickHero beravor"])
    play.expect(
        heroes={"thalin": {"hand_size": 5, "life": 20, "rest": [], "damage": []}, "beravor": {"hand_size": 6, "life": 19, "damage": []}}
    )
    hands = {tuple(finale(HEROES_AHEAD, heroes=heroes, seed=seed)["thalin"]["hand"]) for seed in range(4)}
    assert len(hands) > 1


def test_a_distraught_hero_keeps_seven_of_them() -> None:
    hero = {"hero": "beravor", "raised": {"fortitude": 2}, "corruption": ["distraught"]}
    play = finale(HEROES_AHEAD, heroes=[hero]).expect(asked=1, heroes={"beravor": {"hand_size": 8}})
    play.choose(play.offered[0]).expect(heroes={"beravor": {"hand_size": 7, "rest_size": 1}})


@pytest.mark.parametrize(
    ("markers", "met", "health", "fortitude"),
    [
        ({"yellow": 18, "green": 10}, False, 9 + 8, 8 + 8),  # Sauron ahead: as far as green is from the end
        ({"yellow": 18, "green": 17}, False, 9 + 1, 8 + 1),
        ({"green": 18, "yellow": 15}, False, 9 - 3, 8 - 3),  # heroes ahead: as far as his best is from the end ...
        ({"green": 18, "yellow": 11, "red": 9, "black": 6}, False, 9 - 5, 8 - 5),  # ... or his other two from the Shadow's fall
        ({"green": 18, "yellow": 9, "red": 8, "black": 8}, False, 9 - 4, 8 - 4),  # the best marker is left out even short of it
        ({"green": 18}, False, 1, 1), ({"green": 18, "yellow": 18}, False, 9, 8),
        ({"yellow": 18, "green": 10}, True, 9 + 7, 8 + 7),  # a met mission has moved the marker before
        ({"green": 18, "yellow": 15}, True, 9 - 2, 8 - 2),
    ],
)  # fmt: skip
def test_the_ringwraiths_are_as_strong_as_the_story_makes_them(markers: dict[str, int], met: bool, health: int, fortitude: int) -> None:
    ahead_is_sauron = markers.get("yellow", 0) == 18 and markers["green"] < 18
    play = finale(markers, met and ahead_is_sauron, met and not ahead_is_sauron)
    assert told(play, "ChampionChosen") == [f"ChampionChosen thalin {health} {fortitude}"]
    go_on(play, "KeepForStrength", "Lay")
    play.expect(combat={"health": health, "foe": "ringwraiths", "foe_hand_size": fortitude, "damage": 0})


def test_who_was_ahead_is_found_once_before_the_missions_move_markers() -> None:
    """Sauron's mission brings him level with the heroes; they still count as ahead, and the distances are the new ones."""
    play = finale({"green": 17, "yellow": 16, "red": 1}, False, True)
    assert told(play, "FinaleBegins") == ["FinaleBegins heroes"]
    play.expect(markers={"yellow": 17}, dominant="nobody")
    assert told(play, "ChampionChosen") == ["ChampionChosen thalin 8 7"]


def test_the_heroes_choose_their_champion_the_first_hero_answering() -> None:
    play = finale(HEROES_AHEAD, heroes=[HERO, {"hero": "beravor"}, {"hero": "eleanor"}])
    play.expect(asked=1, offered=["PickHero thalin", "PickHero beravor", "PickHero eleanor"]).choose("PickHero eleanor")
    assert play.board.combat is not None and play.board.combat.seat == 3


@pytest.mark.parametrize("minions", [{}, {"ringwraiths": {"place": "rhun", "damage": 7}}], ids=str)
def test_the_ringwraiths_fight_unhurt_wherever_they_are(minions: dict[str, Any]) -> None:
    play = finale(LEVEL, minions=minions, hero_mission="spear_of_the_west")
    go_on(play, "Lay").expect(combat={"damage": 0, "health": 9})


def test_no_shadow_card_is_played_in_the_finale() -> None:
    play = finale(LEVEL, pool=12, shadow_hand=["betrayed", "morgul_blade", "the_black_breath"])
    while play.asked is not None and step(play) != "LayCard":
        assert not any([line.startswith("PlayShadow") for line in play.offered])
        play.choose(play.offered[-1])
    assert step(play) == "LayCard" and not told(play, "ShadowPlayed")


def test_if_the_ringwraiths_fall_the_heroes_win() -> None:
    play = split(finale({"green": 18}))  # one health, one card
    sweep = next(line for line in play.offered if line.startswith("Lay") and not line.endswith(("evade", "block", "dodge")))
    play.choose(sweep, "DeclareExhaustion").expect(winner="heroes", ending="champion", asked=None)
    assert told(play, "HeroesWon") == ["HeroesWon champion"]


def test_anything_else_is_saurons_victory_a_draw_too() -> None:
    play = split(finale({"green": 18})).choose("DeclareExhaustion", "DeclareExhaustion")
    play.expect(winner="sauron", ending="champion", asked=None)
    assert RULEBOOK.result(play.game).scores == (1.0, 0.0)  # type: ignore[union-attr]


def test_all_heroes_win_or_lose_together() -> None:
    play = finale(HEROES_AHEAD, True, False, heroes=[HERO, {"hero": "beravor"}, {"hero": "eleanor"}])
    assert RULEBOOK.result(play.game).scores == (0.0, 1.0, 1.0, 1.0)  # type: ignore[union-attr]


def test_when_the_game_is_over_all_lies_open() -> None:
    play = finale(HEROES_AHEAD, True, False, shadow_hand=["betrayed"])
    shown = RULEBOOK.view(play.game, 1).table
    assert shown.sauron_mission == MET["sauron"] and shown.shadow_hand[0].face == "betrayed" and "" not in shown.sheets[0].life
