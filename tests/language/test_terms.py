"""One word for one thing: the list of terms, and what is said in all languages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from onetable.core.phrasebook import LANGUAGES
from tests.language.said import Said, said

TERMS: list[dict[str, Any]] = yaml.load(Path(__file__).with_name("terms.yaml").read_text("utf-8"), yaml.CSafeLoader)


def words(term: dict[str, Any], code: str, kind: str) -> list[str]:
    """What the list has of this kind."""
    found = term[code].get(kind, [])
    return found if isinstance(found, list) else [found]


def of_games(term: dict[str, Any], lines: Iterable[Said]) -> Iterator[Said]:
    """What is said in the games that a term is one of, and in the documents, if they use it as people do."""
    return (line for line in lines if line.game in term.get("in", [line.game]) and (term.get("documents") or not line.is_document))


def wrong(term: dict[str, Any], code: str, lines: Iterable[Said]) -> list[str]:
    """Where another word is said for it."""
    never = re.compile("|".join(words(term, code, "never")), re.MULTILINE | re.IGNORECASE)
    spared = re.compile("|".join(map(re.escape, words(term, code, "but"))) or "(?!)")
    meant = list(of_games(term, lines))
    if not never.search(spared.sub("", "\n".join([line.text for line in meant]))):  # all at once is quicker
        return []
    found = ((line, never.search(spared.sub("", line.text))) for line in meant)
    return [f"{line.place} says “{match[0]}”: {line.text[:100]}" for line, match in found if match]


def test_every_term_has_its_word_in_every_language() -> None:
    assert len({term["term"] for term in TERMS}) == len(TERMS) >= 40
    for term in TERMS:
        assert {code for code in term if code not in ("term", "in", "documents")} == set(LANGUAGES), term["term"]
        assert all(words(term, code, "say") and words(term, code, "never") for code in LANGUAGES), term["term"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_one_word_for_one_thing(code: str) -> None:
    found = {term["term"]: places for term in TERMS if (places := wrong(term, code, said(code)))}
    assert found == {}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_of_the_list_is_said(code: str) -> None:
    for term in TERMS:
        texts = [line.text.lower() for line in of_games(term, said(code))]
        missing = [word for word in words(term, code, "say") if not any(word.lower() in text for text in texts)]
        assert missing == [], term["term"]


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "During setup, a robot takes it back."), ("zh", "机器人在休息步骤弃掉1张牌。"),
        ("ja", "セットアップで卓のロボットがトリックに勝つ。"), ("nl", "Maak de opstelling ongedaan."),
    ],
)  # fmt: skip
def test_another_word_is_found_wherever_it_stands(code: str, text: str) -> None:
    planted = [Said("somewhere:1", game, text) for game in ("", "fellowship", "quest", "tcg")]
    assert sum([bool(wrong(term, code, planted)) for term in TERMS]) >= 2
