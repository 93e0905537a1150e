"""A defeated hero (Q-090 to Q-095)."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.games.quest.atlas import DISTANCE, HAVENS, NEAREST_HAVENS
from onetable.games.quest.figures import HERO_DECKS
from onetable.games.quest.traits import Hero, Place
from tests.games.quest.rules.tables import frail, go_on, lose_fight, some, step, told
from tests.games.quest.scenes import Scene, scene
from tests.rules import rule

MARKERS = {"yellow": 3, "red": 5, "black": 7}
HOME = {"barad_dur": 6, "dol_guldur": 3, "mount_gundabad": 3}


def falling(at: str = "bree", foe: str = "orc", **more: Any) -> Scene:
    """Thálin has lost to a monster in an ambush; what follows is still to come."""
    names = ("favor", "items", "corruption", "rest", "damage", "trained", "life")
    own = {name: more.pop(name) for name in names if name in more}
    data: dict[str, Any] = {"minions": {}, "tokens": {at: [foe]}, "markers": MARKERS, "influence": {"barad_dur": 2}, **more}
    data["corruption"] = ["weak"]  # what an Agent whispers ends no turn
    return lose_fight(scene(step="ambush", heroes=[frail("thalin", at, "sweep", **own)], **data))


# ---- the story


@rule("Q-090")
def test_saurons_leftmost_marker_advances_by_one() -> None:
    falling().expect(markers={"yellow": 4, "red": 5, "black": 7, "green": 0})


@rule("Q-090")
def test_of_several_that_are_last_the_hero_picks() -> None:
    play = falling(markers={"yellow": 5, "red": 5, "black": 7})
    play.expect(asked=1, offered=["PickMarker yellow", "PickMarker red"]).choose("PickMarker red").expect(markers={"yellow": 5, "red": 6})


@rule("Q-090")
def test_the_despondent_advance_the_same_marker_twice() -> None:
    play = falling(corruption=["despondent"], markers={"yellow": 5, "red": 5, "black": 7}).choose("PickMarker red")
    play.expect(markers={"yellow": 5, "red": 7, "black": 7})


@rule("Q-090")
def test_damage_outside_a_combat_defeats_in_the_same_way_without_influence() -> None:
    hero = {"hero": "thalin", "at": "bree", "hand": ["sweep"], "others": "damage", "favor": 1}
    play = scene(card="damage.3", influence={"barad_dur": 2}, markers=MARKERS, heroes=[hero])
    play.expect(markers={"yellow": 4}, influence={"barad_dur": 2})
    play.expect(heroes={"thalin": {"at": "fornost", "favor": 0, "life": 25, "damage": []}})
    assert told(play, "HeroDefeated")


# ---- influence


@rule("Q-091")
@pytest.mark.parametrize(("foe", "wisdom"), [("orc", 2), ("agent", 3), ("snaga", 2)])
def test_sauron_places_as_much_influence_as_the_foes_wisdom(foe: str, wisdom: int) -> None:
    play = falling(foe=foe)
    assert play.asked == 0
    for _ in range(wisdom):
        play.choose("PickPlace barad_dur")
    play.expect(influence={"barad_dur": 2 + wisdom})
    assert len(told(play, "InfluencePlaced")) == wisdom and step(play) != "PlaceInExtension"


@rule("Q-091")
def test_a_foe_without_wisdom_brings_none() -> None:
    play = falling(foe="cave_troll", at="weathertop", influence={})
    assert not told(play, "InfluencePlaced") and not play.asked


@rule("Q-091")
def test_what_cannot_be_placed_is_lost() -> None:
    full = {place.value: 6 for place in Place if place not in HAVENS} | HOME
    play = falling(foe="agent", influence=full)
    assert not told(play, "InfluencePlaced") and play.asked is None
    one = falling(foe="agent", influence={**full, "bree": 5})
    assert told(one, "InfluencePlaced") == ["InfluencePlaced bree 1"] and one.asked is None


@rule("Q-092")
def test_it_goes_to_strongholds_and_places_joined_to_them_within_their_limits() -> None:
    play = falling(influence={"barad_dur": 2, "mount_doom": 2, "shire": 1})
    assert {line.split()[1] for line in play.offered} == {
        "barad_dur", "dol_guldur", "mount_gundabad",  # strongholds with room
        "plains_of_gorgoroth", "sea_of_udun",  # beside the chain; Mount Doom is full, the Shire is not joined
    }  # fmt: skip


@rule("Q-092")
def test_each_token_may_lengthen_the_chain_for_the_next() -> None:
    play = falling(influence={"barad_dur": 2, "mount_doom": 1}).choose("PickPlace sea_of_udun")
    assert "PickPlace minas_morgul" in play.offered
    play.choose("PickPlace minas_morgul").expect(influence={"sea_of_udun": 1, "minas_morgul": 1})


# ---- what he loses


@rule("Q-093")
@pytest.mark.parametrize(
    ("own", "offered"),
    [
        ({"favor": 2, "items": ["horse", "boat"]}, ["PickFavor None", "PickItem horse", "PickItem boat"]),
        ({"favor": 0, "items": ["horse", "boat"]}, ["PickItem horse", "PickItem boat"]),
    ],
    ids=str,
)
def test_he_picks_one_favor_or_one_item(own: dict[str, Any], offered: list[str]) -> None:
    play = falling(**own).choose("PickPlace barad_dur", "PickPlace barad_dur").expect(asked=1, offered=offered)
    play.choose("PickItem boat").expect(heroes={"thalin": {"items": ["horse"], "favor": own["favor"]}}, items={"boat": 3})


@rule("Q-093")
def test_one_favor_not_all() -> None:
    play = falling(favor=3).choose("PickPlace barad_dur", "PickPlace barad_dur")
    play.expect(heroes={"thalin": {"favor": 2}})


@rule("Q-093")
def test_who_has_nothing_loses_nothing() -> None:
    play = falling().choose("PickPlace barad_dur", "PickPlace barad_dur")
    play.expect(heroes={"thalin": {"favor": 0, "items": [], "at": "fornost"}})
    assert play.asked is None


# ---- his cards


@rule("Q-094")
def test_all_his_cards_form_the_life_pool_again_trained_ones_too() -> None:
    play = falling(rest=["parry", "skill_ready"], trained=["skill_ready"]).choose("PickPlace barad_dur", "PickPlace barad_dur")
    sheet = play.board.sheet(1)
    assert sorted(sheet.life) == sorted([*HERO_DECKS[Hero.THALIN], "skill_ready"])
    assert (sheet.hand, sheet.rest, sheet.damage) == ((), (), ())


@rule("Q-094")
def test_they_are_shuffled() -> None:
    pools = set()
    for seed in range(4):
        play = go_on(falling(seed=seed))
        pools.add(play.board.sheet(1).life)
    assert len(pools) == 4


@rule("Q-094")
def test_the_cards_he_played_in_the_combat_come_back_too() -> None:
    hero = {"hero": "thalin", "at": "bree", "hand": ["evade", "sweep"], "others": "damage"}
    play = scene(step="ambush", minions={}, tokens={"bree": ["dunlending"]}, markers=MARKERS, influence={"barad_dur": 2}, heroes=[hero])
    go_on(play, "Lay thalin_evade")
    play.choose("Lay thalin_evade", "DeclareExhaustion").choose("DeclareExhaustion")
    go_on(play)
    drawn = play.board.sheet(1)
    assert told(play, "CombatDrawn") and "thalin_evade" in drawn.rest  # a drawn fight: his stack rests


# ---- where he wakes


@rule("Q-095")
@pytest.mark.parametrize("place", [place for place in Place if place not in HAVENS])
def test_he_revives_in_the_nearest_haven_sauron_picking_among_several(place: Place) -> None:
    hero = {"hero": "thalin", "at": place.value, "hand": ["sweep"], "others": "damage"}
    play = scene(card="damage.1", minions={}, markers=MARKERS, heroes=[hero])
    least = min([DISTANCE[place][haven] for haven in HAVENS])
    nearest = {haven.value for haven in HAVENS if DISTANCE[place][haven] == least}
    assert nearest == {haven.value for haven in NEAREST_HAVENS[place]}
    if len(nearest) > 1:
        assert play.asked == 0 and {line.split()[1] for line in play.offered} == nearest
        play.choose(play.offered[-1])
    assert play["thalin"]["at"] in nearest


@rule("Q-095")
@pytest.mark.parametrize("haven", sorted(HAVENS))
def test_who_falls_in_a_haven_stays_there(haven: Place) -> None:
    hero = {"hero": "thalin", "at": haven.value, "hand": ["sweep"], "others": "damage"}
    scene(card="damage.1", minions={}, markers=MARKERS, heroes=[hero]).expect(heroes={"thalin": {"at": haven.value, "life": 25}})


def test_the_order_marker_influence_loss_cards_haven_then_the_shadow_card() -> None:
    play = scene(
        step="ambush", minions={}, tokens={"bree": ["orc"]}, influence={"barad_dur": 2}, pool=7, shadow_hand=["evil_wound"],
        markers={"yellow": 7, "red": 7, "black": 9}, heroes=[frail("thalin", "bree", "sweep", favor=1, items=["boat"])],
    )  # fmt: skip
    lose_fight(play)
    seen = []
    for line in ("PickMarker red", "PickPlace barad_dur", "PickPlace barad_dur", "PickItem boat", "PlayShadow evil_wound"):
        seen.append(step(play))
        play.choose(line)
    assert seen == ["AdvanceLeftmost", "PlaceInExtension", "PlaceInExtension", "LoseOne", "ShadowWindow"]
    play.expect(heroes={"thalin": {"at": "fornost", "damage_size": 4}})


def test_corruption_and_quests_stay() -> None:
    play = go_on(falling(corruption=["indifferent"]))
    assert play["thalin"]["corruption"] == ["indifferent"] and play["thalin"]["advanced"]


def test_a_hero_defeated_outside_his_turn_does_not_end_the_turn_of_another() -> None:
    heroes = [{"hero": "beravor", "at": "bree"}, frail("thalin", "bree", "sweep")]
    play = scene(card="damage.1", seat=2, turn={"seat": 1}, minions={}, markers=MARKERS, heroes=heroes)
    assert told(play, "HeroDefeated") and not play.facts["turn"]["over"]


def test_influence_lies_where_it_was_before_the_defeat() -> None:
    play = go_on(falling(influence={**HOME, "mount_doom": 1}))
    assert some(play.facts["influence"])["mount_doom"] >= 1
