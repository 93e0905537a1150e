"""docs/hosting.md names everything that a host can set, ask and measure."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

from onetable.cli.admin import admin
from onetable.cli.serve import serve
from onetable.server.metrics import REGISTRY

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "hosting.md").read_text("utf-8")


def test_every_option_of_the_server() -> None:
    options = {"open_browser": "open"}
    for name in inspect.signature(serve).parameters:
        assert f"`--{options.get(name, name).replace('_', '-')}`" in PAGE, name


def test_every_command_of_the_host() -> None:
    for name in admin:
        assert not name.startswith("-") or name in ("--help", "-h", "--version")
        assert name.startswith("-") or f"admin {name}" in PAGE or f"`{name} " in PAGE, name


def test_every_number() -> None:
    for family in REGISTRY.collect():
        name = f"{family.name}_total" if family.type == "counter" else family.name
        assert name.startswith("process_") or f"`{name}" in PAGE, name


def test_the_unit_and_the_container_say_what_the_server_understands() -> None:
    known = {"open_browser": "open"}
    options = {known.get(name, name) for name in inspect.signature(serve).parameters}
    unit, container = (DOCS / "onetable.service").read_text("utf-8"), (DOCS / "Containerfile").read_text("utf-8")
    said = re.findall(r"ONETABLE_([A-Z_]+)", unit + container + PAGE) + re.findall(r" --([a-z-]+)", unit)
    assert {word.lower().replace("-", "_") for word in said} <= options | {"qr", "debug", "kernel"}
