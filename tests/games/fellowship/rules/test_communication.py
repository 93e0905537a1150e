"""Communication: what everybody may know and talk about, and what nobody may (F-085 to F-091).

There is no talk at this table yet; what can be said rests on what is shown, so views, journal and choices are tested.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from onetable.core.event import Event
from onetable.core.word import words_in
from onetable.games.fellowship.pieces.playing_cards import BITS, RING_CARDS, Card, Cards, code_line
from onetable.games.fellowship.view import FellowshipView
from onetable.games.fellowship.words.choices import BeCharacter
from tests.games.fellowship.scenes import Scene, deals
from tests.rules import rule

EVERY_CHAPTER = pytest.mark.parametrize(
    ("chapter", "players"), [(chapter, players) for chapter in (*range(1, 19), "road") for players in (1, 2, 3, 4)]
)


def moments(chapter: int | str, players: int, seed: int) -> Iterator[Scene]:
    """Every decision of one random game, and its end."""
    scene, dice = Scene.dealt(chapter, players, seed), Random(seed)
    while scene.game.decision is not None:
        yield scene
        scene.take(dice.choice)
    yield scene


def cards_seen(view: FellowshipView) -> Cards:
    """Every card that this person sees or has seen: the own hands, what lies open, what has been played."""
    table = view.table
    single = [card for _, card in table.trick] + [table.tucked[1], table.aside[1], table.laid[1]]
    if table.pyramid is not None:
        single += table.pyramid.places
    single += [card for _, _, card in table.picks]
    found = table.lost | table.buried
    for cards in (*table.hands, *table.won, *table.piles):
        found |= cards
    for card in single:
        found |= 1 << card if card >= 0 else 0
    return found


def cards_named(event: Event) -> Cards:
    """The cards that a line of the journal names."""
    return sum({1 << BITS[word] for word in words_in(event.word) if isinstance(word, Card)})


@rule("F-085", "F-086")
@EVERY_CHAPTER
def test_the_journal_tells_everybody_only_of_cards_that_he_has_seen(chapter: int | str, players: int) -> None:
    told, round_number = 0, 1
    earlier: list[FellowshipView] = []
    for scene in moments(chapter, players, seed=3):
        views = scene.views()
        news = scene.board.news or []
        # The last trick of a won round is cleared away before anybody can look again.
        for event in news[told:] if scene.board.round == round_number else ():
            for before, view in zip(earlier or views, views, strict=True):
                if event.is_seen_by(view.seat):
                    assert not cards_named(event) & ~(cards_seen(before) | cards_seen(view)), event
        told, earlier, round_number = len(news), views, scene.board.round


@rule("F-086", "F-038")
@pytest.mark.parametrize("chapter", [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 13, 14, 15, 17])
@pytest.mark.parametrize("players", [3, 4])
def test_a_view_is_the_same_whatever_the_others_hold(chapter: int, players: int) -> None:
    """Two others swap a card under the table: nobody else can see a difference, to the last byte."""
    dice = Random(chapter)
    swapped = 0
    for scene in moments(chapter, players, seed=4):
        if scene.game.decision is None:
            break
        one, other, *lookers = dice.sample(range(players), players)
        if any(scene.board.is_open(chair) or not scene.board.hands[chair] for chair in (one, other)):
            continue
        twin = scene.twin()
        hands = twin.board.hands
        there, here = (1 << dice.choice([bit for bit in range(48) if hands[chair] >> bit & 1]) for chair in (one, other))
        hands[one] ^= there | here
        hands[other] ^= there | here
        for looker in (-1, *lookers):
            assert twin.view(looker).encode() == scene.view(looker).encode()
        swapped += 1
    assert swapped > 5


@rule("F-086", "F-089")
def test_goldberrys_open_hand_is_everybodys_to_talk_about() -> None:
    """Judgement: her hand lies open, so it is no secret any more."""
    scene = Scene.dealt(6, 4).after_setup(lambda offered: "BeCharacter goldberry" if "BeCharacter goldberry" in offered else offered[0])
    goldberry = scene.seat("goldberry")
    assert scene.board.hands[goldberry].bit_count() == 8
    for view in scene.views():
        hidden = [chair for chair in range(4) if chair not in (goldberry, view.seat)]
        assert view.table.hands[goldberry] == scene.board.hands[goldberry]
        assert all(view.table.hands[chair] == 0 for chair in hidden)


@rule("F-087")
@EVERY_CHAPTER
def test_nobody_can_voice_a_preference_in_the_choice_of_characters(chapter: int | str, players: int) -> None:
    """All one can do is to take a character when it is one's turn: the words say no more, and nobody else has any."""
    assert BeCharacter.__struct_fields__ == ("character",)
    for scene in moments(chapter, players, seed=5):
        if not scene.words(BeCharacter):
            continue
        assert scene.game.decision is not None
        assert len(scene.words(BeCharacter)) == len(scene.game.decision.choices)
        for view in scene.views():
            assert bool(view.choices) == (view.seat == scene.player)


@rule("F-087")
def test_the_characters_on_offer_say_nothing_about_a_hand() -> None:
    """Who chooses second is offered the same with any cards."""
    offers = {tuple(Scene(3, players=4, stage="characters", hands={0: "R1"}, seed=seed).offered()) for seed in range(1, 21)}
    assert len(offers) == 1


@rule("F-088")
@pytest.mark.parametrize("chapter", [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 15, 16, 17, 18])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_goals_rules_and_progress_are_in_every_view(chapter: int, players: int) -> None:
    """The chapter with its rules, who is who, threats, tricks, won cards and how every goal stands; no threat is hidden here."""
    public = (
        "setup",
        "event",
        "cast",
        "threats",
        "declared",
        "riders",
        "taken",
        "won",
        "verdicts",
        "duties",
        "broken",
        "left",
        "event_cards",
    )
    for scene in moments(chapter, players, seed=6):
        views = scene.views()
        for name in public:
            assert all(getattr(view.table, name) == getattr(scene.board, name) for view in views), name


@rule("F-089")
@EVERY_CHAPTER
def test_open_cards_are_in_every_view(chapter: int | str, players: int) -> None:
    """Lost cards, open hands, face-up cards of the pyramid, cards laid aside face up, and the trick itself."""
    for scene in moments(chapter, players, seed=7):
        board = scene.board
        for view in scene.views():
            table = view.table
            assert table.lost == board.lost and table.aside == board.aside and table.laid == board.laid
            assert [table.hands[chair] for chair in board.chairs() if board.is_open(chair)] == [
                board.hands[chair] for chair in board.chairs() if board.is_open(chair)
            ]
            if board.pyramid is not None and table.pyramid is not None:
                shown = [place for place in range(len(board.pyramid.places)) if board.pyramid.shown >> place & 1]
                assert [table.pyramid.places[place] for place in shown] == [board.pyramid.places[place] for place in shown]
            assert len(table.trick) == len(board.trick)


@rule("F-089", "F-110")
def test_a_threat_is_in_every_view() -> None:
    scene = Scene(2, characters=["frodo", "sam", "merry", "pippin"], stage="setup")
    rank = scene.threat("sam")[0]
    assert all(view.table.threats == ((), (rank,), (), ()) for view in scene.views())
    assert f"DrawsThreat sam {rank}" in scene.told(-1)


@rule("F-090")
@EVERY_CHAPTER
def test_won_cards_lie_apart_from_the_hands(chapter: int | str, players: int) -> None:
    for scene in moments(chapter, players, seed=8):
        board = scene.board
        won = 0
        for pile in board.won:
            won |= pile
        places = [*board.hands, board.buried, board.stock, board.barrow, board.lost]
        assert not any(won & place for place in places)


@rule("F-091")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_won_cards_that_matter_are_shown(players: int) -> None:
    """Frodo's Rings lie open as a reminder."""
    rings = 0
    for scene in deals(2, players, range(1, 16)):
        scene.play_on()
        frodo = scene.seat("frodo")
        for view in scene.views():
            assert view.table.won[frodo] & RING_CARDS == scene.board.won[frodo] & RING_CARDS
        rings += (scene.board.won[frodo] & RING_CARDS).bit_count()
    assert rings > 0


@rule("F-091")
def test_sams_hills_card_is_shown_while_the_round_goes_on() -> None:
    scene = Scene(
        2,
        characters=["frodo", "sam", "merry", "pippin"],
        hands={"frodo": "H1 R1 R2", "sam": "H8 M1 M2", "merry": "H2 M3 M4", "pippin": "H3 M5 M6"},
        threats={"sam": 1},
    )
    scene.choose("Play H1", "Play H8", "Play H2", "Play H3")
    assert not scene.outcome and scene.verdict("sam") == "sure"
    assert all("H1" in code_line(view.table.won[1]) for view in scene.views())
