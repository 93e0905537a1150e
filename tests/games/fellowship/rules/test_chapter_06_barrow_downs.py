"""Chapter 6: barrow cards, Goldberry's open hand, Tom's five cards."""

from __future__ import annotations

import pytest

from onetable.games.fellowship.pieces.playing_cards import CARDS, bits_of, code_line
from onetable.games.fellowship.words.choices import BeCharacter
from onetable.games.fellowship.words.news import CardLost, NothingLost, TakesBarrowCards
from tests.games.fellowship.rules.play_through import held, moments, news, play_to_the_last_card, search, set_ups
from tests.games.fellowship.scenes import Scene, deals
from tests.rules import rule

TOM, GOLDBERRY = "tom_bombadil", "goldberry"
every_number = pytest.mark.parametrize("players", (1, 2, 3, 4))
several = pytest.mark.parametrize("players", (2, 3, 4))


def tricks_won(scene: Scene, who: str) -> list[int]:
    """The numbers of the tricks this character has won, from 1."""
    return [int(line.split()[2]) for line in scene.told() if line.startswith(f"WinsTrick {who} ")]


@rule("F-176", "F-177")
@every_number
def test_goldberry_fails_when_her_row_breaks_off_or_grows_too_long(players: int) -> None:
    missed = 0
    for seed in range(60):
        scene = Scene.dealt(6, players, seed)
        for moment in moments(scene, seed):
            if moment.board.number and moment.board.left < 4:  # the rule shows before
                break
        won = tricks_won(scene, GOLDBERRY)
        broken_off = 0 < len(won) < 3 and won[-1] < scene.board.number
        in_a_row = not won or won == list(range(won[0], won[0] + len(won)))
        failed = broken_off or len(won) > 3 or not in_a_row
        assert (scene.verdict(GOLDBERRY) == "lost") == failed
        missed += failed
    assert missed


@rule("F-176", "F-177")
@every_number
def test_goldberry_is_ahead_with_three_tricks_in_a_row(players: int) -> None:
    def has_three(scene: Scene) -> bool:
        return scene.board.left > 2 and scene.board.number > 2 and scene.tricks(GOLDBERRY) == 3 and scene.game.decision is not None

    def few_tricks_left(scene: Scene) -> bool:
        return scene.board.number > 0 and scene.board.left < 3

    found = list(filter(None, (search(start, has_three, too_late=few_tricks_left) for start in deals(6, players, range(5)))))
    assert found
    for scene in found:
        first, second, third = tricks_won(scene, GOLDBERRY)
        assert (second, third) == (first + 1, first + 2) and scene.verdict(GOLDBERRY) in ("ahead", "sure")


@rule("F-178")
@several
def test_goldberrys_hand_lies_open_for_all_the_whole_round(players: int) -> None:
    for seed in range(12):
        scene = Scene.dealt(6, players, seed).after_choice(seed=seed)
        chair = scene.seat(GOLDBERRY)
        if not scene.board.is_pyramid(chair) and "ShowsHand goldberry" not in scene.told():
            others = [view for view in scene.views() if view.seat != scene.board.players[chair]]
            assert all(view.table.hands[chair] == 0 for view in others)
        scene.after_setup(seed=seed)
        for moment in moments(scene, seed):
            if moment.board.number > 4:
                break
            assert moment.board.hands[chair] and all(view.table.hands[chair] == moment.board.hands[chair] for view in moment.views())


@rule("F-179")
@several
def test_goldberrys_hand_is_told_to_all_so_that_all_may_speak_of_it(players: int) -> None:
    for scene in set_ups(6, players, 10):
        for seat in range(-1, players):
            assert "ShowsHand goldberry" in scene.told(seat)
        public = scene.view(-1)
        assert public.table.hands[scene.seat(GOLDBERRY)] == scene.board.hands[scene.seat(GOLDBERRY)]
        closed = [chair for chair in scene.board.chairs() if chair != scene.seat(GOLDBERRY) and not scene.board.is_pyramid(chair)]
        assert closed and all(public.table.hands[chair] == 0 for chair in closed)  # of other hands nobody may speak


@rule("F-180")
@several
def test_tom_always_holds_five_cards_more_than_there_are_tricks(players: int) -> None:
    for seed in range(15):
        scene = Scene.dealt(6, players, seed).after_setup(seed=seed)
        assert [(word.who.key, word.count) for word in news(scene, TakesBarrowCards)] == [(TOM, 5)]
        before = -1
        for moment in moments(scene, seed):
            if moment.board.number > 5:
                break
            if moment.board.number > before:
                before = moment.board.number
                assert held(moment, TOM) == moment.board.left + 5


@rule("F-180")
@every_number
def test_tom_ends_with_five_cards(players: int) -> None:
    scene = next(filter(None, (play_to_the_last_card(start) for start in deals(6, players, range(1, 20)))))
    assert scene.holding(TOM) == 5
    assert [scene.holding(name) for name in scene.board.cast if name != TOM] == [0] * (len(scene.board.cast) - 1)


@rule("F-181")
@every_number
def test_no_card_is_lost_on_the_barrow_downs(players: int) -> None:
    for scene in set_ups(6, players):
        assert scene.fact("lost") == "" and not news(scene, CardLost) and len(news(scene, NothingLost)) == 1


@rule("F-182", "F-183")
def test_alone_five_barrow_cards_leave_the_deck() -> None:
    for scene in deals(6, 1, range(30)):
        board = scene.board
        dealt = [code for part in [*board.hands, board.stock] for code in code_line(part).split()]
        assert board.barrow.bit_count() == 5 and len(dealt) == len(set(dealt)) == 32
        assert sum(code.startswith("R") for code in dealt) == 5  # the Rings are shuffled in again
        assert board.stock.bit_count() == 16 and [hand.bit_count() for hand in board.hands] == [4, 4, 4, 4]


@rule("F-182")
@pytest.mark.parametrize(("players", "barrow"), [(1, 5), (2, 10), (3, 10), (4, 5)])
def test_no_ring_ever_lies_in_a_barrow(players: int, barrow: int) -> None:
    for scene in deals(6, players, range(40)):
        assert scene.board.barrow.bit_count() == barrow
        assert not [code for code in code_line(scene.board.barrow).split() if code.startswith("R")]


@rule("F-184")
def test_alone_goldberry_draws_four_cards_in_set_up() -> None:
    for scene in set_ups(6, 1, 30):
        assert held(scene, GOLDBERRY) == 8 and scene.board.stock.bit_count() == 12
        assert "DrawsUp goldberry 4" in scene.told()


@rule("F-185")
def test_alone_goldberry_is_never_refilled() -> None:
    for seed in range(20):
        scene, before = Scene.dealt(6, 1, seed).after_setup(seed=seed), -1
        for moment in moments(scene, seed):
            if moment.board.number > before:
                before = moment.board.number
                assert held(moment, GOLDBERRY) == 8 - before
                others = [name for name in moment.board.cast if name not in (TOM, GOLDBERRY)]
                assert [held(moment, name) for name in others] == [min(4, 8 - before)] * 2
        assert not [line for line in scene.told() if line.startswith("DrawsCards goldberry")]


@rule("F-185")
def test_alone_goldberrys_eight_cards_last_for_eight_tricks() -> None:
    scene = next(filter(None, (play_to_the_last_card(start) for start in deals(6, 1, range(1, 20)))))
    assert scene.board.number == 8 and scene.holding(GOLDBERRY) == 0


@rule("F-186")
def test_the_pyramid_of_the_barrow_downs_has_nine_cards() -> None:
    for scene in deals(6, 2, range(30)):
        pyramid = scene.board.pyramid
        assert pyramid is not None and pyramid.rows == (2, 3, 4) and len(pyramid.places) == 9
        seen = [card for card in scene.view(0).table.pyramid.places if card >= 0]  # type: ignore[union-attr]
        assert len(seen) == 4 == scene.board.hands[2].bit_count()


def games_with_pyramid(who: str, count: int = 12) -> list[Scene]:
    """Games for two in which the pyramid is this character, up to the set-up actions."""
    found = []
    for scene in deals(6, 2, range(60)):
        other = GOLDBERRY if who == TOM else TOM
        while scene.words(BeCharacter):
            scene.choose(f"BeCharacter {who if scene.chair == 2 else other}")
        found += [scene] if scene.seat(who) == 2 else []
    assert len(found) >= count  # in the others the pyramid holds the 1 of Rings and is Frodo
    return found[:count]


@rule("F-187")
def test_goldberry_as_the_pyramid_lies_open_but_the_top_five_stay_covered() -> None:
    asked = 0
    for scene in games_with_pyramid(GOLDBERRY):
        scene.after_setup()
        pyramid = scene.board.pyramid
        assert pyramid is not None
        for view in scene.views():
            assert view.table.pyramid is not None and view.table.pyramid.places == pyramid.places and min(pyramid.places) >= 0
        assert set(bits_of(scene.board.hands[2])) == set(pyramid.places[5:])
        covered = {f"Play {CARDS[card].code}" for card in pyramid.places[:5]}
        scene.play_until(lambda scene: scene.chair == 2)
        if scene.board.number == 0:
            asked += 1
            assert covered.isdisjoint(scene.offered())
            assert {name for name, reason in scene.refused().items() if reason == "IsCovered"} == covered
    assert asked


@rule("F-187")
def test_any_other_pyramid_keeps_its_top_five_face_down() -> None:
    for scene in games_with_pyramid(TOM):
        scene.after_setup()
        for view in scene.views():
            assert view.table.pyramid is not None and view.table.pyramid.places[:5] == (-2,) * 5


@rule("F-188")
def test_the_barrow_cards_of_a_pyramid_lie_open_beside_it_and_cover_nothing() -> None:
    for scene in games_with_pyramid(TOM):
        rows = scene.board.pyramid
        assert rows is not None
        beside = rows.places[9:]
        assert len(beside) == 5 and rows.shown >> 9 == 0b11111
        assert all(scene.board.hands[2] >> card & 1 for card in beside) and scene.board.hands[2].bit_count() == 9
        for view in scene.views():
            assert view.table.pyramid is not None and view.table.pyramid.places[9:] == beside
        scene.choose("ExchangeWith frodo") if scene.offered() == ["ExchangeWith frodo"] else None
        assert set(scene.offered()) == {f"Give {code} frodo" for code in code_line(scene.board.hands[2]).split()}


@rule("F-188")
def test_the_rows_of_toms_pyramid_come_free_while_barrow_cards_still_lie_there() -> None:
    freed = 0
    for seed, scene in enumerate(games_with_pyramid(TOM)):
        scene.after_setup(seed=seed)
        for moment in moments(scene, seed):
            pyramid = moment.board.pyramid
            assert pyramid is not None
            beside = [card for card in pyramid.places[9:] if card >= 0]
            for place, below in {2: (5, 6), 3: (6, 7), 4: (7, 8)}.items():
                card = pyramid.places[place]
                if card >= 0 and all(pyramid.places[other] < 0 for other in below) and not moment.board.trick:
                    assert moment.board.hands[2] >> card & 1
                    freed += bool(beside)
    assert freed
