"""What a table may decide: for each option a position where its values differ."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from onetable.core.dice import Dice
from onetable.core.errors import BadInput
from onetable.games.fellowship.cards.chapters import CHAPTERS
from onetable.games.fellowship.options import OPTIONS
from onetable.games.fellowship.pieces.playing_cards import ONE_RING_CARD, RING_CARDS
from onetable.games.fellowship.table import FACE_DOWN, Options
from onetable.games.fellowship.view import UNKNOWN_CARD
from onetable.games.fellowship.words.choices import ChooseEvent, Give, TakeLostCard
from tests.games.fellowship.choosers import wanting
from tests.games.fellowship.last_tricks import end_round, last_trick
from tests.games.fellowship.scenes import BOOK, Chooser, Scene, deals

MORIA = ["the_doors_of_durin", "balins_tomb", "the_long_dark"]
BRIDGE = "the_bridge_of_khazad_dum"
first_of: Chooser = min  # the first choice by its name
ALL = ["frodo", "gandalf", "aragorn", "legolas", "gimli", "boromir", "sam", "merry", "pippin"]


# ---- the list


def test_every_option_is_described_and_its_first_value_is_the_default() -> None:
    assert tuple(option.name for option in OPTIONS) == Options.__struct_fields__
    for option in OPTIONS:
        assert option.values[0] == getattr(Options(), option.name)
        assert len(set(option.values)) == len(option.values) >= 2 and option.meaning.endswith(".")


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_a_value_that_does_not_exist_is_refused(option: Any) -> None:
    with pytest.raises(BadInput):
        Scene.dealt(1, 4, 1, options={option.name: "sometimes"})
    for value in option.values:
        assert getattr(Scene.dealt(1, 4, 1, options={option.name: value}).board.setup.options, option.name) == value


@pytest.mark.parametrize("chapter", [*CHAPTERS, "road"])
def test_naming_the_defaults_changes_nothing(chapter: int | str) -> None:
    for players in (1, 2, 3, 4):
        plain = Scene.dealt(chapter, players, 3).play_on(seed=3)
        named = Scene.dealt(chapter, players, 3, options=msgspec.to_builtins(Options())).play_on(seed=3)
        assert plain.told() == named.told()


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_whole_games_can_be_played_with_every_value(option: Any) -> None:
    for value in option.values[1:]:
        for chapter in (4, 5, 6, 8, 13, 14, 16, "road"):
            for players in (1, 2, 3, 4):
                for seed in (1, 2):
                    assert Scene.dealt(chapter, players, seed, options={option.name: value}).play_on(seed=seed).outcome in ("won", "lost")


# ---- aragorn_exchange


@pytest.mark.parametrize(
    ("value", "cast", "offered"),
    [
        ("gimli_or_legolas", ["frodo", "aragorn", "sam", "merry"], []),
        ("anyone", ["frodo", "aragorn", "sam", "merry"], ["frodo", "sam", "merry"]),
        ("gimli_or_legolas", ["frodo", "aragorn", "gimli", "legolas"], ["gimli", "legolas"]),
        ("anyone", ["frodo", "aragorn", "gimli", "legolas"], ["frodo", "gimli", "legolas"]),
    ],
)
def test_with_whom_aragorn_exchanges(value: str, cast: list[str], offered: list[str]) -> None:
    scene = Scene(13, 4, cast, stage="setup", options={"aragorn_exchange": value})
    scene.choose("PickThreat 2")
    if offered:
        assert scene.asked == "aragorn" and scene.offered() == [f"ExchangeWith {partner}" for partner in offered]
    else:
        assert "NoPartner aragorn" in scene.told()


def test_with_whom_the_golden_aragorn_exchanges() -> None:
    setup = {"pool": ["frodo", "gandalf", "aragorn_son_of_arathorn", "celeborn"], "gift": "glamdring", "rider": "terror"}
    for value, partners in (("gimli_or_legolas", 0), ("anyone", 2)):
        cast = ["frodo", "aragorn_son_of_arathorn", "celeborn"]
        scene = Scene("road", 3, cast, stage="setup", setup=setup, done=["rider"], options={"aragorn_exchange": value})
        scene.choose("PickThreat 2")
        assert len([name for name in scene.offered() if name.startswith("ExchangeWith") and scene.asked == cast[1]]) == partners


# ---- lost_card


@pytest.mark.parametrize(
    ("chapter", "cast", "event", "lost"),
    [
        (1, ["frodo", "gandalf", "bilbo"], "", "S5"),
        (5, ["frodo", "tom_bombadil", "sam"], "", "S5 S6"),
        (9, ["frodo", "glorfindel", "sam"], "", "S5"),
        (14, ["frodo", "gandalf_servant_of_the_secret_fire", "pippin"], BRIDGE, "H5 H6"),
    ],
)
def test_whether_the_lost_card_must_be_taken(chapter: int, cast: list[str], event: str, lost: str) -> None:
    taker = next(who for who in cast if who in ("gandalf", "tom_bombadil", "glorfindel", "gandalf_servant_of_the_secret_fire"))
    must = Scene(chapter, 3, cast, stage="setup", event=event, lost=lost, options={"lost_card": "mandatory"})
    assert "TakeLostCard" not in must.offered() and set(lost.split()) <= set(must.hand(taker).split()) and must.fact("lost") == ""
    may = Scene(chapter, 3, cast, stage="setup", event=event, lost=lost, options={"lost_card": "optional"})
    may.play_until(lambda now: bool(now.words(TakeLostCard)))
    assert may.asked == taker and may.offered() == ["TakeLostCard", "LeaveLostCard"]
    left = may.twin().choose("LeaveLostCard")
    assert left.fact("lost") == lost and not set(lost.split()) & set(left.hand(taker).split())
    taken = may.twin().choose("TakeLostCard")
    assert taken.fact("lost") == "" and set(lost.split()) <= set(taken.hand(taker).split())


def test_who_leaves_the_lost_card_keeps_no_card() -> None:
    for choice, kept in (("TakeLostCard", 1), ("LeaveLostCard", 0)):
        scene = Scene(1, 3, ["frodo", "gandalf", "bilbo"], stage="setup", options={"lost_card": "optional"})
        scene.after_setup(wanting(choice))
        assert scene.holding("gandalf") - scene.board.left == kept


# ---- deck_reveal


@pytest.mark.parametrize("value", ["before", "after"])
@pytest.mark.parametrize("chapter", [5, 14])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_when_old_forest_and_balrog_cards_are_turned_up(players: int, chapter: int, value: str) -> None:
    """Chapter 14: on the Bridge."""
    setup = {"done": MORIA, "finished": ALL} if chapter == 14 else {}
    number = 1 if chapter == 5 else 2 if players in (2, 3) else 3
    tricks = 0
    for seed in range(1, 16):
        scene = Scene.dealt(chapter, players, seed, options={"deck_reveal": value}, **setup)
        scene.after_setup(wanting(f"ChooseEvent {BRIDGE}", seed=seed))
        while scene.is_playing():
            assert len(scene.board.event_cards) == (number if value == "before" else 0)
            assert all(seen.table.event_cards == scene.board.event_cards for seen in scene.views())
            scene.take(first_of)
        heard = [word.split()[0] for word in scene.told() if word.startswith(("ForestShows", "BalrogShows", "Leads", "PlaysOutright"))]
        shown = [place for place, word in enumerate(heard) if word.endswith("Shows")]
        led = [place for place, word in enumerate(heard) if word == "Leads"]
        assert all(turned < lead if value == "before" else turned > lead for turned, lead in zip(shown, led, strict=False))
        assert scene.board.number <= len(shown) <= scene.board.number + (value == "before")
        tricks += scene.board.number
    assert tricks > 5


# ---- willow_next_leader


@pytest.mark.parametrize(("value", "leader"), [("leader", "frodo"), ("highest", "sam")])
def test_who_leads_after_the_willow_took_a_trick(value: str, leader: str) -> None:
    hands = {"frodo": "H1 H3 S1", "tom_bombadil": "H2 M1 S2 S3", "sam": "H4 M2 S4", "merry": "M8 M3 S5"}
    won = [["tom_bombadil", "S6 S7 S8"], ["frodo", "R1 R2 R3"], ["merry", "H6 H7"]]
    options = {"willow_next_leader": value}
    scene = Scene(5, 4, list(hands), hands, won=won, threats={"sam": 3}, leader="frodo", event_deck=[9], options=options)
    scene.choose("Play H1", "Play H2", "Play H4", "Play M8")
    assert "WillowTakesTrick 9" in scene.told() and not scene.outcome
    assert scene.fact("leader") == leader and scene.asked == leader


# ---- barrow_cards


def after_tom_has_drawn(players: int, value: str, seed: int) -> Scene:
    """Chapter 6, after the set-up: Tom has taken five barrow cards; with two or three players five more are left."""
    return Scene.dealt(6, players, seed, options={"barrow_cards": value}).after_setup(seed=seed)


@pytest.mark.parametrize("players", [2, 3])
def test_the_barrow_cards_that_tom_leaves_are_hidden(players: int) -> None:
    for seed in range(1, 6):
        scene = after_tom_has_drawn(players, "hidden", seed)
        assert scene.board.barrow.bit_count() == 5
        assert all(seen.table.barrow == 0 and seen.counts.barrow == 5 for seen in scene.views())


@pytest.mark.parametrize("players", [2, 3])
def test_the_barrow_cards_that_tom_leaves_are_shown(players: int) -> None:
    for seed in range(1, 6):
        scene = after_tom_has_drawn(players, "shown", seed)
        assert scene.board.barrow.bit_count() == 5
        assert all(seen.table.barrow == scene.board.barrow for seen in scene.views())


@pytest.mark.parametrize("players", [2, 3])
def test_in_every_imagined_world_the_shown_barrow_cards_lie_where_all_have_seen_them(players: int) -> None:
    scene = after_tom_has_drawn(players, "shown", 1)
    for seed in range(1, 6):
        for seen in scene.views():
            assert BOOK.imagine(seen, Dice(seed)).table.barrow == scene.board.barrow


@pytest.mark.parametrize("players", [2, 3])
def test_in_no_imagined_world_a_ring_lies_in_the_barrow(players: int) -> None:
    """The Rings were put aside before the barrow cards were drawn: everybody knows that."""
    scene = after_tom_has_drawn(players, "hidden", 1)
    for seed in range(1, 21):
        for seen in scene.views():
            assert not BOOK.imagine(seen, Dice(seed)).table.barrow & RING_CARDS


@pytest.mark.parametrize("value", ["hidden", "shown"])
@pytest.mark.parametrize("players", [1, 4])
def test_with_five_barrow_cards_tom_leaves_none(players: int, value: str) -> None:
    scene = after_tom_has_drawn(players, value, 1)
    assert scene.board.barrow == 0 and all(seen.counts.barrow == 0 for seen in scene.views())


# ---- small_pyramid


@pytest.mark.parametrize(("value", "hidden"), [("down", [0, 1, 2, 3, 4]), ("outer_up", [2, 3, 4])])
def test_which_upper_cards_of_the_small_pyramid_are_seen(value: str, hidden: list[int]) -> None:
    for chapter in (5, 6):
        for scene in deals(chapter, 2, range(1, 6), options={"small_pyramid": value}):
            for seen in scene.views():
                assert seen.table.pyramid is not None and seen.table.pyramid.rows == (2, 3, 4)
                assert [place for place, card in enumerate(seen.table.pyramid.places) if card == FACE_DOWN] == hidden
            assert scene.board.hands[2].bit_count() == 4  # seen or not, they stay covered
    for scene in deals(1, 2, range(1, 4), options={"small_pyramid": value}):  # the usual one is not touched
        assert scene.board.pyramid is not None and scene.board.pyramid.shown == 0b111110000101


# ---- fatty_gives


@pytest.mark.parametrize(("value", "arrived"), [("together", [9, 9, 9]), ("one_by_one", [9, 10, 9])])
def test_whether_fattys_cards_arrive_together(value: str, arrived: list[int]) -> None:
    scene = Scene(4, 4, ["frodo", "fatty_bolger", "merry", "sam"], stage="setup", options={"fatty_gives": value})
    assert scene.asked == "fatty_bolger"
    scene.choose(scene.offered()[0])
    gift = scene.told(-1)[-1:]
    assert [scene.holding(who) for who in ("frodo", "merry", "sam")] == arrived
    assert scene.asked == "fatty_bolger" and (gift == ["HandsOverUnseen fatty_bolger merry"]) == (value == "one_by_one")
    assert scene.view(2).table.picks == (((1, 2, UNKNOWN_CARD),) if value == "together" else ())
    while scene.asked == "fatty_bolger":
        scene.choose(scene.offered()[0])
    assert [scene.holding(chair) for chair in range(4)] == [10, 6, 10, 10]


# ---- shirt_covers_riders


@pytest.mark.parametrize(("value", "outcome"), [(False, "lost"), (True, "won")])
def test_whether_the_shirt_makes_up_for_a_riders_duty(value: bool, outcome: str) -> None:
    """Frodo carries the Shirt; whoever leads the last trick, a Hill, breaks the duty that Terror laid on him."""
    cast = ["frodo", "gandalf", "legolas_greenleaf"]
    setup = {"pool": cast, "gift": "mithril_shirt", "rider": "terror"}
    position: dict[str, Any] = {"setup": setup, "riders": {"frodo": "terror"}, "options": {"shirt_covers_riders": value}}
    scene = end_round(last_trick("road", 3, cast, **position))
    assert scene.duty("frodo") == "lost" and scene.outcome == outcome
    assert (scene.board.spent == ("mithril_shirt",)) == (outcome == "won")


@pytest.mark.parametrize("value", [False, True])
def test_the_shirt_makes_up_for_one_thing_only(value: bool) -> None:
    cast = ["frodo", "gandalf", "legolas_greenleaf"]
    setup = {"pool": cast, "gift": "mithril_shirt", "rider": "terror"}
    position: dict[str, Any] = {"setup": setup, "riders": {"frodo": "terror"}, "options": {"shirt_covers_riders": value}}
    assert end_round(last_trick("road", 3, cast, missing="legolas_greenleaf", **position)).outcome == "lost"


# ---- road_elrond


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("value", ["left_out", "frodo_two"])
def test_whether_elrond_walks_the_road_with_few_players(players: int, value: str) -> None:
    pools = [scene.board.setup.pool for scene in deals("road", players, range(1, 101), options={"road_elrond": value})]
    assert any("elrond" in pool for pool in pools) == (players == 4 or value == "frodo_two")


@pytest.mark.parametrize(("cast", "needed"), [(["frodo", "elrond", "gandalf"], 2), (["frodo", "celeborn", "gandalf"], 4)])
def test_beside_elrond_frodo_needs_two_rings(cast: list[str], needed: int) -> None:
    setup = {"pool": ["frodo", "gandalf", "elrond", "celeborn"], "gift": "glamdring", "rider": "terror"}
    hands = {who: f"H{rank} M{rank}" for rank, who in enumerate(cast, 1)}
    rings = ["R1", "R2", "R3", "R4", "R5"]
    for count in range(1, 5):
        won = [["frodo", rings[:count]], ["gandalf", rings[count:]], *[["celeborn", "S1 F1 M8"] for who in cast if who == "celeborn"]]
        scene = Scene("road", 3, cast, hands, setup=setup, won=won, leader="frodo", options={"road_elrond": "frodo_two"})
        assert (scene.verdict("frodo") == "sure") == (count >= needed)


# ---- event_chooser


@pytest.mark.parametrize("chapter", [14, 18])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_chooses_the_event(chapter: int, players: int) -> None:
    def choosers(value: str) -> set[tuple[int, int]]:
        scenes = list(deals(chapter, players, range(1, 61), options={"event_chooser": value}))
        assert all(scene.words(ChooseEvent) for scene in scenes)
        return {(scene.board.players[scene.board.ring_holder], scene.player) for scene in scenes}

    assert choosers("ring_holder") == {(seat, seat) for seat in range(players)}
    assert choosers("first_player") == {(seat, 0) for seat in range(players)}


# ---- mirror_one_ring


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("value", ["keep", "redraw"])
def test_whether_the_1_of_rings_may_be_lost_in_the_mirror(players: int, value: str) -> None:
    lost = 0
    for seed in range(1, 401):
        scene = Scene.dealt(16, players, seed, options={"mirror_one_ring": value})
        while scene.words(Give) and scene.board.ring_holder < 0:
            scene.take(first_of)
        told = [word for word in scene.told() if word.startswith("CardLost")]
        assert len(told) == 1
        if told == ["CardLost R1"]:
            lost += 1
            assert scene.board.cast[scene.board.ring_holder] == "frodo"  # the ring token lies with him
            assert not any(hand & ONE_RING_CARD for hand in scene.board.hands)
    assert (lost > 0) == (value == "keep")
