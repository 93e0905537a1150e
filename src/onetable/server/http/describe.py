"""A table as others are told of it: in lists, in replays, beside tables with the same deal; never more than they may know."""

from __future__ import annotations

from msgspec import Raw

from onetable.bots.hindsight import can_look_back
from onetable.core.errors import BadInput
from onetable.core.match import LESSON
from onetable.core.view import NOBODY, SPECTATOR
from onetable.server import wire
from onetable.server.house.deals import PUZZLE
from onetable.server.house.rooms import Unreadable
from onetable.server.http.calls import Call, Refuse
from onetable.server.keeping.rows import PersonRow
from onetable.server.pictures import draw, draw_open, word_text
from onetable.server.table import frames
from onetable.server.table.room import Room
from onetable.server.table.sitting import Sitting
from onetable.telling.forms import seat_roles
from onetable.telling.teller import teller_of
from onetable.telling.titles import detail_of, emblem_of, title_of_table
from onetable.text import Interface


async def table_info(call: Call, room: Room) -> wire.TableInfo:
    """What whoever asks may be told of a table."""
    seat, is_silent = await place_at(call, room)
    return info(room, seat, call.language, is_silent)


async def place_at(call: Call, room: Room) -> tuple[int | None, bool]:
    """Where whoever asks sits at a table, and whether it tells him nothing of its game."""
    seat = room.sitting.seat_of(call.person.id) if call.person is not None else None
    return seat, await room.is_silent_to(seat)


def info(room: Room, seat: int | None, language: str, is_silent: bool = False) -> wire.TableInfo:
    """What this seat may be told of a table; a silent one tells nothing of its game but that there is one."""
    sitting = room.sitting
    row, asked = sitting.row, sitting.asked if not is_silent else NOBODY
    is_your_turn = seat is not None and seat in sitting.open_seats and not is_silent
    eyes = seat if seat is not None else SPECTATOR
    view = sitting.match.view(eyes) if sitting.match is not None and sitting.may_watch(seat) and not is_silent else None
    is_open = sitting.is_over and not is_silent
    setup = sitting.setup if is_open or LESSON in sitting.setup else dict(sitting.rulebook.setup_for(sitting.setup, row.players, eyes))
    detail = detail_of(row.game, view, language) if view is not None else ""
    if sitting.old_part is not None:
        detail = frames.why_only_to_read(language)
    return wire.TableInfo(
        row.id, row.word, row.game, title_of_table(row.game, setup, language),
        detail,
        setup, row.players, frames.people_list(sitting, seat, room.here), seat, is_your_turn,
        sitting.names(language)[asked] if asked != NOBODY else "", sitting.stage, sitting.outcome if is_open else "",
        room.last_change, row.pace, row.watch, emblem_of(row.game, view), sitting.n if not is_silent else 0,
        round=sitting.round if sitting.may_watch(seat) else "",
        puzzle=row.deal if row.deal.startswith(PUZZLE) else "",
        brings=list(sitting.brings),
        roles=seat_roles(row.game, setup, row.players, language),
        winners=winners_of(sitting) if is_open else [],
    )  # fmt: skip


def winners_of(sitting: Sitting) -> list[int]:
    """Who has won."""
    scores = sitting.result.scores if sitting.result is not None else ()
    return [seat for seat, score in enumerate(scores) if score == max(scores) > 0]


# ---- replay


async def may_look_back(call: Call, room: Room) -> None:
    """Refuse those who may not see this game, and everybody while its deal gathers or plays at another table."""
    sitting = room.sitting
    seat = sitting.seat_of(call.person.id) if call.person is not None else None
    if sitting.match is None:
        raise Refuse("not_begun")
    if seat is None and not sitting.is_over:
        raise Refuse("not_over")
    if not sitting.may_watch(seat):
        raise Refuse("not_allowed")
    if sitting.is_over and await room.is_dealt_elsewhere(sitting.row):
        raise Refuse("same_deal")


async def may_know_all(call: Call, room: Room) -> None:
    """Refuse everybody until the game is over, and with it all others of its deal."""
    await may_look_back(call, room)
    if not room.sitting.is_over:
        raise Refuse("not_over")


def replay_info(room: Room, person: PersonRow | None, language: str, deals: list[wire.DealResult]) -> wire.ReplayInfo:
    """The answers of a game; of a running one only those that this person gave."""
    sitting = room.sitting
    assert sitting.match is not None
    seat = sitting.seat_of(person.id) if person is not None else None
    own = sitting.seats_of(person.id) if person is not None else ()
    steps, told = [], [0, *course_of(sitting)]
    teller, interface = teller_of(sitting.row.game), Interface(language)
    roles = teller.roles(sitting.rulebook.phrasebook(language))
    group = None
    for place, (who, _, word) in enumerate(sitting.match.answers):
        known = sitting.is_over or who in own
        asked = sitting.match.past.asked[place]
        text = (teller.replied(asked, word, interface) or word_text(sitting.rulebook, language, word, sitting.match, who)) if known else ""
        for item in sitting.items[told[place] : told[place + 1]]:
            group = item.group
            if item.event.seen_by is None:
                roles.feed(item.event.word)
        steps.append(wire.Step(place + 1, who, text, group, roles.of(who)))
    return wire.ReplayInfo(info(room, seat, language), steps, deals, has_hindsight(room))


def course_of(sitting: Sitting) -> list[int]:
    """How long the journal was after each answer."""
    assert sitting.match is not None
    return [*sitting.match.past.lengths[1:], len(sitting.match.journal)]


def replay_state(room: Room, person: PersonRow | None, step: int, chosen: int | None, language: str) -> bytes:
    """How the game stood after so many answers, through the eyes of one seat; all hands open when it is over and nobody is named."""
    sitting = room.sitting
    match = sitting.match
    assert match is not None
    if step > len(match.answers):
        raise BadInput(f"The game has {len(match.answers)} steps.")
    mine = sitting.seat_of(person.id) if person is not None else None
    if not sitting.is_over:
        if chosen is not None and (person is None or chosen not in sitting.seats_of(person.id)):
            raise Refuse("not_yours")
        chosen = mine if chosen is None else chosen
    past = match.at_step(step)
    seat = chosen if chosen is not None else SPECTATOR
    result = sitting.result if step == len(match.answers) else None
    everything = chosen is None and sitting.is_over
    if everything:
        view = draw_open(sitting.rulebook, past, language, sitting.names(language), result)
    else:
        view = draw(sitting.rulebook, past, [(seat, seat)], language, sitting.names(language), result)[0]
    seen = [item for item in sitting.items[: len(past.journal)] if everything or item.event.is_seen_by(seat)]
    lines = [Raw(frames.line_of(sitting, item, past, seat, language)) for item in seen]
    people = frames.people(sitting, mine if mine is not None else SPECTATOR, frozenset(sitting.persons().values()))
    return wire.encode(wire.State(sitting.row.id, step, None, wire.News(0, lines), view.whole(), people, frames.NOTHING, [], None))


def has_hindsight(room: Room) -> bool:
    """Whether this game can be looked back at by who sees all cards; a lesson has its own words."""
    return room.sitting.is_over and LESSON not in room.sitting.setup and can_look_back(room.sitting.row.game)


# ---- the same deal


async def deal_results(call: Call, room: Room) -> list[wire.DealResult]:
    """How the tables fared that were given this deal from the same point; while one is not over, nothing is told."""
    if not room.sitting.is_over:
        return []
    found = []
    for row in await call.server.store.tables_with_deal(room.sitting.row.deal):
        if row.prefix != room.sitting.row.prefix:
            continue
        try:
            other = await call.server.lobby.look(row.id)
        except Unreadable:
            found.append(wire.DealResult("", [], "unreadable", row.outcome, 0, row.changed))
            continue
        sitting = other.sitting
        people = [name for name, seat in zip(sitting.names(call.language), sitting.seats, strict=True) if not seat.is_open]
        steps = len(sitting.match.answers) if sitting.match is not None else 0
        found.append(wire.DealResult(row.id, people, sitting.stage, sitting.outcome, steps, other.last_change))
    return found
