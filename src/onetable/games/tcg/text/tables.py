"""The tables of a language, put together: each word within a sentence, as its part of speech stands there, and alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.book import CardBook, CardPhrase
from onetable.games.tcg.text.taking_apart import FIGURES, TARGETS, is_choice
from onetable.games.tcg.text.talk import Talk
from onetable.language.book import language_of

Speech = Mapping[type, tuple[str, CardPhrase]]  # part of speech -> its form within a sentence, and how such a word stands alone
VARIED = ("CLAUSES", "MOMENTS", "ALONE", "NEWS", "ADVICE")  # a row may speak of a word that was given something
Tables = tuple[dict[object, CardPhrase], Speech, Callable[[str], str]]


def tables_of(language: str) -> Tables:
    """Phrases, parts of speech and the last touch."""

    def table(file: str, name: str) -> Any:
        rows = getattr(import_module(f"{__package__}.{language}.{file}"), name)
        return varied(rows) if name in VARIED else rows

    sentence = table("sentence", "CardSentence")
    speech = speech_of(sentence, table("choices", "STANDING"))
    phrases: dict[object, CardPhrase] = {
        tuple: "、" if language in ("zh", "ja") else ", ",
        **table("traits", "TRAITS"),
        **table("nouns", "NOUNS"),
        **formed("deed", table("clauses", "CLAUSES")),
        **formed("sight", table("clauses", "SIGHTS")),
        **formed("per", table("sentence", "FIGURES")),
        **formed("if", table("sentence", "CONDITIONS")),
        **formed("moment", table("moments", "MOMENTS")),
        **formed("coming", table("moments", "COMING")),
        **formed("happened", table("moments", "HAPPENED")),
        **standing_alone(sentence, speech, table),
    }
    return phrases, speech, language_of(language).written


LINES: dict[object, Any] = {  # the same in most languages
    words.KeywordLine: lambda word, talk: talk.keywords(word),
    **dict.fromkeys((words.Change, words.Total), "{:clause}"),
}
COMMON: dict[object, str] = {words.Number: "{value}", words.Use: "{source:title} — {:paragraph}"}  # the same in every language


def varied(rows: Mapping[Any, Any]) -> dict[object, Any]:
    """Rows by their words alone: those of a word that was given something, `(word, "picked")`, are one table, with the plain one last."""
    found: dict[object, dict[object, Any]] = {}
    for key, row in rows.items():
        kind, given = key if isinstance(key, tuple) else (key, "")
        found.setdefault(kind, {})[given] = row
    plain_last = {kind: dict(sorted(table.items(), key=lambda row: row[0] == "")) for kind, table in found.items()}
    return {kind: table[""] if [*table] == [""] else table for kind, table in plain_last.items()}


def formed(form: str, rows: Mapping[Any, Any]) -> dict[object, Any]:
    """Rows of words as they stand within a sentence."""
    return {(kind, form): row for kind, row in rows.items()}


def speech_of(sentence: type[Talk], standing: Mapping[type, Any]) -> Speech:
    """How words stand within a sentence and alone, by their part of speech."""

    def deed(word: words.Word, book: CardBook) -> str:
        return sentence(book).choice(word) if is_choice(word) else sentence(book).row(standing[words.Effect], word)

    moment = standing.get(words.Moment, lambda word, talk: talk.moment(word))
    return {
        words.Effect: ("deed", deed),
        words.Cost: ("deed", deed),
        words.Condition: ("if", lambda word, book: sentence(book).row(standing[words.Condition], word)),
        words.Figure: ("per", lambda word, book: sentence(book).row(standing[words.Figure], word)),
        words.Moment: ("moment", lambda word, book: sentence(book).row(moment, word)),
    }


def standing_alone(sentence: type[Talk], speech: Speech, table: Callable[[str, str], Any]) -> dict[object, Any]:
    """Words that stand alone: choices on buttons, reasons for refusals, paragraphs and news."""
    only_if, sentences = speech[words.Condition][1], {**LINES, **table("paragraphs", "SENTENCES")}
    return {
        **dict.fromkeys(table("clauses", "CLAUSES"), speech[words.Effect][1]),
        **dict.fromkeys(table("sentence", "CONDITIONS"), only_if),
        **dict.fromkeys(table("moments", "MOMENTS"), speech[words.Moment][1]),
        **dict.fromkeys(FIGURES, speech[words.Figure][1]),
        **dict.fromkeys(TARGETS, lambda word, book: sentence(book).target(word)),
        **sentence.players,
        words.Chosen: lambda word, book: book.say(words.Player(word.seat)),
        words.Deed: lambda word, book: sentence(book).deed(word),
        words.If: lambda word, book: only_if(word.what, book),  # type: ignore[operator]
        **dict.fromkeys([(words.Use, "paragraph"), (words.Answer, "paragraph")], lambda word, talk: talk.paragraph(word)),
        words.Answer: lambda word, book: sentence(book).answer(word),
        words.Named: lambda word, book: book.title(CARDS[word.id].title),
        (words.Named, "does"): lambda word, talk: talk.printed(CARDS[word.id]),
        **formed("paragraph", sentences),
        **{kind: lambda word, book: sentence(book).said(word, "paragraph") + sentence.stop for kind in sentences},
        **spoken_by(sentence, {**COMMON, **table("choices", "ALONE"), **table("paragraphs", "PARAGRAPHS"), **table("news", "NEWS")}),
        **spoken_by(sentence, table("advice", "ADVICE")),
    }


def spoken_by(sentence: type[Talk], rows: Mapping[Any, Any]) -> dict[object, Any]:
    """Rows, each said by a sentence of its own; those with a form stand within a sentence."""

    def spoken(row: Any) -> CardPhrase:
        return row if isinstance(row, str) and "{" not in row else lambda word, book: sentence(book).row(row, word)

    return {key: row if isinstance(key, tuple) else spoken(row) for key, row in rows.items()}


def placed(phrases: Mapping[object, CardPhrase], speech: Speech) -> dict[object, CardPhrase]:
    """The phrases that a set brings, each word where its part of speech stands; a key with a form says itself where it stands."""
    found: dict[object, CardPhrase] = {}
    for key, phrase in phrases.items():
        part = next((part for part in speech if isinstance(key, type) and issubclass(key, part)), None)
        if part is None:
            found[key] = phrase
        else:
            form, found[key] = speech[part]
            found[key, form] = phrase
    return found
