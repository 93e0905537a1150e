"""Who is who: guests with a secret token, and accounts for those who want to come back from another device."""

from __future__ import annotations

import hmac
import secrets
import time

from msgspec.structs import replace

from onetable.core.remembering import asked_to_forget
from onetable.server.keeping.rows import LostRace, PersonRow, TokenRow
from onetable.server.keeping.store import Store
from onetable.server.people.devices import FRESH, Devices
from onetable.server.people.hashing import Hashing
from onetable.server.people.names import OddLogin, OddPassword, check_password, tidy_login
from onetable.server.people.settings import with_coach

MOST_REMEMBERED = 10_000
NAMES = (
    "Lobelia", "Fosco", "Marigold", "Hamson", "Belladonna", "Drogo", "Primula", "Otho", "Esmeralda", "Rorimac", "Pansy", "Ponto",
    "Rosamunda", "Ferdinand", "Daisy", "Griffo", "Pearl", "Milo", "Angelica", "Folco", "Estella", "Hugo", "Camellia", "Largo",
    "Mirabella", "Isengrim", "Salvia", "Tobold",
)  # fmt: skip


class AccountProblem(Exception):
    """What an account cannot be opened with, or be given; the code tells why."""

    code = ""


class WrongLogin(AccountProblem):
    """There is no such account, or the password is another one; which of the two is nobody's business."""

    code = "wrong_login"


class WrongPassword(AccountProblem):
    """Whoever changes an account must know its password."""

    code = "wrong_password"


class LoginTaken(AccountProblem):
    """Somebody else has this login."""

    code = "login_taken"


class People:
    """Everybody who has ever sat down here."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.devices = Devices(store, self._remember)
        self.hashing = Hashing()
        self._known: dict[str, tuple[PersonRow, float]] = {}  # those seen lately, and when they were read
        asked_to_forget(self)

    async def open(self) -> None:
        """Be ready to know people again."""
        await self.devices.open()

    def close(self) -> None:
        """Nobody comes any more."""
        self.hashing.close()

    # ---- guests

    async def welcome(self, name: str | None, language: str, agent: str = "") -> tuple[PersonRow, str]:
        """Somebody new, and the token by which he will be known."""
        person = PersonRow(secrets.token_urlsafe(9), name or secrets.choice(NAMES), language, time.time())
        await self.store.add_person(person)
        self._remember(person)
        return person, await self.devices.make(person.id, agent)

    async def by_token(self, text: str | None) -> PersonRow | None:
        """The owner of this token; a forged one belongs to nobody."""
        return (await self.recognise(text))[0]

    async def recognise(self, text: str | None) -> tuple[PersonRow, TokenRow] | tuple[None, None]:
        """The owner of this token, and the device that it was given to."""
        device = await self.devices.find(text)
        if device is None:
            return None, None
        known = self._known.get(device.person)
        if known is not None and time.monotonic() - known[1] < FRESH:
            return known[0], device
        person = await self.store.person(device.person)
        if person is None:
            return None, None
        self._remember(person)
        return person, device

    async def forget(self, text: str) -> None:
        """The device with this token is no longer known."""
        device = await self.devices.find(text)
        if device is not None:
            await self.devices.end([device.id])

    def know_anew(self, token: str | None = None, person: str | None = None) -> None:
        """Another node has changed or removed this token or person, or any where none is named: what is remembered may be wrong."""
        if token is None and person is None:
            self.forget_known()
        if token is not None:
            self.devices.gone([token])
        self._known.pop(person or "", None)

    async def change(self, person: PersonRow, name: str | None, language: str | None, coach: dict[str, bool] | None = None) -> PersonRow:
        """Somebody wants to be called otherwise, to read another language, or another coach."""
        settings = with_coach(person, coach) if coach else person.settings
        changed = replace(person, name=name or person.name, language=language or person.language, settings=settings)
        if changed != person:
            await self.store.change_person(person.id, name=changed.name, language=changed.language, settings=settings)
            self._remember(changed)
        return changed

    # ---- accounts

    async def set_account(
        self, person: PersonRow, login: str | None, password: str | None, old: str | None = None, device: str = ""
    ) -> PersonRow:
        """Give a guest a login and a password, or an account other ones; then only this device is still logged in."""
        now = await self.store.person(person.id) or person
        login = tidy_login(login) if login is not None else now.login
        if login is None:
            raise OddLogin
        chosen = password if password is not None else old
        if chosen is None:
            raise OddPassword if now.password is None else WrongPassword
        check_password(chosen, login)
        if now.password is not None and (old is None or not await self.hashing.fits(now.password, old)):
            raise WrongPassword
        hashed = await self.hashing.hash(password) if password is not None else now.password
        if hashed is None:
            raise OddPassword
        try:
            ended = await self.store.change_account(person.id, device, login, hashed)
        except LostRace:
            raise LoginTaken from None
        self.devices.gone(ended)
        changed = replace(now, login=login, password=hashed)
        self._remember(changed)
        return changed

    async def check_owner(self, person: PersonRow, password: str | None) -> None:
        """Refuse whoever does not know the password of this account; a guest has none."""
        now = await self.store.person(person.id) or person
        if now.password is not None and (password is None or not await self.hashing.fits(now.password, password)):
            raise WrongPassword

    async def log_in(self, login: str, password: str, agent: str = "") -> tuple[PersonRow, str]:
        """The owner of an account, and a token for this device."""
        person = await self.store.person_by_login(tidy_login(login))
        if not await self.hashing.fits(person.password if person is not None else None, password) or person is None:
            raise WrongLogin
        return person, await self.devices.make(person.id, agent)

    # ---- devices that the owner of an account has used before, even if he has logged out

    def mark_for(self, login: str) -> str:
        """What a device keeps when its owner has come in."""
        name = secrets.token_urlsafe(12)
        return f"{name}.{self._seal(login, name)}"

    def mark_of(self, login: str, text: str | None) -> str:
        """The name of a device that the owner of this account has used; nothing for any other."""
        name, _, seal = (text or "").partition(".")
        return name if name and seal.isascii() and hmac.compare_digest(seal, self._seal(login, name)) else ""

    def _seal(self, login: str, name: str) -> str:
        return self.devices.fingerprint(f"{name} has been used by {login}").hex()

    # ----

    def forget_known(self) -> None:
        """Whoever comes is looked up."""
        self.devices.read_anew()
        self._known.clear()

    def _remember(self, person: PersonRow) -> None:
        if len(self._known) >= MOST_REMEMBERED:
            self._known.clear()
        self._known[person.id] = (person, time.monotonic())
