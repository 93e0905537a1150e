"""Middle-earth Quest as it is sent: what all see alike is written once, then what each seat holds and is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Raw, to_builtins

from onetable.core.rulebook import Result
from onetable.games.quest.mechanics.influence import chains
from onetable.games.quest.pictures import lying, on_the_map
from onetable.games.quest.pictures.around import story, turn
from onetable.games.quest.pictures.asking import asking
from onetable.games.quest.pictures.closed import closed
from onetable.games.quest.pictures.drawing import Drawing
from onetable.games.quest.pictures.fights import combat, own_fight
from onetable.games.quest.pictures.heroes import heroes
from onetable.games.quest.pictures.rounds import last_combat
from onetable.games.quest.pictures.shapes import Open, Own
from onetable.games.quest.pictures.tower import tower
from onetable.server.pictures import plain, shapes
from onetable.server.pictures.picture import Picture
from onetable.server.pictures.speaker import Speaker
from onetable.telling.spoken_view import SpokenView
from onetable.telling.teller import Teller, teller_of


def paint(speaker: Speaker, sight: SpokenView, shared: bytes, seat: int, setup: Mapping[str, Any], result: Result | None) -> Picture:
    """One view as it is sent; a seat that looks through the eyes of another is offered nothing."""
    view, teller, looks_on = sight.view, teller_of(speaker.game), seat != sight.view.seat
    own = draw_own(Drawing(sight), not looks_on)
    return plain.in_pieces(
        shapes.View(
            game=speaker.game,
            seat=seat,
            asked=view.asked,
            language=speaker.language,
            question=teller.waiting(sight) if looks_on else teller.question_aloud(sight),
            subject=teller.subject(view),
            choices=shapes.NO_ITEMS if looks_on else choices(teller, sight),
            over=plain.over(speaker, teller, sight, setup, result) if result is not None else None,
            phrases=shapes.NO_ITEMS if seat < 0 else plain.sayings(speaker, view),
            board=Raw(shared + shapes.encode(own)[1:]),
        )
    )


def choices(teller: Teller, sight: SpokenView) -> Raw:
    """The choices as they are sent; what is printed on cards and places is not told again."""
    return shapes.raw(
        [
            shapes.Choice(
                teller.spoken(sight, word), type(word).__name__, word=shapes.raw(word), **to_builtins(teller.about(sight.view, word))
            )
            for word in sight.view.choices
        ]
    )


def shared(sight: SpokenView) -> bytes:
    """What all see alike at one moment, in one language, drawn and written once."""
    drawing = Drawing(sight)
    board = drawing.board
    reach = chains(board)
    found = Open(
        turn=turn(drawing),
        story=story(drawing),
        heroes=heroes(drawing),
        tower=tower(drawing),
        influence=on_the_map.influence(board, reach),
        chains=on_the_map.joined(reach),
        tokens=on_the_map.tokens(board),
        minions=on_the_map.minions(board),
        characters=on_the_map.characters(board),
        favor=on_the_map.favor(board),
        event=on_the_map.event(board),
        combat=combat(drawing),
        fought=last_combat(drawing),
        happening=lying.happening(drawing),
        ending=lying.ending(board, sight.journal),
        piles=lying.piles(board),
    )
    return shapes.encode(found)[:-1] + b","


def draw_own(drawing: Drawing, offered: bool) -> Own:
    """What one seat sees in its own way."""
    asked = asking(drawing) if offered else None
    return Own(closed(drawing, asked), own_fight(drawing), asked)
