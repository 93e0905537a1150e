"""The compiled kernel is made ready behind the back of those who play: nobody's thinking time goes into compiling or loading it."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from time import perf_counter, sleep
from typing import Any

from onetable.games.fellowship.kernel import kept
from onetable.games.fellowship.kernel.wanted import COMPILED

TURN = 0.0005  # seconds after which another thread may go on
WORK, REST = 0.001, 0.004  # seconds: how the loader divides its time


class Loading:
    """How far this process is with the kernel."""

    def __init__(self) -> None:
        self.wanted, self.loaded = COMPILED, False
        self.loader: Thread | None = None
        self.compiler: subprocess.Popen[bytes] | None = None

    def is_done(self) -> bool:
        """Whether bots can think with the kernel by now; what is missing for it is begun, and not waited for."""
        if self.wanted and not self.loaded and self.loader is None:
            if kept.mark().exists():
                self.loader = Thread(target=self.load, daemon=True)
                self.loader.start()
            elif self.compiler is None:
                self.compiler = compile_elsewhere()
        return self.loaded

    def is_under_way(self) -> bool:
        """Whether it will be there soon: it is being compiled or loaded."""
        if self.is_done():
            return False
        compiling = self.compiler is not None and self.compiler.poll() is None
        return compiling or (self.loader is not None and self.loader.is_alive())

    def load(self) -> None:
        """Load what is compiled."""
        open_library()
        with in_small_turns(), resting():
            from onetable.games.fellowship.bots.trying import warm_up

            warm_up()
        self.loaded = True


LOADING = Loading()


def open_library() -> None:
    """Open the library of the compiler, which takes a tenth of a second, as a foreign function: others go on meanwhile.

    Whoever imports it keeps the interpreter for so long, and finds it open now.
    """
    found = find_spec("llvmlite")
    for folder in found.submodule_search_locations or () if found is not None else ():
        for file in Path(folder, "binding").glob("libllvmlite.*"):
            with contextlib.suppress(OSError, AttributeError, TypeError):  # not every system opens libraries so
                ctypes.CDLL(None).dlopen(os.fsencode(file), os.RTLD_NOW)


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


@contextlib.contextmanager
def resting() -> Iterator[None]:
    """This thread works for a millisecond at a time and then rests for longer.

    On a busy machine a thread that always works is interrupted in the middle of a step, and holds the interpreter until it has the
    processor again: whoever thinks meanwhile waits with it. One that has rested has the processor at once, and gives both back in time.
    """
    ends = perf_counter() + WORK

    def rest(*_: Any) -> None:
        nonlocal ends
        if perf_counter() > ends:
            sleep(REST)
            ends = perf_counter() + WORK

    sys.setprofile(rest)  # of this thread alone: it is called at every step
    try:
        yield
    finally:
        sys.setprofile(None)


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
