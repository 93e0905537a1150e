"""Who is counted: the address that is seen, and behind proxies that the host trusts the one they tell; nobody makes up an address."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from onetable.core.errors import BadInput
from onetable.server.http.addresses import Networks, address_of, counted
from tests.server.host import Host, hosting

THREE = (1e-9, 3.0)  # requests of one sender: three, and then no more for this test


async def passed(host: Host, address: str, count: int, forwarded: Any = None) -> int:
    """How many requests from this address come through; what the header says may be different each time."""
    transport, fine = httpx.ASGITransport(host.app, client=(address, 1)), 0
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        for number in range(count):
            told = forwarded(number) if callable(forwarded) else forwarded
            headers = [("x-forwarded-for", line) for line in ([told] if isinstance(told, str) else told or [])]
            answer = await client.get("/healthz", headers=headers)
            assert answer.status_code in (200, 429)
            fine += answer.status_code == 200
    return fine


async def test_without_a_proxy_the_header_is_ignored(tmp_path: Path) -> None:
    async with hosting(tmp_path, requests=THREE) as host:
        assert await passed(host, "203.0.113.5", 10, lambda number: f"198.51.100.{number}") == 3


async def test_people_behind_a_proxy_are_counted_each(tmp_path: Path) -> None:
    async with hosting(tmp_path, requests=THREE, proxies=("127.0.0.1",)) as host:
        assert await passed(host, "127.0.0.1", 10, "198.51.100.1") == 3
        assert await passed(host, "127.0.0.1", 10, "198.51.100.2") == 3


@pytest.mark.parametrize(
    "careless",
    [
        lambda number: f"10.1.1.{number}, 198.51.100.1",  # adds to what the visitor wrote
        lambda number: [f"10.1.1.{number}", "198.51.100.1"],  # the same as two headers
        lambda number: f"made-up-{number}",  # passes nonsense on
        lambda number: f"127.0.0.1, 198.51.100.1, 127.0.0.1, nonsense-{number}",
        lambda number: f"198.51.100.1:{1000 + number}",  # writes the port, too
        lambda number: f"198.51.100.9, 203.0.113.{number}, 198.51.100.1, 10.2.0.1, 10.2.0.2",  # two trusted proxies in a row
    ],
)
async def test_careless_proxies_let_nobody_make_up_addresses(tmp_path: Path, careless: Any) -> None:
    async with hosting(tmp_path, requests=THREE, proxies=("127.0.0.1", "10.2.0.0/16")) as host:
        assert await passed(host, "127.0.0.1", 10, careless) == 3


async def test_only_the_named_proxy_is_believed(tmp_path: Path) -> None:
    async with hosting(tmp_path, requests=THREE, proxies=("10.2.0.0/16",)) as host:
        assert await passed(host, "127.0.0.1", 10, lambda number: f"198.51.100.{number}") == 3
        assert await passed(host, "10.2.3.4", 10, lambda number: f"198.51.100.{number}") == 10


async def test_a_house_with_ipv6_is_one_sender(tmp_path: Path) -> None:
    async with hosting(tmp_path, requests=THREE, proxies=("::1",)) as host:
        assert await passed(host, "::1", 10, lambda number: f"2001:db8:1:2::{number:x}") == 3
        assert await passed(host, "::1", 10, lambda number: f"2001:db8:1:{number + 16:x}::1") == 10


async def test_cookies_are_secure_where_the_proxy_says_so_and_is_believed(tmp_path: Path) -> None:
    async with hosting(tmp_path, proxies=("127.0.0.1",)) as host:
        for address, secure in (("127.0.0.1", True), ("203.0.113.5", False)):
            transport = httpx.ASGITransport(host.app, client=(address, 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                answer = await client.post("/api/me", json={}, headers={"x-forwarded-proto": "https", "x-forwarded-for": "198.51.100.1"})
            assert ("secure" in answer.headers["set-cookie"].lower()) is secure


async def test_the_host_is_told_of_a_proxy_that_was_not_named(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with hosting(tmp_path) as host:
        await passed(host, "127.0.0.1", 1, "198.51.100.1")
        await passed(host, "8.8.8.8", 1, "198.51.100.1")  # a stranger is no proxy of ours
    assert [record.getMessage() for record in caplog.records] == [
        "127.0.0.1 tells addresses and is not trusted: if it is your proxy, say --proxy 127.0.0.1."
    ]


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("198.51.100.1", "198.51.100.1"),
        ("198.51.100.1:80", "198.51.100.1"),
        ("[2001:db8::7]:443", "2001:db8::/64"),
        ("::ffff:198.51.100.1", "198.51.100.1"),
        ("::1", "::1"),
        ("unknown", ""),
        ("", ""),
        ("9" * 5000, ""),
    ],
)
def test_under_which_name_an_address_is_counted(written: str, name: str) -> None:
    assert counted(address_of(written)) == name


def test_a_proxy_that_is_no_address() -> None:
    with pytest.raises(BadInput, match="--proxy is an address or a network"):
        Networks(["nginx"], "--proxy")
