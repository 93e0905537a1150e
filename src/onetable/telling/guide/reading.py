"""Reading in a guide: the section that somebody names, or those that answer."""

from __future__ import annotations

from onetable.core.fold import fold
from onetable.telling.entries import Entry
from onetable.telling.guide.links import named_in, spoken_of
from onetable.telling.guide.search import search
from onetable.telling.guide.sections import Section, guide_of
from onetable.text import Interface


def found_sections(game: str, language: str, text: str) -> list[str]:
    """The section of exactly this name, or id, alone; else all that answer, best first."""
    wanted = fold(text)
    named = [one.id for one in guide_of(game).sections.values() if wanted and wanted in (fold(one.id), fold(one.title[language]))]
    return named or search(game, language, text)


def as_entry(game: str, section: Section, language: str) -> Entry:
    """A section as something to be read, with the cards and terms that it speaks of."""
    interface = Interface(language)
    names = interface.say("line-comma").join([named.words for named in named_in(game, language, section.id)])
    example = [interface.say("guide-example", text=section.example.caption[language])] if section.example is not None else []
    lines = [*section.body(language), *example, *([interface.say("guide-names", names=names)] if names else [])]
    return Entry(section.id, section.title[language], "\n".join(lines))


def guide_entries(game: str, language: str) -> list[Entry]:
    """All sections of a guide, to be read."""
    return [as_entry(game, section, language) for section in guide_of(game).sections.values()]


def told_in(game: str, name: str, interface: Interface) -> list[str]:
    """In which sections a card or a term is spoken of, as a line to be read below it; none where nowhere."""
    sections, language = guide_of(game).sections, interface.language
    titles = [sections[id].title[language] for id in spoken_of(game, language, name)]
    return [interface.say("guide-told-in", titles=interface.say("line-comma").join(titles))] if titles else []
