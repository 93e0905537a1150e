"""Long measurements can be broken off anywhere, also in the middle of a line, and go on from there."""

from __future__ import annotations

import json
from pathlib import Path

from bench.resumable import measure, results_in

TASKS = [(base, 3) for base in range(4)]
KNOWN = {(0, 3): 0, (1, 3): 100}  # not what the work would find: what is known is not done again


def test_it_goes_on_behind_a_line_that_was_cut_off(tmp_path: Path) -> None:
    file = tmp_path / "measured.jsonl"
    lines = "".join([json.dumps([task, result]) + "\n" for task, result in KNOWN.items()])
    for cut_off in ("[[2, 3], 8", "[[2, 3]", "[[2, 3], 8]"):
        file.write_text(lines + cut_off, "utf-8")
        assert results_in(file) == KNOWN
    found = measure(pow, TASKS, file)
    assert found == results_in(file) == KNOWN | {(2, 3): 8, (3, 3): 27}


def test_where_nothing_was_measured_nothing_is_known(tmp_path: Path) -> None:
    assert results_in(tmp_path / "none.jsonl") == {}
