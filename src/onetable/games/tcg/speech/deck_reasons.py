"""Why a deck may not be played: one word for each rule of building a deck. Cards go by their id."""

from __future__ import annotations

from onetable.core.word import Word


class DeckReason(Word, frozen=True):
    """A rule of building a deck that is broken."""


class NoRingBearer(DeckReason, frozen=True):
    """Nobody bears the Ring."""


class CannotBearTheRing(DeckReason, frozen=True):
    """The Ring-bearer must be a Frodo."""

    card: str


class NoRing(DeckReason, frozen=True):
    """The One Ring is missing."""


class IsNoRing(DeckReason, frozen=True):
    """What lies in the place of the One Ring is something else."""

    card: str


class SiteMissing(DeckReason, frozen=True):
    """The adventure deck has no site of this number."""

    number: int


class SitesOfOneNumber(DeckReason, frozen=True):
    """The adventure deck has several sites of this number."""

    number: int
    count: int


class IsNoSite(DeckReason, frozen=True):
    """The adventure deck holds a card that is no site."""

    card: str


class RingInDrawDeck(DeckReason, frozen=True):
    """The draw deck holds a One Ring."""

    card: str


class SiteInDrawDeck(DeckReason, frozen=True):
    """The draw deck holds a site."""

    card: str


class TooManyOfTitle(DeckReason, frozen=True):
    """The draw deck holds more than so many cards with the title of this card, whatever their subtitles."""

    card: str
    count: int
    most: int


class TooManyFrodos(DeckReason, frozen=True):
    """The draw deck holds more than so many Frodos, because one more begins in play."""

    count: int
    most: int


class DrawDeckTooSmall(DeckReason, frozen=True):
    """The draw deck has fewer cards than it needs."""

    count: int
    least: int


class SidesDiffer(DeckReason, frozen=True):
    """The draw deck has not as many Free Peoples as Shadow cards."""

    free_peoples: int
    shadow: int
