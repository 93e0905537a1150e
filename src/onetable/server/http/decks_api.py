"""What can be asked of the server about decks: your own with their versions, those behind a link, and those that come with a game."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from onetable.bots.registry import bot
from onetable.core.errors import BadInput
from onetable.core.view import View
from onetable.server.house.shelf import Shelf, deck_book, has_decks, readable
from onetable.server.http.calls import Call, Refuse, endpoint
from onetable.server.http.me_api import Nothing
from onetable.server.keeping.rows import DeckRow
from onetable.server.pictures.shapes import GameId, Json
from onetable.server.wire import Number
from onetable.telling.decks import DeckBook, DeckSummary, GivenDeck, ReadDeck, SampleTurn

Written = Annotated[str, Meta(max_length=60_000, description="A pasted list, or the JSON of a deck.")]
Words = Annotated[str, Meta(max_length=10_000)]


class NewDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to be kept."""

    game: Annotated[GameId, Meta(max_length=20)]
    name: Words
    text: Written
    note: Words = ""


class SavedDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as it shall be from now on."""

    text: Written
    note: Annotated[Words, Meta(description="What is new in this version.")] = ""


class ChangedDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name or note; with `version` the note is of that version."""

    name: Words | None = None
    note: Words | None = None
    version: Number | None = None


class SharedOrNot(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether somebody who has the link may read a deck."""

    shared: bool = True


class WrittenDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck that is only looked at."""

    text: Written


class UnfinishedDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck that lacks something."""

    text: Written
    part: Annotated[str, Meta(max_length=20, description="What of it shall be filled, such as `sites`; “” is all.")] = ""


class TriedDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck that is tried out; the same seed deals the same hand."""

    text: Written
    seed: Number | None = None


class CheckedDeck(Struct, frozen=True):
    """A written deck: as it was read, with its mistakes, and every rule that it breaks."""

    read: ReadDeck
    summary: Annotated[DeckSummary | None, Meta(description="None while there are mistakes.")]
    written: Annotated[str, Meta(description="The deck as a list; “” while there are mistakes.")]


class DeckInfo(Struct, frozen=True):
    """A deck that you keep here."""

    id: str
    game: GameId
    name: str
    note: str
    link: Annotated[str, Meta(description="The word of its link; “” while nobody else may read it.")]
    made: float
    changed: float
    versions: int
    deck: Annotated[Json, Meta(description="Its last version, as it is brought to a table.")]
    summary: DeckSummary


class DeckVersion(Struct, frozen=True):
    """One version of a deck."""

    n: int
    at: float
    note: str
    deck: Json


class KeptDeck(Struct, frozen=True):
    """A deck with all its versions, the first one first."""

    info: DeckInfo
    history: list[DeckVersion]


class SharedDeck(Struct, frozen=True):
    """A deck that somebody lets you read."""

    game: GameId
    name: str
    note: str
    by: Annotated[str, Meta(description="Who built it.")]
    mine: bool
    deck: Json
    summary: DeckSummary


# ---- how a deck is told


def summed_up(book: DeckBook, deck: Json, language: str) -> DeckSummary:
    """A deck in short; one with cards that are not here any longer says so."""
    try:
        return book.summary(deck, language)
    except BadInput as error:
        return DeckSummary("", False, [str(error)])


def named(book: DeckBook, content: str, name: str) -> Json:
    """What is kept, under the name that it has now."""
    deck: Json = msgspec.json.decode(content)
    try:
        return book.named(deck, name)
    except BadInput:  # it cannot be read any longer, and is shown as it was
        return deck


def nameless(book: DeckBook, text: str, language: str) -> Json:
    """A deck as it is kept: its name stands beside it, so that another name is no other version."""
    return book.named(readable(book, text, language), "")


def info(row: DeckRow, content: str, language: str) -> DeckInfo:
    """A deck as its owner is told of it."""
    book = deck_book(row.game)
    deck = named(book, content, row.name)
    return DeckInfo(
        row.id, row.game, row.name, row.note, row.link or "", row.made, row.changed, row.versions, deck, summed_up(book, deck, language)
    )


async def whole(call: Call, deck: str) -> KeptDeck:
    """A deck with all its versions, as its owner is told of it."""
    row = await shelf(call).own(call.me.id, deck)
    versions, book = await call.server.store.versions_of(row.id), deck_book(row.game)
    history = [DeckVersion(each.n, each.at, each.note, named(book, each.content, row.name)) for each in versions]
    return KeptDeck(info(row, versions[-1].content, call.language), history)


def shelf(call: Call) -> Shelf:
    """All decks of this server."""
    return Shelf(call.server.store)


async def own(call: Call) -> DeckRow:
    """The deck that a request is about."""
    return await shelf(call).own(call.me.id, call.request.path_params["deck"])


# ---- your decks


@endpoint("GET", "/api/me/decks", list[DeckInfo], query=("game", "language"))
async def my_decks(call: Call) -> list[DeckInfo]:
    """Your decks, those that changed last first; of one game, or of all."""
    found = await call.server.store.decks_of(call.me.id, call.request.query_params.get("game"))
    return [info(row, content, call.language) for row, content in found if has_decks(row.game)]


@endpoint("POST", "/api/me/decks", KeptDeck, body=NewDeck, query=("language",))
async def new_deck(call: Call) -> KeptDeck:
    """Keep a new deck, legal or not."""
    wish: NewDeck = call.body
    deck = nameless(deck_book(wish.game), wish.text, call.language)
    row = await shelf(call).keep(call.me.id, wish.game, wish.name, wish.note, deck)
    return await whole(call, row.id)


@endpoint("GET", "/api/me/decks/{deck}", KeptDeck, query=("language",))
async def get_deck(call: Call) -> KeptDeck:
    """A deck of yours with all its versions."""
    return await whole(call, call.request.path_params["deck"])


@endpoint("POST", "/api/me/decks/{deck}", KeptDeck, body=ChangedDeck, query=("language",))
async def change_deck(call: Call) -> KeptDeck:
    """Give a deck of yours another name or note, or one of its versions another note."""
    row, wish = await own(call), call.body
    await shelf(call).change(row, wish.name, wish.note, wish.version)
    return await whole(call, row.id)


@endpoint("POST", "/api/me/decks/{deck}/versions", KeptDeck, body=SavedDeck, query=("language",))
async def save_deck(call: Call) -> KeptDeck:
    """Save another version of a deck of yours."""
    row = await own(call)
    await shelf(call).save(row, nameless(deck_book(row.game), call.body.text, call.language), call.body.note)
    return await whole(call, row.id)


@endpoint("POST", "/api/me/decks/{deck}/share", KeptDeck, body=SharedOrNot, query=("language",))
async def share_deck(call: Call) -> KeptDeck:
    """Let whoever has the link read a deck of yours, or nobody any longer."""
    row = await own(call)
    await shelf(call).share(row, call.body.shared)
    return await whole(call, row.id)


@endpoint("POST", "/api/me/decks/{deck}/delete", Nothing)
async def delete_deck(call: Call) -> Nothing:
    """Throw a deck of yours away, with all its versions; its link leads nowhere."""
    await call.server.store.drop_deck((await own(call)).id)
    return Nothing()


# ---- decks behind a link


@endpoint("GET", "/api/decks/{link}", SharedDeck, query=("language",))
async def shared_deck(call: Call) -> SharedDeck:
    """The deck behind a link."""
    row = await shelf(call).behind(call.request.path_params["link"])
    book, owner = deck_book(row.game), await call.server.store.person(row.person)
    deck = named(book, (await call.server.store.versions_of(row.id))[-1].content, row.name)
    mine = call.person is not None and call.person.id == row.person
    return SharedDeck(row.game, row.name, row.note, owner.name if owner else "", mine, deck, summed_up(book, deck, call.language))


@endpoint("POST", "/api/decks/{link}/copy", KeptDeck, query=("language",))
async def copy_deck(call: Call) -> KeptDeck:
    """Keep a copy of the deck behind a link, as one of your own."""
    row = await shelf(call).behind(call.request.path_params["link"])
    content = (await call.server.store.versions_of(row.id))[-1].content
    copied = await shelf(call).keep(call.me.id, row.game, row.name, row.note, msgspec.json.decode(content))
    return await whole(call, copied.id)


# ---- decks of a game


@endpoint("GET", "/api/games/{game}/decks", list[GivenDeck], query=("language",))
async def given_decks(call: Call) -> list[GivenDeck]:
    """The decks that come with a game, to play or to begin with."""
    return deck_book(call.request.path_params["game"]).given(call.language)


@endpoint("POST", "/api/games/{game}/decks/check", CheckedDeck, body=WrittenDeck, query=("language",))
async def check_deck(call: Call) -> CheckedDeck:
    """Read a deck: every mistake with its line, or every rule that it breaks."""
    book = deck_book(call.request.path_params["game"])
    read = book.read(call.body.text, call.language)
    if read.mistakes or read.deck is None:
        return CheckedDeck(read, None, "")
    return CheckedDeck(read, book.summary(read.deck, call.language), book.written(read.deck, call.language))


@endpoint("POST", "/api/games/{game}/decks/complete", CheckedDeck, body=UnfinishedDeck, query=("language",))
async def complete_deck(call: Call) -> CheckedDeck:
    """Fill in what a deck lacks, as the game would."""
    book = deck_book(call.request.path_params["game"])
    deck = book.completed(readable(book, call.body.text, call.language), call.body.part)
    return CheckedDeck(ReadDeck(deck, []), book.summary(deck, call.language), book.written(deck, call.language))


@endpoint("POST", "/api/games/{game}/decks/sample", SampleTurn, body=TriedDeck, query=("language",))
async def sample_deck(call: Call) -> SampleTurn:
    """Draw an opening hand, and see what bots make of it in the first turn."""
    me, game = call.me, call.request.path_params["game"]
    book = deck_book(game)
    if not call.server.openings.take(me.id):
        raise Refuse("too_fast")
    seed = call.body.seed if call.body.seed is not None else secrets.randbelow(2**31)
    quick = bot(game, "rules", seed)  # it takes a millisecond or two, and the same hand is played in the same way

    async def think(view: View[Any]) -> int:
        await asyncio.sleep(0)  # others come in between
        return quick.choose(view)

    return await book.sample(readable(book, call.body.text, call.language), seed, call.language, think)
