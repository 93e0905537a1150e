"""Equal views are equal bytes, whatever way they came to be: whoever keeps what he has learned by what he saw finds it again."""

from __future__ import annotations

import pickle
from copy import deepcopy
from itertools import islice
from typing import Any

import msgspec
import pytest

from tests.contract.positions import SETUPS, random_game, rulebook_of

SOME = [(game, setup, players) for game, found in SETUPS.items() for setup, players in found[:: 1 + len(found) // 20]]
some_setups = pytest.mark.parametrize(("game", "setup", "players"), SOME, ids=lambda value: str(value)[:60])
EVERY, LONGEST = 13, 120


def from_elsewhere(thing: Any) -> Any:
    """The same data as a process gets it that has nothing in common with this one."""
    return msgspec.json.decode(msgspec.json.encode(thing))


@some_setups
def test_a_view_that_was_copied_or_sent(game: str, setup: dict[str, Any], players: int) -> None:
    rulebook = rulebook_of(game)
    for now in islice(random_game(rulebook, setup, players, seed=51), 0, LONGEST, EVERY):
        for seen in rulebook.views(now, range(-1, players)):
            for again in (pickle.loads(pickle.dumps(seen)), deepcopy(seen)):
                assert again == seen and again.encode() == seen.encode()


@some_setups
def test_a_set_up_with_its_defaults_written_out(game: str, setup: dict[str, Any], players: int) -> None:
    rulebook = rulebook_of(game)
    defaults = {option.name: option.values[0] for option in rulebook.options()}
    written = from_elsewhere({**setup, "options": {**defaults, **setup.get("options", {})}})
    short, full = random_game(rulebook, setup, players, seed=53), random_game(rulebook, written, players, seed=53)
    for one, other in islice(zip(short, full, strict=True), 0, LONGEST, 3 * EVERY):
        assert rulebook.view(one, 0).encode() == rulebook.view(other, 0).encode()


@some_setups
def test_maps_that_were_filled_in_another_order(game: str, setup: dict[str, Any], players: int) -> None:
    rulebook = rulebook_of(game)
    for now in islice(random_game(rulebook, setup, players, seed=55), 0, LONGEST, 3 * EVERY):
        seen, other = rulebook.view(now, 0), now.clone()
        for name in [name for name in dir(other.table) if isinstance(getattr(other.table, name), dict) and not name.startswith("__")]:
            setattr(other.table, name, dict(reversed(getattr(other.table, name).items())))
        again = rulebook.view(other, 0)
        assert again == seen and again.encode() == seen.encode()
