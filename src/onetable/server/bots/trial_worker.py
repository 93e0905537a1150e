"""The process in which one trial is carried out: all pieces come in at once, results go out one by one; it ends with its server."""

from __future__ import annotations

import os
import pickle
import signal
import sys
from threading import Thread
from typing import BinaryIO

from onetable.bots.trials import trials_of
from onetable.server.bots.pool import LENGTH

POLITE = 10  # tables come first


def work(incoming: BinaryIO, outgoing: BinaryIO) -> None:
    """Carry out every piece."""
    (length,) = LENGTH.unpack(incoming.read(LENGTH.size))
    game, pieces = pickle.loads(incoming.read(length))
    Thread(target=leave_with_the_server, args=(incoming,), daemon=True).start()
    trials = trials_of(game)
    for piece in pieces:
        message = pickle.dumps(trials.done(piece))
        outgoing.write(LENGTH.pack(len(message)) + message)
        outgoing.flush()


def leave_with_the_server(incoming: BinaryIO) -> None:
    """Nothing more is sent: when this ends, so does the server."""
    incoming.read(1)
    os._exit(0)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITE)
    work(sys.stdin.buffer, sys.stdout.buffer)
