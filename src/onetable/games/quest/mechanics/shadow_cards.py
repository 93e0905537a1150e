"""Shadow cards: at most one on each hero's turn and one on Sauron's, each in its window."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope, Step
from onetable.core.word import Word
from onetable.games.quest.card_kinds import ShadowCard
from onetable.games.quest.mechanics.influence import change_pool
from onetable.games.quest.mechanics.piles import draw_shadow, without
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Moment
from onetable.games.quest.vocabulary import sauron_news
from onetable.games.quest.vocabulary.choices import Accept, Decline
from onetable.games.quest.vocabulary.reasons import NotThisMoment, OneShadowCardATurn, PoolTooSmall
from onetable.games.quest.vocabulary.statics import DrainsPoolWhenShadowed, SauronMayDraw


class ShadowWindow(Step[Board], frozen=True):
    """Sauron may play a shadow card now. He is asked whenever he holds one, so that silence tells nothing."""

    moment: Moment

    def run(self, board: Board, scope: Scope) -> Next:
        if not board.shadow_hand or board.turn.shadow_played or (board.combat is not None and board.combat.finale):
            return None
        return Ask(SAURON, [*playable(board, scope, self.moment), Decline()], private=True)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        return (choice,) if isinstance(choice, PlayShadow) else None


class PlayShadow(Step[Board], frozen=True):
    """Sauron plays this shadow card."""

    card: str

    def run(self, board: Board, scope: Scope) -> Next:
        board.shadow_hand = without(board.shadow_hand, self.card)
        board.shadow_discards += (self.card,)
        board.turn.shadow_played = True
        board.tell(sauron_news.ShadowPlayed(self.card))
        text = board.cards.shadows[self.card].text
        if board.turn.seat != SAURON:
            sheet = board.sheet(board.turn.seat)
            cloak = board.cards.item_word(sheet.items, DrainsPoolWhenShadowed)
            if cloak is not None:
                change_pool(board, -cloak.by)
            if board.cards.burden(sheet.corruption, SauronMayDraw) is not None:
                return (GreedDraws(), *text)
        return text


class GreedDraws(Step[Board], frozen=True):
    """A greedy hero: Sauron may draw a shadow card."""

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(SAURON, (Accept(), Decline()))

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        greed = board.cards.burden(board.sheet(board.turn.seat).corruption, SauronMayDraw)
        if isinstance(choice, Accept) and greed is not None:
            draw_shadow(board, greed.cards)
        return None


def playable(board: Board, scope: Scope, moment: Moment) -> list[PlayShadow]:
    """What Sauron can play in this window."""
    cards = dict.fromkeys([slip.face for slip in board.shadow_hand])
    return [PlayShadow(card) for card in cards if why_not_shadow(board, scope, board.cards.shadows[card], moment) is None]


def why_not_shadow(board: Board, scope: Scope, card: ShadowCard, moment: Moment) -> Word | None:
    """Why this shadow card cannot be played in this window, or None."""
    if card.moment is not moment:
        return NotThisMoment(card.moment)
    if board.turn.shadow_played:
        return OneShadowCardATurn()
    if board.pool < card.pool:
        return PoolTooSmall(card.pool, board.pool)
    if card.requires is not None and not card.requires.holds(board, scope):
        return card.requires
    return None
