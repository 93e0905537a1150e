"""The Road Goes Ever On: which cards, how it is won, and its own rules (F-244 to F-260)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from onetable.games.fellowship.campaign import Campaign, Story
from onetable.games.fellowship.cards.blueprints import Box
from onetable.games.fellowship.cards.characters import CHARACTERS
from onetable.games.fellowship.cards.gifts import GIFTS
from onetable.games.fellowship.cards.riders import RIDERS
from onetable.games.fellowship.words.choices import (
    BeCharacter,
    ExchangeWithNobody,
    KeepRider,
    LeaveLostCard,
    LostCardTo,
    TakeLostCard,
    UseRider,
)
from tests.games.fellowship.choosers import every_cast, wanting
from tests.games.fellowship.last_tricks import end_round, last_trick
from tests.games.fellowship.scenes import Scene, deals
from tests.rules import rule

EVERY_COUNT = pytest.mark.parametrize("players", [1, 2, 3, 4])
GOLD = {"samwise_gamgee", "peregrin_took", "meriadoc_brandybuck", "aragorn_son_of_arathorn", "boromir_son_of_denethor", "legolas_greenleaf",
        "gimli_son_of_gloin"}  # fmt: skip
BLACK = {"gildor_inglorion", "farmer_maggot", "fatty_bolger", "tom_bombadil", "goldberry", "barliman_butterbur", "glorfindel", "bill_the_pony",
         "elrond", "arwen", "gloin", "bilbo_baggins", "gwaihir", "shadowfax", "radagast", "galadriel", "celeborn"}  # fmt: skip
WHITE = {"bilbo", "pippin", "sam", "merry", "mr_underhill", "strider", "aragorn", "boromir", "legolas", "gimli", "haldir", "orophin_and_rumil",
         "gandalf_servant_of_the_secret_fire"}  # fmt: skip
POOL = ["frodo", "gandalf", "samwise_gamgee_burdened", "legolas_greenleaf", "peregrin_took", "meriadoc_brandybuck", "fatty_bolger",
        "tom_bombadil", "celeborn"]  # fmt: skip


def plain(character: str) -> str:
    """The name of a character, whichever side of the card lies up."""
    return character.removesuffix("_burdened")


def on_the_road(cast: Sequence[str] = (), players: int = 3, *, gift: str = "glamdring", rider: str = "terror", **position: Any) -> Scene:
    """A round of the road with a pool that is known; before the tricks unless the position says otherwise."""
    setup = {"pool": [*dict.fromkeys([*POOL, *cast])], "gift": gift, "rider": rider}
    return Scene("road", players, cast, setup=setup, **{"stage": "setup" if cast else "characters", **position})


# ---- when


@rule("F-244")
def test_the_road_opens_when_all_chapters_are_won(tmp_path: Path) -> None:
    def proposed(won: Sequence[int | str]) -> int | str:
        return Campaign(tmp_path / "we.json", Story("fellowship", "we", 3, won=tuple(won))).proposed()

    every = list(range(1, 19))
    assert proposed(every) == "road"
    for missing in every:
        assert proposed([chapter for chapter in every if chapter != missing]) == missing
    assert proposed([]) == 1


@rule("F-244")
@EVERY_COUNT
def test_after_the_last_chapter_the_road_can_be_played(players: int, tmp_path: Path) -> None:
    campaign = Campaign(tmp_path / "we.json", Story("fellowship", "we", players, won=tuple(range(1, 19))))
    setup = campaign.setup_for(campaign.proposed())
    scene = Scene.dealt(setup.pop("chapter"), players, 5, **setup)
    assert scene.play_on().outcome in ("won", "lost")


# ---- which cards


@rule("F-245")
@EVERY_COUNT
def test_only_black_and_gold_cards_are_used(players: int) -> None:
    used = set()
    for scene in deals("road", players, range(1, 201)):
        pool = scene.board.setup.pool
        assert len(set(pool)) == len(pool)
        assert {CHARACTERS[character].box for character in pool} == {Box.BLACK, Box.GOLD}
        used |= {plain(character) for character in pool}
    black = BLACK if players == 4 else BLACK - {"elrond"}  # with fewer Elrond's goal and Frodo's together are out of reach
    assert used == {"frodo", "gandalf"} | GOLD | black and not used & WHITE


@rule("F-245")
def test_every_character_has_the_number_box_of_the_fact_sheet() -> None:
    for character, card in CHARACTERS.items():
        box = Box.GOLD if plain(character) in GOLD else Box.BLACK if character in BLACK | {"frodo", "gandalf"} else Box.WHITE
        assert card.box is box
        assert (character in WHITE) == (card.box is Box.WHITE)


@rule("F-246")
@EVERY_COUNT
def test_frodo_gandalf_and_seven_threats_are_always_there(players: int) -> None:
    drawn: set[int] = set()
    for seed in range(1, 61):
        scene = Scene.dealt("road", players, seed)
        assert scene.board.setup.pool[:2] == ("frodo", "gandalf")
        assert scene.board.threat_deck == 0b11111110
        scene.after_setup(wanting("KeepRider", seed=seed))
        drawn |= {rank for ranks in scene.board.threats for rank in ranks}
    assert drawn == {1, 2, 3, 4, 5, 6, 7}


def gold_and_black(scene: Scene) -> tuple[list[str], list[str], list[str]]:
    """The gold characters of the pool, which of them are burdened, and the black ones beside Frodo and Gandalf."""
    pool = scene.board.setup.pool
    gold = [character for character in pool if plain(character) in GOLD]
    return gold, [character for character in gold if CHARACTERS[character].burdened], [character for character in pool if character in BLACK]


@rule("F-247", "F-248")
@pytest.mark.parametrize("players", [2, 3])
def test_two_or_three_players_have_4_gold_and_3_black_characters(players: int) -> None:
    burdened_ones = set()
    for scene in deals("road", players, range(1, 151)):
        gold, burdened, black = gold_and_black(scene)
        assert (len(gold), len(burdened), len(black)) == (4, 1, 3) and len(scene.board.setup.pool) == 9
        burdened_ones |= {plain(character) for character in burdened}
    assert burdened_ones == GOLD


@rule("F-249", "F-250")
@pytest.mark.parametrize("players", [1, 4])
def test_four_players_or_one_have_5_gold_and_6_black_characters(players: int) -> None:
    burdened_ones = set()
    for scene in deals("road", players, range(1, 151)):
        gold, burdened, black = gold_and_black(scene)
        assert (len(gold), len(burdened), len(black)) == (5, 1, 6) and len(scene.board.setup.pool) == 13
        burdened_ones |= {plain(character) for character in burdened}
    assert burdened_ones == GOLD


@rule("F-247", "F-249")
@EVERY_COUNT
def test_any_of_the_gold_characters_can_be_the_burdened_one(players: int) -> None:
    """Chance decides which of those drawn is burdened: each place in the pool comes up about as often."""
    places = Counter()
    for scene in deals("road", players, range(1, 301)):
        gold, burdened, _ = gold_and_black(scene)
        places[gold.index(burdened[0])] += 1
    share = 300 / (4 if players in (2, 3) else 5)
    assert all(0.6 * share < count < 1.4 * share for count in places.values()) and len(places) == (4 if players in (2, 3) else 5)


@rule("F-251")
@EVERY_COUNT
def test_one_gift_is_drawn_of_five(players: int) -> None:
    gifts = {scene.board.setup.gift for scene in deals("road", players, range(1, 101))}
    assert gifts == set(GIFTS) and len(gifts) == 5
    for scene in deals("road", players, range(1, 21)):
        assert set(scene.plan.gifts.values()) == {scene.board.setup.gift}
        scene.after_choice()
        assert len([word for word in scene.told() if word.startswith("HasGift")]) <= 1


@rule("F-252")
@EVERY_COUNT
def test_one_special_rider_is_drawn_of_five(players: int) -> None:
    riders = {scene.board.setup.rider for scene in deals("road", players, range(1, 101))}
    assert riders == (set(RIDERS) if players > 1 else set(RIDERS) - {"the_unseen"}) and len(RIDERS) == 5
    for seed in range(1, 21):
        scene = Scene.dealt("road", players, seed).after_setup(wanting("UseRider", seed=seed))
        assert {rider for rider in scene.board.riders if rider} <= {scene.board.setup.rider}
        assert sum(bool(rider) for rider in scene.board.riders) <= 1


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
    assert scene.words(UseRider) and scene.words(KeepRider)
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
    scene = on_the_road(cast, players, done=["rider"]).after_setup(wanting("LeaveLostCard", "KeepGift"))
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
    assert scene.asked == taker and scene.words(TakeLostCard) and scene.words(LeaveLostCard)
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
