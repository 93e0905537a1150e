"""The Road Goes Ever On: when it opens and which cards it uses (F-244 to F-252)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from onetable.games.fellowship.blueprints import Box
from onetable.games.fellowship.campaign import Campaign, CampaignFile
from onetable.games.fellowship.cards.characters import CHARACTERS
from onetable.games.fellowship.cards.gifts import GIFTS
from onetable.games.fellowship.cards.riders import RIDERS
from tests.games.fellowship.choosers import wanting
from tests.games.fellowship.roads import on_the_road
from tests.games.fellowship.scenes import Scene, deals
from tests.rules import rule

EVERY_COUNT = pytest.mark.parametrize("players", [1, 2, 3, 4])
GOLD = {
    "samwise_gamgee", "peregrin_took", "meriadoc_brandybuck", "aragorn_son_of_arathorn", "boromir_son_of_denethor", "legolas_greenleaf",
    "gimli_son_of_gloin",
}  # fmt: skip
BLACK = {
    "gildor_inglorion", "farmer_maggot", "fatty_bolger", "tom_bombadil", "goldberry", "barliman_butterbur", "glorfindel", "bill_the_pony",
    "elrond", "arwen", "gloin", "bilbo_baggins", "gwaihir", "shadowfax", "radagast", "galadriel", "celeborn",
}  # fmt: skip
WHITE = {
    "bilbo", "pippin", "sam", "merry", "mr_underhill", "strider", "aragorn", "boromir", "legolas", "gimli", "haldir", "orophin_and_rumil",
    "gandalf_servant_of_the_secret_fire",
}  # fmt: skip


def plain(character: str) -> str:
    """The name of a character, whichever side of the card lies up."""
    return character.removesuffix("_burdened")


# ---- when


@rule("F-244")
def test_the_road_opens_when_all_chapters_are_won(tmp_path: Path) -> None:
    def proposed(won: Sequence[int | str]) -> int | str:
        return Campaign(tmp_path / "we.json", CampaignFile("fellowship", "we", 3, won=tuple(won))).proposed()

    every = list(range(1, 19))
    assert proposed(every) == "road"
    for missing in every:
        assert proposed([chapter for chapter in every if chapter != missing]) == missing
    assert proposed([]) == 1


@rule("F-244")
@EVERY_COUNT
def test_after_the_last_chapter_the_road_can_be_played(players: int, tmp_path: Path) -> None:
    campaign = Campaign(tmp_path / "we.json", CampaignFile("fellowship", "we", players, won=tuple(range(1, 19))))
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
    for seed in range(1, 161):
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
    burdened = [character for character in gold if CHARACTERS[character].burdened]
    return gold, burdened, [character for character in pool if character in BLACK]


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
    places: Counter[int] = Counter()
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


@rule("F-251")
@EVERY_COUNT
@pytest.mark.parametrize("follows", [True, False])
def test_glamdring_is_spent_when_gandalf_does_not_follow_and_only_then(players: int, follows: bool) -> None:
    """The gift serves once: in the first trick Gandalf may play another suit than the one that Frodo led."""
    used = 0
    for seed in range(1, 21):
        cast = ["frodo", "celeborn", "gandalf", "barliman_butterbur"][: 3 if players in (2, 3) else 4]
        scene = on_the_road(cast, players, seed=seed, done=["rider"]).after_setup(wanting("LeaveLostCard", "ExchangeWithNobody", seed=seed))
        suits = {code[0] for code in scene.hand("gandalf").split()}
        leads = [name for name in scene.offered() if name.split()[1][0] in suits]
        if scene.asked != "frodo" or not leads or len(suits) == 1:
            continue
        led = leads[0].split()[1][0]
        scene.choose(leads[0]).play_until(lambda now: now.asked == "gandalf", seed=seed)
        names = [name for name in scene.offered() if (name.split()[1][0] == led) == follows]
        assert scene.asked == "gandalf" and names  # he is free to do either
        scene.choose(names[0])
        assert ("glamdring" in scene.board.spent) == (not follows)
        used += 1
    assert used > 5


@rule("F-252")
@EVERY_COUNT
def test_one_special_rider_is_drawn_of_five(players: int) -> None:
    riders = {scene.board.setup.rider for scene in deals("road", players, range(1, 101))}
    assert riders == (set(RIDERS) if players > 1 else set(RIDERS) - {"the_unseen"}) and len(RIDERS) == 5
    for seed in range(1, 21):
        scene = Scene.dealt("road", players, seed).after_setup(wanting("UseRider", seed=seed))
        assert {rider for rider in scene.board.riders if rider} <= {scene.board.setup.rider}
        assert sum(bool(rider) for rider in scene.board.riders) <= 1
