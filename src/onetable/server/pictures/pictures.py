"""How a game is sent: any one in sentences and as data, one that has a table of its own in the browser as that needs it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from onetable.core.match import Match
from onetable.core.phrasebook import Phrasebook
from onetable.core.rulebook import Result, Rulebook
from onetable.core.view import SPECTATOR, View
from onetable.core.word import Word
from onetable.server.pictures import shapes
from onetable.server.pictures.picture import Picture
from onetable.server.pictures.plain import in_pieces, paint, sight_of
from onetable.server.pictures.speaker import Speaker
from onetable.telling.spoken_view import SpokenView


class Remembered:
    """What was written for a match before; it holds as long as no answer is taken back."""

    def __init__(self, match: Match[Any]) -> None:
        self.taken_back = match.taken_back
        self.answers = -1
        self.books: dict[tuple[str, int], Phrasebook] = {}  # by language and seat: the speaker that can name what lies on the table
        self.shared: dict[tuple[str, ...], Any] = {}  # by language and names: what everybody sees

    def keep_up(self, match: Match[Any]) -> None:
        """Forget what held for the table as it stood before."""
        if self.answers != len(match.answers):
            self.answers = len(match.answers)
            self.books, self.shared = {}, {}


class Pictures:
    """One game as it is sent; only views are read, so nothing hidden can be told."""

    board: type | None = None  # what `board` of a view holds; else the position as the seat knows it
    face: type | None = None  # what is told of a printed card as data, where a game draws its cards itself
    tells_refusals = True  # what cannot be chosen is told with the choices; else the picture asks the view why not

    def __init__(self) -> None:
        self._memories: WeakKeyDictionary[Match[Any], Remembered] = WeakKeyDictionary()

    def remember(self, match: Match[Any]) -> Remembered:
        """An empty memory of a match."""
        return Remembered(match)

    def memory(self, match: Match[Any]) -> Any:
        """What is remembered of a match."""
        known = self._memories.get(match)
        if known is None or known.taken_back != match.taken_back:
            known = self._memories[match] = self.remember(match)
        known.keep_up(match)
        return known

    def faces(self, speaker: Speaker) -> Mapping[str, Any]:
        """What is printed on the cards, by key, where a game draws them itself; fetched once for each language."""
        return {}

    def offered(self, speaker: Speaker, field: str, value: Any) -> shapes.Json | None:
        """A value of the set-up form as the game draws it, as data; nothing where it is only called by its name."""
        return None

    def side(self, speaker: Speaker, side: str) -> shapes.Json | None:
        """Who sits on a side that has a seat of its own, in the same way."""
        return None

    def book(self, book: Phrasebook) -> Phrasebook:
        """The phrasebook with which words are sent."""
        return book

    def draw(
        self,
        speaker: Speaker,
        rulebook: Rulebook[Any],
        match: Match[Any],
        seats: Sequence[tuple[int, int]],
        names: Sequence[str],
        result: Result | None,
    ) -> list[Picture]:
        """What each of these seats is shown now; with each stands the seat through whose eyes it looks."""
        views, refused = seen(rulebook, match, seats, self.tells_refusals)
        known, key = self.memory(match).shared, (speaker.language, *names)
        if key not in known:
            known[key] = self.share(
                lambda: sight_of(speaker, rulebook.view(match.game, SPECTATOR), names, {}, match.journal_for(SPECTATOR))
            )
        found = []
        for view, (seat, _) in zip(views, seats, strict=True):
            sight = sight_of(speaker, view, names, refused if seat == view.asked else {}, match.journal_for(view.seat))
            found.append(self.picture(speaker, sight, known[key], seat, match.setup, result))
        return found

    def share(self, public: Callable[[], SpokenView]) -> Any:
        """What everybody sees alike, from a spectator's view: drawn once for all who look, until the next answer. Here nothing is."""
        return None

    def draw_open(
        self, speaker: Speaker, rulebook: Rulebook[Any], match: Match[Any], names: Sequence[str], result: Result | None
    ) -> Picture:
        """A finished game in the middle, with nothing hidden where the game has such a view; else as a spectator saw it."""
        return self.draw(speaker, rulebook, match, [(SPECTATOR, SPECTATOR)], names, result)[0]

    def picture(
        self, speaker: Speaker, sight: SpokenView, shared: Any, seat: int, setup: Mapping[str, Any], result: Result | None
    ) -> Picture:
        """One view in sentences, with what everybody sees."""
        return paint(speaker, sight, seat, setup, result)

    def about(self, word: Word) -> tuple[str, ...]:
        """The things that this news is about, by the names under which they lie on the table in the browser."""
        return tuple(dict.fromkeys([name for part in parts_of(word) if (name := self.lies(part))]))

    def lies(self, part: object) -> str:
        """The name under which this part of a word lies on the table; nothing where it does not lie there."""
        return ""

    def word_text(self, speaker: Speaker, rulebook: Rulebook[Any], word: Word, match: Match[Any] | None, seat: int) -> str:
        """A word of the journal, a choice or a reason, as this seat may read it."""
        if match is None:
            return speaker.read(word)
        books, key = self.memory(match).books, (speaker.language, seat)
        if key not in books:
            books[key] = speaker.phrases.at(rulebook.view(match.game, seat).table)
        text: str = books[key].read(word)
        return text


def parts_of(thing: object) -> Iterator[object]:
    """All that is inside a word, itself first."""
    yield thing
    inside = thing if isinstance(thing, tuple) else msgspec.structs.astuple(thing) if isinstance(thing, Word) else ()
    for part in inside:
        yield from parts_of(part)


def seen(
    rulebook: Rulebook[Any], match: Match[Any], seats: Sequence[tuple[int, int]], with_refusals: bool = True
) -> tuple[Sequence[View[Any]], Mapping[Word, Word]]:
    """The views of these seats, and what the one that is asked may try and cannot do."""
    views = rulebook.views(match.game, [through for _, through in seats])
    asked = with_refusals and any([seat == through == views[0].asked for seat, through in seats])
    return views, rulebook.why_not(match.game) if asked else {}


def gathering(speaker: Speaker, seat: int, sayings: Sequence[shapes.Phrase]) -> Picture:
    """A table at which not all sit yet."""
    offered = sayings if seat != SPECTATOR else ()
    return in_pieces(shapes.View(speaker.game, seat, -1, speaker.language, "", phrases=shapes.raw(offered)))
