"""Triggers: the moments a text answers, and the paragraphs that answer them."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from onetable.core.step import Scope
from onetable.core.word import Word
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.pieces import Happening
from onetable.games.tcg.speech.deeds import Deed
from onetable.games.tcg.speech.moments import AFTER, BEFORE, Answering, Moment, Trigger
from onetable.games.tcg.speech.parts import Ability, Condition, Effect
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import STARTS, Milestone, Phase
from onetable.games.tcg.words.nouns import Noun
from onetable.games.tcg.words.verbs import Kill


class NounMoment(Moment, frozen=True):
    """A moment that names the card it happens to by a noun."""

    noun: Noun

    def subject(self) -> Word:
        return self.noun

    def is_meant(self, board: Board, card: Handle, happening: Happening, scope: Scope) -> bool:
        return self.noun.fits(board, card, scope)


class AboutTo(Moment, frozen=True):
    """Something is about to happen to such a card: it can still be prevented or replaced."""

    verb: type[Effect]
    noun: Noun

    def key(self) -> Trigger:
        return (BEFORE, self.verb)

    def subject(self) -> Word:
        return self.noun

    def is_meant(self, board: Board, card: Handle, happening: Happening, scope: Scope) -> bool:
        return card not in happening.spared and self.noun.fits(board, card, scope)


class After(Moment, frozen=True):
    """Something has happened to such a card."""

    verb: type[Effect]
    noun: Noun

    def key(self) -> Trigger:
        return (AFTER, self.verb)

    def subject(self) -> Word:
        return self.noun

    def is_meant(self, board: Board, card: Handle, happening: Happening, scope: Scope) -> bool:
        return self.noun.fits(board, card, scope)


class Wins(NounMoment, frozen=True):
    """Such a card wins a skirmish, against such another if one is named."""

    over: Noun | None = None

    def key(self) -> Trigger:
        return (AFTER, Milestone.OUTCOME)

    def is_meant(self, board: Board, card: Handle, happening: Happening, scope: Scope) -> bool:
        if not self.noun.fits(board, card, scope):
            return False
        return self.over is None or any([self.over.fits(board, loser, scope) for loser in happening.losers])


class Loses(NounMoment, frozen=True):
    """Such a card loses a skirmish, to such another if one is named."""

    to: Noun | None = None

    def key(self) -> Trigger:
        return (AFTER, Milestone.OUTCOME)

    def subjects(self, happening: Happening) -> Sequence[Handle]:
        return happening.losers

    def is_meant(self, board: Board, card: Handle, happening: Happening, scope: Scope) -> bool:
        if not self.noun.fits(board, card, scope):
            return False
        return self.to is None or any([self.to.fits(board, winner, scope) for winner in happening.cards])


class Kills(NounMoment, frozen=True):
    """Such a card is killed by such another: by its text, or by losing a skirmish against it."""

    by: Noun
    in_skirmish: bool = False

    def key(self) -> Trigger:
        return (AFTER, Kill)

    def is_meant(self, board: Board, card: Handle, happening: Happening, scope: Scope) -> bool:
        if self.in_skirmish and board.fight is None:
            return False
        return self.noun.fits(board, card, scope) and any([self.by.fits(board, killer, scope) for killer in happening.by])


class KilledBeside(NounMoment, frozen=True):
    """Such a card is killed in a skirmish in which such another takes part."""

    involving: Noun

    def key(self) -> Trigger:
        return (AFTER, Kill)

    def is_meant(self, board: Board, card: Handle, happening: Happening, scope: Scope) -> bool:
        fight = board.fight
        if fight is None or card not in fight.gone or not self.noun.fits(board, card, scope):
            return False
        return any([self.involving.fits(board, minion, scope) for minion in fight.minions])


class BoundaryMoment(Moment, frozen=True):
    """The beginning or end of something; it happens to nobody in particular."""

    def subject(self) -> Word:
        return self

    def is_meant(self, board: Board, card: Handle, happening: Happening, scope: Scope) -> bool:
        return True


class StartOfTurn(BoundaryMoment, frozen=True):
    """Your turn begins."""

    def key(self) -> Trigger:
        return (AFTER, Milestone.TURN_STARTS)


class EndOfTurn(BoundaryMoment, frozen=True):
    """Any turn ends."""

    def key(self) -> Trigger:
        return (AFTER, Milestone.TURN_ENDS)


class StartOfPhase(BoundaryMoment, frozen=True):
    """A phase begins."""

    phase: Phase

    def key(self) -> Trigger:
        return (AFTER, STARTS[self.phase])


class StartOfYourShadowPhase(BoundaryMoment, frozen=True):
    """The Shadow phase of this card's owner begins."""

    def key(self) -> Trigger:
        return (AFTER, Milestone.START_OF_SHADOW)

    def is_meant(self, board: Board, card: Handle, happening: Happening, scope: Scope) -> bool:
        return board.acting == scope.player


class EndOfYourShadowPhase(BoundaryMoment, frozen=True):
    """The Shadow phase of this card's owner ends."""

    def key(self) -> Trigger:
        return (AFTER, Milestone.END_OF_SHADOW)

    def is_meant(self, board: Board, card: Handle, happening: Happening, scope: Scope) -> bool:
        return board.acting == scope.player


class EndOfSkirmish(BoundaryMoment, frozen=True):
    """A skirmish phase ends."""

    def key(self) -> Trigger:
        return (AFTER, Milestone.END_OF_SKIRMISH)


# ---- paragraphs


class Required(Answering, frozen=True):
    """It must be done."""

    once_per_player: bool = False
    required = True

    def is_once_per_player(self) -> bool:
        return self.once_per_player


class May(Answering, frozen=True):
    """The owner may do it, once for each happening."""


class Response(Answering, frozen=True):
    """The owner may do it, as often as it makes sense."""

    again = True


class OrAfter(Answering, frozen=True):
    """A response to either of two moments."""

    other: Moment
    again = True

    def found_by(self) -> tuple[Trigger, ...]:
        return (self.to.key(), self.other.key())

    def moment(self, key: Trigger) -> Moment:
        return self.to if self.to.key() == key else self.other


class AsSoonAs(Ability, frozen=True):
    """Something is done as soon as a condition holds; some do it once in a turn only."""

    when: Condition
    does: Deed
    once_per_turn: bool = False

    def found_by(self) -> tuple[Hashable, ...]:
        return (AsSoonAs,)
