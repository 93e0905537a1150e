"""Shadow cards: their windows, the pool, one on each turn (Q-064)."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.games.quest.cards.every_card import every_card
from tests.games.quest.rules.tables import frail, go_on, lose_fight, step, told
from tests.games.quest.scenes import Scene, scene
from tests.rules import rule

CATALOGUE = every_card()

HERO: dict[str, Any] = {"hero": "thalin", "at": "bree", "hand": ["sweep", "sweep", "evade"]}
PLENTY: dict[str, Any] = {"pool": 12, "minions": {}, "markers": {"yellow": 13}}


def window(moment: str, *cards: str, **more: Any) -> Scene:
    """Sauron holds these cards when such a window opens."""
    data: dict[str, Any] = {"heroes": [HERO], **PLENTY, "shadow_hand": [*cards], **more}
    if moment == "turn":
        return scene(step="turn", **data)
    if moment == "combat":
        return scene(step="ambush", **{"tokens": {"bree": ["orc"]}, **data})
    if moment == "enter":
        data["heroes"] = more.get("heroes", [{**HERO, "at": "fornost"}])
        return scene(step="travel", **data).choose("MoveTo bree", "PayOne thalin_evade")
    if moment == "action":
        return scene(step="action", **data)
    data["heroes"] = [frail("thalin", "bree", "sweep")]
    play = scene(step="ambush", **{"tokens": {"bree": ["orc"]}, "influence": {"barad_dur": 6}, **data})
    if step(play) == "ShadowWindow":
        play.choose("Decline")  # nothing at the start of the combat
    return go_on(lose_fight(play), "PlayShadow")


def playable(play: Scene) -> list[str]:
    """What Sauron may play now."""
    return [line.split()[1] for line in play.offered if line.startswith("PlayShadow")]


ONE_OF_EACH = {
    "turn": "winter_storm", "combat": "betrayed", "enter": "his_arm_has_grown_long", "action": "storms_of_mordor", "defeat": "evil_wound",
}  # fmt: skip


@pytest.mark.parametrize("moment", ONE_OF_EACH)
def test_each_card_has_its_window_and_no_other(moment: str) -> None:
    play = window(moment, *ONE_OF_EACH.values())
    assert play.asked == 0 and playable(play) == [ONE_OF_EACH[moment]]
    for other, card in ONE_OF_EACH.items():
        if other != moment:
            assert play.refused[f"PlayShadow {card}"] == f"NotThisMoment {other}"


@pytest.mark.parametrize(("pool", "may"), [(9, False), (10, True), (11, True)])
def test_the_pool_must_hold_the_number_and_is_not_spent(pool: int, may: bool) -> None:
    play = window("turn", "winter_storm", pool=pool)
    if may:
        play.choose("PlayShadow winter_storm").expect(pool=pool, shadow_discards=["winter_storm"], shadow_hand=[])
    else:
        assert not told(play, "ShadowPlayed") and step(play) == "RestStep"


def test_too_small_a_pool_is_the_reason() -> None:
    assert window("turn", "winter_storm", pool=9, hasty=False).refused["PlayShadow winter_storm"] == "PoolTooSmall 10 9"


@rule("Q-064")
def test_one_shadow_card_on_a_heros_turn_whatever_the_window() -> None:
    play = window("turn", "winter_storm", "his_arm_has_grown_long", "betrayed", tokens={"old_forest": ["orc"]})
    play.choose("PlayShadow winter_storm", "Decline", "MoveTo old_forest", "PayOne thalin_evade")
    assert told(play, "ShadowPlayed") == ["ShadowPlayed winter_storm"] and told(play, "CombatBegins")
    assert playable(play) == [] and play.asked == 1  # neither on entering nor at the start of the combat was he asked


@rule("Q-064")
def test_not_two_in_one_window() -> None:
    play = window("combat", "betrayed", "dark_promises").choose("PlayShadow betrayed")
    assert playable(play) == [] and step(play) != "ShadowWindow"


@rule("Q-064")
def test_declining_in_one_window_leaves_the_next_open() -> None:
    play = window("turn", "winter_storm", "his_arm_has_grown_long", tokens={"old_forest": ["blank"]})
    play.choose("Decline", "Decline", "MoveTo old_forest", "PayOne thalin_evade")
    assert playable(play) == ["his_arm_has_grown_long"]


@rule("Q-064")
def test_on_the_next_heros_turn_he_may_play_another() -> None:
    play = scene(
        step="round", round=1, hasty=True, shadow_hand=["winter_storm", "flocks_of_crebain"], tracks=[[0], [0], [0]],
        pool=12, markers={"yellow": 13, "green": 1}, minions={}, heroes=[{"hero": "thalin"}, {"hero": "beravor", "at": "bree"}],
    )  # fmt: skip
    while not told(play, "HeroTurnBegins"):
        lazy = [line for line in play.offered if line in ("Done", "Decline")]
        play.choose((lazy or play.offered)[0])
    play.choose("PlayShadow winter_storm")
    go_on(play, "PlayShadow")
    assert told(play, "HeroTurnBegins") == ["HeroTurnBegins thalin", "HeroTurnBegins beravor"] and "flocks_of_crebain" in playable(play)


@rule("Q-064")
def test_each_of_a_lone_heros_two_turns_has_its_own_card() -> None:
    play = scene(
        step="round", round=1, shadow_hand=["winter_storm", "his_arm_has_grown_long"], tracks=[[0], [0], [0]], pool=12,
        markers={"yellow": 13, "green": 1}, minions={}, heroes=[{"hero": "thalin", "at": "fornost"}],
    )  # fmt: skip
    go_on(play, "PlayShadow winter_storm")
    play.choose("PlayShadow winter_storm")
    go_on(play, "Rest")
    go_on(play.choose("Decline"), "Rest")
    assert len(told(play, "HeroTurnBegins")) == 2
    play.choose("Decline", "MoveTo bree")
    while not playable(play):
        play.choose(play.offered[0])
    assert playable(play) == ["his_arm_has_grown_long"]


@rule("Q-064")
def test_action_cards_one_on_saurons_turn() -> None:
    play = window("action", "storms_of_mordor", "do_not_tempt_me").choose("PlayShadow storms_of_mordor")
    assert playable(play) == [] and play.refused["PlayShadow do_not_tempt_me"] == "OneShadowCardATurn"


@rule("Q-064")
def test_a_card_on_saurons_turn_does_not_count_against_the_heros() -> None:
    play = scene(
        step="round", round=1, shadow_hand=["storms_of_mordor", "winter_storm"], tracks=[[0], [0], [0]], pool=12,
        markers={"yellow": 13, "green": 1}, minions={}, heroes=[{"hero": "thalin"}, {"hero": "beravor"}],
    )  # fmt: skip
    go_on(play, "PlayShadow")
    play.choose("PlayShadow storms_of_mordor")
    go_on(play, "PlayShadow")
    assert told(play, "HeroTurnBegins") and playable(play) == ["winter_storm"]


@pytest.mark.parametrize("when", ["before", "between", "after"])
def test_an_action_card_before_between_or_after_the_actions_costs_no_action(when: str) -> None:
    play = window("action", "storms_of_mordor", tracks=[[], [], []])
    done = 0
    for moment in ("before", "between", "after"):
        if moment == when:
            play.choose("PlayShadow storms_of_mordor")
        if moment != "after":
            play.choose("UseTrack command 3" if not done else "UseTrack command 2")
            go_on(play, "UseTrack", "PlayShadow")
            done += 1
    assert len(told(play, "TrackUsed")) == 2 and told(play, "ShadowPlayed")
    go_on(play)
    assert play.asked is None


@pytest.mark.parametrize("card", [card.id for card in CATALOGUE.shadows.values() if card.requires is not None and card.moment == "turn"])
def test_forced_fights_at_the_turns_beginning_only_outside_a_haven(card: str) -> None:
    assert playable(window("turn", card)) == [card]
    inside = window("turn", card, heroes=[{**HERO, "at": "fornost"}], hasty=False)
    assert playable(inside) == [] and inside.refused[f"PlayShadow {card}"] == "OutsideHavens"


def test_cards_against_a_minions_foe_need_a_minion() -> None:
    assert playable(window("combat", "morgul_blade", tokens={}, minions={"black_serpent": "bree"})) == ["morgul_blade"]
    assert "morgul_blade" not in playable(window("combat", "morgul_blade", hasty=False))


def test_there_is_no_window_on_entering_a_haven() -> None:
    play = scene(step="travel", **PLENTY, shadow_hand=["his_arm_has_grown_long"], heroes=[HERO])
    play.choose("MoveTo fornost", "PayOne thalin_evade")
    assert step(play) == "TravelStep"


def test_the_window_on_entering_comes_before_the_fight() -> None:
    play = window("enter", "his_arm_has_grown_long", tokens={"bree": ["orc"]})
    assert playable(play) == ["his_arm_has_grown_long"] and not told(play, "CombatBegins")


def test_at_the_start_of_a_combat_the_foe_is_turned_up_first() -> None:
    play = window("combat", "betrayed")
    assert told(play, "CombatBegins") == ["CombatBegins thalin orc"]
    assert play.board.combat is not None and not play.board.combat.hand  # no card has been drawn yet


def test_after_a_defeat_the_hero_stands_in_his_haven_with_all_his_cards() -> None:
    play = window("defeat", "evil_wound").expect(heroes={"thalin": {"at": "fornost", "life": 25, "hand": []}})
    play.choose("PlayShadow evil_wound").expect(heroes={"thalin": {"damage_size": 4, "life": 21}})


def test_sauron_is_asked_whenever_he_holds_a_card_so_that_silence_tells_nothing() -> None:
    play = window("turn", "betrayed", hasty=False)
    play.expect(asked=0, offered=["Decline"])
    without = scene(step="turn", heroes=[HERO], minions={}, hasty=False)
    assert step(without) == "RestStep"


def test_a_played_card_goes_to_the_shadow_discards_and_comes_back_when_the_deck_runs_out() -> None:
    play = window("action", "storms_of_mordor").choose("PlayShadow storms_of_mordor").expect(shadow_discards=["storms_of_mordor"])
    play.board.shadow_deck = ()
    play.choose("UseTrack draw 2")
    assert play.facts["shadow_hand"] == ["storms_of_mordor"] and play.facts["shadow_discards"] == []


def test_there_is_no_limit_to_saurons_hand() -> None:
    cards = ["betrayed", "an_evil_fog", "flocks_of_crebain", "dark_promises", "winter_storm", "evil_wound", "grievous_loss", "morgul_blade"]
    play = window("action", *cards).choose("UseTrack draw 2")
    assert len(play.facts["shadow_hand"]) == 10


def test_the_greedy_let_sauron_draw() -> None:
    play = window("turn", "winter_storm", heroes=[{**HERO, "corruption": ["greedy"]}]).choose("PlayShadow winter_storm")
    play.expect(asked=0, offered=["Accept", "Decline"]).choose("Accept")
    assert len(play.facts["shadow_hand"]) == 1
