"""The Skirmish phases: one for each defender, in the order Free Peoples likes."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope, Step, Steps
from onetable.core.word import Word
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.mechanics.happenings import happen
from onetable.games.tcg.mechanics.windows import Boundary, answered
from onetable.games.tcg.mechanics.zones import named
from onetable.games.tcg.phases.actions import Actions
from onetable.games.tcg.phases.phase import BeginPhase, end_phase
from onetable.games.tcg.pieces import Fight, Happening
from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.choices import FirstSkirmish
from onetable.games.tcg.speech.names import Named
from onetable.games.tcg.speech.pronouns import The
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Keyword, Measure, Milestone, Phase
from onetable.games.tcg.words.verbs import Kill, Wound


class Skirmishes(Step[Board], frozen=True):
    """Free Peoples picks the next skirmish until none is left."""

    def run(self, board: Board, scope: Scope) -> Next:
        waiting = list(dict.fromkeys(board.assigned.values()))
        return Ask(board.fp, [FirstSkirmish(defender) for defender in waiting]) if waiting else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, FirstSkirmish)
        return *skirmish(board, choice.defender), Skirmishes()


def skirmish(board: Board, defender: Handle) -> Steps:
    """A new Skirmish phase: actions, then it is resolved."""
    return BeginSkirmish(defender), Actions(board.around), Resolve(), EndSkirmish()


class BeginSkirmish(Step[Board], frozen=True):
    """The skirmish of one defender begins."""

    defender: Handle

    def run(self, board: Board, scope: Scope) -> Next:
        minions = tuple([minion for minion, defender in board.assigned.items() if defender == self.defender])
        board.fight = Fight(self.defender, minions)
        if board.news is not None:
            board.tell(news.SkirmishBegan(Named(board.cards[self.defender].id), named(board, minions)))
        return (BeginPhase(Phase.SKIRMISH),)


class Resolve(Step[Board], frozen=True):
    """The side with the greater strength wins; ties go to the Shadow; double (or triple) strength overwhelms."""

    def run(self, board: Board, scope: Scope) -> Next:
        fight = board.fight
        assert fight is not None
        defender, minions = fight.defender, fight.minions
        if fight.cancelled or not (defender >= 0 or minions):
            return None
        if defender < 0:
            return outcome(board, minions, fight.gone, ())
        if not minions:
            return outcome(board, (defender,), fight.gone, ())
        free, shadow = board.strength(defender), sum([board.strength(minion) for minion in minions])
        winners, losers = (minions, (defender,)) if free <= shadow else ((defender,), minions)
        if board.news is not None:
            board.tell(news.SkirmishEnded(named(board, winners), named(board, losers), free, shadow))
        if is_overwhelmed(board, losers, max(free, shadow), min(free, shadow)):
            board.tell(news.WereOverwhelmed(named(board, losers)))
            return outcome(board, winners, losers, (Overwhelm(losers, winners),))
        wounds = 1 + sum([board.has(card, Keyword.DAMAGE) for card in winners])
        return outcome(board, winners, losers, (LoserWounds(losers, winners, wounds),))


def is_overwhelmed(board: Board, losers: tuple[Handle, ...], high: int, low: int) -> bool:
    """At least double strength, or triple where a text says so; nothing against nothing is a plain defeat."""
    factor = 3 if any([board.total(Measure.TRIPLED, card) for card in losers]) else 2
    return high > 0 and high >= low * factor


def outcome(board: Board, winners: tuple[Handle, ...], losers: tuple[Handle, ...], damage: Steps) -> Next:
    """Texts answer who won and who lost; the wounds are one of the required things, Free Peoples orders them."""
    return answered(board, Milestone.OUTCOME, Happening(winners, losers=losers), damage)


class Overwhelm(Step[Board], frozen=True):
    """All losers are killed together, without wounds."""

    losers: tuple[Handle, ...]
    winners: tuple[Handle, ...]

    def run(self, board: Board, scope: Scope) -> Next:
        there = tuple([card for card in self.losers if card in board.pieces])
        return happen(Kill(The(there)), board, Scope(board.fp), self.winners) if there else None


class LoserWounds(Step[Board], frozen=True):
    """One wound to every loser together, with its own answers; then the next round."""

    losers: tuple[Handle, ...]
    winners: tuple[Handle, ...]
    left: int

    def run(self, board: Board, scope: Scope) -> Next:
        wound = Wound(The(()))
        hit = tuple([card for card in self.losers if card in board.pieces and wound.can(board, card, scope)])
        if not hit or not self.left:
            return None
        return WoundBy(hit, self.winners), LoserWounds(self.losers, self.winners, self.left - 1)


class WoundBy(Step[Board], frozen=True):
    """A wound that is known to come from somebody."""

    cards: tuple[Handle, ...]
    by: tuple[Handle, ...]

    def run(self, board: Board, scope: Scope) -> Next:
        return happen(Wound(The(self.cards)), board, Scope(board.fp), self.by)


class EndSkirmish(Step[Board], frozen=True):
    """The phase ends; texts for its end act, and its characters are unassigned again."""

    def run(self, board: Board, scope: Scope) -> Next:
        fight = board.fight
        assert fight is not None
        for minion in [minion for minion in board.assigned if minion in fight.minions or board.assigned[minion] == fight.defender]:
            del board.assigned[minion]
        end_phase(board)
        board.fight = None
        return (Boundary(Milestone.END_OF_SKIRMISH),)
