"""All that one seat may know: hands, missions, tokens and piles it has not seen are blank."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.step import Seat, Sentence
from onetable.core.view import NOBODY, View
from onetable.core.word import Word
from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.pieces import DECLARED, EVERYBODY, LAID, UNSEEN, Combat, HeroSheet, Side, Slip, Token
from onetable.games.quest.table import SAURON, Board

UNSEEN_DICE = Dice(0)
encode = msgspec.json.Encoder(order="deterministic").encode  # in whatever order its maps were filled


class QuestView(View[Board], frozen=True, dict=True):
    """The table with UNSEEN for every card and token whose face this seat does not know."""

    board: Board

    @property
    def table(self) -> Board:
        """The table as this seat sees it."""
        return self.board

    def encode_table(self) -> Raw:
        return Raw(encode(self.board.bare()))

    def encode(self) -> bytes:
        return encode((self.seat, self.encode_table(), self.agenda, self.asked, self.choices, self.hasty))

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process goes the view without the catalogue: every process has one."""
        return unpacked, (self.seat, self.agenda, self.asked, self.choices, self.hasty, self.board.bare())


def unpacked(seat: Seat, agenda: tuple[Sentence, ...], asked: Seat, choices: Sequence[Word], hasty: bool, board: Board) -> QuestView:
    """A view that comes from another process."""
    board.cards = every_card()
    return QuestView(seat, agenda, asked, choices, hasty, board)


def view(game: Game[Board], seat: Seat) -> QuestView:
    """What this seat may know; seat -1 is a spectator. When the game is over all lies open."""
    shown = game.table.copy()
    shown.dice = UNSEEN_DICE
    if not shown.winner:
        hide(shown, seat)
    decision = game.decision
    asked = decision.seat if decision is not None else NOBODY
    choices = decision.choices if decision is not None and asked == seat else ()
    return QuestView(seat, tuple(game.agenda), asked, choices, game.hasty, shown)


def blank(cards: tuple[str, ...]) -> tuple[str, ...]:
    """As many cards, face down."""
    return (UNSEEN,) * len(cards)


def hide(board: Board, seat: Seat) -> None:
    """Take away what this seat has not seen."""
    bit = 1 << seat if seat >= 0 else 0
    for number, sheet in enumerate(board.sheets, 1):
        hide_sheet(sheet, mine=number == seat)
    board.tokens = {place: tuple([hide_token(token, seat, bit) for token in tokens]) for place, tokens in board.tokens.items()}
    board.piles = {pair: blank(pile) for pair, pile in board.piles.items()}
    board.encounters = {deck: blank(cards) for deck, cards in board.encounters.items()}
    board.events = [blank(cards) for cards in board.events]
    board.shadow_deck, board.perils = blank(board.shadow_deck), blank(board.perils)
    board.corruption, board.skills = blank(board.corruption), blank(board.skills)
    board.plot_deck, board.plot_hand = hide_slips(board.plot_deck, bit), hide_slips(board.plot_hand, bit)
    board.shadow_hand = hide_slips(board.shadow_hand, bit)
    if board.drawn_for not in (-1, seat):
        board.drawn = blank(board.drawn)
    if seat != SAURON:
        board.sauron_mission = UNSEEN
    if seat <= SAURON:
        board.hero_mission = UNSEEN
    if board.combat is not None:
        hide_combat(board, board.combat, seat)


def hide_sheet(sheet: HeroSheet, mine: bool) -> None:
    """Nobody knows the order of a life pool; hand, damage pool and trained skills are the owner's secret."""
    sheet.life = blank(sheet.life)
    if not mine:
        sheet.hand, sheet.damage, sheet.trained = blank(sheet.hand), blank(sheet.damage), blank(sheet.trained)


def hide_token(token: Token, seat: Seat, bit: int) -> Token:
    """A face that this seat has not seen; who else has seen it is no concern of the seat."""
    if token.seen & bit or seat == SAURON or token.seen == EVERYBODY:
        return Token(token.number, token.pair, token.face, token.seen if token.seen == EVERYBODY else bit)
    return Token(token.number, token.pair, UNSEEN, 0)


def hide_slips(slips: tuple[Slip, ...], bit: int) -> tuple[Slip, ...]:
    """A hidden pile as this seat knows it."""
    return tuple([hide_slip(slip, bit) for slip in slips])


def hide_slip(slip: Slip, bit: int) -> Slip:
    """A card in a hidden pile that this seat has not seen."""
    if slip.seen == EVERYBODY:
        return slip
    return Slip(slip.face, bit) if slip.seen & bit else Slip(UNSEEN)


def hide_combat(board: Board, combat: Combat, seat: Seat) -> None:
    """The foe's hand and deck, and what the other side has laid face down."""
    combat.deck = blank(combat.deck)
    if seat != SAURON:
        combat.hand = hide_laid(combat.enemy, blank(combat.hand))
    if seat != combat.seat:
        sheet = board.sheet(combat.seat)
        sheet.hand = hide_laid(combat.hero, sheet.hand)


def hide_laid(side: Side, hand: tuple[str, ...]) -> tuple[str, ...]:
    """That a side has decided is seen, not how: the hand looks as it did before."""
    if not side.laid or side.open or side.revealed:
        return hand
    was_card = side.laid != DECLARED
    side.laid = LAID
    return (*hand, UNSEEN) if was_card else hand
