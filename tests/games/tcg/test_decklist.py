"""Decks are read in whatever way players write them, and every rule of building a deck is checked."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from onetable.core.errors import BadInput
from onetable.core.phrasebook import LANGUAGES
from onetable.core.word import Word, kinds_of, read_word
from onetable.games.tcg.card_names import NoSuchCard, find_card
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.decklist import DeckList, check_deck, deck, read_deck, violations, write_json, write_text
from onetable.games.tcg.speech import deck_reasons as reasons
from tests.rules import rule

LEGAL = deck("aragorn")
STING = find_card("Sting")  # all names are gathered once, which takes a moment


def changed(changes: dict[str, int] | None = None, **parts: Any) -> DeckList:
    """A legal deck with so many more or fewer of some cards."""
    draw = dict(LEGAL.draw)
    for card, by in (changes or {}).items():
        draw[card] = draw.get(card, 0) + by
    return msgspec.structs.replace(LEGAL, draw=tuple([(card, count) for card, count in draw.items() if count]), **parts)


# ---- reading


@pytest.mark.parametrize(
    ("line", "card", "count"),
    [
        ("2x Aragorn, King in Exile", "1P365", 2),
        ("2 Aragorn, King in Exile", "1P365", 2),
        ("2xAragorn, King in Exile", "1P365", 2),
        ("Aragorn, King in Exile x2", "1P365", 2),
        ("Aragorn, King in Exile ×2", "1P365", 2),
        ("Aragorn, King in Exile (2)", "1P365", 2),
        ("Aragorn, King in Exile", "1P365", 1),
        ("aragorn - KING IN EXILE", "1P365", 1),
        ("Aragorn: King in Exile x3", "1P365", 3),
        ("2 Aragorn, King in Exile [1P365]", "1P365", 2),
        ("1U51 x2", "1U51", 2),
        ("3 1u51", "1U51", 3),
        ("• 4 Uruk–Hai Armory", "1C157", 4),
        ("- 4 Uruk hai Armory", "1C157", 4),
        ("Ulaire Lemenya", "1U232", 1),
        ("Thror’s Map", "1R318", 1),
        ("What are they", "1C119", 1),
        ("Axe Strike x4", "1C3", 4),
        ("2x 阿拉贡，流亡的国王", "1P365", 2),
        ("阿拉贡，流亡的国王（２）", "1P365", 2),
        ("3张 斧击", "1C3", 3),
        ("斧击 ×3张", "1C3", 3),
        ("アラゴルン、流浪の王 x2", "1P365", 2),
        ("斧の一撃　×４枚", "1C3", 4),
        ("2 Aragorn, koning in ballingschap", "1P365", 2),
        ("bijlslag x3", "1C3", 3),
        ("3 1C3 斧击", "1C3", 3),
    ],
)
def test_a_card_may_be_written_in_many_ways(line: str, card: str, count: int) -> None:
    assert read_deck(line).draw == ((card, count),)


@pytest.mark.parametrize(
    "line",
    [
        "Sites:",
        "Free Peoples (30)",
        "== Shadow ==",
        "30 Shadow cards",
        "# Sting",
        "// Sting",
        "; Sting",
        "-----",
        "Total: 60 cards",
        "",
        "地点：",
        "自由民族（30）",
        "30张暗影牌",
        "影：",
        "味方 12枚",
        "Vrije Volkeren (30)",
        "12 kaarten",
    ],
)
def test_headings_sums_and_comments_are_passed_over(line: str) -> None:
    assert read_deck(f"Glamdring\n{line}\nAthelas").draw == (("1R75", 1), ("1U94", 1))


def test_sites_ring_and_first_frodo_go_where_they_belong() -> None:
    found = read_deck("1C2\n2x Frodo, Old Bilbo's Heir\nFrodo, Son of Drogo\nBree Gate\nSite 1: East Road\nSting")
    assert found == DeckList("", "1R289", "1C2", ("1U320", "1U327"), (("1R289", 1), ("1C290", 1), ("1R313", 1)))


def test_who_is_named_ring_bearer_bears_the_ring() -> None:
    for text in ("Frodo, Son of Drogo\nRing-bearer: Frodo, Old Bilbo's Heir", "Ring-bearer: 1R289\n1C290"):
        found = read_deck(text)
        assert (found.ring_bearer, found.draw) == ("1R289", (("1C290", 1),))


def test_lines_about_the_same_card_add_up() -> None:
    assert read_deck("2 Sting\n1R313\nSting x1").draw == (("1R313", 4),)


def test_the_name_is_that_of_the_deck_or_else_the_one_given() -> None:
    assert read_deck("Name: Moria: the end\nSting", "file").name == "Moria: the end"
    assert read_deck("Sting", "file").name == read_deck('{"draw": {"1R313": 1}}', "file").name == "file"


def test_json_may_name_cards() -> None:
    assert read_deck('\ufeff{"ring": "the one ring, isildurs bane", "draw": {"Sting": 2}}') == DeckList("", "", "1R1", (), (("1R313", 2),))
    assert read_deck(b"\xef\xbb\xbfSting").draw == (("1R313", 1),)


def test_the_order_of_writing_does_not_matter() -> None:
    text = write_text(LEGAL)
    assert read_deck("\n".join([text.splitlines()[0], *reversed(text.splitlines()[1:])])) == LEGAL


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_is_written_and_read_in_every_language(language: str) -> None:
    text = write_text(LEGAL, language)
    assert read_deck(text) == LEGAL and (language == "en") is (CARDS[LEGAL.ring].name in text)


def test_languages_may_be_mixed() -> None:
    mixed = "名称：三种语言\n指輪所持者：フロド、ドロゴの息子\nRing: 至尊魔戒，统御之戒\n地点：\nOosterweg\n布理大门\n2x Prik\n3 Sting"
    assert read_deck(mixed) == DeckList("三种语言", "1C290", "1C2", ("1U320", "1U327"), (("1R313", 5),))


@pytest.mark.parametrize(
    ("text", "language", "meant"),
    [
        ("阿拉贡", "zh", ["阿拉贡，北方的游侠", "阿拉贡，流亡的国王"]),
        ("Aragorn", "zh", ["Aragorn, Ranger of the North", "Aragorn, King in Exile"]),
        ("Aragorn", "nl", ["Aragorn, doler van het Noorden", "Aragorn, koning in ballingschap"]),
        ("金雳的头盗", "en", ["金雳的头盔"]),
        ("1U51 アラゴルン", "ja", ["レゴラス、闇の森の王子"]),
    ],
)
def test_what_may_be_meant_is_named_as_it_was_written(text: str, language: str, meant: list[str]) -> None:
    with pytest.raises(NoSuchCard) as error:
        find_card(text)
    assert error.value.meant_in(language)[: len(meant)] == meant


def refused(text: str | bytes, *parts: str) -> None:
    """Reading says no, in one sentence that holds these parts."""
    with pytest.raises(BadInput) as error:
        read_deck(text)
    sentence = str(error.value)
    assert "\n" not in sentence and len(sentence) < 400 and sentence[-1] in ".?"
    for part in parts:
        assert part in sentence


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("", ("empty",)),
        (b" \n\t\n", ("empty",)),
        ("Sites:\n# nothing", ("names no card",)),
        ("Sting\nAragon, King in Exile", ("Line 2", "Aragon, King in Exile", "“Aragorn, King in Exile”?")),
        ("Aragon", ("“Aragorn”?",)),
        ("Tom Bombadil", ("Tom Bombadil",)),
        ("2x Aragorn", ("Aragorn, Ranger of the North or Aragorn, King in Exile", "subtitle")),
        ("1U51 Aragorn", ("1U51", "Legolas, Prince of Mirkwood")),
        ("1U999", ("1U999",)),
        ("-2x Sting", ("-2", "Sting")),
        ("0 Sting", ("0", "Sting")),
        ("Sting x100", ("100", "Sting")),
        ("9" * 150 + " Sting", ("999", "Sting")),
        ("9" * 9000 + " Sting", ("999",)),
        ("99 Sting\n99 Sting", ("198", "Sting")),
        ("q" * 5000, ("qqq",)),
        ("a" + " " * 40_000 + "b", ("a b",)),
        (b"\xff\xfe\x00S", ("UTF-8",)),
        (b"\x7fELF\x02\x01\x01\x00", ("no text",)),
        ("x" * 100_001, ("too large", "100,000 bytes")),
        ('{"draw": ', ("JSON", "truncated")),
        ("[1, 2]", ("JSON", "object", "array")),
        ('{"draw": []}', ("JSON", "draw")),
        ('{"draw": {"1R313": "two"}}', ("JSON", "int")),
        ('{"draw": {"1R313": 1.5}}', ("JSON", "int")),
        ('{"draw": {"1R313": -1}}', ("-1", "1R313")),
        ('{"draw": {"1R313": 100}}', ("100", "1R313")),
        ('{"draw": {"1R313": %s}}' % ("9" * 5000), ("JSON",)),
        ('{"draw": {"Stingg": 1}}', ("Stingg", "“Sting”?")),
        ('{"sites": ["Bree"]}', ("Bree",)),
        ('{"cards": {}}', ("JSON", "cards")),
        ('{"draw": ' * 5_000, ("JSON",)),
    ],
    ids=lambda value: repr(value)[:30] if isinstance(value, (str, bytes)) else "",
)  # fmt: skip
def test_what_is_no_deck_is_refused_in_one_sentence(text: str | bytes, parts: tuple[str, ...]) -> None:
    refused(text, *parts)


@given(st.one_of(st.text(max_size=60), st.binary(max_size=60)))
def test_rubbish_is_a_deck_or_one_sentence(text: str | bytes) -> None:
    try:
        found = read_deck(text)
    except BadInput as error:
        assert "\n" not in str(error)
    else:
        assert all([card in CARDS for card, _ in found.draw])


# ---- writing

SITES = [card for card in CARDS if CARDS[card].kind == "site"]
PLAYED = [card for card in CARDS if CARDS[card].kind not in ("site", "the one ring")]
COUNTS = st.dictionaries(st.sampled_from(PLAYED), st.integers(1, 99), max_size=40)


@given(
    st.text(max_size=90),
    st.sampled_from(["1R289", "1C290", "1R313"]),
    st.sampled_from(["1R1", "1C2"]),
    st.lists(st.sampled_from(SITES)),
    COUNTS,
)
def test_a_deck_comes_back_from_both_formats(name: str, bearer: str, ring: str, sites: list[str], counts: dict[str, int]) -> None:
    written = {"name": name, "ring_bearer": bearer, "ring": ring, "sites": sites, "draw": counts}
    found = read_deck(json.dumps(written))
    assert dict(found.draw) == counts and sorted(found.sites) == sorted(sites)
    assert read_deck(write_json(found)) == read_deck(write_text(found)) == found


# ---- the rules of building a deck


@dataclass(frozen=True)
class Case:
    """A deck that breaks rules: which, and what of it the sentence says."""

    deck: DeckList
    broken: list[Word]
    says: str


def without_site(number: int) -> tuple[str, ...]:
    return tuple([site for site in LEGAL.sites if CARDS[site].site != number])


BROKEN = {
    "no Ring-bearer": Case(changed(ring_bearer=""), [reasons.NoRingBearer()], "no Ring-bearer"),
    "Sam as Ring-bearer": Case(changed(ring_bearer="1C311"), [reasons.CannotBearTheRing("1C311")], "Sam, Son of Hamfast"),
    "no Ring": Case(changed(ring=""), [reasons.NoRing()], "no One Ring"),
    "Sting for a Ring": Case(changed(ring="1R313"), [reasons.IsNoRing("1R313")], "Sting"),
    "no site 5": Case(changed(sites=without_site(5)), [reasons.SiteMissing(5)], "no site 5"),
    "two sites 4": Case(changed(sites=(*LEGAL.sites, "1U343")), [reasons.SitesOfOneNumber(4, 2)], "2 sites 4"),
    "two sites 4 for a 5": Case(
        changed(sites=(*without_site(5), "1U343")), [reasons.SitesOfOneNumber(4, 2), reasons.SiteMissing(5)], "2 sites 4 .* no site 5"
    ),
    "Sting among the sites": Case(changed(sites=(*LEGAL.sites, "1R313")), [reasons.IsNoSite("1R313")], "Sting is no site"),
    "a ring to draw": Case(changed({"1R1": 1}), [reasons.RingInDrawDeck("1R1")], "Isildur's Bane may not be in the draw deck"),
    "a site to draw": Case(changed({"1U343": 1}), [reasons.SiteInDrawDeck("1U343")], "Balin's Tomb may not be in the draw deck"),
    "five Aragorns": Case(changed({"1P365": 2, "1R89": 1, "1C117": -3}), [reasons.TooManyOfTitle("1P365", 5, 4)], "5 .* Aragorn"),
    "four Frodos": Case(changed({"1C290": 3, "1R289": 1, "1C117": -3, "1C106": -1}), [reasons.TooManyFrodos(4, 3)], "4 Frodos"),
    "59 cards": Case(changed({"1C117": -1}), [reasons.DrawDeckTooSmall(59, 60), reasons.SidesDiffer(29, 30)], "59 cards"),
    "31 and 29": Case(changed({"1C106": 1, "1C150": -1}), [reasons.SidesDiffer(31, 29)], "31 Free Peoples and 29 Shadow"),
    "58 in balance": Case(changed({"1C106": -1, "1C150": -1}), [reasons.DrawDeckTooSmall(58, 60)], "58 cards"),
}  # fmt: skip


@rule("T-082", "T-083", "T-084", "T-085", "T-086", "T-087", "T-091", "T-092")
@pytest.mark.parametrize("name", BROKEN)
def test_each_broken_rule_has_its_reason(name: str) -> None:
    case = BROKEN[name]
    assert violations(case.deck) == case.broken
    with pytest.raises(BadInput, match=case.says) as error:
        check_deck(case.deck)
    assert str(error.value).startswith("The deck “Aragorn's starter” is not legal: ") and "\n" not in str(error.value)
    for word in case.broken:
        assert read_word(json.loads(msgspec.json.encode(word))) == word


def test_every_reason_is_among_them() -> None:
    found = {type(word) for case in BROKEN.values() for word in case.broken}
    assert found == {*kinds_of(reasons.DeckReason)} - {reasons.DeckReason}


FOUR_OF_BOTH = changed({"1P365": 2, "1R89": 4, "1C117": -3, "1C116": -3})


@rule("T-018", "T-083", "T-087", "T-088", "T-089", "T-091")
@pytest.mark.parametrize(
    "legal",
    [
        pytest.param(LEGAL, id="60 cards"),
        pytest.param(changed({"1C106": 3, "1C104": 2, "1U153": -1, "1C146": 4, "1C149": 2}), id="more cards"),
        pytest.param(changed({"1P365": 2, "1C117": -2}), id="four Kings in Exile"),
        pytest.param(changed({"1R89": 2, "1C117": -2}), id="two of either Aragorn"),
        pytest.param(changed({"1C290": 2, "1R289": 1, "1C117": -3}), id="three Frodos"),
        pytest.param(changed(ring_bearer="1R289", ring="1R1"), id="the other Frodo and the other ring"),
    ],
)
def test_what_keeps_the_rules_is_legal(legal: DeckList) -> None:
    assert violations(legal) == []
    check_deck(legal)


@rule("T-090")
def test_four_of_either_aragorn_are_too_many() -> None:
    assert violations(FOUR_OF_BOTH) == [reasons.TooManyOfTitle("1P365", 8, 4)]


@rule("T-044")
def test_a_deck_of_all_nine_cultures_is_legal() -> None:
    free = {"1C3": 4, "1C32": 4, "1C76": 4, "1C116": 4, "1C296": 4, "1C298": 4, "1C9": 4, "1C26": 2}
    shadow = {"1C150": 4, "1C152": 4, "1C176": 4, "1C191": 4, "1U231": 4, "1U232": 4, "1C271": 4, "1C268": 2}
    mixed = msgspec.structs.replace(LEGAL, draw=tuple({**free, **shadow}.items()))
    assert len({card.culture for card, _ in mixed.counts()}) == 9 and violations(mixed) == []


@rule("T-080")
def test_a_first_game_needs_neither_sixty_cards_nor_balance() -> None:
    small = changed({"1C117": -3, "1C116": -3})
    assert violations(small) != [] and violations(small, first_game=True) == []
    for name in ("no Ring-bearer", "no site 5", "five Aragorns", "a ring to draw"):
        assert violations(BROKEN[name].deck, first_game=True) == BROKEN[name].broken


def test_a_sentence_does_not_name_everything() -> None:
    with pytest.raises(BadInput, match=r"no Ring-bearer; it has no One Ring; it has no site 1; and 10 more\.$"):
        check_deck(read_deck("Sting"))


@rule("T-010", "T-011")
def test_a_card_is_found_by_its_code_as_it_is_printed() -> None:
    assert find_card("1 R 34") is find_card("1R34") is CARDS["1R34"]
    assert find_card("1 c 4") is CARDS["1C4"]
