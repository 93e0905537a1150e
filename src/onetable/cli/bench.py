"""`onetable bench`: measure the engine."""

from __future__ import annotations

import json as to_json
import sys
from importlib import import_module
from pathlib import Path

import onetable
from onetable.core.errors import BadInput
from onetable.games.registry import faces

CLICKS = "bench.clicks"
OTHERS = {"load": "bench.load", "nodes": "bench.load_nodes", "coach": "bench.coach"}  # only when asked for: some take minutes and two cores


def bench(game: str | None = None, of: str | None = None, /, *, json: bool = False) -> int:
    """Measure how quick the engine is, or “load” the server, “nodes” two of them, “coach” the coach; “clicks” how often a person is asked.

    Parameters
    ----------
    game
        One game, “load”, “nodes”, “coach” or “clicks”; without one all games are measured.
    of
        The game whose clicks are counted.
    json
        Write JSON.
    """
    if game == "clicks":
        return clicks(of, json)
    measured = {face.id: face.bench for face in faces().values() if face.bench}
    modules = measured | OTHERS
    if game is not None and game not in modules:
        raise BadInput(f"There is no benchmark of “{game}”; there is {', '.join(modules)}, and “clicks”.")
    find_benchmarks()
    figures: dict[str, float] = {}
    for name in measured if game is None else (game,):
        module = import_module(modules[name])
        found = module.measure()
        figures |= found
        if not json:
            import_module("bench.rounds").show(found, module.AIMS)
    if json:
        print(to_json.dumps(figures))
    return 0


def clicks(game: str | None, json: bool) -> int:
    """How many of the questions put to a person leave no choice."""
    if game not in faces():
        raise BadInput(f"Whose clicks are to be counted? There is {', '.join(faces())}.")
    find_benchmarks()
    module = import_module(CLICKS)
    found = module.measure(game)
    print(to_json.dumps(found) if json else module.told(game, found))
    return 0


def find_benchmarks() -> None:
    """They are part of the repository."""
    repository = Path(onetable.__file__).resolve().parents[2]
    if not (repository / "bench" / "rounds.py").is_file():
        raise BadInput("The benchmarks are part of the repository and not of the installed package: clone it and run this command there.")
    sys.path.insert(0, str(repository))
