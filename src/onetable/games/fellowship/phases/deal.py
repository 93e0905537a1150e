"""The deal: lost cards, hands, the pyramid, the draw deck, the barrow, the Mirror; then the ring token."""

from __future__ import annotations

from collections.abc import Sequence

from onetable.core.step import Next, Scope, Step
from onetable.games.fellowship.mechanics.knowledge import becomes_known, nothing_known, observers
from onetable.games.fellowship.mechanics.pyramid import uncovered
from onetable.games.fellowship.pieces.playing_cards import CARDS, ONE_RING, ONE_RING_CARD, RING_CARDS, Cards, bits_of, cards_in
from onetable.games.fellowship.table import EMPTY, FACE_DOWN, NOBODY, Board, PyramidLayout
from onetable.games.fellowship.words import news
from onetable.games.fellowship.words.exchange import Deliver, Pick

PYRAMIDS = {9: (2, 3, 4), 12: (3, 4, 5), 14: (2, 3, 4, 5)}


class Deal(Step[Board], frozen=True):
    """Shuffle, turn up the lost card, deal everything else."""

    def run(self, board: Board, scope: Scope) -> Next:
        plan = board.plan
        board.deck = plan.deck
        board.threat_deck = plan.threat_deck
        board.threat_knowledge = ((*[0] * plan.chairs, plan.threat_deck),) * len(observers(board))
        if plan.portions:
            return self.begin_mirror(board)
        pack = self.shuffle_pack(board)
        board.lost = sum(pack[: plan.lost_cards])
        if plan.solo:
            self.deal_open_hands(board, pack[plan.lost_cards :])
        else:
            self.deal_hands(board, pack[plan.lost_cards :])
        if board.news is not None:
            for card in cards_in(board.lost):
                board.tell(news.CardLost(card))
            if not board.lost:
                board.tell(news.NothingLost())
        give_ring_token(board)
        return None

    def shuffle_pack(self, board: Board) -> list[Cards]:
        """The cards one by one in random order; if the 1 of Rings would be lost it goes back and all is shuffled again."""
        plan = board.plan
        cards: Sequence[Cards] = plan.pack
        if plan.barrow:
            barrow = board.dice.shuffled([card for card in cards if not card & RING_CARDS])[: plan.barrow]
            board.barrow = sum(barrow)
            cards = [card for card in cards if not card & board.barrow]
        if plan.solo:
            cards = [card for card in cards if card != ONE_RING_CARD]
        pack = board.dice.shuffled(cards)
        while ONE_RING_CARD in pack[: plan.lost_cards]:
            pack = board.dice.shuffled(pack)
        return pack

    def deal_hands(self, board: Board, pack: list[Cards]) -> None:
        """Everybody gets the same number of cards; of two players' three hands the third becomes the pyramid."""
        size, few = board.plan.hand_size, board.setup.players == 2
        for chair in range(2 if few else board.plan.chairs):
            board.hands[chair] = sum(pack[chair * size : (chair + 1) * size])
        if few:
            build_pyramid(board, [card.bit_length() - 1 for card in pack[2 * size :]])

    def deal_open_hands(self, board: Board, pack: list[Cards]) -> None:
        """Alone: the first hand has the 1 of Rings and 3 cards, the others 4, all open; the rest is the draw deck."""
        board.open_hands = 0b1111
        board.hands = [ONE_RING_CARD | sum(pack[:3]), sum(pack[3:7]), sum(pack[7:11]), sum(pack[11:15])]
        board.stock = sum(pack[15:])

    def begin_mirror(self, board: Board) -> Next:
        """The Mirror deals in portions; after each, all give one card to every other player."""
        board.stock = board.deck
        if board.setup.players == 2:
            pack = board.dice.shuffled(list(bits_of(board.stock)))[: board.plan.hand_size]
            board.stock &= ~sum([1 << bit for bit in pack])
            build_pyramid(board, pack)
        row = tuple([board.deck] * board.plan.chairs)
        board.knowledge = tuple([row for _ in observers(board)])
        return (*[MirrorPortion()] * board.plan.portions, MirrorRest())


def build_pyramid(board: Board, cards: list[int]) -> None:
    """Rows from top to bottom: the lowest lies open, of the twelve the outer two of the row of 3 do as well."""
    rows = PYRAMIDS[len(cards)]
    below = sum(rows[:-1])
    shown = (1 << len(cards)) - (1 << below)
    if len(cards) > 9 or board.setup.options.small_pyramid == "outer_up":
        start = rows[0] if len(cards) == 14 else 0
        width = rows[1] if len(cards) == 14 else rows[0]
        shown |= 1 << start | 1 << start + width - 1
    board.pyramid = PyramidLayout(rows, tuple(cards), shown)
    board.open_hands |= 1 << 2
    board.buried = sum([1 << bit for bit in cards if bit != EMPTY])
    uncover(board)


def uncover(board: Board) -> None:
    """Cards of the pyramid that nothing covers any more are turned up and can be played."""
    pyramid = board.pyramid
    assert pyramid is not None and FACE_DOWN not in pyramid.places
    free = uncovered(pyramid)
    for place, card in enumerate(pyramid.places):
        if free >> place & 1 and board.buried >> card & 1:
            board.buried &= ~(1 << card)
            board.hands[2] |= 1 << card
            if not pyramid.shown >> place & 1:
                board.tell(news.PlaceTurnedUp(CARDS[card]))
    board.pyramid = PyramidLayout(pyramid.rows, pyramid.places, pyramid.shown | free)


class MirrorPortion(Step[Board], frozen=True):
    """Deal some cards to every player, then all give one to each other player at the same time."""

    def run(self, board: Board, scope: Scope) -> Next:
        sitting = [chair for chair in board.chairs() if not board.is_pyramid(chair)]
        deal_from_stock(board, board.plan.portion_size)
        picks = [Pick(chair, other) for chair in sitting for other in sitting if other != chair]
        return (*picks, Deliver())


class MirrorRest(Step[Board], frozen=True):
    """One card is lost, perhaps even the 1 of Rings; the rest is dealt."""

    def run(self, board: Board, scope: Scope) -> Next:
        bit = board.dice.choose(list(bits_of(board.stock)))
        while bit == ONE_RING and board.setup.options.mirror_one_ring == "redraw":
            bit = board.dice.choose(list(bits_of(board.stock)))
        board.stock &= ~(1 << bit)
        board.lost = 1 << bit
        board.tell(news.CardLost(CARDS[bit]))
        sitting = [chair for chair in board.chairs() if not board.is_pyramid(chair)]
        deal_from_stock(board, board.stock.bit_count() // len(sitting))
        give_ring_token(board)
        return None


def deal_from_stock(board: Board, count: int) -> None:
    """So many cards of the stock to every player."""
    pack = board.dice.shuffled(list(bits_of(board.stock)))
    for chair in board.chairs():
        if not board.is_pyramid(chair):
            for _ in range(count):
                bit = pack.pop()
                board.stock &= ~(1 << bit)
                board.hands[chair] |= 1 << bit


def give_ring_token(board: Board) -> None:
    """Who holds the 1 of Rings takes the ring token; of two players this one also plays the pyramid."""
    holder = NOBODY
    for chair, hand in enumerate(board.hands):
        if hand & ONE_RING_CARD:
            holder = chair
    if holder == NOBODY:
        holder = 2 if board.buried & ONE_RING_CARD else board.ring_bearer()  # lost in the Mirror: it lies with Frodo
    board.ring_holder = holder
    if board.setup.players == 2:
        pilot = holder if holder < 2 else 1  # Rulebook: a pyramid that holds it is played by the player on its right
        board.players = (0, 1, pilot)
    if board.knowledge:
        if not board.lost & ONE_RING_CARD:
            becomes_known(board, holder, ONE_RING_CARD)
    else:
        board.knowledge = nothing_known(board)
    if board.news is not None:
        board.tell(news.TakesRingToken(board.who(holder)))
