"""How much JavaScript a visitor has to fetch: measured in the files as they are built, packed as they are sent."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from tests.browser.serving import STATIC, ensure_client

LOBBY = 60_000
TABLE = 90_000
TCG = 110_000
QUEST = 110_000
DRAFTS = 110_000
BUILDER = 80_000
RULES = 10_000
IMPORTED = re.compile(r"""(?:^|[;}\s])(?:import|export)(?:[\w*${},\s]*from)?\s*["']\./([^"']+\.js)["']""")


@pytest.fixture(autouse=True)
def client(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The browser client is built."""
    ensure_client(tmp_path_factory.getbasetemp().parent / "client.lock")


def with_imports(*names: str) -> set[str]:
    """These files and all that they cannot do without."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += IMPORTED.findall((STATIC / "assets" / name).read_text("utf-8"))
    return found


def packed(names: set[str]) -> int:
    """How many bytes of them are sent."""
    return sum(len(gzip.compress((STATIC / "assets" / name).read_bytes(), 9)) for name in names)


def part(name: str) -> str:
    """The file that this component was built into."""
    found: list[Path] = list((STATIC / "assets").glob(f"{name}-????????.js"))
    assert len(found) == 1, found
    return found[0].name


def entry() -> list[str]:
    """What the page itself asks for."""
    names = re.findall(r'(?:src|href)="/assets/([^"]+\.js)"', (STATIC / "index.html").read_text("utf-8"))
    assert names
    return names


def lobby() -> set[str]:
    """All that the start page loads."""
    return with_imports(*entry(), part("Lobby"))


def test_the_start_page_is_light() -> None:
    assert packed(lobby()) <= LOBBY, sorted(lobby())


def test_the_table_of_the_trick_taking_game_is_light() -> None:
    more = with_imports(part("Table"), part("FellowshipTable")) - lobby()
    assert len(more) > 2
    assert packed(more) <= TABLE, sorted(more)


def test_the_table_of_the_trading_card_game_is_light() -> None:
    more = with_imports(part("Table"), part("TcgTable"), part("Head")) - lobby()
    print(f"the trading card game: {packed(more) / 1000:.1f} kB more than the start page")
    assert packed(more) <= TCG, sorted(more)


def test_the_bench_for_decks_is_light() -> None:
    table = with_imports(part("Table"), part("TcgTable"), part("Head"))
    alone = with_imports(part("Decks")) - lobby()
    print(f"the bench: {packed(alone) / 1000:.1f} kB more than the start page, {packed(alone - table) / 1000:.1f} kB more than the table")
    assert packed(alone - table) <= BUILDER, sorted(alone - table)


def test_the_table_of_the_map_game_is_light() -> None:
    more = with_imports(part("Table"), part("QuestTable")) - lobby()
    print(f"the map game: {packed(more) / 1000:.1f} kB more than the start page")
    assert packed(more) <= QUEST, sorted(more)


def test_the_table_of_limited_play_is_light() -> None:
    more = with_imports(part("Table"), part("DraftTable"), part("DraftSide")) - lobby()
    print(f"limited play: {packed(more) / 1000:.1f} kB more than the start page")
    assert packed(more) <= DRAFTS, sorted(more)


def test_the_plain_table_is_lighter() -> None:
    more = with_imports(part("Table"), part("PlainTable")) - lobby()
    assert packed(more) <= TABLE, sorted(more)


def test_the_rules_are_loaded_when_they_are_opened() -> None:
    first = lobby() | with_imports(part("Table"), part("FellowshipTable"), part("TcgTable"), part("QuestTable"))
    assert not first & {part("guide"), part("Section"), part("RulesPage")}
    assert packed(with_imports(part("RulesPage")) - lobby()) <= RULES
