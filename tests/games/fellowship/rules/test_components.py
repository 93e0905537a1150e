"""Components: the main deck, tokens, character cards and chapter cards (F-009 to F-020)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.games.fellowship.blueprints import SetupAction
from onetable.games.fellowship.cards.chapters import CHAPTERS
from onetable.games.fellowship.cards.characters import CHARACTERS
from onetable.games.fellowship.phases.casting import open_events, required
from onetable.games.fellowship.pieces.names import Named
from onetable.games.fellowship.pieces.playing_cards import CARDS, ONE_RING_CARD, Card, bits_of
from onetable.games.fellowship.words.goals import SURE, Goal
from tests.games.fellowship.scenes import BOOK, Scene, deals
from tests.rules import rule

CHARACTER_CARDS = pytest.mark.parametrize("key", list(CHARACTERS))


WITHOUT_A_SUIT = {"old_man_willow_9": 9, "balrog_card": 5}  # they are only turned up from an event deck, never held or played


def all_cards(scene: Scene) -> list[Card]:
    """Every card that was shuffled: hands and lost card of a deal for four."""
    places = [*scene.board.hands, scene.board.lost]
    return [CARDS[bit] for place in places for bit in bits_of(place)]


@rule("F-009", "F-010", "F-011", "F-016", "F-073")
def test_the_main_deck_has_37_cards() -> None:
    """Four suits of 1 to 8, and Rings of 1 to 5: each card has a suit and a rank and is there once."""
    dealt = all_cards(Scene.dealt(1, 4))
    expected = [(suit, rank) for suit in ("hills", "mountains", "forests", "shadows") for rank in range(1, 9)]
    expected += [("rings", rank) for rank in range(1, 6)]
    assert len(dealt) == 37
    assert sorted((card.suit.value, card.rank) for card in dealt) == sorted(expected)


@rule("F-017")
@pytest.mark.parametrize("chapter", range(1, 19))
@pytest.mark.parametrize("players", [1, 4])
def test_there_are_five_suits_and_rivers_only_on_the_great_river(chapter: int, players: int) -> None:
    """Judgement: chapters 17 and 18 add Rivers as a sixth suit; an event may take a suit out of the deck."""
    suits = Counter(CARDS[bit].suit.value for bit in bits_of(Scene.dealt(chapter, players).plan.deck))
    five = {"hills": 8, "mountains": 8, "forests": 8, "shadows": 8, "rings": 5}
    removed = {"forests"} if chapter == 5 else set()
    added = {"rivers": 8} if chapter >= 17 else {}
    assert suits == {suit: count for suit, count in five.items() if suit not in removed} | added


@rule("F-016")
def test_every_playing_card_of_the_index_has_a_suit_and_a_rank() -> None:
    cards = [card for card in BOOK.cards() if card["kind"] == "playing_card"]
    assert len({card["id"] for card in cards}) == len(cards) >= 37
    suited = [card for card in cards if "suit" in card]
    for card in suited:
        assert card["word"].suit.value == card["suit"] and card["word"].rank == card["rank"] in range(1, 9)
    assert len(suited) == 37 + 8  # the main deck and the Rivers
    without = [(card["id"], card["rank"], card["word"]) for card in cards if card not in suited]
    assert without == [(key, rank, Named(key)) for key, rank in WITHOUT_A_SUIT.items()]


def stars(scene: Scene) -> int:
    """Stars on the table: on required characters until all are chosen, then on goals that are met for good."""
    board = scene.board
    return board.verdicts.count(SURE) if board.verdicts else 0 if all(board.cast) else len(required(board))


@rule("F-012")
@pytest.mark.parametrize("chapter", [*range(1, 19), "road"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_four_stars_are_enough(chapter: int | str, players: int) -> None:
    """Never more than the 4 stars of the box lie there, neither on required characters nor on goals."""
    scene, dice = Scene.dealt(chapter, players, 5), Random(5)
    while scene.game.decision is not None:
        assert stars(scene) <= 4
        scene.take(dice.choice)
    assert stars(scene) <= 4


@rule("F-012")
def test_four_stars_are_enough_for_the_last_event_of_moria() -> None:
    done = ["the_doors_of_durin", "balins_tomb", "the_long_dark"]
    for players, waiting in ((4, 2), (3, 1)):
        finished = ["sam", "merry", "pippin", "boromir", "legolas", "gandalf", "aragorn", "gimli"][waiting:]
        scene = Scene.dealt(14, players, done=done, finished=finished)
        assert "the_bridge_of_khazad_dum" in open_events(scene.board)
        scene.choose("ChooseEvent the_bridge_of_khazad_dum")
        assert stars(scene) == players <= 4


@rule("F-013", "F-039")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_chair_has_the_ring_token(players: int) -> None:
    """The holder of the 1 of Rings takes it after the deal and keeps it for the round."""
    for scene in deals(2, players, range(1, 21)):
        holders = [chair for chair in scene.board.chairs() if hand_and_pyramid(scene, chair) & ONE_RING_CARD]
        assert [scene.board.ring_holder] == holders
        assert sum(word.startswith("TakesRingToken") for word in scene.told()) == 1
        scene.play_on()
        assert [scene.board.ring_holder] == holders
        assert sum(word.startswith("TakesRingToken") for word in scene.told()) == 1
        assert all(view.table.ring_holder == holders[0] for view in scene.views())


def hand_and_pyramid(scene: Scene, chair: int) -> int:
    """All cards before a chair, covered ones included."""
    return scene.board.hands[chair] | (scene.board.buried if scene.board.is_pyramid(chair) else 0)


@rule("F-014")
def test_chapter_1_starts_from_five_open_cards() -> None:
    numbers = {card["id"]: card["number"] for card in BOOK.cards() if card["kind"] in ("character", "chapter")}
    assert numbers["a_long_expected_party"] == "1.01"
    assert sorted(numbers[character] for character in CHAPTERS[1].roster) == ["1.02", "1.03", "1.04", "1.05"]
    assert sorted(number for number in numbers.values() if number.startswith("1.")) == ["1.01", "1.02", "1.03", "1.04", "1.05"]


@rule("F-015")
def test_the_card_index_holds_every_sealed_card() -> None:
    """Slip: the booklet calls the 96 sealed cards main deck cards; they are chapters, characters, threats, events, gifts and riders."""
    numbers = {str(card.get("number", "")) for card in BOOK.cards()}
    sealed = [f"{pack}.{place:02}" for pack in (2, 3) for place in range(1, 49)]
    assert [number for number in sealed if number not in numbers] == []
    assert {number for number in numbers if number[:2] in ("2.", "3.")} == set(sealed)


@rule("F-018")
@CHARACTER_CARDS
def test_every_character_card_has_name_goal_and_perhaps_a_set_up_action(key: str) -> None:
    card = CHARACTERS[key]
    data = next(card for card in BOOK.cards() if card["id"] == key)
    assert data["word"] == card and isinstance(card.goal, Goal)
    assert all(isinstance(action, SetupAction) for action in card.setup)
    for language in LANGUAGES:
        book = BOOK.phrasebook(language)
        name, description = book.read(Named(key)), book.read(card)
        assert name and name != key
        goal, *_ = description.split("\n")
        assert book.read(card.goal).strip("。.").lower() in goal.lower()
        for action in card.setup:
            assert book.read(action).strip("。.").lower() in description.lower()


@rule("F-018")
def test_a_set_up_action_may_be_missing() -> None:
    without = {key for key, card in CHARACTERS.items() if not card.setup}
    assert without == {"frodo", "bilbo", "mr_underhill", "bilbo_baggins"}


@rule("F-019")
@pytest.mark.parametrize("chapter", range(1, 19))
def test_every_chapter_card_has_number_title_characters_and_victory(chapter: int) -> None:
    card: dict[str, Any] = dict(next(card for card in BOOK.cards() if card.get("chapter") == chapter and card["kind"] == "chapter"))
    assert len(set(card["characters"])) == len(card["characters"]) >= 4
    assert set(card["required"]) <= set(card["characters"]) <= set(CHARACTERS)
    assert isinstance(card["long"], bool)
    titles = {BOOK.phrasebook(language).read(Named(card["id"])) for language in LANGUAGES}
    assert all(titles) and len(titles) >= 3


@rule("F-020", "F-044")
@pytest.mark.parametrize("chapter", range(1, 19))
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_starred_character_is_chosen_in_the_end(chapter: int, players: int) -> None:
    """Judgement: a chooser is free as long as those after him can still cover all starred characters."""
    for scene in deals(chapter, players, range(1, 11)):
        scene.after_choice(seed=3)
        assert scene.plan.required <= set(scene.board.cast)


@rule("F-020")
def test_a_choice_that_leaves_out_a_starred_character_is_refused() -> None:
    scene = Scene(3, players=3, stage="characters", hands={0: "R1"})
    assert scene.asked == "1" and sorted(scene.offered()) == ["BeCharacter farmer_maggot", "BeCharacter gildor_inglorion"]
    assert scene.refused() == {
        "BeCharacter frodo": "AlreadyTaken",
        "BeCharacter sam": "StarsAreWaiting",
        "BeCharacter merry": "StarsAreWaiting",
        "BeCharacter pippin": "StarsAreWaiting",
    }
