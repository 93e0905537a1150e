"""Set-up of chapter 1: the chapter card, the deal and the ring token (F-030 to F-041)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from onetable.games.fellowship.cards.catalogue import CATALOGUE
from onetable.games.fellowship.phases.plan_round import plan_for
from onetable.games.fellowship.pieces.playing_cards import ONE_RING_CARD, bits_of
from onetable.games.fellowship.plan import Plan
from onetable.games.fellowship.view import FellowshipView
from tests.games.fellowship.scenes import Scene, deals
from tests.rules import rule

HAND_SIZE = {2: 12, 3: 12, 4: 9}
COUNTS = pytest.mark.parametrize("players", [1, 2, 3, 4])


def plan_seen(view: FellowshipView) -> Plan:
    """What somebody can work out who has nothing but the table that a view shows, without all that is derived from it."""
    return plan_for(CATALOGUE, view.table.setup, view.table.event)


@rule("F-030", "F-031")
@COUNTS
def test_everybody_sees_the_chapter_its_characters_and_their_stars(players: int) -> None:
    scene = Scene.dealt(1, players)
    assert scene.game.decision is not None and not all(scene.board.cast)
    for view in scene.views():
        plan = plan_seen(view)
        assert plan.roster == ("frodo", "bilbo", "gandalf", "pippin")
        assert plan.required == {"frodo", "bilbo"}


@rule("F-031")
@pytest.mark.parametrize(
    ("chapter", "starred"),
    [
        (2, "frodo sam merry"),
        (3, "frodo farmer_maggot gildor_inglorion"),
        (6, "frodo tom_bombadil goldberry"),
        (7, "mr_underhill barliman_butterbur"),
        (9, "glorfindel"),
        (13, "frodo"),
    ],
)
def test_exactly_the_starred_characters_are_marked_before_the_choice(chapter: int, starred: str) -> None:
    for view in Scene.dealt(chapter, 4).views():
        assert plan_seen(view).required == set(starred.split())


@rule("F-032")
@COUNTS
def test_one_open_card_is_lost(players: int) -> None:
    for scene in deals(1, players, range(1, 31)):
        assert scene.board.lost.bit_count() == 1
        assert [word for word in scene.told(-1) if word.startswith("CardLost")] == [f"CardLost {scene.fact('lost')}"]
        assert all(view.table.lost == scene.board.lost for view in scene.views())


@rule("F-032")
@pytest.mark.parametrize(
    ("chapter", "lost"), [(5, {1: 1, 2: 2, 3: 2, 4: 1}), (6, {1: 0, 2: 0, 3: 0, 4: 0}), (17, {1: 1, 2: 1, 3: 1, 4: 1})]
)
def test_some_chapters_lose_two_cards_or_none(chapter: int, lost: dict[int, int]) -> None:
    """Judgement: chapter 5 loses two cards with 2 or 3 players, chapter 6 none."""
    for players, count in lost.items():
        assert Scene.dealt(chapter, players).board.lost.bit_count() == count


@rule("F-032")
def test_the_deck_is_shuffled() -> None:
    """Any card but the 1 of Rings is lost in some deal, and any card comes to any chair."""
    lost: Counter[str] = Counter()
    places: set[tuple[int, int]] = set()
    for scene in deals(1, 4, range(1, 401)):
        lost[scene.fact("lost")] += 1
        places |= {(chair, bit) for chair, hand in enumerate(scene.board.hands) for bit in bits_of(hand)}
    assert len(lost) == 36 and max(lost.values()) < 30
    assert len(places) == 4 * 37


@rule("F-033")
@COUNTS
def test_the_one_ring_is_never_lost(players: int) -> None:
    """One deal in 37 turns it up first: then another card is lost, and it lies in a hand."""
    for scene in deals(1, players, range(1, 301)):
        assert not scene.board.lost & ONE_RING_CARD
        assert sum(bool(cards & ONE_RING_CARD) for cards in (*scene.board.hands, scene.board.buried)) == 1


@rule("F-033")
def test_in_the_mirror_even_the_one_ring_may_be_lost() -> None:
    """Judgement: the card text of chapter 16 beats the general rule."""

    def loses_it(seed: int) -> bool:
        return bool(Scene.dealt(16, 4, seed).play_until(lambda scene: scene.board.lost > 0).board.lost & ONE_RING_CARD)

    assert any(loses_it(seed) for seed in range(1, 200))


@rule("F-034", "F-035", "F-036", "F-037")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_else_is_dealt(players: int) -> None:
    for scene in deals(1, players, range(1, 21)):
        board = scene.board
        assert [board.holding(chair) for chair in board.chairs()] == [HAND_SIZE[players]] * (4 if players == 4 else 3)
        assert not board.stock
        dealt = [bit for place in (*board.hands, board.buried, board.lost) for bit in bits_of(place)]
        assert sorted(dealt) == list(bits_of(board.deck)) and len(dealt) == 37


@rule("F-035")
def test_the_third_hand_of_two_players_is_the_pyramid() -> None:
    scene = Scene.dealt(1, 2)
    assert scene.board.pyramid is not None and len(scene.board.pyramid.places) == 12
    assert [hand.bit_count() for hand in scene.board.hands[:2]] == [12, 12]


@rule("F-038")
@pytest.mark.parametrize("chapter", [1, 6])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_player_sees_the_own_hand_and_of_the_others_only_how_many_cards(chapter: int, players: int) -> None:
    """But for what lies open: the pyramid's face-up cards, and in chapter 6 Goldberry's hand."""
    for scene in deals(chapter, players, range(1, 11)):
        scene.after_setup()
        board, hands = scene.board, scene.board.hands
        closed = [chair for chair in board.chairs() if not board.is_open(chair)]
        assert len(closed) == players - (chapter == 6 and not board.is_pyramid(scene.seat("goldberry")))
        for view in scene.views():
            assert [view.table.hands[chair] for chair in closed] == [hands[chair] if chair == view.seat else 0 for chair in closed]
            assert view.counts.hands == tuple(hand.bit_count() for hand in hands)


@rule("F-039", "F-075")
@COUNTS
def test_the_ring_token_starts_on_its_cannot_lead_side(players: int) -> None:
    for scene in deals(1, players, range(1, 11)):
        holder = scene.board.ring_holder
        assert scene.board.seat_of("frodo") == holder
        for view in scene.views():
            assert view.table.ring_holder == holder and view.table.broken is False
        scene.after_setup()
        assert scene.board.broken is False or scene.board.trick


@rule("F-040")
@COUNTS
def test_nobody_moves_a_card_in_the_choice_of_characters(players: int) -> None:
    """The 1 of Rings stays where it was dealt when its holder becomes Frodo."""
    for scene in deals(1, players, range(1, 21)):
        dealt = list(scene.board.hands), scene.board.buried
        assert "frodo" in scene.board.cast
        dice = Random(scene.board.dice.seed)
        while not all(scene.board.cast):
            assert (list(scene.board.hands), scene.board.buried) == dealt
            scene.take(dice.choice)
    scene = Scene(1, players=4, stage="characters", hands={2: "R1"})
    assert scene.board.cast[2] == "frodo" and "R1" in scene.hand(2)
