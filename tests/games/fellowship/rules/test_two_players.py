"""Two players and the pyramid: how it is built, who plays it, what of it can be played (F-261 to F-279)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from onetable.games.fellowship.cards.chapters import CHAPTERS
from onetable.games.fellowship.table import EMPTY, FACE_DOWN, Pyramid
from onetable.games.fellowship.words.choices import BeCharacter, Give, Play, PlayToWin
from onetable.games.fellowship.words.playing_cards import BITS, CARDS, ONE_RING_CARD, bits_of
from tests.games.fellowship.choosers import every_cast, seated, wanting
from tests.games.fellowship.scenes import Scene, deals
from tests.rules import rule

PYRAMID = 2  # its chair
OPEN_ROUND = [["frodo", "R2 R3 R4"], ["frodo", "R5 M5 M6"], ["bilbo", "F5 F6"], ["bilbo", "F7 F8"]]  # Bilbo still wants a third trick
USUAL = [chapter for chapter in CHAPTERS if chapter not in (5, 6, 14, 16, 17, 18)]  # 12 cards, and dealt before the choice


def pyramid_of(scene: Scene) -> Pyramid:
    """The pyramid as it lies."""
    found = scene.board.pyramid
    assert found is not None
    return found


def rows_of(pyramid: Pyramid) -> list[list[int]]:
    """Its places row by row, from the top."""
    rows, start = [], 0
    for size in pyramid.rows:
        rows.append(list(range(start, start + size)))
        start += size
    return rows


def free_cards(pyramid: Pyramid) -> set[int]:
    """Cards on which nothing lies: in each row the card i is covered by i and i + 1 of the next."""
    rows = rows_of(pyramid)
    covered_by = {place: (below[i], below[i + 1]) for row, below in zip(rows, rows[1:], strict=False) for i, place in enumerate(row)}
    return {
        card
        for place, card in enumerate(pyramid.places)
        if card != EMPTY and all(pyramid.places[cover] == EMPTY for cover in covered_by.get(place, ()))
    }


def bottom(pyramid: Pyramid) -> set[int]:
    """The cards of the lowest row."""
    return {pyramid.places[place] for place in rows_of(pyramid)[-1]} - {EMPTY}


def asked_cards(scene: Scene) -> set[int]:
    """The cards that are offered to be given or played."""
    return {BITS[word.card] for kind in (Give, Play, PlayToWin) for word in scene.words(kind)}  # type: ignore[type-var, attr-defined]


def whole_games(chapter: int | str, seeds: range) -> Iterator[Scene]:
    """The same scene at every decision of some games, played at random."""
    for seed in seeds:
        scene, dice = Scene.dealt(chapter, 2, seed), Random(seed)
        while scene.game.decision is not None and scene.board.round == 1:
            yield scene
            scene.take(dice.choice)


# ---- three hands


@rule("F-261")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_set_up_is_that_of_three_players(chapter: int) -> None:
    for two, three in zip(deals(chapter, 2, range(1, 6)), deals(chapter, 3, range(1, 6)), strict=True):
        assert (two.plan.deck, two.plan.hand_size, two.plan.lost_cards) == (three.plan.deck, three.plan.hand_size, three.plan.lost_cards)
        assert (two.plan.roster, two.plan.required, two.plan.threat_ranks) == (three.plan.roster, three.plan.required, three.plan.threat_ranks)
        if chapter != 16:  # the Mirror deals in portions
            assert [two.holding(chair) for chair in range(3)] == [three.holding(chair) for chair in range(3)]
            assert two.board.lost.bit_count() == three.board.lost.bit_count()


@rule("F-262")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_pyramid_is_a_third_player_with_a_character(chapter: int) -> None:
    for scene in deals(chapter, 2, range(1, 6)):
        scene.after_setup()
        assert len(scene.board.players) == 3 and scene.board.pyramid is not None
        assert scene.board.cast[PYRAMID] and len(set(scene.board.cast)) == 3
        if scene.game.decision is not None:
            scene.play_trick()
            assert sorted(chair for chair, _ in scene.board.last_trick) == [0, 1, 2]


@rule("F-262")
@pytest.mark.parametrize(("tricks", "outcome"), [(3, "won"), (2, "lost")])
def test_the_goal_of_the_pyramids_character_counts(tricks: int, outcome: str) -> None:
    won = [["frodo", "R1 R2 R3"], ["frodo", "R4 R5 M8"], *[["bilbo", f"M{rank} F{rank} S{rank}"] for rank in range(1, tricks)]]
    last = ["bilbo", "F8 S8 H1"] if tricks == 3 else ["gandalf", "F8 S8 H1"]
    hands: dict[str | int, str] = {"frodo": "H8", "gandalf": "H7", "bilbo": "H6"}
    scene = Scene(1, 2, ["frodo", "gandalf", "bilbo"], hands, won=[*won, ["gandalf", "M4"], last], leader="frodo")
    assert scene.play_on().outcome == outcome


@rule("F-263")
@pytest.mark.parametrize("chapter", [*CHAPTERS, "road"])
def test_all_decisions_of_the_pyramid_go_to_one_player_and_all_see_its_cards(chapter: int | str) -> None:
    decided = 0
    for scene in whole_games(chapter, range(1, 6)):
        if scene.board.ring_holder < 0:
            continue
        controller = scene.board.players[PYRAMID]
        assert controller in (0, 1)
        if scene.chair == PYRAMID:
            assert scene.player == controller
            decided += 1
        for seen in scene.views():
            assert seen.table.hands[PYRAMID] == scene.board.hands[PYRAMID]
    assert decided > 10


# ---- how it is built


@rule("F-264")
@pytest.mark.parametrize("chapter", USUAL)
def test_of_three_hands_of_12_one_is_the_pyramid(chapter: int) -> None:
    for scene in deals(chapter, 2, range(1, 31)):
        board, pyramid = scene.board, pyramid_of(scene)
        assert len(pyramid.places) == 12 and EMPTY not in pyramid.places and scene.holding(PYRAMID) == 12
        assert [board.hands[chair].bit_count() for chair in (0, 1)] == [12, 12]
        laid_out = sum(1 << card for card in pyramid.places)
        assert board.hands[0] | board.hands[1] | laid_out | board.lost == board.deck


@rule("F-265", "F-266", "F-267")
@pytest.mark.parametrize("chapter", USUAL)
def test_three_rows_of_which_all_see_the_same(chapter: int) -> None:
    for scene in deals(chapter, 2, range(1, 16)):
        true = pyramid_of(scene)
        for seen in scene.views():
            shown = seen.table.pyramid
            assert shown is not None and shown.rows == (3, 4, 5)
            top, middle, lowest = [[shown.places[place] for place in row] for row in rows_of(shown)]
            assert [card == FACE_DOWN for card in top] == [False, True, False]
            assert middle == [FACE_DOWN] * 4
            assert FACE_DOWN not in lowest
            assert all(card in (FACE_DOWN, true.places[place]) for place, card in enumerate(shown.places))
            down = {true.places[place] for place, card in enumerate(shown.places) if card == FACE_DOWN}
            assert not any(seen.table.buried >> card & 1 for card in down)  # the covered cards are not betrayed elsewhere


@rule("F-266", "F-267")
def test_each_row_covers_the_row_above() -> None:
    """A card comes free when both cards that overlap it are gone, never before."""
    freed = {0: 0, 1: 0, 2: 0}
    for chapter in (1, 2, 3, 7):
        for scene in whole_games(chapter, range(1, 16)):
            pyramid = pyramid_of(scene)
            if scene.board.trick or not scene.is_playing():
                continue
            assert set(bits_of(scene.board.hands[PYRAMID])) == free_cards(pyramid)
            for number, row in enumerate(rows_of(pyramid)):
                freed[number] += bool({pyramid.places[place] for place in row} & free_cards(pyramid))
    assert all(freed.values())


@rule("F-265")
def test_the_face_up_cards_of_the_top_row_can_be_seen_but_not_reached() -> None:
    places = "S8 M8 S7 F1 F2 F3 F4 H1 H2 H3 H4 H5"
    hands: dict[str | int, str] = {"frodo": "S1 S2 R1", "bilbo": "S3 S4 M1"}
    scene = Scene(1, 2, ["frodo", "bilbo", "gandalf"], hands, pyramid=places, leader="gandalf", left=3, won=OPEN_ROUND)
    assert scene.offered() == [f"Play H{rank}" for rank in (1, 2, 3, 4, 5)]
    assert {name: scene.refused()[name] for name in ("Play S8", "Play S7")} == {"Play S8": "IsCovered", "Play S7": "IsCovered"}
    assert "Play M8" not in scene.refused() and "Play F1" not in scene.refused()  # nobody knows them


# ---- who controls it


@rule("F-268", "F-271", "F-272")
@pytest.mark.parametrize("chapter", USUAL)
def test_the_holder_of_the_1_of_rings_controls_the_pyramid(chapter: int) -> None:
    holders = set()
    for scene in deals(chapter, 2, range(1, 61)):
        board = scene.board
        owner = next((chair for chair in (0, 1) if board.hands[chair] & ONE_RING_CARD), PYRAMID)
        holders.add(owner)
        assert board.ring_holder == owner
        assert board.players == (0, 1, owner if owner != PYRAMID else 1)  # chairs go clockwise: 1 is on the right of the pyramid
    assert holders == {0, 1, PYRAMID}


@rule("F-269")
@pytest.mark.parametrize("chapter", USUAL)
def test_the_controller_chooses_the_pyramids_character_and_plays_its_cards(chapter: int) -> None:
    chosen = played = 0
    for scene in whole_games(chapter, range(1, 13)):
        controller = scene.board.players[PYRAMID]
        if scene.words(BeCharacter) and scene.chair == PYRAMID:
            assert scene.player == controller
            chosen += 1
        elif scene.is_playing() and scene.board.turn == PYRAMID:
            assert scene.player == controller and asked_cards(scene) <= set(bits_of(scene.board.hands[PYRAMID]))
            played += 1
        elif scene.is_playing():
            assert scene.player == scene.board.turn
    assert played > 10 and (chosen or len(CHAPTERS[chapter].roster) == 3)


@rule("F-270")
@pytest.mark.parametrize(("rings", "outcome"), [("R1 R2 R3 R4", "won"), ("R1 R2 R3", "lost"), ("R1 R2", "lost")])
def test_frodo_needs_four_rings(rings: str, outcome: str) -> None:
    others = [["bilbo", f"M{rank} F{rank} S{rank}"] for rank in (1, 2, 3)]
    rest = [code for code in ("R2", "R3", "R4", "R5") if code not in rings.split()]
    won = [["frodo", rings], *others, ["gandalf", ["M4", *rest]]]
    hands: dict[str | int, str] = {"frodo": "H8", "gandalf": "H7", "bilbo": "H6"}
    scene = Scene(1, 2, ["frodo", "gandalf", "bilbo"], hands, won=won, leader="frodo")
    assert scene.play_on().outcome == outcome


@rule("F-271")
@pytest.mark.parametrize("chapter", [1, 2, 3, 4, 5, 6, 8, 11, 13, 17, "road"])
def test_a_pyramid_with_the_1_of_rings_is_frodo(chapter: int | str) -> None:
    buried = open_row = 0
    for scene in deals(chapter, 2, range(1, 61)):
        if scene.board.ring_holder != PYRAMID:
            continue
        for way in every_cast(scene):
            assert way.board.cast[PYRAMID] == "frodo"
        buried += bool(scene.board.buried & ONE_RING_CARD)
        open_row += bool(scene.board.hands[PYRAMID] & ONE_RING_CARD)
    assert buried and open_row


@rule("F-272")
@pytest.mark.parametrize("chapter", [1, 4, 8, 17, "road"])
def test_a_pyramid_that_is_frodo_is_played_by_the_player_on_its_right(chapter: int | str) -> None:
    found = 0
    for scene in deals(chapter, 2, range(1, 41)):
        if scene.board.ring_holder != PYRAMID:
            continue
        assert scene.board.players[PYRAMID] == 1
        scene.after_setup()
        if scene.game.decision is not None:
            assert scene.board.leader == PYRAMID and scene.player == 1  # it leads the first trick
            scene.take(lambda names: names[0])
            assert scene.board.turn == 0  # and the player on its left plays next
        found += 1
    assert found > 5


# ---- exchanges and cards gained in set-up


def exchanges(scene: Scene) -> set[tuple[str, str]]:
    """Who turned to whom."""
    return {(words[1], words[2]) for words in map(str.split, scene.told()) if words[0] == "Exchanges"}


@rule("F-273")
@pytest.mark.parametrize("chapter", [1, 2, 3, 8, 9, 10, 12, 13, 15, 17])
def test_the_pyramid_starts_and_joins_exchanges(chapter: int) -> None:
    started = joined = 0
    for seed in range(1, 41):
        scene = Scene.dealt(chapter, 2, seed).after_setup(seed=seed)
        pyramid = scene.board.cast[PYRAMID]
        started += any(who == pyramid for who, _ in exchanges(scene))
        joined += any(partner == pyramid for _, partner in exchanges(scene))
    assert started and joined


@rule("F-274")
@pytest.mark.parametrize("chapter", [1, 2, 3, 4, 7, 8, 9, 10, 12, 15, 17, "road"])
def test_only_uncovered_cards_of_the_bottom_row_are_exchanged(chapter: int | str) -> None:
    """And the 1 of Rings stays with Frodo, a card just received may go back, and Gandalf's lost card lies open as well."""
    asked = whole_row = 0
    for scene in whole_games(chapter, range(1, 21)):
        if not scene.words(Give) or scene.chair != PYRAMID:
            continue
        pyramid, offered = pyramid_of(scene), asked_cards(scene)
        beside = set(pyramid.places[sum(pyramid.rows) :]) - {EMPTY}
        promised = {card for giver, _, card in scene.board.picks if giver == PYRAMID}
        kept = set(bits_of(ONE_RING_CARD)) if scene.asked == "frodo" else set()
        assert offered == (bottom(pyramid) | beside) - kept - promised
        asked += 1
        whole_row += offered == bottom(pyramid) and len(offered) == 5
    assert asked and whole_row


@rule("F-274")
def test_a_card_received_takes_the_place_of_the_card_given() -> None:
    changed = 0
    for chapter in (1, 2, 3, 8, 9, 10):
        for seed in range(1, 16):
            scene = Scene.dealt(chapter, 2, seed)
            before = pyramid_of(scene)
            scene.after_setup(wanting("LeaveLostCard", seed=seed))
            after = pyramid_of(scene)
            assert after.rows == before.rows
            assert after.places[:7] == before.places[:7]  # the upper rows take no part
            assert EMPTY not in after.places[:12]  # no gap is left
            changed += after.places[7:12] != before.places[7:12]
    assert changed > 20


@rule("F-274")
@pytest.mark.parametrize("given", ["H1", "H3", "H5"])
def test_even_beside_another_gap_a_card_received_takes_the_place_of_the_card_given(given: str) -> None:
    """Shadowfax as the pyramid has tucked the 2 of Hills away before Boromir turns to him."""
    setup = {"pool": ["frodo", "gandalf", "boromir_son_of_denethor", "shadowfax"], "gift": "glamdring", "rider": "terror"}
    places = "S8 M8 S7 F1 F2 F3 F4 H1 H2 H3 H4 H5"
    cast = ["boromir_son_of_denethor", "frodo", "shadowfax"]
    hands: dict[str | int, str] = {"boromir_son_of_denethor": "S1"}
    scene = Scene("road", 2, cast, hands, stage="setup", setup=setup, pyramid=places, done=["rider"], lost="S2")
    scene.choose("TuckCard H2", "Give S1", f"Give {given}")
    expected = [code if code != given else "S1" for code in places.split()]
    assert [CARDS[card].code if card != EMPTY else "H2" for card in pyramid_of(scene).places[:12]] == expected


@rule("F-275")
def test_fattys_gift_lies_open_beside_the_pyramid_and_covers_nothing() -> None:
    for seed in range(1, 21):
        scene = Scene.dealt(4, 2, seed)
        while scene.asked != "fatty_bolger" or not scene.words(Give):
            scene.take(seated("merry", seed=seed))
        if scene.chair == PYRAMID:
            continue
        size = scene.holding(PYRAMID)
        scene.play_until(lambda now: now.holding(PYRAMID) > size, seed=seed)  # noqa: B023
        pyramid = pyramid_of(scene)
        place = len(pyramid.places) - 1
        gift = pyramid.places[place]
        assert pyramid.shown >> place & 1 and scene.board.hands[PYRAMID] >> gift & 1
        for seen in scene.views():
            assert seen.table.pyramid is not None and seen.table.pyramid.places[place] == gift
        assert set(bits_of(scene.board.hands[PYRAMID])) == bottom(pyramid) | {gift}  # as before, and the gift
        return
    raise AssertionError("in none of these deals Fatty gives to the pyramid")


@rule("F-275")
@pytest.mark.parametrize(("chapter", "gained", "open_at_first"), [(5, 2, 4), (6, 5, 4)])
def test_tom_as_the_pyramid_lays_his_cards_beside_it(chapter: int, gained: int, open_at_first: int) -> None:
    tried = 0
    for seed in range(1, 41):
        scene = Scene.dealt(chapter, 2, seed)
        if scene.board.ring_holder == PYRAMID:
            continue
        for way in every_cast(scene):
            if way.board.cast[PYRAMID] == "tom_bombadil":
                way.after_setup()
                pyramid = pyramid_of(way)
                beside = set(pyramid.places[9:])
                assert len(beside) == gained and EMPTY not in beside
                assert way.board.hands[PYRAMID].bit_count() == open_at_first + gained and way.board.buried.bit_count() == 5
                assert all(pyramid.shown >> place & 1 for place in range(5, 9 + gained))
                tried += 1
                break
    assert tried > 5


@rule("F-276")
@pytest.mark.parametrize("chapter", [1, 12, 13])
def test_gandalf_as_the_pyramid_lays_the_lost_card_beside_the_bottom_row(chapter: int) -> None:
    tried = 0
    for seed in range(1, 41):
        scene = Scene.dealt(chapter, 2, seed)
        for way in every_cast(scene):
            if way.board.cast[PYRAMID] == "gandalf" and tried < 40:
                way.play_until(lambda now: not now.board.lost, seed=seed)
                taken = next(word.split()[-1] for word in way.told() if word.startswith("TakesLost gandalf"))
                assert taken in [CARDS[card].code for card in pyramid_of(way).places[12:] if card != EMPTY]
                way.after_setup(seed=seed)
                assert way.holding(PYRAMID) == 13 and way.board.hands[PYRAMID].bit_count() == 6
                tried += 1
    assert tried > 5


# ---- play


@rule("F-277")
@pytest.mark.parametrize("chapter", [*CHAPTERS, "road"])
def test_only_uncovered_cards_are_played(chapter: int | str) -> None:
    played = 0
    for scene in whole_games(chapter, range(1, 6)):
        if scene.is_playing() and scene.chair == PYRAMID:
            aside = {card for chair, card in (scene.board.aside,) if chair == PYRAMID}
            assert asked_cards(scene) <= free_cards(pyramid_of(scene)) | aside
            played += 1
    assert played


PLACES = "H6 H7 H8 H5 M2 M3 M4 S1 S2 S3 F1 F2"  # a row of 3, of 4, of 5
ENDING: dict[str | int, str] = {"frodo": "H1 H2 R1", "bilbo": "H3 H4 M1"}


@rule("F-277")
def test_following_is_judged_by_the_uncovered_cards() -> None:
    """Judgement: the pyramid has Hills enough, but all of them are covered: it may play any card of the bottom row."""
    scene = Scene(1, 2, ["frodo", "bilbo", "gandalf"], ENDING, pyramid=PLACES, leader="frodo", left=3, won=OPEN_ROUND)
    scene.choose("Play H1", "Play H3")
    assert scene.chair == PYRAMID and scene.offered() == ["Play F1", "Play F2", "Play S1", "Play S2", "Play S3"]


@rule("F-277")
def test_the_pyramid_that_can_play_only_rings_may_lead_them() -> None:
    """Judgement: covered cards of other suits do not count."""
    rings = "H6 H7 H8 H5 M2 M3 M4 R2 R3 R4 R5 R1"
    hands: dict[str | int, str] = {"bilbo": "H1 H2 S4", "gandalf": "H3 H4 S5"}
    scene = Scene(1, 2, ["bilbo", "gandalf", "frodo"], hands, pyramid=rings, leader="frodo", left=3)
    assert scene.chair == PYRAMID and scene.offered() == ["Play R1", "PlayToWin R1", "Play R2", "Play R3", "Play R4", "Play R5"]


@rule("F-278")
@pytest.mark.parametrize(("chapter", "size"), [(1, 5), (3, 5), (7, 5), (10, 5), (5, 4), (6, 4), (17, 5), (18, 5)])
def test_at_first_only_the_bottom_row_is_uncovered(chapter: int, size: int) -> None:
    for scene in deals(chapter, 2, range(1, 16)):
        assert set(bits_of(scene.board.hands[PYRAMID])) == bottom(pyramid_of(scene))
        assert scene.board.hands[PYRAMID].bit_count() == size


@rule("F-279")
def test_a_card_is_turned_up_at_the_end_of_the_trick_and_not_before() -> None:
    """S1 is gone; S2 leaves in this trick: the 5 of Hills, which both covered, comes free when the trick is over."""
    hands: dict[str | int, str] = {"gandalf": "S4 S5 S6", "bilbo": "S7 S8 F3"}
    scene = Scene(1, 2, ["gandalf", "bilbo", "frodo"], hands, pyramid=PLACES, leader="frodo", left=3, won=OPEN_ROUND[:3])
    scene.choose("Play S1", "Play S4", "Play S7")
    assert scene.board.leader == 1 and "H5" not in scene.hand(PYRAMID)
    scene.choose("Play S8")
    assert scene.chair == PYRAMID
    scene.choose("Play S2")  # the trick is not over: the 5 of Hills is free, but lies face down
    assert scene.board.trick and "H5" not in scene.hand(PYRAMID)
    for seen in scene.views():
        assert seen.table.pyramid is not None and seen.table.pyramid.places[3] == FACE_DOWN
    scene.choose("Play S5")
    assert not scene.board.trick and "H5" in scene.hand(PYRAMID)
    assert "PlaceTurnedUp H5" in scene.told(0) and "PlaceTurnedUp H5" in scene.told(-1)
    for seen in scene.views():
        assert seen.table.pyramid is not None and CARDS[seen.table.pyramid.places[3]].code == "H5"


@rule("F-279")
@pytest.mark.parametrize("chapter", [1, 4, 5, 9, 17])
def test_in_real_games_cards_are_turned_up_between_tricks_only(chapter: int) -> None:
    turned = 0
    for seed in range(1, 11):
        scene, dice = Scene.dealt(chapter, 2, seed).after_setup(seed=seed), Random(seed)
        while scene.game.decision is not None and scene.board.round == 1:
            number, shown = scene.board.number, pyramid_of(scene).shown
            scene.take(dice.choice)
            if scene.board.round != 1 or scene.board.pyramid is None:
                break
            if scene.board.number == number:
                assert pyramid_of(scene).shown == shown
            elif not scene.board.trick:
                assert set(bits_of(scene.board.hands[PYRAMID])) == free_cards(pyramid_of(scene))
                turned += pyramid_of(scene).shown != shown
    assert turned > 10
