"""A whole world that a seat cannot tell from the real one: the unseen cards are dealt anew."""

from __future__ import annotations

from enum import Enum, auto
from itertools import accumulate, permutations, product
from math import comb, prod

from msgspec import Struct

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.games.fellowship.cards.catalogue import CATALOGUE
from onetable.games.fellowship.mechanics.horn import fits_horn
from onetable.games.fellowship.mechanics.knowledge import may_lie_anywhere
from onetable.games.fellowship.phases.plan_round import prepare
from onetable.games.fellowship.pieces.playing_cards import MASKS, ONE_RING_CARD, Cards, bits_of
from onetable.games.fellowship.table import FACE_DOWN, NOBODY, Board, PyramidLayout
from onetable.games.fellowship.view import UNKNOWN_CARD, FellowshipView, best_of, is_visible
from onetable.games.fellowship.words.choices import PickThreat

TRIES = 200


class Where(Enum):
    """What kind of place it is."""

    HAND = auto()
    STOCK = auto()
    BARROW = auto()
    PYRAMID = auto()
    TUCKED = auto()
    VEILED = auto()


class UnseenPlace(Struct):
    """Somewhere unseen cards lie: how many, and which they may be."""

    where: Where
    chair: int
    room: int
    may: Cards
    cards: Cards = 0


def imagine(seen: FellowshipView, dice: Dice) -> Game[Board]:
    """Deal every unseen card so that all this seat knows still holds."""
    board = seen.table.copy()
    board.verdicts = seen.public.table.verdicts  # of a hidden threat the seat knows more than was judged at the table
    board.dice = Dice(dice.bits() >> 450)
    prepare(board, CATALOGUE)
    spread_knowledge(board)
    if not board.outcome:
        fill(board, seen, dice)
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


def fill(board: Board, seen: FellowshipView, dice: Dice) -> None:
    """Put the unseen cards somewhere, at random among all ways that fit."""
    pool = board.deck & ~visible_cards(board)
    for _ in range(TRIES):
        places = unseen_places(board, seen)
        horn = next((place for place in places if place.where is Where.HAND and place.chair == board.horn[0]), None)
        rest = pool & ~deal_horn_hand(board, horn, pool, places, dice) if horn is not None else pool
        if spread(rest, places, dice) and (horn is None or fits_horn(board, horn.chair, horn.cards)):
            lay_down(board, places, dice)
            return
    raise LookupError("no world fits this view")


def deal_horn_hand(board: Board, horn: UnseenPlace, pool: Cards, places: list[UnseenPlace], dice: Dice) -> Cards:
    """Who blew the Horn holds most of the suits he named: first how many of each suit, as likely as there are ways, then which."""
    elsewhere = 0
    for place in places:
        elsewhere |= place.may if place is not horn else 0
    sure = pool & horn.may & ~elsewhere
    free = [list(bits_of(pool & horn.may & elsewhere & suit)) for suit in MASKS]
    played = board.horn_played | sum([1 << card for who, card in board.trick if who == horn.chair]) | sure
    room = horn.room - sure.bit_count()
    counts = [(played & suit).bit_count() for suit in MASKS]
    ways: list[tuple[tuple[int, ...], int]] = []
    for split in product(*[range(min(len(cards), room) + 1) for cards in free]):
        if sum(split) == room:
            totals = [have + more for have, more in zip(counts, split, strict=True)]
            if sum([1 << place for place, total in enumerate(totals) if total == max(totals)]) == board.horn[1]:
                ways.append((split, prod([comb(len(cards), more) for cards, more in zip(free, split, strict=True)])))
    if not ways:
        return 0
    pick = dice.below(sum([weight for _, weight in ways]))
    reached = accumulate([weight for _, weight in ways])
    split = next(way for (way, _), sum_so_far in zip(ways, reached, strict=True) if pick < sum_so_far)
    horn.cards = sure | sum([1 << bit for cards, more in zip(free, split, strict=True) for bit in dice.shuffled(cards)[:more]])
    horn.room = 0
    return horn.cards


def spread(pool: Cards, places: list[UnseenPlace], dice: Dice) -> bool:
    """Give each card a place with room, the hardest to place first; False if that does not work out this time."""
    deck = dice.shuffled(list(bits_of(pool)))
    deck.sort(key=lambda card: sum([place.may >> card & 1 for place in places]))
    fate = dice.bits()
    for card in deck:
        able = [place for place in places if place.room and place.may >> card & 1]
        if not able:
            if not make_room(card, places):
                return False
            continue
        room = sum([place.room for place in able])
        fate, pick = divmod(fate, room)
        if not fate:
            fate = dice.bits()
        for place in able:
            pick -= place.room
            if pick < 0:
                place.cards |= 1 << card
                place.room -= 1
                break
    return True


def make_room(card: int, places: list[UnseenPlace]) -> bool:
    """Move cards along until this one fits: a path from a place that may hold it to one with room."""
    paths: list[list[tuple[UnseenPlace, int]]] = [[(place, card)] for place in places if place.may >> card & 1]
    reached = {id(path[0][0]) for path in paths}
    while paths:
        path = paths.pop(0)
        place = path[-1][0]
        if place.room:
            for taker, moved in reversed(path):
                taker.cards |= 1 << moved
                for giver, _ in path:
                    if giver is not taker:
                        giver.cards &= ~(1 << moved)
            place.room -= 1
            return True
        for moved in bits_of(place.cards):
            for other in places:
                if id(other) not in reached and other.may >> moved & 1:
                    reached.add(id(other))
                    paths.append([*path, (other, moved)])
    return False


def lay_down(board: Board, places: list[UnseenPlace], dice: Dice) -> None:
    """Write the imagined cards onto the table."""
    for place in places:
        card = place.cards.bit_length() - 1
        match place.where:
            case Where.HAND:
                board.hands[place.chair] = place.cards
            case Where.STOCK:
                board.stock = place.cards
            case Where.BARROW:
                board.barrow = place.cards
            case Where.PYRAMID:
                fill_pyramid(board, dice.shuffled(list(bits_of(place.cards))))
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
