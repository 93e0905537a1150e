"""What the two cards of a round are worth (Q-079)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.quest.rules.fights import bear, combat, duel, hurt
from tests.games.quest.rules.tables import some
from tests.games.quest.scenes import Scene
from tests.rules import rule

MOUTH, SERPENT, KING = "mouth_of_sauron", "black_serpent", "witch_king"
DECK = {MOUTH: "zealot", SERPENT: "ravager", KING: "behemoth", "crebain": "zealot", "orc": "zealot", "cave_troll": "behemoth"}
SKILLS = ("execute", "crushing_blow", "retaliate", "set_trap", "reversal")


def clash(hero: str, card: str, foe: str, foe_card: str, **more: Any) -> tuple[int, int, Scene]:
    """One round: the damage that the hero takes, and the foe."""
    if more.get("hero_last") in SKILLS:
        more["trained"] = [f"skill_{more['hero_last']}"]
    play = duel(
        hero, [card, "parry"], foe, [foe_card, "block" if foe in (KING, "cave_troll") else "parry"] if foe_card else ["hack"], **more
    )
    before = combat(play)["damage"]
    play.choose(f"Lay {'skill' if card in SKILLS else hero}_{card}")
    if foe_card:
        play.choose(f"Lay {DECK[foe]}_{foe_card}")
    bear(play).expect(combat={"round": 3})
    return hurt(play, hero), combat(play)["damage"] - before, play


# ---- damage each way


@rule("Q-079")
@pytest.mark.parametrize(
    ("hero", "card", "foe", "foe_card", "to_hero", "to_foe"),
    [
        ("thalin", "sweep", KING, "overpower", 2, 1),  # 3/0 against 2/2
        ("thalin", "overpower", KING, "overpower", 0, 0),  # as much defense as attack
        ("thalin", "block", MOUTH, "hack", 0, 0),  # more defense than attack is no healing
        ("thalin", "block", MOUTH, "reckless", 1, 0),
        ("argalad", "volley", SERPENT, "aimed_shot", 1, 2),
    ],
)
def test_damage_is_attack_less_defense_and_never_below_0(hero: str, card: str, foe: str, foe_card: str, to_hero: int, to_foe: int) -> None:
    assert clash(hero, card, foe, foe_card)[:2] == (to_hero, to_foe)


@rule("Q-079")
def test_both_take_their_damage_at_the_same_time() -> None:
    """A foe that falls in this round has struck all the same."""
    play = duel("thalin", ["sweep", "parry"], "orc", ["charge", "parry"], damage=2, at="rhun").choose(
        "Lay thalin_sweep", "Lay zealot_charge"
    )
    bear(play).expect(outcome="won", heroes={"thalin": {"damage_size": 3}})  # 2, and 1 by the Orc


@rule("Q-079")
def test_both_sides_may_be_defeated_in_one_round() -> None:
    play = duel("thalin", ["sweep"], "orc", ["charge", "parry"], damage=2, at="bree", others="damage", favor=1)
    play.choose("Lay thalin_sweep", "Lay zealot_charge").expect(outcome="lost")
    assert play.board.beaten and not some(play.facts["influence"])  # a defeated foe brings no influence
    play.choose("PickMarker red").expect(heroes={"thalin": {"at": "fornost", "favor": 0}}, turn={"over": True})


# ---- who cancels first


@pytest.mark.parametrize(("order", "left"), [("hero_first", "beravor_evade"), ("simultaneous", "")])
def test_the_heros_card_cancels_first_or_both_at_the_same_time(order: str, left: str) -> None:
    """Judgement 35: Evade cancels Charge; only where both act at the same time is Evade cancelled as well."""
    took, dealt, play = clash("beravor", "evade", MOUTH, "charge", options={"combat_order": order})
    assert (took, dealt) == (0, 0)
    play.expect(combat={"foe_last": "", "hero_last": left})


@pytest.mark.parametrize(("order", "to_foe"), [("hero_first", 2), ("simultaneous", 0)])
def test_a_card_that_is_cancelled_in_turn_is_worth_nothing(order: str, to_foe: int) -> None:
    """Judgement 35: Charge against Earthquake."""
    assert clash("eleanor", "charge", KING, "earthquake", options={"combat_order": order})[:2] == (0, to_foe)


def test_roar_comes_before_everything() -> None:
    """Charge would cancel the ranged card, but the Cave Troll has cancelled Charge."""
    assert clash("eleanor", "charge", "cave_troll", "precision")[:2] == (2, 0)


def test_pending_cancels_come_before_those_of_this_round() -> None:
    """Fall Back of the round before cancels Charge, which could have cancelled the ranged card."""
    took, dealt, play = clash("eometh", "aimed_shot", MOUTH, "charge", hero_last="fall_back")
    assert (took, dealt) == (0, 3)
    play.expect(combat={"hero_last": "eometh_aimed_shot", "foe_last": ""})


# ---- printed defense 0


@pytest.mark.parametrize(("hero", "card", "to_foe"), [("argalad", "attack_of_opportunity", 7), ("beravor", "sneak_attack", 3)])
def test_no_card_counts_as_a_printed_defense_of_0_for_these(hero: str, card: str, to_foe: int) -> None:
    """Judgement 36: Attack of Opportunity and Sneak Attack against a side without a card."""
    assert clash(hero, card, MOUTH, "", foe_exhausted=True)[:2] == (0, to_foe)


@pytest.mark.parametrize(("hero", "card", "to_foe"), [("argalad", "attack_of_opportunity", 7), ("beravor", "sneak_attack", 3)])
def test_so_does_a_card_that_exhausted_its_side(hero: str, card: str, to_foe: int) -> None:
    """Judgement 36: Smash has a printed defense of 1, but it costs too much."""
    took, dealt, _ = clash(hero, card, KING, "smash", foe_stack=["crush", "crush", "rush"])
    assert (took, dealt) == (0, to_foe)


def test_a_card_cancelled_by_an_ability_keeps_its_printed_defense_for_tests() -> None:
    """Judgement 36: Fall Back cancels Smash; its printed 1 is still read, so Attack of Opportunity gains nothing."""
    assert clash("argalad", "attack_of_opportunity", KING, "smash", hero_last="fall_back")[:2] == (0, 2)


def test_execute_and_crushing_blow_need_a_card() -> None:
    """Judgement 36: against an exhausted foe without a card they have their printed attack."""
    assert clash("eometh", "execute", MOUTH, "", foe_exhausted=True)[:2] == (0, 1)
    assert clash("eometh", "crushing_blow", MOUTH, "", foe_exhausted=True)[:2] == (0, 2)


def test_execute_is_content_with_a_card_that_exhausted_its_side() -> None:
    """Judgement 36: the card lies there, and its printed defense is 0."""
    play = duel("eometh", ["execute", "parry"], MOUTH, ["charge", "parry"], foe_stack=["aimed_shot", "reckless"], at="rhun")
    play.choose("Lay skill_execute", "Lay zealot_charge").expect(outcome="won")


def test_a_pending_flaming_arrow_lowers_what_execute_reads() -> None:
    """Judgement 36: also on a card that exhausted its side."""
    more = {"hero_last": "flaming_arrow", "trained": ["skill_flaming_arrow"], "at": "rhun"}
    for stack in ([], ["aimed_shot", "poison_arrow"]):
        play = duel("eometh", ["execute", "parry"], MOUTH, ["strategize", "parry"], foe_stack=stack, **more)
        bear(play.choose("Lay skill_execute", "Lay zealot_strategize")).expect(outcome="won")


# ---- lowering


def test_deadly_finesse_leaves_a_printed_0_at_0() -> None:
    """Judgement 37: it lowers to 1, it does not raise to 1."""
    assert clash("beravor", "deadly_finesse", MOUTH, "charge")[:2] == (1, 4)


def test_deadly_finesse_does_not_forbid_raising() -> None:
    """Judgement 37: Concentrate still adds 2 to the attack of 1 and to the defense of 0."""
    assert clash("beravor", "deadly_finesse", SERPENT, "eviscerate", foe_last="concentrate")[:2] == (3 + 2, 4 - 2)


def test_what_is_put_to_0_cannot_be_raised_what_was_0_before_neither() -> None:
    assert clash("argalad", "precision", SERPENT, "strategize", foe_last="concentrate")[:2] == (3 - 1, 2)
    assert clash("argalad", "precision", SERPENT, "charge", foe_last="concentrate")[:2] == (
        4,
        0,
    )  # Charge cancels Precision: 2 + 2, and a defense of 2
    assert clash("eometh", "smash", SERPENT, "hack", foe_last="concentrate")[:2] == (1 + 1 + 2 - 1, 2)


def test_block_stays_at_2_and_can_be_raised() -> None:
    """Smash with Overpower has an attack of 4; Dodge adds 2 to what is left of Block."""
    assert clash("thalin", "block", KING, "smash", foe_last="overpower")[:2] == (2, 0)
    assert clash("thalin", "block", KING, "smash", foe_last="overpower", hero_last="dodge")[:2] == (0, 0)


# ---- what a cancelling card adds


def test_crushing_blow_adds_2_also_against_an_uncancelable_card() -> None:
    assert clash("eometh", "crushing_blow", KING, "sweep")[:2] == (3, 4)


def test_reversal_adds_the_attack_of_an_uncancelable_card_too() -> None:
    assert clash("eometh", "reversal", KING, "sweep")[:2] == (3, 3)


def test_reversal_adds_the_printed_attack_only() -> None:
    """Overpower of the round before makes Smash stronger, not what is turned round."""
    assert clash("eometh", "reversal", KING, "smash", foe_last="overpower")[:2] == (0, 2)


# ---- damage on top


@pytest.mark.parametrize(("card", "more", "to_hero"), [("retaliate", {}, 4), ("parry", {"hero_last": "set_trap"}, 1)])
def test_enraged_takes_at_most_1_from_everything(card: str, more: dict[str, Any], to_hero: int) -> None:
    """Judgement 38: Retaliate and Set Trap are under the cap as well."""
    assert clash("argalad", card, KING, "enraged", **more)[:2] == (to_hero, 1)


def test_set_trap_is_not_lowered_by_defense() -> None:
    assert clash("argalad", "parry", KING, "block", hero_last="set_trap")[:2] == (0, 2)


def test_damage_on_top_alone_triggers_nothing() -> None:
    """Eviscerate asks for damage of the card itself: Set Trap comes after it; Reckless of the foe does not count the trap either."""
    assert clash("eometh", "eviscerate", MOUTH, "parry", hero_last="set_trap")[:2] == (1, 2)
    assert clash("thalin", "block", MOUTH, "reckless", hero_last="set_trap")[:2] == (1, 2)


def test_reckless_counts_what_eviscerate_adds_once() -> None:
    assert clash("eometh", "eviscerate", MOUTH, "reckless")[:2] == (5, 2 + 2 + 2)


def test_retaliate_answers_damage_on_top_as_well() -> None:
    """Charge deals 2, the Orc 1 more."""
    assert clash("eometh", "retaliate", "orc", "charge", health=9)[:2] == (3, 3)


def test_spied_damage_was_not_dealt() -> None:
    """A Poison Arrow of Crebain becomes 4 influence; neither Reckless nor Retaliate has anything to count."""
    play = duel("eometh", ["retaliate", "parry"], "crebain", ["poison_arrow", "parry"]).choose(
        "Lay skill_retaliate", "Lay zealot_poison_arrow"
    )
    for _ in range(4):
        play.expect(asked=0).choose("PickPlace barad_dur")
    play.expect(asked=1, combat={"damage": 0, "round": 3}, influence={"barad_dur": 4}, heroes={"eometh": {"damage_size": 0}})


# ---- said types


@pytest.mark.parametrize(("card", "who"), [("heightened_senses", 0), ("outmaneuver", 1)])
def test_who_says_the_type(card: str, who: int) -> None:
    """Judgement 27: for Heightened Senses the opponent, for Outmaneuver the player himself."""
    play = duel("argalad", [card, "parry"], MOUTH, ["hack", "parry"]).choose(f"Lay skill_{card}", "Lay zealot_hack")
    play.expect(asked=who, offered=["PickType ranged", "PickType melee"])


@pytest.mark.parametrize(("said", "foe_card", "to_hero"), [("ranged", "charge", 0), ("melee", "charge", 2), ("melee", "quick_shot", 1)])
def test_the_said_type_is_compared_with_the_next_card(said: str, foe_card: str, to_hero: int) -> None:
    """Judgement 27. Quick Shot cannot be cancelled."""
    play = duel(
        "eometh", ["hack", "parry"], MOUTH, [foe_card, "parry"], hero_last="outmaneuver", hero_declared=said, trained=["skill_outmaneuver"]
    )
    bear(play.choose("Lay eometh_hack", f"Lay zealot_{foe_card}")).expect(combat={"round": 3})
    assert hurt(play, "eometh") == to_hero
