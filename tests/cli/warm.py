"""A process that has loaded everything and makes a copy of itself for each command: as real as a new one, without its start."""

from __future__ import annotations

import atexit
import gc
import os
import signal
import subprocess
import sys
import warnings
from functools import cache
from pathlib import Path
from typing import NoReturn

import msgspec

import onetable
from onetable.cli import main
from tests.every_module import load_every_module

HERE = Path(__file__).parents[2]
LONGEST = 120  # seconds that a command may take


class Order(msgspec.Struct, frozen=True):
    """A command to be carried out; in its folder are `in`, what is typed, and then `out` and `err`, what it says."""

    arguments: list[str]
    settings: dict[str, str]
    folder: str


def run(order: Order) -> int:
    """Have a copy carry this out, and return its exit code."""
    process = started()
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(msgspec.json.encode(order) + b"\n")
    process.stdin.flush()
    return int(process.stdout.readline())


@cache
def started() -> subprocess.Popen[bytes]:
    """The process; it ends with this one."""
    settings = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    process = subprocess.Popen([sys.executable, "-m", __name__], cwd=HERE, env=settings, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    atexit.register(process.communicate)
    return process


def serve() -> None:
    """Load everything, then carry out order after order."""
    load_every_module(onetable)
    gc.freeze()  # what is never looked at again is never copied
    with open(0, "rb", buffering=0, closefd=False) as orders:  # nothing is read ahead: the copies have another input
        for line in orders:
            copy = os.fork()
            if not copy:
                carry_out(msgspec.json.decode(line, type=Order))
            print(os.waitstatus_to_exitcode(os.waitpid(copy, 0)[1]), flush=True)


def carry_out(order: Order) -> NoReturn:
    """Become the command; it must not warn, nor take for ever."""
    warnings.simplefilter("error")
    signal.alarm(LONGEST)
    os.environ.clear()
    os.environ.update(order.settings)
    folder = Path(order.folder)
    for number, (name, mode) in enumerate((("in", "r"), ("out", "w"), ("err", "w"))):
        with (folder / name).open(mode) as file:
            os.dup2(file.fileno(), number)
    code = main(order.arguments)
    sys.stdout.flush()
    os._exit(code)  # to take down everything that was loaded would take longer than most commands


if __name__ == "__main__":
    serve()
