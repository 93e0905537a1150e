"""The reference names everything that others may build on, and says the same as the sources."""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import onetable
from tests.api.generated import REFERENCE, everything
from tests.api.sources import PACKAGE, RESEARCH, public_names

NAMES = list(public_names())


def test_whatever_is_written_from_the_sources_is_up_to_date() -> None:
    stale = [path.name for path, text in everything().items() if not path.exists() or path.read_text("utf-8") != text]
    assert stale == [], "run `python -m tests.api.generated`"


def test_no_public_name_is_without_a_meaning() -> None:
    silent = [f"{public.imported}.{public.name}" for public in NAMES if not public.meaning]
    silent += [f"{public.name}.{each.name}" for public in NAMES for each in public.members() if not ast.get_docstring(each)]
    assert silent == []


def test_every_public_name_is_in_the_reference_and_can_be_imported() -> None:
    page = REFERENCE.read_text("utf-8")
    for public in NAMES:
        assert f"`{public.name}`\n" in page
        if public.imported == "onetable":
            assert getattr(onetable, public.name) is getattr(import_module(public.home), public.name)
    assert set(vars(onetable)["__all__"]) == {"__version__", *[public.name for public in NAMES if public.imported == "onetable"]}


def test_no_module_of_the_environments_is_left_out() -> None:
    assert {path.stem for path in (PACKAGE / "research").glob("*.py")} == {"__init__", *RESEARCH}


def test_the_package_is_there_at_once_and_loads_a_game_when_it_is_wanted() -> None:
    look = "import sys, onetable; print([name for name in sys.modules if name.startswith('onetable.')], 'Match' in dir(onetable))"
    assert subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True).stdout == "[] True\n"
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        _ = onetable.nothing  # type: ignore[attr-defined]


def test_an_old_name_works_and_warns_until_it_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(onetable, "_RENAMED", {"Bout": ("Match", "0.3")})
    with pytest.warns(DeprecationWarning, match=r"onetable\.Bout is called onetable\.Match now, and will be gone in version 0\.3\."):
        assert onetable.Bout is onetable.Match  # type: ignore[attr-defined]


@pytest.mark.long
def test_a_type_checker_knows_the_rulebook_of_each_game(tmp_path: Path) -> None:
    """Under `mypy --strict`, in a program of its own."""
    script = tmp_path / "typed.py"
    lines = [
        "from onetable import rulebook",
        *[f"reveal_type(rulebook({game!r}))" for game in ("fellowship", "tcg", "quest", "drafts", "chess")],
    ]
    script.write_text("\n".join(lines), "utf-8")
    told = subprocess.run([sys.executable, "-m", "mypy", "--strict", str(script)], capture_output=True, text=True, cwd=PACKAGE.parents[1])
    kinds = ["Fellowship", "TradingCardGame", "MiddleEarthQuest", "LimitedPlay", "Rulebook[Any]"]
    assert [kind in line for kind, line in zip(kinds, told.stdout.splitlines(), strict=False)] == [True] * 5, told.stdout
