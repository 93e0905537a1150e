"""Every card, choice, reason and news item can be read in every language, and reads as it should."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from random import Random
from typing import Any

import pytest

import onetable.games.tcg
from onetable.core import match
from onetable.core.phrasebook import LANGUAGES, MissingPhrase
from onetable.core.word import Word, kinds_of, words_in
from onetable.games.tcg.card import Card
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.decklist import DECKS
from onetable.games.tcg.game import TradingCardGame
from onetable.games.tcg.rules.actions import DiscardToHeal, Transfer, Use
from onetable.games.tcg.rules.happenings import Answer
from onetable.games.tcg.rules.playing import Land, PlayCard
from onetable.games.tcg.rules.prices import TooDear
from onetable.games.tcg.rules.reconcile import PutAway
from onetable.games.tcg.rules.skirmish import LoserWounds, Overwhelm
from onetable.games.tcg.table import Board
from onetable.games.tcg.text.book import CardBook, CardPhrase
from onetable.games.tcg.text.books import BOOKS
from onetable.games.tcg.text.cards import UnseenCard, lines, trait
from onetable.games.tcg.words import choices, deck_reasons, names, news, reasons, traits
from onetable.games.tcg.words.abilities import Skirmish
from onetable.games.tcg.words.deck_reasons import DeckReason
from onetable.games.tcg.words.nouns import DWARF, ELF
from onetable.games.tcg.words.targets import A, The, This
from onetable.games.tcg.words.verbs import Exert

BOOK = TradingCardGame()
ENUMS = (
    traits.Phase, traits.Side, traits.Kind, traits.Culture, traits.Race, traits.Signet, traits.ItemClass, traits.Keyword, traits.Measure,
    traits.Until, traits.Arrow,
)  # fmt: skip
TOKENS = re.compile(r"\(\d+\)|（\d+）")

# ---- which words there are


def classes_of(*modules: Any) -> set[type[Word]]:
    """The words that these modules define."""
    homes = {module.__name__ for module in modules}
    return {kind for kind in kinds_of(Word) if kind.__module__ in homes and issubclass(kind, Word)}


def printed_words() -> Iterator[Word]:
    """Every word on a card."""
    for card in CARDS.values():
        for line in lines(card):
            yield from words_in(line)


def spoken_kinds() -> set[type[Word]]:
    """Every class of words that stands on a card or that somebody is asked, refused or told with."""
    for module in walk_packages(onetable.games.tcg.__path__, "onetable.games.tcg."):
        if ".text." not in module.name:
            import_module(module.name)
    told = classes_of(news, choices, reasons, deck_reasons, names, match) - {DeckReason}
    asked: set[type[Word]] = {
        Use,
        Answer,
        PlayCard,
        Land,
        DiscardToHeal,
        Transfer,
        PutAway,
        LoserWounds,
        Overwhelm,
        TooDear,
        UnseenCard,
        The,
    }
    return {type(word) for word in printed_words()} | told | asked


KINDS = sorted(spoken_kinds(), key=lambda kind: kind.__name__)
NAMES = {kind.__name__ for kind in kinds_of(Word)}


# ---- what is said in games


Said = tuple[Board, object]
WHOLE = [name for name in DECKS if "retail" not in name]
GAMES: list[tuple[dict[str, Any], int, int]] = [
    *[({"decks": [name, WHOLE[number - 1]]}, 2, number) for number, name in enumerate(WHOLE)],
    ({"first_game": True}, 2, 1),
    ({"decks": WHOLE[:3]}, 3, 1),
    ({"decks": WHOLE[3:6], "options": {"second_hand": True}}, 3, 2),
]


@cache
def games() -> list[tuple[Board, list[object]]]:
    """Tables of random games, each with the choices, reasons and news of that moment."""
    found = []
    for setup, players, seed in GAMES:
        dice = Random(seed)
        game = BOOK.begin(setup, players, seed)
        for number in range(1500):
            if game.decision is None:
                break
            words: list[object] = list(game.decision.choices)
            if number % 10 == 0:
                words += [word for pair in BOOK.why_not(game).items() for word in pair]
            words += [event.word for event in game.table.news or ()]
            found.append((game.table.copy(), words))
            game.table.news = []
            game.answer(dice.randrange(len(game.decision.choices)))
    return found


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


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_has_a_phrase_of_its_own(code: str) -> None:
    phrases = BOOKS[code].phrases
    assert [kind.__name__ for kind in KINDS if kind not in phrases] == []
    assert [member for kind in ENUMS for member in kind if member not in phrases] == []


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


def is_form_of(key: object, kind: object) -> bool:
    """Whether this key of a phrasebook is a form of that word."""
    return isinstance(key, tuple) and key[0] is kind


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_cost_that_stands_alone_is_a_reason_and_with_a_card_a_choice(code: str) -> None:
    table, dwarf = next((t, c) for t, _ in games() for c in t.pieces if t.cards is not None and t.cards[c].title == "Gimli")
    book = BOOKS[code].at(table)
    choice, reason = book.read(Exert(The((dwarf,)))), book.read(Exert(A(DWARF)))
    assert "Gimli" in choice and "Gimli" not in reason
    assert reason != book.read(Exert(A(ELF))) and BOOKS[code].of(CARDS["1R13"]).read(Exert(This())) != reason


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_card_that_nobody_has_seen_is_read_as_such(code: str) -> None:
    assert BOOKS[code].read(PutAway(7)) == BOOKS[code].at(games()[0][0]).read(PutAway(999)) and is_clean(BOOKS[code].read(PutAway(7)))


def test_traits_are_found_by_their_text() -> None:
    assert trait("dwarf") is traits.Race.DWARF and trait("weapon") == "weapon" and trait("Gimli") == "Gimli"


# ---- the English text, word for word


def test_the_english_text_of_all_cards_is_the_one_that_was_checked() -> None:
    written = (Path(__file__).parent / "english.txt").read_text("utf-8")
    spoken = "\n".join([f"{card.id} {card.name}\n{BOOKS['en'].read(card)}\n".replace("\n\n", "\n") for card in CARDS.values()])
    assert spoken == written
