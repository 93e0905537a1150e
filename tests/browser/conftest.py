"""A server and a browser for each worker, and visitors whose pages must be without fault."""

from __future__ import annotations

import asyncio
from asyncio import events
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Error, expect, sync_playwright

from tests.browser.contexts import Contexts
from tests.browser.needs import find_browser
from tests.browser.serving import Serving, ensure_client
from tests.browser.visitor import QUICK, SCREENSHOTS, Visitor

HOUSE = "house.local"  # a name by which others would find this machine
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--process-per-site",  # pages of one person share a process: a second one need not warm up
    f"--host-resolver-rules=MAP {HOUSE} 127.0.0.1",
)
# The address bar of this browser keeps two pages of its own ready beside every window: they would cost as much as the page that is tested.
# What Playwright turns off here is repeated, for a second list takes the place of the first.
UNWANTED = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
Visit = Callable[..., Visitor]
Keep = Callable[[Visitor, str], None]
expect.set_options(timeout=QUICK)


@pytest.fixture(scope="session")
def chromium() -> str:
    """Where the browser is."""
    return find_browser()


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The browser client is built."""
    ensure_client(tmp_path_factory.getbasetemp().parent / "client.lock")


@pytest.fixture(scope="session")
def serving(chromium: str, client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that nobody kills."""
    yield from kept(Serving(tmp_path_factory.mktemp("serving")))


@pytest.fixture
def mortal(chromium: str, client: None, tmp_path: Path) -> Iterator[Serving]:
    """A server of one's own, to be killed."""
    yield from kept(Serving(tmp_path))


def kept(server: Serving) -> Iterator[Serving]:
    """Run this server, and look at the end whether it had anything to complain about."""
    server.start()
    yield server
    server.stop()
    assert "Traceback" not in server.log.read_text(), server.log.read_text()[-4000:]


@pytest.fixture(scope="session")
def driven(chromium: str) -> Iterator[tuple[Contexts, asyncio.AbstractEventLoop]]:
    """A browser without a window, and the event loop that drives it."""
    with sync_playwright() as playwright:
        loop = asyncio.get_running_loop()
        launched = playwright.chromium.launch(executable_path=chromium, args=[*QUIET, f"--disable-features={','.join(UNWANTED)}"])
        events._set_running_loop(None)
        yield Contexts(launched), loop
        events._set_running_loop(loop)
        launched.close()


# Playwright's event loop counts as running as long as there is a browser; other tests have their own, so it is set aside after each file.
@pytest.fixture(scope="module")
def contexts(driven: tuple[Contexts, asyncio.AbstractEventLoop]) -> Iterator[Contexts]:
    """The browser of this worker."""
    browser, loop = driven
    events._set_running_loop(loop)
    yield browser
    events._set_running_loop(None)


@pytest.fixture
def visit(contexts: Contexts, serving: Serving, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Makes visitors; when the test is over, none of their pages may have complained."""
    visitors: list[Visitor] = []

    def come(*, address: str = serving.address, **manner: object) -> Visitor:
        visitor = Visitor(contexts, address, **manner)  # type: ignore[arg-type]  # a visitor says what it takes
        visitors.append(visitor)
        return visitor

    failed_before = request.session.testsfailed
    yield come
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints()]
    failed = bool(complaints) or request.session.testsfailed > failed_before
    if failed:
        keep_pictures(visitors, request.node.name)
    for visitor in visitors:
        visitor.close(again=not failed and visitor.address == serving.address)
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def keep(request: pytest.FixtureRequest) -> Keep:
    """Keeps a picture of what a visitor sees, under this name, in the long run."""

    def take(visitor: Visitor, name: str) -> None:
        if request.config.getoption("--long"):
            visitor.picture(name)

    return take


def keep_pictures(visitors: list[Visitor], name: str) -> None:
    """How the pages of a failed test looked."""
    SCREENSHOTS.mkdir(exist_ok=True)
    safe = "".join(letter if letter.isalnum() else "-" for letter in name)
    for number, visitor in enumerate(visitors):
        try:
            visitor.page.screenshot(path=SCREENSHOTS / f"failed-{safe}-{number}.png", timeout=5000)
        except Error:
            continue  # a page that has crashed cannot be shown
