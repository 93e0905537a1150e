"""What tests with many nodes need, and the one sentence that says so where it is missing."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

NO_POSTGRESQL = "there is no PostgreSQL here, so no table moved between nodes; `apt-get install postgresql` makes that possible"
NO_NGINX = "there is no nginx here, so its configuration was not tried; `apt-get install nginx-light` makes that possible"
DEBIAN = Path("/usr/lib/postgresql")  # it is not among the programs of all people


def find_postgresql() -> Path:
    """The folder of its programs. Without it these tests are skipped; where everything must be tested, they fail."""
    folders = [*sorted(DEBIAN.glob("*/bin"), reverse=True), *map(Path, os.environ.get("PATH", "").split(os.pathsep))]
    found = next((folder for folder in folders if (folder / "initdb").exists()), None)
    if found is None:
        if os.environ.get("CI") == "true":
            pytest.fail(NO_POSTGRESQL)
        pytest.skip(NO_POSTGRESQL)
    return found


def find_nginx() -> str:
    """Where nginx is; Debian keeps it apart from the programs of all people."""
    found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if found is None:
        pytest.skip(NO_NGINX)
    return found


def summary(skipped: list[pytest.TestReport]) -> list[str]:
    """Each sentence once, where tests were skipped for that reason."""
    counts = {reason: sum([reason in str(report.longrepr) for report in skipped]) for reason in (NO_POSTGRESQL, NO_NGINX)}
    return [f"nodes: {reason} ({count} tests skipped)" for reason, count in counts.items() if count]
