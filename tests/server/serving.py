"""A server on a real port: in a thread of the test, or the real command in a process of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn

from onetable.cli.serve import listen_on, uvicorn_config
from onetable.server.app import Settings, create_app
from onetable.server.keeping.base_store import sqlite_url
from tests.server.host import GENEROUS, PATIENT, FirstChoice

HERE = Path(__file__).parents[2]
PROGRAM = (sys.executable, "-m", "onetable.cli")


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[str]:
    """The address of a server in a thread, for as long as it is needed."""
    found = Settings(sqlite_url(folder / "tables.sqlite"), manner=PATIENT, **{**GENEROUS, **settings})
    listening = listen_on("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn_config(create_app(found, FirstChoice()), found.patience))
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.02)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(20)
        listening.close()


class Process:
    """The real command."""

    def __init__(self, folder: Path, *arguments: str, program: Sequence[str] = PROGRAM, **environment: str) -> None:
        command = [*program, "serve", "--data", str(folder), *arguments]
        settings = {**os.environ, "PYTHONUNBUFFERED": "1", **environment}
        self.process = subprocess.Popen(
            command,
            cwd=HERE if program is PROGRAM else folder,
            env=settings,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        assert self.process.stdout is not None
        self.first_line = self.process.stdout.readline()
        found = re.search(r"http://[\d.]+:(\d+)", self.first_line)
        self.port = int(found[1]) if found else 0
        self.address = f"http://127.0.0.1:{self.port}"

    def end(self) -> tuple[str, str]:
        """Stop it; all that it has said after the first line, and its complaints."""
        self.process.terminate()
        return self.rest()

    def rest(self) -> tuple[str, str]:
        """What it still says until it has ended; the lines that were read ahead with the first one included."""
        assert self.process.stdout is not None and self.process.stderr is not None
        with self.process.stdout as said, self.process.stderr as complained:
            found = said.read(), complained.read()
        self.process.wait(30)
        return found


@contextmanager
def command(folder: Path, *arguments: str, program: Sequence[str] = PROGRAM, **environment: str) -> Iterator[Process]:
    """The real command, ended in any case."""
    process = Process(folder, *arguments, program=program, **environment)
    try:
        yield process
    finally:
        if process.process.poll() is None:
            process.end()
