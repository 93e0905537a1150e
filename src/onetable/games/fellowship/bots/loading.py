"""The compiled kernel is made ready behind the back of those who play: nobody's thinking time goes into compiling or loading it."""

from __future__ import annotations

import contextlib
import gc
import subprocess
import sys
from collections.abc import Iterator
from threading import Event, Thread
from time import perf_counter
from typing import Any

from onetable.games.fellowship.kernel import kept
from onetable.games.fellowship.kernel.wanted import COMPILED

TURN = 0.0005  # seconds after which another thread may go on
THINKS, LEAVES = 0.4, 0.3  # of the time for a move: what is thought while the kernel waits, and what is left to the kernel afterwards


class Loading:
    """How far this process is with the kernel."""

    def __init__(self) -> None:
        self.wanted, self.loaded = COMPILED, False
        self.loader: Thread | None = None
        self.compiler: subprocess.Popen[bytes] | None = None
        self.quiet_until = 0.0  # as long as somebody thinks
        self.may_go_on = Event()

    def is_done(self) -> bool:
        """Whether bots can think with the kernel by now; what is missing for it is begun, and not waited for."""
        if self.wanted and not self.loaded and self.loader is None:
            if kept.mark().exists():
                self.loader = Thread(target=self.load, daemon=True)
                self.loader.start()
            elif self.compiler is None:
                self.compiler = compile_elsewhere()
        return self.loaded

    def load(self) -> None:
        """Load what is compiled."""
        sys.setprofile(self.stand_still)  # of this thread alone: it is called at every step of it
        with in_small_turns():
            from onetable.games.fellowship.bots.trying import warm_up

            warm_up()
        sys.setprofile(None)
        self.loaded = True

    def stand_still(self, *_: Any) -> None:
        """Wait while somebody thinks, but never longer than he may: what he waits for himself may lie here."""
        if self.quiet_until:
            self.may_go_on.wait(max(0.0, self.quiet_until - perf_counter()))

    @contextlib.contextmanager
    def making_way(self, seconds: float) -> Iterator[float]:
        """Somebody thinks, for so long at most as is told: meanwhile nothing is loaded, and a part of his time is left to it afterwards.

        Two threads that both want to go on hand the interpreter over a hundred times in one decision. On a busy machine each time may
        take as long as others have the processor, so that a bot that would think for 5 ms was late by 50.
        """
        self.is_done()
        loader = self.loader
        if loader is None or not loader.is_alive():
            yield seconds
            return
        self.may_go_on.clear()
        self.quiet_until = perf_counter() + THINKS * seconds
        try:
            yield THINKS * seconds
        finally:
            self.quiet_until = 0.0
            self.may_go_on.set()
            loader.join(LEAVES * seconds)


LOADING = Loading()


@contextlib.contextmanager
def in_small_turns() -> Iterator[None]:
    """Whoever thinks meanwhile, or later, shall not wait for the interpreter.

    To look for garbage in all that a compiler has brought along takes 45 ms, in which nobody else can go on. It stays anyway: nobody looks.
    """
    usual, collecting = sys.getswitchinterval(), gc.isenabled()
    sys.setswitchinterval(TURN)
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if collecting:
            gc.enable()
        sys.setswitchinterval(usual)


def compile_elsewhere() -> subprocess.Popen[bytes]:
    """Compile in a process of its own, which outlives this one."""
    nothing = subprocess.DEVNULL
    command = [sys.executable, "-m", "onetable.bots.prepare"]
    return subprocess.Popen(command, stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True)


def compile_all() -> None:
    """Compile everything that bots use, unless it is there already or another process is at it; then say that it is there."""
    if not COMPILED or kept.mark().exists():
        return
    from onetable.games.fellowship.bots.trying import warm_up

    kept.place().mkdir(parents=True, exist_ok=True)
    with (kept.place() / "lock").open("w") as lock:
        with contextlib.suppress(ImportError):  # Windows has no such lock
            import fcntl

            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                return
        warm_up()
        kept.mark().touch()
