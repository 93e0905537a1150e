"""Laying cards, cost and exhaustion (Q-074 to Q-078)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.quest.rules.fights import bear, combat, duel, hurt
from tests.games.quest.rules.tables import step, told, told_to
from tests.games.quest.scenes import RULEBOOK, Scene
from tests.rules import rule

MOUTH, SERPENT, KING = "mouth_of_sauron", "black_serpent", "witch_king"
LAID = "?"


def seen_by(play: Scene, seat: int) -> Any:
    """The combat as this seat sees it."""
    return RULEBOOK.view(play.game, seat).table.combat


# ---- face down, together


@rule("Q-074")
def test_nobody_sees_what_lies_face_down_not_even_whether_it_is_a_card() -> None:
    views = set()
    for line in ("Lay argalad_parry", "Lay argalad_quick_shot", "DeclareExhaustion"):
        play = duel("argalad", ["parry", "quick_shot", "volley"], MOUTH, ["hack", "charge"]).choose(line)
        play.expect(asked=0)
        assert seen_by(play, 0).hero.laid == LAID
        views |= {RULEBOOK.view(play.game, seat).encode() for seat in (0, -1)}
    assert len(views) == 2  # Sauron's and a spectator's, whatever the hero did


@pytest.mark.parametrize("card", ["zealot_hack", "zealot_charge"])
def test_under_anticipate_the_hero_sees_the_foes_card_before_he_lays(card: str) -> None:
    play = duel("argalad", ["parry", "parry"], MOUTH, ["hack", "charge", "parry"], hero_last="anticipate").choose(f"Lay {card}")
    play.expect(asked=1)
    assert seen_by(play, 1).enemy.laid == card


@rule("Q-074")
def test_both_cards_are_turned_up_together_and_lie_on_the_stacks() -> None:
    play = duel("argalad", ["parry", "quick_shot"], MOUTH, ["hack", "charge"]).choose("Lay argalad_parry")
    play.expect(combat={"hero_stack": [], "foe_stack": []}).choose("Lay zealot_hack")
    play.expect(combat={"hero_stack": ["argalad_parry"], "foe_stack": ["zealot_hack"], "round": 3})
    assert told(play, "CardsRevealed") == ["CardsRevealed argalad argalad_parry mouth_of_sauron zealot_hack"]


@pytest.mark.parametrize(("line", "laid"), [("Lay argalad_parry", "argalad_parry"), ("DeclareExhaustion", "-")])
def test_under_anticipate_the_hero_decides_openly_be_it_a_card_or_exhaustion(line: str, laid: str) -> None:
    play = duel("argalad", ["parry", "quick_shot"], SERPENT, ["hack", "charge"], foe_last="anticipate").choose(line)
    play.expect(asked=0)
    assert seen_by(play, 0).hero.laid == laid


def test_under_anticipate_the_foe_may_declare_openly_first() -> None:
    play = duel("argalad", ["parry", "quick_shot"], SERPENT, ["hack", "charge"], hero_last="anticipate")
    play.expect(asked=0).choose("DeclareExhaustion").expect(asked=1)
    assert seen_by(play, 1).enemy.laid == "-"


def test_strategize_tells_one_side_alone_how_many_cards_of_each_type() -> None:
    play = duel("beravor", ["strategize", "parry"], MOUTH, ["hack", "charge", "quick_shot", "parry"]).choose(
        "Lay beravor_strategize", "Lay zealot_hack"
    )
    assert told(play, "TypesTold") == ["TypesTold mouth_of_sauron 1 2"]
    assert told_to(play, 1, "TypesTold", "TypesAsked") == ["TypesTold"]
    assert told_to(play, 0, "TypesTold", "TypesAsked") == told_to(play, -1, "TypesTold", "TypesAsked") == ["TypesAsked"]


# ---- Fear


def test_under_fear_chance_lays_the_heros_card() -> None:
    cards = set()
    for seed in range(12):
        play = duel("argalad", ["parry", "quick_shot", "volley"], "balrog", ["sweep", "block"], fear=True, seed=seed)
        play.expect(asked=0, heroes={"argalad": {"hand_size": 2}})
        assert play.board.combat is not None
        cards.add(play.board.combat.hero.laid)
    assert cards == {"argalad_parry", "argalad_quick_shot", "argalad_volley"}


@rule("Q-078")
def test_under_fear_the_hero_cannot_declare_himself_exhausted() -> None:
    play = duel("argalad", ["parry", "parry"], "balrog", ["sweep", "block"], fear=True)
    play.expect(asked=0).choose("Lay behemoth_sweep").expect(combat={"hero_exhausted": False, "hero_stack": ["argalad_parry"]})
    play.expect(asked=1, combat={"fear": False}, offered=["Lay argalad_parry", "DeclareExhaustion"])  # and it is over after one round


# ---- cost


@rule("Q-075")
@pytest.mark.parametrize(("strength", "exhausted"), [(-1, True), (0, False), (1, False)])
def test_a_hero_is_exhausted_above_his_strength_not_at_it(strength: int, exhausted: bool) -> None:
    """Judgement 7. Argalad's strength is 5: Aimed Shot 3, Overdraw 1, Parry 1."""
    play = duel("argalad", ["parry", "parry"], MOUTH, ["hack", "charge"], hero_stack=["aimed_shot", "overdraw"], strength=strength)
    bear(play.choose("Lay argalad_parry", "Lay zealot_hack")).expect(combat={"hero_exhausted": exhausted, "damage": 0 if exhausted else 1})


@rule("Q-075")
@pytest.mark.parametrize(("card", "exhausted"), [("hack", False), ("charge", False), ("smash", True)])
def test_a_foe_is_exhausted_above_its_strength_not_at_it(card: str, exhausted: bool) -> None:
    """Judgement 7. The Mouth of Sauron's strength is 6: Aimed Shot 3, Poison Arrow 2, and then 0, 1 or 2."""
    play = duel("argalad", ["parry", "parry"], MOUTH, [card, "parry"], foe_stack=["aimed_shot", "poison_arrow"])
    bear(play.choose("Lay argalad_parry", f"Lay zealot_{card}")).expect(combat={"foe_exhausted": exhausted})


@rule("Q-075")
def test_it_happens_at_once_in_the_round_in_which_the_card_is_turned_up() -> None:
    play = duel("thalin", ["crush", "parry"], MOUTH, ["hack", "charge"], hero_stack=["overpower", "overpower"])
    bear(play.choose("Lay thalin_crush", "Lay zealot_hack"))
    assert hurt(play, "thalin") == 1  # Hack finds neither a defense nor a melee card
    play.expect(combat={"damage": 0, "hero_exhausted": True})


def test_the_cost_is_that_of_the_cards_now_in_the_stack() -> None:
    """Judgement 42: Shrewd Planning takes the cost of a card away."""
    play = duel(
        "argalad", ["shrewd_planning", "aimed_shot"], MOUTH, ["hack", "quick_shot", "parry"], hero_stack=["aimed_shot", "precision"]
    )
    play.choose("Lay skill_shrewd_planning", "Lay zealot_hack", "PickCard argalad_aimed_shot")
    bear(play).choose("Lay argalad_aimed_shot", "Lay zealot_quick_shot")
    bear(play).expect(combat={"hero_exhausted": False, "hero_stack": ["argalad_precision", "skill_shrewd_planning", "argalad_aimed_shot"]})


def test_a_card_that_hamstring_put_under_the_stack_counts_for_the_cost() -> None:
    """Judgement 42. Hack 0, Reckless 3 from the deck, Aimed Shot 3 are 6; Charge makes it 7."""
    play = duel("eometh", ["hamstring", "parry", "hack", "parry"], MOUTH, ["hack", "aimed_shot", "charge", "parry"], foe_deck=["reckless"])
    bear(play.choose("Lay skill_hamstring", "Lay zealot_hack")).choose("Lay eometh_parry", "Lay zealot_aimed_shot")
    bear(play).expect(combat={"foe_exhausted": False}).choose("Lay eometh_hack", "Lay zealot_charge")
    bear(play).expect(combat={"foe_exhausted": True})


def test_hamstring_may_push_the_free_card_of_a_warg_rider_up() -> None:
    """Judgement 42: the bottom card of the stack is free, not the first card it played."""
    play = duel(
        "eometh", ["hamstring", "parry", "parry"], "warg_rider", ["attack_of_opportunity", "hack", "parry"], foe_deck=["aimed_shot"]
    )
    bear(play.choose("Lay skill_hamstring", "Lay ravager_attack_of_opportunity")).expect(combat={"foe_exhausted": False, "damage": 2})
    bear(play.choose("Lay eometh_parry", "Lay ravager_hack")).expect(combat={"foe_exhausted": True})


def test_the_card_played_under_ready_leaves_the_stack_and_its_cost_with_it() -> None:
    """Judgement 42. Precision 2 and Aimed Shot 3 are all his strength; another Aimed Shot is free, and gone when he plays Quick Shot."""
    hand = ["aimed_shot", "quick_shot", "parry"]
    play = duel(
        "argalad",
        hand,
        MOUTH,
        ["hack", "quick_shot", "parry"],
        hero_stack=["precision", "aimed_shot"],
        hero_last="ready",
        trained=["skill_ready"],
    )
    bear(play.choose("Lay argalad_aimed_shot", "Lay zealot_hack")).choose("Lay argalad_quick_shot", "Lay zealot_quick_shot")
    bear(play).expect(combat={"hero_exhausted": False, "damage": 4}, heroes={"argalad": {"rest": ["argalad_aimed_shot"]}})


def test_shield_smash_reads_the_printed_cost() -> None:
    play = duel(
        "argalad", ["quick_shot", "parry"], "southron", ["eviscerate", "parry"], hero_last="shield_smash", trained=["skill_shield_smash"]
    )
    play.choose("Lay argalad_quick_shot", "Lay ravager_eviscerate").expect(combat={"round": 3, "foe_last": "", "damage": 1})


# ---- exhaustion


@rule("Q-076")
def test_an_exhausted_hero_plays_no_more_cards() -> None:
    play = duel("argalad", ["parry", "quick_shot"], MOUTH, ["hack", "charge", "parry"], hero_exhausted=True)
    for card in ("hack", "charge"):
        play.expect(asked=0).choose(f"Lay zealot_{card}")
        bear(play)
    play.expect(combat={"hero_stack": [], "hero_exhausted": True}, heroes={"argalad": {"hand_size": 2, "damage_size": 3}})


@rule("Q-076")
def test_an_exhausted_foe_plays_no_more_cards() -> None:
    play = duel("argalad", ["parry", "quick_shot", "volley"], MOUTH, ["hack", "charge"], foe_exhausted=True)
    play.choose("Lay argalad_parry").expect(asked=1).choose("Lay argalad_quick_shot").expect(asked=1)
    play.expect(combat={"foe_stack": [], "foe_hand_size": 2, "damage": 2})


@rule("Q-077")
def test_an_exhausted_side_has_no_attack_and_no_defense() -> None:
    play = duel("thalin", ["crush", "parry"], MOUTH, ["reckless", "parry"], hero_stack=["overpower", "overpower"])
    bear(play.choose("Lay thalin_crush", "Lay zealot_reckless")).expect(combat={"damage": 0, "hero_last": ""})
    assert hurt(play, "thalin") == 5


@rule("Q-077")
@pytest.mark.parametrize("card", ["sweep", "block"])
def test_exhaustion_cancels_an_uncancelable_card_too(card: str) -> None:
    """Judgement 39."""
    play = duel("thalin", [card, "parry"], MOUTH, ["reckless", "parry"], hero_stack=["crush", "reckless"])
    bear(play.choose(f"Lay thalin_{card}", "Lay zealot_reckless")).expect(combat={"damage": 0, "hero_last": "", "hero_exhausted": True})
    assert hurt(play, "thalin") == 5


@rule("Q-077")
def test_what_was_pending_is_gone_with_exhaustion() -> None:
    """Fall Back would have cancelled the melee card."""
    play = duel("eometh", ["reckless", "parry"], MOUTH, ["hack", "parry"], hero_stack=["reckless"], hero_last="fall_back", strength=-1)
    bear(play.choose("Lay eometh_reckless", "Lay zealot_hack")).expect(combat={"foe_last": "zealot_hack"})
    assert hurt(play, "eometh") == 1 and combat(play)["hero_exhausted"]


@rule("Q-078")
def test_what_was_pending_is_gone_with_a_declaration_too() -> None:
    play = duel("eometh", ["parry"], MOUTH, ["hack", "parry"], hero_last="fall_back")
    bear(play.choose("DeclareExhaustion", "Lay zealot_hack")).expect(combat={"foe_last": "zealot_hack"})
    assert hurt(play, "eometh") == 1


@rule("Q-078")
def test_both_sides_may_declare_exhaustion_in_every_round() -> None:
    play = duel("argalad", ["parry", "quick_shot", "volley"], KING, ["block", "block", "block"])
    for card in ("parry", "quick_shot"):
        assert play.asked == 1 and "DeclareExhaustion" in play.offered
        play.choose(f"Lay argalad_{card}")
        assert play.asked == 0 and "DeclareExhaustion" in play.offered
        play.choose("Lay behemoth_block")


@rule("Q-078")
def test_the_other_side_may_play_on_alone() -> None:
    play = duel("argalad", ["parry", "quick_shot"], MOUTH, ["hack", "charge"]).choose("DeclareExhaustion", "Lay zealot_hack")
    bear(play).expect(asked=0, combat={"hero_exhausted": True, "foe_exhausted": False}, heroes={"argalad": {"hand_size": 2}})


@rule("Q-078")
def test_a_side_without_cards_is_exhausted() -> None:
    play = duel("argalad", ["parry"], MOUTH, ["hack", "charge"]).choose("Lay argalad_parry", "Lay zealot_hack")
    play.expect(asked=0, combat={"hero_exhausted": True, "foe_exhausted": False})
    play = duel("argalad", ["parry", "quick_shot"], MOUTH, ["hack"]).choose("Lay argalad_parry", "Lay zealot_hack")
    play.expect(asked=1, combat={"foe_exhausted": True, "hero_exhausted": False})
    assert step(play) == "LayCard"
