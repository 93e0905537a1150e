"""Pictures: a view of the game as a client is shown it, in its language. Only views are read, so nothing hidden can be told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from weakref import WeakKeyDictionary

from msgspec import Raw

from onetable.core.game import Game
from onetable.core.match import Match
from onetable.core.phrasebook import Phrasebook
from onetable.core.rulebook import Result, Rulebook
from onetable.core.view import SPECTATOR, View
from onetable.core.word import Word
from onetable.games.fellowship.pictures.open_table import open_view
from onetable.games.fellowship.pictures.painter import Painter
from onetable.games.fellowship.table import Board
from onetable.server.pictures import shapes
from onetable.server.pictures.grouping import Grouping
from onetable.server.pictures.voice import Voice, voice
from onetable.telling import phrases

__all__ = ["Grouping", "draw", "draw_open", "may_say", "picture", "said_text", "word_text"]


class _Memory:
    """What was written for a match before; it holds as long as no answer is taken back."""

    def __init__(self, match: Match[Any]) -> None:
        self.game: Game[Any] = match.game
        self.painter = Painter(match.setup)
        self.answers = -1
        self.books: dict[tuple[str, int], Phrasebook] = {}  # by language and seat: the voice that can name what lies on the table

    def books_of(self, match: Match[Any]) -> dict[tuple[str, int], Phrasebook]:
        """The voices for the table as it stands now."""
        if self.answers != len(match.answers):
            self.answers = len(match.answers)
            self.books = {}
        return self.books


_memories: WeakKeyDictionary[Match[Any], _Memory] = WeakKeyDictionary()


def _memory(match: Match[Any]) -> _Memory:
    known = _memories.get(match)
    if known is None or known.game is not match.game:
        known = _memories[match] = _Memory(match)
    return known


def draw(
    rulebook: Rulebook[Any],
    match: Match[Any] | None,
    seats: Sequence[tuple[int, int]],
    language: str,
    names: Sequence[str],
    result: Result | None,
) -> list[Raw]:
    """What each of these seats is shown now; with each stands the seat through whose eyes it looks. Without a match not all sit yet."""
    speaker = voice(rulebook.id, language)
    if match is None:
        return [_empty(speaker, seat) for seat, _ in seats]
    eyes = [through for _, through in seats]
    views = rulebook.views(match.game, eyes)
    asked = any([seat == through == views[0].asked for seat, through in seats])
    refused = rulebook.why_not(match.game) if asked else {}
    if rulebook.id != "fellowship":
        return [
            picture(speaker, view, seat, names, refused if seat == view.asked else {}, match.journal_for(view.seat), match.setup, result)
            for view, (seat, _) in zip(views, seats, strict=True)
        ]
    painter = _memory(match).painter
    painter.follow(match.journal)
    return painter.paint(speaker, views, [seat for seat, _ in seats], refused, result)  # type: ignore[arg-type]


def draw_open(rulebook: Rulebook[Any], match: Match[Any], language: str, names: Sequence[str], result: Result | None) -> Raw:
    """A finished game in the middle, with nothing hidden where the game has such a view; else as a spectator saw it."""
    speaker = voice(rulebook.id, language)
    if rulebook.id != "fellowship":
        return draw(rulebook, match, [(SPECTATOR, SPECTATOR)], language, names, result)[0]
    painter = Painter(match.setup)
    painter.follow(match.journal)
    return painter.paint(speaker, [open_view(match.game)], [SPECTATOR], {}, result)[0]


def picture(
    speaker: Voice,
    view: View[Any],
    seat: int,
    names: Sequence[str],
    refused: Mapping[Word, Word],
    journal: Sequence[Word],
    setup: Mapping[str, Any],
    result: Result | None,
) -> Raw:
    """One view of a game without a table of its own."""
    from onetable.server.pictures import plain  # it knows all other games, and they are many

    return plain.paint(speaker, plain.sight_of(speaker, view, names, refused, journal), seat, setup, result)


def _empty(speaker: Voice, seat: int) -> Raw:
    sayings = [shapes.Phrase(key, None) for key, _ in phrases.allowed(None)] if seat != SPECTATOR else []
    return shapes.raw(shapes.View(speaker.game, seat, -1, speaker.language, "", phrases=shapes.raw(sayings)))


# ---- words


def word_text(rulebook: Rulebook[Any], language: str, word: Word, match: Match[Any] | None, seat: int) -> str:
    """A word of the journal, a choice or a reason, as this seat may read it."""
    speaker = voice(rulebook.id, language)
    if rulebook.id == "fellowship" or match is None:
        return speaker.read(word)
    books = _memory(match).books_of(match)
    key = (language, seat)
    if key not in books:
        books[key] = speaker.phrases.at(rulebook.view(match.game, seat).table)
    return books[key].read(word)


def said_text(game: str, match: Match[Any] | None, language: str, phrase: str, about: int | None) -> str:
    """A phrase that somebody said; who it is about is told by the name all see at that chair."""
    speaker = voice(game, language)
    name = ""
    board = match.rulebook.view(match.game, SPECTATOR).table if match is not None and about is not None else None
    if isinstance(board, Board) and about is not None:
        name = speaker.phrases.tidy(speaker.phrases.say(board.who(about), "short"))
    return speaker.say(phrase, about=name)


def may_say(game: str, view: View[Any] | None, phrase: str, about: int | None) -> bool:
    """Whether this seat may say this now."""
    return phrases.may_say(view, phrase, about)
