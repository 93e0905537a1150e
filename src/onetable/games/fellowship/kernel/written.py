"""A table in the middle of its tricks written down in plain numbers: the rules of its round, and its state; nothing is compiled for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from onetable.core.game import Game
from onetable.games.fellowship.goal import Both, Goal, Never, Nothing
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.unplayable import Unplayable
from onetable.games.fellowship.kernel.written_goals import write_goal
from onetable.games.fellowship.mechanics.lost_card_swap import swap_bearer
from onetable.games.fellowship.mechanics.pyramid import covers
from onetable.games.fellowship.mechanics.wanted_cards import named_by_threats
from onetable.games.fellowship.phases.between_tricks import FindLeader, OfferSwap, OfferTucked
from onetable.games.fellowship.phases.event_deck import reveal
from onetable.games.fellowship.phases.judge import shirt_bearer
from onetable.games.fellowship.phases.rounds import BeginTricks
from onetable.games.fellowship.phases.tricks import PlayCards
from onetable.games.fellowship.pieces.playing_cards import bits_of
from onetable.games.fellowship.table import EMPTY, NOBODY, Board
from onetable.games.fellowship.words.exchange import GiveBack, HandOver, SwapLost

PHASES: dict[type[Any], int] = {
    PlayCards: at.PLAY, OfferTucked: at.TUCK, OfferSwap: at.SWAP, FindLeader: at.NAME,
    SwapLost: at.PUT, HandOver: at.GIVE, GiveBack: at.BACK,
}  # fmt: skip


def written(game: Game[Board], open_hands: bool) -> tuple[list[int], list[int]]:
    """Rules and state of a game whose tricks are being played; goals are not judged anew."""
    board = game.table
    if game.decision is None:
        raise Unplayable("nobody is asked anything")
    if any([isinstance(step, BeginTricks) for steps, _ in game.agenda for step in steps]) or not board.left:
        raise Unplayable("the set-up is not over")
    phase = PHASES.get(type(game.agenda[-1][0][0]))
    if phase is None:
        raise Unplayable(f"the kernel knows no {type(game.agenda[-1][0][0]).__name__}")
    return write_rules(board, open_hands, phase), write_state(board, phase, open_hands)


def write_rules(board: Board, open_hands: bool, phase: int = at.PLAY) -> list[int]:
    """The rules of the round as they are now."""
    plan, roles, options = board.plan, board.roles, board.setup.options
    rules = [0] * at.RULES_SIZE
    places = len(board.pyramid.places) + 1 if board.pyramid is not None else 0
    given = {
        at.CHAIRS: len(board.players), at.SOLO: plan.solo, at.MAY_LEAD_RINGS: roles.may_lead_rings,
        at.NEED_NOT_FOLLOW: roles.need_not_follow, at.FREE_FIRST: roles.free_first_trick, at.NAME_LEADER: roles.name_leader,
        at.INFERS: roles.infers, at.TRUMP: plan.trump, at.FOREST: plan.forest, at.BALROG: plan.balrog,
        at.HIGHEST_LEADS: options.willow_next_leader == "highest", at.HAS_DUTIES: roles.has_duties, at.SHORT: board.short,
        at.PYRAMID: 2 if board.pyramid is not None else NOBODY, at.FILLED: board.filled, at.TUCKER: board.tucked[0],
        at.ASIDER: board.aside[0], at.LAYER: board.laid[0], at.SWAPPER: swapper(board, phase), at.TAKER: board.lost_taken_by,
        at.RING_BEARERS: sum([1 << chair for chair in board.chairs() if board.cast[chair] in plan.ring_bearers]),
        at.SHIRT: shirt_bearer(board) != NOBODY, at.SHIRT_COVERS: options.shirt_covers_riders, at.EARLY_SUCCESS: plan.early_success,
        at.DECK: board.deck, at.NEVER_ALIVE: board.barrow if options.barrow_cards == "shown" else 0, at.OPEN: open_hands,
        at.SWAP_GIFT: plan.swap_gift != "" and plan.swap_gift not in board.spent, at.PLACE_COUNT: places, at.PLAIN: is_plain(board),
    }  # fmt: skip
    for place, value in given.items():
        rules[place] = int(value)
    if rules[at.SWAPPER] >= 0:
        rules[at.KEPT_BACK] = named_by_threats(board, rules[at.SWAPPER])
    if board.pyramid is not None:
        for place, over in enumerate(covers(board.pyramid.rows)):
            rules[at.COVERS + place] = sum([1 << each for each in over])
    foretell(board, rules)
    write_goals(board, rules)
    return rules


def is_plain(board: Board) -> bool:
    """Whether everybody has a card for every trick, and nothing but following suit matters."""
    special = board.pyramid is not None or board.roles.free_first_trick or board.short != NOBODY
    return not special and board.laid[0] == NOBODY and board.aside[0] == NOBODY


def foretell(board: Board, rules: list[int]) -> None:
    """What chance will bring is fixed by the dice, whoever wins which trick: the event cards, and the cards that will be drawn."""
    twin = board.copy()
    drawers = len(board.players) - board.filled.bit_count()
    draws: list[int] = []
    for number in range(board.number, board.number + board.left):
        if board.plan.forest or board.plan.balrog:
            if not twin.event_cards:
                reveal(twin)
            rules[at.EVENTS + number] = sum(twin.event_cards)
            twin.event_cards = ()
        if twin.stock:
            drawn = twin.dice.shuffled(list(bits_of(twin.stock)))[: -drawers - 1 : -1]
            twin.stock &= ~sum([1 << card for card in drawn])
            draws += drawn
    rules[at.DRAW_COUNT] = len(draws)
    rules[at.DRAWS : at.DRAWS + len(draws)] = draws


def write_goals(board: Board, rules: list[int]) -> None:
    """Every goal and every rider's duty."""
    rows: list[list[int]] = []
    for chair, goal in enumerate(board.roles.goals):
        rows += [write_goal(board, part, chair, flags) for part, flags in parts(goal)]
    for chair, duty in enumerate(board.roles.duties):
        if duty is not None:
            rows += [write_goal(board, part, chair, flags | at.DUTY) for part, flags in parts(duty)]
    put_goals(rules, rows)


def put_goals(rules: list[int], rows: Sequence[Sequence[int]]) -> None:
    """These goals behind the rules."""
    if len(rows) > at.MOST_GOALS:
        raise Unplayable("there are too many goals")
    rules[at.GOAL_COUNT] = len(rows)
    for number, row in enumerate(rows):
        first = at.GOALS + number * at.GOAL_SIZE
        rules[first : first + at.GOAL_SIZE] = row


def parts(goal: Goal) -> Iterator[tuple[Goal, int]]:
    """The goals that must all be reached, each with its flags."""
    if isinstance(goal, Both):
        yield from parts(goal.first)
        yield from parts(goal.second)
    elif isinstance(goal, Never):
        if isinstance(goal.goal, (Both, Never)):
            raise Unplayable("a goal is denied that has parts")
        yield goal.goal, at.NEVER
    elif not isinstance(goal, Nothing):
        yield goal, 0


def write_state(board: Board, phase: int, open_hands: bool) -> list[int]:
    """The position as it is now."""
    if phase == at.BACK and not board.moves:
        raise Unplayable("which card was given is not known in an imagined world")
    state = [0] * at.STATE_SIZE
    spent = at.SWAP_USED * (board.plan.swap_gift in board.spent)
    spent |= at.FREEDOM_USED * (board.roles.free_first_trick != 0 and board.number > 0)
    given = {
        at.TURN: board.turn, at.LEADER: board.leader, at.LED: board.led, at.BEST: board.best, at.WINNING: board.winning,
        at.OUTRIGHT: board.outright, at.PILE: sum([1 << card for _, card in board.trick]), at.BROKEN: board.broken,
        at.NUMBER: board.number, at.LEFT: board.left, at.GONE: board.gone, at.ALIVE: in_play(board) if open_hands else board.alive,
        at.PHASE: phase, at.SPENT: spent, at.BURIED: board.buried, at.TUCKED: board.tucked[1], at.ASIDE: board.aside[1],
        at.LAID: at.TO_WIN if board.laid[2] else board.laid[1], at.FAILED: board.failed != "", at.LOST_CARDS: board.lost,
        at.GIVEN: board.moves[-1][-1][2] if phase == at.BACK else EMPTY, at.FATE: 1,
    }  # fmt: skip
    for place, value in given.items():
        state[place] = int(value)
    for chair in board.chairs():
        state[at.HANDS + chair] = board.hands[chair]
        state[at.WON + chair] = board.won[chair]
        state[at.TAKEN + chair] = board.taken[chair]
        state[at.LEADS + chair] = board.leads[chair]
        state[at.VOID + chair] = board.void[chair]
        known = board.verdicts[chair] if board.verdicts and not board.hidden_threats[chair] else at.BEHIND
        state[at.VERDICTS + chair] = known
        state[at.DUTIES + chair] = board.duties[chair] if board.duties else at.SURE
        state[at.PLAYED + chair] = -1
    for chair, card in board.trick:
        state[at.PLAYED + chair] = card
    state[at.PILES : at.PILES + len(board.piles)] = board.piles
    if board.pyramid is not None:
        for place, card in enumerate(board.pyramid.places):
            state[at.PLACES + place] = card
            state[at.OCCUPIED] |= (card != EMPTY) << place
    if phase != at.PLAY:
        state[at.TURN] = asked(board, phase)
    return state


def asked(board: Board, phase: int) -> int:
    """Whom a question between two tricks is about."""
    if phase == at.TUCK:
        return board.tucked[0]
    if phase == at.BACK:
        return board.lost_taken_by
    if phase == at.NAME:
        return next(chair for chair in board.clockwise(board.leader) if board.hands[chair] or chair in (board.laid[0], board.aside[0]))
    return swapper(board, phase)


def swapper(board: Board, phase: int) -> int:
    """Who may use the gift that swaps, or is about to swap with it; nobody once that is done."""
    if phase not in (at.PUT, at.GIVE, at.BACK):
        return swap_bearer(board)
    bearers = [character for character, gift in board.plan.gifts.items() if gift == board.plan.swap_gift and character in board.cast]
    return board.cast.index(bearers[0])


def judged_before(board: Board) -> bool:
    """Whether the goals stand as they were judged after a trick, though cards lie there or were swapped since: nobody judges them anew."""
    return bool(board.trick) or board.plan.swap_gift in board.spent


def in_play(board: Board) -> int:
    """Every card that can still come into a trick."""
    cards = board.buried | board.stock | sum([1 << card for _, card in board.trick])
    for hand in board.hands:
        cards |= hand
    for _, card in (board.tucked, board.aside, board.laid[:2]):
        if card >= 0:
            cards |= 1 << card
    return cards | (board.lost if swap_bearer(board) != NOBODY else 0)
