"""The real command, as a person types it, and files to give to it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from onetable.core.match import Match
from onetable.core.record import record
from onetable.games.registry import rulebook
from tests.cli import warm
from tests.cli.warm import HERE


class Said(msgspec.Struct, frozen=True):
    """What came of a command."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        """The JSON it wrote."""
        return json.loads(self.out)


def onetable(*arguments: str | Path, data: Path | None = None, typed: str | bytes = "", **environment: str) -> Said:
    """Run a command in a process of its own, with its own folder for what it keeps, and type this into it."""
    words = [str(argument) for argument in arguments]
    content = typed.encode() if isinstance(typed, str) else typed
    with TemporaryDirectory() as folder:
        kept, streams = Path(folder) / "kept", Path(folder) / "streams"
        kept.mkdir()
        streams.mkdir()
        settings = {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "", "ONETABLE_DATA": str(data or kept), **environment}
        if not hasattr(os, "fork") or any(name.startswith("PYTHON") for name in environment):  # only a new Python heeds these
            command = [sys.executable, "-m", "onetable.cli", *words]
            done = subprocess.run(command, cwd=HERE, env=settings, capture_output=True, input=content)
            return Said(done.returncode, done.stdout.decode(), done.stderr.decode())
        (streams / "in").write_bytes(content)
        code = warm.run(warm.Order(words, settings, str(streams)))
        return Said(code, *[(streams / name).read_text("utf-8") for name in ("out", "err")])


def play_match(setup: dict[str, Any], players: int = 4, seed: int = 3, answers: int | None = None) -> Match[Any]:
    """A game played at random, to its end or for so many answers."""
    match, dice = Match(rulebook("fellowship"), setup, players, seed), Random(seed)
    while match.game.decision is not None and (answers is None or len(match.answers) < answers):
        match.answer(dice.randrange(len(match.game.decision.choices)))
    return match


def record_data(answers: int | None = None) -> dict[str, Any]:
    """A record as plain data, to be spoilt."""
    found: dict[str, Any] = json.loads(msgspec.json.encode(record(play_match({"chapter": 8}, answers=answers))))
    return found


def written(path: Path, content: str | bytes | dict[str, Any]) -> Path:
    """A file with this content."""
    if isinstance(content, dict):
        content = msgspec.json.encode(content)
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path
