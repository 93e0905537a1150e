"""The hook that builds the browser client into the wheel: once, where it is missing and npm is there, never for an editable one."""

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import play

REPOSITORY = Path(play.__file__).parent
NPM = "/usr/bin/npm"


class Interface:
    """What hatchling gives to a hook."""

    def __class_getitem__(cls, _: object) -> type:
        return cls

    def __init__(self, root: Path) -> None:
        self.root, self.app, self.warnings = str(root), self, list[str]()

    def display_warning(self, text: str) -> None:
        self.warnings.append(text)


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package.json").write_text("{}", encoding="utf-8")
    return tmp_path


@pytest.fixture
def ran(clone: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What npm is asked for; its building leaves a page."""
    asked: list[list[str]] = []

    def run(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        asked.append(command)
        if command[1:] == ["run", "build"]:
            page = clone / play.CLIENT.relative_to(REPOSITORY)
            page.parent.mkdir(parents=True)
            page.touch()
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(shutil, "which", lambda name: NPM)
    return asked


@pytest.fixture
def hook(clone: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    interface: Any = ModuleType("interface")
    interface.BuildHookInterface = Interface
    monkeypatch.setitem(sys.modules, "hatchling.builders.hooks.plugin.interface", interface)
    spec = importlib.util.spec_from_file_location("hatch_build", REPOSITORY / "web" / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.CustomBuildHook(clone)


def test_the_client_is_built_once(hook: Any, ran: list[list[str]]) -> None:
    hook.initialize("standard", {})
    hook.initialize("standard", {})
    assert ran == [[NPM, "ci"], [NPM, "run", "build"]]
    assert hook.warnings == []


def test_an_editable_installation_builds_nothing(hook: Any, ran: list[list[str]]) -> None:
    hook.initialize("editable", {})
    assert ran == []


def test_without_npm_there_is_a_warning_and_still_a_wheel(hook: Any, ran: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    hook.initialize("standard", {})
    assert ran == []
    assert hook.warnings == ["There is no npm, so this wheel has no browser client; the terminal works without."]


def test_a_building_that_fails_is_told(hook: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: NPM)
    monkeypatch.setattr(subprocess, "run", lambda command, **_: subprocess.CompletedProcess(command, 1))
    hook.initialize("standard", {})
    assert hook.warnings == ["npm ci failed, so this wheel has no browser client; the terminal works without."]
