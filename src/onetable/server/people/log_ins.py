"""How often a password may be tried: whoever guesses slows himself down, and never the owner of the account."""

from __future__ import annotations

import time
from ipaddress import IPv6Address, ip_address, ip_network

from onetable.server.limits import Buckets

LATELY = 30 * 86400.0  # seconds
MOST_REMEMBERED = 10_000


class LogIns:
    """The buckets of those who try.

    A device or an address that the owner has come in with has a bucket of its own. Everybody else has one for each account that is tried
    from his address and one for the address; and all of them together one for the account, too big to be emptied from a few addresses.
    """

    def __init__(self) -> None:
        self.known = Buckets(0.2, 10)
        self.strangers = Buckets(0.05, 10)
        self.addresses = Buckets(0.5, 30)
        self.accounts = Buckets(1.0, 200)
        self._came_from: dict[tuple[str, str], float] = {}  # login and address: when the owner last came in

    def may_try(self, login: str, address: str, device: str) -> bool:
        """Whether a password may be tried now; `device` is one that the owner has used before, or nothing."""
        address = neighbourhood(address)
        if device:
            return self.known.take(f"{login} {device}")
        if self._came_from.get((login, address), 0.0) > time.time() - LATELY:
            return self.known.take(f"{login} {address}")
        return self.strangers.take(f"{login} {address}") and self.addresses.take(address) and self.accounts.take(login)

    def came_in(self, login: str, address: str) -> None:
        """The owner was here."""
        key = (login, neighbourhood(address))
        self._came_from.pop(key, None)
        if len(self._came_from) >= MOST_REMEMBERED:
            del self._came_from[next(iter(self._came_from))]
        self._came_from[key] = time.time()


def neighbourhood(address: str) -> str:
    """The address as far as it says who somebody is: of the new kind, one person has very many."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or ip_network((found, 64), strict=False))
