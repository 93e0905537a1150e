"""How Japanese names are read: small letters over their characters, for pages that show a name large.

`readings.json` has the reading of every name and hard word that stands in a title. A title takes the longest that it holds.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import msgspec

HAN = "一-鿿々"
RUNS = re.compile(f"[{HAN}]+|[^{HAN}]+")

Ruby = tuple[tuple[str, str], ...]  # pieces of a text, and how each is read; "" where it reads itself


@cache
def _readings() -> dict[str, str]:
    return msgspec.json.decode(files(__package__).joinpath("readings.json").read_bytes(), type=dict[str, str])


@cache
def _names() -> re.Pattern[str]:
    """Finds a name whose reading is known, the longest first."""
    return re.compile("|".join([re.escape(name) for name in sorted(_readings(), key=len, reverse=True)]))


@cache
def ruby(language: str, text: str) -> Ruby:
    """A title with its readings; nothing in other languages, and where every letter reads itself."""
    if language != "ja":
        return ()
    found, at = list[tuple[str, str]](), 0
    for name in _names().finditer(text):
        found += [(text[at : name.start()], "")] if name.start() > at else []
        found += read(name[0], _readings()[name[0]])
        at = name.end()
    found += [(text[at:], "")] if at < len(text) else []
    return tuple(found) if any([reading for _, reading in found]) else ()


def read(name: str, reading: str) -> list[tuple[str, str]]:
    """A name in pieces: what is written in kana reads itself, and what lies between is read over the characters."""
    runs = RUNS.findall(name)
    ways = "".join(["(.+?)" if re.match(f"[{HAN}]", run) else f"({re.escape(run)})" for run in runs])
    over = re.fullmatch(ways, reading)
    assert over is not None, f"{reading} is no reading of {name}"
    return [(run, "" if run == said else said) for run, said in zip(runs, over.groups(), strict=True)]
