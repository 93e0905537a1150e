"""What each listener of a table is sent: the view of its seat, the new lines of its journal, the people. Made from views alone."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, Protocol

import msgspec
from msgspec import UNSET, Raw, Struct
from msgspec.structs import replace

from onetable.core.lessons.tutor import next_of, stands_still
from onetable.core.match import Match
from onetable.core.view import NOBODY, SPECTATOR
from onetable.core.word import Word
from onetable.server import wire
from onetable.server.pictures import Picture, draw, said_text, word_text
from onetable.server.pictures.picture import layout
from onetable.server.pictures.plain import sight_of
from onetable.server.pictures.speaker import pictures_of, speaker_of
from onetable.server.table.journal import Forgotten, Item
from onetable.server.table.sitting import Refusal, Sitting
from onetable.telling.coach import coach_of
from onetable.telling.lessons import advice
from onetable.telling.teller import teller_of
from onetable.text import Interface

SOMETHING, NOTHING = wire.Undo(True, "", None), wire.Undo(False, "", None)  # to take back, while nobody asks for it
NOT_KNOWN = Raw()
NOTHING_AT_STAKE = wire.CoachNow("", "", "")  # the coach is wanted, and has nothing to say


class Sheet(Struct, frozen=True, gc=False):
    """All that somebody is told of a table at one moment, but for the journal."""

    n: int
    seat: int
    language: str
    picture: Picture
    people: Raw
    undo: wire.Undo
    said: list[wire.Said]
    next: str | None
    lesson: wire.LessonNow | None
    coach: wire.CoachNow | None = None
    clock: tuple[float, int] | None = None  # when the time is up, and how many seconds there are in all
    resign: wire.ResignNow = "no"
    speed: int = 1


class Listener(Protocol):
    """Somebody at the other end of a line."""

    person: str
    language: str
    coach: bool | None  # whether a coach is wanted; None where that was not said
    last: int  # the entry up to which it has been told everything
    sheet: Sheet | None  # what it was sent last on this line, unless something was lost on the way

    def post(self, message: bytes) -> None:
        """Send this, sooner or later; never waits."""
        ...

    def close(self, code: str, text: str) -> None:
        """Say why, and end the line."""
        ...


def eyes_of(sitting: Sitting, seat: int) -> int:
    """A spectator sees what everybody sees, or what one seat lets him see."""
    if seat != SPECTATOR or sitting.row.watch != "seat":
        return seat
    return next((place for place, shown in enumerate(sitting.seats) if shown.shown), SPECTATOR)


def states(sitting: Sitting, listeners: Iterable[Listener], here: frozenset[str], done: tuple[Listener, str] | None = None) -> None:
    """Tell all these listeners how the table stands now, and what is new to each."""
    places = {seat.person: sitting.seat_of(seat.person) for seat in sitting.seats if seat.person}
    by_language: dict[str, list[tuple[Listener, int]]] = {}
    for listener in listeners:
        place = places.get(listener.person)
        by_language.setdefault(listener.language, []).append((listener, SPECTATOR if place is None else place))
    for language, group in by_language.items():
        seats = sorted({seat for _, seat in group})
        spoken = said(sitting, language) if sitting.said else []
        lesson = lesson_now(sitting, language)
        sheets = {
            seat: Sheet(
                sitting.n,
                seat,
                language,
                picture,
                company(sitting, seat, here),
                undo(sitting, seat, language),
                spoken,
                sitting.next,
                lesson,
                clock=clock_of(sitting, seat),
                resign=sitting.may_resign(seat),
                speed=sitting.speed,
            )
            for seat, picture in zip(seats, drawn(sitting, seats, language), strict=True)
        }
        public: dict[int, wire.News] = {}  # what is the same to all, by the entry it comes after
        for listener, seat in group:
            own = done[1] if done is not None and done[0] is listener else None
            after = sitting.news_after(listener.last) if knows_this_seat(sitting, listener, seat) else 0
            news = public.get(after)
            if news is None:
                items = items_after(sitting, after)
                news = wire.News(after, lines_of(sitting, items, eyes_of(sitting, seat), language))
                if all([item.event.seen_by is None for item in items]):
                    public[after] = news
            sheet, before = coached(sitting, listener, seat, sheets[seat]), listener.sheet
            if before is not None and before.seat != seat:
                before = None
            message = change(sitting, before, sheet, own, news) if before is not None else None
            listener.sheet, listener.last = sheet, sitting.n
            listener.post(wire.encode(message or whole(sitting, sheet, own, news)))


def knows_this_seat(sitting: Sitting, listener: Listener, seat: int) -> bool:
    """Whether what this listener was told was told to this seat: who has several is told anew whenever another one is asked."""
    if len(sitting.seats_of(listener.person)) < 2:
        return True
    return listener.sheet is not None and listener.sheet.seat == seat


def whole(sitting: Sitting, sheet: Sheet, done: str | None, news: wire.News) -> wire.State:
    """How the table stands, for somebody who knows nothing of it."""
    people, undo, said = sheet.people, sheet.undo, sheet.said
    return wire.State(
        sitting.row.id,
        sheet.n,
        done,
        news,
        sheet.picture.whole(),
        people,
        undo,
        said,
        sheet.next,
        sheet.lesson,
        sheet.coach,
        clock_now(sheet.clock),
        sheet.resign,
        sheet.speed,
    )


def change(sitting: Sitting, old: Sheet, new: Sheet, done: str | None, news: wire.News) -> wire.Change | None:
    """The same for somebody who holds an older sheet; nothing where that is not smaller, or where he may have missed what he was told."""
    if old.n == new.n or old.language != new.language:
        return None
    view = new.picture.changes(old.picture)
    if view is None or len(view) >= new.picture.size():
        return None
    return wire.Change(
        sitting.row.id,
        new.n,
        old.n,
        new.language,
        done,
        news,
        Raw(view),
        new.people if new.people != old.people else UNSET,
        new.undo if new.undo != old.undo else UNSET,
        new.said if new.said != old.said else UNSET,
        new.next if new.next != old.next else UNSET,
        new.lesson if new.lesson != old.lesson else UNSET,
        new.coach if new.coach != old.coach else UNSET,
        clock_now(new.clock) if new.clock != old.clock else UNSET,
        new.resign if new.resign != old.resign else UNSET,
        new.speed if new.speed != old.speed else UNSET,
    )


def clock_of(sitting: Sitting, seat: int) -> tuple[float, int] | None:
    """The clock of this seat where it is asked, else the last of those that run."""
    running = {each: ends for each in sitting.open_seats if (ends := sitting.ends(each)) is not None}
    if not running or sitting.is_over:
        return None
    whose = seat if seat in running else max(running, key=running.__getitem__)
    return running[whose], sitting.clocks[whose].seconds


def clock_now(clock: tuple[float, int] | None) -> wire.ClockNow | None:
    """The same as it is sent now."""
    return wire.ClockNow(round(max(0.0, clock[0] - time.time()), 1), clock[1]) if clock is not None else None


def lesson_now(sitting: Sitting, language: str) -> wire.LessonNow | None:
    """How the lesson stands that is played here."""
    match = sitting.match
    if match is None or match.lesson is None:
        return None
    lesson, found, names = match.lesson, advice(match, Interface(language)), list(sitting.rulebook.lessons())
    assert found is not None
    number, following = names.index(lesson.name) + 1, next_of(sitting.rulebook, lesson.name)
    return wire.LessonNow(
        lesson.name, found.title, found.task, found.progress, found.text, stands_still(match), lesson.section, number, len(names),
        following, found.at,
    )


def coached(sitting: Sitting, listener: Listener, seat: int, sheet: Sheet) -> Sheet:
    """The same with what the coach says, where one is wanted; at a lesson the tutor speaks."""
    match, coach = sitting.match, coach_of(sitting.row.game)
    wanted = listener.coach if listener.coach is not None else coach.is_expected(sitting.setup)
    if not wanted or seat < 0 or match is None or match.lesson is not None or sitting.is_over or sitting.old_part is not None:
        return sheet
    speaker = speaker_of(sitting.row.game, listener.language)
    sight = sight_of(speaker, match.view(seat), sitting.names(listener.language), {}, match.journal_for(seat))
    said = coach.counsel(sight)
    return replace(sheet, coach=wire.CoachNow(said.stake, said.look, said.compare, said.at) if said is not None else NOTHING_AT_STAKE)


def tell_people(sitting: Sitting, listener: Listener, here: frozenset[str]) -> None:
    """Tell somebody who is here now; as others may come before this is read, he is told again with the next entry."""
    if listener.sheet is not None:
        listener.sheet = replace(listener.sheet, people=NOT_KNOWN)
    listener.post(wire.encode(wire.PeopleNow(sitting.n, people(sitting, sitting.seat_of(listener.person), here))))


def drawn(sitting: Sitting, seats: Sequence[int], language: str) -> list[Picture]:
    """The views of these seats as they are sent."""
    views = draw(
        sitting.rulebook,
        sitting.match,
        [(seat, eyes_of(sitting, seat)) for seat in seats],
        language,
        sitting.names(language),
        sitting.result,
    )
    return views if sitting.old_part is None else [only_to_read(view, language) for view in views]


def only_to_read(view: Picture, language: str) -> Picture:
    """A view at which nobody is asked anything, because the rules have changed since."""
    asks_nothing = {"asked": NOBODY, "question": why_only_to_read(language), "choices": [], "refused": []}
    return Picture(layout(("",)), [wire.encode(msgspec.json.decode(view.whole()) | asks_nothing)[1:-1]])


def why_only_to_read(language: str) -> str:
    """Why a table can only be read, in one sentence."""
    return Interface(language).say("refused-rules-changed")


def items_after(sitting: Sitting, after: int) -> Sequence[Item]:
    """What has happened since."""
    items = sitting.told
    first = len(items)
    while first and items[first - 1].n > after:
        first -= 1
    return items[first:]


def lines_of(sitting: Sitting, items: Iterable[Item], seat: int, language: str) -> list[Raw]:
    """What this seat has seen of all this."""
    found = []
    for item in items:
        if item.event.is_seen_by(seat):
            line = item.line if item.language == language else line_of(sitting, item, sitting.match, seat, language)
            if item.event.seen_by is None:
                item.line, item.language = line, language
            found.append(Raw(line))
    return found


def line_of(sitting: Sitting, item: Item, match: Match[Any] | None, seat: int, language: str) -> bytes:
    """One line of the journal, in the words of somebody who looks at this match from this seat."""
    word = item.event.word
    if sitting.old_part is None:
        text = word_text(sitting.rulebook, language, word, match, seat)
    else:
        text = text_of_old(sitting, word, match, seat, language)
    game = sitting.rulebook.id
    return wire.encode(
        wire.JournalLine(item.n, text, type(word).__name__, item.group, teller_of(game).weight(word), pictures_of(game).about(word))
    )


def text_of_old(sitting: Sitting, word: Word, match: Match[Any] | None, seat: int, language: str) -> str:
    """A word of earlier rules, as far as it can still be read aloud."""
    if not isinstance(word, Forgotten):
        with suppress(Exception):  # it may name what there is no longer
            return word_text(sitting.rulebook, language, word, match, seat)
    return Interface(language).say("journal-forgotten")


def people(sitting: Sitting, seat: int | None, here: frozenset[str]) -> Raw:
    """Who sits where, seen from this seat."""
    return Raw(wire.encode(people_list(sitting, seat, here)))


def company(sitting: Sitting, seat: int, here: frozenset[str]) -> Raw:
    """The same, remembered until somebody comes or goes."""
    known = sitting.company
    if known is None or known[0] != here:
        known = sitting.company = (here, {})
    found = known[1].get(seat)
    if found is None:
        found = known[1][seat] = people(sitting, seat, here)
    return found


def people_list(sitting: Sitting, seat: int | None, here: frozenset[str]) -> list[wire.Person]:
    """The same, to be sent with something else."""
    found = []
    for place, who in enumerate(sitting.seats):
        present = bool(who.bot) or who.person in here
        stands_in, is_me = bool(who.standing_in), seat is not None and seat >= 0 and sitting.is_own(seat, place)
        found.append(wire.Person(place, who.kind, who.name, present, who.player, stands_in, is_me, who.shown, who.is_bot, who.wait))
    return found


def going_on(sitting: Sitting, seat: int, language: str) -> wire.Undo:
    """Whether this seat may ask to go on from the last position that holds, and whether somebody does."""
    asked, may = sitting.undo_asked, seat != SPECTATOR and sitting.match is not None and not sitting.is_over
    return wire.Undo(may, why_only_to_read(language), wire.UndoAsked(asked[0], tuple(sorted(asked[1]))) if asked is not None else None)


def undo(sitting: Sitting, seat: int, language: str) -> wire.Undo:
    """Whether this seat has anything to take back, and whether somebody asks for that."""
    if sitting.old_part is not None:
        return going_on(sitting, seat, language)
    asked = sitting.undo_asked
    answered = not sitting.is_over and seat >= 0 and sitting.has_answered(sitting.latest_of(seat))
    if asked is None:
        return SOMETHING if answered else NOTHING
    return wire.Undo(answered, "", wire.UndoAsked(asked[0], tuple(sorted(asked[1])), sitting.is_resigning))


def said(sitting: Sitting, language: str) -> list[wire.Said]:
    """What was said lately."""
    return [
        wire.Said(n, word.seat, word.phrase, word.about, said_text(sitting.row.game, sitting.match, language, word.phrase, word.about))
        for n, word in sitting.said
    ]


def refused(sitting: Sitting | None, id: str, refusal: Refusal, language: str) -> bytes:
    """Why a command was not carried out, in one sentence."""
    text = Interface(language).say(f"refused-{refusal.code.replace('_', '-')}")
    if refusal.word is not None and sitting is not None:
        text = sitting.rulebook.phrasebook(language).read(refusal.word)
    return wire.encode(wire.Refused(id, refusal.code, text))
