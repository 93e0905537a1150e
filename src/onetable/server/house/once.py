"""Wishes that may be sent again: who names a wish gets the same table for it, however often it is sent."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from hashlib import blake2b

from onetable.server.keeping.store import Store

SIZE = 9  # bytes, as many as any other table has in its id


class Once:
    """Tables by who has wished for them under which name. Nobody finds the table of another so: the key is the server's alone."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._key = b""

    async def id_of(self, person: str, name: str) -> str:
        """The id of the table that this wish gets."""
        if not self._key:
            self._key = await self.store.secret("wish key", secrets.token_bytes(32))
        found = blake2b(f"{person} {name}".encode(), key=self._key, digest_size=SIZE).digest()
        return urlsafe_b64encode(found).decode()
