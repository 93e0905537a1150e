"""The sources of grammars and texts: where they are, and how many lines they have.

`python -m tests.language.sources` counts their lines; `python -m tests.language.sources main` those of another commit, too.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path, PurePosixPath
from subprocess import run

from onetable.core.phrasebook import LANGUAGES

ROOT = Path(__file__).parents[2]
GAMES = ("fellowship", "tcg", "quest", "drafts")
PLACES = {"language": "src/onetable/language", **{game: f"src/onetable/games/{game}/text" for game in GAMES}}


def grammars() -> list[Path]:
    """All modules of the languages and of what they share."""
    found = [files_of(place, code) for place in PLACES.values() for code in LANGUAGES]
    return sorted([*(ROOT / PLACES["language"]).glob("*.py"), *[path for files in found for path in files]])


def files_of(place: str, code: str) -> list[Path]:
    """The modules of a language: a package, or where little is said a single file."""
    return sorted([*(ROOT / place).glob(f"{code}.py"), *(ROOT / place / code).glob("*.py")])


def lines_now() -> Counter[str]:
    """Lines of grammar and text by place, as they are."""
    return Counter({name: sum([lines_of(path.read_bytes()) for path in (ROOT / place).rglob("*.py")]) for name, place in PLACES.items()})


def lines_at(commit: str) -> Counter[str]:
    """The same in another commit."""
    found: Counter[str] = Counter()
    for name, place in PLACES.items():
        files = [file for file in git("ls-tree", "-r", "--name-only", commit, place).split() if PurePosixPath(file).suffix == ".py"]
        found[name] = sum([lines_of(git("show", f"{commit}:{file}").encode()) for file in files])
    return found


def lines_of(source: bytes) -> int:
    """How many lines a file has."""
    return source.count(b"\n")


def git(*arguments: str) -> str:
    """What git answers."""
    return run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def main() -> None:
    """Print a table: a line for each place, a column for each commit."""
    columns = {**{commit: lines_at(commit) for commit in sys.argv[1:]}, "now": lines_now()}
    print(f"{'':12}" + "".join([f"{name[:10]:>11}" for name in columns]))
    for place in (*PLACES, "all"):
        counts = [found.total() if place == "all" else found[place] for found in columns.values()]
        print(f"{place:12}" + "".join([f"{count:>11,}" for count in counts]))


if __name__ == "__main__":
    main()
