"""The tables of a language, put together: each word within a sentence, as its part of speech stands there, and alone."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from onetable.games.tcg.speech.moments import Moment
from onetable.games.tcg.speech.parts import Condition, Cost, Effect, Figure
from onetable.games.tcg.text.book import CardPhrase
from onetable.games.tcg.text.phrases import Speech
from onetable.language.book import language_of

Tables = tuple[dict[object, CardPhrase], Speech, Callable[[str], str]]


def tables_of(language: str) -> Tables:
    """Phrases, parts of speech and the last touch."""

    def table(file: str, name: str) -> Any:
        return getattr(import_module(f"{__package__}.{language}.{file}"), name)

    moments, alone, moment_alone = table("moments", "MOMENTS"), table("choices", "alone"), table("moments", "moment_alone")
    figures = getattr(import_module(f"{__package__}.{language}.sentence"), "FIGURES", {})
    phrases: dict[object, CardPhrase] = {
        tuple: "、" if language in ("zh", "ja") else ", ",
        **table("traits", "TRAITS"),
        **table("nouns", "NOUNS"),
        **{(kind, "deed"): said for kind, said in table("clauses", "CLAUSES").items()},
        **{(kind, "per"): said for kind, said in figures.items()},
        **{(kind, "if"): said for kind, said in table("sentence", "CONDITIONS").items()},
        **{(kind, "moment"): said for kind, said in moments.items()},
        **{(verb, "coming"): said for verb, said in table("moments", "COMING").items()},
        **{(verb, "happened"): said for verb, said in table("moments", "HAPPENED").items()},
        **dict.fromkeys(moments, moment_alone),
        **table("choices", "ALONE"),
        **table("paragraphs", "PARAGRAPHS"),
        **table("news", "NEWS"),
    }
    speech: Speech = {
        Effect: ("deed", alone),
        Cost: ("deed", alone),
        Condition: ("if", table("choices", "only_if")),
        Figure: ("per", table("choices", "figure")),
        Moment: ("moment", moment_alone),
    }
    return phrases, speech, language_of(language).written
