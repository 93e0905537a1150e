"""Verbs: what happens to characters and other cards in play."""

from __future__ import annotations

from msgspec.structs import replace

from onetable.core.step import Next, Scope, Steps
from onetable.core.word import Word
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.mechanics.defeat import is_corrupted, lose, seek_ring_bearer
from onetable.games.tcg.mechanics.happenings import happen, tell_cards
from onetable.games.tcg.mechanics.zones import enter_play, leave_play, named
from onetable.games.tcg.pieces import Happening, Lasting, Limit
from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.deeds import Payable
from onetable.games.tcg.speech.marks import Said
from onetable.games.tcg.speech.moments import AFTER
from onetable.games.tcg.speech.names import Named
from onetable.games.tcg.speech.parts import Effect, Figure, Target
from onetable.games.tcg.speech.pronouns import IT, The
from onetable.games.tcg.speech.voice import speaker
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Keyword, Kind, Measure, Phase, Until
from onetable.games.tcg.words.announcements import WereDiscarded
from onetable.games.tcg.words.targets import A
from onetable.games.tcg.words.values import figure
from onetable.games.tcg.words.verb import Verb


class CostVerb(Verb, Payable, frozen=True):
    """A verb that can be a cost: it can be paid if it can be done in full."""

    def hindrance(self, board: Board, scope: Scope) -> Word | None:
        target = self.target
        if type(target) is A and target.count == 1 and not target.another:
            # The usual cost, looked at until the first card that will do is found.
            for card in board.index.active:
                if target.noun.fits(board, card, scope) and self.can(board, card, scope):
                    return None
            return self
        return None if self.possible(board, scope) else self


class Exert(CostVerb, frozen=True):
    """Place a wound token as an effort; an exhausted character cannot."""

    times: int = 1

    def can(self, board: Board, card: Handle, scope: Scope) -> bool:
        return board.cards[card].is_character and board.vitality(card) > self.times

    def do(self, board: Board, now: Happening, scope: Scope) -> Next:
        for card in now.cards:
            if card not in now.spared:
                board.change(card, wounds=board.pieces[card].wounds + 1)
        tell_cards(board, news.WasExerted, now.cards)
        return (Exert(The(now.cards), self.times - 1),) if self.times > 1 else None


class Exhaust(Verb, frozen=True):
    """Exert as often as possible."""

    def can(self, board: Board, card: Handle, scope: Scope) -> bool:
        return board.vitality(card) > 1

    def do(self, board: Board, now: Happening, scope: Scope) -> Next:
        return (ExhaustOn(now.cards),)


class ExhaustOn(Effect, frozen=True):
    """Go on exerting the same characters while they are there and can."""

    cards: tuple[Handle, ...]

    def run(self, board: Board, scope: Scope) -> Next:
        able = tuple([card for card in self.cards if card in board.pieces and board.vitality(card) > 1])
        return (Exert(The(able)), ExhaustOn(able)) if able else None


class Wound(Verb, frozen=True):
    """Place a wound; at no vitality left the character dies at once."""

    def can(self, board: Board, card: Handle, scope: Scope) -> bool:
        if not board.cards[card].is_character or board.total(Measure.NO_WOUNDS, card):
            return False
        return not (board.phase is Phase.SKIRMISH and board.pieces[card].hurt and board.total(Measure.ONE_WOUND, card))

    def do(self, board: Board, now: Happening, scope: Scope) -> Next:
        hit = [card for card in now.cards if card in board.pieces and self.can(board, card, scope)]
        for card in hit:
            piece = board.pieces[card]
            board.change(card, wounds=piece.wounds + 1, hurt=piece.hurt + (board.phase is Phase.SKIRMISH))
        tell_cards(board, news.WasWounded, hit)
        dead = tuple([card for card in hit if board.vitality(card) <= 0])
        return (KillBy(dead, now.by),) if dead else None


class KillBy(Effect, frozen=True):
    """Characters die, and it is known who killed them."""

    cards: tuple[Handle, ...]
    by: tuple[Handle, ...]

    def run(self, board: Board, scope: Scope) -> Next:
        return happen(Kill(The(self.cards)), board, scope, self.by)


class Kill(Verb, frozen=True):
    """Companions and allies go to the dead pile, minions to the discard pile."""

    def do(self, board: Board, now: Happening, scope: Scope) -> Next:
        cards = [card for card in now.cards if card in board.pieces]
        tell_cards(board, news.WasKilled, cards)
        borne = tuple(leave_play(board, cards, dead=True))
        return after_leaving(board, borne)

    def aftermath(self) -> Steps:
        return (SeekRingBearer(),)


class SeekRingBearer(Effect, frozen=True):
    """Nobody took up the Ring: the game is lost. It comes after all answers to the killing."""

    def run(self, board: Board, scope: Scope) -> Next:
        return seek_ring_bearer(board)


class Heal(Verb, frozen=True):
    """Remove a wound token, one after the other."""

    times: int | Figure = 1

    def run(self, board: Board, scope: Scope) -> Next:
        times = figure(self.times, board, scope)
        if times <= 0 or isinstance(self.target, A):
            return super().run(board, scope) if times > 0 else None
        # Each healing is a happening of its own: if one is replaced, the others come all the same.
        if times > 1:
            return Heal(self.target), Heal(self.target, times - 1)
        able = tuple(self.candidates(board, scope))
        return happen(Heal(The(able)), board, scope) if able else None

    def can(self, board: Board, card: Handle, scope: Scope) -> bool:
        return board.pieces[card].wounds > 0 and not board.total(Measure.NO_HEALING, card)

    def do(self, board: Board, now: Happening, scope: Scope) -> Next:
        healed = [card for card in now.cards if card in board.pieces and self.can(board, card, scope)]
        for card in healed:
            board.change(card, wounds=board.pieces[card].wounds - 1)
        tell_cards(board, news.WasHealed, healed)
        return None


class Discard(CostVerb, frozen=True):
    """From play to the discard pile of the owner; the Ring-bearer and the Ring cannot be discarded."""

    def can(self, board: Board, card: Handle, scope: Scope) -> bool:
        if card in board.ring_bearer or board.cards[card].kind is Kind.THE_ONE_RING:
            return False
        return board.pieces[card].owner == scope.player or not board.total(Measure.NOT_DISCARDED, card)

    def do(self, board: Board, now: Happening, scope: Scope) -> Next:
        cards = [card for card in now.cards if card in board.pieces]
        if board.news is not None:
            board.tell(news.WasDiscarded(named(board, cards)))
        borne = leave_play(board, cards)
        return after_leaving(board, (*cards, *borne))


def after_leaving(board: Board, gone: tuple[Handle, ...]) -> Next:
    """Texts may answer a discard; and who lived only by a vitality bonus that is gone dies."""
    steps: list[Effect] = [WereDiscarded(The(gone))] if gone and (AFTER, WereDiscarded) in board.index.words else []
    if any([board.cards[card].vitality_bonus for card in gone]):
        dying = tuple([c for c in board.index.active if board.cards[c].is_character and board.vitality(c) <= 0])
        if dying:
            steps.append(Kill(The(dying)))
    return tuple(steps) or None


class Strengthen(Verb, frozen=True):
    """Change strength for a while; a limit holds for one copy in one phase."""

    by: int | Figure
    until: Until = Until.PHASE_END
    limit: int = 0

    def can(self, board: Board, card: Handle, scope: Scope) -> bool:
        return board.cards[card].is_character

    def do(self, board: Board, now: Happening, scope: Scope) -> Next:
        amount = figure(self.by, board, scope)
        if self.limit:
            amount = min(amount, self.limit - board.limit_used(speaker(scope), Limit.STRENGTH))
            board.use_limit(speaker(scope), Limit.STRENGTH, amount, Until.PHASE_END)
        for card in now.cards:
            lasts(board, Measure.STRENGTH, card, amount, self.until, scope)
        return None


class Give(Verb, frozen=True):
    """Give a keyword, or another quality, for a while."""

    what: Said[Keyword | Measure]
    amount: Said[int] = 1
    until: Until = Until.PHASE_END

    def do(self, board: Board, now: Happening, scope: Scope) -> Next:
        for card in now.cards:
            lasts(board, self.what, card, self.amount, self.until, scope)
        return None


def lasts(board: Board, what: Measure | Keyword, card: Handle, amount: int, until: Until, scope: Scope) -> None:
    """Note a change that lasts for a while."""
    if amount:
        board.lasting += (Lasting(what, card, amount, until, speaker(scope)),)
        if board.news is not None:
            board.tell(news.WasChanged(Named(board.cards[card].id), what, amount))


class ChangeTotal(Effect, frozen=True):
    """Change an archery total for this phase."""

    what: Measure
    by: int

    def run(self, board: Board, scope: Scope) -> Next:
        board.lasting += (Lasting(self.what, NOTHING, self.by, Until.PHASE_END, speaker(scope)),)
        board.tell(news.TotalChanged(self.what, self.by))
        return None


class Prevent(Verb, frozen=True):
    """What is about to happen to a card does not happen to it."""

    target: Target = IT

    def do(self, board: Board, now: Happening, scope: Scope) -> Next:
        coming = board.pending[scope.event]
        board.pending[scope.event] = replace(coming, cards=tuple([card for card in coming.cards if card not in now.cards]))
        for card in named(board, now.cards):
            board.tell(news.WoundPrevented(card))
        return None


class Spare(Verb, frozen=True):
    """An exertion counts, but no token is placed for it."""

    target: Target = IT

    def do(self, board: Board, now: Happening, scope: Scope) -> Next:
        coming = board.pending[scope.event]
        board.pending[scope.event] = replace(coming, spared=(*coming.spared, *now.cards))
        for card in named(board, now.cards):
            board.tell(news.WoundPrevented(card))
        return None


# ---- the Ring and its burdens


class PutOnTheRing(Verb, frozen=True):
    """The Ring-bearer puts on the One Ring until the Regroup phase."""

    def can(self, board: Board, card: Handle, scope: Scope) -> bool:
        return not board.worn

    def do(self, board: Board, now: Happening, scope: Scope) -> Next:
        board.worn = True
        board.tell(news.RingPutOn())
        return None


class BecomeRingBearer(Verb, frozen=True):
    """Take up the Ring from a Ring-bearer who was killed; his burdens went with him."""

    def can(self, board: Board, card: Handle, scope: Scope) -> bool:
        return board.ring_bearer[scope.player] not in board.pieces

    def do(self, board: Board, now: Happening, scope: Scope) -> Next:
        seat, card = scope.player, now.cards[0]
        ring = next(c for c in board.discards[seat] if board.cards[c].kind is Kind.THE_ONE_RING)
        board.take(board.discards, seat, (ring,))
        board.ring_bearer[seat], board.burdens[seat], board.worn = card, 0, False
        enter_play(board, ring, seat, card)
        board.tell(news.NewRingBearer(Named(board.cards[card].id)))
        return None


class AddBurdens(Effect, Payable, frozen=True):
    """Burdens come upon the Ring-bearer one by one; at his resistance he is corrupted at once."""

    count: int | Figure = 1
    limit: int = 99

    def hindrance(self, board: Board, scope: Scope) -> Word | None:
        return None

    def run(self, board: Board, scope: Scope) -> Next:
        count = min(self.limit, figure(self.count, board, scope))
        bearer = board.ring_bearer[board.fp]
        if count <= 0 or bearer not in board.pieces:
            return None  # a burden without a Ring-bearer is lost
        before = board.burdens[board.fp]
        while board.burdens[board.fp] < before + count:
            board.burdens[board.fp] += 1
            if is_corrupted(board):
                break
        board.tell(news.BurdensAdded(board.burdens[board.fp] - before, board.burdens[board.fp]))
        return lose(board, board.fp, "corrupted") if is_corrupted(board) else None


class RemoveBurdens(Effect, Payable, frozen=True):
    """Burdens leave the Ring-bearer."""

    count: int | Figure = 1

    def possible(self, board: Board, scope: Scope) -> bool:
        return board.burdens[board.fp] > 0 and not board.total(Measure.KEEPS_BURDENS, board.ring_bearer[board.fp])

    def hindrance(self, board: Board, scope: Scope) -> Word | None:
        return None if self.possible(board, scope) else self

    def run(self, board: Board, scope: Scope) -> Next:
        count = min(figure(self.count, board, scope), board.burdens[board.fp])
        if count > 0 and self.possible(board, scope):
            board.burdens[board.fp] -= count
            board.tell(news.BurdensRemoved(count, board.burdens[board.fp]))
        return None


class Corrupt(Effect, frozen=True):
    """The Ring-bearer is corrupted: his player loses."""

    def run(self, board: Board, scope: Scope) -> Next:
        return lose(board, board.fp, "corrupted")
