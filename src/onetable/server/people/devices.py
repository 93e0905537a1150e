"""The devices by which people are known: each has a token of its own, can be told from the others, and can be ended."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import secrets
import time
from collections.abc import Callable, Collection
from hashlib import blake2b
from typing import Protocol

from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from onetable.server.keeping.rows import PersonRow, TokenRow
from onetable.server.keeping.store import Store

FOR_LONG = 400 * 86400.0  # seconds: who does not come for so long is no longer known
A_WHILE = 3600.0  # seconds: when somebody was last seen is not written down more often
FRESH = 10.0  # seconds for which what was read is trusted: another process may have ended a device
ROUND = 15.0  # seconds between two looks at those who are on the line
MOST_DEVICES = 50  # of one person
MOST_REMEMBERED = 10_000


class NoSuchDevice(Exception):
    """This person has no such device, or has it no longer."""

    code = "no_such_device"


class Ending(Protocol):
    """A line that can be ended."""

    def close(self, code: str, text: str) -> None:
        """Say why, and end it."""
        ...


class Devices:
    """Every device, and the lines that it has open."""

    def __init__(self, store: Store, met: Callable[[PersonRow], None]) -> None:
        self.store, self.met = store, met
        self.key = b""  # of this server
        self._read: dict[str, tuple[TokenRow, float]] = {}  # by id: what is kept, and when it was read
        self._seen: dict[str, float] = {}  # by id: when it was seen, and that is not written down yet
        self._lines: dict[str, set[Ending]] = {}

    async def open(self) -> None:
        """Take up the key of this server, made at the first start, and forget who has not come for long."""
        self.key = await self.store.secret("token key", secrets.token_bytes(32))
        await self.store.tidy_tokens(time.time(), FOR_LONG)

    # ---- tokens

    async def make(self, person: str, agent: str, scopes: str = "") -> str:
        """The token of a new device; of very many the one that was not used for longest is forgotten."""
        had = await self.store.tokens_of(person)
        await self.end([old.id for old in had[MOST_DEVICES - 1 :]])
        id, secret, now = secrets.token_urlsafe(9), secrets.token_urlsafe(24), time.time()
        token = TokenRow(id, person, self.fingerprint(secret), now, now, agent, scopes)
        await self.store.add_token(token)
        self._remember(token)
        return f"{id}.{secret}"

    async def find(self, text: str | None) -> TokenRow | None:
        """The device that has this token; a forged one is nobody's."""
        if not text or len(text) > 200 or not text.isascii():
            return None
        id, _, secret = text.partition(".")
        token = await self._token(id)
        expected = token.fingerprint if token is not None else bytes(32)
        now = time.time()
        if not hmac.compare_digest(expected, self.fingerprint(secret)) or token is None or token.seen < now - FOR_LONG:
            return None
        if token.seen < now - A_WHILE:
            self._seen[id] = now
            self._remember(replace(token, seen=now))
        return token

    async def _token(self, id: str) -> TokenRow | None:
        known = self._read.get(id)
        if known is not None and time.monotonic() - known[1] < FRESH:
            return known[0]
        found = await self.store.token_and_owner(id)
        self._read.pop(id, None)
        if found is None:
            return None
        self._remember(found[0])
        self.met(found[1])
        return found[0]

    def _remember(self, token: TokenRow) -> None:
        if len(self._read) >= MOST_REMEMBERED:
            self._read.clear()
        self._read[token.id] = (token, time.monotonic())

    def fingerprint(self, secret: str) -> bytes:
        """What is kept of a secret."""
        return blake2b(secret.encode(), key=self.key, digest_size=32).digest()

    # ---- a person's own

    async def of(self, person: str) -> list[TokenRow]:
        """The devices of somebody, those used last first."""
        with contextlib.suppress(SQLAlchemyError, OSError):
            await self._write_seen()
        return await self.store.tokens_of(person)

    async def end_of(self, person: str, id: str | None, this: str) -> None:
        """End one device of somebody, or all but this."""
        own = [token.id for token in await self.store.tokens_of(person)]
        if id is not None and id not in own:
            raise NoSuchDevice
        await self.end([id] if id is not None else [other for other in own if other != this])

    async def end(self, ids: Collection[str]) -> None:
        """These devices are no longer known, and their lines are over."""
        if ids:
            await self.store.drop_tokens(ids)
            self.gone(ids)

    def gone(self, ids: Collection[str]) -> None:
        """These are kept no longer: say so on their lines."""
        for id in ids:
            self._read.pop(id, None)
            self._seen.pop(id, None)
            for line in list(self._lines.get(id, ())):
                line.close("logged_out", "")

    def read_anew(self) -> None:
        """Whatever was read may no longer be so."""
        self._read.clear()

    # ---- lines

    def listening(self, id: str, line: Ending) -> Callable[[], None]:
        """This device has a line; the way to say that it is over is returned."""
        self._lines.setdefault(id, set()).add(line)

        def over() -> None:
            self._lines[id].discard(line)
            if not self._lines[id]:
                del self._lines[id]

        return over

    async def keep_up(self) -> None:
        """Look again and again who was here, and whether somebody was logged out elsewhere."""
        while True:
            await asyncio.sleep(ROUND)
            await self.catch_up()

    async def catch_up(self) -> None:
        """End the lines of devices that are no longer known, and write down who was seen; what cannot be done now is done next time."""
        with contextlib.suppress(SQLAlchemyError, OSError):
            here = list(self._lines)
            known = await self.store.known_tokens(here)
            self.gone([id for id in here if id not in known])
            now = time.time()
            self._seen.update({id: now for id, seen in known.items() if id in self._lines and seen < now - A_WHILE})
            await self._write_seen()

    async def _write_seen(self) -> None:
        seen, self._seen = self._seen, {}
        try:
            await self.store.see_tokens(seen)
        except (SQLAlchemyError, OSError):
            self._seen = {**seen, **self._seen}
            raise
