"""A set of three invented cards in a package of its own is there as soon as it is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from onetable.core.errors import BadInput
from onetable.games.tcg.card_set import CardSet
from onetable.games.tcg.cards.catalogue import CARDS, SETS, collected, refuse_taken_words
from onetable.games.tcg.cards.makers import event
from onetable.games.tcg.cards.set_one import SET_ONE
from onetable.games.tcg.speech.deeds import do
from onetable.games.tcg.traits import Culture
from onetable.games.tcg.words.abilities import Fellowship
from onetable.games.tcg.words.effects import StayHere
from tests.guest.installed import environment

SECOND_SET = Path(__file__).parent / "second_set"


def run(packages: list[Path], *command: str) -> subprocess.CompletedProcess[str]:
    """A command in a process in which these packages are installed."""
    surroundings = {**os.environ, **environment(*packages), "PYTHONIOENCODING": "utf-8"}
    return subprocess.run([sys.executable, *command], env=surroundings, capture_output=True, text=True, encoding="utf-8", check=False)


def onetable(packages: list[Path], *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command line where these packages are installed."""
    return run(packages, "-c", "import sys; from onetable.cli import main; sys.exit(main())", *arguments)


def test_here_is_the_first_set_alone() -> None:
    assert SETS == (SET_ONE,) and len(CARDS) == 365


def test_the_second_set_is_there_where_it_is_installed() -> None:
    done = run([SECOND_SET], "-m", "pytest", "-q", "-p", "no:cacheprovider", str(SECOND_SET / "proof.py"))
    assert done.returncode == 0, done.stdout


def test_an_id_belongs_to_one_card() -> None:
    twin = event("1C4", "Battle Joy", Culture.DWARVEN, 0, Fellowship(do(StayHere())))
    with pytest.raises(BadInput, match=r"^Two cards have the id 1C4: “Battle Fury”, and “Battle Joy” of the set “mine”\.$"):
        collected([SET_ONE, CardSet("mine", "mine", (twin,))])


def test_a_word_of_the_game_is_not_taken_by_a_set() -> None:
    other = type("StayHere", (StayHere,), {"__module__": "mine"}, frozen=True)
    card = event("M1", "Stay", Culture.DWARVEN, 0, Fellowship(do(other())))
    with pytest.raises(BadInput, match=r"^The set “mine” brings a word StayHere, and there is one already"):
        refuse_taken_words([CardSet("mine", "mine", (card,))])


def test_a_package_with_an_id_that_is_taken_is_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "pyproject.toml").write_text(
        dedent("""
        [project]
        name = "twin"
        version = "1"
        [project.entry-points."onetable.tcg.sets"]
        twin = "twin:TWIN"
        """),
        "utf-8",
    )
    (tmp_path / "src" / "twin.py").write_text(
        dedent("""
        from onetable.games.tcg.card_set import CardSet
        from onetable.games.tcg.cards.makers import possession
        from onetable.games.tcg.traits import Culture

        TWIN = CardSet("twin", "twin", (possession("GH2", "Black Ship", Culture.SAURON, 1),))
        """),
        "utf-8",
    )
    done = onetable([SECOND_SET, tmp_path], "cards", "tcg", "GH2")
    assert done.returncode and done.stdout == ""
    assert done.stderr.strip() == "Two cards have the id GH2: “White Ship”, and “Black Ship” of the set “twin”."
