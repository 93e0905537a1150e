"""Chapter 14, The Mines of Moria: three events in any order, the Bridge last, the Shirt, one and two players (F-219 to F-226)."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from onetable.games.fellowship.pieces.playing_cards import MAIN_DECK, ONE_RING_CARD, SHADOWS, SUIT_CARDS
from onetable.games.fellowship.words.choices import ChooseEvent, Give
from tests.games.fellowship.choosers import wanting
from tests.games.fellowship.last_tricks import end_round, last_trick
from tests.games.fellowship.scenes import Scene, deals
from tests.rules import rule

DOORS, TOMB, DARK, BRIDGE = "the_doors_of_durin", "balins_tomb", "the_long_dark", "the_bridge_of_khazad_dum"
EVENTS = [DOORS, TOMB, DARK]
FOUND = {DOORS: "gandalf", TOMB: "gimli", DARK: "aragorn"}  # whom the event requires
ALL = ["frodo", "gandalf", "aragorn", "legolas", "gimli", "boromir", "sam", "merry", "pippin"]
SERVANT = "gandalf_servant_of_the_secret_fire"
EVERY_COUNT = pytest.mark.parametrize("players", [1, 2, 3, 4])


def party(players: int, event: str) -> list[str]:
    """Frodo, the one whom the event requires, and others to fill the chairs."""
    others = [character for character in ("sam", "merry", "legolas") if character != FOUND[event]]
    return ["frodo", FOUND[event], *others][: 3 if players in (2, 3) else 4]


def events_of(scene: Scene) -> list[str]:
    """The events that are offered, or the one that was chosen because there was no other."""
    return [word.event.key for word in scene.words(ChooseEvent)] or [scene.board.event]


# ---- the order of the events


@rule("F-219")
@EVERY_COUNT
def test_at_first_all_three_events_are_offered(players: int) -> None:
    for scene in deals(14, players, range(1, 11)):
        assert events_of(scene) == EVENTS


@rule("F-219")
@EVERY_COUNT
@pytest.mark.parametrize("order", list(permutations(EVENTS)), ids=" ".join)
def test_the_events_can_be_completed_in_any_order(players: int, order: tuple[str, ...]) -> None:
    done: tuple[str, ...] = ()
    for event in order:
        assert event in events_of(Scene.dealt(14, players, done=done))
        scene = end_round(last_trick(14, players, party(players, event), event=event, done=list(done)))
        done = scene.board.done
        assert not scene.outcome
    assert done == order


@rule("F-220")
@EVERY_COUNT
def test_the_bridge_comes_after_the_three_others(players: int) -> None:
    for count in range(3):
        for done in combinations(EVENTS, count):
            scene = Scene.dealt(14, players, done=done, finished=ALL)
            assert BRIDGE not in events_of(scene)
            if scene.words(ChooseEvent):
                assert scene.refused()[f"ChooseEvent {BRIDGE}"] == "OthersComeFirst"
    assert BRIDGE in events_of(Scene.dealt(14, players, done=EVENTS, finished=ALL))


@rule("F-220")
@EVERY_COUNT
def test_the_bridge_waits_until_all_others_can_cross_it(players: int) -> None:
    """Judgement: beside Frodo and the Servant there are 1 or 2 free chairs, and after the Bridge there is no other round."""
    free = 1 if players in (2, 3) else 2
    for unfinished in range(4):
        scene = Scene.dealt(14, players, done=EVENTS, finished=ALL[: len(ALL) - unfinished])
        assert (BRIDGE in events_of(scene)) == (unfinished <= free)
        if unfinished > free and scene.words(ChooseEvent):
            assert scene.refused()[f"ChooseEvent {BRIDGE}"] == "TooManyUnfinished"


@rule("F-220", "F-221")
@EVERY_COUNT
def test_with_the_bridge_the_chapter_is_won(players: int) -> None:
    cast = ["frodo", SERVANT, "pippin", "merry"][: 3 if players in (2, 3) else 4]
    finished = [character for character in ALL if character not in cast]
    scene = end_round(last_trick(14, players, cast, event=BRIDGE, done=EVENTS, finished=finished, event_deck=[1, 2, 3]))
    assert scene.outcome == "won" and scene.board.done == (*EVENTS, BRIDGE)


@rule("F-221")
@EVERY_COUNT
@pytest.mark.parametrize("missing", [*EVENTS, BRIDGE])
def test_the_chapter_stays_open_while_an_event_is_missing(players: int, missing: str) -> None:
    """All characters are finished; a round is won, but one of the three events, or the Bridge, has not been played."""
    done = [event for event in EVENTS if event != missing]
    scene = end_round(last_trick(14, players, party(players, DARK), event=DARK, done=done, finished=ALL))
    if missing == DARK:  # it has just been completed
        assert set(scene.board.done) == set(EVENTS)
    assert not scene.outcome and scene.board.round == 2 and BRIDGE not in scene.board.done


@rule("F-222")
@EVERY_COUNT
def test_only_the_long_dark_can_be_completed_again(players: int) -> None:
    scene = Scene.dealt(14, players, done=[DARK])
    assert events_of(scene) == EVENTS
    scene = Scene.dealt(14, players, done=[DOORS, DARK])
    assert events_of(scene) == [TOMB, DARK] and scene.refused()[f"ChooseEvent {DOORS}"] == "AlreadyCompleted"
    scene = Scene.dealt(14, players, done=[TOMB, DARK])
    assert events_of(scene) == [DOORS, DARK] and scene.refused()[f"ChooseEvent {TOMB}"] == "AlreadyCompleted"
    assert events_of(Scene.dealt(14, players, done=EVENTS)) == [DARK]  # nobody is finished yet: no Bridge
    cast = ["frodo", "aragorn", "sam", "merry"][: 3 if players in (2, 3) else 4]
    scene = end_round(last_trick(14, players, cast, event=DARK, done=EVENTS))
    assert {"frodo", "aragorn", "sam"} <= set(scene.board.finished) and scene.board.done == tuple(EVENTS)


# ---- the Mithril Shirt


@rule("F-223")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("event", EVENTS)
def test_a_round_that_the_shirt_rescued_completes_its_event(players: int, event: str) -> None:
    cast = ["frodo", FOUND[event], "boromir", "merry"][: 3 if players in (2, 3) else 4]
    scene = end_round(last_trick(14, players, cast, missing="boromir", event=event))
    assert "GoalSaved boromir mithril_shirt" in scene.told()
    assert scene.board.done == (event,) and scene.board.spent == ("mithril_shirt",)
    assert "boromir" in scene.board.finished and not scene.outcome
    without = end_round(last_trick(14, players, cast, missing="boromir", event=event, spent=["mithril_shirt"]))
    assert without.outcome == "lost" and without.board.done == ()


# ---- alone


def dark_set_up(players: int, seed: int) -> tuple[Scene, bool]:
    """A round of the Long Dark up to its first lead, and whether an exchange was put off until all others were agreed on."""
    scene = Scene.dealt(14, players, seed)
    pick = wanting(f"ChooseEvent {DARK}", "BeCharacter legolas", "BeCharacter gimli", "ExchangeWith", seed=seed)
    put_off = False
    while not scene.is_playing():
        put_off |= bool(scene.board.pacts)
        if scene.words(Give):
            card = scene.words(Give)[0].card.code
            scene.game.answer(0)
            last = [word for word in scene.told() if word.startswith("HandsOver ")][-1:]
            put_off |= not last or card not in last[0].split()
        else:
            scene.take(pick)
    return scene, put_off


@rule("F-224")
def test_alone_the_long_dark_hides_no_threat_and_puts_off_no_exchange() -> None:
    exchanged = 0
    for seed in range(1, 21):
        scene, put_off = dark_set_up(1, seed)
        threats = scene.board.threats
        assert sum(bool(ranks) for ranks in threats) >= 3  # Aragorn, Legolas and Gimli have theirs
        assert all(seen.table.threats == threats for seen in scene.views())
        assert not any("Hidden" in word for word in scene.told())
        assert not put_off
        exchanged += any(word.startswith("HandsOver ") for word in scene.told())
    assert exchanged == 20


@rule("F-224")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_others_the_long_dark_is_dark(players: int) -> None:
    for seed in range(1, 6):
        scene, put_off = dark_set_up(players, seed)
        assert put_off and scene.view(-1).table.threats == ((),) * len(scene.board.players)


@rule("F-225")
def test_alone_the_bridge_has_a_draw_deck_of_12() -> None:
    for seed in range(1, 31):
        scene = Scene.dealt(14, 1, seed, done=EVENTS, finished=ALL)
        scene.choose(f"ChooseEvent {BRIDGE}")
        board = scene.board
        assert board.deck == MAIN_DECK & ~SUIT_CARDS[SHADOWS] and board.deck.bit_count() == 29
        assert board.lost.bit_count() == 1 and not board.lost & ONE_RING_CARD
        assert [hand.bit_count() for hand in board.hands] == [4, 4, 4, 4] and board.hands[0] & ONE_RING_CARD
        assert board.stock.bit_count() == 12 and scene.view(0).counts.stock == 12
        assert board.stock | board.lost | sum(board.hands) == board.deck


# ---- two players


@rule("F-226")
def test_for_two_the_bridge_has_the_pyramid_of_chapter_5() -> None:
    for seed in range(1, 31):
        bridge = Scene.dealt(14, 2, seed, done=EVENTS, finished=ALL).choose(f"ChooseEvent {BRIDGE}")
        forest = Scene.dealt(5, 2, seed)
        for scene in (bridge, forest):
            pyramid = scene.board.pyramid
            assert pyramid is not None
            assert pyramid.rows == (2, 3, 4) and len(pyramid.places) == 9
            assert pyramid.shown == 0b111100000  # the row of 4 lies open, the five above face down
            assert scene.board.hands[2].bit_count() == 4 and scene.board.buried.bit_count() == 5
            assert [scene.holding(chair) for chair in range(3)] == [9, 9, 9] and scene.board.lost.bit_count() == 2
