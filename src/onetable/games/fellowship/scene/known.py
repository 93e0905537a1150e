"""What everybody knows in a written position: who has the ring token, which cards have been seen to go where."""

from __future__ import annotations

from collections.abc import Callable

from onetable.core.errors import BadInput
from onetable.core.suggest import suggest
from onetable.games.fellowship.mechanics.knowledge import nothing_known, observers
from onetable.games.fellowship.pieces.playing_cards import ONE_RING_CARD, SUIT_CARDS, SUITS, Cards, Suit
from onetable.games.fellowship.scene.dealing import card_from, cards_from
from onetable.games.fellowship.scene.written import SceneData, Suits, Who
from onetable.games.fellowship.table import NOBODY, Board, Chair

ChairOf = Callable[[Who], Chair]


def note_what_is_known(board: Board, data: SceneData, chair_of: ChairOf) -> None:
    """Who has the ring token, who plays the pyramid, and what everybody may hold."""
    holder = [chair for chair in board.chairs() if board.hands[chair] & ONE_RING_CARD]
    board.ring_holder = holder[0] if holder else 2 if board.buried & ONE_RING_CARD else max(0, board.ring_bearer())
    if data.ring_holder != "":
        board.ring_holder = chair_of(data.ring_holder)
    if board.setup.players == 2:
        board.players = (0, 1, board.ring_holder if board.ring_holder < 2 else 1)
    if board.plan.solo:
        board.open_hands = 0b1111
    board.threat_deck = board.plan.threat_deck
    know = (*[0] * board.plan.chairs, board.threat_deck)
    board.threat_knowledge = tuple([know for _ in observers(board)])
    board.knowledge = nothing_known(board)
    gone = not holder and not board.buried & ONE_RING_CARD and data.ring_holder == ""
    if gone or board.plan.portions:  # the 1 of Rings is played or lost, or the Mirror has not told where it is
        row = (board.deck,) * len(board.players)
        board.knowledge = tuple([row for _ in observers(board)])


def note_what_was_seen(board: Board, data: SceneData, chair_of: ChairOf) -> None:
    """Cards that changed hands, suits that are known to be missing, suits that were led, the trick before."""
    board.moves = tuple([
        tuple([
            (NOBODY if giver == "nobody" else chair_of(giver), chair_of(receiver), card_from(code), seen_by(board, eyes))
            for giver, receiver, code, eyes in moment
        ])
        for moment in data.passed
    ])  # fmt: skip
    for who, suits in data.void.items():
        board.void[chair_of(who)] = cards_of(suits)
    for who, suits in data.led.items():
        board.leads[chair_of(who)] = cards_of(suits)
    for who, suits in data.horn.items():
        board.horn = (chair_of(who), sum([1 << SUITS.index(suit) for suit in suits_of(suits)]))
    board.horn_played = sum([1 << card for card in cards_from(data.horn_played)])
    board.last_trick = tuple([(chair_of(who), card_from(code)) for who, code in data.last_trick])
    board.filled = sum([1 << chair_of(who) for who in data.filled])
    board.exchanged = chair_of(data.exchanged) + 1 if data.exchanged != "" else 0


def seen_by(board: Board, eyes: list[int]) -> int:
    """Observers, a bit each; -1 is everybody who looks on."""
    for seat in eyes:
        if seat not in range(-1, board.setup.players):
            raise BadInput(f"Seat {seat} cannot have seen a card: the seats are 0 to {board.setup.players - 1}, and -1 for who looks on.")
    return sum([1 << (seat if seat >= 0 else board.setup.players) for seat in set(eyes)])


def cards_of(suits: Suits) -> Cards:
    """All cards of these suits."""
    return sum([SUIT_CARDS[suit] for suit in suits_of(suits)])


def suits_of(suits: Suits) -> list[Suit]:
    """Suits by their names, each once."""
    names = suits.split() if isinstance(suits, str) else suits
    for name in names:
        if name not in tuple(Suit):
            raise BadInput(f"There is no suit “{name}”; there is {', '.join(Suit)}.{suggest(name, Suit)}")
    return [suit for suit in SUITS if suit in names]
