"""Writing a position of a record down as a scenario: where it can be laid out as it is, else with the choices that lead to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from onetable.core.errors import BadInput
from onetable.core.game import Game
from onetable.core.match import RESIGNS
from onetable.core.record import Record, replay
from onetable.core.rulebook import Rulebook
from onetable.core.scenario.choosing import name_of_asked, offered
from onetable.core.scenario.converting import flowing, name_as_read
from onetable.core.scenario.files import read_yaml
from onetable.core.scenario.positions import EDITION
from onetable.core.scenario.running import build, run_scenario
from onetable.core.view import SPECTATOR

WIDTH = 130


def write_position(rulebook: Rulebook[Any], found: Record, step: int) -> dict[str, Any]:
    """The position after so many choices of a record: laid out, or played up to from the nearest one that can be."""
    if not 0 <= step <= len(found.answers):
        raise BadInput(f"The record has {len(found.answers)} choices; there is no position after {step}.")
    match = replay(rulebook, found, step)
    before: list[dict[str | int, str] | str] = []
    place, laid = step, laid_out(rulebook, match.game, found.players)
    while laid is None and place:
        place -= 1
        if match.answers[place][1] == RESIGNS:
            raise BadInput(f"Somebody has resigned before choice {step}, which no position can say.")
        game = match.at_step(place).game
        before.insert(0, choice_made(rulebook, game, match.answers[place][1]))
        laid = laid_out(rulebook, game, found.players)
    start = laid or {"begin": {"setup": found.setup, "players": found.players, "seed": int(found.seed)}}
    head = {"edition": EDITION, "game": rulebook.id, "name": f"The position after {step} choices of a game"}
    data = {**head, **start, "before": before, "play": play(rulebook, match.game)}
    again = run_scenario(rulebook, read_yaml(yaml_of(data))[0])
    assert is_same(rulebook, match.game, again, found.players), "what is written is not what was played"
    return data


def laid_out(rulebook: Rulebook[Any], game: Game[Any], players: int) -> dict[str, Any] | None:
    """The position as the game writes it, if laying it out gives the same again."""
    written = rulebook.write_scene(game)
    if written is None:
        return None
    try:
        again = build(rulebook, {"edition": EDITION, "game": rulebook.id, **written})
    except BadInput:
        return None
    return dict(written) if is_same(rulebook, game, again, players) else None


def is_same(rulebook: Rulebook[Any], game: Game[Any], other: Game[Any], players: int) -> bool:
    """Whether two games are equal in all that is on the table, still to come, asked, and seen by anybody."""
    table = game.table.bare() == other.table.bare()
    rest = (game.decision, game.agenda, game.hasty) == (other.decision, other.agenda, other.hasty)
    seats = (SPECTATOR, *range(players))
    return table and rest and all(rulebook.view(game, seat) == rulebook.view(other, seat) for seat in seats)


def choice_made(rulebook: Rulebook[Any], game: Game[Any], number: int) -> dict[str | int, str] | str:
    """A choice of the record with the one who made it."""
    name, who = offered(rulebook, game)[number], name_of_asked(rulebook, game)
    return {name_as_read(who): name} if who is not None else name


def play(rulebook: Rulebook[Any], game: Game[Any]) -> list[dict[str, Any]]:
    """What can be said of the position at once: who is asked, and what is offered."""
    asked = name_of_asked(rulebook, game)
    return [{"asked": name_as_read(asked) if asked is not None else "nobody", "offered": offered(rulebook, game)}]


def yaml_of(data: Mapping[str, Any]) -> str:
    """A scenario as people write it: a key to a line, what is long a part to a line."""
    return "".join([lines_of(key, value) for key, value in data.items() if key != "before" or value])


def lines_of(key: str, value: Any) -> str:
    """One key and what stands under it."""
    line = f"{key}: {flowing(value)}\n"
    if len(line) <= WIDTH and key not in ("before", "play"):
        return line
    if isinstance(value, list):
        return f"{key}:\n" + "".join(
            [f"  - {flowing(each).removeprefix('{').removesuffix('}') if is_pair(each) else flowing(each)}\n" for each in value]
        )
    if isinstance(value, dict):
        return f"{key}:\n" + "".join([f"  {flowing(name)}: {flowing(each)}\n" for name, each in value.items()])
    return line


def is_pair(each: Any) -> bool:
    """Whether this is a choice with the one who makes it, which needs no braces."""
    return isinstance(each, dict) and len(each) == 1 and isinstance(next(iter(each.values())), str)
