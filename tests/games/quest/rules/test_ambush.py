"""The Ambush step (Q-012 to Q-017)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.quest.rules.tables import draw_fight, frail, go_on, lose_fight, some, step, told, win_fight
from tests.games.quest.scenes import Scene, scene
from tests.rules import rule


def ambushed(at: str = "bree", **more: Any) -> Scene:
    """Thálin at the beginning of his Ambush step."""
    hero = more.pop("hero", {"hero": "thalin", "at": at, "hand": ["sweep", "sweep"]})
    return scene(step="ambush", heroes=[hero], **{"minions": {}, "influence": {"barad_dur": 5}, **more})


@rule("Q-012")
@pytest.mark.parametrize("foes", [{"tokens": {"bree": ["orc"]}}, {"minions": {"black_serpent": "bree"}}], ids=str)
def test_a_hero_among_foes_must_fight(foes: dict[str, Any]) -> None:
    play = ambushed(**foes)
    assert told(play, "CombatBegins") and play.board.combat is not None
    assert not {"Decline", "Done"} & set(play.offered)


@rule("Q-012")
def test_he_fights_one_of_them_and_no_more() -> None:
    play = ambushed(tokens={"bree": ["orc", "agent"]})
    win_fight(play.choose("FightToken bree 1"), "thalin_sweep")
    assert step(play) == "TravelStep" and len(told(play, "CombatBegins")) == 1
    play.expect(tokens={"bree": ["agent"]}, token_discards=["orc"])


@rule("Q-012")
def test_without_foes_in_his_own_place_there_is_no_ambush() -> None:
    play = ambushed(tokens={"weathertop": ["orc"], "old_forest": ["agent"]}, minions={"black_serpent": "fornost"})
    assert step(play) == "TravelStep" and not told(play, "CombatBegins")


@rule("Q-012")
def test_foes_that_come_during_saurons_turn_wait_for_the_ambush_step() -> None:
    """Moving a minion onto a hero starts no fight; it happens in that hero's own turn."""
    play = scene(step="action", tracks=[[0], [], []], minions={"mouth_of_sauron": "fornost"}, heroes=[{"hero": "thalin", "at": "bree"}])
    play.choose("UseTrack command 3", "MoveMinion mouth_of_sauron bree")
    assert not told(play, "CombatBegins") and play.asked == 0


@rule("Q-013")
def test_sauron_picks_among_all_foes_there() -> None:
    tokens = {"bree": ["orc", "blank"], "weathertop": ["agent"]}
    play = ambushed(tokens=tokens, minions={"black_serpent": "bree", "mouth_of_sauron": "rhun"})
    play.expect(asked=0, offered=["FightMinion black_serpent", "FightToken bree 1", "FightToken bree 2"])
    play.choose("FightMinion black_serpent")
    assert told(play, "CombatBegins") == ["CombatBegins thalin black_serpent"]


@rule("Q-013")
def test_sauron_picks_also_where_the_hero_wants_the_fight() -> None:
    play = ambushed("rivendell", minions={"black_serpent": "rivendell", "mouth_of_sauron": "rivendell"})
    play.expect(asked=1, offered=["Accept", "Decline"]).choose("Accept")
    play.expect(asked=0, offered=["FightMinion black_serpent", "FightMinion mouth_of_sauron"])


@rule("Q-014")
def test_after_a_victory_the_hero_travels() -> None:
    play = win_fight(ambushed(tokens={"bree": ["orc"]}), "thalin_sweep")
    assert step(play) == "TravelStep" and play.asked == 1 and play.facts["outcome"] == "won"
    play.choose("MoveTo fornost").expect(heroes={"thalin": {"at": "fornost"}})


@rule("Q-014")
def test_after_a_drawn_fight_he_travels_too_whoever_he_is() -> None:
    """A drawn fight ends the turn only on the way."""
    play = ambushed(hero={"hero": "beravor", "at": "bree", "hand": ["parry"]}, tokens={"bree": ["orc"]})
    draw_fight(play)
    go_on(play, "MoveTo")
    assert play.facts["outcome"] == "drawn" and step(play) == "TravelStep" and play.asked == 1


@rule("Q-015")
def test_a_blank_token_is_turned_up_and_discarded_without_a_fight() -> None:
    play = ambushed(tokens={"bree": ["blank"]})
    assert told(play, "BlankTurnedUp", "CombatBegins") == ["BlankTurnedUp thalin bree"]
    assert step(play) == "TravelStep" and not some(play.facts["tokens"])
    play.expect(token_discards=["blank"], outcome="won", heroes={"thalin": {"hand_size": 2}})


@rule("Q-015")
def test_a_blank_is_the_one_foe_of_the_step_others_stay() -> None:
    play = ambushed(tokens={"bree": ["blank", "orc"]}).choose("FightToken bree 1")
    assert step(play) == "TravelStep"
    play.expect(tokens={"bree": ["orc"]})


@rule("Q-016")
def test_a_defeated_hero_neither_travels_nor_has_an_encounter() -> None:
    play = lose_fight(ambushed(hero=frail("thalin", "bree", "sweep"), tokens={"bree": ["orc"]}))
    go_on(play, "MoveTo", "Explore")
    assert told(play, "HeroDefeated") and not told(play, "EncountersDrawn") and play.asked is None


@rule("Q-017")
def test_in_a_haven_the_hero_may_refuse() -> None:
    play = ambushed("rivendell", minions={"mouth_of_sauron": "rivendell"}).expect(asked=1, offered=["Accept", "Decline"])
    play.choose("Decline")
    assert step(play) == "TravelStep" and not told(play, "CombatBegins")


@rule("Q-017")
def test_in_a_haven_the_hero_may_fight() -> None:
    play = ambushed("rivendell", minions={"mouth_of_sauron": "rivendell"}, corruption=["weak"]).choose("Accept")
    assert told(play, "CombatBegins") == ["CombatBegins thalin mouth_of_sauron"]


@rule("Q-017")
def test_losing_a_fight_he_wanted_ends_the_turn_as_well() -> None:
    play = ambushed(hero=frail("thalin", "rivendell", "sweep"), minions={"gothmog": "rivendell"}).choose("Accept")
    lose_fight(play)
    go_on(play, "MoveTo")
    assert told(play, "HeroDefeated") and not told(play, "EncountersDrawn")
