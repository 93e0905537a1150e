"""Every notebook and every program on the pages for programmers runs; the tests play less than a reader would."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.api.generated import NOTEBOOKS, ROOT
from tests.research.needs import need_libraries

FOUND = sorted(NOTEBOOKS.glob("*.ipynb"))
PAGES = ("api.md", "beliefs.md", "environments.md")
NEEDS_EXTRA = ("pyspiel", "onetable.research.zoo")


def programs() -> list[Any]:
    """The programs of the pages, one after the other."""
    found = []
    for page in PAGES:
        for number, code in enumerate(re.findall(r"```python\n(.*?)```", (ROOT / "docs" / page).read_text("utf-8"), re.DOTALL)):
            found.append(pytest.param(code, id=f"{page}-{number}"))
    return found


@pytest.mark.parametrize("path", FOUND, ids=lambda path: path.stem)
def test_a_notebook_runs_from_its_first_cell_to_its_last(path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setenv("NOTEBOOK_SHORT", "1")
    names: dict[str, Any] = {"__name__": path.stem}
    for cell in json.loads(path.read_text("utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), str(path), "exec"), names)
    assert capsys.readouterr().out.strip(), "it tells its reader something"


@pytest.mark.parametrize("code", programs())
def test_a_program_of_the_pages_runs(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if any([name in code for name in NEEDS_EXTRA]):
        need_libraries()
    exec(compile(code, "page", "exec"), {"__name__": "page"})


def test_there_are_the_five_that_are_promised() -> None:
    assert [path.stem for path in FOUND] == ["first_bot", "search", "solving", "tournament", "training"]
    assert len(programs()) > 5


@pytest.mark.long
def test_a_type_checker_finds_nothing_wrong_with_the_programs(tmp_path: Path) -> None:
    """Under `mypy --strict`; the notebooks are looked at with the package itself."""
    for number, program in enumerate(programs()):
        (tmp_path / f"program_{number}.py").write_text(program.values[0], "utf-8")
    told = subprocess.run([sys.executable, "-m", "mypy", "--strict", str(tmp_path)], capture_output=True, text=True, cwd=ROOT)
    assert told.returncode == 0, told.stdout
