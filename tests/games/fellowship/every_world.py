"""Every world that a seat cannot tell from the real one, by brute force: all ways to lay the unseen cards, tried one by one."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import islice, permutations, product
from math import factorial

from onetable.core.game import Game
from onetable.games.fellowship.game import Fellowship
from onetable.games.fellowship.table import FACE_DOWN, NOBODY, Board, PyramidLayout
from onetable.games.fellowship.view import FellowshipView
from tests.contract.chance import Weights
from tests.games.fellowship.verdicts.brute_force import Card
from tests.games.fellowship.verdicts.knowledge import PLAIN, SUITS, Deal, Unseen, deals, plain

BOOK = Fellowship()
AT_MOST = 200


def places_of(seen: FellowshipView) -> list[Unseen]:
    """Where cards lie that this seat does not see, and which they may be: by what it saw change hands, and by who did not follow."""
    table, counts = seen.table, seen.counts
    rows = table.knowledge[0] if table.knowledge else (table.deck,) * len(table.players)
    known = [set(plain(row & table.deck)) for row in rows]
    no_hand = {card for card in set.intersection(*known) if card[0] != "R"}
    found = []
    for chair, owner in enumerate(table.players):
        if owner != seen.seat and not table.open_hands >> chair & 1:
            found.append(Unseen("hand", chair, counts.hands[chair], known[chair] - set(plain(table.void[chair]))))
    if table.tucked[0] != NOBODY and table.tucked[1] < 0:
        found.append(Unseen("tucked", table.tucked[0], 1, known[table.tucked[0]]))
    for chair, card in table.trick:
        if card < 0:
            suit = SUITS[-2 - card]
            found.append(Unseen("face down", chair, 1, {card for card in known[chair] if card[0] == suit and card != ("R", 1)}))
    if table.pyramid is not None:
        found.append(Unseen("pyramid", 2, table.pyramid.places.count(FACE_DOWN), known[2]))
    if not table.barrow:
        found.append(Unseen("barrow", NOBODY, counts.barrow, no_hand))
    found.append(Unseen("stock", NOBODY, counts.stock, set.intersection(*known)))
    return [place for place in found if place.count]


def cards_of(seen: FellowshipView) -> list[Card]:
    """The cards of the deal that lie nowhere in sight."""
    table = seen.table
    sight = {card for pile in (table.gone, table.lost, table.barrow, *table.hands) for card in plain(pile)}
    singles = [card for _, card in (*table.trick, table.tucked, table.aside, table.laid[:2])]
    singles += table.pyramid.places if table.pyramid is not None else ()
    sight |= {PLAIN[card] for card in singles if card >= 0}
    return [card for card in plain(table.deck) if card not in sight]


def threats_of(seen: FellowshipView) -> list[dict[int, int]]:
    """Every way in which the hidden threats may be: by chair a rank; what is not seen anywhere is in the deck."""
    table = seen.table
    hidden = [chair for chair, covered in enumerate(table.hidden_threats) if covered and not table.threats[chair]]
    if not hidden:
        return [{}]
    *may, deck = table.threat_knowledge[0]
    shown = {rank for ranks in table.threats for rank in ranks}
    free = [rank for rank in table.plan.threat_ranks if rank not in shown]
    found = []
    for ranks in permutations(free, len(hidden)):
        left = set(free) - set(ranks)
        if all([may[chair] >> rank & 1 for chair, rank in zip(hidden, ranks, strict=True)]) and all([deck >> rank & 1 for rank in left]):
            found.append(dict(zip(hidden, ranks, strict=True)))
    return found


def bits(cards: tuple[Card, ...]) -> int:
    """A list of cards as a set."""
    return sum([1 << PLAIN.index(card) for card in cards])


def build(game: Game[Board], places: list[Unseen], deal: Deal, threats: dict[int, int], order: tuple[int, ...]) -> Game[Board]:
    """The same table with the unseen cards lying this way, and its question asked anew."""
    world = game.clone()
    board = world.table
    for place, cards in zip(places, deal, strict=True):
        number = PLAIN.index(cards[0])
        if place.what == "hand":
            board.hands[place.chair] = bits(cards)
        elif place.what == "tucked":
            board.tucked = (place.chair, number)
        elif place.what == "face down":
            board.trick = [(who, number if who == place.chair else card) for who, card in board.trick]
        elif place.what == "pyramid":
            lay_pyramid(board, [PLAIN.index(cards[at]) for at in order])
        else:
            setattr(board, place.what, bits(cards))
    if threats:
        board.threats = tuple([(threats[chair],) if chair in threats else ranks for chair, ranks in enumerate(board.threats)])
        shown = {rank for ranks in board.threats for rank in ranks}
        board.threat_deck = sum([1 << rank for rank in board.plan.threat_ranks if rank not in shown])
    world.decision = None
    world.advance()
    return world


def lay_pyramid(board: Board, cards: list[int]) -> None:
    """These cards on the places that lie face down."""
    pyramid = board.pyramid
    assert pyramid is not None
    rest = iter(cards)
    places = [card if card < 0 or pyramid.shown >> at & 1 else next(rest) for at, card in enumerate(pyramid.places)]
    board.pyramid = PyramidLayout(pyramid.rows, tuple(places), pyramid.shown)
    board.buried = sum([1 << card for card in places if card >= 0 and not board.hands[2] >> card & 1])


def fits_horn(seen: FellowshipView, places: list[Unseen], deal: Deal) -> bool:
    """Whether the one who blew the Horn held most of just the suits he named."""
    chair, named = seen.table.horn
    for place, cards in zip(places, deal, strict=True):
        if place.what == "hand" and place.chair == chair:
            held = [*cards, *plain(seen.table.horn_played), *[PLAIN[card] for who, card in seen.table.trick if who == chair]]
            lengths = [[card[0] for card in held].count(suit) for suit in SUITS]
            return all([(length == max(lengths)) == bool(named >> at & 1) for at, length in enumerate(lengths)])
    return True


def lies(board: Board) -> Hashable:
    """How the cards lie, to tell worlds apart."""
    return (
        tuple(board.hands), board.stock, board.barrow, board.pyramid, board.tucked, tuple(board.trick),
        board.threats, board.threat_deck, board.picks,
    )  # fmt: skip


def kinds_of(seen: FellowshipView, places: list[Unseen]) -> set[str]:
    """What is hidden in this view, and what is known of it."""
    table = seen.table
    threats = any([covered and not ranks for covered, ranks in zip(table.hidden_threats, table.threats, strict=True)])
    named = {"void": any(table.void), "horn": table.horn[0] != NOBODY, "threat": threats}
    return {place.what for place in places} | {name for name, is_so in named.items() if is_so}


def every_world(game: Game[Board], seat: int) -> tuple[Weights, set[str]]:
    """All worlds that fit, and what is hidden; none where they are too many, or where cards lie ready in secret."""
    seen = BOOK.view(game, seat)
    if seen.table.picks or not seen.table.void:
        return {}, set()
    places, threats = places_of(seen), threats_of(seen)
    orders = [tuple(range(place.count)) for place in places if place.what == "pyramid"] or [()]
    most = AT_MOST // (len(threats) * factorial(len(orders[0])))
    found = list(islice((deal for deal in deals(places, cards_of(seen)) if fits_horn(seen, places, deal)), most + 1)) if most else []
    if len(found) > most:
        return {}, set()
    candidates = product(found, threats, permutations(orders[0]))
    worlds = [build(game, places, deal, ranks, order) for deal, ranks, order in candidates]
    return {lies(world.table): 1 for world in worlds if looks_the_same(world, seen)}, kinds_of(seen, places)


def looks_the_same(world: Game[Board], seen: FellowshipView) -> bool:
    """Whether the seat sees just what it sees now, and the question that is open can be answered."""
    return BOOK.view(world, seen.seat).encode() == seen.encode() and (world.decision is None or bool(world.decision.choices))
