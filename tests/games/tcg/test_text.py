"""Every card, choice, reason and news item can be read in every language, and reads as it should."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import cache

import pytest

from onetable.cli.cards import describe, named
from onetable.core.phrasebook import LANGUAGES, TITLES, MissingPhrase
from onetable.core.word import Word
from onetable.games.tcg import traits
from onetable.games.tcg.card import Card
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.cards.dwarven import DigForMithril
from onetable.games.tcg.cards.ringwraith import SwapASite
from onetable.games.tcg.cards.set_one import SET_ONE
from onetable.games.tcg.game import TradingCardGame
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.mechanics.prices import TooDear
from onetable.games.tcg.mechanics.reconcile import PutAway
from onetable.games.tcg.set_check import unread_cards, unsaid_words
from onetable.games.tcg.speech import choices, deck_reasons, names, news, reasons
from onetable.games.tcg.speech.parts import Condition
from onetable.games.tcg.speech.pronouns import The, This
from onetable.games.tcg.table import Board
from onetable.games.tcg.text.book import CardBook, CardPhrase
from onetable.games.tcg.text.books import BOOKS
from onetable.games.tcg.text.cards import lines, trait
from onetable.games.tcg.titles import title_in
from onetable.games.tcg.words.abilities import Skirmish
from onetable.games.tcg.words.costs import Spot
from onetable.games.tcg.words.effects import Option
from onetable.games.tcg.words.fights import CancelEvent
from onetable.games.tcg.words.nouns import ALLY, DWARF, ELF, GONDOR, MAN, MINION, MORIA, HomeAt
from onetable.games.tcg.words.targets import A, Chosen
from onetable.games.tcg.words.values import AtSite, Nope, OneHolds, RingWorn
from onetable.games.tcg.words.verbs import Exert, Prevent, Spare
from tests.games.tcg.spoken import KINDS, NAMES, PRINTED, choices_with, games, printed_words

BOOK = TradingCardGame()
ENUMS = (
    traits.Phase, traits.Side, traits.Kind, traits.Culture, traits.Race, traits.Signet, traits.ItemClass, traits.Keyword, traits.Measure,
    traits.Until, traits.Arrow,
)  # fmt: skip
TOKENS = re.compile(r"\(\d+\)|（\d+）")

# ---- reading


class Listener(CardBook):
    """A phrasebook that notes which forms its phrases ask for, and which were there."""

    def __init__(self, code: str, phrases: Mapping[object, CardPhrase], table: Board | None = None, speaker: Card | None = None) -> None:
        super().__init__(code, phrases, BOOKS[code].tidy, table, speaker)
        self.asked: set[str] = set()
        self.known = {key[1] for key in phrases if isinstance(key, tuple)}

    def of(self, card: Card | None) -> Listener:
        self.speaker = card
        return self

    def phrase(self, word: object, form: str = "") -> str:
        self.asked.add(form)
        return super().phrase(word, form)


def unknown_forms(book: Listener, cards: Iterable[Card]) -> set[str]:
    """Forms that a phrase asks for and no word has. The plain phrase stands in for them, which is hardly what was meant."""
    for card in cards:
        book.read(card)
    return book.asked - book.known - {""}


def is_clean(text: str) -> bool:
    """Whether no field, class or missing part shines through."""
    if not text or text != text.strip():
        return False
    if re.search(r"[{}_<>\[\]]|\w\(\w*=|\b(None|True|False)\b|\b99\b|  ", text):
        return False
    if re.search(r" [,.;!?)、。，；：]|[,;:、。，；：]{2}|\.\.|[(（] |“”|‘’|「」|\(\)|（）", text.replace("…", "")):
        return False
    return not set(re.findall(r"[A-Z][a-z]+(?:[A-Z][a-z]*)+", text)) & NAMES


@cache
def missing(code: str) -> list[str]:
    """What this language cannot say, a sentence each: a word that has no phrase, or a card that lacks a form of one."""
    phrases = BOOKS[code].phrases
    printed = unsaid_words(SET_ONE, code)
    others = [kind.__name__ for kind in KINDS if kind not in phrases and kind not in PRINTED]
    others += [repr(member) for kind in ENUMS for member in kind if member not in phrases]
    unsaid = [*printed, *[f"{name} has no phrase in {code}: write one in {SET_ONE.home}.text.{code}." for name in others]]
    return unsaid or unread_cards(SET_ONE, [code])


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_has_a_phrase_of_its_own(code: str) -> None:
    assert not missing(code), "\n".join(missing(code))


@pytest.fixture(autouse=True)
def all_is_said(request: pytest.FixtureRequest) -> None:
    """One test tells which phrase is missing; the others wait for it."""
    parameters = request.node.callspec.params if hasattr(request.node, "callspec") else {}
    code = parameters.get("code", "en")
    if request.function is not test_every_word_has_a_phrase_of_its_own and missing(code):
        pytest.skip(f"there are phrases missing in {code}")


def test_the_words_are_found() -> None:
    found = {kind.__name__ for kind in KINDS}
    assert {"Exert", "Skirmish", "Spot", "NoBearer", "TurnBegan", "TooManyOfTitle", "Use", "KeywordLine", "OthersWentOn"} <= found
    assert not {"Window", "Pay", "KillBy", "Word", "DeckReason"} & found and len(KINDS) > 230


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: f"{card.id} {card.title}")
def test_every_card_can_be_read(code: str, card: Card) -> None:
    paragraphs = BOOKS[code].card_text(card)
    assert len(paragraphs) == len(lines(card)) and BOOKS[code].read(card) == "\n".join(paragraphs)
    assert [text for text in paragraphs if not is_clean(text)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_choices_reasons_and_news_can_be_read(code: str) -> None:
    heard = set()
    for table, words in games():
        book = BOOKS[code].at(table)
        for word in words:
            text = book.read(word)
            assert is_clean(text), f"{word}: {text}"
            heard.add(type(word))
    assert len(heard) > 80


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_kind_of_choice_can_be_read(code: str) -> None:
    table = games()[0][0]
    frodo = table.ring_bearer[0]
    book, told = BOOKS[code].at(table), set()
    for word in choices_with(frodo):
        text = book.read(word)
        assert is_clean(text), f"{word}: {text}"
        named = not isinstance(word, (Option, SwapASite, DigForMithril)) and not isinstance(getattr(word, "who", None), Chosen)
        assert (title_in(code, "Frodo") in text) is named or isinstance(word, (Option, Prevent, Spare, CancelEvent)), f"{word}: {text}"
        told.add(type(word))
    assert len(told) > 40


@pytest.mark.parametrize("code", LANGUAGES)
def test_choices_of_one_question_read_differently(code: str) -> None:
    for table, words in games():
        offered = [
            word for word in words if type(word) in (Exert, choices.AssignTo, choices.LeaveUnassigned, choices.FirstSkirmish, PutAway)
        ]
        texts = [BOOKS[code].at(table).read(word) for word in offered]
        assert len(set(texts)) == len(set(offered)), texts


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_form_that_is_asked_for_exists(code: str) -> None:
    assert unknown_forms(Listener(code, BOOKS[code].phrases), CARDS.values()) == set()


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_missing_phrase_is_found(code: str) -> None:
    words: dict[object, object] = {
        Exert: Exert(A(DWARF)), news.RingPutOn: news.RingPutOn(), Skirmish: CARDS["1C4"], traits.Race.DWARF: CARDS["1C7"],
        traits.Phase.SKIRMISH: news.PhaseBegan(traits.Phase.SKIRMISH),
    }  # fmt: skip
    for kind, word in words.items():
        rest = {key: phrase for key, phrase in BOOKS[code].phrases.items() if key is not kind and not is_form_of(key, kind)}
        with pytest.raises(MissingPhrase):
            Listener(code, rest).read(word)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_form_that_is_lacking_is_an_error_and_not_the_plain_phrase(code: str) -> None:
    with pytest.raises(MissingPhrase, match=f"{code} has no phrase for dwarf in the form “several”"):
        BOOKS[code].say(traits.Race.DWARF, "several")


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_denied_never_reads_as_what_holds(code: str) -> None:
    conditions = {word for word in printed_words() if isinstance(word, Condition) and not isinstance(word, Nope)}
    denied = 0
    for word in conditions:
        with suppress(MissingPhrase):  # what a language cannot deny it does not say
            assert BOOKS[code].read(Nope(word)) != BOOKS[code].read(word)
            denied += 1
    assert denied > 20, f"{denied} of {len(conditions)}"


def is_form_of(key: object, kind: object) -> bool:
    """Whether this key of a phrasebook is a form of that word."""
    return isinstance(key, tuple) and key[0] is kind


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_cost_that_stands_alone_is_a_reason_and_with_a_card_a_choice(code: str) -> None:
    table, dwarf = next((t, c) for t, _ in games() for c in t.pieces if t.cards is not None and t.cards[c].title == "Gimli")
    book = BOOKS[code].at(table)
    choice, reason = book.read(Exert(The((dwarf,)))), book.read(Exert(A(DWARF)))
    assert title_in(code, "Gimli") in choice and title_in(code, "Gimli") not in reason
    assert reason != book.read(Exert(A(ELF))) and BOOKS[code].of(CARDS["1R13"]).read(Exert(This())) != reason


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_card_that_nobody_has_seen_is_read_as_such(code: str) -> None:
    assert BOOKS[code].read(PutAway(Handle(7))) == BOOKS[code].at(games()[0][0]).read(PutAway(Handle(999))) and is_clean(
        BOOKS[code].read(PutAway(Handle(7)))
    )


def test_traits_are_found_by_their_text() -> None:
    assert trait("dwarf") is traits.Race.DWARF and trait("weapon") == "weapon" and trait("Gimli") == "Gimli"


# ---- what a text must and must not hold


@pytest.mark.parametrize("code", LANGUAGES)
def test_cards_that_differ_read_differently(code: str) -> None:
    heard: dict[tuple[str, ...], Card] = {}
    for card in CARDS.values():
        same = heard.setdefault(tuple(BOOKS[code].card_text(card)), card)
        assert lines(same) == lines(card), f"{card.id} and {same.id} both read: {BOOKS[code].read(card)}"


@pytest.mark.parametrize("code", ["zh", "ja"])
def test_no_latin_word_in_chinese_and_japanese(code: str) -> None:
    for card in CARDS.values():
        text = BOOKS[code].read(card)
        assert re.findall(r"[A-Za-z]{2,}", text) == [], f"{card.id}: {text}"


def test_no_english_word_in_dutch() -> None:
    english = r"\b(the|an|and|with|you|your|card|cards|bearer|companion|ally|minion|skirmish|discard|exert|wound|spot|site|play)\b"
    for card in CARDS.values():
        text = BOOKS["nl"].read(card)
        assert not re.search(english, text, re.IGNORECASE), f"{card.id}: {text}"


@pytest.mark.parametrize(
    ("code", "slip"),
    [
        ("en", r"\ba [aeiouAEIOU]|\ban [^aeiouAEIOU]|\b[Hh]e\b|\b[Ss]he\b|\b[Hh]is\b|\b[Hh]er\b|['\"]|armour|honour| -\d"),
        ("en", r"\b1 (?!of your)(other )?\w+s\b|\b([2-9]|X) (card|companion|ally|minion|burden|tale|site|token)\b"),
        ("nl", r"\b1 (kaarten|wonden|lasten|volgelingen|reisgenoten)\b|\bu\b|\buw\b|['\"]| -\d"),
        ("zh", r"您|[0-9] [\u4e00-\u9fff]|[\u4e00-\u9fff] [0-9]|\"|'|[\u4e00-\u9fff][,.;!?()]| -\d"),
        ("ja", r"[0-9] [\u3040-\u9fff]|[\u3040-\u9fff] [0-9]|[“”\"']|[\u3040-\u9fff][,.;!?()]|-\d"),
    ],
    ids=["en-style", "en-number", "nl", "zh", "ja"],
)
def test_no_slip_of_grammar_or_style(code: str, slip: str) -> None:
    for card in CARDS.values():
        text = BOOKS[code].read(card)
        assert not re.search(slip, text), f"{card.id}: {text}"


# ---- the command

GIMLI = {"en": "Gimli, Son of Glóin", "zh": "金雳，格罗因之子", "ja": "ギムリ、グローインの息子", "nl": "Gimli, zoon van Glóin"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_command_shows_the_text_of_every_card(code: str) -> None:
    shown = describe("tcg", code)
    assert [card["id"] for card in shown] == list(CARDS) and not any(["word" in card for card in shown])
    gimli = next(card for card in shown if card["id"] == "1R13")
    assert gimli["name"] == GIMLI[code] and gimli["strength"] == 6 and gimli["text"] == BOOKS[code].read(CARDS["1R13"])
    assert " 6" in gimli["figures"] and is_clean(gimli["figures"])


@pytest.mark.parametrize("name", ["gimli's helm", "Gimli’s Helm", "GIMLI'S HELM", "1R15", "1r15"])
def test_a_card_is_found_however_its_name_is_typed(name: str) -> None:
    assert [card["id"] for card in named(describe("tcg", "en"), name)] == ["1R15"]


def test_titles_are_read_as_the_reader_wishes() -> None:
    card, book = CARDS["1R310"], BOOKS["zh"]
    said = {wish: book.titled(wish).read(card) for wish in TITLES}
    assert said["own"] == said["both"] == book.read(card) and "弗罗多" in said["own"] and "Frodo" in said["english"]
    assert "弗罗多" not in said["english"] and BOOKS["en"].titled("english").read(card) == BOOKS["en"].read(card)
    listed = {wish: book.titled(wish).listed(card) for wish in TITLES}
    assert listed == {
        "own": "山姆，忠实的同伴", "english": "Sam, Faithful Companion", "both": "山姆，忠实的同伴 (Sam, Faithful Companion)",
    }  # fmt: skip


@pytest.mark.parametrize("name", ["金雳的头盔", "Gimli's Helm", "1R15"])
def test_a_card_is_found_by_its_own_title_and_by_the_english_one(name: str) -> None:
    assert [card["id"] for card in named(describe("tcg", "zh"), name)] == ["1R15"]


def test_accents_need_not_be_typed() -> None:
    assert [card["id"] for card in named(describe("tcg", "en"), "nazgul sword")] == ["1U218"]


# ---- the English text, word for word


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        (Exert(A(DWARF)), "You cannot exert a Dwarf."),
        (Exert(A(DWARF, 2)), "You cannot exert 2 Dwarves."),
        (Spot(1, ELF & ALLY & HomeAt(6)), "You cannot spot an Elf ally whose home is site 6."),
        (Spot(3, MORIA & MINION), "You cannot spot 3 Moria minions."),
        (RingWorn(), "Only if the Ring-bearer wears the One Ring."),
        (
            OneHolds(AtSite(traits.Keyword.RIVER), AtSite(traits.Keyword.FOREST)),
            "Only if the fellowship is at a river or forest site.",
        ),
        (reasons.NoBearer(GONDOR & MAN), "Nobody can bear it: bearer must be a Gondor Man."),
        (reasons.OnlyInPhase((traits.Phase.FELLOWSHIP, traits.Phase.REGROUP)), "This belongs to the fellowship phase or regroup phase."),
        (TooDear(5, 3), "It costs (5), and the twilight pool holds (3)."),
        (news.CardPlayed(names.Player(1), names.Named("1R13")), "Player 2 plays Gimli, Son of Glóin."),
        (news.WasWounded((names.Named("1R13"), names.Named("1R30"))), "Gimli and Arwen take a wound each."),
        (news.WasChanged(names.Named("1R13"), traits.Measure.STRENGTH, -2), "Gimli: strength −2."),
        (deck_reasons.TooManyOfTitle("1C4", 5, 4), "The draw deck has 5 cards with the title Battle Fury; at most 4 are allowed."),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Word) else "",
)
def test_a_word_in_english(word: Word, expected: str) -> None:
    assert BOOKS["en"].read(word) == expected
