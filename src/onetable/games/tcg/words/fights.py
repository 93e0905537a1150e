"""Verbs about assignments, skirmishes, events and bearers."""

from __future__ import annotations

from msgspec.structs import replace

from onetable.core.step import Ask, Next, Scope
from onetable.core.word import Word
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.mechanics.assigning import BARRED, assign, eligible
from onetable.games.tcg.pieces import Happening, Lasting
from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.marks import Picked
from onetable.games.tcg.speech.names import Named
from onetable.games.tcg.speech.parts import Effect, Target
from onetable.games.tcg.speech.pronouns import IT, The
from onetable.games.tcg.speech.reasons import RingBearerFightsOn
from onetable.games.tcg.speech.voice import speaker
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Until
from onetable.games.tcg.words.announcements import WereAssigned
from onetable.games.tcg.words.nouns import Noun
from onetable.games.tcg.words.playing import can_bear
from onetable.games.tcg.words.verb import Verb


class CancelSkirmish(Effect, frozen=True):
    """The skirmish ends at once, without winner and loser, if such a card is in it."""

    noun: Noun
    essential = True

    def blocked(self, board: Board, scope: Scope, spare: int) -> Word | None:
        fight, rule = board.fight, board.options.ring_bearer_skirmish
        if rule == "may_not_be_cancelled" and fight is not None and fight.defender == board.ring_bearer[board.fp]:
            return RingBearerFightsOn()
        return None

    def run(self, board: Board, scope: Scope) -> Next:
        fight = board.fight
        if fight is None or fight.cancelled:
            return None
        if not any([self.noun.fits(board, card, scope) for card in (fight.defender, *fight.minions) if card >= 0]):
            return None
        if self.blocked(board, scope, 0) is not None:
            return None
        board.fight = replace(fight, cancelled=True)
        board.tell(news.SkirmishCancelled())
        return None


class CancelEvent(Verb, frozen=True):
    """The event that is being played has no effect; once is enough."""

    target: Target = IT
    essential = True

    def candidates(self, board: Board, scope: Scope) -> list[Handle]:
        return [card for card in self.target.cards(board, scope) if card not in board.cancelled]

    def blocked(self, board: Board, scope: Scope, spare: int) -> Word | None:
        return None if self.candidates(board, scope) else self

    def do(self, board: Board, now: Happening, scope: Scope) -> Next:
        board.cancelled += now.cards
        for card in now.cards:
            board.tell(news.EventCancelled(Named(board.cards[card].id)))
        return None


class AssignPair(Effect, frozen=True):
    """A companion and a minion, both unassigned, are assigned to each other; the speaker chooses who is not named."""

    defender: Target
    minion: Target

    def pairs(self, board: Board, scope: Scope) -> list[AssignPair]:
        """All pairs that are possible."""
        minions = [m for m in eligible(board, board.fierce) if m not in board.assigned and m in self.minion.cards(board, scope)]
        busy = set(board.assigned.values())
        free = [card for card in self.defender.cards(board, scope) if card not in busy and board.takes_part(card)]
        return [AssignPair(The((card,)), The((minion,))) for card in free for minion in minions]

    def possible(self, board: Board, scope: Scope) -> bool:
        return bool(self.pairs(board, scope))

    def run(self, board: Board, scope: Scope) -> Next:
        if isinstance(self.defender, The) and isinstance(self.minion, The):
            minion, defender = self.minion.these[0], self.defender.these[0]
            assign(board, minion, defender)
            return (WereAssigned(The((defender, minion))),)
        pairs = self.pairs(board, scope)
        return Ask(scope.player, pairs) if pairs else None


class BarAssignment(Effect, frozen=True):
    """The Free Peoples player may not assign a companion of your choice to this minion in this phase."""

    noun: Noun
    picked: Picked[Handle] = NOTHING

    def run(self, board: Board, scope: Scope) -> Next:
        if self.picked >= 0:
            board.lasting += (Lasting(BARRED, speaker(scope), self.picked, Until.PHASE_END, speaker(scope)),)
            return None
        found = board.find(self.noun, scope)
        return Ask(scope.player, [replace(self, picked=card) for card in found]) if found else None


class TransferTo(Verb, frozen=True):
    """This card goes from the support area onto a character; of some only one copy on each."""

    def can(self, board: Board, card: Handle, scope: Scope) -> bool:
        return can_bear(board, card, board.cards[speaker(scope)])

    def candidates(self, board: Board, scope: Scope) -> list[Handle]:
        return super().candidates(board, scope) if scope.source in board.pieces else []

    def do(self, board: Board, now: Happening, scope: Scope) -> Next:
        move_card(board, speaker(scope), now.cards[0])
        return None


def move_card(board: Board, card: Handle, bearer: Handle) -> None:
    """A card in play has a new bearer."""
    board.change(card, bearer=bearer)
    board.forget()
    board.tell(news.WasTransferred(Named(board.cards[card].id), Named(board.cards[bearer].id)))
