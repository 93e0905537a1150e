"""Which cards are marked."""

from __future__ import annotations

from typing import NamedTuple

from onetable.games.tcg.handle import Handle


class Light(NamedTuple):
    """Under the cursor, to be chosen, in the skirmish."""

    pointed: set[Handle]
    open_to: set[Handle]
    fighting: set[Handle]
