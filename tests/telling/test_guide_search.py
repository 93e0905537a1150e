"""Questions as people ask them find the section that answers among the first three, in Python and in a browser alike."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import msgspec
import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.core.scenario.files import read_yaml
from onetable.telling.guide import search as searching
from onetable.telling.guide.pages import page_of
from onetable.telling.guide.search import index_of, search
from onetable.telling.guide.sections import guide_of

(ASKED,) = read_yaml((Path(__file__).parent / "guide_questions.yaml").read_text("utf-8"))
SCRIPT = Path(searching.__file__).with_suffix(".js")


def questions(part: str) -> Iterator[tuple[str, str, str, str]]:
    """Game, language, question and the section that answers."""
    for game, languages in ASKED[part].items():
        for language, asked in languages.items():
            yield from [(game, language, text, section) for text, section in asked.items()]


@pytest.mark.parametrize("part", ["known", "held_out"])
def test_nine_of_ten_questions_find_their_section_among_the_first_three(part: str) -> None:
    all_of_them = list(questions(part))
    assert all([section in guide_of(game).sections for game, _, _, section in all_of_them])
    missed = [text for game, language, text, section in all_of_them if section not in search(game, language, text)[:3]]
    assert len(missed) <= len(all_of_them) // 10, missed


def test_there_are_questions_enough_in_every_language_about_every_game() -> None:
    assert len([*questions("known"), *questions("held_out")]) >= 150
    assert all([set(languages) == set(LANGUAGES) for part in ASKED.values() for languages in part.values()])
    assert 2 * len([*questions("held_out")]) >= len([*questions("known")])


@pytest.mark.parametrize(
    ("typed", "section"),
    [
        ("fierce", "fierce"),
        ("凶猛", "fierce"),  # asked in English all the same
        ("bloeddorstig", "fierce"),
        ("feirce", "fierce"),  # two letters changed places
        ("overwhlem", "overwhelm"),
        ("roami", "roaming"),  # still being typed
        ("FIERCE?!", "fierce"),
    ],
)
def test_words_of_other_languages_slips_and_beginnings_are_found(typed: str, section: str) -> None:
    assert search("tcg", "en", typed)[0] == section


@pytest.mark.parametrize("typed", ["", "   ", "?!", "qqqqqqqq"])
def test_what_says_nothing_finds_nothing(typed: str) -> None:
    assert search("tcg", "en", typed) == []


def test_a_question_is_answered_while_one_types() -> None:
    found = index_of("tcg", "en")
    began = perf_counter()
    for length in range(1, 30):
        found.find("what does overwhelmed and fiersce mean"[:length])
    assert (perf_counter() - began) / 29 < 0.05


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node here")
def test_a_browser_finds_the_same_sections() -> None:
    asked = [*questions("known"), *questions("held_out")][::3]
    pages = {f"{game} {language}": page_of(game, language).sections for game in ASKED["known"] for language in LANGUAGES}
    data = {
        "pages": {name: msgspec.to_builtins(sections) for name, sections in pages.items()},
        "asked": [(f"{one[0]} {one[1]}", one[2]) for one in asked],
    }
    code = (
        f"import {{ searcher }} from {json.dumps(SCRIPT.as_uri())}; import {{ readFileSync }} from 'node:fs';"
        "const { pages, asked } = JSON.parse(readFileSync(0)); const made = {};"
        "for (const name in pages) made[name] = searcher(pages[name]);"
        "console.log(JSON.stringify(asked.map(([name, text]) => made[name](text).slice(0, 3))));"
    )
    told = subprocess.run(["node", "--input-type=module", "-e", code], input=json.dumps(data), capture_output=True, text=True, check=True)
    there = json.loads(told.stdout)
    assert there == [search(game, language, text)[:3] for game, language, text, _ in asked]
