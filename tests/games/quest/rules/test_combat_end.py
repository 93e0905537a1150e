"""How a combat ends and what follows (Q-084 to Q-089)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from onetable.games.quest.figures import COMBAT_DECKS
from onetable.games.quest.traits import CombatDeck
from tests.games.quest.rules.fights import bear, duel
from tests.games.quest.rules.tables import draw_fight, frail, lose_fight, some, split, step, told, win_fight
from tests.games.quest.scenes import Scene, scene
from tests.rules import rule

MOUTH, SERPENT, KING = "mouth_of_sauron", "black_serpent", "witch_king"
MARKERS = {"yellow": 3, "red": 5, "black": 7}


def ambush(hero: dict[str, Any], foe: str = "orc", at: str = "bree", **more: Any) -> Scene:
    """A hero is ambushed by a monster token, or by a minion."""
    foes: dict[str, Any] = (
        {"minions": {foe: at}} if foe in (MOUTH, SERPENT, KING, "ringwraiths", "gothmog") else {"tokens": {at: [foe]}, "minions": {}}
    )
    return scene(**{"step": "ambush", "heroes": [{"at": at, **hero}], "markers": MARKERS, "corruption": ["weary"], **foes, **more})


def retreat(play: Scene) -> Scene:
    """Eleanor leaves a combat in which she took no damage."""
    return split(play).choose("Lay eleanor_retreat", "DeclareExhaustion", "Accept")


ELEANOR = {"hero": "eleanor", "hand": ["retreat", "parry"]}
THALIN = {"hero": "thalin", "hand": ["sweep", "sweep", "crush", "reckless", "sweep"]}

# ---- how long it lasts


@rule("Q-084")
def test_it_goes_on_while_nobody_is_defeated_and_one_side_can_play() -> None:
    play = duel("thalin", ["parry", "parry"], KING, ["block"] * 3 + ["rush"] * 2, at="rhun")
    for card in ("block", "block"):
        play.choose("Lay thalin_parry", f"Lay behemoth_{card}")
    for card in ("block", "rush"):
        play.expect(asked=0, outcome="").choose(f"Lay behemoth_{card}")
        bear(play)
    play.expect(asked=0, outcome="").choose("Lay behemoth_rush")
    bear(play).expect(outcome="drawn")


@rule("Q-084", "Q-085")
@pytest.mark.parametrize(
    "lines", [("DeclareExhaustion", "DeclareExhaustion"), ("Lay argalad_parry", "Lay zealot_parry")], ids=["said", "played out"]
)
def test_both_sides_exhausted_is_a_draw(lines: tuple[str, ...]) -> None:
    play = duel("argalad", ["parry"], MOUTH, ["parry"], at="rhun").choose(*lines)
    play.expect(outcome="drawn", heroes={"argalad": {"at": "rhun", "damage_size": 0}}, minions={MOUTH: {"damage": 0}})
    assert not play.board.beaten and told(play, "CombatDrawn")


@rule("Q-085")
def test_a_draw_by_cost_in_the_same_round() -> None:
    stacks = {"hero_stack": ["crush"], "strength": -1, "foe_stack": ["aimed_shot", "poison_arrow"]}
    play = duel("thalin", ["reckless", "parry"], MOUTH, ["reckless", "parry"], at="rhun", **stacks)
    play.choose("Lay thalin_reckless", "Lay zealot_reckless").expect(outcome="drawn", heroes={"thalin": {"damage_size": 0}})


@rule("Q-084")
def test_it_ends_at_once_when_the_foe_is_defeated() -> None:
    play = duel("thalin", ["sweep", "parry"], "orc", ["hack", "charge"], at="rhun").choose("Lay thalin_sweep", "Lay zealot_hack")
    bear(play).expect(outcome="won", combat={}, heroes={"thalin": {"hand": ["thalin_parry"]}})
    assert play.board.combat is None


# ---- the cards


@rule("Q-086")
def test_the_cards_of_the_stack_go_to_the_rest_pool_and_the_hand_stays() -> None:
    play = duel("thalin", ["sweep", "parry"], "orc", ["hack"], hero_stack=["rush", "evade"], at="rhun", rest=["dodge"]).choose(
        "Lay thalin_sweep", "Lay zealot_hack"
    )
    bear(play).expect(
        heroes={"thalin": {"rest": ["thalin_dodge", "thalin_rush", "thalin_evade", "thalin_sweep"], "hand": ["thalin_parry"]}}
    )


@rule("Q-086")
def test_they_go_there_in_the_order_he_likes() -> None:
    """It matters to Eleanor, whose Rest draws from the top of the rest pool."""
    play = duel("eleanor", ["parry", "charge"], "orc", ["hack"], hero_stack=["hide", "volley"], damage=2, at="rhun")
    play.choose("Lay eleanor_parry", "Lay zealot_hack", "FromLifePool")  # the Orc's one point
    play.choose("PickCard eleanor_volley", "PickCard eleanor_parry")
    assert list(play["eleanor"]["rest"]) == ["eleanor_volley", "eleanor_parry", "eleanor_hide"]


def test_the_foes_cards_go_back_to_their_deck() -> None:
    hero = {"hero": "eleanor", "at": "shire", "hand": ["parry", "parry", "parry", "charge", "charge"]}
    play = split(scene(fight="orc", heroes=[hero], minions={}, tokens={"old_forest": ["agent"]})).choose("Lay eleanor_parry")
    bear(play.choose(play.offered[0])).choose("DeclareExhaustion", "DeclareExhaustion")
    play.choose("PickPlace barad_dur", "PickPlace barad_dur").choose("MoveTo old_forest")
    while step(play) in ("MoveTo", "PayMore"):
        play.choose(play.offered[0])
    again = play.board.combat
    assert again is not None and again.foe == "agent" and len(again.hand) == 5
    assert Counter((*again.hand, *again.deck)) == Counter(COMBAT_DECKS[CombatDeck.ZEALOT])


# ---- the foe


@rule("Q-087")
@pytest.mark.parametrize("minion", [MOUTH, SERPENT, KING, "gothmog"])
def test_a_defeated_minion_leaves_the_game(minion: str) -> None:
    play = duel("thalin", ["sweep", "parry"], minion, [], foe_exhausted=True, health=3, at="rhun", minions={minion: "rhun"}).choose(
        "Lay thalin_sweep"
    )
    assert minion not in play.board.minions
    play.expect(outcome="won", defeated=[minion])
    later = scene(step="action", heroes=[{"hero": "thalin"}], minions={}, defeated=[minion], markers={"green": 14})
    assert minion not in later.board.minions


@rule("Q-088")
def test_the_ringwraiths_come_back_at_the_beginning_of_the_action_step() -> None:
    play = duel("thalin", ["sweep", "parry"], "ringwraiths", [], foe_exhausted=True, damage=6, at="rhun", minions={"ringwraiths": "rhun"})
    play.choose("Lay thalin_sweep").expect(outcome="won", defeated=["ringwraiths"])
    assert not play.board.minions
    play = scene(step="action", heroes=[{"hero": "thalin"}], minions={}, defeated=["ringwraiths"])
    play.expect(asked=0, minions={"ringwraiths": {"place": "minas_morgul", "damage": 0}}, defeated=[])


@rule("Q-089")
@pytest.mark.parametrize("result", ["won", "lost", "drawn", "retreated"])
def test_a_monster_token_is_discarded_whatever_the_result(result: str) -> None:
    """Judgement 3: also after a draw and after Retreat."""
    if result == "won":
        play = win_fight(ambush(THALIN), "thalin_sweep")
    elif result == "lost":
        play = lose_fight(ambush(frail("thalin", "bree", "sweep")))
    elif result == "drawn":
        play = draw_fight(ambush(THALIN))
    else:
        play = retreat(ambush(ELEANOR))
    play.expect(outcome=result, token_discards=["orc"])
    assert not some(play.facts["tokens"])


@rule("Q-089")
def test_only_the_token_that_fought_is_discarded() -> None:
    play = ambush(THALIN, tokens={"bree": ["orc", "agent"]}).choose("FightToken bree 2")
    draw_fight(play).expect(outcome="drawn", tokens={"bree": ["orc"]}, token_discards=["agent"])


@pytest.mark.parametrize("result", ["drawn", "retreated"])
def test_a_minion_that_was_not_defeated_stays(result: str) -> None:
    play = ambush(THALIN, SERPENT) if result == "drawn" else ambush(ELEANOR, SERPENT)
    (draw_fight if result == "drawn" else retreat)(play).expect(outcome=result, minions={SERPENT: {"place": "bree"}}, defeated=[])


# ---- influence


@rule("Q-091")
@pytest.mark.parametrize(("result", "placed"), [("won", 0), ("lost", 2), ("drawn", 2), ("retreated", 2)])
def test_influence_is_placed_for_a_foe_that_was_not_defeated(result: str, placed: int) -> None:
    """Judgement 6: not only for a defeated hero, also after a draw and after Retreat. An Orc's wisdom is 2."""
    if result == "won":
        play = win_fight(ambush(THALIN), "thalin_sweep")
    elif result == "lost":
        play = lose_fight(ambush(frail("thalin", "bree", "sweep")))
    elif result == "drawn":
        play = draw_fight(ambush(THALIN))
    else:
        play = retreat(ambush(ELEANOR))
    count = 0
    while play.asked == 0 and step(play) == "PlaceInExtension":
        play.choose("PickPlace barad_dur")
        count += 1
    assert count == placed == some(play.facts["influence"]).get("barad_dur", 0)


# ---- the hero


def test_after_retreat_from_an_ambush_he_steps_aside_and_travels() -> None:
    """Neither a foe nor a peril of the place beside comes for it: the Ruins of Angmar are always perilous."""
    play = retreat(ambush(ELEANOR, at="ettenmoors", tokens={"ettenmoors": ["orc"], "ruins_of_angmar": ["agent"]}))
    play.choose("PickPlace barad_dur", "PickPlace barad_dur")
    play.expect(asked=1, offered=["PickPlace north_downs", "PickPlace ruins_of_angmar", "PickPlace weathertop"])
    play.choose("PickPlace ruins_of_angmar").expect(asked=1, turn={"over": False}, tokens={"ruins_of_angmar": ["agent"]}, drawn=[])
    play.expect(heroes={"eleanor": {"at": "ruins_of_angmar", "rest": ["eleanor_retreat"], "hand": ["eleanor_parry"]}})
    assert step(play) == "TravelStep"


def test_after_retreat_on_the_way_he_may_explore_there_in_the_same_travel_step() -> None:
    hero = {"hero": "eleanor", "at": "shire", "hand": ["retreat", "parry", "parry", "parry", "charge"], "corruption": ["hopeless"]}
    play = scene(step="travel", heroes=[hero], minions={}, tokens={"old_forest": ["orc"]}, favor={"bree": 1}, turn={"travel_steps": 2})
    play.choose("MoveTo old_forest")
    while step(play) in ("MoveTo", "PayMore"):
        play.choose(next(line for line in play.offered if "retreat" not in line))
    retreat(play).choose("PickPlace barad_dur", "PickPlace barad_dur", "PickPlace bree")
    play.expect(asked=1, turn={"over": False, "travel_steps": 3}, heroes={"eleanor": {"at": "bree"}}, offered=["Explore", "Done"])


def test_retreat_may_be_declined_and_the_combat_goes_on() -> None:
    play = split(ambush(ELEANOR)).choose("Lay eleanor_retreat", "DeclareExhaustion", "Decline")
    play.expect(asked=1, outcome="", combat={"hero_stack": ["eleanor_retreat"]})


def test_the_despondent_move_one_marker_two_spaces() -> None:
    """Judgement 41: the same marker twice, not twice the one that is then last."""
    hero = frail("thalin", "bree", "sweep", corruption=["despondent"])
    play = lose_fight(ambush(hero, markers={"yellow": 4, "red": 4, "black": 9})).choose("PickMarker red")
    play.expect(markers={"yellow": 4, "red": 6, "black": 9})
