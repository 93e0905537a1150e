"""A guide in one language, as it is shown and searched."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from onetable.core.phrasebook import LANGUAGES
from onetable.telling.guide.links import Named, named_in
from onetable.telling.guide.sections import Guide, Section, guide_of
from onetable.telling.lessons import lesson_about


class Elsewhere(Struct, frozen=True):
    """What a section is called in the other languages."""

    titles: list[str]
    words: list[str]


class GuideSection(Struct, frozen=True):
    """One section to be read: its title, its paragraphs, where to read on, and by what it is found."""

    id: str
    title: str
    text: list[str]
    words: list[str]
    see: list[str]
    tells: list[str]  # the numbers of the statements, as docs/rules has them
    example: str  # what is to be seen in its drawn example; nothing where it has none
    lesson: str  # the one in which it can be practised; nothing where there is none
    named: list[Named]  # cards and terms that it speaks of
    elsewhere: Elsewhere


class GuidePage(Struct, frozen=True):
    """The guide of a game in one language; empty where it has none."""

    game: str
    sections: list[GuideSection]
    keywords: dict[str, str]  # words printed on cards, and the section about each


def shown(game: str, section: Section, language: str) -> GuideSection:
    """One section in one language."""
    others = [code for code in LANGUAGES if code != language]
    elsewhere = Elsewhere([section.title[code] for code in others], [word for code in others for word in section.words[code]])
    words, see = list(section.words[language]), list(section.see)
    example = section.example.caption[language] if section.example is not None else ""
    return GuideSection(
        section.id,
        section.title[language],
        section.body(language),
        words,
        see,
        list(section.tells),
        example,
        lesson_about(game, section.id),
        named_in(game, language, section.id),
        elsewhere,
    )


def page(guide: Guide, language: str) -> GuidePage:
    """A whole guide in one language."""
    return GuidePage(
        guide.game,
        [shown(guide.game, section, language) for section in guide.sections.values()],
        dict(guide.by_keyword),
    )


@cache
def page_of(game: str, language: str) -> GuidePage:
    """The guide of a game in one language: made when first wanted."""
    return page(guide_of(game), language)
