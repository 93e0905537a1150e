"""From the game's table to plain lists: the round as it is, what everybody knows of it, and every way the unseen cards may lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, islice, pairwise
from random import Random

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.view import SPECTATOR
from onetable.games.fellowship.mechanics.knowledge import PUBLIC, known_row
from onetable.games.fellowship.table import Board
from tests.games.fellowship.scenes import BOOK
from tests.games.fellowship.verdicts.brute_force import NOBODY, PYRAMID, Card, Table
from tests.games.fellowship.verdicts.definitions import NAMED_BY_THREAT

SUITS = "HMFSRV"
PLAIN: list[Card] = [(suit, rank) for suit in SUITS for rank in range(1, 9)]
Deal = list[tuple[Card, ...]]  # what lies in each unseen place
AT_MOST = 20_000


def plain(bits: int) -> list[Card]:
    """A set of cards as a list."""
    return [card for place, card in enumerate(PLAIN) if bits >> place & 1]


# ---- the round as it is


def read_table(board: Board) -> Table:
    """The round, all cards open."""
    chairs = board.chairs()
    frodo_has_sting = board.setup.chapter == "road" and board.setup.gift == "sting" and "sting" not in board.spent
    open_threats = [[] if board.hidden_threats[chair] else list(board.threats[chair]) for chair in chairs]
    return Table(
        players=board.setup.players,
        chapter=board.setup.chapter,
        event=board.event,
        cast=list(board.cast),
        riders=list(board.riders),
        threats=[list(ranks) for ranks in board.threats],
        declared=list(board.declared),
        hands=[plain(hand) for hand in board.hands],
        leader=board.leader,
        left=board.left,
        ring_played=board.broken,
        winners=[next((chair for chair in chairs if board.taken[chair] >> number & 1), NOBODY) for number in range(board.number)],
        piles=[plain(pile) for pile in board.piles],
        led=[sorted({card[0] for card in plain(suits)}) for suits in board.leads],
        last_plays=[(chair, PLAIN[card]) for chair, card in board.last_trick],
        covers=read_covers(board),
        tucked=(board.tucked[0], PLAIN[board.tucked[1]]) if board.tucked[0] != NOBODY else None,
        aside=(board.aside[0], PLAIN[board.aside[1]]) if board.aside[0] != NOBODY else None,
        stock=plain(board.stock),
        never_refilled=[chair for chair in chairs if board.filled >> chair & 1],
        lost=plain(board.lost),
        lost_taken_by=board.lost_taken_by,
        named=[(suit, rank) for chair in chairs for suit in NAMED_BY_THREAT.get(board.cast[chair], "") for rank in open_threats[chair]],
        sting=frodo_has_sting,
        forest=[rank for rank in range(1, 10) if board.event_deck >> rank - 1 & 1],
        highest_leads_after_willow=board.setup.options.willow_next_leader == "highest",
    )


def read_covers(board: Board) -> dict[Card, list[Card]]:
    """The cards of the pyramid that cannot be played yet: each lies under two neighbours of the next row."""
    if board.pyramid is None:
        return {}
    cards: list[list[Card | None]] = []
    rest = [PLAIN[card] if card >= 0 else None for card in board.pyramid.places]
    for size in board.pyramid.rows:
        cards.append(rest[:size])
        rest = rest[size:]
    found: dict[Card, list[Card]] = {}
    for row, below in pairwise(cards):
        for place, card in enumerate(row):
            above = [over for over in below[place : place + 2] if over is not None]
            if card is not None and above:
                found[card] = above
    return found


# ---- what everybody knows


@dataclass(slots=True)
class Unseen:
    """Somewhere cards lie that not everybody sees: how many, and which they may be."""

    what: str  # "hand", "tucked", "pyramid" or "barrow"
    chair: int
    count: int
    allowed: set[Card]


def unseen_places(board: Board) -> list[Unseen]:
    """Every such place; what a hand may hold follows from cards that were seen to move and from not following."""
    known = [set(plain(cards)) for cards in known_row(board, PUBLIC)]
    anywhere = set.intersection(*known)  # a card that somebody cannot have was seen somewhere: it was never in the barrow
    places = []
    for chair in board.chairs():
        if not board.open_hands >> chair & 1:
            places.append(Unseen("hand", chair, board.hands[chair].bit_count(), known[chair] - set(plain(board.void[chair]))))
            if board.tucked[0] == chair:
                places.append(Unseen("tucked", chair, 1, known[chair]))
    places.append(Unseen("pyramid", PYRAMID, len(face_down(board)), known[PYRAMID]))
    if board.setup.options.barrow_cards == "hidden":
        places.append(Unseen("barrow", NOBODY, board.barrow.bit_count(), {card for card in anywhere if card[0] != "R"}))
    return [place for place in places if place.count]


def face_down(board: Board) -> list[Card]:
    """Cards of the pyramid that nobody has seen."""
    if board.pyramid is None:
        return []
    return [PLAIN[card] for place, card in enumerate(board.pyramid.places) if card >= 0 and not board.pyramid.shown >> place & 1]


def unseen_cards(board: Board, places: list[Unseen]) -> list[Card]:
    """The cards that lie in these places: all others are seen. A lone player's draw deck is not among them."""
    seen = board.gone | board.lost | board.stock | (board.barrow if board.setup.options.barrow_cards == "shown" else 0)
    for chair in board.chairs():
        seen |= board.hands[chair] if board.open_hands >> chair & 1 else 0
    cards = [card for card in plain(board.deck & ~seen) if board.aside[0] == NOBODY or card != PLAIN[board.aside[1]]]
    hidden = face_down(board)
    cards = [card for card in cards if card not in read_covers(board) or card in hidden]
    if board.tucked[0] != NOBODY and board.open_hands >> board.tucked[0] & 1:
        cards.remove(PLAIN[board.tucked[1]])
    assert len(cards) == sum([place.count for place in places])
    return cards


def possible_threats(board: Board, chair: int) -> list[list[int]]:
    """The threats this chair may have: a hidden one may be of any rank that is not ruled out."""
    if not board.hidden_threats[chair]:
        return [list(board.threats[chair])]
    ranks = [rank for rank in range(1, 8) if board.threat_knowledge[-1][chair] >> rank & 1]
    assert board.threats[chair][0] in ranks
    return [[rank] for rank in ranks]


def fits_horn(board: Board, hand: list[Card]) -> bool:
    """Whether who blew the Horn would have named these suits: those of which he then held most."""
    counts = Counter([suit for suit, _ in [*hand, *plain(board.horn_played)]])
    most = max(counts.values())
    return {suit for suit in SUITS if counts[suit] == most} == {suit for place, suit in enumerate(SUITS) if board.horn[1] >> place & 1}


# ---- how the unseen cards may lie


def deals(places: list[Unseen], pool: list[Card]) -> Iterator[Deal]:
    """Every way to lay the pool into the places."""
    if not places:
        yield []
        return
    place, later = places[0], places[1:]
    must = [card for card in pool if not any([card in other.allowed for other in later])]
    may = [card for card in pool if card in place.allowed and card not in must]
    if len(must) > place.count or not place.allowed.issuperset(must):
        return
    for chosen in combinations(may, place.count - len(must)):
        cards = (*must, *chosen)
        rest = [card for card in pool if card not in cards]
        for others in deals(later, rest):
            yield [cards, *others]


def fitting_deals(board: Board, places: list[Unseen], pool: list[Card]) -> Iterator[Deal]:
    """Those that also fit the suits that the Horn named."""
    for deal in deals(places, pool):
        blower = [cards for place, cards in zip(places, deal, strict=True) if place.what == "hand" and place.chair == board.horn[0]]
        if not blower or fits_horn(board, list(blower[0])):
            yield deal


def all_deals(board: Board, dice: Random) -> tuple[list[Deal], bool]:
    """Every way the unseen cards may lie, and True; of very many a sample, and False."""
    places = unseen_places(board)
    pool = unseen_cards(board, places)
    found = list(islice(fitting_deals(board, places, pool), AT_MOST + 1))
    if len(found) <= AT_MOST:
        return found, True
    return [next(fitting_deals(board, places, dice.sample(pool, len(pool)))) for _ in range(AT_MOST)], False


def lay_out(board: Board, table: Table, deal: Deal) -> Table:
    """The round with the unseen cards lying this way; right for the last trick, where no order in the pyramid matters."""
    world = table.copy()
    hidden = face_down(board)
    world.covers = {card: above for card, above in world.covers.items() if card not in hidden}
    for place, cards in zip(unseen_places(board), deal, strict=True):
        if place.what == "hand":
            world.hands[place.chair] = list(cards)
        elif place.what == "tucked":
            world.tucked = (place.chair, cards[0])
        elif place.what == "pyramid":
            world.covers |= {card: [] for card in cards}
    return world


def imagined(board: Board, count: int, seed: int) -> list[Board]:
    """So many rounds that a spectator cannot tell from this one, dealt by the rulebook; the same only once."""
    seen = BOOK.view(Game(board.copy(), []), SPECTATOR)
    worlds: dict[tuple[object, ...], Board] = {}
    for number in range(count):
        world = BOOK.imagine(seen, Dice(seed * 1000 + number)).table
        worlds[*world.hands, world.pyramid, world.tucked] = world
    return list(worlds.values())


def disagreement(board: Board, world: Board) -> str:
    """Where a round does not fit what everybody knows of this one; nothing if it fits."""
    for place in unseen_places(board):
        here = {
            "hand": plain(world.hands[place.chair]),
            "tucked": [PLAIN[world.tucked[1]]],
            "pyramid": face_down(world),
            "barrow": plain(world.barrow),
        }[place.what]
        if len(here) != place.count or not place.allowed.issuperset(here):
            return f"the {place.what} of chair {place.chair} cannot hold {sorted(set(here) - place.allowed)} among {len(here)} cards"
    for chair in board.chairs():
        if board.open_hands >> chair & 1 and board.hands[chair] != world.hands[chair]:
            return f"the open hand of chair {chair} changed"
    if board.horn[0] != NOBODY and not fits_horn(board, plain(world.hands[board.horn[0]])):
        return "the Horn would have named other suits"
    same = board.gone == world.gone and board.lost == world.lost and board.taken == world.taken and board.won == world.won
    return "" if same else "the tricks changed"
