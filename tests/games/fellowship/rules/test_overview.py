"""Overview: who plays, what a trick is, that all win or lose together, and what a chapter fixes (F-001 to F-008)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from onetable.core.errors import BadInput
from onetable.games.fellowship.cards.chapters import CHAPTERS
from onetable.games.fellowship.pieces.playing_cards import bits_of
from tests.games.fellowship.scenes import BOOK, Scene, deals
from tests.rules import rule

ALL_CHAPTERS = pytest.mark.parametrize("chapter", range(1, 19))


@rule("F-001")
def test_one_to_four_people_play() -> None:
    assert list(BOOK.players) == [1, 2, 3, 4]
    for players in (1, 2, 3, 4):
        seated = Scene.dealt(1, players)
        assert set(seated.board.players) <= set(range(players))
        assert {person for scene in deals(1, players) for person in scene.board.players} == set(range(players))
    for players in (0, 5):
        with pytest.raises(BadInput, match="1 to 4 players"):
            Scene.dealt(1, players)


@rule("F-002")
def test_there_are_18_chapters() -> None:
    assert list(CHAPTERS) == list(range(1, 19))
    for chapter in (0, 19):
        with pytest.raises(BadInput, match="no chapter"):
            Scene.dealt(chapter)


@rule("F-003", "F-059")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_plays_one_card_to_each_trick(players: int) -> None:
    for scene in deals(2, players, range(1, 16)):
        dice = Random(scene.board.dice.seed)
        scene.after_setup(dice.choice)
        while scene.game.decision is not None:
            scene.play_trick(dice.choice)
            assert sorted(chair for chair, _ in scene.board.last_trick) == list(scene.board.chairs())
            assert scene.board.piles[-1].bit_count() == len(scene.board.last_trick)


@rule("F-004")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_player_takes_all_cards_of_a_trick(players: int) -> None:
    for scene in deals(3, players, range(1, 16)):
        dice = Random(scene.board.dice.seed)
        scene.after_setup(dice.choice)
        while scene.game.decision is not None:
            scene.play_trick(dice.choice)
            for pile in scene.board.piles:
                shares = [won & pile for won in scene.board.won]
                assert sorted(shares) == [0] * (len(shares) - 1) + [pile]


@rule("F-004")
def test_only_the_old_forest_can_take_a_trick_from_all() -> None:
    """Judgement: in chapter 5 the Willow may take a trick, and then nobody has won it."""
    scene = Scene(
        5,
        characters=["frodo", "tom_bombadil", "sam", "merry"],
        hands={"frodo": "H3 R1", "tom_bombadil": "H2 S1 S2", "sam": "H1 S3", "merry": "M1 S4"},
        won=[["tom_bombadil", "S5 S6 S7 S8"], ["frodo", "R2 R3 M7 M8"]],
        threats={"sam": 1},
        event_deck=[9],
    )
    scene.choose("Play H3", "Play H2", "Play H1", "Play M1")
    assert "WillowTakesTrick 9" in scene.told() and not any(word.startswith("WinsTrick") for word in scene.told())
    assert [scene.tricks(chair) for chair in range(4)] == [1, 1, 0, 0]
    assert "H3" not in " ".join(scene.won(chair) for chair in range(4))
    assert scene.board.piles[-1] == sum(1 << card for _, card in scene.board.last_trick)


@rule("F-005")
def test_all_win_together_or_lose_together() -> None:
    end: dict[str, Any] = {
        "characters": ["frodo", "bilbo", "pippin"],
        "players": 3,
        "hands": {"frodo": "H8", "bilbo": "H7", "pippin": "H6"},
    }
    tricks = [["bilbo", "S1 S2 S3"], ["bilbo", "M1 M2 M3"], ["bilbo", "F1 F2 F3"], ["frodo", "R2 R3 R4"]]
    for last, outcome in ((["pippin", "M4 M5 M6"], "lost"), (["frodo", "R5 R1 M6"], "won")):
        scene = Scene(1, **end, won=[*tricks, last])
        scene.play_on()
        result = BOOK.result(scene.game)
        assert result is not None and result.outcome == outcome
        assert result.scores == ((1.0,) * 3 if outcome == "won" else (0.0,) * 3)


@rule("F-005")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_outcome_has_a_single_winner(players: int) -> None:
    for scene in deals(1, players, range(1, 21)):
        result = BOOK.result(scene.play_on().game)
        assert result is not None
        assert result.outcome in ("won", "lost") and len(set(result.scores)) == 1 and len(result.scores) == players


@rule("F-006", "F-103")
@ALL_CHAPTERS
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_chapter_card_fixes_characters_special_rules_and_victory(chapter: int, players: int) -> None:
    """One set-up for all chapters reads the chapter card: nothing is known of a round that does not stand there."""
    card = CHAPTERS[chapter]
    plan = Scene.dealt(chapter, players).plan
    left_out = card.only_for_four if players in (2, 3) else ()
    assert set(plan.roster) <= {character for character in card.roster if character not in left_out}
    assert plan.required <= set(card.required)
    assert {gift: who for who, gift in plan.gifts.items()} == {gift: who for who, gift in card.gifts.items()}
    assert set(plan.rider_pairs.items()) >= set(card.riders.items())
    assert plan.threat_ranks == {"none": (), "black_riders": (1, 2, 3, 4), "seven": (1, 2, 3, 4, 5, 6, 7)}[card.threats.value]


LONG = {9, 13, 14, 17}
SPECIALS = {
    5: "old_man_willow_old_forest", 6: "barrow_wights_event", 8: "the_black_breath witch_king_morgul_knife", 9: "the_nine",
    11: "the_horn_of_gondor the_sword_that_was_broken", 12: "saruman_of_many_colours", 13: "mithril_shirt",
    14: "balins_tomb mithril_shirt the_bridge_of_khazad_dum the_doors_of_durin the_long_dark", 15: "blindfolded", 16: "the_mirror",
    17: "mithril_shirt the_anduin", 18: "group_1 group_2 the_breaking_of_the_fellowship_event",
}  # fmt: skip


@rule("F-006", "F-019")
@ALL_CHAPTERS
def test_every_chapter_card_names_its_victory_and_specials(chapter: int) -> None:
    card = CHAPTERS[chapter]
    assert card.long == (chapter in LONG)
    specials = [*card.events, *card.choice, *card.riders.values(), *card.gifts.values()]
    assert " ".join(sorted(specials)) == SPECIALS.get(chapter, "")


@rule("F-007")
@ALL_CHAPTERS
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_any_chapter_can_be_played_first(chapter: int, players: int) -> None:
    scene = Scene.dealt(chapter, players)
    assert not scene.board.finished and not scene.board.done
    assert scene.game.decision is not None and not scene.outcome
    assert scene.play_on().outcome in ("won", "lost")


@rule("F-004", "F-058")
def test_won_cards_and_cards_to_come_make_up_the_deal() -> None:
    for scene in deals(1, 4, range(1, 11)):
        dice = Random(scene.board.dice.seed)
        scene.after_setup(dice.choice)
        while scene.game.decision is not None:
            scene.play_trick(dice.choice)
            board = scene.board
            places = [*board.hands, *board.won, board.lost]
            assert sum(place.bit_count() for place in places) == 37
            assert sorted(bit for place in places for bit in bits_of(place)) == list(bits_of(board.deck))
