"""Single decisions in positions written by hand: what everybody would do there, and what nobody would."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.core.bot import Bot
from onetable.core.game import Game
from onetable.games.quest.table import Board
from tests.bots.quest.tables import BOOK, answer, answer_in, brief_rollout, rules

both = pytest.mark.parametrize("bot", [rules(), brief_rollout(3, playouts=24)], ids=lambda bot: bot.name)


def thalin(**parts: Any) -> dict[str, Any]:
    """A hero with no quests but what is said."""
    return {"hero": "thalin", "done": 2, **parts}


def ask(bot: Bot, game: Game[Board], *chosen: str) -> str:
    """What a bot answers after these choices."""
    for line in chosen:
        assert game.decision is not None
        shorts = [BOOK.short(game.table, choice) for choice in game.decision.choices]
        game.answer(next(number for number, short in enumerate(shorts) if short.startswith(line)))
    return answer_in(bot, game)


# ---- heroes


@both
def test_a_plot_is_broken_by_who_stands_there_with_the_favor(bot: Bot) -> None:
    scene = {"step": "explore", "heroes": [thalin(at="edoras", favor=5)], "plots": [["wormtongue_taints_theoden", "edoras"]]}
    assert answer(bot, **scene).startswith("BreakPlot")


@both
def test_favor_is_taken_before_a_plot_is_broken_with_it(bot: Bot) -> None:
    scene = {"step": "explore", "heroes": [thalin(at="edoras", favor=4)], "plots": [["wormtongue_taints_theoden", "edoras"]]}
    assert answer(bot, **scene, favor={"edoras": 1}) == "TakeFavor"


@both
def test_nobody_takes_the_dark_path_for_nothing(bot: Bot) -> None:
    scene = {"step": "explore", "heroes": [thalin(at="bree", favor=1)], "characters": {"gandalf": "bree"}}
    assert ask(bot, BOOK.scene({"game": "quest", **scene}), "ConsultForFavor") == "Done"


@both
def test_an_exhausted_hero_rests_in_a_haven(bot: Bot) -> None:
    hero = thalin(at="erebor", hand=["sweep", "block"], life=["parry"], others="rest")
    assert answer(bot, step="rest", heroes=[hero], minions={}) == "Rest"


@both
def test_a_fresh_hero_does_not_rest(bot: Bot) -> None:
    hero = thalin(at="erebor", hand=["sweep", "block", "rush", "overpower"])
    assert answer(bot, step="rest", heroes=[hero], minions={}) == "Decline"


@pytest.mark.parametrize(
    "hand", [["sweep", "block", "rush", "overpower", "parry"], ["sweep"] * 4 + ["block"] * 3 + ["rush", "rush"]], ids=len
)
def test_nobody_stays_where_he_cannot_rest_until_his_cards_are_spent(hand: list[str]) -> None:
    """In a stronghold nobody rests: with five or nine cards and none to draw, Thálin leaves Barad-dûr and does not wait there for ever."""
    hero = thalin(at="barad_dur", hand=hand, life=[], others="rest")
    assert answer(rules(), step="travel", heroes=[hero], minions={}, influence={"barad_dur": 3}).startswith("MoveTo")


def test_who_cannot_leave_such_a_place_does_not_explore_it_for_ever() -> None:
    """Without a card in hand there is no way out of Barad-dûr: the turn ends, or the hero gives up."""
    hero = thalin(at="barad_dur", hand=[], life=["parry"], others="rest")
    assert answer(rules(), step="travel", heroes=[hero], minions={}, influence={"barad_dur": 3}) in ("Done", "GiveUp")


@both
def test_a_path_is_paid_with_its_icon_not_with_several_cards(bot: Bot) -> None:
    hero = thalin(at="erebor", hand=["sweep", "parry", "evade", "evade"])
    game = BOOK.scene({"game": "quest", "step": "travel", "heroes": [hero], "minions": {}})
    dear = next(short for choice in game.decision.choices if (short := BOOK.short(game.table, choice)) == "MoveTo withered_heath")  # type: ignore[union-attr]
    assert ask(bot, game, dear) == "PayOne thalin_sweep"


@both
def test_of_equal_goals_the_nearer_one_is_sought(bot: Bot) -> None:
    hero = thalin(at="erebor", hand=["sweep", "rush", "overpower", "block", "evade", "parry"])
    assert answer(bot, step="travel", heroes=[hero], minions={}, favor={"iron_hills": 1, "near_harad": 1}) == "MoveTo iron_hills"


@both
def test_nobody_lays_a_card_that_exhausts_him_while_another_can_be_paid(bot: Bot) -> None:
    combat = {"foe": "orc", "foe_hand": ["zealot_hack"], "hero_stack": ["block", "overpower", "overpower"]}  # six of seven points are spent
    hero = thalin(at="bree", hand=["crush", "reckless", "sweep"])
    assert answer(bot, combat=combat, heroes=[hero]) == "Lay thalin_sweep"


@both
def test_a_foe_that_one_blow_fells_is_struck(bot: Bot) -> None:
    combat = {"foe": "orc", "foe_hand": ["zealot_hack"], "damage": 2, "foe_exhausted": True}
    assert answer(bot, combat=combat, heroes=[thalin(at="bree", hand=["block", "sweep", "dodge"])]) == "Lay thalin_sweep"


@both
def test_cards_that_cannot_fell_an_exhausted_monster_are_kept(bot: Bot) -> None:
    combat = {"foe": "cave_troll", "foe_hand": ["behemoth_block"], "foe_exhausted": True}
    assert answer(bot, combat=combat, heroes=[thalin(at="bree", hand=["parry", "rush"])]) == "DeclareExhaustion"


def test_the_poorest_card_takes_the_damage() -> None:
    hero = thalin(at="bree", hand=["sweep", "overpower", "rush", "evade", "crush", "skill_ready"], life=[], others="rest")
    assert answer(rules(), card="damage.1", heroes=[hero]) == "PickCard skill_ready"


def test_the_strongest_hero_is_the_champion() -> None:
    heroes = [{"hero": "eleanor"}, {"hero": "thalin", "raised": {"strength": 1, "agility": 1}}]
    scene = {"step": "finale", "heroes": heroes, "markers": {"green": 18}, "hero_mission": "spear_of_the_west"}
    assert answer(rules(), **scene, sauron_mission="his_dark_throne") == "PickHero thalin"


@pytest.mark.parametrize(("mission", "deal"), [("noble_blood", "Decline"), ("against_the_shadow", "PickBranch 0")])
def test_a_small_bargain_is_made_unless_hearts_must_be_pure(mission: str, deal: str) -> None:
    hero = thalin(at="bree", hand=["sweep", "block", "parry"])
    assert answer(rules(), card="encounter.smugglers", heroes=[hero], pool=4, hero_mission=mission).startswith(deal)


def test_heroes_who_cannot_take_more_favor_do_not_ask_for_it_for_ever() -> None:
    """Once the one asked the other for gifts without end."""
    heroes = [
        {"hero": "argalad", "at": "lothlorien", "favor": 3, "corruption": ["despairing"], "done": 2},
        {"hero": "beravor", "at": "lothlorien", "favor": 3, "side": ["a_shadow_connection"], "done": 2},
    ]
    game = BOOK.scene(
        {"game": "quest", "step": "travel", "heroes": heroes, "plots": [["a_broken_line_of_kings", "lothlorien"]], "minions": {}}
    )
    for _ in range(100):
        if game.decision is None:
            break
        game.answer(rules().choose(BOOK.view(game, game.decision.seat)))
    assert game.decision is None


# ---- Sauron


@both
def test_sauron_plays_a_plot_that_he_can_play(bot: Bot) -> None:
    scene = {"step": "plot", "pool": 4, "plot_hand": ["gollum_is_tortured"], "heroes": [thalin()]}
    assert answer(bot, **scene).startswith("PlayPlot gollum_is_tortured")


@both
def test_sauron_does_not_drop_his_plots(bot: Bot) -> None:
    plots = [["sauron_hunts_for_the_ring", "gladden_fields"], ["gollum_is_tortured", "barad_dur"], ["urgent_summons", "bree"]]
    assert answer(bot, step="plot", pool=4, plots=plots, plot_hand=["osgiliath_invaded"], heroes=[thalin()]) == "Decline"


def test_the_shadow_pool_is_filled_first() -> None:
    scene = {"step": "action", "influence": {"barad_dur": 2}, "pool": 0, "heroes": [thalin()], "plot_hand": ["gollum_is_tortured"]}
    assert ask(rules(), BOOK.scene({"game": "quest", **scene}), "UseTrack influence") == "ToPool"


def test_a_minion_beside_a_hero_is_sent_upon_him() -> None:
    hero = thalin(at="bree", hand=["parry"])
    scene = {"step": "action", "heroes": [hero], "minions": {"black_serpent": "weathertop"}, "influence": {"barad_dur": 2}}
    assert ask(rules(), BOOK.scene({"game": "quest", **scene}), "UseTrack command") == "MoveMinion black_serpent bree"


def test_a_minion_that_is_nearly_dead_is_healed() -> None:
    hero = thalin(at="shire", hand=["parry"])
    minions = {"black_serpent": {"place": "near_harad", "damage": 9}}
    scene = {"step": "action", "heroes": [hero], "minions": minions, "influence": {"barad_dur": 2}}
    assert ask(rules(), BOOK.scene({"game": "quest", **scene}), "UseTrack command") == "HealMinion black_serpent"


def test_the_ringwraiths_ride_to_the_shire_if_the_mission_asks_for_it() -> None:
    hero = thalin(at="near_harad", hand=["parry"])
    scene = {
        "step": "action", "heroes": [hero], "minions": {"ringwraiths": "old_forest"}, "influence": {"barad_dur": 2},
        "sauron_mission": "to_find_them_all",
    }  # fmt: skip
    assert ask(rules(), BOOK.scene({"game": "quest", **scene}), "UseTrack command") == "MoveMinion ringwraiths shire"


@both
def test_the_strong_foe_fights_not_the_blank(bot: Bot) -> None:
    hero = thalin(at="bree", hand=["parry", "sweep"])
    scene = {"step": "ambush", "heroes": [hero], "tokens": {"bree": ["blank", "dunlending"]}, "minions": {}}
    assert answer(bot, **scene).startswith("FightToken bree 2")


def test_the_peril_that_hurts_most_is_picked() -> None:
    hero = thalin(at="tharbad", hand=["parry", "sweep"], favor=0)
    scene = {"step": "peril", "heroes": [hero], "perils": ["a_dangerous_business", "orc_scouts", "khazad_dum"], "pool": 4}
    assert answer(rules(), **scene) == "PickPeril orc_scouts"
