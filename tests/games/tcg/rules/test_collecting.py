"""What collectors must know: rarities, codes, and what is in a box (T-009 to T-017)."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from onetable.core.errors import BadInput
from onetable.games.tcg.card_names import find_card
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.decklist import DECKS, DeckList, deck
from tests.games.tcg.scenes import RULEBOOK
from tests.rules import rule

CODE = re.compile(r"(?P<set>\d)(?P<rarity>[A-Z])(?P<number>\d+)")
BOXES = {"aragorn_retail": "1P365", "gandalf_retail": "1P364"}  # and the premium card that gives the box its name


def parts(code: str) -> tuple[int, str, int]:
    """Set, rarity and number of a code."""
    found = CODE.fullmatch(code)
    assert found is not None, code
    return int(found["set"]), found["rarity"], int(found["number"])


def contents(box: DeckList) -> Counter[str]:
    """Every card of a box."""
    return Counter([box.ring_bearer, box.ring, *box.sites]) + Counter(dict(box.draw))


@rule("T-009", "T-012")
def test_the_set_has_121_cards_of_each_rarity_and_two_premium_cards() -> None:
    assert Counter([parts(card["id"])[1] for card in RULEBOOK.cards()]) == {"R": 121, "U": 121, "C": 121, "P": 2}


@rule("T-010")
def test_a_code_is_the_set_then_the_rarity_then_the_number() -> None:
    codes = [parts(card["id"]) for card in RULEBOOK.cards()]
    assert {code[0] for code in codes} == {1}
    assert [code[2] for code in codes] == list(range(1, 366))


@rule("T-011")
def test_card_34_of_the_first_set_is_rare() -> None:
    assert parts(find_card("1R34").id) == (1, "R", 34)
    assert find_card("1r34").name == "Celeborn, Lord of Lórien"
    for wrong in ("1U34", "1C34", "2R34"):
        with pytest.raises(BadInput, match=wrong):
            find_card(wrong)


@rule("T-013")
@pytest.mark.parametrize("name", BOXES)
def test_sixty_cards_of_a_starter_are_fixed_and_none_of_them_is_rare(name: str) -> None:
    """The three rares that fill the box up to 63 are random, so the list cannot name them."""
    box = contents(deck(name))
    assert box.total() == 60
    assert "R" not in {parts(card)[1] for card in box}


@rule("T-014")
def test_there_are_two_different_starters() -> None:
    boxes = [contents(DECKS[name]) for name in DECKS if name.endswith("_retail")]
    assert len(boxes) == 2 and boxes[0] != boxes[1]
    assert [name for name in DECKS if name.endswith("_retail")] == sorted(BOXES, key=list(DECKS).index)
    assert RULEBOOK.begin({"first_game": True}, 2, 1).table.lists[0] != RULEBOOK.begin({"first_game": True}, 2, 1).table.lists[1]


@rule("T-015", "T-016")
def test_boosters_are_filled_from_121_rares_and_242_others() -> None:
    """One card of the first and ten of the second make 11; with the 63 of a starter part they make the 74 of a deluxe starter.

    What is fixed in a deluxe starter is not known, so no deck claims to be one.
    """
    rares = {card for card in CARDS if parts(card)[1] == "R"}
    others = {card for card in CARDS if parts(card)[1] in "UC"}
    assert (len(rares), len(others)) == (121, 2 * 121)
    assert CARDS.keys() - rares - others == set(BOXES.values())
    assert {contents(DECKS[name]).total() for name in DECKS} == {
        60,
        71,
    }  # a box, or sixty cards to draw with Frodo, the Ring and nine sites


@rule("T-017")
def test_each_premium_card_is_in_one_of_the_two_starters() -> None:
    premium = {card for card in CARDS if parts(card)[1] == "P"}
    assert premium == {"1P364", "1P365"}
    for name, title_card in BOXES.items():
        assert {card: count for card, count in contents(deck(name)).items() if card in premium} == {title_card: 2}
