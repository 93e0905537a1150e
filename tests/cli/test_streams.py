"""Nowhere to write to, nothing to read from: said in one sentence or left in peace."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.cli.warm import HERE

WAYS: dict[str, tuple[str, int, str]] = {
    "closed output": ("games >&-", 2, "The output is closed: there is nowhere to write to.\n"),
    "closed input": ("cards fellowship sam <&- >/dev/null", 0, ""),
    "closed everywhere": ("games <&- >&- 2>&-", 2, ""),
    "a full disk": ("games >/dev/full", 2, "The system does not let us go on: no space left on device.\n"),
    "a full disk for what is wrong": ("plya 2>/dev/full", 2, ""),
}


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="only where there is a disk that is always full")
def test_streams_that_are_none() -> None:
    """All in one go, because each is a process of its own."""
    command = f"'{sys.executable}' -m onetable.cli"
    script = "\n".join([f"({command} {line}); echo $? >&3" for line, _, _ in WAYS.values()])
    settings = {**os.environ, "LANG": "C.UTF-8"}
    done = subprocess.run(["bash", "-c", f"exec 3>&1\n{script}"], cwd=HERE, env=settings, capture_output=True, text=True)
    assert [int(line) for line in done.stdout.splitlines()] == [code for _, code, _ in WAYS.values()]
    assert done.stderr == "".join([sentence for _, _, sentence in WAYS.values()])
