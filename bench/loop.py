"""How long one waits while working: one file, the collection, the rules; `python bench/loop.py --all` adds the whole test command."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PYTEST = (sys.executable, "-m", "pytest", "-q")
FILE = "tests/games/fellowship/rules/test_tricks.py"
WAITS = {
    "one file of tests, without its tests": (*PYTEST, "--collect-only", FILE),
    "one file of tests": (*PYTEST, FILE),
    "collection of all tests": (*PYTEST, "--collect-only"),
    "summary of the rules that are cited": (sys.executable, "-c", "from tests.rules import summary; summary()"),
}
ALL = {"the whole test command": (sys.executable, "play.py", "test")}


def waited(command: tuple[str, ...]) -> tuple[float, float]:
    """The seconds on the clock, and those of the processor."""
    begin, used = time.monotonic(), os.times()
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, env={**os.environ, "PYTHONDONTWRITEBYTECODE": ""})
    if done.returncode:
        sys.exit(f"`{' '.join(command)}` failed.")
    now = os.times()
    spent = now.children_user + now.children_system - used.children_user - used.children_system
    return time.monotonic() - begin, spent


def main() -> None:
    """Print a table; everything is done once before it is measured, so that what can be kept between two runs has been."""
    print("| what | seconds | of the processor |\n|---|---|---|")
    for name, command in (WAITS | ALL if "--all" in sys.argv else WAITS).items():
        if name in WAITS:
            waited(command)
        print("| {} | {:.1f} | {:.1f} |".format(name, *waited(command)), flush=True)
    print(f"\n{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
