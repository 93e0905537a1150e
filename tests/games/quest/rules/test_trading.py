"""Trade between heroes in one place (Q-052, Q-053)."""

from __future__ import annotations

from typing import Any

from tests.games.quest.rules.tables import step, told
from tests.games.quest.scenes import Scene, scene
from tests.rules import rule

THALIN: dict[str, Any] = {
    "hero": "thalin", "at": "bree", "favor": 2, "items": ["horse"], "side": ["the_black_pit"], "starting": "the_ered_luin",
    "advanced": "to_look_into_the_mirrormere", "revealed": True,
}  # fmt: skip
BERAVOR: dict[str, Any] = {"hero": "beravor", "at": "bree", "favor": 1, "items": ["boat"], "side": ["greenleaf"]}


def market(*heroes: dict[str, Any], **more: Any) -> Scene:
    """The first hero explores."""
    return scene(step="explore", minions={}, heroes=list(heroes), **more)


def trades(play: Scene) -> list[str]:
    """Who may be asked for gifts."""
    return [line for line in play.offered if line.startswith("Trade")]


@rule("Q-052")
def test_heroes_in_one_place_give_favor_items_and_quests() -> None:
    play = market(THALIN, BERAVOR)
    assert trades(play) == ["Trade thalin", "Trade beravor"]
    play.choose("Trade thalin").expect(asked=1)
    assert play.offered == ["GiveFavor beravor", "GiveItem horse beravor", "GiveQuest the_black_pit beravor", "Done"]
    play.choose("GiveFavor beravor", "GiveItem horse beravor", "GiveQuest the_black_pit beravor", "GiveFavor beravor")
    play.expect(
        heroes={
            "thalin": {"favor": 0, "items": [], "side": []},
            "beravor": {"favor": 3, "items": ["boat", "horse"], "side": ["greenleaf", "the_black_pit"]},
        }
    )
    assert told(play, "FavorGiven", "ItemGiven", "QuestGiven") == [
        "FavorGiven thalin beravor", "ItemGiven thalin beravor horse", "QuestGiven thalin beravor the_black_pit",
        "FavorGiven thalin beravor",
    ]  # fmt: skip


@rule("Q-052")
def test_the_other_hero_gives_on_the_explorers_turn_too_and_decides_himself() -> None:
    play = market(THALIN, BERAVOR).choose("Trade beravor").expect(asked=2)
    play.choose("GiveItem boat thalin", "Done")
    play.expect(heroes={"thalin": {"items": ["horse", "boat"]}, "beravor": {"items": [], "favor": 1}})
    assert step(play) == "Exploring" and play.asked == 1


@rule("Q-052")
def test_a_swap_is_two_gifts() -> None:
    play = market(THALIN, BERAVOR).choose("Trade thalin", "GiveItem horse beravor", "Done", "Trade beravor", "GiveItem boat thalin", "Done")
    play.expect(heroes={"thalin": {"items": ["boat"]}, "beravor": {"items": ["horse"]}})


@rule("Q-052")
def test_nobody_is_given_to_who_is_elsewhere() -> None:
    assert trades(market(THALIN, {**BERAVOR, "at": "fornost"})) == []
    play = market(THALIN, {**BERAVOR, "at": "fornost"}, {"hero": "eometh", "at": "bree"})
    assert trades(play) == ["Trade thalin"]
    play.choose("Trade thalin")
    assert {line.split()[-1] for line in play.offered} == {"eometh", "Done"}


@rule("Q-052")
def test_two_others_may_trade_with_each_other_where_a_third_explores() -> None:
    play = market({"hero": "eometh", "at": "bree"}, THALIN, BERAVOR).choose("Trade thalin").expect(asked=2)
    play.choose("GiveFavor beravor").expect(heroes={"beravor": {"favor": 2}})


@rule("Q-052")
def test_one_of_each_item_for_a_hero_and_the_supply_does_not_change() -> None:
    play = market(THALIN, {**BERAVOR, "items": ["horse", "boat"]}).expect(items={"horse": 1, "boat": 2}).choose("Trade thalin")
    assert "GiveItem horse beravor" not in play.offered
    free = market(THALIN, BERAVOR).choose("Trade thalin", "GiveItem horse beravor").expect(items={"horse": 2, "boat": 2})
    assert free["beravor"]["items"] == ["boat", "horse"]


@rule("Q-052")
def test_hero_cards_and_corruption_are_no_goods() -> None:
    play = market({**THALIN, "hand": ["sweep"], "corruption": ["weak"]}, BERAVOR).choose("Trade thalin")
    assert not any(["sweep" in line or "weak" in line for line in play.offered])


@rule("Q-053")
def test_starting_and_advanced_quests_cannot_be_traded() -> None:
    play = market(THALIN, BERAVOR).choose("Trade thalin")
    assert [line for line in play.offered if line.startswith("GiveQuest")] == ["GiveQuest the_black_pit beravor"]
    bare = market({**THALIN, "favor": 0, "items": [], "side": []}, {"hero": "beravor", "at": "bree"})
    assert trades(bare) == []


@rule("Q-053")
def test_a_traded_quest_belongs_to_its_new_owner() -> None:
    play = market({**THALIN, "at": "moria"}, {**BERAVOR, "at": "moria"}, skills_left=0)
    play.choose("Trade thalin", "GiveQuest the_black_pit beravor", "Done")
    assert not any([line.startswith("CompleteQuest the_black_pit") for line in play.offered])
    owner = scene(
        step="explore",
        seat=2,
        minions={},
        skills_left=0,
        heroes=[{**THALIN, "side": []}, {**BERAVOR, "at": "moria", "side": ["the_black_pit"]}],
    )
    owner.choose("CompleteQuest the_black_pit").expect(heroes={"beravor": {"favor": 3}})


def test_the_isolated_neither_give_nor_take() -> None:
    assert trades(market({**THALIN, "corruption": ["isolated"]}, BERAVOR)) == []
    play = market(THALIN, {**BERAVOR, "corruption": ["isolated"]}, {"hero": "eometh", "at": "bree", "favor": 1})
    assert trades(play) == ["Trade thalin", "Trade eometh"]
    play.choose("Trade thalin")
    assert not any(["beravor" in line for line in play.offered])


def test_a_hero_with_a_limit_takes_no_more_favor_than_it_allows() -> None:
    full = market(THALIN, {**BERAVOR, "favor": 3, "corruption": ["despairing"]}).choose("Trade thalin")
    assert "GiveFavor beravor" not in full.offered
    room = market(THALIN, {**BERAVOR, "favor": 2, "corruption": ["despairing"]}).choose("Trade thalin", "GiveFavor beravor")
    assert "GiveFavor beravor" not in room.offered and room["beravor"]["favor"] == 3
