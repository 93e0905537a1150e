"""A view in sentences and as data: what lies on the table, and every choice with what one should know before taking it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import UNSET, Raw, Struct, UnsetType, to_builtins
from msgspec.json import decode

from onetable.core.rulebook import Result
from onetable.core.view import View
from onetable.core.word import Word
from onetable.server.pictures import shapes
from onetable.server.pictures.picture import Picture, layout, member
from onetable.server.pictures.speaker import Speaker
from onetable.telling import phrases
from onetable.telling.guide.sections import guide_of
from onetable.telling.spoken_view import SpokenView, texts_of
from onetable.telling.teller import Teller, teller_of


def sight_of(speaker: Speaker, view: View[Any], names: Sequence[str], refused: Mapping[Word, Word], journal: Sequence[Word]) -> SpokenView:
    """A view, and all that is needed to say it."""
    return SpokenView(view, journal, refused, tuple(names), speaker.phrases.at(view.table), speaker.interface, texts_of(speaker.game))


def paint(speaker: Speaker, sight: SpokenView, seat: int, setup: Mapping[str, Any], result: Result | None) -> Picture:
    """One view as it is sent; a seat that looks through the eyes of another is offered nothing."""
    view, teller, looks_on = sight.view, teller_of(speaker.game), seat != sight.view.seat
    spoken = shapes.NO_ITEMS if seat < 0 else sayings(speaker, view)
    return in_pieces(
        shapes.View(
            game=speaker.game,
            seat=seat,
            asked=view.asked,
            language=speaker.language,
            question=teller.waiting(sight) if looks_on else teller.question(sight),
            subject=teller.subject(view),
            choices=shapes.NO_ITEMS if looks_on else shapes.raw([choice(teller, sight, word) for word in view.choices]),
            refused=shapes.NO_ITEMS if looks_on else shapes.raw([refusal(teller, sight, word) for word in teller.attempts(sight)]),
            over=over(speaker, teller, sight, setup, result) if result is not None else None,
            phrases=spoken,
            pages=tuple([shapes.Page(title, tuple(lines)) for title, lines in teller.pages(sight) if lines]),
            board=view.encode_table(),
        )
    )


def in_pieces(view: shapes.View) -> Picture:
    """A view taken apart: its members, and those of its board."""
    board: dict[str, Raw] = decode(view.board, type=dict[str, Raw]) if bytes(view.board).startswith(b"{") else {}
    if board:
        return put_together(view, {name: member(name, value) for name, value in board.items()})
    names = view.__struct_fields__
    return Picture(layout(("",) * len(names)), [member(name, getattr(view, name)) for name in names])


def put_together(view: shapes.View, board: Mapping[str, bytes]) -> Picture:
    """A view in pieces, with a board whose members are written already."""
    around = [member(name, getattr(view, name)) for name in view.__struct_fields__ if name != "board"]
    return Picture(layout(("",) * len(around) + ("board",) * len(board), tuple(board)), [*around, *board.values()])


def written(thing: Struct) -> dict[str, bytes]:
    """The members of this, each written once, by name."""
    return {name: member(name, getattr(thing, name)) for name in thing.__struct_fields__}


def sayings(speaker: Speaker, view: View[Any]) -> Raw:
    """What may be said now."""
    found = []
    for key, those in phrases.allowed(speaker.game, view):
        people = None
        if those is not None:
            people = tuple([shapes.Mentioned(number, phrases.called(speaker.game, view, number, speaker.phrases)) for number in those])
        found.append(shapes.Phrase(key, people))
    return shapes.raw(found)


def choice(teller: Teller, sight: SpokenView, word: Word) -> shapes.Choice:
    """One choice: its words, what one should know before taking it, and the choice itself as data."""
    reading, about = teller.reading(sight, word), teller.about(sight.view, word)
    return shapes.Choice(
        teller.spoken(sight, word), type(word).__name__, reading=(reading,) if reading else (), word=shapes.raw(word),
        **to_builtins(about),
    )  # fmt: skip


def refusal(teller: Teller, sight: SpokenView, word: Word) -> shapes.Refusal:
    """What might be tried, and why it cannot be done."""
    about, reason = teller.about(sight.view, word), sight.refused[word]
    return shapes.Refusal(
        teller.spoken(sight, word), type(word).__name__, sight.read(reason), word=shapes.raw(word), section=section(teller.game, reason),
        **to_builtins(about),
    )  # fmt: skip


def section(game: str, reason: Word) -> str | UnsetType:
    """The section of the guide about a reason."""
    return guide_of(game).about_refusal(reason) or UNSET


def over(speaker: Speaker, teller: Teller, sight: SpokenView, setup: Mapping[str, Any], result: Result) -> shapes.Over:
    """Who has won, and what could be played next."""
    following = [shapes.Following(key, speaker.say(key), given) for key, given in teller.next_games(sight.view.table, setup)]
    title = sight.read(result.word)
    lines = [line for line in teller.closing(sight) if line != title]
    return shapes.Over(result.outcome, title, tuple(lines), result.scores, tuple(following))
