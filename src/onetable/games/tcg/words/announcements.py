"""Announcements: what has come about and changes nothing by itself, so that texts may answer it."""

from __future__ import annotations

from onetable.games.tcg.words.verb import Announcement


class Played(Announcement, frozen=True):
    """A card has entered play by being played."""


class LeavesSite(Announcement, frozen=True):
    """The fellowship moves from a site."""


class Moves(Announcement, frozen=True):
    """The fellowship moves; the cards are the companions."""


class ArrivesAt(Announcement, frozen=True):
    """The fellowship moves to a site."""


class WereAssigned(Announcement, frozen=True):
    """Characters were assigned to skirmishes."""


class WereDiscarded(Announcement, frozen=True):
    """Cards were discarded from play, by whatever."""
