"""Passwords are hashed slowly, on purpose: beside the event loop, few at a time, and only so many wait."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

T = TypeVar("T")
AT_ONCE = 2  # each takes 64 MiB
MOST_WAITING = 16  # a few seconds


class TooBusy(Exception):
    """So many wait already that another one would wait too long."""

    code = "too_fast"


class Hashing:
    """The queue before the hasher."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.waiting = 0
        self._threads = ThreadPoolExecutor(AT_ONCE, "passwords")
        self._nobody = ""  # the hash of no password: a wrong login takes as long as a wrong password

    async def hash(self, password: str) -> str:
        """The hash that is kept."""
        return await self._in_turn(lambda: self.hasher.hash(password))

    async def fits(self, hashed: str | None, password: str) -> bool:
        """Whether this is the password; where there is none it takes as long to say no."""
        if not self._nobody:  # not at the start: it takes long, and people wait to come back
            self._nobody = await self.hash(secrets.token_hex(16))
        return await self._in_turn(lambda: self._verify(hashed or self._nobody, password)) and hashed is not None

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (Argon2Error, InvalidHashError):
            return False

    async def _in_turn(self, work: Callable[[], T]) -> T:
        if self.waiting >= AT_ONCE + MOST_WAITING:
            raise TooBusy
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """Hash nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
