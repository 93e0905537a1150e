"""All that one seat may know; and a whole world that it cannot tell from the real one."""

from __future__ import annotations

from msgspec import Struct

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.step import Seat
from onetable.core.view import NOBODY as NO_SEAT
from onetable.core.view import View
from onetable.games.fellowship.rules.hands import PUBLIC, known_row
from onetable.games.fellowship.table import FACE_DOWN, NOBODY, Board, Chair, Pyramid

UNKNOWN_CARD = -1
UNSEEN_DICE = Dice(0)


class Counts(Struct, frozen=True):
    """How many cards lie where nobody, or not this seat, can see them."""

    hands: tuple[int, ...]
    stock: int
    barrow: int
    buried: int


class FellowshipView(View[Board], frozen=True):
    """The table with hidden cards taken away, and their numbers beside it."""

    counts: Counts = Counts((), 0, 0, 0)


def view(game: Game[Board], seat: Seat) -> FellowshipView:
    """What this seat may know; seat -1 is a spectator."""
    board = game.table
    shown = board.copy()
    shown.dice = UNSEEN_DICE
    held = tuple([hand.bit_count() for hand in board.hands])
    counts = Counts(held, board.stock.bit_count(), board.barrow.bit_count(), board.buried.bit_count())
    if not board.outcome:
        hide_cards(board, shown, seat)
        hide_threats(board, shown, seat)
    observer = seat if seat >= 0 else board.setup.players
    if board.knowledge:
        shown.knowledge, shown.moves = (known_row(board, observer), known_row(board, PUBLIC)), ()
    if board.threat_knowledge:
        shown.threat_knowledge = (board.threat_knowledge[observer], board.threat_knowledge[-1])
    decision = game.decision
    asked = decision.seat if decision is not None else NO_SEAT
    choices = decision.choices if decision is not None and asked == seat else ()
    return FellowshipView(seat, shown, tuple(game.agenda), asked, choices, game.hasty, counts)


def is_visible(board: Board, chair: Chair, seat: Seat) -> bool:
    """Whether this seat sees the hand of this chair."""
    return board.players[chair] == seat or bool(board.open_hands >> chair & 1)


def hide_cards(board: Board, shown: Board, seat: Seat) -> None:
    """Take away every card this seat has not seen."""
    for chair in range(len(board.players)):
        if board.players[chair] != seat and not board.open_hands >> chair & 1:
            shown.hands[chair] = 0
    shown.stock = shown.barrow = 0
    if board.pyramid is not None:
        hide_places(board, shown, board.pyramid)
    if board.picks:
        shown.picks = tuple([(giver, to, card if board.players[giver] == seat else UNKNOWN_CARD) for giver, to, card in board.picks])
    if board.tucked[0] != NOBODY and not is_visible(board, board.tucked[0], seat):
        shown.tucked = (board.tucked[0], UNKNOWN_CARD)
    if board.veiled != NOBODY and board.players[board.veiled] != seat:
        hide_veiled(board, shown)


def hide_places(board: Board, shown: Board, pyramid: Pyramid) -> None:
    """Places of the pyramid that lie face down are nobody's to see."""
    places = [card if card < 0 or pyramid.shown >> place & 1 else FACE_DOWN for place, card in enumerate(pyramid.places)]
    shown.pyramid = Pyramid(pyramid.rows, tuple(places), pyramid.shown)
    shown.buried = board.buried & sum([1 << card for card in places if card >= 0])


def hide_veiled(board: Board, shown: Board) -> None:
    """Of a card that lies face down in the trick only the suit is known, and not whether it wins."""
    chair = board.veiled
    shown.trick = [(who, veil(played)) if who == chair else (who, played) for who, played in board.trick]
    shown.best = shown.winning = UNKNOWN_CARD


def veil(card: int) -> int:
    """A card of which only the suit is known, as a number below -1."""
    return -2 - (card >> 3)


def hide_threats(board: Board, shown: Board, seat: Seat) -> None:
    """Hidden threats, and with them what is left in the deck; their owner sees also how the goal really stands."""
    if not any(board.hidden_threats) and not board.plan.threats_hidden:
        return
    hidden = [covered and board.players[chair] != seat for chair, covered in enumerate(board.hidden_threats)]
    shown.threats = tuple([() if hidden[chair] else ranks for chair, ranks in enumerate(board.threats)])
    shown.threat_deck = 0
    if board.verdicts:
        own = [covered and board.players[chair] == seat for chair, covered in enumerate(board.hidden_threats)]
        goals = board.roles.goals
        shown.verdicts = tuple(
            [goals[chair].verdict(board, chair) if own[chair] and not board.trick else known for chair, known in enumerate(board.verdicts)]
        )
