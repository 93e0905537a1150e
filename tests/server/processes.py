"""Real servers in processes of their own: started, killed without warning, and started again on what they left behind."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path


def free_port() -> int:
    """A port that nobody uses now, below those that are lent to clients: none of them may take it while the server is away."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class ServerProcess:
    """`onetable serve` on one port and one folder; bots included, it is one group of processes."""

    def __init__(self, folder: Path, *options: str, port: int | None = None, prefix: Sequence[str] = ()) -> None:
        self.folder, self.port, self.options, self.prefix = folder, port or free_port(), options, prefix
        self.process: subprocess.Popen[bytes] | None = None
        self.started = 0.0

    @property
    def address(self) -> str:
        """Where it is reached."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> Path:
        """The file in which everything is kept."""
        return self.folder / "tables.sqlite"

    def start(self) -> None:
        """Begin to start; who wants to reach it tries until it answers."""
        command = [
            *self.prefix,
            sys.executable,
            "-m",
            "onetable.cli",
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.folder),
            *self.options,
        ]
        self.started = time.monotonic()
        with (self.folder / f"server-{self.port}.log").open("ab") as told:  # what it tells its host is there to be read when a test fails
            self.process = subprocess.Popen(
                command, stdout=subprocess.DEVNULL, stderr=told, start_new_session=True, env={**os.environ, "PYTHONUNBUFFERED": "1"}
            )

    async def ready(self, patience: float = 30.0) -> float:
        """Wait until it can be reached; how long that took since it was started."""
        while time.monotonic() < self.started + patience:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.write(b"GET /api/games HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n")
                found = await reader.read(8)
                writer.close()
                await writer.wait_closed()
                if found:
                    return time.monotonic() - self.started
            assert self.process is not None and self.process.poll() is None, "the server has ended by itself"
            await asyncio.sleep(0.01)
        raise TimeoutError("the server does not answer")

    def kill(self) -> None:
        """Without warning, and all bots with it."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals = signal.SIGINT) -> None:
        """Have it end, politely or not."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                if how == signal.SIGKILL:
                    os.killpg(self.process.pid, how)
                else:
                    self.process.send_signal(how)
            self.process.wait(30)
            self.process = None
