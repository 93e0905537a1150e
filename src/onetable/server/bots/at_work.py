"""Inside a process that works in the background: what it is told, and how it tells what it has found; it ends with its server."""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Any, BinaryIO

from onetable.server.bots.pool import LENGTH

POLITE = 10  # tables come first


@contextmanager
def at_work() -> Iterator[tuple[Any, Callable[[Any], None]]]:
    """The message with which this process was begun, and what to call with each thing that is found."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITE)
    incoming, outgoing = sys.stdin.buffer, sys.stdout.buffer
    (length,) = LENGTH.unpack(incoming.read(LENGTH.size))
    message = pickle.loads(incoming.read(length))
    Thread(target=leave_with_the_server, args=(incoming,), daemon=True).start()

    def tell(found: Any) -> None:
        written = pickle.dumps(found)
        outgoing.write(LENGTH.pack(len(written)) + written)
        outgoing.flush()

    yield message, tell


def leave_with_the_server(incoming: BinaryIO) -> None:
    """Nothing more is sent: when this ends, so does the server."""
    incoming.read(1)
    os._exit(0)
