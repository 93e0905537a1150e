"""What docs/bots.md shows is there and works."""

from __future__ import annotations

import re
from pathlib import Path

from onetable.server.http.scopes import NEEDED
from onetable.server.people.scopes import SCOPES
from onetable.server.wire.bots import AnyEvent

DOCS = Path(__file__).parents[3] / "docs"
PAGE = (DOCS / "bots.md").read_text("utf-8")


def test_every_file_that_it_names_exists() -> None:
    for target in re.findall(r"\]\(([^)]+)\)", PAGE):
        assert (DOCS / target).exists(), target


def test_every_scope_and_every_event_is_told() -> None:
    assert set(re.findall(r"^\| `(\w+)` \| ", PAGE, re.MULTILINE)) == set(SCOPES) == {each for needed in NEEDED.values() for each in needed}
    told = set(re.findall(r"^\| `(\w+)` \+ ", PAGE, re.MULTILINE))
    assert told == {kind.__struct_config__.tag for kind in AnyEvent.__args__} - {"listening"} | {"closed"}


def test_the_bot_in_javascript_is_short() -> None:
    lines = [line for line in (DOCS / "bots" / "bot.mjs").read_text("utf-8").splitlines() if line.strip() and not line.startswith("//")]
    assert len(lines) <= 50
