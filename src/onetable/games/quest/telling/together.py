"""What a person answers in one go: several of a kind marked together, what lies behind a choice that only leads there, a ridden way.

The rules ask for one thing after the other; a client sends one answer after the other and asks the person once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from onetable.core.step import Ask, Scope, Seat, Step
from onetable.core.word import Word
from onetable.games.quest.atlas import BESIDE, HAVENS, STRONGHOLDS
from onetable.games.quest.mechanics.combat.beginning import SplitAgility
from onetable.games.quest.mechanics.commands import PlaceToken
from onetable.games.quest.mechanics.damage import TakeDamage
from onetable.games.quest.mechanics.influence import chains
from onetable.games.quest.mechanics.limits import DiscardCards
from onetable.games.quest.mechanics.placing import PlaceInExtension
from onetable.games.quest.phases.actions import Command, KeepPlots, SauronActs, next_number
from onetable.games.quest.phases.explore import Explore, Exploring, finds, friendship_here
from onetable.games.quest.phases.rest import RestStep
from onetable.games.quest.phases.setup import KeepShadow
from onetable.games.quest.phases.travel import MoveTo, PayMore, PayOne, PaySeveral, TravelStep, paths_of
from onetable.games.quest.table import Board
from onetable.games.quest.telling.facts import asking, board_of
from onetable.games.quest.telling.journeys import journeys, payment
from onetable.games.quest.traits import Place, Track
from onetable.games.quest.vocabulary.choices import (
    Decline,
    Done,
    DrawForAgility,
    FromLifePool,
    KeepForStrength,
    PickCard,
    PickPlace,
    PickPlot,
    PickShadow,
    ToPool,
    UseTrack,
)
from onetable.games.quest.vocabulary.statics import TravelSteps
from onetable.telling.spoken_view import SpokenView


class Mark(Struct, frozen=True):
    """One thing that may be marked, and how often; `after`: not before one of these is marked."""

    word: Word
    most: int
    after: tuple[Word, ...] = ()


class Several(Struct, frozen=True):
    """So many answers in a row that may be marked together, `least` of them at least."""

    count: int
    least: int
    marks: tuple[Mark, ...]
    all: Word | None = None  # marked as often as is wanted, by one button
    rest: Word | None = None  # what is answered when fewer are marked, so that no more is asked


def several(sight: SpokenView) -> Several | None:
    """What may be marked together, if more than one answer of this kind is wanted."""
    found = asking(sight)
    if not sight.is_asked or found is None:
        return None
    result = of_step(board_of(sight), sight.view.seat, found[0], sight.view.choices)
    return result if result is not None and result.count > 1 else None


def of_step(board: Board, seat: Seat, step: Step[Board], choices: Sequence[Word]) -> Several | None:
    """The same by the step that asks."""
    match step:
        case TakeDamage(points, from_hand):
            sheet = board.sheet(seat)
            if from_hand:
                return cards(sheet.hand, min(from_hand, points))
            count = min(points, len(sheet.life) + len(sheet.hand))
            life = (Mark(FromLifePool(), min(count, len(sheet.life))),) if sheet.life else ()
            return Several(count, count, (*life, *held(sheet.hand, count)), FromLifePool() if len(sheet.life) >= count else None)
        case DiscardCards(count):
            return cards(board.sheet(seat).hand, count)
        case MoveTo() | PayMore():
            number = max([choice.left for choice in choices if isinstance(choice, PaySeveral)], default=0)
            hand = Counter(board.sheet(seat).hand)
            return Several(number, number, tuple([Mark(PaySeveral(card, number), min(number, hand[card])) for card in hand]))
        case PlaceInExtension():
            return placing(board, step, choices)
        case KeepPlots(left):
            return Several(left, left, tuple([Mark(PickPlot(plot), most) for plot, most in Counter(board.drawn).items()]))
        case KeepShadow(left):
            return Several(left, left, tuple([Mark(PickShadow(card), most) for card, most in Counter(board.drawn).items()]))
        case SplitAgility():
            count = sum([isinstance(choice, DrawForAgility) for choice in choices]) and agility(board, seat)
            return Several(count, 1, (Mark(DrawForAgility(), count),), DrawForAgility(), KeepForStrength(0)) if count else None
    return None


def agility(board: Board, seat: Seat) -> int:
    """How many cards can be drawn for agility."""
    return min(board.combat.agility if board.combat is not None else 0, len(board.sheet(seat).life))


def held(hand: tuple[str, ...], count: int) -> tuple[Mark, ...]:
    """The cards of a hand, each as often as it is held."""
    return tuple([Mark(PickCard(card), min(count, most)) for card, most in Counter(hand).items()])


def cards(hand: tuple[str, ...], count: int) -> Several:
    """So many cards of a hand."""
    count = min(count, len(hand))
    return Several(count, count, held(hand, count))


def placing(board: Board, step: PlaceInExtension, choices: Sequence[Word]) -> Several:
    """Influence: each place up to its limit, and the places that come into reach by what is placed."""
    reach = chains(board, step.roots)

    def most(place: Place) -> int:
        limit = STRONGHOLDS.get(place) or max([reach.get(each, 0) for each in (place, *BESIDE[place])])
        return min(step.tokens, limit - board.influence.get(place, 0))

    found: dict[Place, Mark] = {choice.place: Mark(choice, most(choice.place)) for choice in choices if isinstance(choice, PickPlace)}
    edge, depth = [place for place in found if place not in board.influence and place not in STRONGHOLDS], step.tokens
    while edge and (depth := depth - 1):
        after: dict[Place, list[Place]] = {}
        for place in edge:
            for there in BESIDE[place]:
                if there not in found and there not in board.influence and there not in HAVENS and there not in STRONGHOLDS:
                    after.setdefault(there, []).append(place)
        limits = {there: max([found[place].most for place in before]) for there, before in after.items()}
        for there, before in after.items():
            found[there] = Mark(PickPlace(there), min(limits[there], depth), tuple([PickPlace(place) for place in before]))
        edge = list(after)
    pool = min(step.pool, step.tokens, board.pool_limit - board.pool) if ToPool() in choices else 0
    marks = tuple([mark for mark in found.values() if mark.most > 0])
    return Several(step.tokens, 1, (*marks, *([Mark(ToPool(), pool)] if pool else [])))


def fits(found: Several, answers: Sequence[Word]) -> bool:
    """Whether all these can be marked together."""
    if found.rest is not None and len(answers) > 1 and alike(answers[-1]) == found.rest:
        answers = answers[:-1]
    marks, counted = {alike(mark.word): mark for mark in found.marks}, Counter([alike(answer) for answer in answers])
    if len(answers) > found.count or any([each not in marks or count > marks[each].most for each, count in counted.items()]):
        return False
    done: set[Word] = set()
    for answer in map(alike, answers):
        mark = marks[answer]
        if mark.after and not done & {alike(word) for word in mark.after}:
            return False
        done.add(answer)
    return True


def alike(word: Word) -> Word:
    """The same answer, however many come after it."""
    match word:
        case PaySeveral(card):
            return PaySeveral(card, 0)
        case KeepForStrength():
            return KeepForStrength(0)
    return word


# ---- behind a choice that only leads there


def beyond(sight: SpokenView) -> list[tuple[Word, ...]]:
    """What may be chosen right behind a choice that does nothing by itself, each with all that leads there."""
    found = asking(sight)
    if not sight.is_asked or found is None:
        return []
    (step, scope), board = found, board_of(sight)
    match step:
        case TravelStep():
            return [(Explore(), find) for find in exploring(board, sight.view.seat)] if Explore() in sight.view.choices else []
        case RestStep() if not board.foe_at(board.sheet(sight.view.seat).place):
            return [(Decline(), *way) for way in travelling(board, scope) if way != (Done(),)]
        case Exploring() if next_step(sight) is TravelStep:
            return [(Done(), *way) for way in travelling(board, scope) if not isinstance(way[0], Explore)]
        case SauronActs():
            return commanding(board, scope)
    return []


def next_step(sight: SpokenView) -> type[Step[Board]] | None:
    """What comes when the step that asks has nothing more to ask."""
    (steps, _), *before = sight.view.agenda[::-1]
    return type(steps[1]) if len(steps) > 1 else type(before[0][0][0]) if before else None


def travelling(board: Board, scope: Scope) -> list[tuple[Word, ...]]:
    """What the Travel step would offer here."""
    asked = TravelStep().run(board, scope)
    if not isinstance(asked, Ask):
        return []
    deeper = [(Explore(), find) for find in exploring(board, scope.player)] if Explore() in asked.choices else []
    return [*[(choice,) for choice in asked.choices if isinstance(choice, (MoveTo, Explore, Done))], *deeper]


def commanding(board: Board, scope: Scope) -> list[tuple[Word, ...]]:
    """What a figure can be commanded to by an action."""
    use = UseTrack(Track.COMMAND, next_number(board, Track.COMMAND))
    asked = Command(use.number).run(board, scope) if use.number else None
    return [(use, choice) for choice in asked.choices if not isinstance(choice, (Done, PlaceToken))] if isinstance(asked, Ask) else []


def exploring(board: Board, seat: Seat) -> list[Word]:
    """What exploring here would offer; nothing where something else comes first, or where each exploring counts."""
    sheet = board.sheet(seat)
    if (board.event is not None and board.event.place == sheet.place) or friendship_here(board, seat):
        return []
    return [] if board.cards.burden(sheet.corruption, TravelSteps) is not None else finds(board, seat, ())


# ---- what the person said with one press


def follows(before: SpokenView, answers: Sequence[Word], sight: SpokenView) -> int | None:
    """What answers this question by itself, after a person has said this much: a path is paid with the cards that were proposed."""
    board, seat = board_of(before), before.view.seat
    found = asking(sight)
    if found is None or not isinstance(answers[-1], (MoveTo, PaySeveral)) or not isinstance(found[0], (MoveTo, PayMore)):
        return None
    now = board_of(sight)
    sheet, wanted = now.sheet(seat), sight.view.choices
    if isinstance(found[0], MoveTo):
        cards = payment(now, sheet, paths_of(now, sheet)[found[0].place])
        one, many = PayOne(cards[0]), PaySeveral(cards[0], len(cards))
        return wanted.index(one if len(cards) == 1 else many)
    paid = Counter([answer.card for answer in answers if isinstance(answer, PaySeveral)])
    proposed = Counter(next(iter(proposals(board, seat, answers)), ()))
    return next((at for at, pay in enumerate(wanted) if isinstance(pay, PaySeveral) and (proposed - paid)[pay.card]), 0)


def proposals(board: Board, seat: Seat, answers: Sequence[Word]) -> list[tuple[str, ...]]:
    """The cards for the last path."""
    moves = [answer for answer in answers if isinstance(answer, MoveTo)]
    sheet = board.sheet(seat)
    paths = paths_of(board, sheet)
    return [payment(board, sheet, paths[moves[-1].place])] if moves and moves[-1].place in paths else []


def in_one(before: SpokenView, answers: Sequence[Word], sight: SpokenView) -> bool:
    """Whether a person could say all of this with one press at that question; `sight`: the question to which the last is the answer."""
    found = several(before)
    if found is not None and fits(found, answers):
        return True
    if any([way[: len(answers)] == tuple(answers) for way in beyond(before)]):
        return True
    ways = [answer for answer in answers if isinstance(answer, MoveTo)]
    if len(ways) < 2 or not isinstance(answers[-1], MoveTo) or not calm(before, sight):
        return False
    if [type(answer) for answer in answers if not isinstance(answer, (MoveTo, PayOne, PaySeveral))] not in ([], [Decline], [Done]):
        return False
    goal = next((way for way in journeys(board_of(before), before.view.seat) if way.place is ways[-1].place), None)
    return goal is not None and [leg.place for leg in goal.legs] == [way.place for way in ways]


def calm(before: SpokenView, sight: SpokenView) -> bool:
    """Whether nothing has happened on the way."""
    then, now, seat = board_of(before), board_of(sight), before.view.seat
    return (
        then.turn.shadow_played == now.turn.shadow_played
        and now.combat is None
        and len(now.sheet(seat).damage) == len(then.sheet(seat).damage)
        and len(now.sheet(seat).life) == len(then.sheet(seat).life)
    )
