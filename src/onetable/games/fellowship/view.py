"""All that one seat may know; and a whole world that it cannot tell from the real one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Raw, Struct

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.step import Seat, Sentence
from onetable.core.view import NOBODY as NO_SEAT
from onetable.core.view import SPECTATOR, View
from onetable.core.word import Word
from onetable.games.fellowship.cards.catalogue import CATALOGUE
from onetable.games.fellowship.mechanics.knowledge import PUBLIC, known_row
from onetable.games.fellowship.phases.plan_round import prepare
from onetable.games.fellowship.pieces.playing_cards import Cards
from onetable.games.fellowship.table import FACE_DOWN, NOBODY, Board, Chair, Play, PyramidLayout

UNKNOWN_CARD = -1
UNSEEN_DICE = Dice(0)


class Counts(Struct, frozen=True):
    """How many cards lie where nobody, or not this seat, can see them."""

    hands: tuple[int, ...]
    stock: int
    barrow: int
    buried: int


class Public(Struct, frozen=True, gc=False):
    """What everybody knows: the table with all hidden cards taken away, and their numbers."""

    table: Board
    agenda: tuple[Sentence, ...]
    asked: Seat
    counts: Counts


class Own(Struct, frozen=True, gc=False, omit_defaults=True):
    """What one seat knows beside that: its cards and those it has seen go, its threats, what it laid ready."""

    hands: tuple[Cards, ...] = ()
    knowledge: tuple[Cards, ...] = ()
    picks: tuple[tuple[Chair, Chair, int], ...] = ()
    tucked: int = UNKNOWN_CARD
    face_down: int = UNKNOWN_CARD  # the own card that lies face down in the trick
    threats: tuple[tuple[int, ...], ...] = ()
    threat_knowledge: tuple[int, ...] = ()
    verdicts: tuple[int, ...] = ()


class Envelope(Struct, frozen=True, gc=False):
    """A view on its way out; the public part is written once for all seats."""

    seat: Seat
    public: Raw
    own: Own
    choices: Sequence[Word]
    hasty: bool


class FellowshipView(View[Board], frozen=True, dict=True):
    """What everybody knows and what this seat knows beside it."""

    public: Public
    own: Own

    @property
    def counts(self) -> Counts:
        """How many cards lie where they are not seen."""
        return self.public.counts

    @property
    def table(self) -> Board:
        """Both parts laid together, once it is asked for."""
        known = self.__dict__
        if "table" not in known:
            known["table"] = lay_together(self.public.table, self.own, self.seat)
        found: Board = known["table"]
        return found

    def encode(self) -> bytes:
        return encode(Envelope(self.seat, encoded_public(self.public), self.own, self.choices, self.hasty))


encode = msgspec.json.Encoder().encode


def encoded_public(public: Public) -> Raw:
    """The public part as JSON, kept beside its table for the views of the other seats."""
    beside = public.table.__dict__
    if "encoded" not in beside:
        beside["encoded"] = Raw(encode(public))
    found: Raw = beside["encoded"]
    return found


NOTHING_OWN = Own()
NO_CARDS: tuple[Cards, ...] = (0, 0, 0, 0)


def view(game: Game[Board], seat: Seat) -> FellowshipView:
    """What this seat may know; seat -1 is a spectator."""
    return views(game, (seat,))[0]


def views(game: Game[Board], seats: Iterable[Seat]) -> list[FellowshipView]:
    """The views of several seats at the same moment: what is public is taken from the table once."""
    decision, agenda = game.decision, tuple(game.agenda)
    asked = decision.seat if decision is not None else NO_SEAT
    public = Public(public_table(game.table), agenda, asked, count_unseen(game.table))
    board, hasty = game.table, game.hasty
    offered = decision.choices if decision is not None else ()
    return [FellowshipView(seat, agenda, asked, offered if asked == seat else (), hasty, public, own_part(board, seat)) for seat in seats]


def count_unseen(board: Board) -> Counts:
    """How many cards each hidden place holds."""
    held = tuple(map(int.bit_count, board.hands))
    return Counts(held, board.stock.bit_count(), board.barrow.bit_count(), board.buried.bit_count())


def public_table(board: Board) -> Board:
    """The table as a spectator sees it; when the game is over all lies open."""
    shown = board.bare()
    shown.dice = UNSEEN_DICE
    if not board.outcome:
        hide_cards(board, shown)
        hide_threats(board, shown)
    if board.knowledge:
        shown.knowledge, shown.moves = (known_row(board, PUBLIC),), ()
    if board.threat_knowledge:
        shown.threat_knowledge = (board.threat_knowledge[PUBLIC],)
    return shown


def own_part(board: Board, seat: Seat) -> Own:
    """What this seat sees that others do not."""
    if seat == SPECTATOR or board.outcome:
        return NOTHING_OWN
    players, opened = board.players, board.open_hands
    if not opened and len(players) == board.setup.players:
        hands = (*NO_CARDS[:seat], board.hands[seat], *NO_CARDS[seat + 1 : len(players)])
    else:
        hands = tuple([hand if players[chair] == seat or opened >> chair & 1 else 0 for chair, hand in enumerate(board.hands)])
    row = known_row(board, seat) if board.knowledge else ()
    hidden_threats = board.plan.threats_hidden or True in board.hidden_threats
    if not (board.picks or board.tucked[0] != NOBODY or board.veiled != NOBODY or hidden_threats):
        return Own(hands, row)
    own = [player == seat for player in players]
    return Own(
        hands,
        row,
        picks=tuple([pick if own[pick[0]] else (*pick[:2], UNKNOWN_CARD) for pick in board.picks]),
        tucked=board.tucked[1] if board.tucked[0] != NOBODY and own[board.tucked[0]] else UNKNOWN_CARD,
        face_down=next((card for chair, card in board.trick if chair == board.veiled and own[chair]), UNKNOWN_CARD),
        threats=tuple([ranks if own[chair] else () for chair, ranks in enumerate(board.threats)]),
        threat_knowledge=board.threat_knowledge[seat] if board.threat_knowledge else (),
        verdicts=own_verdicts(board, own),
    )


def own_verdicts(board: Board, own: list[bool]) -> tuple[int, ...]:
    """Who has a hidden threat sees how the goal really stands; only between two tricks, as all verdicts."""
    if board.trick or not board.verdicts or True not in board.hidden_threats:
        return ()
    goals = board.roles.goals
    return tuple([
        goals[chair].verdict(board, chair) if own[chair] and board.hidden_threats[chair] else known
        for chair, known in enumerate(board.verdicts)
    ])  # fmt: skip


def lay_together(public: Board, own: Own, seat: Seat) -> Board:
    """The table as this seat sees it."""
    table = public.copy()
    prepare(table, CATALOGUE)
    if table.knowledge:
        table.knowledge = (own.knowledge or table.knowledge[0], table.knowledge[0])
    if table.threat_knowledge:
        table.threat_knowledge = (own.threat_knowledge or table.threat_knowledge[0], table.threat_knowledge[0])
    if own.hands:
        table.hands = list(own.hands)
    if own.picks:
        table.picks = own.picks
    if own.tucked != UNKNOWN_CARD:
        table.tucked = (table.tucked[0], own.tucked)
    if own.threats:
        table.threats = tuple([mine or shown for mine, shown in zip(own.threats, table.threats, strict=True)])
    if own.verdicts:
        table.verdicts = own.verdicts
    if own.face_down != UNKNOWN_CARD:
        table.trick = [(chair, own.face_down if chair == table.veiled else card) for chair, card in table.trick]
        table.winning, table.best = best_of(table.trick)
    return table


def best_of(trick: list[Play]) -> Play:
    """Who would win this trick as it lies, without trumps and declarations, and with which card."""
    best = trick[0]
    for chair, card in trick[1:]:
        if card >> 3 == best[1] >> 3 and card > best[1]:
            best = (chair, card)
    return best


def is_visible(board: Board, chair: Chair, seat: Seat) -> bool:
    """Whether this seat sees the hand of this chair."""
    return board.players[chair] == seat or bool(board.open_hands >> chair & 1)


def hide_cards(board: Board, shown: Board) -> None:
    """Take away every card that does not lie open."""
    for chair in range(len(board.players)):
        if not board.open_hands >> chair & 1:
            shown.hands[chair] = 0
    shown.stock = 0
    if not barrow_is_shown(board):
        shown.barrow = 0
    if board.pyramid is not None:
        hide_places(board, shown, board.pyramid)
    if board.picks:
        shown.picks = tuple([(giver, receiver, UNKNOWN_CARD) for giver, receiver, _ in board.picks])
    if board.tucked[0] != NOBODY and not board.is_open(board.tucked[0]):
        shown.tucked = (board.tucked[0], UNKNOWN_CARD)
    if board.veiled != NOBODY:
        hide_veiled(board, shown)


def barrow_is_shown(board: Board) -> bool:
    """Whether the barrow cards that Tom left lie open: only if the table wants it so, and after he took his."""
    return board.setup.options.barrow_cards == "shown" and 0 < board.barrow.bit_count() < board.plan.barrow


def hide_places(board: Board, shown: Board, pyramid: PyramidLayout) -> None:
    """Places of the pyramid that lie face down are nobody's to see."""
    places = [card if card < 0 or pyramid.shown >> place & 1 else FACE_DOWN for place, card in enumerate(pyramid.places)]
    shown.pyramid = PyramidLayout(pyramid.rows, tuple(places), pyramid.shown)
    shown.buried = board.buried & sum([1 << card for card in places if card >= 0])


def hide_veiled(board: Board, shown: Board) -> None:
    """Of a card that lies face down in the trick only the suit is known, and not whether it wins."""
    chair = board.veiled
    shown.trick = [(who, veil(played)) if who == chair else (who, played) for who, played in board.trick]
    shown.best = shown.winning = UNKNOWN_CARD


def veil(card: int) -> int:
    """A card of which only the suit is known, as a number below -1."""
    return -2 - (card >> 3)


def hide_threats(board: Board, shown: Board) -> None:
    """Hidden threats, and with them what is left in the deck."""
    if board.plan.threats_hidden or True in board.hidden_threats:
        shown.threats = tuple([() if covered else ranks for covered, ranks in zip(board.hidden_threats, board.threats, strict=True)])
        shown.threat_deck = 0
