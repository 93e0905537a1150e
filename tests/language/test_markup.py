"""What is set off in a text is marked where the text is made, and changes none of its letters."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.games.registry import rulebook
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.text.books import BOOKS
from onetable.games.tcg.titles import title_in
from onetable.games.tcg.traits import Keyword
from onetable.games.tcg.words.abilities import PhaseAction
from onetable.games.tcg.words.triggers import OrAfter, Response
from onetable.language.book import language_of
from onetable.language.markup import Span, begun, carried, mapped, marked, plain, spans

GAMES = ("fellowship", "tcg", "quest")


def test_a_text_is_taken_apart_and_put_together() -> None:
    text = f"{marked('phase', 'Skirmish')}: Exert {marked('card', '金雳', 'Gimli')} ({marked('card', 'Sam', 'Sam')})."
    assert text == "⟦phase|Skirmish⟧: Exert ⟦card:Gimli|金雳⟧ (⟦card|Sam⟧)." and plain(text) == "Skirmish: Exert 金雳 (Sam)."
    assert spans(text)[:4] == [Span("Skirmish", "phase"), Span(": Exert "), Span("金雳", "card", "Gimli"), Span(" (")]
    assert mapped(text, lambda span: span.code or span.words) == "Skirmish: Exert Gimli (Sam)."
    assert plain("no mark") == "no mark" and plain("⟦ is no mark") == "⟦ is no mark" and spans("") == []


def test_a_marked_text_is_written_as_without_marks() -> None:
    chinese, dutch = [language_of(code).written for code in ("zh", "nl")]
    assert carried("使 ⟦card:Gimli|金雳⟧ 和 ⟦card|Sam⟧ 劳累 2", chinese) == "使⟦card:Gimli|金雳⟧和 ⟦card|Sam⟧ 劳累2"
    assert carried(" ⟦card:The Gaffer|de Gabber⟧  slaapt. ⟦card|Sam⟧ niet ", dutch) == "⟦card:The Gaffer|De Gabber⟧ slaapt. ⟦card|Sam⟧ niet"
    assert begun("⟦card|de Gabber⟧ slaapt", str.capitalize) == "⟦card|De gabber⟧ slaapt"


@cache
def words_of(game: str) -> list[tuple[Any, Any]]:
    """All cards of a game, and examples of what else is said; each with its table."""
    return [*[(None, card["word"]) for card in rulebook(game).cards()], *import_module(f"tests.games.{game}.spoken").spoken()]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_marks_change_no_text(game: str, code: str) -> None:
    book = rulebook(game).phrasebook(code)
    marking, heard = book.marking(), 0
    for table, word in words_of(game):
        one, other = (book, marking) if table is None else (book.at(table), marking.at(table))
        text = other.read(word)
        assert plain(text) == one.read(word) and "⟦" not in plain(text)
        heard += "⟦" in text
    assert heard > 100


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_timing_word_and_every_keyword_of_a_card_is_marked(code: str) -> None:
    book = BOOKS[code].marking()
    for card in CARDS.values():
        found = [spans(line) for line in book.card_text(card)]
        timed = [each for each in card.text if isinstance(each, (PhaseAction, Response, OrAfter))]
        led = [line for line in found if line[0].kind == "phase"]
        assert len(led) == len(timed) and all([line[0].words and line[1].words[0] in ":：" for line in led]), card.id
        printed = [span.words for span in found[0] if span.kind == "keyword"] if card.keywords else []
        assert len(printed) == len(card.keywords), card.id
        for (keyword, _), words in zip(card.keywords, printed, strict=True):
            assert book.say(keyword).casefold() in words.casefold(), card.id


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_title_is_marked_with_the_english_one(code: str) -> None:
    marks = [span for span in spans(BOOKS[code].marking().read(CARDS["1R310"])) if span.kind == "card"]
    assert [span.code or span.words for span in marks] == ["Bill the Pony", "Frodo", "Sam"]
    assert [span.words for span in marks] == [title_in(code, title) for title in ("Bill the Pony", "Frodo", "Sam")]


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_keyword_that_a_text_gives_is_marked(code: str) -> None:
    damage = BOOKS[code].say(Keyword.DAMAGE)
    marks = [span.words for span in spans(BOOKS[code].marking().read(CARDS["1C4"])) if span.kind == "keyword"]
    assert marks == [damage]
