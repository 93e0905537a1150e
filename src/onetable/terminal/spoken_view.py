"""What the person at this keyboard sees."""

from __future__ import annotations

from collections.abc import Sequence

from onetable.telling.bots import seated_bot
from onetable.telling.spoken_view import SpokenView, texts_of
from onetable.terminal.seats import HUMAN
from onetable.terminal.session import Session
from onetable.text import Interface


def sight_of(session: Session, interface: Interface) -> SpokenView:
    """What the person at this keyboard sees now."""
    book, view = session.match.rulebook, session.view()
    phrases = book.phrasebook(interface.language).titled(interface.titles).at(view.table)
    seats = spoken(session.seats.names, interface)
    return SpokenView(view, session.journal(), session.refused(), seats, phrases, interface, texts_of(book.id))


def spoken(names: Sequence[str], interface: Interface) -> tuple[str, ...]:
    """By seat how it is called: people have no names at this table, bots have those of their kind."""
    return tuple(["" if name == HUMAN else seated_bot(name, interface) for name in names])
