"""What can be asked of the server about hindsight: begun, looked at while it grows, stopped; only of games whose deal is played nowhere."""

from __future__ import annotations

from typing import Any

import msgspec

from onetable.bots.hindsight import LookedBack
from onetable.core.match import Match
from onetable.core.record import record
from onetable.server import wire
from onetable.server.bots.hindsight_runs import HindsightRun
from onetable.server.http.calls import Call, Refuse, endpoint
from onetable.server.http.describe import has_hindsight, may_know_all
from onetable.server.pictures import draw
from onetable.server.table.room import Room


@endpoint("GET", "/api/tables/{table}/hindsight", wire.HindsightInfo, query=("language",))
async def get_hindsight(call: Call) -> wire.HindsightInfo:
    """How a game that is over looked at each moment, and where it was lost; as far as somebody has asked for it."""
    room, match = await looked_at(call)
    written = record(match)
    kept = await call.server.hindsights.kept(written)
    if kept is not None:
        return told(call, room, match, kept, "done", len(kept.moments) + 1)
    run = call.server.hindsights.of(written)
    return running(call, room, match, run) if run is not None else wire.HindsightInfo("none", 0, 0)


@endpoint("POST", "/api/tables/{table}/hindsight", wire.HindsightInfo, query=("language",))
async def post_hindsight(call: Call) -> wire.HindsightInfo:
    """Find it out, in the background; what is known already is told at once."""
    room, match = await looked_at(call)
    written, me = record(match), call.me
    kept = await call.server.hindsights.kept(written)
    if kept is not None:
        return told(call, room, match, kept, "done", len(kept.moments) + 1)
    if not call.server.openings.take(me.id):
        raise Refuse("too_fast")
    return running(call, room, match, await call.server.hindsights.begin(me.id, written))


@endpoint("POST", "/api/tables/{table}/hindsight/stop", wire.HindsightInfo, query=("language",))
async def stop_hindsight(call: Call) -> wire.HindsightInfo:
    """Do not go on: who asked for it or sat at the table may say so. What was found is told until it is begun anew."""
    room, match = await looked_at(call)
    run, me = call.server.hindsights.of(record(match)), call.me
    if run is None:
        return wire.HindsightInfo("none", 0, 0)
    if me.id != run.person and room.sitting.seat_of(me.id) is None:
        raise Refuse("not_yours")
    await run.stop()
    return running(call, room, match, run)


async def looked_at(call: Call) -> tuple[Room, Match[Any]]:
    """The game, if all of it may be known and its game knows how to look back."""
    room = await call.server.lobby.look(call.request.path_params["table"])
    await may_know_all(call, room)
    sitting = room.sitting
    if not has_hindsight(room):
        raise Refuse("no_hindsight")
    assert sitting.match is not None
    return room, sitting.match


def running(call: Call, room: Room, match: Match[Any], run: HindsightRun) -> wire.HindsightInfo:
    """What is known so far."""
    return told(call, room, match, run.found(), run.state, run.count)


def told(call: Call, room: Room, match: Match[Any], found: LookedBack, state: wire.WorkState, count: int) -> wire.HindsightInfo:
    """What was found, with its choices in words."""
    turning = found.turning
    done = len(found.moments) + (count > 0 and bool(found.moments or turning.winnable is not None))
    better: list[msgspec.Raw] = []
    if turning.lost_at is not None and turning.better:
        better = choices_at(call, room, match, turning.lost_at, turning.better)
    moments = [wire.HindsightMoment(moment.at, moment.seat, moment.chance) for moment in found.moments]
    return wire.HindsightInfo(state, done, count, turning.winnable, turning.lost_at, better, moments)


def choices_at(call: Call, room: Room, match: Match[Any], at: int, numbers: tuple[int, ...]) -> list[msgspec.Raw]:
    """These choices of a moment, as the seat that was asked was offered them."""
    past = match.at_step(at)
    assert past.game.decision is not None
    seat = past.game.decision.seat
    sitting = room.sitting
    picture = draw(sitting.rulebook, past, [(seat, seat)], call.language, sitting.names(call.language), None)[0]
    offered = msgspec.json.decode(picture.whole(), type=Offered).choices
    return [offered[number] for number in numbers]


class Offered(msgspec.Struct, frozen=True):
    """The part of a picture that is needed here."""

    choices: list[msgspec.Raw]
