"""Two worlds that one seat cannot tell apart, and all that the server sends this seat in each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from onetable.core.dice import Dice
from onetable.core.event import Event
from onetable.core.match import Match, NothingToUndo, Past
from onetable.core.view import SPECTATOR
from onetable.server.keeping.rows import Row
from onetable.server.table import frames
from onetable.server.table.journal import Item
from onetable.server.table.manner import Manner
from onetable.server.table.room import Room
from onetable.server.table.sitting import Sitting
from onetable.telling.teller import teller_of
from tests.server.host import FirstChoice


class Ear:
    """A listener that keeps what it is sent."""

    def __init__(self, person: str, language: str = "en", last: int = 0) -> None:
        self.person, self.language, self.last = person, language, last
        self.coach: bool | None = None
        self.sheet: frames.Sheet | None = None
        self.heard: list[bytes] = []

    def post(self, message: bytes) -> None:
        self.heard.append(message)

    def close(self, code: str, text: str) -> None:
        self.heard.append(code.encode())


class NoLog:
    """Keeps nothing."""

    async def append(self, rows: Sequence[Row]) -> None:
        return


def is_seen(event: Event, eyes: int) -> bool:
    """Whether these eyes saw it; written once more, for a leak may be planted in the other place."""
    return event.seen_by is None or eyes in event.seen_by


def may_know(event: Event, eyes: int) -> bool:
    """Whether these eyes may know that it happened: onlookers are told of it too, where a seat is told the same in words of its own."""
    return is_seen(event, eyes) or is_seen(event, SPECTATOR)


def same_world(sitting: Sitting) -> Sitting:
    """The same table, to be played on apart from the real one."""
    match = sitting.match
    assert match is not None
    past = match.past.until(len(match.answers))
    return _twin(sitting, sitting.row.seed, match.game.clone(), list(match.journal), list(match.answers), past)


def other_world(sitting: Sitting, eyes: int, dice: Dice, pasts: bool = False) -> Sitting:
    """The table as it might be for all these eyes know: other hidden cards, another seed, a journal of what they have seen."""
    match = sitting.match
    assert match is not None
    book = match.rulebook

    def imagined(game: Any) -> Any:
        return book.imagine(book.view(game, eyes), dice)

    journal = [event for event in match.journal if may_know(event, eyes)]
    answers = [answer if answer[0] == eyes else (answer[0], 0, NothingToUndo()) for answer in match.answers]
    past: Past[Any] = Past()
    past.lengths = [sum([may_know(event, eyes) for event in match.journal[:length]]) for length in match.past.lengths]
    past.open, past.asked = list(match.past.open), list(match.past.asked)
    if pasts:
        past.kept = {place: imagined(match.past.before(place, match.answers)) for place in range(len(match.answers))}
    return _twin(sitting, "4711", at_once(match, eyes, answers, past, imagined) or imagined(match.game), journal, answers, past)


def at_once(match: Match[Any], eyes: int, answers: list[Any], past: Past[Any], imagined: Callable[[Any], Any]) -> Any:
    """The imagined world in which others have answered something at the same time as these eyes, and after them; None where nobody has."""
    place = max([place for place, answer in enumerate(match.answers) if answer[0] == eyes], default=-1)
    later = range(place + 1, len(match.answers))
    if place < 0 or len(past.open[place]) < 2 or any([match.answers[number][0] not in past.open[place] for number in later]):
        return None
    past.kept[place] = imagined(match.past.before(place, match.answers))
    world = past.kept[place].clone()
    world.answer(match.answers[place][1], eyes)
    for number in later:
        seat = match.answers[number][0]
        decision = world.turned(seat).decision
        if decision is None or decision.seat != seat:
            return None
        answers[number] = (seat, 0, decision.choices[0])
        world.answer(0, seat)
    seen = [match.rulebook.view(game, eyes).encode() for game in (world, match.game)]
    return world if seen[0] == seen[1] else None


def _twin(sitting: Sitting, seed: str, game: Any, journal: list[Event], answers: list[Any], past: Past[Any]) -> Sitting:
    old = sitting.match
    assert old is not None
    twin = Sitting(replace(sitting.row, seed=seed))
    twin.n, twin.changed_at, twin.next = sitting.n, sitting.changed_at, sitting.next
    twin.asked_since, twin.clocks, twin.patient_until = dict(sitting.asked_since), sitting.clocks, sitting.patient_until
    twin.seats = [replace(seat) for seat in sitting.seats]
    twin.commands, twin.said, twin.cuts, twin.answered_at = (
        dict(sitting.commands),
        list(sitting.said),
        list(sitting.cuts),
        list(sitting.answered_at),
    )
    twin.undo_asked = (sitting.undo_asked[0], set(sitting.undo_asked[1])) if sitting.undo_asked is not None else None
    match: Match[Any] = Match.__new__(Match)
    match.rulebook, match.setup, match.players, match.seed = old.rulebook, old.setup, old.players, int(seed)
    match.game, match.journal, match.answers, match.past = game, journal, answers, past
    match.game.table.news = []
    twin.match, twin.headings = match, teller_of(twin.row.game).headings()
    kept = iter(sitting.items)
    for event in journal:
        item = next(found for found in kept if found.event is event)
        twin.items.append(Item(item.n, event, twin.headings.feed(event.word)))
    twin.result = match.rulebook.result(game) if game.decision is None else None
    return twin


def room_of(room: Room, sitting: Sitting) -> Room:
    """A room with this table, that keeps nothing and hears nobody yet."""

    async def unnoted(_: Room) -> None:
        return

    found = Room(sitting.row, NoLog(), FirstChoice(), Manner(), unnoted)
    found.sitting, found.last_change = sitting, room.last_change
    return found


def person_at(sitting: Sitting, eyes: int) -> str:
    """Whose eyes these are."""
    return "" if eyes == SPECTATOR else sitting.seats[eyes].person


def states_for(sitting: Sitting, person: str, language: str, lasts: Sequence[int]) -> list[bytes]:
    """What somebody is sent who has seen the table at each of these numbers, when all others are told too."""
    here = frozenset([seat.person for seat in sitting.seats])
    others = [Ear(seat.person, language, sitting.n - 1) for seat in sitting.seats if seat.person != person] + [
        Ear("", language, sitting.n - 1)
    ]
    mine = [Ear(person, language, last) for last in lasts]
    frames.states(sitting, [*others, *mine], here)
    return [message for ear in mine for message in ear.heard]
