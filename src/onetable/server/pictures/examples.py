"""The examples of a guide, drawn as the table of their game is."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from msgspec import Raw, Struct

from onetable.server.pictures import draw, shapes
from onetable.telling.guide.examples import laid_out
from onetable.telling.guide.sections import guide_of
from onetable.text import Interface


class DrawnExample(Struct, frozen=True):
    """A position of the guide: what is to be seen in it, who sits there, and the view of one of them."""

    caption: str
    names: list[str]
    view: Annotated[Raw, shapes.View]


@lru_cache(maxsize=400)
def drawn_example(game: str, section: str, language: str) -> DrawnExample | None:
    """The example of a section in one language; nothing where it has none."""
    found = guide_of(game).sections.get(section)
    if found is None or found.example is None:
        return None
    shown = laid_out(game, found.example)
    people = [Interface(language).say("seat-person", number=seat + 1) for seat in range(shown.match.players)]
    names = [name[:1].upper() + name[1:] for name in people]
    view = draw(shown.match.rulebook, shown.match, [(shown.seat, shown.seat)], language, names, None)[0]
    return DrawnExample(found.example.caption[language], names, Raw(view.whole()))
