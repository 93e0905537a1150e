"""Cards by their names, where a text speaks of one."""

from __future__ import annotations

from onetable.core.word import Word


class Named(Word, frozen=True):
    """A card, hero, place or anything else that has a name: “plot.loss_of_an_heir”, “place.bree”."""

    id: str
