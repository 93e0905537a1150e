"""Positions as they are written down: the keys that all games share."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

EDITION = 2
LAID_OUT = "laid out"


def says(what: str, default: str = "", ge: int | None = None, le: int | None = None) -> Meta:
    """What a key of a position says, for documentation and editors; what it is if left out, where that is no plain value; its limits."""
    return Meta(description=what, extra={"default": default} if default else None, ge=ge, le=le)


class Written(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every scenario may say, whatever the game; each game's own keys come on top."""

    edition: Annotated[int, says("2, always")] = 2
    game: Annotated[str, says("the id of the game")] = ""
    name: Annotated[str, says("a sentence: what the scenario shows")] = ""
    cites: Annotated[list[str], says("the numbered statements of the rulebook that it holds, as in docs/rules")] = []
    about: Annotated[str, says("the card it is about; or a sentence that explains")] = ""
    bites: Annotated[bool, says("with a card in `about`: whether its rule has an effect here")] = True
    before: Annotated[list[Any], says("choices that are made in silence and lead up to the position")] = []
    play: Annotated[list[Any], says("choices and expectations, one after the other")] = []


class Stopping(Written, frozen=True, kw_only=True):
    """Positions that are laid out piece by piece, and then begin to move."""

    stop: Annotated[
        Literal["", "laid out"],
        Meta(
            description="`laid out`: nothing happens before the first `go on` or choice", extra={"default": "it runs to the first question"}
        ),
    ] = ""
    hasty: Annotated[bool, says("whether secret questions with one answer are skipped, too")] = False


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """The very beginning of a game."""

    setup: dict[str, Any] = {}
    players: int = 0
    seed: int = 1
    hasty: bool = False


class Beginning(Written, frozen=True, kw_only=True):
    """A scenario from the very beginning of a game."""

    begin: Annotated[Start, says("instead of a position: `setup`, `players`, `seed` of a whole game", "a position is laid out")]
