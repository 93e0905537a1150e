"""A table as others are told of it: in lists, in replays, beside tables with the same deal; never more than they may know."""

from __future__ import annotations

from onetable.core.errors import BadInput
from onetable.core.view import SPECTATOR
from onetable.server import frames, wire
from onetable.server.calls import Call, Refuse
from onetable.server.pictures import draw, draw_open, word_text
from onetable.server.room import Room
from onetable.server.store import PersonRow
from onetable.telling.titles import detail_of, emblem_of, title_of_table


def info(room: Room, person: PersonRow | None, language: str) -> wire.TableInfo:
    """What this person may be told of a table."""
    sitting = room.sitting
    row, seat, asked = sitting.row, sitting.seat_of(person.id) if person is not None else None, sitting.asked
    seen = sitting.match is not None and sitting.may_watch(seat)
    view = sitting.match.view(seat if seat is not None else SPECTATOR) if sitting.match is not None and seen else None
    detail = detail_of(row.game, view, language) if view is not None else ""
    if sitting.old_part is not None:
        detail = frames.why_only_to_read(language)
    return wire.TableInfo(
        row.id, row.word, row.game, title_of_table(row.game, sitting.setup, language),
        detail,
        sitting.setup, row.players, frames.people_list(sitting, seat, room.here), seat, asked >= 0 and asked == seat,
        sitting.names(language)[asked] if asked >= 0 else "", sitting.stage, sitting.outcome,
        room.last_change, row.pace, row.watch, emblem_of(row.game, view), sitting.n,
    )  # fmt: skip


# ---- replay


async def may_look_back(call: Call, room: Room) -> None:
    """Refuse those who may not see this game, and those who still play its deal at another table."""
    sitting = room.sitting
    seat = sitting.seat_of(call.person.id) if call.person is not None else None
    if sitting.match is None:
        raise Refuse("not_begun")
    if seat is None and not sitting.is_over:
        raise Refuse("not_over")
    if not sitting.may_watch(seat):
        raise Refuse("not_allowed")
    if call.person is not None and sitting.is_over and await call.server.lobby.still_plays(call.person.id, sitting.row):
        raise Refuse("same_deal")


def replay_info(room: Room, person: PersonRow | None, language: str, deals: list[wire.DealResult]) -> wire.ReplayInfo:
    """The answers of a game; of a running one only those that this person gave."""
    sitting = room.sitting
    assert sitting.match is not None
    seat = sitting.seat_of(person.id) if person is not None else None
    steps = []
    for place, (who, _, word) in enumerate(sitting.match.answers):
        known = sitting.is_over or who == seat
        text = word_text(sitting.rulebook, language, word, sitting.match, who) if known else ""
        steps.append(wire.Step(place + 1, who, text, None))
    return wire.ReplayInfo(info(room, person, language), steps, deals)


def replay_state(room: Room, person: PersonRow | None, step: int, chosen: int | None, language: str) -> bytes:
    """How the game stood after so many answers, through the eyes of one seat; all hands open when it is over and nobody is named."""
    sitting = room.sitting
    match = sitting.match
    assert match is not None
    if step > len(match.answers):
        raise BadInput(f"The game has {len(match.answers)} steps.")
    mine = sitting.seat_of(person.id) if person is not None else None
    if not sitting.is_over:
        if chosen is not None and chosen != mine:
            raise Refuse("not_yours")
        chosen = mine
    past = match.at_step(step)
    seat = chosen if chosen is not None else SPECTATOR
    result = sitting.result if step == len(match.answers) else None
    everything = chosen is None and sitting.is_over
    if everything:
        view = draw_open(sitting.rulebook, past, language, sitting.names(language), result)
    else:
        view = draw(sitting.rulebook, past, [(seat, seat)], language, sitting.names(language), result)[0]
    seen = [item for item in sitting.items[: len(past.journal)] if everything or item.event.is_seen_by(seat)]
    lines = [frames.line_of(sitting, item, past, seat, language) for item in seen]
    people = frames.people(sitting, mine if mine is not None else SPECTATOR, frozenset())
    return wire.encode(wire.State(sitting.row.id, step, None, wire.News(0, lines), view, people, frames.NOTHING, [], None))


# ---- the same deal


async def deal_results(call: Call, room: Room) -> list[wire.DealResult]:
    """How the tables with this deal fared; those who know the link of one may see the results of all."""
    found = []
    for row in await call.server.store.tables_with_deal(room.sitting.row.deal):
        other = await call.server.lobby.room(row.id)
        sitting = other.sitting
        people = [name for name, seat in zip(sitting.names(call.language), sitting.seats, strict=True) if not seat.is_open]
        steps = len(sitting.match.answers) if sitting.match is not None else 0
        shown = row.id if sitting.is_over or (call.person is not None and sitting.seat_of(call.person.id) is not None) else ""
        found.append(wire.DealResult(shown, people, sitting.stage, sitting.outcome, steps, other.last_change))
    return found
