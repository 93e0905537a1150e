"""Chapters without Frodo: who chooses first, who acts first, who leads."""

from __future__ import annotations

import pytest

from onetable.games.fellowship.pieces.names import Player, Pyramid
from onetable.games.fellowship.pieces.playing_cards import ONE_RING_CARD
from onetable.games.fellowship.words.choices import Give
from onetable.games.fellowship.words.news import BecomesCharacter, TakesLost, TakesRingToken
from tests.games.fellowship.rules.play_through import choices_made, news, set_ups
from tests.games.fellowship.scenes import Scene, deals
from tests.rules import rule

LEADERS = {7: "mr_underhill", 10: "elrond", 12: "gandalf", 15: "orophin_and_rumil"}
ACTS = (
    "TakesLost", "DrawsThreat", "ThreatRejected", "Exchanges", "NoPartner",
    "ExchangeUsedUp", "DeclinesExchange", "Tucks", "SetsAside", "LaysFirst",
)  # fmt: skip
every_number = pytest.mark.parametrize("players", (1, 2, 3, 4))
without_frodo = pytest.mark.parametrize("chapter", LEADERS)


def holder_of_the_ring(scene: Scene) -> int:
    """The chair that was dealt the 1 of Rings."""
    held = [chair for chair in scene.board.chairs() if scene.board.hands[chair] & ONE_RING_CARD]
    return held[0] if held else 2  # under the open cards of the pyramid


def acting(scene: Scene) -> list[str]:
    """The characters in the order of their set-up actions."""
    return list(dict.fromkeys([line.split()[1] for line in scene.told() if line.startswith(ACTS)]))


def choosing_chairs(scene: Scene) -> list[int]:
    """The chairs in the order in which they took their characters."""
    return [scene.board.cast.index(word.character.key) for word in news(scene, BecomesCharacter)]


@rule("F-131", "F-132")
@every_number
@without_frodo
def test_the_ring_holder_chooses_first_then_clockwise(chapter: int, players: int) -> None:
    holders = set()
    for scene in deals(chapter, players, range(30)):
        holder, chairs = holder_of_the_ring(scene), len(scene.board.players)
        assert scene.chair == holder and scene.player == scene.board.players[holder]
        assert len(scene.offered()) > 1
        scene.after_choice()
        assert choosing_chairs(scene) == [(holder + place) % chairs for place in range(chairs)]
        holders.add(holder)
    assert holders == ({0} if players == 1 else set(range(3 if players < 4 else 4)))


@rule("F-131", "F-132")
@every_number
def test_the_group_without_frodo_chooses_in_the_same_way(players: int) -> None:
    for scene in deals(18, players, range(20), done=["group_1"]):
        holder, chairs = holder_of_the_ring(scene), len(scene.board.players)
        assert scene.chair == holder
        scene.after_choice()
        assert "frodo" not in scene.board.cast
        assert choosing_chairs(scene) == [(holder + place) % chairs for place in range(chairs)]


@rule("F-133")
@every_number
@pytest.mark.parametrize("chapter", range(1, 19))
def test_the_holder_of_the_1_of_rings_takes_the_ring_token(chapter: int, players: int) -> None:
    for scene in deals(chapter, players, range(12)):
        scene.play_until(lambda scene: bool(news(scene, TakesRingToken)))
        taken = news(scene, TakesRingToken)
        assert len(taken) == 1
        if scene.board.lost & ONE_RING_CARD:
            assert chapter == 16  # the Mirror may lose it: then the token lies with Frodo
            continue
        holder = holder_of_the_ring(scene)
        assert scene.board.ring_holder == holder
        if chapter != 16:  # the Mirror seats the characters before it deals
            assert taken[0].who == (Pyramid() if scene.board.is_pyramid(holder) else Player(scene.board.players[holder]))


@rule("F-134")
@every_number
@without_frodo
def test_the_card_of_a_character_says_who_leads_first(chapter: int, players: int) -> None:
    for scene in set_ups(chapter, players, 25):
        assert scene.asked == LEADERS[chapter] and scene.fact("leader") == LEADERS[chapter]


@rule("F-134")
def test_without_such_a_card_the_ring_holder_leads() -> None:
    for scene in set_ups(18, 4, done=["group_1"]):
        assert scene.board.leader == scene.board.ring_holder


@rule("F-135")
@every_number
def test_elrond_acts_before_all_others(players: int) -> None:
    for scene in choices_made(10, players):
        assert not news(scene, TakesLost)
        picks = scene.words(Give)
        assert picks and scene.asked == ("elrond" if scene.seat("elrond") != 2 or players != 2 else scene.board.cast[0])


@rule("F-135")
@every_number
@pytest.mark.parametrize("chapter", (7, 12, 15))
def test_who_leads_acts_first_and_the_others_follow_clockwise(chapter: int, players: int) -> None:
    for scene in set_ups(chapter, players):
        order = acting(scene)
        first = scene.seat(LEADERS[chapter])
        clockwise = [scene.board.cast[chair] for chair in scene.board.clockwise(first)]
        assert order == [name for name in clockwise if name != "mr_underhill"]  # he has nothing to do


@rule("F-135")
@pytest.mark.parametrize("players", (2, 3, 4))
def test_without_frodo_the_flight_begins_with_glorfindel(players: int) -> None:
    for scene in deals(9, players, range(30), finished=["frodo"]):
        scene.after_choice(lambda names: min(names, key=lambda name: "frodo" in name))
        scene.after_setup()
        assert "frodo" not in scene.board.cast and acting(scene)[0] == "glorfindel"
