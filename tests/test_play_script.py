"""play.py sets up a fresh clone, believes only a finished set-up, starts the game and runs every check."""

import ast
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

import play

REPOSITORY = Path(play.__file__).parent

# Whoever calls pip with these settings fails at once: nothing answers there.
NO_PACKAGES = {"PIP_INDEX_URL": "http://127.0.0.1:9/", "PIP_RETRIES": "0", "PIP_FIND_LINKS": "", "PIP_CONFIG_FILE": os.devnull}


def run_script(clone: Path, *arguments: str, folder: Path | None = None, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run the play.py of a clone, without any source of packages."""
    command = [sys.executable, str(clone / "play.py"), *arguments]
    return subprocess.run(command, cwd=folder or clone, env=os.environ | NO_PACKAGES | settings, capture_output=True, text=True)


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """Return a fresh clone, in a folder with a space in its name."""
    folder = tmp_path / "fresh clone"
    folder.mkdir()
    for name in ("play.py", "pyproject.toml"):
        shutil.copy(REPOSITORY / name, folder)
    return folder


@pytest.fixture
def ready_clone(clone: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a clone that was set up: its environment has no pip, and an `onetable` that says what it was asked."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(clone / ".venv")], check=True)
    program = clone / ".venv" / "bin" / "onetable"
    program.write_text('#!/bin/sh\necho "in $PWD: $*"\n', encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setattr(play, "ROOT", clone)
    (clone / ".venv" / play.STAMP.name).write_text(play.place() + play.requirements(), encoding="utf-8")
    return clone


def test_an_old_python_can_read_the_script() -> None:
    ast.parse(Path(play.__file__).read_text(encoding="utf-8"), feature_version=(3, 6))


@pytest.mark.parametrize("version", [(3, 6), (3, 9), (3, 10)])
def test_an_old_python_gets_one_sentence(version: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (*version, 1, "final", 0))
    with pytest.raises(SystemExit, match=r"^One Table needs Python 3\.11 or newer, and this is Python 3\.(6|9|10)\.$"):
        play.main("games")


def test_a_finished_set_up_is_believed(ready_clone: Path) -> None:
    outcome = run_script(ready_clone, "setup")
    assert (outcome.returncode, outcome.stderr) == (0, "One Table: everything is set up.\n")


def test_the_game_gets_the_arguments_and_the_folder_of_the_caller(ready_clone: Path, tmp_path: Path) -> None:
    outcome = run_script(ready_clone, "games", "--json", folder=tmp_path)
    assert (outcome.returncode, outcome.stdout, outcome.stderr) == (0, f"in {tmp_path}: games --json\n", "")


def test_an_interrupted_set_up_is_repeated(ready_clone: Path) -> None:
    stamp = ready_clone / ".venv" / play.STAMP.name
    stamp.unlink()
    outcome = run_script(ready_clone)
    assert outcome.returncode == 1
    assert outcome.stderr.startswith("One Table: creating its own Python environment in .venv ...\n")
    assert outcome.stderr.endswith("\nInstalling the packages failed for the reason above; put it right, then start again.\n")
    assert not stamp.exists()


def test_other_requirements_are_installed_into_the_same_environment(ready_clone: Path) -> None:
    with (ready_clone / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    outcome = run_script(ready_clone)
    assert outcome.returncode == 1
    assert "No module named pip" in outcome.stderr
    assert "creating" not in outcome.stderr


def test_what_only_makes_bots_faster_is_left_out_in_silence(
    ready_clone: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play, "VENV", ready_clone / ".venv")  # it has no pip
    play.quicken()
    assert capfd.readouterr() == ("", "")


def test_the_environments_are_installed_once_and_left_out_where_they_cannot_be(
    ready_clone: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play, "VENV", ready_clone / ".venv")  # it has no pip
    play.install_environments()
    assert capfd.readouterr() == ("", "One Table: installing OpenSpiel, PettingZoo and PyArrow for the tests of research and data ...\n")
    (site,) = (ready_clone / ".venv" / "lib").glob("python*/site-packages")
    for name in ("pyspiel.so", "pyarrow"):
        (site / name).touch()
    play.install_environments()
    assert capfd.readouterr() == ("", "")


def test_a_folder_that_was_moved_is_set_up_again(ready_clone: Path, tmp_path: Path) -> None:
    (tmp_path / "venv.py").write_text("raise SystemExit('not again')", encoding="utf-8")  # it is enough to see that one was wanted
    outcome = run_script(ready_clone.rename(ready_clone.with_name("moved clone")), PYTHONPATH=str(tmp_path))
    assert outcome.returncode == 1
    assert "creating its own Python environment" in outcome.stderr


def test_every_check_runs_and_one_failure_is_enough(capfd: pytest.CaptureFixture[str]) -> None:
    wrong, right = [sys.executable, "-c", "print('So did I'); raise SystemExit(3)"], [sys.executable, "-c", "print('I ran')"]
    assert not play.run_checks({"wrong": wrong, "right": right})
    said = capfd.readouterr().out
    *_, first, second = said.splitlines()
    assert "\n=== wrong ===\nSo did I\n" in said and "\n=== right ===\n" in said and "I ran\n" in said
    assert [first.split()[:2], second.split()[:2]] == [["FAILED", "wrong"], ["passed", "right"]]
    assert play.run_checks({"right": right})


def test_only_the_last_check_waits_for_what_is_being_fetched(tmp_path: Path) -> None:
    small, fetched = tmp_path / "small", tmp_path / "fetched"

    def fetch() -> None:
        while not small.exists():
            time.sleep(0.01)  # for ever, if the small check waits for this
        fetched.touch()

    touch = [sys.executable, "-c", f"open({str(small)!r}, 'w')"]
    look = [sys.executable, "-c", f"open({str(fetched)!r})"]
    assert play.run_checks({"small": touch, "last": look}, fetch)


def test_further_arguments_go_to_pytest() -> None:
    commands = play.checks("--long", "-k", "ring")
    of_the_client = ["svelte-check", "vitest"] if shutil.which("npm") else []
    assert list(commands) == ["ruff check", "mypy", "lint-imports", *of_the_client, "pytest"]
    assert commands["pytest"][-3:] == ["--long", "-k", "ring"]


def test_a_long_test_waits_for_the_option(tmp_path: Path) -> None:
    shutil.copy(REPOSITORY / "tests" / "conftest.py", tmp_path)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = long\n", encoding="utf-8")
    (tmp_path / "test_march.py").write_text("import pytest\n@pytest.mark.long\ndef test_march(): pass\n", encoding="utf-8")
    pytest_here = [sys.executable, "-m", "pytest", "-rs", "--disable-plugin-autoload", "-p", "no:cacheprovider", str(tmp_path)]
    environment = os.environ | {"PYTHONPATH": str(REPOSITORY)}  # conftest.py stands on other modules of the tests
    usually = subprocess.run(pytest_here, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert "1 skipped" in usually.stdout and "run with --long" in usually.stdout, usually.stderr
    with_option = subprocess.run([*pytest_here, "--long"], cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert "1 passed" in with_option.stdout, with_option.stderr


@pytest.fixture
def client(ready_clone: Path) -> Path:
    """Return the sources of a browser client whose building adds its words to the page."""
    web = ready_clone / "web"
    (web / "src").mkdir(parents=True)
    static = play.CLIENT.parent.relative_to(REPOSITORY).as_posix()
    build = f"mkdir -p ../{static} && cat src/words >> ../{static}/index.html"
    (web / "package.json").write_text(f'{{"name": "client", "scripts": {{"build": "{build}"}}}}', encoding="utf-8")
    (web / "package-lock.json").write_text('{"name": "client", "lockfileVersion": 3, "packages": {}}', encoding="utf-8")
    (web / "src" / "words").write_text("one\n", encoding="utf-8")
    return web


def built(clone: Path) -> str:
    """Set up, and return the page that was built, by all its buildings."""
    outcome = run_script(clone, "setup")
    assert outcome.returncode == 0, outcome.stderr
    return (clone / play.CLIENT.relative_to(REPOSITORY)).read_text(encoding="utf-8")


@pytest.mark.skipif(not shutil.which("npm"), reason="no npm here")
def test_the_browser_client_is_built_when_its_sources_change(client: Path) -> None:
    assert built(client.parent) == "one\n"
    assert built(client.parent) == "one\n"
    (client / "src" / "words").write_text("two\n", encoding="utf-8")
    assert built(client.parent) == "one\ntwo\n"
    (client / "vite.config.ts").write_text("export default {};\n", encoding="utf-8")
    assert built(client.parent) == "one\ntwo\ntwo\n"


@pytest.mark.skipif(not shutil.which("npm"), reason="no npm here")
def test_a_client_that_was_swept_away_is_built_again(client: Path) -> None:
    built(client.parent)
    (client.parent / play.CLIENT.relative_to(REPOSITORY)).unlink()
    assert built(client.parent) == "one\n"


def test_a_database_and_a_proxy_are_installed_only_where_they_are_missing_and_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, ...]] = []
    there: set[str] = set()
    monkeypatch.setattr(play, "apt_get", lambda *packages: asked.append(packages))
    monkeypatch.setattr(play, "is_there", lambda program: program in there)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    play.install_servers()
    there.add("initdb")
    play.install_servers()
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    play.install_servers()
    there.add("nginx")
    play.install_servers()
    assert asked == [("postgresql", "nginx-light"), ("nginx-light",)]


def test_a_browser_is_installed_only_where_it_is_missing_and_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, ...]] = []
    programs = {"apt-get"}
    monkeypatch.setattr(play, "apt_get", lambda *packages: asked.append(packages))
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}" if name in programs else None)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(play, "draws_chinese", lambda: False)
    play.install_browser()
    programs.add("chromium")
    play.install_browser()
    monkeypatch.setattr(play, "draws_chinese", lambda: True)
    play.install_browser()
    programs.clear()
    play.install_browser()
    programs.add("apt-get")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    play.install_browser()
    assert asked == [("chromium", "fonts-noto-cjk"), ("fonts-noto-cjk",)]
