"""Pictures: a view of the game as a client is shown it, in its language. Only views are read, so nothing hidden can be told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from onetable.core.match import Match
from onetable.core.rulebook import Result, Rulebook
from onetable.core.view import SPECTATOR
from onetable.core.word import Word
from onetable.server.pictures import shapes
from onetable.server.pictures.picture import Picture
from onetable.server.pictures.pictures import gathering
from onetable.server.pictures.speaker import pictures_of, speaker_of
from onetable.telling import phrases

__all__ = ["Picture", "draw", "draw_open", "said_text", "word_text"]


def draw(
    rulebook: Rulebook[Any],
    match: Match[Any] | None,
    seats: Sequence[tuple[int, int]],
    language: str,
    names: Sequence[str],
    result: Result | None,
) -> list[Picture]:
    """What each of these seats is shown now; with each stands the seat through whose eyes it looks. Without a match not all sit yet."""
    speaker = speaker_of(rulebook.id, language)
    if match is None:
        sayings = [shapes.Phrase(key, None) for key, _ in phrases.allowed(rulebook.id, None)]
        return [gathering(speaker, seat, sayings) for seat, _ in seats]
    ended = result if match.lesson is None else None  # what comes after a lesson is told beside the table
    return pictures_of(rulebook.id).draw(speaker, rulebook, match, seats, names, ended)


def draw_open(rulebook: Rulebook[Any], match: Match[Any], language: str, names: Sequence[str], result: Result | None) -> Picture:
    """A finished game in the middle, with nothing hidden where the game has such a view."""
    return pictures_of(rulebook.id).draw_open(speaker_of(rulebook.id, language), rulebook, match, names, result)


def word_text(rulebook: Rulebook[Any], language: str, word: Word, match: Match[Any] | None, seat: int) -> str:
    """A word of the journal, a choice or a reason, as this seat may read it."""
    return pictures_of(rulebook.id).word_text(speaker_of(rulebook.id, language), rulebook, word, match, seat)


def said_text(game: str, match: Match[Any] | None, language: str, phrase: str, about: int | None) -> str:
    """A phrase that somebody said; who it is about is told by the name all see."""
    speaker = speaker_of(game, language)
    name = ""
    if match is not None and about is not None:
        name = phrases.called(game, match.rulebook.view(match.game, SPECTATOR), about, speaker.phrases)
    return speaker.say(phrase, about=name)
