"""Commands: minions move and heal, monster tokens are placed and move."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.games.quest.atlas import BESIDE, DISTANCE, TOKEN_PAIR
from onetable.games.quest.traits import Place
from tests.games.quest.rules.tables import some, step, told
from tests.games.quest.scenes import RULEBOOK, Scene, scene


def commanding(number: int = 3, **more: Any) -> Scene:
    """A command action with so many commands."""
    taken = {3: [], 2: [0], 1: [0, 1]}[number]
    play = scene(step="action", **{"minions": {}, "tracks": [[], [], taken], "heroes": [{"hero": "thalin"}], **more})
    return play.choose(f"UseTrack command {number}")


def offered(play: Scene, kind: str) -> set[str]:
    """What may be commanded, without the first word."""
    return {line.split(" ", 1)[1] for line in play.offered if line.split()[0] == kind}


# ---- how many


@pytest.mark.parametrize("number", [3, 2, 1])
def test_up_to_as_many_commands_as_the_number(number: int) -> None:
    minions = dict.fromkeys(("mouth_of_sauron", "gothmog", "witch_king"), "rhun")
    play = commanding(number, minions=minions)
    for minion in list(minions)[:number]:
        assert step(play) == "Command" and "Done" in play.offered
        play.choose(f"MoveMinion {minion} dagorlad")
    assert step(play) == "SauronActs" and len(told(play, "MinionMoved")) == number


def test_he_may_stop_before() -> None:
    play = commanding(minions={"gothmog": "rhun"}).choose("Done")
    assert step(play) == "SauronActs" and not told(play, "MinionMoved")


def test_each_command_for_a_different_figure_or_token() -> None:
    minions = {"gothmog": {"place": "rhun", "damage": 3}, "mouth_of_sauron": "rhun"}
    play = commanding(minions=minions, influence={"bree": 1, "weathertop": 1}, tokens={"bree": ["orc"]})
    play.choose("MoveMinion gothmog dagorlad")
    assert not any(["gothmog" in line for line in play.offered]) and play.refused["HealMinion gothmog"] == "FigureUsed"
    play.choose("MoveToken bree 1 weathertop")
    assert not offered(play, "MoveToken") and offered(play, "MoveMinion")


# ---- minions


@pytest.mark.parametrize(
    ("minion", "spaces"), [("black_serpent", 2), ("ringwraiths", 2), ("mouth_of_sauron", 1), ("gothmog", 1), ("witch_king", 1)]
)
def test_minions_move_one_space_two_of_them_up_to_two_anywhere_havens_too(minion: str, spaces: int) -> None:
    play = commanding(minions={minion: "weathertop"})
    near = {place.value for place, far in DISTANCE[Place("weathertop")].items() if 0 < far <= spaces}
    assert offered(play, "MoveMinion") == {f"{minion} {place}" for place in near} and "fornost" in near
    play.choose(f"MoveMinion {minion} fornost").expect(minions={minion: {"place": "fornost"}})


def test_a_minion_needs_no_influence_where_it_goes() -> None:
    assert offered(commanding(minions={"gothmog": "moria"}), "MoveMinion") == {"gothmog eregion", "gothmog lothlorien"}


@pytest.mark.parametrize(("damage", "left"), [(1, 0), (4, 0), (5, 1), (9, 5)])
def test_healing_removes_up_to_four_damage(damage: int, left: int) -> None:
    play = commanding(minions={"gothmog": {"place": "rhun", "damage": damage}}).choose("HealMinion gothmog")
    play.expect(minions={"gothmog": {"place": "rhun", "damage": left}})


def test_an_unhurt_minion_needs_no_healing() -> None:
    assert not offered(commanding(minions={"gothmog": "rhun"}), "HealMinion")


def test_damage_stays_with_a_minion_that_moves() -> None:
    play = commanding(minions={"gothmog": {"place": "rhun", "damage": 3}}).choose("MoveMinion gothmog dagorlad")
    play.expect(minions={"gothmog": {"place": "dagorlad", "damage": 3}})


# ---- monster tokens


def test_a_token_is_placed_where_influence_is_but_not_with_a_hero_nor_in_a_haven() -> None:
    play = commanding(influence={"bree": 1, "shire": 1, "barad_dur": 2}, heroes=[{"hero": "thalin", "at": "bree"}])
    assert offered(play, "PlaceToken") == {"shire", "barad_dur"}
    assert play.refused["PlaceToken bree"] == "NotInHaven" and play.refused["PlaceToken fornost"] == "NotInHaven"
    assert play.refused["PlaceToken tharbad"] == "NeedsInfluence"


@pytest.mark.parametrize("place", ["shire", "weathertop", "bight", "osgiliath", "rhun"])
def test_it_is_drawn_unseen_from_the_pile_of_its_pair_and_only_sauron_looks(place: str) -> None:
    pair = TOKEN_PAIR[Place(place)]
    play = commanding(influence={place: 1}, heroes=[{"hero": "thalin", "at": "moria"}])
    top, count = play.board.piles[pair][-1], len(play.board.piles[pair])
    play.choose(f"PlaceToken {place}").expect(tokens={place: [top]})
    assert len(play.board.piles[pair]) == count - 1
    assert [token.face for token in RULEBOOK.view(play.game, 0).table.tokens[Place(place)]] == [top]
    assert [token.face for token in RULEBOOK.view(play.game, 1).table.tokens[Place(place)]] == [""]


def test_at_most_one_of_the_commands_places_a_token() -> None:
    play = commanding(influence={"shire": 1, "rhun": 1}, minions={"gothmog": "rhun"}).choose("PlaceToken shire")
    assert not offered(play, "PlaceToken") and play.refused["PlaceToken rhun"] == "OneTokenPlaced" and offered(play, "MoveMinion")


def test_a_token_just_placed_has_had_its_command() -> None:
    play = commanding(influence={"shire": 1, "old_forest": 1}, minions={"gothmog": "rhun"}).choose("PlaceToken shire")
    assert not offered(play, "MoveToken")


def test_several_tokens_may_lie_in_one_place() -> None:
    play = commanding(influence={"shire": 1}, tokens={"shire": ["agent"]}).choose("PlaceToken shire")
    assert len(play.facts["tokens"]["shire"]) == 2


def test_near_the_black_serpent_no_influence_is_needed() -> None:
    play = commanding(minions={"black_serpent": "weathertop"}, heroes=[{"hero": "thalin", "at": "bree"}])
    near = {"weathertop", *[place.value for place in BESIDE[Place("weathertop")]]} - {"bree", "fornost"}
    assert offered(play, "PlaceToken") == near
    assert not offered(commanding(minions={"gothmog": "weathertop"}), "PlaceToken")


def test_a_token_moves_one_space_to_a_place_with_influence_not_into_a_haven() -> None:
    play = commanding(influence={"weathertop": 1, "old_forest": 1, "shire": 1}, tokens={"bree": ["orc"]})
    assert offered(play, "MoveToken") == {"bree 1 weathertop", "bree 1 old_forest"}
    play.choose("MoveToken bree 1 weathertop").expect(tokens={"bree": [], "weathertop": ["orc"]})


def test_a_token_may_move_onto_a_hero_without_a_fight() -> None:
    play = commanding(influence={"weathertop": 1}, tokens={"bree": ["orc"]}, heroes=[{"hero": "thalin", "at": "weathertop"}])
    play.choose("MoveToken bree 1 weathertop")
    assert not told(play, "CombatBegins") and play.asked == 0


def test_an_empty_pile_takes_its_discards_and_without_them_no_token_comes() -> None:
    pair = TOKEN_PAIR[Place("shire")]
    play = scene(step="action", minions={}, influence={"shire": 1}, heroes=[{"hero": "thalin", "at": "rhun"}])
    play.board.piles[pair], play.board.pile_discards[pair] = (), ("agent",)
    play.choose("UseTrack command 3", "PlaceToken shire").expect(tokens={"shire": ["agent"]}, token_discards=[])
    bare = scene(step="action", minions={}, influence={"shire": 1}, heroes=[{"hero": "thalin", "at": "rhun"}])
    bare.board.piles[pair] = ()
    bare.choose("UseTrack command 3")
    assert not offered(bare, "PlaceToken")


def test_sauron_may_look_at_his_tokens_at_any_time() -> None:
    play = scene(step="travel", tokens={"bree": ["orc"], "shire": ["blank"]}, heroes=[{"hero": "thalin", "at": "rhun"}])
    shown = RULEBOOK.view(play.game, 0).table.tokens
    assert {place: [token.face for token in tokens] for place, tokens in shown.items()} == {"bree": ["orc"], "shire": ["blank"]}
    assert {token.face for tokens in RULEBOOK.view(play.game, 1).table.tokens.values() for token in tokens} == {""}


def test_with_nothing_to_command_the_action_is_over() -> None:
    play = commanding()
    assert step(play) == "SauronActs" and not some(play.facts["tokens"])
