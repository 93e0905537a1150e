"""How a combat begins: the foe's cards, the hero's agility (Q-071 to Q-073)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from onetable.games.quest.figures import COMBAT_DECKS
from onetable.games.quest.traits import CombatDeck, Minion, Monster
from tests.games.quest.rules.fights import combat
from tests.games.quest.rules.tables import draw_fight, told
from tests.games.quest.scenes import Scene, scene
from tests.rules import rule

# health, fortitude, strength, wisdom and deck as they are printed
PRINTED = {
    "crebain": (2, 7, 3, 2, "zealot"),
    "agent": (3, 5, 3, 3, "zealot"),
    "snaga": (3, 6, 3, 2, "zealot"),
    "orc": (3, 5, 4, 2, "zealot"),
    "barrow_wight": (4, 5, 4, 2, "ravager"),
    "southron": (4, 6, 3, 2, "ravager"),
    "dunlending": (4, 5, 5, 2, "ravager"),
    "uruk_hai": (5, 6, 6, 2, "ravager"),
    "warg_rider": (5, 6, 4, 1, "ravager"),
    "giant_spider": (6, 7, 5, 1, "behemoth"),
    "huorn": (7, 6, 7, 1, "behemoth"),
    "cave_troll": (8, 8, 8, 0, "behemoth"),
    "oliphaunt": (9, 7, 10, 1, "behemoth"),
    "balrog": (10, 9, 12, 0, "behemoth"),
    "black_serpent": (11, 9, 8, 1, "ravager"),
    "mouth_of_sauron": (9, 6, 6, 2, "zealot"),
    "gothmog": (10, 7, 7, 2, "ravager"),
    "ringwraiths": (9, 8, 8, 0, "ravager"),
    "witch_king": (13, 10, 10, 1, "behemoth"),
}
QUIET = ["weary", "indifferent", "reckless", "mistrusted"]  # corruption that does not matter here


def begin(foe: str, hero: str = "argalad", **more: Any) -> Scene:
    """A combat with this foe begins."""
    own: dict[str, Any] = {name: more.pop(name) for name in ("hand", "life", "others", "corruption_held", "raised") if name in more}
    if "corruption_held" in own:
        own["corruption"] = own.pop("corruption_held")
    minions = {foe: "rhun"} if foe in set(Minion) else {}
    return scene(fight=foe, heroes=[{"hero": hero, "at": "rhun", **own}], minions=minions, **{"corruption": QUIET, **more})


# ---- Sauron


def test_every_foe_is_in_the_table() -> None:
    assert sorted(PRINTED) == sorted([*[each for each in Monster if each is not Monster.BLANK], *Minion])


@rule("Q-071")
@pytest.mark.parametrize("foe", PRINTED)
def test_sauron_draws_as_many_cards_of_its_deck_as_the_foes_fortitude(foe: str) -> None:
    """Judgement 16: the numbers of the reference cards; a Warg Rider has health 5."""
    health, fortitude, strength, _, deck = PRINTED[foe]
    play = begin(foe)
    play.expect(combat={"foe_hand_size": fortitude, "health": health, "fortitude": fortitude, "damage": 0})
    fight = play.board.combat
    assert fight is not None and fight.enemy.strength == strength
    assert Counter((*fight.hand, *fight.deck)) == Counter(COMBAT_DECKS[CombatDeck(deck)])


@pytest.mark.parametrize("deck", CombatDeck, ids=str)
def test_a_combat_deck_has_25_cards_with_their_copies(deck: CombatDeck) -> None:
    """Judgement 17: not one card of each."""
    copies = Counter(COMBAT_DECKS[deck])
    assert copies.total() == 25 and max(copies.values()) > 1


@rule("Q-071")
def test_the_cards_are_drawn_by_chance() -> None:
    hands = {tuple(sorted(combat(begin("orc", seed=seed))["foe_hand"])) for seed in range(8)}
    assert len(hands) > 3


@rule("Q-071")
def test_sauron_draws_no_more_in_later_rounds() -> None:
    play = begin("cave_troll", hand=["parry", "parry"]).choose("KeepForStrength 3")
    before = combat(play)["foe_hand"]
    play.choose("Lay argalad_parry", f"Lay {before[0]}")
    while play.offered[0].startswith("FromLifePool"):
        play.choose("FromLifePool")
    assert combat(play)["foe_hand_size"] == len(before) - 1


# ---- the hero


@rule("Q-072", "Q-073")
@pytest.mark.parametrize("drawn", range(4))
def test_each_point_of_agility_is_a_card_or_strength(drawn: int) -> None:
    """Judgement 28: point by point, not all or nothing. Argalad has agility 3 and strength 5."""
    play = begin("orc", hand=["parry"], life=["volley", "overdraw", "precision"])
    for _ in range(drawn):
        play.choose("DrawForAgility")
    if drawn < 3:
        play.choose(f"KeepForStrength {3 - drawn}")
    top = ["argalad_volley", "argalad_overdraw", "argalad_precision"]
    play.expect(asked=1, combat={"strength": 5 + 3 - drawn}, heroes={"argalad": {"hand": ["argalad_parry", *top[:drawn]], "strength": 5}})


@rule("Q-072")
def test_nobody_draws_more_cards_than_his_agility() -> None:
    play = begin("orc", hero="eleanor", hand=["parry"], life=["volley", "dodge"]).choose("DrawForAgility")
    play.expect(offered=["Lay eleanor_parry", "Lay eleanor_volley", "DeclareExhaustion"])


@rule("Q-073")
def test_with_an_empty_life_pool_all_points_are_strength() -> None:
    play = begin("orc", hand=["parry"], others="rest")
    play.expect(asked=1, combat={"strength": 8}, offered=["Lay argalad_parry", "DeclareExhaustion"])


@rule("Q-073")
def test_the_points_that_find_no_card_are_strength() -> None:
    play = begin("orc", hand=["parry"], life=["volley"], others="rest").choose("DrawForAgility")
    play.expect(combat={"strength": 7}, heroes={"argalad": {"life": 0, "hand_size": 2}})


@rule("Q-073")
def test_the_added_strength_lasts_for_this_combat_only() -> None:
    play = scene(step="ambush", heroes=[{"hero": "argalad", "at": "rhun", "hand": ["parry"]}], minions={}, tokens={"rhun": ["orc", "orc"]})
    play.choose("FightToken rhun 1", "KeepForStrength 3").expect(combat={"strength": 8})
    draw_fight(play)
    play.expect(combat={}, heroes={"argalad": {"strength": 5}})
    assert play.board.combat is None


@pytest.mark.parametrize(
    ("more", "points"), [({"corruption_held": ["helpless"]}, 2), ({"raised": {"agility": 2}}, 5)], ids=["less", "more"]
)
def test_the_agility_he_has_now_counts(more: dict[str, Any], points: int) -> None:
    begin("orc", hand=["parry"], **more).expect(offered=["DrawForAgility", f"KeepForStrength {points}"])


def test_he_plays_from_his_whole_hand_and_not_from_the_drawn_cards_only() -> None:
    play = begin("orc", hand=["parry", "quick_shot"], life=["volley"]).choose("DrawForAgility", "KeepForStrength 2")
    play.expect(offered=["Lay argalad_parry", "Lay argalad_quick_shot", "Lay argalad_volley", "DeclareExhaustion"])


# ---- the order


def test_shadow_card_then_cowardly_then_the_mouth_of_sauron_then_the_cards() -> None:
    play = begin(
        "mouth_of_sauron",
        hand=["parry", "quick_shot", "volley", "overdraw"],
        corruption_held=["cowardly"],
        shadow_hand=["betrayed"],
        pool=1,
    )
    kinds = ("CombatBegins", "ShadowPlayed", "CardsToRest", "CorruptionTaken", "AgilitySplit")
    play.expect(asked=0, offered=["PlayShadow betrayed", "Decline"], combat={"foe_hand_size": 0}, heroes={"argalad": {"hand_size": 4}})
    play.choose("PlayShadow betrayed").expect(
        heroes={"argalad": {"hand_size": 1, "corruption": ["cowardly", "weary"]}}, combat={"foe_hand_size": 6}
    )
    play.choose("KeepForStrength 3")
    order = [line.split()[0] for line in told(play, *kinds)]
    assert order == ["CombatBegins", "ShadowPlayed", "CardsToRest", "CardsToRest", "CorruptionTaken", "AgilitySplit"]


def test_a_token_is_turned_up_before_sauron_decides_about_a_shadow_card() -> None:
    hero = {"hero": "argalad", "at": "rhun", "hand": ["parry"]}
    play = scene(step="ambush", heroes=[hero], minions={}, tokens={"rhun": ["orc"]}, shadow_hand=["betrayed"], pool=1)
    play.expect(asked=0, offered=["PlayShadow betrayed", "Decline"], known_tokens={1: {"rhun": ["orc"]}})


def test_a_hero_defeated_before_the_first_card_is_defeated_by_the_foe() -> None:
    play = begin("gothmog", hand=["parry"], others="damage", shadow_hand=["dark_promises"], pool=3)
    play.choose("PlayShadow dark_promises", "PickBranch 1").expect(outcome="lost")
    play.choose("PickMarker red").expect(asked=0)
    play.choose("PickPlace barad_dur", "PickPlace barad_dur").expect(influence={"barad_dur": 2})  # as much as Gothmog's wisdom


def test_what_a_shadow_card_takes_is_taken_for_this_combat_only() -> None:
    play = begin("orc", hand=["parry", "parry", "quick_shot"], corruption_held=["isolated", "despairing"], shadow_hand=["betrayed"], pool=1)
    play.choose("PlayShadow betrayed", "KeepForStrength 3").expect(combat={"strength": 5 - 2 + 3}, heroes={"argalad": {"strength": 5}})
