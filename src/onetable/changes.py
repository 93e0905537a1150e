"""What a line tells, put together: whole states, and changes that each stand on the state before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Json = dict[str, Any]


def fits(state: Json | None, change: Json) -> bool:
    """Whether this change can be made to the state that is held; if not, one before it was lost."""
    return state is not None and (state["n"], state["view"]["language"]) == (change["on"], change["language"])


def changed(state: Json, change: Json) -> Json:
    """The state that comes of a change; the one before stays as it was."""
    view = state["view"]
    for place, members in change["view"].items():
        view = put(view, place.split("/") if place else [], members)
    found = {**state, **change, "is": "state", "view": view}
    del found["on"], found["language"]
    return found


def put(thing: Any, path: Sequence[str], members: Json) -> Any:
    """The same thing, with other members in what lies at the end of this path."""
    if not path:
        return {**thing, **members}
    if isinstance(thing, list):
        number = int(path[0])
        return [*thing[:number], put(thing[number], path[1:], members), *thing[number + 1 :]]
    return {**thing, path[0]: put(thing[path[0]], path[1:], members)}
