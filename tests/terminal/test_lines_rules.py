"""`rules` in line mode: what is asked now, a subject, a whole question; and a refusal says where to read on."""

from __future__ import annotations

import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.telling.guide.sections import guide_of
from onetable.text import Interface
from tests.terminal.test_lines import play


def said(typed: str, *more: str) -> str:
    done = play(f"{typed}\nquit\n", "--plain", "--seed", "6", "--bots", "random", *more)
    assert done.code == 0 and done.err == ""
    return done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_alone_opens_at_what_is_asked(language: str) -> None:
    told = guide_of("fellowship").sections["exchange"]  # Pippin has begun an exchange, and Frodo answers
    out = said("rules", "--language", language)
    assert all([text in out for text in (told.title[language], *told.body(language), Interface(language).say("guide-further"))])


def test_a_question_is_answered_and_more_is_named() -> None:
    out = said("rules can I lead a ring")
    assert "Leading Rings: " in out and "Read on: " in out


def test_a_subject_by_its_title_and_a_card_by_its_name() -> None:
    out = said("rules following suit\nrules shadowfax")
    assert "Following suit: After the leader the others play clockwise." in out and "Tuck 1 card under" in out


def test_what_is_nowhere_is_said_so() -> None:
    assert Interface("en").say("reader-nothing") in said("rules xyzzyqq")


def test_a_refusal_names_its_section() -> None:
    out = said("why 1 of rings")
    assert "1 of Rings cannot be chosen now. " in out and "The rules about this: Exchanging cards" in out
