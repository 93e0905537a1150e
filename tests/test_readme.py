"""What the README shows works."""

from __future__ import annotations

import re
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_ten_lines_play_a_game(capsys: object) -> None:
    code = re.search(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    assert code is not None and len([line for line in code[1].splitlines() if line.strip()]) <= 10
    names: dict[str, object] = {}
    exec(code[1], names)
    assert names["game"].decision is None  # type: ignore[attr-defined]


def test_every_page_and_picture_it_names_exists() -> None:
    for target in re.findall(r"\]\(([^)]+)\)", README.read_text("utf-8")):
        assert (README.parent / target).exists(), target
