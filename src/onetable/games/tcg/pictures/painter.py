"""The trading card game as it is sent: what all see alike is written once, then what each seat holds and is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Raw, to_builtins

from onetable.core.rulebook import Result
from onetable.core.word import Word
from onetable.games.tcg.pictures import fights
from onetable.games.tcg.pictures.around import path, seats, turn
from onetable.games.tcg.pictures.asking import asking
from onetable.games.tcg.pictures.deeds import deeds
from onetable.games.tcg.pictures.drawing import Drawing
from onetable.games.tcg.pictures.hand import hand
from onetable.games.tcg.pictures.happening import happening
from onetable.games.tcg.pictures.in_play import pieces
from onetable.games.tcg.pictures.ledger import Ledger
from onetable.games.tcg.pictures.question_shape import Asking
from onetable.games.tcg.pictures.shapes import Happening, Open, Own
from onetable.games.tcg.speech.choices import AssignTo, FirstSkirmish
from onetable.games.tcg.telling.facts import board_of
from onetable.games.tcg.telling.fights import assigned_to, fight_line, outlook
from onetable.server.pictures import plain, shapes
from onetable.server.pictures.picture import Picture
from onetable.server.pictures.speaker import Speaker
from onetable.telling.spoken_view import SpokenView
from onetable.telling.teller import Teller, teller_of


def paint(speaker: Speaker, sight: SpokenView, shared: Shared, seat: int, setup: Mapping[str, Any], result: Result | None) -> Picture:
    """One view as it is sent; a seat that looks through the eyes of another is offered nothing."""
    view, teller, looks_on = sight.view, teller_of(speaker.game), seat != sight.view.seat
    own = draw_own(Drawing(sight), shared.ledger, not looks_on)
    asked = own.asking
    return plain.put_together(
        shapes.View(
            game=speaker.game,
            seat=seat,
            asked=view.asked,
            language=speaker.language,
            question=question(teller, sight, shared.happening, asked),
            subject=teller.subject(view),
            choices=shapes.NO_ITEMS if asked is None else choices(teller, sight, asked),
            over=plain.over(speaker, teller, sight, setup, result) if result is not None else None,
            phrases=shapes.NO_ITEMS if seat < 0 else plain.sayings(speaker, view),
        ),
        shared.written | plain.written(own),
    )


class Shared:
    """What all see alike at one moment, in one language, drawn and written once."""

    def __init__(self, sight: SpokenView) -> None:
        drawing = Drawing(sight)
        self.ledger = Ledger(sight.journal)
        self.happening = happening(drawing)
        board = Open(
            turn=turn(drawing, self.ledger),
            order=drawing.board.order if drawing.board.path else (),
            path=path(drawing),
            pieces=pieces(drawing),
            skirmishes=fights.skirmishes(drawing),
            fought=self.ledger.fought(drawing),
            deeds=deeds(drawing),
            archery=fights.archery(drawing),
            threats=fights.threats(drawing),
            happening=self.happening,
        )
        self.written = plain.written(board)


def draw_own(drawing: Drawing, ledger: Ledger, offered: bool) -> Own:
    """What one seat sees in its own way."""
    asked = asking(drawing, ledger) if offered else None
    return Own(seats(drawing), hand(drawing, asked), asked)


# ---- the open question in words


def question(teller: Teller, sight: SpokenView, now: Happening | None, asked: Asking | None) -> str:
    """What is asked, a response with what it responds to; or for whom all wait, by name."""
    if asked is None:
        return teller.waiting(sight)
    if now is None or asked.kind != "respond":
        return teller.question(sight)
    return sight.say("tcg-respond-to", what=now.text)


def choices(teller: Teller, sight: SpokenView, asked: Asking) -> Raw:
    """The choices as they are sent; the one that does nothing more says what comes of it."""
    found = []
    for number, word in enumerate(sight.view.choices):
        text = asked.pass_text if number == asked.passing else teller.spoken(sight, word)
        found.append(
            shapes.Choice(
                text,
                type(word).__name__,
                reading=reading(sight, word),
                word=shapes.raw(word),
                **to_builtins(teller.about(sight.view, word)),
            )
        )
    return shapes.raw(found)


def reading(sight: SpokenView, word: Word) -> tuple[str, ...]:
    """What one should know before taking it and cannot read on the cards: how the skirmish would stand."""
    board = board_of(sight)
    if isinstance(word, AssignTo):
        foes = (*assigned_to(board, word.defender), word.minion)
    elif isinstance(word, FirstSkirmish):
        foes = assigned_to(board, word.defender)
    else:
        return ()
    return (fight_line(sight, word.defender, foes), outlook(sight, word.defender, foes)) if foes else ()
