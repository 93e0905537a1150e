"""How words are taken apart and put together before they are read: the same in several languages."""

from __future__ import annotations

from collections.abc import Sequence

from onetable.core.word import Word
from onetable.games.tcg.words import costs, effects, nouns, triggers, values


def joined(parts: Sequence[Word]) -> Word:
    """The noun that has all these parts."""
    found = parts[0]
    for part in parts[1:]:
        found = nouns.Both(found, part)  # type: ignore[arg-type]
    return found


def conditions(word: Word) -> list[Word]:
    """What must hold, one by one."""
    return [*conditions(word.left), *conditions(word.right)] if isinstance(word, values.BothHold) else [word]


def parted(word: triggers.Answering) -> tuple[list[Word], costs.Deed]:
    """What must hold, and the rest of the deed; what must be done is done as soon as something can be spotted."""
    needs: list[Word] = []
    rest: list[costs.Payable] = []
    does = word.does.effects
    for cost in word.does.costs:
        if isinstance(cost, costs.If):
            needs += conditions(cost.what)
        elif isinstance(cost, costs.Spot) and isinstance(word, triggers.Required):
            needs.append(values.CanSpot(cost.count, cost.noun))
        else:
            rest.append(cost)
    if not rest and len(does) == 1 and isinstance(does[0], effects.When) and not does[0].otherwise:
        needs, does = [*needs, does[0].condition], does[0].then
    return needs, costs.Deed(tuple(rest), does)
