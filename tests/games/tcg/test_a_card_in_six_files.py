"""The walk of CONTRIBUTING: a card with a verb of its own is added to a set, and six files are touched."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from onetable.core.phrasebook import LANGUAGES
from tests.games.tcg.test_second_set import SECOND_SET, onetable, run

IMPORTS = """
from onetable.games.tcg.speech.pronouns import The
"""
WORD = '''

class Dismay(Verb, frozen=True):
    """A minion is exhausted, and its strength is less until the regroup phase."""

    def do(self, board: Board, now: Happening, scope: Scope) -> Next:
        return Exhaust(The(now.cards)), Strengthen(The(now.cards), -2, Until.REGROUP)


CARDS = (
'''
CARD = """    event("GH4", "Horn of Ulmo", C, 2, Maneuver(Exert(A(ELF)).to(Dismay(A(MINION))))),
)
"""
PHRASES = {
    "en": '"dismay {target}"',
    "zh": '"使{target}胆寒"',
    "ja": '"{target}を怯えさせる"',
    "nl": 'does("ontmoedigen", "{target}")',
}
READ = {
    "en": "Maneuver: Exert an Elf to dismay a minion.",
    "zh": "机动：使1名精灵劳累，以使1名爪牙胆寒。",
    "ja": "機動：エルフ1人を疲労させることで、手下1体を怯えさせる。",
    "nl": "Manoeuvre: Vermoei een elf om een volgeling te ontmoedigen.",
}
READING = """
import sys
from onetable.cli.cards import describe

for code in sys.argv[1:]:
    print(describe("tcg", code)[-1]["text"])
"""
SCENARIO = """edition: 2
game: tcg
name: The Horn of Ulmo exhausts a minion and weakens it
about: GH4
phase: maneuver
free: {play: ["Legolas, Greenleaf"], hand: [Horn of Ulmo]}
shadow: {play: [Uruk Fighter, Moria Scout]}
play:
  - 0: PlayCard Horn of Ulmo
  - 0: Dismay Uruk Fighter
  - in_play: {Uruk Fighter: {wounds: 1, strength: 6}, Legolas: {wounds: 1}}
---
edition: 2
game: tcg
name: The Horn of Ulmo is not blown without an Elf
about: GH4
bites: false
phase: maneuver
free: {play: ["Boromir, Son of Denethor"], hand: [Horn of Ulmo, Elendil's Valor]}
shadow: {play: [Uruk Fighter]}
play:
  - refused: {PlayCard Horn of Ulmo: Exert}
"""
HOME = Path("src") / "grey_havens"
STEPS = ["card and word", *LANGUAGES, "scenario"]


def add(package: Path, step: str) -> None:
    """One step of the walk: it touches one file."""
    if step == "scenario":
        (package / "scenarios" / "horn.yaml").write_text(SCENARIO, "utf-8")
    elif step in PHRASES:
        file = package / HOME / "text" / f"{step}.py"
        text = file.read_text("utf-8").replace("NobodyWounded, SendBack", "Dismay, NobodyWounded, SendBack")
        file.write_text(text.replace("PHRASES = {", f"PHRASES = {{Dismay: {PHRASES[step]}, ", 1), "utf-8")
    else:
        file = package / HOME / "cards.py"
        text = file.read_text("utf-8").rstrip().removesuffix(")") + CARD
        text = text.replace("\nfrom onetable.games.tcg.table", f"{IMPORTS}from onetable.games.tcg.table", 1)
        file.write_text(text.replace("\n\nCARDS = (\n", WORD, 1), "utf-8")


def walked(folder: Path, *steps: str) -> Path:
    """A copy of the second set with these steps of the walk done."""
    package = folder / "havens"
    shutil.copytree(SECOND_SET, package, ignore=shutil.ignore_patterns("__pycache__"))
    for step in steps:
        add(package, step)
    return package


def lacking(package: Path) -> list[str]:
    """The sentences of `onetable sets check`."""
    done = onetable([package], "sets", "check", "havens", str(package / "scenarios"))
    assert (done.returncode == 0) is (done.stderr == ""), done.stderr
    return done.stderr.splitlines()


def files(package: Path) -> dict[Path, bytes]:
    """What is in a package."""
    return {path.relative_to(package): path.read_bytes() for path in package.rglob("*") if path.is_file() and path.suffix != ".pyc"}


def test_six_files_are_touched_and_nothing_is_lacking(tmp_path: Path) -> None:
    package = walked(tmp_path, *STEPS)
    before, after = files(SECOND_SET), files(package)
    touched = sorted([str(path) for path in after if before.get(path) != after[path]])
    print(f"\n{len(touched)} files touched: {', '.join(touched)}")
    assert len(touched) <= 6 and set(before) <= set(after)
    assert lacking(package) == []
    read = run([package], "-c", READING, *LANGUAGES)
    assert read.stdout.splitlines() == [READ[language] for language in LANGUAGES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_phrase_is_one_sentence_with_word_and_language(language: str, tmp_path: Path) -> None:
    (said,) = lacking(walked(tmp_path, *[step for step in STEPS if step != language]))
    print(f"\nwithout {language}: {said}")
    assert said == f"Dismay (on GH4 Horn of Ulmo) has no phrase in {language}: write one in grey_havens.text.{language}."


def test_a_missing_scenario_is_one_sentence(tmp_path: Path) -> None:
    (said,) = lacking(walked(tmp_path, *[step for step in STEPS if step != "scenario"]))
    print(f"\nwithout scenario: {said}")
    assert said.startswith("GH4 Horn of Ulmo lacks a position in which it does something and one in which it must not")


def test_a_missing_card_is_one_sentence(tmp_path: Path) -> None:
    (said,) = lacking(walked(tmp_path, *STEPS[1:]))
    print(f"\nwithout card and word: {said}")
    assert said.startswith("The phrases of the set “havens” cannot be loaded: cannot import name 'Dismay'")
