"""Chapter 5: the Old Forest deck, the Willow, and what Tom keeps."""

from __future__ import annotations

import pytest

from onetable.games.fellowship.pieces.playing_cards import code_line
from onetable.games.fellowship.words.news import ForestShows, TakesLost, WillowTakesTrick
from tests.games.fellowship.rules.play_through import held, moments, news, play_to_the_last_card, rounds, set_ups
from tests.games.fellowship.scenes import BOOK, Scene, deals
from tests.rules import rule

TOM = "tom_bombadil"
KEEPS = {1: 1, 2: 2, 3: 2, 4: 1}
every_number = pytest.mark.parametrize("players", (1, 2, 3, 4))


@rule("F-168")
@every_number
def test_a_trick_of_the_willow_is_nobodys_and_costs_nothing_else(players: int) -> None:
    taken = survived = 0
    for seed in range(30):
        scene, seen = Scene.dealt(5, players, seed), 0
        before: tuple[list[int], list[int]] = ([], [])
        for moment in moments(scene, seed):
            if len(news(moment, WillowTakesTrick)) > seen:
                seen += 1
                survived += 1
                assert (moment.board.won, moment.board.taken) == before
            before = (moment.board.won[:], moment.board.taken[:])
        taken += len(news(scene, WillowTakesTrick))
        if scene.outcome == "lost":
            assert "lost" in scene.fact("verdicts").values()
    assert taken and survived


@rule("F-172")
@every_number
def test_the_willow_takes_exactly_what_a_lower_card_would_win(players: int) -> None:
    lower = equal = higher = 0
    for scene in rounds(5, players, range(1, 61)):
        shown, best, led, outright = 0, 0, "", False
        for line in scene.told():
            kind, *parts = line.split()
            if kind == "ForestShows":
                shown, best, led, outright = int(parts[0]), 0, "", False
            elif kind in ("Leads", "Plays"):
                led = led or parts[1][0]
                best = max(best, int(parts[1][1:])) if parts[1][0] == led else best
            elif kind == "PlaysOutright":
                led, outright = led or "R", True
            elif kind == "WillowTakesTrick":
                assert best < shown and not outright
                lower += 1
            elif kind == "WinsTrick" and not outright:
                assert best >= shown
                equal, higher = equal + (best == shown), higher + (best > shown)
    assert lower and equal and higher


@rule("F-169")
def test_the_9_of_the_willow_is_seen_in_chapter_5_only() -> None:
    for chapter in range(1, 19):
        for players in (2, 4):
            ranks = {word.rank for scene in rounds(chapter, players, range(8)) for word in news(scene, ForestShows)}
            assert (9 in ranks) == bool(ranks) == (chapter == 5)
    assert [card["id"] for card in BOOK.cards() if card.get("rank", 0) > 8] == ["old_man_willow_9"]


@rule("F-169")
@every_number
def test_the_old_forest_shows_nine_different_cards(players: int) -> None:
    shown = [[word.rank for word in news(scene, ForestShows)] for scene in rounds(5, players, range(40))]
    assert all(len(set(ranks)) == len(ranks) for ranks in shown)
    assert {rank for ranks in shown for rank in ranks} == set(range(1, 10))


@rule("F-170", "F-171")
@every_number
def test_tom_always_holds_his_extra_cards_more_than_there_are_tricks(players: int) -> None:
    for seed in range(20):
        scene = Scene.dealt(5, players, seed).after_setup(seed=seed)
        assert len(news(scene, TakesLost)) == KEEPS[players] and scene.fact("lost") == ""
        before = -1
        for moment in moments(scene, seed):
            if moment.board.number > before and players != 1:
                before = moment.board.number
                assert held(moment, TOM) == moment.board.left + KEEPS[players]


@rule("F-170", "F-171")
@every_number
def test_tom_ends_with_as_many_cards_as_were_lost(players: int) -> None:
    ended = list(filter(None, (play_to_the_last_card(scene) for scene in deals(5, players, range(4)))))
    assert ended
    for scene in ended:
        assert scene.holding(TOM) == KEEPS[players]
        assert [scene.holding(name) for name in scene.board.cast if name != TOM] == [0] * (len(scene.board.cast) - 1)


@rule("F-173", "F-174")
def test_alone_the_old_forest_is_built_before_the_deal() -> None:
    for scene in deals(5, 1, range(30)):
        board = scene.board
        cards = [*board.hands, board.lost, board.stock]
        codes = [code for part in cards for code in code_line(part).split()]
        assert len(codes) == len(set(codes)) == 29
        assert not [code for code in codes if code.startswith("F")]
        assert [hand.bit_count() for hand in board.hands] == [4, 4, 4, 4] and board.lost.bit_count() == 1
        assert board.stock.bit_count() == 12


@rule("F-175")
def test_the_pyramid_of_the_old_forest_has_rows_of_2_3_and_4() -> None:
    for scene in deals(5, 2, range(30)):
        pyramid = scene.board.pyramid
        assert pyramid is not None and pyramid.rows == (2, 3, 4) and len(pyramid.places) == 9
        assert scene.board.hands[2].bit_count() == 4 and scene.board.buried.bit_count() == 5


@rule("F-175")
def test_a_card_of_the_pyramid_is_free_when_the_two_below_it_are_gone() -> None:
    checked = 0
    for scene in set_ups(5, 2, 40):
        pyramid = scene.board.pyramid
        assert pyramid is not None
        start = list(pyramid.places[:9])
        covered_by = {0: (2, 3), 1: (3, 4), 2: (5, 6), 3: (6, 7), 4: (7, 8)}
        before = -1
        for moment in moments(scene):
            now = moment.board.pyramid
            assert now is not None
            if moment.board.number > before and not moment.board.trick:
                before = moment.board.number
                for place, below in covered_by.items():
                    there = now.places[place] == start[place]
                    free = all(now.places[other] == -1 for other in below)
                    assert not there or bool(moment.board.hands[2] >> start[place] & 1) == free
                    checked += there and free
    assert checked
