"""The decks that people build and keep here: whose they are, how many there may be, and who may read them by a link."""

from __future__ import annotations

import re
import secrets
import time
import unicodedata
from collections.abc import Mapping
from typing import Any

import msgspec

from onetable.core.errors import BadInput
from onetable.games.registry import face_of, faces, rulebook
from onetable.language.markup import plain
from onetable.server.house.link_words import link_word
from onetable.server.keeping.rows import DeckRow, LostRace, VersionRow
from onetable.server.keeping.store import Store
from onetable.server.people.names import is_seen
from onetable.server.table.failures import NotNow
from onetable.telling.decks import DeckBook, Json

MOST_DECKS = 60  # of one person
MOST_VERSIONS = 200  # of one deck
LONGEST_NAME = 60
LONGEST_NOTE = 2_000
TRIES = 5  # to find a link that nobody has


def has_decks(game: str) -> bool:
    """Whether people build decks for this game here: it may have been installed only once."""
    return game in faces() and faces()[game].decks is not None


def deck_book(game: str) -> DeckBook:
    """What this game knows of decks, or one clear sentence."""
    part = face_of(game).decks
    if part is None:
        having = ", ".join([face.id for face in faces().values() if face.decks is not None])
        raise BadInput(f"Nobody builds decks for the game “{game}”; for {having} people do.")
    return part.load()


def readable(book: DeckBook, text: str, language: str) -> Json:
    """The deck that somebody has written, or its first mistake."""
    found = book.read(text, language)
    if found.deck is None or found.mistakes:
        raise BadInput(found.mistakes[0].text)
    return found.deck


def read_brought(game: str, brings: Mapping[str, Any], language: str) -> dict[str, Any]:
    """What somebody brings to a table, as it is kept: a deck of the game by name, or one that was built or pasted, if it is legal."""
    found = dict(brings)
    book = deck_book(game) if has_decks(game) else None
    if book is not None and book.field in found:
        brought = found[book.field]
        if brought not in rulebook(game).form().field(game, book.field).values:
            deck = readable(book, brought if isinstance(brought, str) else as_text(brought), language)
            broken = book.summary(deck, language).reasons
            if broken:
                raise BadInput(plain(broken[0]))
            found[book.field] = deck
    return found


def tidy_deck_name(text: str) -> str:
    """What a deck may be called: one spelling, one space between words."""
    found = re.sub(r"\s+", " ", unicodedata.normalize("NFKC", text)).strip(" ")
    if not 1 <= len(found) <= LONGEST_NAME or not is_seen(found):
        raise NotNow("odd_deck_name")
    return found


def tidy_note(text: str) -> str:
    """What may be said of a deck: any lines, but not a book."""
    found = text.replace("\r\n", "\n").replace("\0", "").strip()
    if len(found) > LONGEST_NOTE:
        raise NotNow("long_note")
    return found


class Shelf:
    """All decks of this server."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def own(self, person: str, deck: str) -> DeckRow:
        """A deck of this person; that of somebody else is not there at all."""
        found = await self.store.deck(deck)
        if found is None or found.person != person:
            raise NotNow("no_such_deck")
        return found

    async def behind(self, link: str) -> DeckRow:
        """The deck behind a link."""
        found = await self.store.deck_behind(link)
        if found is None:
            raise NotNow("no_such_link")
        return found

    async def keep(self, person: str, game: str, name: str, note: str, deck: Json) -> DeckRow:
        """A new deck."""
        now, id = time.time(), secrets.token_urlsafe(9)
        row = DeckRow(id, person, game, tidy_deck_name(name), tidy_note(note), None, now, now, 1)
        if not await self.store.add_deck(row, VersionRow(id, 1, now, "", as_text(deck)), MOST_DECKS):
            raise NotNow("too_many_decks")
        return row

    async def save(self, row: DeckRow, deck: Json, note: str) -> None:
        """Another version; what is the same as the last one is none, and only its note is kept."""
        note, content = tidy_note(note), as_text(deck)
        last = (await self.store.versions_of(row.id))[-1]
        if last.content == content:
            if note:
                await self.store.note_version(row.id, last.n, note)
        elif row.versions >= MOST_VERSIONS:
            raise NotNow("too_many_versions")
        else:
            await self.store.add_version(row.id, time.time(), note, content)

    async def change(self, row: DeckRow, name: str | None, note: str | None, version: int | None) -> None:
        """Another name or note, of the deck or of one version."""
        if version is not None:
            if not await self.store.note_version(row.id, version, tidy_note(note or "")):
                raise NotNow("no_such_version")
            note = None
        values = {"name": tidy_deck_name(name)} if name is not None else {}
        if note is not None:
            values["note"] = tidy_note(note)
        if values:
            await self.store.change_deck(row.id, **values)

    async def share(self, row: DeckRow, shared: bool) -> None:
        """Let whoever has the link read it, or nobody any longer; a new link is another one."""
        if not shared:
            await self.store.change_deck(row.id, link=None)
            return
        for _ in range(TRIES if row.link is None else 0):
            try:
                await self.store.change_deck(row.id, link=link_word())
                return
            except LostRace:
                continue


def as_text(deck: Json) -> str:
    """A deck as it is kept."""
    return msgspec.json.encode(deck).decode()
