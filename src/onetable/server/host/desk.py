"""Where a running server takes its host's orders: a socket in its folder that only the owner of the folder can open."""

from __future__ import annotations

import asyncio
import os
import socket
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

from onetable.core.errors import BadInput
from onetable.server.host.admin import Admin, AnyOrder, Order
from onetable.server.table.failures import NotNow

NAME = "admin.sock"
LONGEST = 64 * 1024  # bytes of an order
SHORT = 90  # letters: a longer address fits into no socket
PATIENCE = 30.0  # seconds for an order

decode = msgspec.json.Decoder(AnyOrder).decode


class Answer(msgspec.Struct, frozen=True):
    """What came of an order: something, or one sentence why not."""

    found: Any = None
    refused: str = ""


class Desk:
    """The server's side."""

    def __init__(self, admin: Admin, folder: Path | None) -> None:
        self.admin, self.folder = admin, folder
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Take orders from now on, where there is a folder and this system has such sockets."""
        if self.folder is None or not hasattr(socket, "AF_UNIX"):
            return
        listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        with address(self.folder) as place:
            with suppress(FileNotFoundError):
                os.unlink(place)  # left by one that was killed
            mask = os.umask(stat.S_IRWXG | stat.S_IRWXO | stat.S_IXUSR)  # from the first moment on nobody else can open it
            try:
                listening.bind(place)
            finally:
                os.umask(mask)
        self._server = await asyncio.start_unix_server(self._serve, sock=listening, limit=LONGEST)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            line = await asyncio.wait_for(reader.readuntil(b"\n"), PATIENCE)
            writer.write(msgspec.json.encode(await answer(self.admin, line)) + b"\n")
            await writer.drain()
        except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass  # whoever sends nothing, or no end of it, is not answered
        finally:
            writer.close()  # whatever happened: who asked must not wait for nothing

    async def close(self) -> None:
        """Take no more orders."""
        if self._server is not None and self.folder is not None:
            self._server.close()
            with suppress(OSError):
                (self.folder / NAME).unlink()


async def answer(admin: Admin, line: bytes) -> Answer:
    """Carry out an order."""
    try:
        return Answer(await admin.carry_out(decode(line)))
    except (BadInput, msgspec.DecodeError) as error:
        return Answer(refused=str(error))
    except NotNow as error:
        return Answer(refused=f"That cannot be done now: {error.code}.")


def ask(folder: Path, order: Order) -> Answer | None:
    """The host's side: what a running server says to this; nothing where none runs."""
    if not hasattr(socket, "AF_UNIX"):
        return None
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line, address(folder) as place:
        line.settimeout(PATIENCE)
        try:
            line.connect(place)
        except (FileNotFoundError, ConnectionRefusedError):
            return None
        except PermissionError:
            raise BadInput(f"Only the owner of {folder} may give orders to its server.") from None
        line.sendall(msgspec.json.encode(order) + b"\n")
        with line.makefile("rb") as said:
            return msgspec.json.decode(said.readline() or b'{"refused": "The server has ended meanwhile."}', type=Answer)


@contextmanager
def address(folder: Path) -> Iterator[str]:
    """The place of the socket, also where the folder has a long name."""
    place = str(folder.absolute() / NAME)
    if len(place.encode()) <= SHORT or not Path("/proc/self/fd").is_dir():
        yield place
        return
    number = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        yield f"/proc/self/fd/{number}/{NAME}"
    finally:
        os.close(number)
