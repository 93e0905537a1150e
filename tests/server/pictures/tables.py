"""Tables for the tests of the pictures: random matches, hand-made scenes, and what a client reads of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from onetable.core.game import Game
from onetable.core.match import Match
from onetable.core.rulebook import Result, Rulebook
from onetable.core.word import Word
from onetable.games.fellowship.pictures.painter import Painter
from onetable.games.fellowship.table import Board
from onetable.games.registry import rulebook
from onetable.server.pictures import draw
from onetable.server.pictures.picture import Picture
from onetable.server.pictures.plain import sight_of
from onetable.server.pictures.speaker import pictures_of, speaker_of
from tests.games.fellowship.scenes import Scene

NAMES = ("Ann", "Bob", "Cyd", "Dot", "Eve", "Flo")


def moments(game: str, setup: dict[str, Any], players: int, seed: int, most: int = 500) -> Iterator[Match[Any]]:
    """A random match at each of its decisions, and at its end."""
    random, match = Random(seed), Match(rulebook(game), setup, players, seed)
    yield match
    while match.game.decision is not None and len(match.answers) < most:
        match.answer(random.randrange(len(match.game.decision.choices)))
        yield match


def drawn(match: Match[Any], language: str = "en", seats: tuple[int, ...] | None = None) -> list[dict[str, Any]]:
    """What everybody is shown, a spectator first."""
    everybody = tuple(range(-1, match.players)) if seats is None else seats
    found = draw(match.rulebook, match, [(seat, seat) for seat in everybody], language, NAMES[: match.players], result_of(match))
    return [msgspec.json.decode(each.whole()) for each in found]


def result_of(match: Match[Any]) -> Result | None:
    """How a match ended."""
    result: Result | None = match.rulebook.result(match.game)
    return result


def painted(book: Rulebook[Any], game: Game[Any], seat: int, language: str, setup: dict[str, Any], journal: list[Word]) -> Picture:
    """One view of a game of which only the journal is known, without anything that was kept from before."""
    view = book.view(game, seat)
    refused = book.why_not(game) if view.asked == seat else {}
    if book.id != "fellowship":
        pictures, sight = pictures_of(book.id), sight_of(speaker_of(book.id, language), view, NAMES, refused, journal)
        return pictures.picture(speaker_of(book.id, language), sight, pictures.share(lambda: sight), seat, setup, book.result(game))
    painter = Painter(setup)
    painter.story.tell(journal)
    return painter.paint(speaker_of(book.id, language), [view], [seat], refused, book.result(game))[0]  # type: ignore[list-item]


def shown(scene: Scene, seat: int = 0, language: str = "en") -> dict[str, Any]:
    """What a seat is shown of a hand-made scene."""
    game: Game[Board] = scene.game
    setup = {"chapter": scene.board.setup.chapter}
    found: dict[str, Any] = msgspec.json.decode(painted(rulebook("fellowship"), game, seat, language, setup, []).whole())
    return found


def chair_of(view: dict[str, Any], key: str) -> dict[str, Any]:
    """The chair of this character."""
    found: dict[str, Any] = next(chair for chair in view["board"]["chairs"] if chair["key"] == key)
    return found
