"""From where a request comes: behind proxies that the host trusts the address they tell, else the one that is seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.datastructures import Headers
from starlette.types import Scope

from onetable.core.errors import BadInput

Address = IPv4Address | IPv6Address
FORWARDED = ("x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via")  # what proxies add, if they add anything
ONE_HOUSE = 64  # bits of an IPv6 address that a provider gives to a house: the rest is chosen anew at will


class Networks:
    """Some addresses, each alone or as a network."""

    def __init__(self, texts: Sequence[str], option: str) -> None:
        self.found: list[IPv4Network | IPv6Network] = []
        for text in texts:
            try:
                self.found.append(ip_network(text.strip(), strict=False))
            except ValueError:
                raise BadInput(f"{option} is an address or a network, such as 127.0.0.1 or 10.0.0.0/8, not “{text[:60]}”.") from None

    def __contains__(self, address: Address | None) -> bool:
        return address is not None and any([address in network for network in self.found])


class Addresses:
    """Reads the address of a request; what a stranger writes into a header is believed of nobody but the trusted proxies."""

    def __init__(self, proxies: Sequence[str] = ()) -> None:
        self.proxies = Networks(proxies, "--proxy")

    def sender(self, scope: Scope, headers: Headers) -> Address | None:
        """Who sent this: seen from here, the first address that is not one of our proxies."""
        seen = address_of((scope.get("client") or ("",))[0])
        for told in told_by(headers):
            if seen not in self.proxies or told is None:  # nonsense counts as the proxy that let it through
                break
            seen = told
        return seen

    def scheme(self, scope: Scope, headers: Headers) -> str:
        """How the browser speaks to the outermost proxy, or to us."""
        told = headers.get("x-forwarded-proto", "").rpartition(",")[2].strip().lower()
        if address_of((scope.get("client") or ("",))[0]) not in self.proxies or told not in ("http", "https"):
            return str(scope["scheme"])
        secure = told == "https"
        return ("wss" if secure else "ws") if scope["type"] == "websocket" else told

    def ignored(self, scope: Scope, headers: Headers) -> bool:
        """Whether a proxy nearby tells addresses, and the host has not said that it is one."""
        seen = address_of((scope.get("client") or ("",))[0])
        return "x-forwarded-for" in headers and seen is not None and seen.is_private and seen not in self.proxies


def told_by(headers: Headers) -> Iterator[Address | None]:
    """The addresses that proxies have noted, the nearest first; None for what is no address."""
    for header in reversed(headers.getlist("x-forwarded-for")):
        for part in reversed(header.split(",")):
            yield address_of(part.strip())


@lru_cache(4096)
def address_of(text: str) -> Address | None:
    """An address as proxies write it, perhaps with a port."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def counted(address: Address | None) -> str:
    """Under which name a sender is counted: a house with IPv6 is one sender, however many addresses it makes up."""
    if isinstance(address, IPv6Address) and not address.is_loopback:
        return str(IPv6Network((address, ONE_HOUSE), strict=False))
    return str(address or "")


def is_from_here(scope: Scope, headers: Headers) -> bool:
    """Whether somebody on this machine asks us, and not a proxy on it for somebody else."""
    address, host = address_of((scope.get("client") or ("",))[0]), headers.get("host", "")
    asked = address_of(host)
    called_so = host.partition(":")[0] == "localhost" or (asked is not None and asked.is_loopback)
    return address is not None and address.is_loopback and called_so and not any([header in headers for header in FORWARDED])
