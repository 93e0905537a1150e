"""Reading in a guide: the section that somebody names, or those that answer."""

from __future__ import annotations

from onetable.core.fold import fold
from onetable.telling.entries import Entry
from onetable.telling.guide.search import search
from onetable.telling.guide.sections import Section, guide_of


def found_sections(game: str, language: str, text: str) -> list[str]:
    """The section of exactly this name, or id, alone; else all that answer, best first."""
    wanted = fold(text)
    named = [one.id for one in guide_of(game).sections.values() if wanted and wanted in (fold(one.id), fold(one.title[language]))]
    return named or search(game, language, text)


def as_entry(section: Section, language: str) -> Entry:
    """A section as something to be read."""
    return Entry(section.id, section.title[language], "\n".join(section.body(language)))


def guide_entries(game: str, language: str) -> list[Entry]:
    """All sections of a guide, to be read."""
    return [as_entry(section, language) for section in guide_of(game).sections.values()]
