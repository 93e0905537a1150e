"""Values: numbers that are counted, and conditions that may hold."""

from __future__ import annotations

from onetable.core.step import Scope
from onetable.games.tcg.handle import NOTHING
from onetable.games.tcg.mechanics.zones import dead_companions
from onetable.games.tcg.speech.marks import Said
from onetable.games.tcg.speech.parts import Condition, Figure, Target
from onetable.games.tcg.speech.voice import it, speaker
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Keyword, Kind, Phase, Race
from onetable.games.tcg.words.nouns import Noun


def figure(number: int | Figure, board: Board, scope: Scope) -> int:
    """A plain number, or one that is counted now."""
    return number if isinstance(number, int) else number.of(board, scope)


# ---- figures


class ChosenNumber(Figure, frozen=True):
    """X: the number that the sentence has chosen."""

    def of(self, board: Board, scope: Scope) -> int:
        return scope.that(self)


X = ChosenNumber()


class Times(Figure, frozen=True):
    """So many times another figure."""

    factor: int
    of_what: Figure

    def of(self, board: Board, scope: Scope) -> int:
        return self.factor * self.of_what.of(board, scope)


class ForEach(Figure, frozen=True):
    """One for each such card that can be spotted, up to a limit."""

    noun: Noun
    limit: int = 99

    def of(self, board: Board, scope: Scope) -> int:
        return min(self.limit, len(board.find(self.noun, scope)))


class ForEachOver(Figure, frozen=True):
    """One for each such card above a number."""

    noun: Noun
    number: int

    def of(self, board: Board, scope: Scope) -> int:
        return max(0, len(board.find(self.noun, scope)) - self.number)


class ForEachRace(Figure, frozen=True):
    """One for each of these races in the fellowship."""

    races: tuple[Race, ...]

    def of(self, board: Board, scope: Scope) -> int:
        return len({board.cards[card].race for card in board.companions()} & set(self.races))


class ForEachBurden(Figure, frozen=True):
    """One for each burden on the Ring-bearer."""

    def of(self, board: Board, scope: Scope) -> int:
        return board.burdens[board.fp]


class ForEachDead(Figure, frozen=True):
    """One for each card in the Free Peoples player's dead pile."""

    def of(self, board: Board, scope: Scope) -> int:
        return len(board.deads[board.fp])


class StrengthOf(Figure, frozen=True):
    """The strength a card has now."""

    target: Target

    def of(self, board: Board, scope: Scope) -> int:
        return sum([board.strength(card) for card in self.target.cards(board, scope)])


class Or(Figure, frozen=True):
    """A number, or another one instead if something holds."""

    plain: int
    better: int
    when: Condition

    def of(self, board: Board, scope: Scope) -> int:
        return self.better if self.when.holds(board, scope) else self.plain


# ---- conditions


class Nope(Condition, frozen=True):
    """Something does not hold."""

    what: Condition

    def holds(self, board: Board, scope: Scope) -> bool:
        return not self.what.holds(board, scope)


class BothHold(Condition, frozen=True):
    """One thing and another hold."""

    left: Condition
    right: Condition

    def holds(self, board: Board, scope: Scope) -> bool:
        return self.left.holds(board, scope) and self.right.holds(board, scope)


class OneHolds(Condition, frozen=True):
    """One thing or another holds."""

    left: Condition
    right: Condition

    def holds(self, board: Board, scope: Scope) -> bool:
        return self.left.holds(board, scope) or self.right.holds(board, scope)


class CanSpot(Condition, frozen=True):
    """So many such cards are active: no choice."""

    count: int
    noun: Noun

    def holds(self, board: Board, scope: Scope) -> bool:
        return board.spots(self.noun, scope, self.count)


class ItIs(Condition, frozen=True):
    """What the sentence named last is such a card."""

    noun: Noun

    def holds(self, board: Board, scope: Scope) -> bool:
        return self.noun.fits(board, it(scope), scope)


class ThisIs(Condition, frozen=True):
    """The card whose text this is is such a card."""

    noun: Noun

    def holds(self, board: Board, scope: Scope) -> bool:
        return self.noun.fits(board, speaker(scope), scope)


class BearerIs(Condition, frozen=True):
    """The card that bears this one is such a card."""

    noun: Noun

    def holds(self, board: Board, scope: Scope) -> bool:
        piece = board.pieces.get(speaker(scope))
        return piece is not None and piece.bearer in board.pieces and self.noun.fits(board, piece.bearer, scope)


class AtSite(Condition, frozen=True):
    """The fellowship is at a site with this keyword."""

    keyword: Said[Keyword]

    def holds(self, board: Board, scope: Scope) -> bool:
        return board.here >= 0 and self.keyword in board.cards[board.here].printed


class BearerAtSite(Condition, frozen=True):
    """The bearer is at a site with this keyword: an ally at its home."""

    keyword: Said[Keyword]

    def holds(self, board: Board, scope: Scope) -> bool:
        site = board.site_at(board.site_number(speaker(scope))) if scope.source in board.pieces else NOTHING
        return site >= 0 and self.keyword in board.cards[site].printed


class AtSites(Condition, frozen=True):
    """The fellowship is at a site with a number from here to there."""

    first: Said[int]
    last: Said[int]

    def holds(self, board: Board, scope: Scope) -> bool:
        return self.first <= board.at[board.fp] <= self.last


class AtItsOwnSite(Condition, frozen=True):
    """The fellowship is at the site that bears this card."""

    def holds(self, board: Board, scope: Scope) -> bool:
        piece = board.pieces.get(speaker(scope))
        return piece is not None and piece.bearer == board.here


class BurdensAtMost(Condition, frozen=True):
    """The Ring-bearer has so many burdens or fewer."""

    count: int

    def holds(self, board: Board, scope: Scope) -> bool:
        return board.burdens[board.fp] <= self.count


class CanSpotBurdens(Condition, frozen=True):
    """The Ring-bearer has so many burdens or more."""

    count: int

    def holds(self, board: Board, scope: Scope) -> bool:
        return board.burdens[board.fp] >= self.count


class TwilightBelow(Condition, frozen=True):
    """The twilight pool holds fewer tokens than this."""

    count: int

    def holds(self, board: Board, scope: Scope) -> bool:
        return board.twilight < self.count


class RingWorn(Condition, frozen=True):
    """The Ring-bearer wears the One Ring."""

    def holds(self, board: Board, scope: Scope) -> bool:
        return board.worn


class InPhase(Condition, frozen=True):
    """It is this phase."""

    phase: Said[Phase]

    def holds(self, board: Board, scope: Scope) -> bool:
        return board.phase is self.phase


class InSupportArea(Condition, frozen=True):
    """This card lies in the support area: nobody bears it."""

    def holds(self, board: Board, scope: Scope) -> bool:
        piece = board.pieces.get(speaker(scope))
        return piece is not None and piece.bearer < 0


class OnACharacter(Condition, frozen=True):
    """This card is borne by a character."""

    def holds(self, board: Board, scope: Scope) -> bool:
        piece = board.pieces.get(speaker(scope))
        return piece is not None and piece.bearer in board.pieces


class OnlyRaceIs(Condition, frozen=True):
    """Every companion of the fellowship is of this race."""

    race: Said[Race]

    def holds(self, board: Board, scope: Scope) -> bool:
        return all([board.cards[card].race is self.race for card in board.companions()])


class DeadCompanionsAtLeast(Condition, frozen=True):
    """So many companions lie in the Free Peoples player's dead pile."""

    count: int

    def holds(self, board: Board, scope: Scope) -> bool:
        return dead_companions(board, board.fp) >= self.count


class BurdensAndDeadAtLeast(Condition, frozen=True):
    """Burdens and companions in the dead pile are so many together."""

    count: int

    def holds(self, board: Board, scope: Scope) -> bool:
        return board.burdens[board.fp] + dead_companions(board, board.fp) >= self.count


class DrawDeckEmpty(Condition, frozen=True):
    """The Free Peoples player has no draw deck left."""

    def holds(self, board: Board, scope: Scope) -> bool:
        return not board.decks[board.fp]


class OpponentHolds(Condition, frozen=True):
    """An opponent has so many cards in hand."""

    count: int

    def holds(self, board: Board, scope: Scope) -> bool:
        rivals = board.shadows if scope.player == board.fp else (board.fp,)
        return any([len(board.hands[seat]) >= self.count for seat in rivals])


class BearerStoodAside(Condition, frozen=True):
    """The bearer was not assigned to any skirmish in this turn, and another companion was."""

    def holds(self, board: Board, scope: Scope) -> bool:
        bearer = board.pieces[speaker(scope)].bearer
        others = [card for card in board.fought if card != bearer and board.cards[card].kind is Kind.COMPANION]
        return bearer not in board.fought and bool(others)


class YouAreFreePeoples(Condition, frozen=True):
    """The player who speaks is the one whose turn it is."""

    def holds(self, board: Board, scope: Scope) -> bool:
        return scope.player == board.fp
