"""Nobody waits for the compiled kernel: bots play without it until it is there, and with it from then on."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from shutil import copytree
from threading import Event
from time import perf_counter, thread_time

import pytest

from onetable.bots.thinking import PreparedThinking, QuickThinking, thinking_for
from onetable.core.dice import Dice
from onetable.games.fellowship.bots.loading import LOADING, Loading, in_small_turns, resting
from onetable.games.fellowship.kernel import kept
from onetable.games.registry import rulebook

FIRST_HOUR = """
import time
from onetable.bots.registry import bot
from onetable.core.dice import Dice
from onetable.games.fellowship.bots.loading import LOADING
from onetable.games.registry import rulebook

book, player = rulebook("fellowship"), bot("fellowship", "rollout:50ms")
game = book.begin({"chapter": 1}, 4, 1)
while game.table.number < 1:
    view = book.view(game, game.decision.seat)
    game.answer(player.choose(view))
    assert not LOADING.loaded, "it cannot be there yet"
assert LOADING.compiler.wait() == 0
view = book.view(game, game.decision.seat)
for _ in range(600):
    if player.thinking.quickly(view, Dice(1)) is not None:
        print("played without, and with it")
        break
    time.sleep(0.1)
"""
WARM = """
import sys
from numba.core.dispatcher import Dispatcher
from onetable.bots.registry import bot
from onetable.games.fellowship.bots.loading import LOADING, compile_all
from onetable.games.registry import rulebook

def known():
    own = [module for name, module in list(sys.modules.items()) if name.startswith("onetable.games.fellowship")]
    return {name: len(made.overloads) for module in own for name, made in vars(module).items() if isinstance(made, Dispatcher)}

compile_all()
LOADING.load()
before, book = known(), rulebook("fellowship")
for name in ("rollout:10ms", "partner:10ms"):
    for chapter, players in ((1, 4), (5, 3), (13, 2)):
        game, player = book.begin({"chapter": chapter}, players, 3, silent=True), bot("fellowship", name)
        while game.decision is not None and game.table.round <= 1:
            game.answer(player.choose(book.view(game, game.decision.seat)))
print([name for name, many in known().items() if many > before.get(name, 0)])
"""


def test_where_it_is_not_wanted_nothing_is_begun() -> None:
    loading = Loading()
    loading.wanted = False
    assert not loading.is_done()
    assert loading.loader is None and loading.compiler is None and not loading.is_under_way()


def test_it_is_under_way_until_it_is_there_or_has_failed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    loading, opened = Loading(), Event()
    loading.wanted = True
    (tmp_path / "complete").touch()
    monkeypatch.setattr(kept, "mark", lambda: tmp_path / "complete")
    monkeypatch.setattr(loading, "load", opened.wait)
    assert loading.is_under_way() and loading.loader is not None
    opened.set()
    loading.loader.join()
    assert not loading.is_done() and not loading.is_under_way(), "whoever loaded it has failed: nobody waits for it any longer"
    loading.loaded = True
    assert loading.is_done() and not loading.is_under_way()


@pytest.mark.skipif(find_spec("llvmlite") is None or sys.platform != "linux", reason="there is no such library here")
def test_the_library_is_open_before_it_is_imported() -> None:
    script = "from onetable.games.fellowship.bots.loading import open_library; open_library(); print(open('/proc/self/maps').read())"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert "libllvmlite" in done.stdout


def test_a_bot_without_kernel_thinks_with_the_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LOADING, "is_done", lambda: False)
    book, thinking = rulebook("fellowship"), thinking_for("fellowship")
    assert isinstance(thinking, QuickThinking) and isinstance(thinking, PreparedThinking)
    game = book.begin({"chapter": 1}, 4, 1)
    assert game.decision is not None
    assert thinking.quickly(book.view(game, game.decision.seat), Dice(1)) is None


@pytest.mark.skipif(find_spec("numba") is None, reason="numba is not installed")
def test_other_sources_are_kept_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = kept.place()
    (tmp_path / "layout.py").write_text("CHAIRS = 1\n", "utf-8")
    monkeypatch.setattr(kept, "SOURCES", (*kept.SOURCES, tmp_path))
    assert kept.place.__wrapped__() != before


@pytest.mark.skipif(find_spec("numba") is None, reason="numba is not installed")
def test_the_same_sources_in_another_place_are_compiled_for_themselves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = kept.place()
    copies = tuple([Path(copytree(folder, tmp_path / folder.name)) for folder in kept.SOURCES])
    monkeypatch.setattr(kept, "SOURCES", copies)
    assert kept.place.__wrapped__() != before


def test_what_was_loaded_is_not_looked_through_for_garbage() -> None:
    before, collecting = gc.get_freeze_count(), gc.isenabled()
    try:
        with in_small_turns():
            assert not gc.isenabled()
            brought_along = [[number] for number in range(10_000)]
        assert gc.isenabled() == collecting
        assert gc.get_freeze_count() >= before + len(brought_along)
    finally:
        gc.unfreeze()


def test_who_loads_rests_most_of_the_time_and_nobody_else_does() -> None:
    """Work takes at least twice as long where one rests, and afterwards nobody rests any more."""

    def step(number: int) -> int:
        return number + 1

    def work(until: float) -> float:
        """Work so long on the processor: the share of the time that this takes."""
        began, own, number = perf_counter(), thread_time(), 0
        while thread_time() - own < until:
            number = step(number)
        return until / (perf_counter() - began)

    with resting():
        assert sys.getprofile() is not None
        assert work(0.02) < 0.5
    assert sys.getprofile() is None


@pytest.mark.long
@pytest.mark.skipif(find_spec("numba") is None, reason="numba is not installed")
def test_when_it_is_loaded_nothing_is_left_to_load_in_a_decision() -> None:
    environment = {name: value for name, value in os.environ.items() if name != "ONETABLE_KERNEL"}
    done = subprocess.run([sys.executable, "-c", WARM], env=environment, capture_output=True, text=True)
    assert done.stdout == "[]\n", done.stdout + done.stderr


@pytest.mark.long
@pytest.mark.skipif(find_spec("numba") is None, reason="numba is not installed")
def test_bots_play_while_the_kernel_is_compiled_and_think_with_it_afterwards(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "ONETABLE_KERNEL"} | {"XDG_CACHE_HOME": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", FIRST_HOUR], env=environment, capture_output=True, text=True)
    assert done.stdout == "played without, and with it\n", done.stderr
