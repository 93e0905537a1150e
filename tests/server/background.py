"""Work in the background of a server, watched: its processes, and how far it is."""

from __future__ import annotations

import asyncio
import os
import subprocess
from collections.abc import Callable

from tests.server.host import Json, Visitor


def workers(module: str) -> list[str]:
    """The processes of this test that run this module."""
    found = subprocess.run(["ps", "-wweo", "ppid=,stat=,args="], capture_output=True, text=True, check=True).stdout.splitlines()
    return [line for line in found if line.split()[0] == str(os.getpid()) and module in line and "Z" not in line.split()[1]]


async def until(visitor: Visitor, path: str, enough: Callable[[Json], bool]) -> Json:
    """Ask again and again until it is so far."""
    while True:
        found: Json = (await visitor.get(path)).json()
        if enough(found):
            return found
        await asyncio.sleep(0.05)
