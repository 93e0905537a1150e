"""Hero Rally and the chains of influence."""

from __future__ import annotations

import pytest

from onetable.games.quest.atlas import BESIDE, HAVENS, STRONGHOLDS
from onetable.games.quest.mechanics.influence import chains, extension
from onetable.games.quest.traits import Place
from tests.games.quest.rules.tables import go_on, some, step, told
from tests.games.quest.scenes import Scene, scene


def rally(influence: dict[str, int], *heroes: tuple[str, str]) -> dict[str, int]:
    """What is left of the influence after a Hero Rally."""
    team = [{"hero": hero, "at": at} for hero, at in heroes]
    return some(scene(step="rally", influence=influence, heroes=team).facts["influence"])


def placing(influence: dict[str, int], tokens: int = 4, **more: object) -> Scene:
    """Sauron's influence action with so many tokens to be placed."""
    spaces: list[int] = [] if tokens == 6 else [0, 1]
    play = scene(step="action", influence=influence, minions={}, tracks=[spaces, [], []], heroes=[{"hero": "thalin"}], **more)
    return play.choose(next(line for line in play.offered if line.startswith("UseTrack influence")))


def places(play: Scene) -> set[str]:
    """Where the next token may go."""
    return {line.split()[1] for line in play.offered if line.startswith("PickPlace")}


# ---- rally


def test_all_influence_leaves_the_places_with_a_hero_and_only_those() -> None:
    left = rally({"barad_dur": 3, "mount_doom": 2, "bree": 1, "shire": 1}, ("thalin", "mount_doom"), ("beravor", "bree"))
    assert left == {"barad_dur": 3, "shire": 1}


@pytest.mark.parametrize("stronghold", list(STRONGHOLDS))
def test_but_not_a_stronghold(stronghold: Place) -> None:
    assert rally({stronghold.value: 2}, ("thalin", stronghold.value)) == {stronghold.value: 2}


def test_then_broken_chains_are_cut() -> None:
    """Without Mount Doom the Sea of Udûn is joined to nothing and keeps one."""
    lying = {"barad_dur": 3, "mount_doom": 2, "sea_of_udun": 3, "dagorlad": 2}
    assert rally(lying, ("thalin", "mount_doom")) == {"barad_dur": 3, "sea_of_udun": 1, "dagorlad": 1}
    assert rally(lying, ("thalin", "bree")) == lying


# ---- where influence may go


def test_only_strongholds_at_first() -> None:
    assert places(placing({})) == {"barad_dur", "dol_guldur", "mount_gundabad"}


def test_a_place_must_touch_the_chain() -> None:
    assert places(placing({"barad_dur": 2})) == {"barad_dur", "dol_guldur", "mount_gundabad", "mount_doom"}
    play = placing({"barad_dur": 2, "mount_doom": 1})
    assert places(play) == {"barad_dur", "dol_guldur", "mount_gundabad", "mount_doom", "plains_of_gorgoroth", "sea_of_udun"}


def test_each_token_must_be_legal_when_it_is_placed() -> None:
    play = placing({"barad_dur": 1})
    assert "sea_of_udun" not in places(play)
    play.choose("PickPlace mount_doom", "PickPlace sea_of_udun").expect(influence={"mount_doom": 1, "sea_of_udun": 1})


def test_influence_that_is_joined_to_no_stronghold_carries_nothing() -> None:
    assert not {"bree", "weathertop", "shire"} & places(placing({"barad_dur": 2, "bree": 1, "shire": 1}))


def test_a_gap_breaks_the_chain() -> None:
    """Dagorlad has influence but Sea of Udûn has none: Rhûn is not in extension until the gap is closed."""
    play = placing({"barad_dur": 3, "mount_doom": 1, "dagorlad": 1})
    assert "rhun" not in places(play) and "dagorlad" not in places(play) and "sea_of_udun" in places(play)
    play.choose("PickPlace sea_of_udun")
    assert {"rhun", "dagorlad"} <= places(play)


def test_never_in_a_haven() -> None:
    play = placing({"dol_guldur": 2, "south_eaves": 1})
    assert "lothlorien" in BESIDE[Place("dol_guldur")] and not places(play) & {haven.value for haven in HAVENS}


def test_a_stronghold_without_influence_starts_no_chain_but_one_passes_through() -> None:
    assert "northern_waste" not in places(placing({"barad_dur": 6}))
    through = placing({"dol_guldur": 2, "emyn_muil": 1, "barad_dur": 6})
    assert "dagorlad" in places(through)


# ---- limits


@pytest.mark.parametrize(("stronghold", "number"), [("barad_dur", 6), ("dol_guldur", 3), ("mount_gundabad", 3)])
def test_a_stronghold_holds_its_number(stronghold: str, number: int) -> None:
    assert stronghold in places(placing({stronghold: number - 1})) and stronghold not in places(placing({stronghold: number}))


@pytest.mark.parametrize("inside", [1, 2, 3])
def test_a_joined_place_holds_as_much_as_lies_in_its_stronghold_now(inside: int) -> None:
    for there in (1, 2, 3):
        assert ("mount_doom" in places(placing({"barad_dur": inside, "mount_doom": there}))) is (there < inside)


def test_with_several_strongholds_the_best_one_counts() -> None:
    """Emyn Muil is joined to Dol Guldur (1) and, by Dagorlad, the Sea of Udûn and Mount Doom, to Barad-dûr (3)."""
    way = {"emyn_muil": 1, "dagorlad": 1, "sea_of_udun": 1, "mount_doom": 1}
    play = placing({"dol_guldur": 1, "barad_dur": 3, **way})
    assert "emyn_muil" in places(play) and play.facts["chains"]["emyn_muil"] == 3 and play.facts["chains"]["dol_guldur"] == 3
    apart = placing({"dol_guldur": 1, "barad_dur": 3, "emyn_muil": 1})
    assert "emyn_muil" not in places(apart) and apart.facts["chains"]["emyn_muil"] == 1


def test_a_full_chain_lets_no_more_in_but_grows_at_its_edge() -> None:
    play = placing({"barad_dur": 1, "mount_doom": 1})
    assert "mount_doom" not in places(play) and "sea_of_udun" in places(play)


def test_influence_may_be_placed_where_a_hero_is() -> None:
    play = scene(step="action", influence={"barad_dur": 2}, minions={}, heroes=[{"hero": "thalin", "at": "mount_doom"}])
    play.choose("UseTrack influence 6", "PickPlace mount_doom").expect(influence={"mount_doom": 1})


def test_what_cannot_be_placed_is_lost() -> None:
    full = {place.value: 6 for place in Place if place not in HAVENS} | {"dol_guldur": 3, "mount_gundabad": 3}
    play = placing({**full, "bree": 5}, 6)
    assert play.offered == ["PickPlace bree", "ToPool"]
    play.choose("PickPlace bree").expect(influence={"bree": 6}, pool=2)  # two into the pool, and three have no place to go
    assert step(play) == "SauronActs" and told(play, "InfluencePlaced") == ["InfluencePlaced bree 1"]


# ---- after a removal


def test_a_stronghold_that_loses_influence_cuts_its_chain_down() -> None:
    play = scene(card="event.ev1_07", influence={"barad_dur": 2, "mount_doom": 4, "bree": 1}, heroes=[{"hero": "thalin"}])
    play.choose("PickBranch 0").expect(influence={"barad_dur": 2, "mount_doom": 2, "bree": 0})


def test_influence_that_a_card_put_somewhere_is_cut_to_one_at_the_next_check_if_nothing_joins_it() -> None:
    play = scene(step="rally", influence={"barad_dur": 2, "shire": 3}, heroes=[{"hero": "thalin"}])
    play.expect(influence={"shire": 1, "barad_dur": 2})


def test_a_card_places_free_of_the_chain_but_not_in_a_haven() -> None:
    """Influence around the Shire: three neighbors and the Shire itself, none of them joined to anything."""
    play = scene(card="event.ev3_05", minions={}, markers={"green": 13}, heroes=[{"hero": "thalin"}])
    assert some(play.facts["influence"]) == {"shire": 1, "grey_havens": 1, "hills_of_evendim": 1, "old_forest": 1}
    near_gothmog = scene(card="event.ev3_04", minions={"gothmog": "bree"}, markers={"green": 13}, heroes=[{"hero": "thalin"}])
    near_gothmog.choose("PickBranch 0")
    assert some(near_gothmog.facts["influence"]) == {"old_forest": 1, "tharbad": 1, "weathertop": 1}  # Fornost is a haven


def test_a_card_cannot_fill_a_stronghold_above_its_number() -> None:
    play = scene(step="action", pool=4, shadow_hand=["a_new_power_is_rising"], influence={"barad_dur": 5}, heroes=[{"hero": "thalin"}])
    play.choose("PlayShadow a_new_power_is_rising", "PickBranch 0").expect(influence={"barad_dur": 6, "mount_doom": 2})


# ---- the pool


@pytest.mark.parametrize(("green", "stage"), [(0, 1), (6, 1), (7, 2), (12, 2), (13, 3)])
def test_the_pool_holds_four_for_each_stage(green: int, stage: int) -> None:
    play = placing({"barad_dur": 1}, 6, pool=4 * stage - 1, markers={"green": green})
    assert "ToPool" in play.offered
    play.choose("ToPool").expect(pool=4 * stage)
    assert "ToPool" not in play.offered


def test_a_card_adds_no_more_than_there_is_room_for() -> None:
    hero = {"hero": "thalin", "at": "weathertop"}
    scene(step="peril", perils=["trapped", "khazad_dum", "the_weakness_of_men"], pool=3, minions={}, heroes=[hero]).expect(pool=4)


# ---- the whole map, against a second reading


def test_chains_are_what_a_slow_search_finds() -> None:
    """From every place with influence walk on through influence: the best stronghold that is met is its limit."""
    for seed in range(12):
        play = scene(step="action", seed=seed, minions={}, influence={"barad_dur": 4, "dol_guldur": 2}, heroes=[{"hero": "thalin"}])
        play.choose("UseTrack influence 6")
        go_on(play, "UseTrack")
        board = play.board
        for place in Place:
            seen, waiting = {place}, [place] if place in board.influence else []
            while waiting:
                for there in BESIDE[waiting.pop()]:
                    if there in board.influence and there not in seen:
                        seen.add(there)
                        waiting.append(there)
            best = max([board.influence[root] for root in STRONGHOLDS if root in board.influence and root in seen], default=0)
            found = chains(board).get(place, 0)
            assert found == best
            may = place not in HAVENS and (
                board.influence.get(place, 0) < STRONGHOLDS[place]
                if place in STRONGHOLDS
                else (board.influence[place] < best if place in board.influence else any([near in chains(board) for near in BESIDE[place]]))
            )
            assert (place in extension(board)) is may, place
