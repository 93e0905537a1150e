"""`onetable games`: what can be played."""

from __future__ import annotations

import json as to_json
from typing import Any

from onetable.core.form import named_values
from onetable.core.phrasebook import LANGUAGES
from onetable.core.rulebook import Rulebook
from onetable.games.registry import RULEBOOKS


def games(*, json: bool = False) -> None:
    """Show the games, what a table may decide, and for how many they are.

    Parameters
    ----------
    json
        Write JSON.
    """
    found = [describe(rulebook) for rulebook in RULEBOOKS.values()]
    if json:
        print(to_json.dumps(found, ensure_ascii=False, indent=1))
    else:
        show(found)


def describe(rulebook: Rulebook[Any]) -> dict[str, Any]:
    """One game as plain data."""
    return {
        "id": rulebook.id,
        "name": (type(rulebook).__doc__ or "").rstrip("."),
        "version": rulebook.version,
        "players": list(rulebook.players),
        "languages": list(LANGUAGES),
        "setup": named_values(rulebook.form().fields),
        "options": [{"name": option.name, "values": list(option.values), "meaning": option.meaning} for option in rulebook.options()],
    }


def show(found: list[dict[str, Any]]) -> None:
    """The same for a person."""
    from rich.console import Console
    from rich.markup import escape
    from rich.padding import Padding
    from rich.text import Text

    console = Console(highlight=False)
    for game in found:
        seats = game["players"]
        console.print(f"[bold]{escape(game['id'])}[/bold]  {escape(game['name'])}")
        console.print(f"  {seats[0]} to {seats[-1]} players; languages: {', '.join(game['languages'])}")
        for name, values in game["setup"].items():
            console.print(f"  {name}: {', '.join(map(str, values))}")
        console.print(f"  onetable play {game['id']} --setup '{escape(example(game))}'\n", soft_wrap=True)
        for option in game["options"]:
            first, *others = [to_json.dumps(value) if isinstance(value, bool) else str(value) for value in option["values"]]
            console.print(f"  [bold]{option['name']}[/bold]: {first} (default), {', '.join(others)}")
            console.print(Padding(Text(option["meaning"], style="dim"), (0, 0, 0, 6), expand=False))


def example(game: dict[str, Any]) -> str:
    """A set-up as it can be typed."""
    setup: dict[str, Any] = dict(RULEBOOKS[game["id"]].form().example())
    if game["options"]:
        setup["options"] = {game["options"][0]["name"]: game["options"][0]["values"][-1]}
    return to_json.dumps(setup)
