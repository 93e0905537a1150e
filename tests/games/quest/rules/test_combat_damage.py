"""Damage in a combat (Q-080 to Q-083)."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.games.quest.traits import Minion
from tests.games.quest.rules.fights import bear, duel, hurt
from tests.games.quest.rules.tables import draw_fight
from tests.games.quest.rules.test_combat_beginning import PRINTED
from tests.games.quest.scenes import RULEBOOK, Scene, scene
from tests.rules import rule

MOUTH, SERPENT, KING = "mouth_of_sauron", "black_serpent", "witch_king"

# ---- the foe


@rule("Q-080")
def test_damage_to_a_foe_adds_up_over_the_rounds() -> None:
    play = duel("thalin", ["sweep", "sweep", "parry", "parry"], KING, ["overpower", "smash", "sweep", "block"])
    for card, foe_card, damage in (("sweep", "overpower", 1), ("sweep", "smash", 3), ("parry", "sweep", 4)):
        bear(play.choose(f"Lay thalin_{card}", f"Lay behemoth_{foe_card}")).expect(combat={"damage": damage})


@rule("Q-080")
def test_a_minion_keeps_its_damage_after_the_combat() -> None:
    play = duel("thalin", ["sweep", "parry"], SERPENT, ["hack"], at="rhun").choose("Lay thalin_sweep", "Lay ravager_hack")
    bear(play).choose("DeclareExhaustion").expect(outcome="drawn", minions={SERPENT: {"damage": 3}})


@rule("Q-080")
def test_it_begins_the_next_combat_with_its_damage() -> None:
    play = scene(
        fight=SERPENT, heroes=[{"hero": "thalin", "at": "rhun", "hand": ["sweep"]}], minions={SERPENT: {"place": "rhun", "damage": 4}}
    )
    play.expect(combat={"damage": 4, "health": 11})
    draw_fight(play)
    play.expect(minions={SERPENT: {"damage": 4}})


@rule("Q-081")
@pytest.mark.parametrize("foe", PRINTED)
def test_damage_equal_to_health_defeats(foe: str) -> None:
    """Judgement 16: the numbers of the reference cards. Sweep deals 3; the foe has declared itself exhausted."""
    health = PRINTED[foe][0]
    for damage, beaten in ((health - 3, True), (health - 4, False), (health - 2, True)):
        if damage < 0:
            continue
        minions = {foe: "rhun"} if foe in set(Minion) else {}
        play = duel("thalin", ["sweep", "parry"], foe, [], foe_exhausted=True, damage=damage, at="rhun", minions=minions).choose(
            "Lay thalin_sweep"
        )
        assert (play.facts["outcome"] == "won") is beaten
        if not beaten:
            play.expect(combat={"damage": health - 1})


# ---- the hero


def struck(points: int, **more: Any) -> Scene:
    """Argalad, exhausted, is struck by so many points."""
    card = {1: "hack", 2: "charge", 3: "aimed_shot", 5: "reckless"}[points]
    return duel("argalad", more.pop("hand", ["parry", "volley"]), MOUTH, [card, "parry"], hero_exhausted=True, **more).choose(
        f"Lay zealot_{card}"
    )


@rule("Q-082")
def test_each_point_is_a_card_of_the_hand_or_the_top_of_the_life_pool() -> None:
    """Judgement 30: his choice point by point, not the life pool first."""
    play = struck(3, life=["overdraw", "precision"])
    play.expect(asked=1, offered=["FromLifePool", "PickCard argalad_parry", "PickCard argalad_volley"])
    play.choose("PickCard argalad_volley").expect(offered=["FromLifePool", "PickCard argalad_parry"])
    play.choose("FromLifePool").expect(offered=["FromLifePool", "PickCard argalad_parry"])
    play.choose("PickCard argalad_parry")
    play.expect(heroes={"argalad": {"hand": [], "damage": ["argalad_volley", "argalad_overdraw", "argalad_parry"], "life": 22}})
    assert play["argalad"]["top"][0] == "argalad_precision"


@rule("Q-082")
@pytest.mark.parametrize("points", [1, 2, 3, 5])
def test_so_many_points_so_many_cards(points: int) -> None:
    play = bear(struck(points))
    play.expect(heroes={"argalad": {"damage_size": points, "life": 23 - points, "hand_size": 2}}, combat={"round": 3})


@rule("Q-082")
def test_all_may_come_from_the_hand_while_the_life_pool_is_full() -> None:
    """Judgement 30."""
    play = struck(2).choose("PickCard argalad_parry", "PickCard argalad_volley")
    play.expect(heroes={"argalad": {"hand": [], "life": 23, "damage_size": 2}})


@rule("Q-082")
def test_with_an_empty_life_pool_the_hand_must_do() -> None:
    play = struck(1, others="rest").expect(offered=["PickCard argalad_parry", "PickCard argalad_volley"])
    play.choose("PickCard argalad_parry").expect(heroes={"argalad": {"hand": ["argalad_volley"], "damage": ["argalad_parry"]}})


@rule("Q-082")
def test_with_an_empty_hand_the_life_pool_must_do() -> None:
    play = struck(2, hand=[])
    play.expect(heroes={"argalad": {"damage_size": 2, "life": 23}}, combat={"round": 3})


@rule("Q-083")
@pytest.mark.parametrize(
    ("hand", "life", "falls"),
    [(["parry"], ["volley"], True), (["parry", "quick_shot"], ["volley"], False), ([], ["volley", "parry"], True)],
)
def test_a_hero_with_neither_hand_nor_life_pool_left_is_defeated(hand: list[str], life: list[str], falls: bool) -> None:
    play = bear(struck(2, hand=hand, life=life, others="rest", at="bree"))
    assert bool(play.facts["outcome"] == "lost") is falls
    if not falls:
        assert hurt(play, "argalad") == 2


@rule("Q-083")
def test_more_damage_than_cards_defeats_just_the_same() -> None:
    bear(struck(5, hand=["parry"], life=["volley"], others="rest", at="bree")).expect(outcome="lost")


@rule("Q-083")
def test_the_cards_of_the_stack_and_of_the_rest_pool_do_not_save_him() -> None:
    hand = ["parry"]
    play = duel("argalad", hand, MOUTH, ["smash", "parry"], hero_stack=["volley"], life=["volley"], others="damage", at="bree")
    assert play["argalad"]["life"] == 0
    play.choose("Lay argalad_parry", "Lay zealot_smash").expect(outcome="lost")


@rule("Q-083")
def test_a_hero_who_played_his_last_card_stands_as_long_as_he_takes_no_damage() -> None:
    play = duel("argalad", ["parry"], MOUTH, ["charge", "parry"], life=["volley"], hero_stack=["volley"], others="damage", at="bree")
    play.choose("Lay argalad_parry", "Lay zealot_charge").expect(asked=0, combat={"hero_exhausted": True, "damage": 1})


def test_damage_is_not_seen_by_others() -> None:
    play = bear(struck(2))
    assert play.board.sheet(1).damage != ("", "")
    assert RULEBOOK.view(play.game, 0).table.sheet(1).damage == ("", "")
