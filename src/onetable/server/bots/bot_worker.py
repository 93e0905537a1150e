"""The process in which bots think: views come in, numbers go out, with reasons for whoever wants to know."""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections.abc import Callable
from functools import lru_cache
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

from onetable.bots.registry import bot
from onetable.core.bot import Advised, Bot, advised
from onetable.server.bots.pool import LENGTH

NO_CHOICE = 2**32 - 1
Questions = SimpleQueue[bytes | None]


@lru_cache(maxsize=64)  # names come from strangers, and some of them differ only by a time
def thinker(game: str, name: str, most: float) -> Bot:
    """The bot of this name."""
    return bot(game, name, seed=int.from_bytes(os.urandom(4), "big"), most=most)


def think(message: bytes) -> Advised:
    """The number of the choice, with its reason if that is wanted too; none where the bot fails."""
    game, name, most, view, explain = pickle.loads(message)
    try:
        found = thinker(game, name, most)
        return advised(found, view) if explain else Advised(found.choose(view))
    except Exception as error:  # a faulty bot must not end the process for all others
        print(f"The bot {name} of {game} failed: {type(error).__name__}", file=sys.stderr)
        return Advised(NO_CHOICE)


def written(found: Advised) -> bytes:
    """The number, then how long the reason is, then the reason."""
    reason = pickle.dumps(found.reason) if found.reason is not None else b""
    return LENGTH.pack(found.choice) + LENGTH.pack(len(reason)) + reason


def hear(incoming: BinaryIO, questions: Questions, leave: Callable[[], None]) -> None:
    """Take question after question until the server is gone; then nobody waits for a bot that thinks."""
    while header := incoming.read(LENGTH.size):
        (length,) = LENGTH.unpack(header)
        questions.put(incoming.read(length))
    questions.put(None)
    leave()


def work(incoming: BinaryIO, outgoing: BinaryIO, leave: Callable[[], None]) -> None:
    """Until the server is gone, which is heard beside thinking."""
    questions: Questions = SimpleQueue()
    Thread(target=hear, args=(incoming, questions, leave), daemon=True).start()
    while (message := questions.get()) is not None:
        outgoing.write(written(think(message)))
        outgoing.flush()


def vanish() -> None:
    """End this process in the middle of whatever it does."""
    os._exit(0)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends its bots itself
    work(sys.stdin.buffer, sys.stdout.buffer, vanish)
