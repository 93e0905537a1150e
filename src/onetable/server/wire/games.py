"""The API: the games there are, and what a table may decide about them."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from onetable.server.pictures.shapes import GameId, Json


class FormValue(Struct, frozen=True):
    """One value that a form offers, and its words."""

    value: Any
    label: str
    needs: Annotated[str, Meta(description="The field of the table that must be ticked for it; “” where it can always be had.")] = ""
    why: Annotated[str, Meta(description="What is said where it is not ticked.")] = ""
    face: Annotated[Json | None, Meta(description="As its game draws it; null where it is only called by its name.")] = None


class FormField(Struct, frozen=True):
    """What is asked for when a table of a game is set up."""

    name: str
    label: Annotated[str, Meta(description="What it is; for a field of the seats “{seat}” stands in it for the name of the seat.")]
    per_seat: bool
    first: Annotated[int, Meta(description="The first seat that it is for.")]
    distinct: Annotated[bool, Meta(description="No two seats have the same.")]
    values: list[FormValue]
    default: Annotated[Any, Meta(description="The usual value; for a field of the seats one for each, as far as there are usual ones.")]
    free: Annotated[bool, Meta(description="Others may be given than those listed.")]


class FormOption(Struct, frozen=True):
    """What a table may decide where the rulebook leaves it open."""

    name: str
    label: str
    values: list[FormValue]
    default: Any
    meaning: str


class DecksOfGame(Struct, frozen=True):
    """Where people build decks for a game, and as what they bring them to a table."""

    page: Annotated[str, Meta(description="The address of the page; “” where there is none.")]
    field: Annotated[str, Meta(description="The field of the form that takes a deck.")]


class GameInfo(Struct, frozen=True):
    """A game, and what a table may decide about it."""

    id: GameId
    name: str
    about: Annotated[str, Meta(description="One line about it.")]
    facts: Annotated[str, Meta(description="For how many, and how long it takes.")]
    play: Annotated[str, Meta(description="What the button says that opens a usual table.")]
    players: list[int]
    usual_players: int
    cooperative: bool
    sides: tuple[str, ...]
    side_names: Annotated[list[str], Meta(description="The sides in words; “” for one that has no name of its own.")]
    side_faces: Annotated[list[Json | None], Meta(description="Who sits on a side that has a seat of its own, as the game draws them.")]
    form: list[FormField]
    options: list[FormOption]
    example: Json
    bots: list[str]
    usual_bot: str
    talk_rule: Annotated[str, Meta(description="What may be said at its table; “” where anything may be.")]
    chapters: Annotated[bool, Meta(description="Whether it has a book of chapters, and a road through them.")]
    first: Annotated[bool, Meta(description="Whether it is the one to begin with.")]
    beside: Annotated[str, Meta(description="The game with which it shares a card in the lobby; “” for one that stands by itself.")]
    decks: Annotated[DecksOfGame | None, Meta(description="None where nobody builds decks for it.")] = None
    puzzles: Annotated[bool, Meta(description="Whether it has puzzles.")] = False
