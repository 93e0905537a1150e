"""Games as data: written and read both ways without a difference, and a bad line says which it is."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from onetable.bots.selfplay import Order
from onetable.cli.app import main
from onetable.core.errors import BadInput
from onetable.core.match import Match
from onetable.core.record import record
from onetable.data.files import read_games, write_games
from onetable.data.played import played_games
from onetable.data.rows import NOTHING, GameRow, plain, record_of, row_of
from onetable.games.registry import rulebook
from tests.data_needs import PARQUET

TABLES: dict[str, tuple[dict[str, Any], int]] = {
    "fellowship": ({"chapter": 1}, 4),
    "tcg": ({"first_game": True}, 2),
    "quest": ({"heroes": ["eleanor"]}, 2),
}
KINDS = ["games.jsonl", pytest.param("games.parquet", marks=PARQUET)]


def order(game: str, games: int) -> Order:
    setup, players = TABLES[game]
    return Order(game, setup, players, games)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("games", [1, pytest.param(1000, marks=pytest.mark.long)])
def test_games_come_back_as_they_were(tmp_path: Path, kind: str, game: str, games: int) -> None:
    """Out and back, and the records that are made of them out once more: the same each time."""
    file, again = tmp_path / kind, tmp_path / f"again-{kind}"
    assert write_games(file, played_games(order(game, games))) == games
    records = [record_of(row) for _, row in read_games(file)]
    assert len(records) == games and [found.seed for found in records] == list(range(1, games + 1))
    write_games(again, (row_of(_replayed(found)) for found in records))  # one by one: a thousand with all positions are gigabytes
    pairs = zip(read_games(file), read_games(again), strict=True)
    assert all([one[0] == other[0] and plain(one[1]) == plain(other[1]) for one, other in pairs])
    for each in (file, again):
        each.unlink()


def _replayed(found: Any) -> Match[Any]:
    from onetable.core.record import replay

    return replay(rulebook(found.game), found)


def test_a_row_has_what_everybody_saw_and_how_it_ended() -> None:
    (row,) = played_games(order("fellowship", 1))
    assert row.outcome in ("won", "lost") and row.scores is not None and len(row.scores) == 4
    for decision in row.decisions:
        assert decision.choices is not None and decision.chosen is not None and decision.public != NOTHING
        public = json.loads(bytes(decision.public))
        assert public["seat"] == -1 and decision.question
    (short,) = played_games(order("fellowship", 1), positions=False)
    assert all([decision.public == NOTHING for decision in short.decisions])
    assert len(msgspec.json.encode(short)) < len(msgspec.json.encode(row)) / 2


@pytest.mark.parametrize("game", TABLES)
def test_of_a_game_that_goes_on_nothing_hidden_is_told(game: str) -> None:
    """Games whose hidden cards differ give the same row as long as nobody has seen a difference."""
    setup, players = TABLES[game]
    rows = []
    for seed in (3, 4):
        match: Match[Any] = Match(rulebook(game), setup, players, seed)
        rows.append(row_of(match))
        for _ in range(6):
            match.answer(0)
        row = row_of(match)
        assert row.seed is None and row.digest is None and row.outcome is None and row.scores is None
        assert all([decision.choices is None and decision.chosen is None for decision in row.decisions])
        assert [bytes(each.public) for each in row.decisions[:1]] == [bytes(rulebook(game).view(match.at_step(0).game, -1).encode())]
        with pytest.raises(BadInput, match="goes on"):
            record_of(row)
    assert rows[0] == rows[1], "before the first answer two deals cannot be told apart"


def test_a_secret_set_up_stays_secret_while_the_game_goes_on() -> None:
    setup = {"decks": ["rangers_of_the_north", "gandalf"], "options": {"deck_lists": "closed"}}
    book = rulebook("tcg")
    shown = book.setup_for(setup, 2, -1)
    match: Match[Any] = Match(book, setup, 2, 1)
    assert row_of(match).setup == dict(shown)


def spoiled(row: GameRow, how: str) -> bytes:
    """A row with something wrong in it."""
    data = plain(row)
    first = data["decisions"][0]
    if how == "choice":
        first["chosen"] = len(first["choices"])
    elif how == "outcome":
        data["outcome"] = "lost" if data["outcome"] == "won" else "won"
    elif how == "position":
        first["public"]["seat"] = 0
    elif how == "game":
        data["game"] = "chess"
    elif how == "version":
        data["version"] = "0"
    else:
        del data["players"]
    return json.dumps(data).encode()


@pytest.mark.parametrize("how", ["choice", "outcome", "position", "game", "version", "missing"])
def test_a_bad_line_says_which(tmp_path: Path, how: str, capsys: pytest.CaptureFixture[str]) -> None:
    rows = [*played_games(order("fellowship", 2))]
    file = tmp_path / "games.jsonl"
    file.write_bytes(b"\n".join([msgspec.json.encode(rows[0]), spoiled(rows[1], how), b""]))
    assert main(["import", str(file), "--records", str(tmp_path / "records")]) == 2
    said = capsys.readouterr().err
    assert "Line 2 of " in said and len(list((tmp_path / "records").glob("*.json"))) == 1


def test_the_commands_take_records_and_give_them_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, file = tmp_path / "records", tmp_path / "games.jsonl"
    match: Match[Any] = Match(rulebook("fellowship"), {"chapter": 1}, 4, 2**70)
    while match.game.decision is not None:
        match.answer(0)
    folder.mkdir()
    (folder / "a.json").write_bytes(msgspec.json.encode(record(match)))
    assert main(["export", str(file), str(folder)]) == 0
    assert main(["import", str(file), "--records", str(tmp_path / "back")]) == 0
    assert (tmp_path / "back" / "fellowship-000001.json").read_bytes() == (folder / "a.json").read_bytes()
    (folder / "b.json").write_bytes(b"{}")
    assert main(["export", str(tmp_path / "more.jsonl"), str(folder)]) == 2
    assert "b.json" in capsys.readouterr().err and not (tmp_path / "more.jsonl").exists()
    assert main(["export", str(tmp_path / "more.jsonl")]) == 2 and main(["import", str(tmp_path / "none.jsonl"), "--records", "x"]) == 2


def test_bots_play_for_it_and_tell_how_far_they_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    for file, jobs in zip(files, ("1", "2"), strict=True):
        assert main(["export", str(file), "--selfplay", "fellowship", "--games", "4", "--jobs", jobs, "--no-positions"]) == 0
    assert files[0].read_bytes() == files[1].read_bytes(), "however many processes play, the same games come in the same order"
    assert capsys.readouterr().err.splitlines() == [f"{number} of 4 games" for number in range(1, 5)] * 2


def test_parquet_without_the_extra_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadInput, match="extra “data”"):
        write_games(tmp_path / "games.parquet", [])


@PARQUET
def test_a_file_that_is_no_parquet_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "games.parquet").write_bytes(b"PAR1 nothing else")
    with pytest.raises(BadInput, match="no whole Parquet file"):
        [*read_games(tmp_path / "games.parquet")]
