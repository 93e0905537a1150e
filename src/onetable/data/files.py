"""Files of games: JSON Lines, which any program reads, and Parquet, which is small and quick (the extra `data`)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from onetable.core.errors import BadInput
from onetable.core.record import MOST_EXACT
from onetable.data.rows import NOTHING, Decision, GameRow

PARQUET = ".parquet"
PORTION = 50  # games that are written at once
_write, _read = msgspec.json.Encoder().encode, msgspec.json.Decoder(GameRow).decode


def write_games(path: Path, rows: Iterable[GameRow]) -> int:
    """All these games in one file, whole or not at all; how many there are."""
    fresh = path.with_name(f"{path.name}.new")
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        count = _write_parquet(fresh, rows) if path.suffix == PARQUET else _write_lines(fresh, rows)
        fresh.replace(path)
    except BaseException:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise
    return count


def read_games(path: Path) -> Iterator[tuple[int, GameRow]]:
    """Every game of a file with the number of its line or row, from 1 on; what cannot be read says which."""
    if not path.is_file():
        raise BadInput(f"There is no file {path}.")
    yield from _read_parquet(path) if path.suffix == PARQUET else _read_lines(path)


# ---- JSON Lines


def _write_lines(path: Path, rows: Iterable[GameRow]) -> int:
    count = 0
    with open(path, "wb") as file:
        for row in rows:
            file.write(_write(row) + b"\n")
            count += 1
    return count


def _read_lines(path: Path) -> Iterator[tuple[int, GameRow]]:
    with open(path, "rb") as file:
        for number, line in enumerate(file, 1):
            try:
                row = _read(line)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise BadInput(f"Line {number} of {path} is no game: {error}.") from None
            yield number, row


# ---- Parquet


def arrow() -> Any:
    """The library that knows Parquet, or one clear sentence."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadInput("Parquet needs the extra “data”: pip install 'onetable-games[data]'. JSON Lines (.jsonl) need nothing.") from None
    return pyarrow


def schema() -> Any:
    """The columns of a Parquet file: JSON within them is text."""
    pa = arrow()
    text, number = pa.string(), pa.int32()
    decision = pa.struct(
        [("seat", number), ("question", text), ("public", text), ("choices", pa.list_(text)), ("chosen", number)],
    )
    columns = [
        ("game", text), ("version", text), ("players", number), ("setup", text), ("seed", text), ("outcome", text),
        ("scores", pa.list_(pa.float64())), ("digest", text), ("decisions", pa.list_(decision)),
    ]  # fmt: skip
    return pa.schema(columns)


def _write_parquet(path: Path, rows: Iterable[GameRow]) -> int:
    pa, columns, count = arrow(), schema(), 0
    waiting: list[dict[str, Any]] = []
    with pa.parquet.ParquetWriter(path, columns, compression="zstd") as writer:
        for row in rows:
            waiting.append(_cells(row))
            count += 1
            if len(waiting) == PORTION:
                writer.write_table(pa.Table.from_pylist(waiting, columns))
                waiting = []
        writer.write_table(pa.Table.from_pylist(waiting, columns))
    return count


def _cells(row: GameRow) -> dict[str, Any]:
    decisions = [
        {
            "seat": each.seat,
            "question": each.question,
            "public": bytes(each.public).decode() if each.public != NOTHING else None,
            "choices": [bytes(choice).decode() for choice in each.choices] if each.choices is not None else None,
            "chosen": each.chosen,
        }
        for each in row.decisions
    ]
    named = {name: getattr(row, name) for name in ("game", "version", "players", "outcome", "scores", "digest")}
    setup, seed = json.dumps(row.setup, ensure_ascii=False), str(row.seed) if row.seed is not None else None
    return {**named, "setup": setup, "seed": seed, "decisions": decisions}


def _read_parquet(path: Path) -> Iterator[tuple[int, GameRow]]:
    pa = arrow()
    try:
        file = pa.parquet.ParquetFile(path)
        if not set(schema().names) <= set(file.schema_arrow.names):
            raise BadInput(f"{path} has not the columns of games: {', '.join(schema().names)}.")
        batches = file.iter_batches(PORTION, columns=schema().names)
        number = 0
        for batch in batches:
            for cells in batch.to_pylist():
                number += 1
                try:
                    row = _row(cells)
                except (ValueError, TypeError, msgspec.DecodeError, AttributeError) as error:
                    raise BadInput(f"Row {number} of {path} is no game: {error}.") from None
                yield number, row
    except (pa.ArrowException, OSError) as error:
        raise BadInput(f"{path} is no whole Parquet file: {error}.") from None


def _row(cells: dict[str, Any]) -> GameRow:
    decisions = [
        Decision(
            each["seat"],
            each["question"],
            msgspec.Raw(each["public"].encode()) if each["public"] is not None else NOTHING,
            [msgspec.Raw(choice.encode()) for choice in each["choices"]] if each["choices"] is not None else None,
            each["chosen"],
        )
        for each in cells["decisions"]
    ]
    seed = cells["seed"]
    whole = {**cells, "setup": json.loads(cells["setup"]), "seed": number_of(seed) if seed is not None else None, "decisions": []}
    row = msgspec.convert(whole, GameRow)
    return msgspec.structs.replace(row, decisions=decisions)


def number_of(seed: str) -> int | str:
    """A seed as a record has it: a number where that is exact everywhere, else text."""
    return int(seed) if int(seed) < MOST_EXACT else seed
