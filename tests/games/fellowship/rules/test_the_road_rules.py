"""The Road Goes Ever On: how it is won, and its own rules (F-253 to F-260)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from onetable.games.fellowship.cards.characters import CHARACTERS
from onetable.games.fellowship.words.choices import (
    BeCharacter,
    ExchangeWithNobody,
    LostCardTo,
    TakeLostCard,
    UseRider,
)
from tests.games.fellowship.choosers import every_cast, wanting
from tests.games.fellowship.last_tricks import end_round, last_trick
from tests.games.fellowship.roads import POOL, on_the_road
from tests.games.fellowship.scenes import Scene
from tests.rules import rule

EVERY_COUNT = pytest.mark.parametrize("players", [1, 2, 3, 4])


# ---- how it is won


def all_but(*characters: str) -> list[str]:
    """The rest of the pool is finished."""
    return [character for character in POOL if character not in characters]


CAST = ["frodo", "gandalf", "legolas_greenleaf"]
ROAD: dict[str, Any] = {"setup": {"pool": POOL, "gift": "glamdring", "rider": "terror"}}


@rule("F-253")
def test_the_road_is_won_when_the_whole_pool_is_finished() -> None:
    assert end_round(last_trick("road", 3, CAST, finished=all_but(*CAST), done=["rider"], **ROAD)).outcome == "won"
    for missing in [character for character in POOL if character not in CAST]:
        scene = end_round(last_trick("road", 3, CAST, finished=all_but(*CAST, missing), done=["rider"], **ROAD))
        assert not scene.outcome and scene.board.round == 2
        assert set(POOL) - set(scene.board.finished) == {missing}


@rule("F-253")
def test_characters_of_a_lost_round_are_not_finished() -> None:
    scene = end_round(last_trick("road", 3, CAST, missing="legolas_greenleaf", finished=all_but(*CAST), done=["rider"], **ROAD))
    assert scene.outcome == "lost" and not set(CAST) & set(scene.board.finished)


@rule("F-254")
def test_the_special_rider_must_have_been_used_in_a_won_round() -> None:
    unused = end_round(last_trick("road", 3, CAST, finished=all_but(*CAST), **ROAD))
    assert not unused.outcome and unused.board.round == 2 and set(unused.board.finished) == set(POOL)
    used = end_round(last_trick("road", 3, CAST, finished=all_but(*CAST), riders={"gandalf": "terror"}, **ROAD))
    assert used.outcome == "won" and used.board.done == ("rider",)


@rule("F-254")
def test_a_rider_in_a_lost_round_does_not_count() -> None:
    setting = {"finished": all_but(*CAST), "riders": {"gandalf": "terror"}, **ROAD}
    scene = end_round(last_trick("road", 3, CAST, missing="legolas_greenleaf", **setting))
    assert scene.outcome == "lost" and "rider" not in scene.board.done


@rule("F-254")
def test_the_rider_is_offered_until_it_has_been_used() -> None:
    scene = end_round(last_trick("road", 3, CAST, finished=all_but(*CAST), **ROAD)).after_choice()
    assert scene.offered() == ["UseRider terror", "KeepRider terror"]
    assert not on_the_road(CAST, done=["rider"]).words(UseRider)


def rider_falls_on(cast: Sequence[str], rider: str, players: int = 4) -> Counter[str]:
    """How often each of these characters gets the rider, over many deals."""
    found: Counter[str] = Counter()
    for seed in range(1, 121):
        scene = on_the_road(cast, players, rider=rider, seed=seed)
        assert scene.words(UseRider) and scene.player == scene.board.players[scene.board.ring_holder]
        scene.choose(f"UseRider {rider}")
        found[next(scene.board.cast[chair] for chair, name in enumerate(scene.board.riders) if name)] += 1
    return found


@rule("F-255")
@EVERY_COUNT
def test_chance_gives_the_rider_to_somebody_who_is_not_burdened(players: int) -> None:
    cast = ["frodo", "samwise_gamgee_burdened", "gandalf", "peregrin_took"][: 3 if players in (2, 3) else 4]
    found = rider_falls_on(cast, "terror", players)
    assert set(found) == set(cast) - {"samwise_gamgee_burdened"}
    assert min(found.values()) > 15


@rule("F-255")
def test_the_group_chooses_the_round_of_the_rider() -> None:
    scene = on_the_road(["frodo", "gandalf", "peregrin_took"]).choose("KeepRider terror")
    assert not any(scene.board.riders)
    assert scene.play_on(wanting("KeepRider")).board.done == ()


@rule("F-256")
@EVERY_COUNT
def test_the_unseen_falls_only_on_somebody_with_a_threat(players: int) -> None:
    if players in (2, 3):
        assert set(rider_falls_on(["frodo", "gandalf", "legolas_greenleaf"], "the_unseen", players)) == {"legolas_greenleaf"}
        return
    cast = ["frodo", "gandalf", "legolas_greenleaf", "farmer_maggot"]
    assert set(rider_falls_on(cast, "the_unseen", players)) == {"legolas_greenleaf", "farmer_maggot"}


@rule("F-256")
def test_the_unseen_waits_for_a_round_with_somebody_who_uses_a_threat() -> None:
    """Samwise uses a threat, but he is burdened."""
    scene = on_the_road(["frodo", "samwise_gamgee_burdened", "peregrin_took"], rider="the_unseen")
    assert not scene.words(UseRider) and not any(scene.board.riders)


# ---- its own rules


@rule("F-257")
@EVERY_COUNT
def test_the_holder_of_the_1_of_rings_is_frodo_in_every_round(players: int) -> None:
    holders = set()
    for finished in ([], ["frodo"]):
        for seed in range(1, 41):
            scene = Scene.dealt("road", players, seed, finished=finished)
            holders.add(scene.board.ring_holder)
            assert scene.board.cast[scene.board.ring_holder] == "frodo"  # there was nothing to choose
            assert "BeCharacter frodo" not in scene.offered()
    assert holders == (set(range(len(scene.board.players))) if players > 1 else {0})


@rule("F-257")
def test_frodo_is_there_in_the_next_round_as_well() -> None:
    scene = end_round(last_trick("road", 3, CAST, finished=all_but(*CAST, "celeborn"), done=["rider"], **ROAD))
    assert scene.board.cast[scene.board.ring_holder] == "frodo" and scene.words(BeCharacter)
    assert all("frodo" in way.board.cast for way in every_cast(scene))


@rule("F-258")
@EVERY_COUNT
@pytest.mark.parametrize("other", ["glorfindel", "elrond"])
def test_frodo_leads_whoever_else_says_that_he_leads(players: int, other: str) -> None:
    assert CHARACTERS[other].leads
    cast = ["frodo", other, "celeborn", "gandalf"] if players == 1 else [other, "frodo", "celeborn", "gandalf"]
    cast = cast[: 3 if players in (2, 3) else 4]
    scene = on_the_road(cast, players, done=["rider"], lost="H5").after_setup(wanting("LeaveLostCard", "KeepGift"))
    assert scene.asked == "frodo" and not scene.board.trick
    scene.take(lambda names: names[0])
    assert "Leads frodo" in " ".join(scene.told())


@rule("F-258")
def test_set_up_begins_left_of_frodo_even_with_glorfindel() -> None:
    scene = on_the_road(["glorfindel", "frodo", "gandalf"], done=["rider"]).choose("LostCardTo gandalf")
    assert scene.asked == "gandalf" and scene.words(TakeLostCard)


@rule("F-259")
@EVERY_COUNT
@pytest.mark.parametrize("taker", ["gandalf", "tom_bombadil", "glorfindel"])
def test_the_lost_card_may_be_left(players: int, taker: str) -> None:
    cast = ["frodo", taker, "celeborn", "fatty_bolger"][: 3 if players in (2, 3) else 4]
    scene = on_the_road(cast, players, done=["rider"], lost="S5")
    assert scene.asked == taker and scene.offered() == ["TakeLostCard", "LeaveLostCard"]
    size = scene.holding(taker)
    left = scene.twin().choose("LeaveLostCard")
    assert left.fact("lost") == "S5" and left.holding(taker) == size
    taken = scene.twin().choose("TakeLostCard")
    assert taken.fact("lost") == "" and taken.holding(taker) == size + 1 and "S5" in taken.hand(taker)


@rule("F-259")
def test_galadriel_may_leave_the_lost_card_too() -> None:
    scene = on_the_road(["frodo", "galadriel", "fatty_bolger"], done=["rider"], lost="S5")
    assert scene.asked == "galadriel" and scene.words(ExchangeWithNobody)
    scene.choose("ExchangeWithNobody")
    assert scene.fact("lost") == "S5"


@rule("F-259")
def test_in_a_chapter_gandalf_is_not_asked() -> None:
    scene = Scene(1, 3, ["frodo", "gandalf", "bilbo"], stage="setup", lost="S5")
    assert "S5" in scene.hand("gandalf") and not scene.words(TakeLostCard)


@rule("F-260")
@EVERY_COUNT
@pytest.mark.parametrize("chosen", ["gandalf", "tom_bombadil"])
def test_the_players_decide_who_of_several_may_take_the_lost_card(players: int, chosen: str) -> None:
    cast = ["frodo", "gandalf", "tom_bombadil", "celeborn"][: 3 if players in (2, 3) else 4]
    scene = on_the_road(cast, players, done=["rider"], lost="S5")
    assert [word.character.key for word in scene.words(LostCardTo)] == ["gandalf", "tom_bombadil"]
    scene.choose(f"LostCardTo {chosen}")
    asked = []
    while scene.game.decision is not None and not scene.is_playing():  # Tom without a card to keep has failed at once
        if scene.words(TakeLostCard):
            asked.append(scene.asked)
        scene.take(wanting("TakeLostCard", "ExchangeWithNobody"))
    assert asked == [chosen] and scene.fact("lost") == "" and scene.board.lost_taken_by == scene.seat(chosen)


@rule("F-260")
def test_galadriel_and_glorfindel_are_asked_about_as_well() -> None:
    scene = on_the_road(["frodo", "gandalf", "galadriel", "glorfindel"], 4, done=["rider"], lost="S5")
    assert [word.character.key for word in scene.words(LostCardTo)] == ["gandalf", "galadriel", "glorfindel"]
    scene.choose("LostCardTo galadriel")
    scene.play_until(lambda now: now.asked == "galadriel", wanting("KeepGift"))
    assert "ExchangeWith TheLostCard" in scene.offered() and not any("TakesLost" in word for word in scene.told())
    other = on_the_road(["frodo", "gandalf", "galadriel", "glorfindel"], 4, done=["rider"], lost="S5").choose("LostCardTo glorfindel")
    other.play_until(lambda now: now.asked == "galadriel")
    assert "ExchangeWith TheLostCard" not in other.offered()


@rule("F-260")
def test_nothing_is_to_be_decided_with_one_such_character() -> None:
    scene = on_the_road(["frodo", "gandalf", "celeborn"], done=["rider"])
    assert not scene.words(LostCardTo) and scene.words(TakeLostCard)
