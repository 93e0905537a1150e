"""The tables of a language, put together: each word within a sentence, as its part of speech stands there, and alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from onetable.games.tcg.mechanics.windows import Answer
from onetable.games.tcg.phases.actions import Use
from onetable.games.tcg.speech.deeds import Deed
from onetable.games.tcg.speech.moments import Moment
from onetable.games.tcg.speech.names import Named, Player
from onetable.games.tcg.speech.parts import Condition, Cost, Effect, Figure
from onetable.games.tcg.text.book import CardPhrase, full_name_of, title_of
from onetable.games.tcg.text.taking_apart import FIGURES, TARGETS, paragraph
from onetable.games.tcg.text.talk import Talk
from onetable.games.tcg.words import costs, targets
from onetable.language.book import language_of

Speech = Mapping[type, tuple[str, CardPhrase]]  # part of speech -> its form within a sentence, and how such a word stands alone
Tables = tuple[dict[object, CardPhrase], Speech, Callable[[str], str]]


def tables_of(language: str) -> Tables:
    """Phrases, parts of speech and the last touch."""

    def table(file: str, name: str) -> Any:
        return getattr(import_module(f"{__package__}.{language}.{file}"), name)

    sentence = table("sentence", "CardSentence")
    moments, alone, moment_alone = table("moments", "MOMENTS"), table("choices", "alone"), table("moments", "moment_alone")
    phrases: dict[object, CardPhrase] = {
        tuple: "、" if language in ("zh", "ja") else ", ",
        **table("traits", "TRAITS"),
        **table("nouns", "NOUNS"),
        **{(kind, "deed"): said for kind, said in table("clauses", "CLAUSES").items()},
        **{(kind, "per"): said for kind, said in table("sentence", "FIGURES").items()},
        **{(kind, "if"): said for kind, said in table("sentence", "CONDITIONS").items()},
        **{(kind, "moment"): said for kind, said in moments.items()},
        **{(verb, "coming"): said for verb, said in table("moments", "COMING").items()},
        **{(verb, "happened"): said for verb, said in table("moments", "HAPPENED").items()},
        **dict.fromkeys(moments, moment_alone),
        **standing_alone(sentence, table),
        **spoken_by(sentence, table("paragraphs", "PARAGRAPHS")),
        **spoken_by(sentence, table("news", "NEWS")),
    }
    speech: Speech = {
        Effect: ("deed", alone),
        Cost: ("deed", alone),
        Condition: ("if", table("choices", "only_if")),
        Figure: ("per", table("choices", "figure")),
        Moment: ("moment", moment_alone),
    }
    return phrases, speech, language_of(language).written


def standing_alone(sentence: type[Talk], table: Callable[[str, str], Any]) -> dict[object, CardPhrase]:
    """Words that stand alone: choices on buttons and reasons for refusals."""
    alone, only_if = table("choices", "alone"), table("choices", "only_if")
    return {
        **dict.fromkeys(table("clauses", "CLAUSES"), alone),
        **dict.fromkeys(table("sentence", "CONDITIONS"), only_if),
        **dict.fromkeys(FIGURES, table("choices", "figure")),
        **dict.fromkeys(TARGETS, lambda word, book: sentence(book).target(word)),
        **sentence.players,
        targets.Chosen: lambda word, book: book.say(Player(word.seat)),
        Deed: lambda word, book: sentence(book).deed(word),
        costs.If: lambda word, book: only_if(word.what, book),
        (Use, "paragraph"): lambda word, talk: paragraph(word.source, word.number, talk.book),
        (Answer, "paragraph"): lambda word, talk: paragraph(word.source, word.number, talk.book),
        Named: lambda word, _: title_of(word.id),
        (Named, "full"): lambda word, _: full_name_of(word.id),
        **spoken_by(sentence, table("choices", "ALONE")),
    }


def spoken_by(sentence: type[Talk], rows: Mapping[object, Any]) -> dict[object, CardPhrase]:
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
