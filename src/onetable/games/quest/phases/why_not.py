"""For all that somebody at the table could name and cannot choose now: every reason; first what time mends, last what nothing mends."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from onetable.core.game import Game
from onetable.core.rulebook import Reasons
from onetable.core.step import Scope, Seat, Step
from onetable.core.view import NOBODY
from onetable.core.word import Word
from onetable.games.quest.mechanics.damage import TakeDamage
from onetable.games.quest.mechanics.defeat import AdvanceLeftmost, LoseOne
from onetable.games.quest.mechanics.limits import DiscardCards
from onetable.games.quest.mechanics.placing import PlaceInExtension
from onetable.games.quest.mechanics.shadow_cards import ShadowWindow
from onetable.games.quest.phases import hero_attempts as hero
from onetable.games.quest.phases import sauron_attempts as sauron
from onetable.games.quest.phases.actions import Command, KeepPlots, SauronActs
from onetable.games.quest.phases.explore import Exploring, Gifts
from onetable.games.quest.phases.picks import picks
from onetable.games.quest.phases.plot_step import PlotStep
from onetable.games.quest.phases.rest import PayOffCorruption
from onetable.games.quest.phases.travel import EnterPlace, MoveTo, PayMore, TravelStep
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Character, Minion, Moment
from onetable.games.quest.vocabulary import reasons
from onetable.games.quest.vocabulary.choices import PickCharacter, PickHero, PickMinion, PickToken

Tried = Iterator[tuple[Word, list[Word]]]


def why_not(game: Game[Board]) -> Mapping[Word, Word]:
    """What the open question lets the asked seat try and the rules refuse: the first reason."""
    decision = game.decision
    if decision is None or not game.agenda:
        return {}
    steps, scope = game.agenda[-1]
    offered = set(decision.choices)
    tried = open_question(game.table, decision.seat, steps[0], scope, decision.choices)
    return {attempt: why[0] for attempt, why in tried if attempt not in offered and why}


def refusals(game: Game[Board], seat: Seat) -> dict[Word, Reasons]:
    """All that this seat could name and cannot choose now."""
    decision, board, found = game.decision, game.table, dict[Word, Reasons]()
    offered: set[Word] = set(decision.choices) if decision is not None else set()
    waits = why_wait(board, decision.seat if decision is not None else NOBODY, seat)
    pending = first_of_all(game) if decision is not None and not waits else []
    if decision is not None and not waits:
        steps, scope = game.agenda[-1]
        tried = open_question(board, seat, steps[0], scope, decision.choices)
        found = {attempt: tuple(why) for attempt, why in tried if attempt not in offered and why}
    if seat == SAURON or seat in board.seats:
        for attempt, late, why in at_other_times(board, seat):
            if attempt not in offered and attempt not in found:
                found[attempt] = tuple(dict.fromkeys([*(waits or pending or late), *why]))
    return found


def first_of_all(game: Game[Board]) -> list[Word]:
    """What must be answered before anything else, where a step asks for a part of what was begun."""
    match game.agenda[-1][0][0]:
        case MoveTo(place):
            return [reasons.PayFirst(place)]
        case PayMore():
            return [reasons.PayFirst(next(step.place for steps, _ in game.agenda[::-1] for step in steps if isinstance(step, EnterPlace)))]
        case TakeDamage() | DiscardCards() | LoseOne() | AdvanceLeftmost() | KeepPlots():
            return [reasons.AnswerFirst()]
    return []


def why_wait(board: Board, asked: Seat, seat: Seat) -> list[Word]:
    """Why this seat can choose nothing at all now."""
    if asked == NOBODY:
        return [reasons.GameIsOver()]
    if asked == seat:
        return []
    return [reasons.WaitsForSauron() if asked == SAURON else reasons.WaitsForHero(board.sheet(asked).hero)]


def open_question(board: Board, seat: Seat, step: Step[Board], scope: Scope, choices: Iterable[Word]) -> Tried:
    """What the asking step lets somebody try, with all that hinders it."""
    match step:
        case ShadowWindow(moment):
            yield from sauron.shadows(board, scope, moment)
        case SauronActs():
            yield from sauron.tracks(board)
            yield from sauron.shadows(board, scope, Moment.ACTION)
        case PlotStep():
            yield from sauron.plots(board)
        case PlaceInExtension():
            yield from sauron.influence(board, step)
        case Command():
            yield from sauron.commands(board, step)
        case TravelStep():
            yield from hero.journeys(board, seat)
            yield from hero.rests(board, seat)
        case MoveTo():
            yield from hero.payments(board, seat)
        case Exploring():
            yield from hero.explorations(board, seat)
        case Gifts(giver):
            yield from hero.gifts(board, giver)
        case PayOffCorruption():
            yield from hero.burdens(board, seat)
        case _:
            yield from picks(board, seat, step, scope, tuple(choices))


def at_other_times(board: Board, seat: Seat) -> Iterator[tuple[Word, list[Word], list[Word]]]:
    """All that a seat can ever try, with when that is and what would hinder it then."""
    groups: list[tuple[Tried, list[Word]]] = []
    if seat == SAURON:
        groups = [
            (sauron.tracks(board), [reasons.OnlyInActionStep()]),
            (sauron.plots(board), [reasons.OnlyInPlotStep()]),
            (sauron.shadows(board, Scope(SAURON), None), []),
            (sauron.influence(board, PlaceInExtension(1, 1)), [reasons.OnlyWhenPlacing()]),
            (sauron.servants(board), [reasons.OnlyWhenCommanding()]),
            (sauron.foes_hand(board), [reasons.OnlyInCombat()]),
            (named([PickCharacter(character) for character in Character]), []),
        ]
    else:
        groups = [
            (hero.journeys(board, seat), [reasons.OnlyWhenTraveling()]),
            (hero.rests(board, seat), []),
            (hero.explorations(board, seat), [reasons.OnlyWhenExploring()]),
            (hero.hand(board, seat), [reasons.OnlyInCombat()]),
            (hero.burdens(board, seat), [reasons.OnlyAfterRest()]),
            (hero.belongings(board, seat), []),
            (named([PickMinion(minion) for minion in Minion]), []),
        ]
    groups.append((named([PickHero(sheet.hero) for sheet in board.sheets]), []))
    groups.append((named([PickToken(place, token.number) for place, tokens in board.tokens.items() for token in tokens]), []))
    for tried, late in groups:
        for attempt, why in tried:
            yield attempt, late, why


def named(attempts: Iterable[Word]) -> Tried:
    """What is only ever named when a card asks for it."""
    for attempt in attempts:
        yield attempt, [reasons.NotAsked()]
