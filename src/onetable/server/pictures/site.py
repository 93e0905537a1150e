"""What draws the examples of the written rules: the browser’s table in one script, and beside it all that it would ask a server for."""

from __future__ import annotations

from importlib.resources import files

import msgspec

from onetable.server.pictures.examples import drawn_example
from onetable.server.pictures.speaker import pictures_of, speaker_of
from onetable.telling.guide.sections import guide_of
from onetable.telling.guide.site import Drawings
from onetable.text import source

BUILT = files("onetable.server").joinpath("static", "drawing")


def drawings_of(game: str) -> Drawings | None:
    """The drawings of this game; none where the browser client was not built."""
    script, style = BUILT.joinpath("drawing.js"), BUILT.joinpath("drawing.css")
    if not script.is_file() or not style.is_file():
        return None
    return Drawings(script.read_text("utf-8"), style.read_text("utf-8"), lambda language: beside(game, language))


def beside(game: str, language: str) -> str:
    """All that the tables of the examples need, as a script."""
    examples = {section: drawn_example(game, section, language) for section, one in guide_of(game).sections.items() if one.example}
    faces = dict(pictures_of(game).faces(speaker_of(game, language)))
    data = {
        "game": game,
        "language": language,
        "text": source(language),
        "reader": {"rules": [], "cards": [], "faces": faces},
        "examples": examples,
    }
    return f"globalThis.onetable = {msgspec.json.encode(data).decode()};\n"
