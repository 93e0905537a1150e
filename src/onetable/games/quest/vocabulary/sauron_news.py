"""What happened on Sauron's side, for the journal: plots, shadow cards, events and actions."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.quest.traits import Hero, Place, Track


class PlotPlayed(Word, frozen=True):
    """A plot becomes active."""

    plot: str
    place: Place


class PlotDiscarded(Word, frozen=True):
    """An active plot is over."""

    plot: str


class PlotThrownAway(Word, frozen=True):
    """Sauron discards a plot from his hand."""

    plot: str


class PlotsDrawn(Word, frozen=True):
    """Sauron draws plot cards and keeps some."""

    drawn: int
    kept: int


class PlotsDrawnSeen(Word, frozen=True):
    """Sauron keeps these plot cards; he alone sees them."""

    plots: tuple[str, ...]


class PlotTaken(Word, frozen=True):
    """Sauron takes this plot to his hand, seen by all."""

    plot: str


class PlotDeckSeen(Word, frozen=True):
    """Sauron looks at the top card of the plot deck; he alone sees it."""

    plot: str
    top: bool


class PlotDeckLookedAt(Word, frozen=True):
    """Sauron has looked at the top card of the plot deck and laid it on top or under the deck."""

    top: bool


class PlotHandSeen(Word, frozen=True):
    """A hero looks at Sauron's plots; he alone sees them."""

    hero: Hero
    plots: tuple[str, ...]


class PlotHandLookedAt(Word, frozen=True):
    """All see that a hero looks at Sauron's plots."""

    hero: Hero


class ShadowPlayed(Word, frozen=True):
    """Sauron plays a shadow card."""

    card: str


class ShadowDrawn(Word, frozen=True):
    """Sauron draws shadow cards."""

    count: int


class ShadowDrawnSeen(Word, frozen=True):
    """Sauron draws these shadow cards; he alone sees them."""

    cards: tuple[str, ...]


class ShadowDiscarded(Word, frozen=True):
    """Sauron discards shadow cards."""

    cards: tuple[str, ...]


class ShadowTaken(Word, frozen=True):
    """Sauron takes this shadow card to his hand, seen by all."""

    card: str


class EventsDrawn(Word, frozen=True):
    """Event cards are drawn; one of them happens."""

    events: tuple[str, ...]
    event: str

    @property
    def others(self) -> tuple[str, ...]:
        """Those that do not happen."""
        return tuple([event for event in self.events if event != self.event])


class EventOver(Word, frozen=True):
    """The current event is over."""

    event: str


class EventTriggered(Word, frozen=True):
    """A hero explores where the event marker lies."""

    hero: Hero
    event: str


class EventGiven(Word, frozen=True):
    """An event card is given to a hero."""

    event: str
    hero: Hero


class TrackUsed(Word, frozen=True):
    """Sauron takes an action."""

    track: Track
    number: int


class TokensReturned(Word, frozen=True):
    """Three action tokens come back to Sauron."""
