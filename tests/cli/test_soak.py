"""Chance at the keyboard and in files: no command ends otherwise than it says."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec
import pytest

from onetable.core.record import record
from tests.cli.command import onetable, play_match

TRIES = 200
GAMES = Path(__file__).parents[1] / "games"
TABLES = [
    ("play", "fellowship", "--plain", "--chapter", "5"),
    ("play", "fellowship", "--plain", "--bots", "human", "--players", "3"),
    ("play", "tcg", "--plain", "--bots", "random"),
    ("play", "quest", "--plain", "--players", "2", "--bots", "random"),
    ("play", "quest", "--plain", "--seat", "sauron", "--bots", "random"),
]
OTHERS = [("games",), ("cards", "fellowship", "sam"), ("campaign",), ("campaign", "delete", "home"), ("decks",), ("sets",)]
PIECES = [
    b"\n",
    b"1\n",
    b"2\n",
    b"help\n",
    b"undo\n",
    b"resume\n",
    b"anew\nyes\n",
    b"save\n",
    b"why \n",
    b"read ",
    b"rules ",
    b"\0",
    b"\xff\xfe",
]


def some_bytes(dice: Random) -> bytes:
    """What might come from a keyboard, from a pipe, or from nowhere."""
    return b"".join(
        [dice.choice(PIECES) if dice.random() < 0.6 else dice.randbytes(dice.randrange(40)) for _ in range(dice.randrange(200))]
    )


def spoilt(content: bytes, dice: Random) -> bytes:
    """The same with a few pieces changed, doubled or taken out."""
    for _ in range(dice.randrange(1, 6)):
        start = dice.randrange(len(content) + 1)
        end = min(len(content), start + dice.randrange(20))
        fresh = dice.choice(
            [b"", dice.randbytes(3), content[start:end] * 3, b"9" * 30, "²".encode(), b"[{", b": ", b"\n", b"-1", b"null", b"*a"]
        )
        content = content[:start] + fresh + content[end:]
    return content


def ends_well(arguments: Sequence[str | Path], typed: bytes, folder: Path) -> None:
    """It is fine, or what was looked for failed, or the input was bad; and it says no more than that."""
    said = onetable(*arguments, data=folder, typed=typed)
    assert said.code in (0, 1, 2), (arguments, typed, said.err)
    assert "Traceback" not in said.out + said.err and "itself has failed" not in said.out + said.err, (arguments, typed, said.err)


@pytest.mark.long
@pytest.mark.parametrize("command", [*TABLES, *OTHERS])
def test_any_bytes_as_input(command: tuple[str, ...], tmp_path: Path) -> None:
    dice = Random(" ".join(command))
    for number in range(TRIES // 10):
        ends_well((*command, *(("--seed", str(number)) if command in TABLES else ())), some_bytes(dice), tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("command", [("replay",), ("scenario",), ("scenario", "--convert"), ("decks", "check"), ("decks", "convert")])
def test_any_file(command: tuple[str, ...], tmp_path: Path) -> None:
    dice = Random(" ".join(command))
    whole = msgspec.json.encode(record(play_match({"chapter": 8}, answers=30)))
    deck = onetable("decks", "show", "aragorn", "--json").out.encode()
    scenes = [part.encode() for path in sorted(GAMES.glob("*/scenarios/**/*.yaml")) for part in path.read_text("utf-8").split("\n---\n")]
    for _ in range(TRIES):
        seed = {"replay": whole, "decks": deck}.get(command[0]) or dice.choice(scenes)
        file = tmp_path / "file"
        file.write_bytes(spoilt(seed, dice) if dice.random() < 0.9 else dice.randbytes(dice.randrange(3000)))
        ends_well((*command, file), b"", tmp_path)
