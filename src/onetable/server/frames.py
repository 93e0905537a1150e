"""What each listener of a table is sent: the view of its seat, the new lines of its journal, the people. Made from views alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from msgspec import Raw

from onetable.core.view import SPECTATOR
from onetable.server import wire
from onetable.server.pictures import draw, said_text, word_text
from onetable.server.sitting import Refusal, Sitting
from onetable.text import Interface


class Listener(Protocol):
    """Somebody at the other end of a line."""

    person: str
    language: str
    last: int  # the entry up to which it has been told everything

    def post(self, message: bytes) -> None:
        """Send this, sooner or later; never waits."""
        ...

    def close(self, code: str, text: str) -> None:
        """Say why, and end the line."""
        ...


def seat_for(sitting: Sitting, listener: Listener) -> int:
    """The seat through whose eyes this listener looks: its own, else that of a spectator."""
    seat = sitting.seat_of(listener.person)
    return SPECTATOR if seat is None else seat


def eyes_of(sitting: Sitting, seat: int) -> int:
    """A spectator sees what everybody sees, or what one seat lets him see."""
    if seat != SPECTATOR or sitting.row.watch != "seat":
        return seat
    return next((place for place, shown in enumerate(sitting.seats) if shown.shown), SPECTATOR)


def states(sitting: Sitting, listeners: Iterable[Listener], here: frozenset[str], done: tuple[Listener, str] | None = None) -> None:
    """Tell all these listeners how the table stands now, and what is new to each."""
    by_language: dict[str, list[Listener]] = {}
    for listener in listeners:
        by_language.setdefault(listener.language, []).append(listener)
    for language, group in by_language.items():
        seats = sorted({seat_for(sitting, listener) for listener in group})
        views = dict(zip(seats, drawn(sitting, seats, language), strict=True))
        for listener in group:
            seat = seat_for(sitting, listener)
            own = done[1] if done is not None and done[0] is listener else None
            listener.post(state(sitting, seat, listener.last, language, views[seat], here, own))
            listener.last = sitting.n


def state(sitting: Sitting, seat: int, last: int, language: str, view: Raw, here: frozenset[str], done: str | None = None) -> bytes:
    """One state, for a listener that has seen the table at `last`."""
    after = sitting.news_after(last)
    news = wire.News(after, lines_after(sitting, eyes_of(sitting, seat), after, language))
    return wire.encode(
        wire.State(
            sitting.row.id,
            sitting.n,
            done,
            news,
            view,
            people(sitting, seat, here),
            undo(sitting, seat),
            said_after(sitting, last, language),
        )
    )


def drawn(sitting: Sitting, seats: Sequence[int], language: str) -> list[Raw]:
    """The views of these seats as they are sent."""
    return draw(
        sitting.rulebook, sitting.match, [(seat, eyes_of(sitting, seat)) for seat in seats], language, sitting.names(), sitting.result
    )


def lines_after(sitting: Sitting, seat: int, after: int, language: str) -> list[Raw]:
    """What this seat has seen happen since."""
    found = []
    items = sitting.items
    first = len(items)
    while first and items[first - 1].n > after:
        first -= 1
    for item in items[first:]:
        if item.event.is_seen_by(seat):
            line = item.lines.get(language)
            if line is None:
                text = word_text(sitting.rulebook, language, item.event.word, sitting.match, seat)
                line = Raw(wire.encode(wire.Line(item.n, text, type(item.event.word).__name__, item.group)))
                if item.event.seen_by is None:
                    item.lines[language] = line
            found.append(line)
    return found


def people(sitting: Sitting, seat: int, here: frozenset[str]) -> Raw:
    """Who sits where, seen from this seat."""
    return Raw(wire.encode(people_list(sitting, seat, here)))


def people_list(sitting: Sitting, seat: int | None, here: frozenset[str]) -> list[wire.Person]:
    """The same, to be sent with something else."""
    found = []
    for place, who in enumerate(sitting.seats):
        present = bool(who.bot) or who.person in here
        found.append(wire.Person(place, who.kind, who.name, present, who.player, bool(who.standing_in), place == seat, who.shown))
    return found


def undo(sitting: Sitting, seat: int) -> wire.Undo:
    """Whether this seat has anything to take back, and whether somebody asks for that."""
    asked = sitting.undo_asked
    answered = sitting.match is not None and not sitting.is_over and any([who == seat for who, _, _ in sitting.match.answers])
    return wire.Undo(answered, "", wire.UndoAsked(asked[0], tuple(sorted(asked[1]))) if asked is not None else None)


def said_after(sitting: Sitting, last: int, language: str) -> list[wire.Said]:
    """What was said since."""
    return [
        wire.Said(n, word.seat, word.phrase, word.about, said_text(sitting.row.game, sitting.match, language, word.phrase, word.about))
        for n, word in sitting.said
        if n > last
    ]


def refused(sitting: Sitting | None, id: str, refusal: Refusal, language: str) -> bytes:
    """Why a command was not carried out, in one sentence."""
    text = Interface(language).say(f"refused-{refusal.code.replace('_', '-')}")
    if refusal.word is not None and sitting is not None:
        text = sitting.rulebook.phrasebook(language).read(refusal.word)
    return wire.encode(wire.Refused(id, refusal.code, text))
