"""The process in which bots think: views come in, numbers go out."""

from __future__ import annotations

import os
import pickle
import sys
from functools import cache
from typing import BinaryIO

from onetable.bots.registry import bot
from onetable.core.bot import Bot
from onetable.server.bots import LENGTH

NO_CHOICE = 2**32 - 1


@cache
def thinker(game: str, name: str) -> Bot:
    """The bot of this name, made once."""
    return bot(game, name, seed=int.from_bytes(os.urandom(4), "big"))


def think(message: bytes) -> int:
    """The number of the choice; none where the bot fails."""
    game, name, view = pickle.loads(message)
    try:
        return thinker(game, name).choose(view)
    except Exception as error:  # a faulty bot must not end the process for all others
        print(f"The bot {name} of {game} failed: {type(error).__name__}: {error}", file=sys.stderr)
        return NO_CHOICE


def work(incoming: BinaryIO, outgoing: BinaryIO) -> None:
    """Until the server is gone."""
    while header := incoming.read(LENGTH.size):
        (length,) = LENGTH.unpack(header)
        number = think(incoming.read(length))
        outgoing.write(LENGTH.pack(number))
        outgoing.flush()


if __name__ == "__main__":
    work(sys.stdin.buffer, sys.stdout.buffer)
