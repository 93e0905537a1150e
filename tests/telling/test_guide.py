"""The guide tells every statement of every rulebook once, in every language, and answers every refusal, question and keyword."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import onetable
from onetable.core.phrasebook import LANGUAGES
from onetable.core.word import Word
from onetable.games.fellowship.words import reasons as fellowship_reasons
from onetable.games.quest.vocabulary import reasons as quest_reasons
from onetable.games.registry import rulebook
from onetable.games.tcg.speech import deck_reasons
from onetable.games.tcg.speech import reasons as tcg_reasons
from onetable.games.tcg.traits import Keyword
from onetable.telling.guide.sections import Paragraph, Section, guide_of, of_kind
from onetable.telling.teller import teller_of
from tests.contract.positions import SETUPS, random_game, rulebook_of
from tests.rules import citations, games, statements

ROOT = Path(__file__).parents[2]
SOURCES = Path(onetable.__file__).parent / "games"
REASONS = {"fellowship": fellowship_reasons, "tcg": tcg_reasons, "quest": quest_reasons}
KEYWORDS = {"fellowship": set[str](), "tcg": {*Keyword}, "quest": set(teller_of("quest").terms)}
NUMBER_WORDS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
CHINESE_DIGITS = "零一二三四五六七八九十"
every_game = pytest.mark.parametrize("game", games())


def sections(game: str) -> list[Section]:
    return list(guide_of(game).sections.values())


def paragraphs(game: str) -> Iterator[tuple[Section, Paragraph]]:
    return ((section, paragraph) for section in sections(game) for paragraph in section.paragraphs)


# ---- what is told


@every_game
def test_each_statement_stands_in_exactly_one_paragraph(game: str) -> None:
    told = Counter([number for section in sections(game) for number in section.tells])
    assert told == Counter(list(statements(game)))


def test_all_722_statements_are_told() -> None:
    assert sum([len(section.tells) for game in games() for section in sections(game)]) == 722


@every_game
def test_everything_is_there_in_every_language(game: str) -> None:
    for section, paragraph in paragraphs(game):
        assert set(section.title) == set(section.words) == set(paragraph.text) == set(LANGUAGES), section.id
        assert all(section.title.values()) and all(section.words.values()) and all(paragraph.text.values()), section.id


def numbers(text: str) -> set[str]:
    """The numbers in a text; chapters are numbered in Chinese characters."""
    for found in re.findall(r"第([一二三四五六七八九十]+)章", text):
        tens, ten, ones = found.rpartition("十")
        value = (CHINESE_DIGITS.index(tens) if tens else 1) * 10 if ten else 0
        text = text.replace(f"第{found}章", f" {value + (CHINESE_DIGITS.index(ones) if ones else 0)} ", 1)
    return set(re.findall(r"\d+", text))


@every_game
def test_the_numbers_are_the_same_in_every_language(game: str) -> None:
    for section, paragraph in paragraphs(game):
        for language in LANGUAGES:
            said = numbers(paragraph.text[language])  # a language may count where English says “a”
            assert said - {"1"} == numbers(paragraph.text["en"]) - {"1"}, f"{section.id} {language} {paragraph.tells}"
            assert "1" in said or "1" not in numbers(paragraph.text["en"]), f"{section.id} {language} {paragraph.tells}"


@every_game
def test_the_numbers_of_a_statement_stand_in_its_paragraph(game: str) -> None:
    for section, paragraph in paragraphs(game):
        for number in paragraph.tells:
            statement = statements(game)[number].statement
            words = {str(value) for value, word in enumerate(NUMBER_WORDS, 2) if re.search(rf"\b{word}\b", statement.lower())}
            missing = (numbers(statement) | words) - numbers(f"{section.title['en']} {paragraph.text['en']}")
            assert not missing, f"{section.id} {number} {missing}"


@every_game
def test_no_language_is_left_in_another_ones_words(game: str) -> None:
    for section, paragraph in paragraphs(game):
        said = [*paragraph.text.values()]
        assert len(set(said)) == len(LANGUAGES), section.id
        assert re.search("[\u3040-\u30ff]", paragraph.text["ja"]) and not re.search("[\u3040-\u30ff]", paragraph.text["zh"]), section.id
        assert not re.search("[\u4e00-\u9fff]", paragraph.text["en"] + paragraph.text["nl"]), section.id


# ---- what holds it


def rulings() -> set[str]:
    """The decisions of docs/rulings.md by the words they begin with: in bold, or the first cell of a row."""
    text = (ROOT / "docs" / "rulings.md").read_text("utf-8")
    bold = re.findall(r"\*\*(.+?)\*\*", text)
    return {*[one.rstrip(":") for one in bold], *[row.split("|")[1].strip() for row in text.splitlines() if row.startswith("| ")]}


@every_game
def test_no_section_is_without_a_statement_or_a_ruling(game: str) -> None:
    for section, paragraph in paragraphs(game):
        assert paragraph.tells or paragraph.rulings, section.id
        assert set(paragraph.rulings) <= rulings(), f"{section.id} {set(paragraph.rulings) - rulings()}"


@every_game
def test_each_section_names_the_tests_that_hold_it(game: str) -> None:
    cited: dict[str, set[str]] = {}
    for citation in citations():
        cited.setdefault(citation.id, set()).add(re.split("::|: ", citation.test)[0])
    for section in sections(game):
        assert section.tests and all([(ROOT / name).is_file() for name in section.tests]), section.id
        assert not [number for number in section.tells if not cited[number] & {*section.tests}], section.id


# ---- what it answers


def classes_that_ask(game: str) -> set[str]:
    """The names of the classes in whose methods a question is made."""
    found = set()
    for path in (SOURCES / game).rglob("*.py"):
        text = path.read_text("utf-8")
        for node in ast.parse(text).body if "Ask(" in text else ():
            calls = [call.func.id for call in ast.walk(node) if isinstance(call, ast.Call) and isinstance(call.func, ast.Name)]
            if isinstance(node, ast.ClassDef) and "Ask" in calls:
                found.add(node.name)
    return found


def kinds_of_words() -> dict[str, list[type]]:
    """All words that there are, by the names of their classes."""
    for game in games():
        rulebook(game)
    found: dict[str, list[type]] = {}
    waiting: list[type] = [Word]
    while waiting:
        kind = waiting.pop()
        found.setdefault(kind.__name__, []).append(kind)
        waiting += kind.__subclasses__()
    return found


@every_game
def test_every_reason_has_a_section(game: str) -> None:
    module = REASONS[game]
    kinds = {name for name, kind in vars(module).items() if isinstance(kind, type) and kind.__module__ == module.__name__}
    assert kinds - {"Reason"} <= {*guide_of(game).by_refusal} <= {*kinds_of_words()}


def test_every_reason_against_a_deck_has_a_section() -> None:
    kinds = deck_reasons.DeckReason.__subclasses__()
    assert kinds and all([of_kind(guide_of("tcg").by_refusal, kind) == "deck" for kind in kinds])


@every_game
def test_every_kind_of_question_has_a_section(game: str) -> None:
    guide, kinds = guide_of(game), kinds_of_words()
    for name in classes_that_ask(game):
        own = [kind for kind in kinds[name] if f".games.{game}." in kind.__module__]
        assert own and all([of_kind(guide.by_question, kind) for kind in own]), name
    assert {*guide.by_question} <= {*kinds}, {*guide.by_question} - {*kinds}


@every_game
def test_every_question_and_every_refusal_of_a_game_opens_a_section(game: str) -> None:
    teller, book, guide = teller_of(game), rulebook_of(game), guide_of(game)
    for setup, players in SETUPS[game][:2]:
        for number, now in enumerate(random_game(book, setup, players, 3)):
            if now.decision is not None and number % 7 == 0:
                view = book.view(now, now.decision.seat)
                assert teller.subject(view) in guide.sections, now.agenda[-1]
                assert all([guide.about_refusal(reason) for why in book.refusals(view).values() for reason in why])


@every_game
def test_every_keyword_has_a_section(game: str) -> None:
    assert {*guide_of(game).by_keyword} >= KEYWORDS[game], KEYWORDS[game] - {*guide_of(game).by_keyword}


@every_game
def test_links_lead_somewhere_and_nothing_is_answered_twice(game: str) -> None:
    guide = guide_of(game)
    for kind in ("refusals", "questions", "moments", "keywords"):
        named = Counter([name for section in sections(game) for name in getattr(section, kind)])
        assert not [name for name, count in named.items() if count > 1], kind
    for section in sections(game):
        assert {*section.see} <= {*guide.sections} - {section.id}, section.id
