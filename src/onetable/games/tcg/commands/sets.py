"""`onetable sets`: the sets of cards that are installed, and what one of them still lacks."""

from __future__ import annotations

from pathlib import Path

from cyclopts import App

from onetable.cli.saying import say
from onetable.core.errors import BadInput
from onetable.games.tcg.cards.catalogue import SETS
from onetable.games.tcg.set_check import lacking

app = App("sets", help="Show the sets of cards of the trading card game that are installed, and check one that you write.")


@app.default
@app.command(name="list")
def list_sets() -> None:
    """Show the sets that are installed."""
    for each in SETS:
        print(f"{each.id}: {len(each.cards)} cards ({each.home})")


@app.command
def check(name: str, folder: Path, /) -> int:
    """See what a set still lacks: phrases, positions, decks that may be played.

    Parameters
    ----------
    name
        The id of the set.
    folder
        Where its positions lie.
    """
    found = next((each for each in SETS if each.id == name), None)
    if found is None:
        raise BadInput(f"There is no set “{name}”; there is {', '.join([each.id for each in SETS])}.")
    sentences = lacking(found, folder)
    for sentence in sentences:
        say(sentence, 2)
    if not sentences:
        print(f"complete   {name}: {len(found.cards)} cards")
    return 2 if sentences else 0
