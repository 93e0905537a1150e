"""What the README shows works."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.server.serving import serving

README = Path(__file__).parent.parent / "README.md"
SERVER = "http://127.0.0.1:8765"  # where the example looks for one
OVER = re.compile(r"The (round|chapter) is (won|lost)\.\n")  # what it says in the end


def scripts() -> list[str]:
    """The programs it shows."""
    return re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)


def test_the_ten_lines_play_a_game(capsys: object) -> None:
    code = scripts()[0]
    assert len([line for line in code.splitlines() if line.strip()]) <= 10
    names: dict[str, object] = {}
    exec(code, names)
    assert names["game"].decision is None  # type: ignore[attr-defined]


def test_the_client_plays_at_a_server(tmp_path: Path) -> None:
    code = scripts()[1]
    assert SERVER in code
    with serving(tmp_path) as address:
        script = [sys.executable, "-c", code.replace(SERVER, address)]
        outcome = subprocess.run(script, capture_output=True, text=True, timeout=120)
    assert outcome.returncode == 0 and OVER.fullmatch(outcome.stdout), outcome.stderr


def test_every_page_and_picture_it_names_exists() -> None:
    for target in re.findall(r"\]\(([^)]+)\)", README.read_text("utf-8")):
        assert (README.parent / target).exists(), target
