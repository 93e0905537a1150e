"""One Table: Lord of the Rings tabletop games at one digital table.

The names below are what other programs build on; each is loaded when it is first wanted. docs/reference.md describes them all,
docs/api.md says what may change and when. The types that a checker sees are in `__init__.pyi`, which knows the rulebook of each game.
"""

from importlib import import_module
from warnings import warn

__version__ = "0.1.0"

_PLACES = {
    "rulebook": "onetable.games.registry",
    "game_names": "onetable.games.registry",
    "bot": "onetable.bots.registry",
    "bot_names": "onetable.bots.registry",
    "Match": "onetable.core.match",
    "Rulebook": "onetable.core.rulebook",
    "Result": "onetable.core.rulebook",
    "Game": "onetable.core.game",
    "Position": "onetable.core.position",
    "View": "onetable.core.view",
    "Bot": "onetable.core.bot",
    "Dice": "onetable.core.dice",
    "Word": "onetable.core.word",
    "Event": "onetable.core.event",
    "Ask": "onetable.core.step",
    "BadInput": "onetable.core.errors",
    "Record": "onetable.core.record",
    "record": "onetable.core.record",
    "replay": "onetable.core.record",
    "save": "onetable.core.record",
    "load": "onetable.core.record",
}  # where each public name lives

_RENAMED: dict[str, tuple[str, str]] = {}  # an old name: the new one, and the version without the old; it works and warns until then

__all__ = ["__version__", *_PLACES]


def __getattr__(name: str) -> object:
    """A public name, loaded now."""
    if name in _RENAMED:
        new, gone = _RENAMED[name]
        warn(f"onetable.{name} is called onetable.{new} now, and will be gone in version {gone}.", DeprecationWarning, stacklevel=2)
        return getattr(import_module(_PLACES[new]), new)
    place = _PLACES.get(name)
    if place is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(place), name)
    return found


def __dir__() -> list[str]:
    return sorted([*globals(), *_PLACES])
