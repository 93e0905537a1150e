"""What a person may answer with one press, as it is sent: several marked together, what lies behind a choice, a way that is ridden."""

from __future__ import annotations

from msgspec.structs import replace

from onetable.core.step import Seat, Step
from onetable.core.word import Word
from onetable.games.quest.phases.actions import Command
from onetable.games.quest.phases.explore import Explore, Exploring
from onetable.games.quest.phases.travel import TravelStep
from onetable.games.quest.pictures.drawing import Drawing
from onetable.games.quest.pictures.kinds import KINDS
from onetable.games.quest.pictures.offers import offer
from onetable.games.quest.pictures.outcomes import will
from onetable.games.quest.pictures.paths import path_key
from onetable.games.quest.pictures.question_shape import Answer, Asked, Beyond, Journey, Leg, Mark, Offer, Several
from onetable.games.quest.table import Board
from onetable.games.quest.telling import journeys as ways
from onetable.games.quest.telling import together
from onetable.games.quest.telling.aloud import spoken
from onetable.games.quest.telling.facts import asking
from onetable.games.quest.telling.questions import answer as answered
from onetable.games.quest.vocabulary.choices import Done, UseTrack


def several(drawing: Drawing, offers: tuple[Offer, ...]) -> Several | None:
    """What may be marked together."""
    found = together.several(drawing.sight)
    if found is None:
        return None
    choices = [together.alike(choice) for choice in drawing.sight.view.choices]

    def number(word: Word | None) -> int:
        return choices.index(together.alike(word)) if word is not None and together.alike(word) in choices else -1

    def thing(word: Word | None) -> str:
        return offer(drawing.board, drawing.seat, word).on if word is not None else ""

    marks = []
    for mark in found.marks:
        at = number(mark.word)
        does = offers[at].does if at >= 0 else "place"
        marks.append(Mark(at, does, thing(mark.word), mark.most, tuple([thing(word) for word in mark.after])))
    return Several(found.count, found.least, tuple(marks), thing(found.all), number(found.rest))


def beyond(drawing: Drawing) -> tuple[Beyond, ...]:
    """What may be chosen right behind choices that only lead there."""
    return tuple([behind(drawing, way) for way in together.beyond(drawing.sight)])


def behind(drawing: Drawing, way: tuple[Word, ...]) -> Beyond:
    """One of them: the answers that lead there, and what is offered at the end."""
    found = asking(drawing.sight)
    assert found is not None
    through, step = [], found[0]
    for word in way[:-1]:
        through.append(answer(drawing, KINDS[type(step)], word))
        step = asks_after(drawing, word)
    last = way[-1]
    offered = replace(offer(drawing.board, drawing.seat, last), will=will(drawing, step, last))
    words = answered(drawing.sight, step, last) if isinstance(last, Done) else spoken(drawing.sight, last)
    return Beyond(tuple(through), KINDS[type(step)], offered, words)


def asks_after(drawing: Drawing, word: Word) -> Step[Board]:
    """The step that asks behind this answer."""
    if isinstance(word, UseTrack):
        return Command(word.number)
    return Exploring(drawing.board.sheet(drawing.seat).place) if isinstance(word, Explore) else TravelStep()


def answer(drawing: Drawing, kind: Asked, word: Word) -> Answer:
    """An answer that comes later."""
    found = offer(drawing.board, drawing.seat, word)
    return Answer(kind, found.does, found.on, found.to)


# ---- a way that is ridden


def setting_out(drawing: Drawing, beyond: tuple[Beyond, ...]) -> tuple[tuple[Journey, ...], tuple[Answer, ...]]:
    """Where the hero can come to, in steps, and what is answered before he sets out."""
    found = asking(drawing.sight)
    if found is not None and isinstance(found[0], TravelStep):
        return journeys(drawing.board, drawing.seat), ()
    leads = [each.through for each in beyond if each.offer.does == "move"]
    return (journeys(drawing.board, drawing.seat), leads[0]) if leads else ((), ())


def journeys(board: Board, seat: Seat) -> tuple[Journey, ...]:
    """The cheapest way to every place in reach."""
    return tuple(
        [
            Journey(
                way.place,
                way.cost,
                tuple([Leg(leg.place, path_key(leg.path), tuple([f"fighting.{card}" for card in leg.cards])) for leg in way.legs]),
            )
            for way in ways.journeys(board, seat)
        ]
    )
