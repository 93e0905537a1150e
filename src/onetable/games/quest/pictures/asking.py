"""The open question: what kind it is, what each choice is about, how many are chosen, and why other things are not offered."""

from __future__ import annotations

from msgspec.structs import replace

from onetable.core.step import Step
from onetable.core.word import Word
from onetable.games.quest.mechanics.damage import TakeDamage
from onetable.games.quest.mechanics.limits import DiscardCards
from onetable.games.quest.mechanics.placing import PlaceInExtension
from onetable.games.quest.phases.actions import Command, KeepPlots, SauronActs
from onetable.games.quest.phases.setup import KeepShadow
from onetable.games.quest.phases.travel import MoveTo, PayMore
from onetable.games.quest.pictures.at_once import beyond, setting_out, several
from onetable.games.quest.pictures.drawing import Drawing
from onetable.games.quest.pictures.flow import flow
from onetable.games.quest.pictures.kinds import KINDS, kind_of
from onetable.games.quest.pictures.offers import offer
from onetable.games.quest.pictures.outcomes import will
from onetable.games.quest.pictures.question_shape import Asking, Commanding, Offer, Placing, Room, Why
from onetable.games.quest.pictures.whys import ELSEWHERE, whys
from onetable.games.quest.table import Board
from onetable.games.quest.telling.aloud import influence_limit
from onetable.games.quest.telling.facts import amid
from onetable.games.quest.telling.facts import asking as asking_step
from onetable.games.quest.telling.journal import speaking
from onetable.games.quest.telling.questions import passing
from onetable.games.quest.vocabulary.choices import PickPlace
from onetable.telling.teller import teller_of


def asking(drawing: Drawing) -> Asking | None:
    """What this seat is asked."""
    found = asking_step(drawing.sight)
    if not drawing.sight.is_asked or found is None:
        return None
    step, _ = found
    offers = tuple([offered(drawing, step, choice) for choice in drawing.sight.view.choices])
    last = passing(drawing.sight)
    behind = beyond(drawing)
    journeys, lead = setting_out(drawing, behind)
    return Asking(
        kind=kind_of(step, drawing.sight.view.choices),
        source=speaking(drawing.sight) if type(step) not in KINDS else "",
        offers=offers,
        whys=pending(drawing, step, offers) or whys(drawing, offers),
        passing=last if last is not None else -1,
        left=left(step),
        placing=Placing(step.tokens, step.pool) if isinstance(step, PlaceInExtension) else None,
        commanding=commanding(step) if isinstance(step, Command) else None,
        journeys=journeys,
        lead=lead,
        several=several(drawing, offers),
        beyond=behind,
        flow=flow(drawing),
    )


def offered(drawing: Drawing, step: Step[Board], choice: Word) -> Offer:
    """What a choice is about, what comes of it, and where influence is placed how much there may be."""
    board, found = drawing.board, offer(drawing.board, drawing.seat, choice)
    room = None
    if isinstance(step, PlaceInExtension):
        if isinstance(choice, PickPlace):
            room = Room(board.influence.get(choice.place, 0), influence_limit(board, choice.place))
        else:
            room = Room(board.pool, board.pool_limit)
    sentences = will(drawing, step, choice)
    return replace(found, does="place" if room else found.does, room=room, will=sentences) if room or sentences else found


def left(step: Step[Board]) -> int:
    """How many more are chosen in a row."""
    match step:
        case SauronActs(left) | Command(left) | KeepPlots(left) | KeepShadow(left) | PayMore(left):
            return left
        case PlaceInExtension(tokens):
            return tokens
        case TakeDamage(points):
            return points
        case DiscardCards(count):
            return count
    return 0


def pending(drawing: Drawing, step: Step[Board], offers: tuple[Offer, ...]) -> tuple[Why, ...]:
    """Before a path is paid nothing else of the map can be chosen, and that alone is said of each place."""
    if not isinstance(step, (MoveTo, PayMore)):
        return ()
    sight = drawing.sight
    if isinstance(step, MoveTo):
        text = drawing.say("quest-pending-pay", place=amid(sight, step.place))
    else:
        text = drawing.say("quest-pending-first", question=teller_of("quest").question_aloud(sight))
    others = [why for why in whys(drawing, offers) if not any([on.startswith("place.") for on in why.on])]
    return (Why(text, (ELSEWHERE,)), *others)


def commanding(step: Command) -> Commanding:
    """What has been commanded in this action."""
    used = [*[f"minion.{minion}" for minion in step.minions], *[f"token.{number}" for number in step.tokens]]
    return Commanding(step.left, tuple(used), step.placed)
