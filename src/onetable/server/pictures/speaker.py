"""The voices that read a table aloud: one for each game and language, with all that was said once kept for the next time."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from onetable.core.remembering import remembered
from onetable.games.registry import face_of, rulebook
from onetable.text import Interface

if TYPE_CHECKING:
    from onetable.server.pictures.pictures import Pictures


class KeptInterface(Interface):
    """An interface that remembers what it has said."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.say = remembered(6_000)(super().say)  # type: ignore[method-assign]


class Speaker:
    """One game in one language."""

    def __init__(self, game: str, language: str) -> None:
        self.game, self.language, self.interface = game, language, KeptInterface(language)
        self.phrases = pictures_of(game).book(rulebook(game).phrasebook(language))
        self.read, self.say = self.phrases.read, self.interface.say
        self.questions: dict[tuple[object, ...], str] = {}  # by all on which its words depend: a question that was asked before


@cache
def speaker_of(game: str, language: str) -> Speaker:
    """The speaker of this game in this language."""
    return Speaker(game, language)


@cache
def pictures_of(game: str) -> Pictures:
    """How this game is sent; in sentences where it has no table of its own."""
    part = face_of(game).pictures
    if part is not None:
        return part.load()
    from onetable.server.pictures.pictures import Pictures  # they are drawn by voices

    return Pictures()
