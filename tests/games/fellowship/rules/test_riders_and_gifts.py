"""Special riders, events and gifts: where they come into play and what they do there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from onetable.games.fellowship.cards.chapters import CHAPTERS
from onetable.games.fellowship.cards.events import EVENTS
from onetable.games.fellowship.mechanics.carried_gifts import carried_gift
from onetable.games.fellowship.words.choices import PickRange, PickThreat
from onetable.games.fellowship.words.news import HasGift, NamesSuits, TakesRange
from tests.games.fellowship.rules.play_through import news, set_ups, won_by
from tests.games.fellowship.scenes import Scene, deals
from tests.rules import rule

every_number = pytest.mark.parametrize("players", (1, 2, 3, 4))
every_chapter = pytest.mark.parametrize("chapter", range(1, 19))


def ranks(deck: int) -> list[int]:
    """The ranks of a threat deck."""
    return [rank for rank in range(64) if deck >> rank & 1]


# ---- riders


@rule("F-116")
@every_number
@every_chapter
def test_no_special_rider_lies_in_the_threat_deck(chapter: int, players: int) -> None:
    full = [] if chapter in (1, 10, 11, 12) else [1, 2, 3, 4] if chapter < 10 else [1, 2, 3, 4, 5, 6, 7]
    for scene in set_ups(chapter, players, 8):
        drawn = [rank for threat in scene.board.threats for rank in threat] if chapter != 11 else []
        assert sorted([*drawn, *ranks(scene.board.threat_deck)]) == full


KNIFE = ["frodo", "merry", "strider", "pippin"]


@rule("F-117")
@pytest.mark.parametrize(
    ("rings", "led", "goal", "duty", "outcome"),
    [
        ("R2 R3", "F8", "sure", "sure", "won"),
        ("R2 R3", "R5", "sure", "lost", "lost"),
        ("M4", "F8", "lost", "sure", "lost"),
    ],
)
def test_the_owner_of_a_rider_must_meet_goal_and_rider(rings: str, led: str, goal: str, duty: str, outcome: str) -> None:
    won = [("strider", "H2 M2 F2 S2"), ("strider", "H3 M3 F3 S3"), ("merry", "H1 M1 F1 S1"), ("frodo", rings)]
    hands = {"frodo": led, "merry": "H5", "strider": "H7", "pippin": "M5"}
    scene = Scene(8, 4, KNIFE, hands, won=won, threats={"strider": 1}, declared={"strider": "more"}, broken=True, leader="frodo")
    scene.play_on()
    assert (scene.verdict("frodo"), scene.duty("frodo"), scene.outcome) == (goal, duty, outcome)


@rule("F-117")
def test_a_rider_does_not_forbid_what_it_punishes() -> None:
    hands = {"frodo": "R2 H1", "merry": "H2 H3", "strider": "H4 H5", "pippin": "H6 H7"}
    scene = Scene(8, 4, KNIFE, hands, won=[("merry", "M1"), ("frodo", "R3")], threats={"strider": 1}, broken=True, leader="frodo")
    assert scene.offered() == ["Play H1", "Play R2"]


@rule("F-118", "F-195")
@every_number
@every_chapter
def test_riders_come_only_in_chapters_8_and_9(chapter: int, players: int) -> None:
    riders = {rider for scene in set_ups(chapter, players, 10) for rider in scene.board.riders if rider}
    if chapter == 8:
        assert riders == {"witch_king_morgul_knife", "the_black_breath"}
    else:
        assert bool(riders) == (chapter == 9)


@rule("F-118")
@every_number
def test_the_road_has_one_rider(players: int) -> None:
    used = [scene.after_setup(max).board.riders for scene in deals("road", players, range(10))]  # UseRider comes after KeepRider
    assert all(sum(map(bool, riders)) <= 1 for riders in used) and any(map(any, used))


# ---- events

CHANGED: dict[int, Callable[[Scene], bool]] = {
    5: lambda scene: "ForestShows" in kinds_told(scene),
    6: lambda scene: "NothingLost" in kinds_told(scene) and "TakesBarrowCards" in kinds_told(scene),
    9: lambda scene: "GetsRider" in kinds_told(scene),
    12: lambda scene: next(line for line in scene.told() if line.startswith("Leads")).startswith("Leads gandalf"),
    14: lambda scene: scene.board.event in EVENTS,
    15: lambda scene: "PlaysFaceDownCard" in kinds_told(scene),
    16: lambda scene: kinds_told(scene).index("HandsOver") < kinds_told(scene).index("CardLost"),
    17: lambda scene: scene.board.deck.bit_count() == 45,
    18: lambda scene: scene.board.deck.bit_count() == 45 and scene.board.event.startswith("group"),
}


def kinds_told(scene: Scene) -> list[str]:
    """What kinds of news there were."""
    return [line.split()[0] for line in scene.told()]


@rule("F-119")
@every_chapter
def test_these_chapters_have_events_and_obey_them(chapter: int) -> None:
    events = [key for key in (*CHAPTERS[chapter].events, *CHAPTERS[chapter].choice) if key in EVENTS]
    assert bool(events) == (chapter in CHANGED)
    for scene in deals(chapter, 4, range(5)):
        scene.play_until(lambda scene: scene.board.number == 1)
        assert chapter not in CHANGED or CHANGED[chapter](scene)


# ---- gifts

GIFTS = {
    11: {"aragorn": "the_sword_that_was_broken", "boromir": "the_horn_of_gondor"},
    13: {"frodo": "mithril_shirt"},
    14: {"frodo": "mithril_shirt"},
    17: {"frodo": "mithril_shirt"},
}


@rule("F-127", "F-128")
@every_number
@every_chapter
def test_gifts_lie_by_the_characters_that_the_chapter_names(chapter: int, players: int) -> None:
    for scene in set_ups(chapter, players, 8):
        wanted = GIFTS.get(chapter, {})
        carried = {name: carried_gift(scene.board, chair) for chair, name in enumerate(scene.board.cast)}
        assert {name: gift for name, gift in carried.items() if gift} == wanted
        assert {word.who.key: word.gift.key for word in news(scene, HasGift)} == wanted


@rule("F-128")
@pytest.mark.parametrize("players", (1, 2, 3, 4))
@pytest.mark.parametrize("chapter", (12, 13, 14, 15, 17))
def test_sword_and_horn_do_not_come_along_to_later_chapters(chapter: int, players: int) -> None:
    for scene in deals(chapter, players, range(20)):
        scene.after_setup(lambda names: min(names, key=lambda name: "aragorn" not in name and "boromir" not in name))
        assert not news(scene, TakesRange) and not news(scene, NamesSuits)
        if "aragorn" in scene.board.cast:
            assert len(scene.threat("aragorn")) == 1


@rule("F-129", "F-130", "F-210")
@every_number
def test_the_sword_offers_three_ranges_in_place_of_a_threat(players: int) -> None:
    for scene in deals(11, players, range(10)):
        asked = []
        while not scene.is_playing():
            assert not scene.words(PickThreat)
            if scene.words(PickRange):
                asked.append(scene.asked)
                assert scene.offered() == ["PickRange 1 2", "PickRange 3 4", "PickRange 5 6"]
                scene.choose("PickRange 3 4")
            else:
                scene.take(min)
        assert asked == ["aragorn"] and scene.threat("aragorn") == (3, 4)
        assert not [line for line in scene.told() if line.startswith(("DrawsThreat", "TakesThreat"))]


@rule("F-129")
def test_on_the_road_the_sword_leaves_the_threat_deck_alone() -> None:
    pool = ["frodo", "gandalf", "aragorn_son_of_arathorn", "gimli_son_of_gloin", "legolas_greenleaf", "samwise_gamgee", "elrond"]
    setup: dict[str, Any] = {"pool": pool, "gift": "the_sword_that_was_broken", "rider": "terror"}
    for scene in deals("road", 4, range(10), **setup):
        scene.after_setup(lambda names: min(names, key=lambda name: "aragorn" not in name))
        assert len(scene.threat("aragorn_son_of_arathorn")) == 2
        drawn = [threat[0] for threat in scene.board.threats if len(threat) == 1]
        assert sorted([*drawn, *ranks(scene.board.threat_deck)]) == [1, 2, 3, 4, 5, 6, 7]


@rule("F-130")
@pytest.mark.parametrize("ranks_chosen", [(1, 2), (3, 4), (5, 6)])
@pytest.mark.parametrize("tricks", range(8))
def test_aragorn_wins_a_number_of_tricks_in_his_range(ranks_chosen: tuple[int, int], tricks: int) -> None:
    won = [*won_by(*["aragorn"] * tricks, suits="HF"), ("frodo", "R2 R3"), ("gloin", "M8")]
    hands = {"frodo": "S1", "aragorn": "S2", "boromir": "S8", "gloin": "S3"}
    scene = Scene(11, 4, ["frodo", "aragorn", "boromir", "gloin"], hands, won=won, threats={"aragorn": ranks_chosen}, leader="boromir")
    scene.play_on()
    assert scene.tricks("aragorn") == tricks
    assert scene.verdict("aragorn") == ("sure" if tricks in ranks_chosen else "lost")
