"""`onetable rules`: subjects, questions, data and a small site."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.server.pictures.site import beside
from onetable.telling.guide.pages import page_of
from onetable.telling.guide.sections import guide_of
from onetable.telling.guide.site import Drawings, whole_page, write_site
from tests.cli.command import onetable


def test_all_subjects_are_listed() -> None:
    said = onetable("rules", "quest", "--language", "en")
    assert said.code == 0 and all([section in said.out for section in guide_of("quest").sections])


@pytest.mark.parametrize(
    ("language", "question", "title"),
    [("en", "what does feirce mean", "Fierce minions"), ("zh", "凶猛", "凶猛的爪牙"), ("nl", "fierce", "Bloeddorstige")],
)
def test_a_question_is_answered_in_the_language_of_who_asks(language: str, question: str, title: str) -> None:
    said = onetable("rules", "tcg", *question.split(), "--language", language)
    assert (said.code, said.err) == (0, "") and said.out.startswith(title)


def test_a_subject_by_its_id_is_data_for_programs() -> None:
    (section,) = onetable("rules", "fellowship", "rings", "--language", "en", "--json").data
    assert section["title"] == "Leading Rings" and {"F-074", "F-078"} <= {*section["tells"]} and section["text"]


def test_what_nothing_answers_is_one_sentence() -> None:
    said = onetable("rules", "tcg", "xyzzyqq")
    assert said.code == 2 and "xyzzyqq" in said.err


def test_the_site_holds_every_section_in_every_language_and_its_links_lead_somewhere(tmp_path: Path) -> None:
    said = onetable("rules", "fellowship", "--html", str(tmp_path / "site"))
    assert said.code == 0 and str(tmp_path / "site" / "index.html") in said.out
    for language in LANGUAGES:
        page = (tmp_path / "site" / f"{language}.html").read_text("utf-8")
        ids = {*re.findall(r'<section id="([^"]+)"', page)}
        assert ids == {*guide_of("fellowship").sections} and {*re.findall(r'href="#([^"]+)"', page)} == ids
        assert "{{" not in page.partition("<script")[0] and f'lang="{language}"' in page
        assert all([(tmp_path / "site" / name).is_file() for name in re.findall(r'href="([a-z]+\.html)"', page)])
        assert not re.search(r'(?:src|href)="(?:https?:)?//', page)


def test_the_site_draws_its_examples_with_the_table_itself_and_needs_no_server(tmp_path: Path) -> None:
    examples = [section.id for section in guide_of("quest").sections.values() if section.example is not None]
    write_site("quest", tmp_path, Drawings("draw()", "p {}", lambda language: beside("quest", language)))
    for language in LANGUAGES:
        page = (tmp_path / f"{language}.html").read_text("utf-8")
        assert re.findall(rf'src="example-{language}\.html#([^"]+)"', page) == examples
        data = json.loads((tmp_path / f"examples-{language}.js").read_text("utf-8").partition(" = ")[2].rstrip().rstrip(";"))
        assert [*data["examples"]] == examples and data["reader"]["faces"] and data["text"]
        assert f'src="examples-{language}.js"' in (tmp_path / f"example-{language}.html").read_text("utf-8")
    assert (tmp_path / "drawing.js").read_text() == "draw()"
    assert "<iframe" not in whole_page(page_of("quest", "en"), "en")


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = onetable("rules", "fellowship", "--html", str(tmp_path / "file"))
    assert said.code == 2 and "Cannot write the rules" in said.err
