"""The cards of a written position: every card of the deck at most once, and others that do not matter."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from onetable.core.dice import Dice
from onetable.core.errors import BadInput
from onetable.core.scenario.kinds import divide
from onetable.games.fellowship.phases.deal import PYRAMIDS, build_pyramid
from onetable.games.fellowship.pieces.playing_cards import BITS, CARDS, LETTERS, ONE_RING, Card, Cards, bits_of
from onetable.games.fellowship.scene.written import Codes, SceneData, Who
from onetable.games.fellowship.table import EMPTY, Board, Chair, PyramidLayout

SUIT_BY_LETTER = {letter: suit for suit, letter in LETTERS.items()}
NO_CARD, BESIDE = "--", "|"


def card_from(code: str) -> int:
    """The bit of a card, from its code: H3 is the 3 of Hills."""
    name = (code.split() or [""])[0]
    letter, rank = name[:1].upper(), name[1:]
    if letter not in SUIT_BY_LETTER or len(rank) != 1 or rank not in "12345678":
        raise BadInput(f"“{code}” is no card; write a letter of {', '.join(SUIT_BY_LETTER)} and a rank, such as H3.")
    return BITS[Card(SUIT_BY_LETTER[letter], int(rank))]


def cards_from(codes: Codes) -> list[int]:
    """Bits of cards, from a line or a list of codes."""
    return [card_from(code) for code in (codes.split() if isinstance(codes, str) else codes)]


class Dealing:
    """Cards go to their places; those that are only counted are drawn last, from what nobody has named."""

    def __init__(self, board: Board, data: SceneData, chair_of: Callable[[Who], Chair]) -> None:
        self.board, self.data, self.chair_of = board, data, chair_of
        self.used: Cards = 0
        self.waiting: list[tuple[int, Callable[[Cards], None]]] = []
        self.won: list[tuple[Who, list[int]]] = []

    def deal(self) -> None:
        """Everything that is written."""
        board, data = self.board, self.data
        board.deck = board.plan.deck
        seen: set[Chair] = set()
        for who, codes in data.hands.items():
            chair = self.chair_of(who)
            if chair in seen:
                raise BadInput(f"“hands” names the chair of {who} twice.")
            seen.add(chair)
            self.lay(codes, partial(self.put_in_hand, chair))
        self.lay_pyramid()
        self.lay(data.lost, self.lose)
        self.lay_where(data.stock, "stock", board.plan.solo or bool(board.plan.portions), "only who plays alone has a draw deck")
        self.lay_where(data.barrow, "barrow", bool(board.plan.barrow), "this chapter has no barrow")
        for who, code in data.aside.items():
            board.aside = (self.chair_of(who), self.use_one(code))
        for who, code in data.tucked.items():
            board.tucked = (self.chair_of(who), self.use_one(code))
        for who, code in data.laid.items():
            board.laid = (self.chair_of(who), self.use_one(code), "to_win" in code.split())
        for who, code in data.trick or ():
            board.hands[self.chair_of(who)] |= 1 << self.use_one(code)
        self.won = [(who, self.use(cards_from(codes))) for who, codes in data.won]
        self.deal_others()
        board.gone = board.deck & ~(self.used | board.stock | board.barrow)

    def lay(self, codes: Codes, put: Callable[[Cards], None]) -> None:
        """The named cards now, as many others as are counted later."""
        named, others = divide(codes.split() if isinstance(codes, str) else codes)
        put(sum([1 << bit for bit in self.use(cards_from(named))]))
        if others:
            self.waiting.append((others, put))

    def lay_where(self, codes: Codes, key: str, fits: bool, why: str) -> None:
        """Cards of a place that not every table has."""
        if codes and not fits:
            raise BadInput(f"There is no “{key}” here: {why}.")
        self.lay(codes, lambda cards: setattr(self.board, key, getattr(self.board, key) | cards))

    def put_in_hand(self, chair: Chair, cards: Cards) -> None:
        """Cards come into a hand."""
        self.board.hands[chair] |= cards

    def lose(self, cards: Cards) -> None:
        """Cards are lost."""
        self.board.lost |= cards

    def use(self, bits: list[int]) -> list[int]:
        """Cards of the deck, each once."""
        for bit in bits:
            if not self.board.deck >> bit & 1:
                raise BadInput(f"{CARDS[bit].code} is not in the deck of this chapter.")
            if self.used >> bit & 1:
                raise BadInput(f"{CARDS[bit].code} appears twice: this deck has {self.board.deck.bit_count()} different cards.")
            self.used |= 1 << bit
        return bits

    def use_one(self, code: str) -> int:
        """One card of the deck."""
        return self.use([card_from(code)])[0]

    def deal_others(self) -> None:
        """Cards that do not matter, as chance will have it; never the 1 of Rings."""
        rest = Dice(self.data.seed).shuffled([bit for bit in bits_of(self.board.deck & ~self.used) if bit != ONE_RING])
        for count, put in self.waiting:
            if count > len(rest):
                raise BadInput(f"There are not {count} other cards: {len(rest)} are left in the deck.")
            drawn, rest = rest[:count], rest[count:]
            put(sum([1 << bit for bit in self.use(drawn)]))

    def lay_pyramid(self) -> None:
        """The third hand of a game for two, from the top row to the bottom, and what lies beside it."""
        written = self.data.pyramid
        codes = written.split() if isinstance(written, str) else list(written)
        if not codes:
            return
        if self.board.setup.players != 2:
            raise BadInput("Only a game for two has a pyramid.")
        rows, *more = [part.split() for part in " ".join(codes).split(BESIDE)]
        if len(rows) not in PYRAMIDS:
            raise BadInput(f"A pyramid has {', '.join(map(str, PYRAMIDS))} places, not {len(rows)}.")
        build_pyramid(self.board, self.places(rows))
        assert self.board.pyramid is not None
        beside = self.places(more[0]) if more else []
        places = (*self.board.pyramid.places, *beside)
        opened = sum([1 << place for place, card in enumerate(places) if card == EMPTY or place >= len(rows)])
        opened |= 1 << len(places) if len(more) > 1 else 0  # one more lay there once
        self.board.pyramid = PyramidLayout(self.board.pyramid.rows, places, self.board.pyramid.shown | opened)
        self.board.hands[2] |= sum([1 << card for card in beside if card != EMPTY])

    def places(self, codes: list[str]) -> list[int]:
        """Cards, or places that are empty."""
        return [EMPTY if code == NO_CARD else self.use_one(code) for code in codes]
