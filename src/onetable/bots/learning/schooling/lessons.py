"""Notes of many games cut into lessons of one size, as a network that is compiled once wants them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from msgspec import Struct

from onetable.bots.learning.insight import MOST
from onetable.bots.learning.schooling.exercises import Notebook


class Sizes(Struct, frozen=True):
    """How much a lesson holds."""

    decisions: int
    offers: int  # of a decision; whatever has more is left out
    marks: int  # of all decisions together, and the features of all their offers
    features: int


class Desk:
    """A notebook opened so that any of its decisions can be found."""

    def __init__(self, notes: Notebook, sizes: Sizes, middle: Any, spread: Any) -> None:
        self.notes, self.sizes = notes, sizes
        self.rows = (((notes.rows - middle) / spread).clip(-MOST, MOST) * notes.seen[:, None]).astype(np.float32)
        self.mark_starts = starts_of(notes.mark_counts)
        self.offer_starts = starts_of(notes.offer_counts)
        self.feature_starts = starts_of(notes.feature_counts)
        self.first_features = self.feature_starts[self.offer_starts]
        self.usable = np.flatnonzero(notes.offer_counts <= sizes.offers)

    def portions(self) -> Iterator[Any]:
        """All decisions in their order, as many at a time as there is room for."""
        at, count, sizes = 0, len(self.notes.threads), self.sizes
        while at < count:
            room = int(np.searchsorted(self.mark_starts, self.mark_starts[at] + sizes.marks, "right")) - 1
            end = min(at + sizes.decisions, room, count)
            yield np.arange(at, end)
            at = end

    def look(self, chosen: Any) -> dict[str, Any]:
        """What was seen at these decisions."""
        sizes, notes = self.sizes, self.notes
        marks, owners = stretches(self.mark_starts[chosen], self.mark_starts[chosen + 1])
        rows: Any = np.zeros((sizes.decisions, notes.rows.shape[1]), np.float32)
        rows[: len(chosen)] = self.rows[chosen]
        return {
            "rows": rows,
            "marks": padded(notes.marks[marks], sizes.marks, np.int32),
            "whose": padded(owners, sizes.marks, np.int32, sizes.decisions),  # what is nobody's is added to nothing
        }

    def lesson(self, chosen: Any, results: dict[str, Any]) -> dict[str, Any]:
        """As many of these decisions as there is room for, with all offers and what came of them."""
        sizes, notes = self.sizes, self.notes
        features = self.first_features[chosen + 1] - self.first_features[chosen]
        marks = self.mark_starts[chosen + 1] - self.mark_starts[chosen]
        chosen = chosen[(np.cumsum(features) <= sizes.features) & (np.cumsum(marks) <= sizes.marks)]
        offers, owners = stretches(self.offer_starts[chosen], self.offer_starts[chosen + 1])
        slots = owners * sizes.offers + offers - self.offer_starts[chosen][owners]
        places, of_offer = stretches(self.feature_starts[offers], self.feature_starts[offers + 1])
        slot_count, choices = sizes.decisions * sizes.offers, -(-len(slots) // sizes.decisions) * sizes.decisions  # of few sizes
        there: Any = np.zeros(slot_count, bool)
        there[slots] = True
        found = self.look(chosen) | {
            "places": padded(notes.places[places], sizes.features, np.int32),
            "values": padded(notes.values[places], sizes.features, np.float32),
            "whom": padded(of_offer, sizes.features, np.int32, choices),
            "slots": padded(slots, choices, np.int32, slot_count),
            "there": there.reshape(sizes.decisions, sizes.offers),
            "chosen": padded(notes.chosen[chosen], sizes.decisions, np.int32),
            "before": padded(np.log(notes.likely[chosen]), sizes.decisions, np.float32),
            "counts": padded(np.ones(len(chosen)), sizes.decisions, np.float32),
        }
        return found | {name: padded(each[chosen], sizes.decisions, np.float32) for name, each in results.items()}


def starts_of(counts: Any) -> Any:
    """Where each begins, and last where all end."""
    return np.concatenate([[0], np.cumsum(counts, dtype=np.int64)])


def stretches(begins: Any, ends: Any) -> tuple[Any, Any]:
    """All places from each beginning to its end, and of each place to which it belongs."""
    counts = ends - begins
    owners: Any = np.repeat(np.arange(len(counts)), counts)
    return np.arange(len(owners)) + np.repeat(begins - (np.cumsum(counts) - counts), counts), owners


def padded(values: Any, size: int, kind: Any, rest: int = 0) -> Any:
    """As many as there is room for."""
    found: Any = np.full(size, rest, kind)
    found[: len(values)] = values
    return found
