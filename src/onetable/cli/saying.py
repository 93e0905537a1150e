"""What a command says when something is wrong: one line, however much was typed or found in a file."""

from __future__ import annotations

import sys

MOST_SAID = 2_000  # letters: a longer sentence is not read


def say(sentence: str, code: int) -> int:
    """Tell the person at the terminal, in one line; the exit code comes back."""
    line = " ".join("".join([letter if letter.isprintable() else " " for letter in sentence[: 4 * MOST_SAID]]).split())
    print(line if len(line) <= MOST_SAID else f"{line[: MOST_SAID - 1]}…", file=sys.stderr)
    return code
