"""The sections of a guide, as a game brings them: one file for each in its folder `guide`, in the order of their names."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from msgspec import Struct, field

from onetable.core.scenario.files import read_yaml
from onetable.games.registry import face_of


class Paragraph(Struct, frozen=True, forbid_unknown_fields=True):
    """A few sentences in every language, and the numbered statements of the rulebook and the rulings that they tell."""

    text: dict[str, str]
    tells: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """A position that shows what is meant: laid out as a scenario, seen by one of those who sit there, and what is to be seen in it."""

    position: dict[str, Any]
    you: str  # through whose eyes it is looked at, as scenarios call him
    caption: dict[str, str]
    holds: list[Any]  # lines of a scenario: what the caption says is so, and comes so


class Section(Struct, frozen=True, forbid_unknown_fields=True):
    """One subject: what is said about it, what people call it, and what it answers."""

    title: dict[str, str]
    words: dict[str, tuple[str, ...]]  # what people call it, besides what stands in the text
    paragraphs: tuple[Paragraph, ...]
    tests: tuple[str, ...]  # files of tests: each statement is cited in one of them
    refusals: tuple[str, ...] = ()  # the words that say why not, by the names of their classes
    questions: tuple[str, ...] = ()  # the steps that ask, by the names of their classes; a class stands for those made from it
    moments: tuple[str, ...] = ()  # parts of the turn, as the teller of the game calls them
    keywords: tuple[str, ...] = ()  # words printed on cards, and terms
    see: tuple[str, ...] = ()  # sections one may want to read next
    example: Example | None = None
    id: str = ""

    @property
    def tells(self) -> tuple[str, ...]:
        """All statements that stand here."""
        return tuple([number for paragraph in self.paragraphs for number in paragraph.tells])

    def body(self, language: str) -> list[str]:
        """What is said, paragraph by paragraph."""
        return [paragraph.text[language] for paragraph in self.paragraphs]


class Guide(Struct, frozen=True):
    """All sections of one game by their ids, in order, and which of them answers what."""

    game: str
    sections: dict[str, Section]
    by_refusal: dict[str, str] = field(default_factory=dict)
    by_question: dict[str, str] = field(default_factory=dict)
    by_moment: dict[str, str] = field(default_factory=dict)
    by_keyword: dict[str, str] = field(default_factory=dict)

    def about_refusal(self, reason: object) -> str:
        """The section that says why this reason hinders; nothing where there is none."""
        return of_kind(self.by_refusal, type(reason))

    def about_question(self, step: object) -> str:
        """The section about what this step asks; nothing where there is none."""
        return of_kind(self.by_question, type(step))


def of_kind(found: dict[str, str], kind: type) -> str:
    """What stands there for a class, or for the nearest class that it was made from."""
    return next((found[one.__name__] for one in kind.__mro__ if one.__name__ in found), "")


@cache
def guide_of(game: str) -> Guide:
    """The guide that a game brings; an empty one where it brings none."""
    folder: Traversable = files(face_of(game).home).joinpath("guide")
    names = sorted([file.name for file in folder.iterdir() if file.name.endswith(".yaml")]) if folder.is_dir() else []
    sections = [read_section(name, folder.joinpath(name).read_text("utf-8")) for name in names]
    return Guide(
        game,
        {section.id: section for section in sections},
        {name: section.id for section in sections for name in section.refusals},
        {name: section.id for section in sections for name in section.questions},
        {name: section.id for section in sections for name in section.moments},
        {name: section.id for section in sections for name in section.keywords},
    )


def read_section(name: str, text: str) -> Section:
    """A section from its file; its id is the name of the file without the number before it."""
    (data,) = read_yaml(text)
    return msgspec.convert({**data, "id": name.removesuffix(".yaml").partition("-")[2]}, Section)
