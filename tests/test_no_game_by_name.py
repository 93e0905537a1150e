"""What is around the games knows none of them by name: a new one is a guest, not a rebuild."""

from __future__ import annotations

import re
from pathlib import Path

from onetable.games.registry import RULEBOOKS, face_of

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web" / "src"
PACKAGE = ROOT / "src" / "onetable"
OURS = [path.name for path in (PACKAGE / "games").iterdir() if (path / "face.py").is_file()]


def named(text: str) -> list[str]:
    """The ids of games that stand in a text as words of their own, or as the head of a name such as `questTable`."""
    spellings = [spelled for game in RULEBOOKS for spelled in (game, game.capitalize(), game.upper())]
    return re.findall(rf"(?<![A-Za-z])(?:{'|'.join(spellings)})(?![a-z])", text)


def test_the_package_names_no_game_outside_its_folder() -> None:
    own = {PACKAGE / "games" / game for game in OURS}
    strangers = [path for path in PACKAGE.rglob("*.py") if not own & set(path.parents)]
    assert len(strangers) > 100
    assert {str(path.relative_to(ROOT)): words for path in strangers if (words := named(path.read_text("utf-8")))} == {}


def test_the_browser_client_names_no_game_outside_its_folder() -> None:
    own = {WEB / "games" / game for game in RULEBOOKS}
    strangers = [path for path in WEB.rglob("*") if path.is_file() and path.suffix != ".woff2" and not own & set(path.parents)]
    assert len(strangers) > 100
    assert {str(path.relative_to(ROOT)): words for path in strangers if (words := named(path.read_text("utf-8")))} == {}


def test_no_folder_of_a_game_knows_another_but_one_that_stands_beside_it() -> None:
    for game in RULEBOOKS:
        others = [other for other in RULEBOOKS if other not in (game, face_of(game).beside)]
        for path in (WEB / "games" / game).rglob("*"):
            if path.is_file():
                assert not re.search(rf"\.\./({'|'.join(others)})/", path.read_text("utf-8")), path


def test_names_are_found() -> None:
    first = next(iter(RULEBOOKS))
    assert named(f"'{first}'") and named(f"{first}Table") and named(f"lobby-{first}") and not named("a question, a request")
