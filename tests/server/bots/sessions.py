"""Recorded sessions: what a bot and a server say to each other, for whoever writes a client. docs/bots.md tells how they are read.

`python -m tests.server.bots.sessions` records them anew, and a test says when that is needed. Names that chance has made are replaced by
others (`table-1`), so that every recording of the same server is the same.
"""

from __future__ import annotations

import asyncio
import json
import re
import tempfile
from pathlib import Path
from typing import Any

from tests.server.bots.parties import BotVisitor, bot, challenge, owner
from tests.server.host import Host, Json, Line, hosting

FOLDER = Path(__file__).parents[3] / "docs" / "bots" / "sessions"
SETUPS: dict[str, Json] = {"fellowship": {"chapter": 1}, "tcg": {"first_game": True}, "quest": {"heroes": ["eleanor"]}}
ANSWERS, LOST = 5, 3  # answers that are given, and the one in whose middle the line is lost
STREAM = ("listening", "challenged", "challenge_over", "table_begun", "your_turn")


class Recorder:
    """One session, line by line."""

    def __init__(self) -> None:
        self.lines: list[Json] = []
        self.names: dict[str, str] = {}

    def note(self, **what: Any) -> None:
        self.lines.append(what)

    def written(self) -> str:
        """All of it, with names that come again."""
        text = "\n".join([json.dumps(line, ensure_ascii=False) for line in self.lines]) + "\n"
        for found, name in self.names.items():
            text = text.replace(found, name)
        return re.sub(r'"(made|changed|left)": [0-9.]+', r'"\1": 0', text)


async def recorded(host: Host, game: str) -> str:
    """A session of this game: a challenge, a few answers, a line that is lost in the middle of one, and an answer that is refused."""
    lobelia, record = await owner(host, login=f"lobelia-{game}"), Recorder()
    bert = await bot(host, lobelia, scopes=["read", "play", "challenge"])
    record.names |= {lobelia.me["id"]: "person-1", bert.me["id"]: "bot-1", bert.token: "TOKEN"}
    record.note(on="http", ask="GET /api/me", answer=(await bert.get("/api/me")).json())
    stream = bert.events()
    heard = [await stream.hear("listening")]
    wish = {"setup": SETUPS[game], "seats": [{"kind": "open"}, {"kind": "bot"}]}
    table = await lobelia.open_table(game, 2, **wish)
    offered = await challenge(lobelia, bert, table["id"])
    record.names |= {table["id"]: "table-1", table["word"]: "word-1", offered["id"]: "challenge-1"}
    path = f"/api/challenges/{offered['id']}/accept"
    record.note(on="http", ask=f"POST {path}", answer=(await bert.post(path)).json())
    heard += await stream.until(*STREAM[1:])
    record.note(on="events", open="/ws/events")
    for number, event in enumerate(sorted(heard, key=lambda each: STREAM.index(each["is"]))):
        record.note(on="events", hear={**event, "event": f"event-{number}"})
    await at_the_table(record, host, bert, table["id"])
    await stream.hang_up()
    return record.written()


async def at_the_table(record: Recorder, host: Host, bert: BotVisitor, table: str) -> None:
    """The line to the table."""
    room, line = await host.room(table), opened(record, bert, table, 0)
    state = await until_asked(record, line)
    for number in range(1, ANSWERS + 1):
        said = {"do": "answer", "id": f"answer-{number}", "table": table, "seat": 0, "at": state["n"], "choice": 0}
        line.send(said)
        record.note(on="table", send=said)
        if number == LOST:  # it was carried out, and nobody has heard so: with its name it is sent again, and only confirmed
            while f"{bert.me['id']}:{said['id']}" not in room.sitting.commands:
                await asyncio.sleep(0)
            await line.hang_up()
            record.note(on="table", lost=True)
            await settled(room)
            line = opened(record, bert, table, state["n"])
            state = await until_asked(record, line)
            line.send(said)
            record.note(on="table", send=said)
            record.note(on="table", hear=await line.hear("done"))
        else:
            state = await until_asked(record, line)
    wrong = {"do": "answer", "id": "wrong", "table": table, "seat": 0, "at": state["n"], "choice": 999}
    line.send(wrong)
    record.note(on="table", send=wrong)
    record.note(on="table", hear=await line.hear("refused"))
    await line.hang_up()


def opened(record: Recorder, bert: BotVisitor, table: str, last: int) -> Line:
    record.note(on="table", open=f"/ws?table={table}&last={last}&language=en")
    return bert.line(table, last)


async def settled(room: Any) -> None:
    """Wait until this bot is asked again: what happens while nobody listens takes its time."""
    while 0 not in room.sitting.open_seats:
        await asyncio.sleep(0)
    await room.perform(lambda: asyncio.sleep(0))


async def until_asked(record: Recorder, line: Line) -> Json:
    """Hear and note all messages until one is asked."""
    while True:
        await line.hear("state")
        record.note(on="table", hear=line.last_message)
        assert line.state is not None
        if line.state["view"]["asked"] == line.state["view"]["seat"]:
            return line.state


async def all_sessions() -> dict[str, str]:
    """Every session by its file."""
    with tempfile.TemporaryDirectory() as folder:
        async with hosting(Path(folder)) as host:
            return {f"{game}.jsonl": await recorded(host, game) for game in SETUPS}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in asyncio.run(all_sessions()).items():
        (FOLDER / name).write_text(text, "utf-8")
