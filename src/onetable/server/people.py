"""Who is who: guests with a secret token, and accounts for those who want to come back from another device."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from hashlib import blake2b

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from msgspec.structs import replace

from onetable.server.store import LostRace, PersonRow, Store, TokenRow

MOST_REMEMBERED = 10_000
NAMES = (
    "Lobelia", "Fosco", "Marigold", "Hamson", "Belladonna", "Drogo", "Primula", "Otho", "Esmeralda", "Rorimac", "Pansy", "Ponto",
    "Rosamunda", "Ferdinand", "Daisy", "Griffo", "Pearl", "Milo", "Angelica", "Folco", "Estella", "Hugo", "Camellia", "Largo",
    "Mirabella", "Isengrim", "Salvia", "Tobold",
)  # fmt: skip


class WrongLogin(Exception):
    """There is no such account, or the password is another one; which of the two is nobody's business."""


class LoginTaken(Exception):
    """Somebody else has this login."""


class People:
    """Everybody who has ever sat down here."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.hasher = PasswordHasher()
        self._key = b""
        self._known: dict[str, PersonRow] = {}  # those seen lately
        self._tokens: dict[str, TokenRow] = {}
        self.came: set[str] = set()  # who was here since that was last written down
        self._nobody = ""  # the hash of no password: a wrong login takes as long as a wrong password

    async def open(self) -> None:
        """Take up the key of this server; at the first start it is made."""
        self._key = await self.store.secret("token key", secrets.token_bytes(32))

    # ---- guests

    async def welcome(self, name: str | None, language: str) -> tuple[PersonRow, str]:
        """Somebody new, and the token by which he will be known."""
        person = PersonRow(secrets.token_urlsafe(9), name or secrets.choice(NAMES), language, time.time())
        await self.store.add_person(person)
        return person, await self._token_for(person)

    async def _token_for(self, person: PersonRow) -> str:
        id, secret = secrets.token_urlsafe(9), secrets.token_urlsafe(24)
        token = TokenRow(id, person.id, self._fingerprint(secret))
        await self.store.add_token(token)
        self._remember(token, person)
        return f"{id}.{secret}"

    async def by_token(self, text: str | None) -> PersonRow | None:
        """The owner of this token; a forged one belongs to nobody."""
        if not text or len(text) > 200 or not text.isascii():
            return None
        id, _, secret = text.partition(".")
        token = self._tokens.get(id) or await self.store.token(id)
        expected = token.fingerprint if token is not None else bytes(32)
        if not hmac.compare_digest(expected, self._fingerprint(secret)) or token is None:
            return None
        person = self._known.get(token.person) or await self.store.person(token.person)
        if person is not None:
            self._remember(token, person)
        return person

    async def forget(self, text: str) -> None:
        """This device is no longer known."""
        id = text.partition(".")[0]
        if await self.by_token(text) is not None:
            self._tokens.pop(id, None)
            await self.store.drop_token(id)

    async def change(self, person: PersonRow, name: str | None, language: str | None) -> PersonRow:
        """Somebody wants to be called otherwise, or to read another language."""
        changed = replace(person, name=name or person.name, language=language or person.language)
        if changed != person:
            await self.store.change_person(person.id, name=changed.name, language=changed.language)
            self._known[person.id] = changed
        return changed

    # ---- accounts

    async def add_account(self, person: PersonRow, login: str, password: str) -> PersonRow:
        """Give a guest a login and a password."""
        hashed = await asyncio.to_thread(self.hasher.hash, password)
        try:
            await self.store.change_person(person.id, login=login.casefold(), password=hashed)
        except LostRace:
            raise LoginTaken from None
        changed = self._known[person.id] = replace(person, login=login.casefold(), password=hashed)
        return changed

    async def log_in(self, login: str, password: str) -> tuple[PersonRow, str]:
        """The owner of an account, and a token for this device."""
        if not self._nobody:  # not at the start: it takes long, and people wait to come back
            self._nobody = await asyncio.to_thread(self.hasher.hash, secrets.token_hex(16))
        person = await self.store.person_by_login(login.casefold())
        hashed = person.password if person is not None and person.password else self._nobody
        if not await asyncio.to_thread(self._fits, hashed, password) or person is None:
            raise WrongLogin
        return person, await self._token_for(person)

    def _fits(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (Argon2Error, InvalidHashError):
            return False

    # ----

    def _fingerprint(self, secret: str) -> bytes:
        return blake2b(secret.encode(), key=self._key, digest_size=32).digest()

    def _remember(self, token: TokenRow, person: PersonRow) -> None:
        for known in (self._tokens, self._known):
            if len(known) >= MOST_REMEMBERED:
                known.clear()
        self._tokens[token.id], self._known[person.id] = token, person
        self.came.add(person.id)
