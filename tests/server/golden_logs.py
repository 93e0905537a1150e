"""Golden logs: tables of every game as a server wrote them on some day, and what came of them then.

`python -m tests.server.golden_logs NAME` plays the tables of PLAYS by the rules of today and writes their logs beside the others, the name
at the end of each file. Logs of earlier days are never written anew: either they still fit, or the version of the rules is raised.
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path
from typing import Any

import msgspec

from onetable.bots.registry import bot
from onetable.core.record import journal_digest
from onetable.games.registry import rulebook
from onetable.server.table import entries as log
from onetable.server.table.sitting import Sitting
from tests.server.stage import table_row

FOLDER = Path(__file__).parent / "golden"
PLAYS: list[tuple[str, dict[str, Any], int, int, int]] = [  # game, set-up, players, seed, the most answers
    ("fellowship", {"chapter": 9}, 3, 21, 900),
    ("fellowship", {"chapter": 14}, 2, 22, 900),
    ("tcg", {"first_game": True}, 2, 23, 900),
    ("tcg", {"decks": ["aragorn", "gandalf", "smiths_of_erebor", "tales_of_rivendell"]}, 4, 24, 150),
    ("quest", {"heroes": ["eometh"]}, 2, 25, 900),
    ("quest", {"heroes": ["argalad", "beravor", "thalin"], "options": {"events_drawn": 3}}, 4, 26, 150),
]


class Golden(msgspec.Struct, frozen=True):
    """A table, and what came of it."""

    game: str
    version: str
    setup: dict[str, Any]
    players: int
    seed: str
    prefix: list[Any]
    answers: int
    outcome: str
    journal: str  # the fingerprint of all that happened


def golden_logs() -> list[Path]:
    """Every log there is."""
    return sorted(FOLDER.glob("*.jsonl.gz"))


def read_log(file: Path) -> tuple[Golden, list[log.AnyEntry]]:
    """What came of a table, and its entries."""
    head, *lines = gzip.decompress(file.read_bytes()).splitlines()
    return msgspec.json.decode(head, type=Golden), [log.read_entry(line) for line in lines]


def brought_back(golden: Golden, entries: list[log.AnyEntry]) -> Sitting:
    """The table as a server of today brings it back."""
    setup, prefix = msgspec.json.encode(golden.setup).decode(), msgspec.json.encode(golden.prefix).decode()
    row = table_row(golden.players, golden.game, setup, seed=golden.seed, version=golden.version, prefix=prefix, outcome=golden.outcome)
    sitting = Sitting(row)
    for n, entry in enumerate(entries, 1):
        sitting.recall(n, entry)
    sitting.settle()
    return sitting


def what_came_of(sitting: Sitting) -> tuple[int, str, str]:
    """The answers, the end and the journal of a table."""
    assert sitting.match is not None
    return len(sitting.match.answers), sitting.outcome, journal_digest(sitting.match)


def play(game: str, setup: dict[str, Any], players: int, seed: int, most: int) -> tuple[Golden, list[log.AnyEntry]]:
    """A person and bots play, and now and then the person takes something back."""
    version = rulebook(game).version
    golden = Golden(game, version, setup, players, str(seed), [], 0, "", "")
    sitting, kept, player = brought_back(golden, []), list[log.AnyEntry](), bot(game, "rules")

    def happen(entry: log.AnyEntry) -> None:
        kept.append(sitting.in_words(entry))
        sitting.apply(sitting.n + 1, kept[-1])

    happen(log.Sat(0, "ada", "Ada"))
    for seat in range(1, players):
        happen(log.BotSat(seat, "rules"))
    while sitting.match is not None and not sitting.is_over and len(sitting.match.answers) < most:
        happen(log.Answered(sitting.asked, player.choose(sitting.match.view(sitting.asked))))
        if sitting.n in (37, 74, 111) and not sitting.is_over and sitting.has_answered(0):
            happen(log.TookBack(0))
    answers, outcome, journal = what_came_of(sitting)
    return msgspec.structs.replace(golden, answers=answers, outcome=outcome, journal=journal), kept


def main(name: str) -> None:
    """Write logs of today."""
    for game, setup, players, seed, most in PLAYS:
        golden, entries = play(game, setup, players, seed, most)
        text = b"\n".join([msgspec.json.encode(golden), *[log.write_entry(entry) for entry in entries]])
        (FOLDER / f"{game}-{players}-{name}.jsonl.gz").write_bytes(gzip.compress(text + b"\n", mtime=0))


if __name__ == "__main__":
    main(sys.argv[1])
