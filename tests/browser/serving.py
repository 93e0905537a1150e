"""A real `onetable serve` in a process of its own, which can be killed and started again."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from tests.server.processes import free_port

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "onetable" / "server" / "static"
PATIENCE = 30.0  # a machine with much to do needs a while to start Python


class Serving:
    """One server on one port with one folder, for as long as it is wanted."""

    def __init__(self, folder: Path, program: Sequence[str] = ("-m", "tests.server.same_deals"), **environment: str) -> None:
        self.folder, self.program, self.environment = folder, program, {**os.environ, **environment}
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where browsers find it."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> Path:
        """What it had to complain about."""
        return self.folder / "server.log"

    def start(self) -> None:
        """Start it and wait until it answers."""
        options = ("--port", str(self.port), "--data", str(self.folder), "--bot-delay", "0")
        command = [sys.executable, *self.program, "serve", *options]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=ROOT, env=self.environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
            )
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise AssertionError(f"the server does not start:\n{self.log.read_text()}")
            time.sleep(0.05)

    def answers(self) -> bool:
        """Whether somebody is there; who has opened the door is waited for: to ask again and again keeps him from answering."""
        try:
            with urlopen(f"{self.address}/api/games", timeout=PATIENCE) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        """End it at once with all its bots, as a cut of the power would."""
        if self.process is not None:
            if os.name == "nt":
                self.process.kill()
            else:
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def stop(self) -> None:
        """End it in order."""
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()


def ensure_client(lock: Path) -> None:
    """Build the browser client where nobody has; `play.py` keeps it fresh."""
    if (STATIC / "index.html").is_file():
        return
    npm = shutil.which("npm")
    if npm is None:
        raise AssertionError("the browser client is not built, and there is no npm to build it: run `python3 play.py setup`")
    with lock.open("w") as held:
        if os.name != "nt":
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX)  # several workers come here at once
        if not (STATIC / "index.html").is_file():
            for command in (["ci"], ["run", "build"]):
                subprocess.run([npm, *command], cwd=WEB, check=True, capture_output=True)
