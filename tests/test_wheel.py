"""The wheel, installed where there is nothing but what it asks for: it serves, and a game is played over the line."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.metadata import Distribution, distribution
from pathlib import Path
from urllib.request import urlopen

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import play
from onetable import __version__
from tests.browser.serving import ensure_client
from tests.guest.installed import GUEST
from tests.server.serving import Process, command
from tests.test_readme import OVER, SERVER, scripts

NAME = "onetable-games"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, with the browser client in it."""
    ensure_client(tmp_path_factory.getbasetemp().parent / "client.lock")
    folder = tmp_path_factory.mktemp("wheel")
    do("hatchling", "build", "--target", "wheel", "--directory", str(folder))
    (found,) = folder.glob("*.whl")
    return found


class Clean:
    """An environment with the wheel in it, and a folder that is not the checkout."""

    def __init__(self, folder: Path) -> None:
        self.place, self.folder = folder / "environment", folder / "elsewhere"
        self.folder.mkdir()
        do("venv", "--without-pip", str(self.place))
        self.settings = {"PYTHONPATH": "", "HOME": str(self.folder), "ONETABLE_DATA": str(self.folder)}

    def program(self, name: str) -> str:
        """Where a program of it is."""
        return str(self.place / "bin" / name)

    def run(self, name: str, *arguments: str) -> str:
        """What a program of it says."""
        settings = {**os.environ, **self.settings}
        outcome = subprocess.run(
            [self.program(name), *arguments], cwd=self.folder, env=settings, capture_output=True, text=True, timeout=120
        )
        assert outcome.returncode == 0, outcome.stderr
        return outcome.stdout

    @contextmanager
    def serving(self) -> Iterator[Process]:
        """Its server."""
        with command(self.folder, "--port", "0", "--bot-delay", "0", program=[self.program("onetable")], **self.settings) as found:
            assert found.port, found.rest()
            yield found


@pytest.fixture(scope="module", params=["linked", pytest.param("downloaded", marks=pytest.mark.long)])
def clean(request: pytest.FixtureRequest, wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Clean:
    """What the wheel asks for comes from the network or, quickly, out of the environment of the tests, and nothing else with it."""
    found = Clean(tmp_path_factory.mktemp("clean"))
    to_install = ["pip", "--python", found.program("python"), "install", "--quiet", "--no-compile", str(wheel)]
    if request.param == "downloaded":
        do(*to_install)
    else:
        do(*to_install, "--no-deps", "--no-index")
        packages = Path(found.run("python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
        (installed,) = Distribution.discover(name=NAME, path=[str(packages)])
        for needed in closure(installed.requires or ()).values():
            link(needed, packages)
    return found


def closure(requirements: Iterable[str]) -> dict[str, Distribution]:
    """All that these requirements stand on, by name, as it is installed here."""
    found: dict[str, Distribution] = {}
    asked: set[tuple[str, str]] = set()
    waiting = [(Requirement(text), "") for text in requirements]
    while waiting:
        wish, wanted_by = waiting.pop()
        if wish.marker is not None and not wish.marker.evaluate({"extra": wanted_by}):
            continue
        name = canonicalize_name(wish.name)
        needed = found.setdefault(name, distribution(name))
        for extra in {"", *wish.extras}:
            if (name, extra) not in asked:
                asked.add((name, extra))
                waiting += [(Requirement(text), extra) for text in needed.requires or ()]
    return found


def link(needed: Distribution, packages: Path) -> None:
    """Make a distribution visible in another environment."""
    for file in needed.files or ():
        if ".." not in file.parts:  # programs are not needed
            (packages / file).parent.mkdir(parents=True, exist_ok=True)
            (packages / file).symlink_to(Path(str(needed.locate_file(file))).resolve())


def do(module: str, *arguments: str) -> None:
    """Run a module of Python in silence, in the checkout."""
    outcome = subprocess.run([sys.executable, "-m", module, *arguments], cwd=play.ROOT, capture_output=True, text=True)
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr


def test_it_is_known_by_its_own_name_and_brings_the_command(clean: Clean) -> None:
    say_version = f"from importlib.metadata import version; import onetable; print(version({NAME!r}), onetable.__file__)"
    version, place = clean.run("python", "-c", say_version).split()
    assert version == __version__ and place.startswith(str(clean.place))
    assert "fellowship" in clean.run("onetable", "games")


def test_it_brings_what_it_stands_on_and_no_more(clean: Clean) -> None:
    """What tests need must not hide what is missing."""
    there = {name for name in ("greenlet", "msgspec", "numpy", "pytest", "httpx", "hypothesis") if can_import(clean, name)}
    assert there == {"greenlet", "msgspec", "numpy"}


def can_import(clean: Clean, name: str) -> bool:
    """Whether its Python finds this package."""
    return clean.run("python", "-c", f"import importlib.util; print(importlib.util.find_spec({name!r}) is not None)") == "True\n"


def test_it_serves_a_game_and_the_page(clean: Clean) -> None:
    with clean.serving() as server:
        assert OVER.fullmatch(clean.run("python", "-c", scripts()[1].replace(SERVER, server.address)))
        page = fetched(f"{server.address}/")
        (script,) = re.findall(r'<script type="module"[^>]* src="([^"]+)"', page)
        assert len(fetched(f"{server.address}{script}")) > 10_000


def fetched(address: str) -> str:
    """What is there."""
    with urlopen(address) as answer:
        assert answer.status == 200
        return str(answer.read().decode("utf-8"))


def test_a_game_and_a_bot_from_elsewhere_are_installed_beside_it(clean: Clean, tmp_path: Path) -> None:
    do("pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(tmp_path), str(GUEST), str(GUEST / "bot"))
    wheels = [str(path) for path in tmp_path.glob("*.whl")]
    do("pip", "--python", clean.program("python"), "install", "--quiet", "--no-compile", "--no-deps", "--no-index", *wheels)
    assert "lanterns" in clean.run("onetable", "games")
    played = clean.run("onetable", "selfplay", "lanterns", "--games", "2", "--bots", "contrary,rules")
    assert played.startswith("2 games, 2 finished, 0 exceptions")
    assert "Lantaarns op de brug" in clean.run("onetable", "play", "lanterns", "--plain", "--language", "nl")
