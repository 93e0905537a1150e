"""A whole world that a seat cannot tell from the real one: the unseen cards are dealt anew, each way that fits as likely as any other."""

from __future__ import annotations

from enum import Enum, auto
from itertools import permutations

from msgspec import Struct

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.games.fellowship.cards.catalogue import CATALOGUE
from onetable.games.fellowship.mechanics.horn import fits_horn
from onetable.games.fellowship.mechanics.knowledge import may_lie_anywhere
from onetable.games.fellowship.mechanics.ways import Ways, grouped
from onetable.games.fellowship.phases.plan_round import prepare
from onetable.games.fellowship.pieces.playing_cards import MASKS, ONE_RING_CARD, Cards, bits_of
from onetable.games.fellowship.table import FACE_DOWN, NOBODY, Board, PyramidLayout
from onetable.games.fellowship.view import UNKNOWN_CARD, FellowshipView, best_of, is_visible
from onetable.games.fellowship.words.choices import PickThreat

TRIES = 20_000  # far more than any named suits need: one deal in thirty fits them, taken all together


class Where(Enum):
    """What kind of place it is."""

    HAND = auto()
    STOCK = auto()
    BARROW = auto()
    PYRAMID = auto()
    TUCKED = auto()
    VEILED = auto()


class UnseenPlace(Struct, frozen=True):
    """Somewhere unseen cards lie: how many, and which they may be."""

    where: Where
    chair: int
    room: int
    may: Cards


class Unseen(Struct, frozen=True):
    """All unseen cards: the places where they lie, and the ways in which they may."""

    places: list[UnseenPlace]
    ways: Ways


def imagine(seen: FellowshipView, dice: Dice) -> Game[Board]:
    """Deal every unseen card so that all this seat knows still holds; the question now open must be open there too."""
    for _ in range(TRIES):
        world = deal_anew(seen, dice)
        if seen.is_asked_in(world):
            return world
    raise LookupError("no world fits this view")


def deal_anew(seen: FellowshipView, dice: Dice) -> Game[Board]:
    """A table on which every unseen card lies somewhere."""
    board = seen.table.copy()
    board.verdicts = seen.public.table.verdicts  # of a hidden threat the seat knows more than was judged at the table
    board.dice = Dice(dice.bits() >> 450)
    prepare(board, CATALOGUE)
    spread_knowledge(board)
    if not board.outcome:
        fill(board, unseen(seen), dice)
        imagine_threats(board, seen, dice)
        imagine_picks(board, dice)
    world = Game(board, seen.agenda, seen.hasty)
    world.advance()
    return world


def spread_knowledge(board: Board) -> None:
    """Of what others know this seat knows only what everybody knows."""
    seats = board.setup.players
    if board.knowledge:
        own, public = board.knowledge
        board.knowledge = (*[own] * seats, public)
    if board.threat_knowledge:
        mine, all_know = board.threat_knowledge
        board.threat_knowledge = (*[mine] * seats, all_know)


def unseen(seen: FellowshipView) -> Unseen:
    """What this view does not show; the same for all worlds, so it is counted once and kept with the view."""
    found: Unseen | None = seen.__dict__.get("unseen")
    if found is None:
        board = seen.table
        places = unseen_places(board, seen)
        groups = grouped(board.deck & ~visible_cards(board), [place.may for place in places])
        found = seen.__dict__["unseen"] = Unseen(places, Ways(groups, tuple([place.room for place in places])))
    return found


def only_hands_are_unseen(seen: FellowshipView, world: Board) -> bool:
    """Whether a new world differs in nothing but the cards of closed hands, and asks the same question whatever they are."""
    chance = world.plan.forest or world.plan.balrog or world.stock or world.horn[0] != NOBODY or any(world.hidden_threats)
    return not chance and not world.tucked[0] >= 0 and all([place.where is Where.HAND for place in unseen(seen).places])


def unseen_places(board: Board, seen: FellowshipView) -> list[UnseenPlace]:
    """Every place with unseen cards, and what this seat knows about it."""
    anywhere = board.deck
    known = board.knowledge[0] if board.knowledge else (board.deck,) * len(board.players)
    for cards in known:
        anywhere &= cards  # a card of which one chair is ruled out has been seen to go somewhere
    places = [
        UnseenPlace(Where.HAND, chair, seen.counts.hands[chair], known[chair] & ~board.void[chair])
        for chair in board.chairs()
        if not is_visible(board, chair, seen.seat)
    ]
    if seen.counts.stock:
        places.append(UnseenPlace(Where.STOCK, NOBODY, seen.counts.stock, anywhere))
    if seen.counts.barrow and not board.barrow:
        places.append(UnseenPlace(Where.BARROW, NOBODY, seen.counts.barrow, may_lie_anywhere(board, 0)))
    if board.pyramid is not None:
        hidden = board.pyramid.places.count(FACE_DOWN)
        places.append(UnseenPlace(Where.PYRAMID, 2, hidden, known[2]))
    if board.tucked[0] != NOBODY and board.tucked[1] == UNKNOWN_CARD:
        places.append(UnseenPlace(Where.TUCKED, board.tucked[0], 1, known[board.tucked[0]]))
    for chair, card in board.trick:
        if card < UNKNOWN_CARD:
            places.append(UnseenPlace(Where.VEILED, chair, 1, known[chair] & MASKS[-2 - card] & ~ONE_RING_CARD))
    return [place for place in places if place.room]


def visible_cards(board: Board) -> Cards:
    """Every card that this seat sees, wherever it lies."""
    cards = board.gone | board.lost | board.buried | board.barrow | sum([1 << card for _, card in board.trick if card >= 0])
    for hand in board.hands:
        cards |= hand
    for _, card in (board.tucked, board.aside, board.laid[:2]):
        if card >= 0:
            cards |= 1 << card
    return cards


def fill(board: Board, hidden: Unseen, dice: Dice) -> None:
    """Put the unseen cards somewhere, at random among all ways that fit."""
    for _ in range(TRIES if hidden.ways.total else 0):
        dealt = hidden.ways.deal(dice)
        if board.horn[0] == NOBODY or fits_named_suits(board, hidden.places, dealt):
            lay_down(board, hidden.places, dealt, dice)
            return
    raise LookupError("no world fits this view")


def fits_named_suits(board: Board, places: list[UnseenPlace], dealt: list[Cards]) -> bool:
    """Whether who blew the Horn would have named the same suits with these cards."""
    hands = [(place.chair, cards) for place, cards in zip(places, dealt, strict=True) if place.where is Where.HAND]
    return all([fits_horn(board, chair, cards) for chair, cards in hands])


def lay_down(board: Board, places: list[UnseenPlace], dealt: list[Cards], dice: Dice) -> None:
    """Write the imagined cards onto the table."""
    for place, cards in zip(places, dealt, strict=True):
        card = cards.bit_length() - 1
        match place.where:
            case Where.HAND:
                board.hands[place.chair] = cards
            case Where.STOCK:
                board.stock = cards
            case Where.BARROW:
                board.barrow = cards
            case Where.PYRAMID:
                fill_pyramid(board, dice.shuffled(list(bits_of(cards))))
            case Where.TUCKED:
                board.tucked = (place.chair, card)
            case Where.VEILED:
                unveil(board, place.chair, card)


def fill_pyramid(board: Board, cards: list[int]) -> None:
    """Imagined cards on the places that lie face down."""
    pyramid = board.pyramid
    assert pyramid is not None
    for card in cards:
        board.buried |= 1 << card
    places = [cards.pop() if card == FACE_DOWN else card for card in pyramid.places]
    board.pyramid = PyramidLayout(pyramid.rows, tuple(places), pyramid.shown)


def unveil(board: Board, chair: int, card: int) -> None:
    """Imagine which card lies face down in the trick, and who would win it now."""
    board.trick = [(who, card if who == chair else played) for who, played in board.trick]
    board.winning, board.best = best_of(board.trick)


def imagine_threats(board: Board, seen: FellowshipView, dice: Dice) -> None:
    """Give hidden threats a rank that this seat cannot rule out."""
    if not board.plan.threats_hidden and not any(board.hidden_threats):
        return
    known = board.threat_knowledge[0]
    hidden = [chair for chair, covered in enumerate(board.hidden_threats) if covered and not board.threats[chair]]
    used = {rank for ranks in board.threats for rank in ranks}
    free = [rank for rank in board.plan.threat_ranks if rank not in used]
    deck = known[-1]
    if seen.choices and isinstance(seen.choices[0], PickThreat):
        deck = sum([1 << choice.rank for choice in seen.choices if isinstance(choice, PickThreat)])
    for ranks in dice.shuffled(list(permutations(free, len(hidden)))):
        rest = [rank for rank in free if rank not in ranks]
        if all(known[chair] >> rank & 1 for chair, rank in zip(hidden, ranks, strict=True)) and all(deck >> rank & 1 for rank in rest):
            given = dict(zip(hidden, ranks, strict=True))
            board.threats = tuple([(given[chair],) if chair in given else own for chair, own in enumerate(board.threats)])
            board.threat_deck = sum([1 << rank for rank in rest])
            return
    raise LookupError("no threats fit this view")


def imagine_picks(board: Board, dice: Dice) -> None:
    """Cards that others have laid ready face down could be any they may give."""
    picks, board.picks = board.picks, ()
    for giver, receiver, card in picks:
        if card == UNKNOWN_CARD:
            card = dice.choose(list(bits_of(board.may_give(giver))))
        board.picks += ((giver, receiver, card),)
