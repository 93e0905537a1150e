"""What can be asked of the server about the round of games that follows another game."""

from __future__ import annotations

from onetable.core.rounds import FollowUp, Scores, standings
from onetable.server import wire
from onetable.server.house.rooms import Unreadable
from onetable.server.http.calls import Call, Refuse, endpoint
from onetable.server.http.describe import may_know_all
from onetable.server.table.room import Room


@endpoint("GET", "/api/tables/{table}/round", wire.RoundInfo, query=("language",))
async def get_round(call: Call) -> wire.RoundInfo:
    """The games that follow this one when it is over, and how all stand."""
    room = await call.server.lobby.look(call.request.path_params["table"])
    await may_know_all(call, room)
    return await round_info(call, room)


@endpoint("POST", "/api/tables/{table}/round", wire.RoundInfo, query=("language",))
async def post_round(call: Call) -> wire.RoundInfo:
    """Open the tables of the round, for the people of this one; those that are open stay as they are."""
    me, room = call.me, await call.server.lobby.room(call.request.path_params["table"])
    await may_know_all(call, room)
    if not call.server.openings.take(me.id):
        raise Refuse("too_fast")
    await call.server.opened.check(me.id, call.address)
    for table in await call.server.lobby.open_round(me, room):
        await call.server.opened.note(table, call.address)
    return await round_info(call, room)


async def round_info(call: Call, room: Room) -> wire.RoundInfo:
    """How the round after this game stands."""
    sitting = room.sitting
    assert sitting.match is not None
    games: list[wire.RoundGame] = []
    results: list[tuple[tuple[int, ...], Scores]] = []
    for number, each in enumerate(sitting.rulebook.follow_ups(sitting.match.game)):
        games.append(await round_game(call, each, sitting.following.get(number, "")))
        scores = games[-1].scores
        results.append((each.seats, tuple(scores) if scores is not None else None))
    names = sitting.names(call.language)
    lines = [
        wire.RoundLine(line.place, line.seat, names[line.seat], line.points, line.played, line.left)
        for line in standings(sitting.row.players, results)
    ]
    return wire.RoundInfo(games, lines if games else [])


async def round_game(call: Call, each: FollowUp, table: str) -> wire.RoundGame:
    """One game of a round, and how it ended; of one that cannot be read any longer nothing is known."""
    state: wire.Stage = "gathering"
    scores: list[float] | None = None
    if table:
        try:
            sitting = (await call.server.lobby.look(table)).sitting
        except Unreadable:
            state = "unreadable"
        else:
            state, result = sitting.stage, sitting.result
            scores = list(result.scores) if result is not None and sitting.is_over else None
    return wire.RoundGame(each.game, each.turn, list(each.seats), table, state, scores)
