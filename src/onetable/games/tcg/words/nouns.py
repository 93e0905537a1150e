"""Nouns: which cards a text means."""

from __future__ import annotations

from onetable.core.step import Scope
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.speech.parts import Filter
from onetable.games.tcg.speech.voice import speaker
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import WEAPON_TRAIT, Culture, ItemClass, Keyword, Kind, Phase, Race, Side, Signet


class Noun(Filter, frozen=True):
    """Nouns can be joined: an Elf and archer, an ally or condition, no Hobbit."""

    def __and__(self, other: Noun) -> Noun:
        if isinstance(self, Is) and isinstance(other, Is):
            return Is((*self.traits, *other.traits))
        return Both(self, other)

    def __or__(self, other: Noun) -> Noun:
        return Either(self, other)

    def __invert__(self) -> Noun:
        return Not(self)


class Is(Noun, frozen=True):
    """Printed on the card: its title, side, type, culture, race, signet or class; all of these."""

    traits: tuple[str, ...]

    def fits(self, board: Board, card: Handle, scope: Scope) -> bool:
        have = board.cards[card].traits
        for trait in self.traits:  # noqa: SIM110 (the hottest loop of the game)
            if trait not in have:
                return False
        return True


class Both(Noun, frozen=True):
    """One and the other."""

    left: Noun
    right: Noun

    def fits(self, board: Board, card: Handle, scope: Scope) -> bool:
        return self.left.fits(board, card, scope) and self.right.fits(board, card, scope)


class Either(Noun, frozen=True):
    """One or the other."""

    left: Noun
    right: Noun

    def fits(self, board: Board, card: Handle, scope: Scope) -> bool:
        return self.left.fits(board, card, scope) or self.right.fits(board, card, scope)


class Not(Noun, frozen=True):
    """Anything but this."""

    what: Noun

    def fits(self, board: Board, card: Handle, scope: Scope) -> bool:
        return not self.what.fits(board, card, scope)


class Anything(Noun, frozen=True):
    """Any card."""

    def fits(self, board: Board, card: Handle, scope: Scope) -> bool:
        return True


class Has(Noun, frozen=True):
    """Has this keyword, printed or given."""

    keyword: Keyword

    def fits(self, board: Board, card: Handle, scope: Scope) -> bool:
        return board.has(card, self.keyword) > 0


class Itself(Noun, frozen=True):
    """The card whose text this is."""

    def fits(self, board: Board, card: Handle, scope: Scope) -> bool:
        return card == scope.source


class Bearer(Noun, frozen=True):
    """The card that bears this one."""

    def fits(self, board: Board, card: Handle, scope: Scope) -> bool:
        piece = board.pieces.get(scope.source)  # type: ignore[call-overload]
        return piece is not None and piece.bearer == card


class BorneBy(Noun, frozen=True):
    """Borne by such a card."""

    bearer: Noun

    def fits(self, board: Board, card: Handle, scope: Scope) -> bool:
        piece = board.pieces.get(card)
        return piece is not None and piece.bearer in board.pieces and self.bearer.fits(board, piece.bearer, scope)


class Bearing(Noun, frozen=True):
    """Bears such a card."""

    what: Noun

    def fits(self, board: Board, card: Handle, scope: Scope) -> bool:
        return any([piece.bearer == card and self.what.fits(board, other, scope) for other, piece in board.pieces.items()])


class TheRingBearer(Noun, frozen=True):
    """Who bears the One Ring in the moving fellowship."""

    def fits(self, board: Board, card: Handle, scope: Scope) -> bool:
        return card == board.ring_bearer[board.fp]


class Yours(Noun, frozen=True):
    """Belongs to the player who speaks."""

    def fits(self, board: Board, card: Handle, scope: Scope) -> bool:
        piece = board.pieces.get(card)
        return (piece.owner if piece is not None else board.owner(card)) == scope.player


class Roaming(Noun, frozen=True):
    """A minion that is too far from where it belongs."""

    def fits(self, board: Board, card: Handle, scope: Scope) -> bool:
        return board.is_roaming(card)


class Skirmishing(Noun, frozen=True):
    """In a skirmish against such a card."""

    foe: Noun

    def fits(self, board: Board, card: Handle, scope: Scope) -> bool:
        return any([self.foe.fits(board, foe, scope) for foe in board.foes(card)])


class InTheSkirmish(Noun, frozen=True):
    """Takes part in the skirmish that is being fought."""

    def fits(self, board: Board, card: Handle, scope: Scope) -> bool:
        fight = board.fight
        return fight is not None and (card == fight.defender or card in fight.minions)


class BesideInSkirmish(Noun, frozen=True):
    """On the same side of the same skirmish as such another card."""

    other: Noun

    def fits(self, board: Board, card: Handle, scope: Scope) -> bool:
        fight = board.fight
        if fight is None or card not in fight.minions:
            return False
        return any([minion != card and self.other.fits(board, minion, scope) for minion in fight.minions])


class Exhausted(Noun, frozen=True):
    """Has one vitality left."""

    def fits(self, board: Board, card: Handle, scope: Scope) -> bool:
        return card in board.pieces and board.cards[card].is_character and board.vitality(card) == 1


class Assigned(Noun, frozen=True):
    """Assigned to a skirmish that is not over."""

    def fits(self, board: Board, card: Handle, scope: Scope) -> bool:
        return card in board.assigned or card in board.assigned.values()


class HomeAt(Noun, frozen=True):
    """An ally whose home is this site."""

    number: int

    def fits(self, board: Board, card: Handle, scope: Scope) -> bool:
        return board.cards[card].home == self.number


def speaks_here(board: Board, scope: Scope) -> bool:
    """Whether a text means the fellowship's site when it says "here": an ally with the text of a site means its home."""
    return scope.source < 0 or board.cards[speaker(scope)].home in (0, board.at[board.fp])


class AtThisSite(Noun, frozen=True):
    """Is where the fellowship is: an ally only at home."""

    def fits(self, board: Board, card: Handle, scope: Scope) -> bool:
        return board.site_number(card) == board.at[board.fp] and speaks_here(board, scope)


class AtItsSite(Noun, frozen=True):
    """Is at the site that bears this card."""

    def fits(self, board: Board, card: Handle, scope: Scope) -> bool:
        return board.site_number(card) == board.site_number(speaker(scope))


class Beaten(Noun, frozen=True):
    """Has just lost the skirmish spoken of."""

    def fits(self, board: Board, card: Handle, scope: Scope) -> bool:
        return card in board.pending[scope.event].losers


class FirstThisPhase(Noun, frozen=True):
    """Such a card, and none was played in this phase before."""

    what: Noun

    def fits(self, board: Board, card: Handle, scope: Scope) -> bool:
        return self.what.fits(board, card, scope) and not any([self.what.fits(board, old, scope) for old in board.played_phase])


class FirstHere(Noun, frozen=True):
    """Such a card, and none was played at this site in this turn before."""

    what: Noun

    def fits(self, board: Board, card: Handle, scope: Scope) -> bool:
        if not speaks_here(board, scope) or not self.what.fits(board, card, scope):
            return False
        return not any([self.what.fits(board, old, scope) for old in board.played_here])


class InPlay(Noun, frozen=True):
    """Still in play."""

    def fits(self, board: Board, card: Handle, scope: Scope) -> bool:
        return card in board.pieces


class Called(Noun, frozen=True):
    """The card that the sentence called by this noun."""

    noun: Noun

    def fits(self, board: Board, card: Handle, scope: Scope) -> bool:
        return (self.noun, card) in scope.named


class PlayedIn(Noun, frozen=True):
    """An event that is played as an event of this phase."""

    phase: Phase

    def fits(self, board: Board, card: Handle, scope: Scope) -> bool:
        face = board.cards[card]
        return face.kind is Kind.EVENT and board.phase is self.phase and self.phase in face.keys


class OfARaceNotInPlay(Noun, frozen=True):
    """Of a race of which its player can spot nobody."""

    def fits(self, board: Board, card: Handle, scope: Scope) -> bool:
        race = board.cards[card].race
        return race is not None and not any([board.cards[other].race is race for other in board.index.active])


def is_(*traits: str) -> Is:
    """A noun for what is printed on the card."""
    return Is(traits)


def character_named(title: str) -> Is:
    """A noun for a card by its title, whatever the subtitle."""
    return Is((title,))


COMPANION, ALLY, MINION = is_(Kind.COMPANION), is_(Kind.ALLY), is_(Kind.MINION)
POSSESSION, CONDITION, EVENT, ARTIFACT = is_(Kind.POSSESSION), is_(Kind.CONDITION), is_(Kind.EVENT), is_(Kind.ARTIFACT)
FREE, SHADOW = is_(Side.FREE), is_(Side.SHADOW)
DWARF, ELF, HOBBIT, MAN, WIZARD = is_(Race.DWARF), is_(Race.ELF), is_(Race.HOBBIT), is_(Race.MAN), is_(Race.WIZARD)
NAZGUL, ORC, TROLL, URUK_HAI = is_(Race.NAZGUL), is_(Race.ORC), is_(Race.TROLL), is_(Race.URUK_HAI)
DWARVEN, ELVEN, GANDALF_CULTURE, GONDOR, SHIRE = [
    is_(culture) for culture in (Culture.DWARVEN, Culture.ELVEN, Culture.GANDALF, Culture.GONDOR, Culture.SHIRE)
]
ISENGARD, MORIA, RINGWRAITH, SAURON = [is_(c) for c in (Culture.ISENGARD, Culture.MORIA, Culture.RINGWRAITH, Culture.SAURON)]
HAND_WEAPON, WEAPON, PIPE = is_(ItemClass.HAND_WEAPON), is_(WEAPON_TRAIT), is_(ItemClass.PIPE)
ARAGORN_SIGNET, FRODO_SIGNET, GANDALF_SIGNET = is_(Signet.ARAGORN), is_(Signet.FRODO), is_(Signet.GANDALF)
ARCHER, RANGER, TRACKER = Has(Keyword.ARCHER), Has(Keyword.RANGER), Has(Keyword.TRACKER)
SPELL, STEALTH, TALE, WEATHER, PIPEWEED = [
    Has(k) for k in (Keyword.SPELL, Keyword.STEALTH, Keyword.TALE, Keyword.WEATHER, Keyword.PIPEWEED)
]
ITSELF, BEARER, RING_BEARER, YOURS, ROAMING = Itself(), Bearer(), TheRingBearer(), Yours(), Roaming()
EXHAUSTED, ASSIGNED, BEATEN, ANYTHING, IN_THE_SKIRMISH = Exhausted(), Assigned(), Beaten(), Anything(), InTheSkirmish()
AT_THIS_SITE, AT_ITS_SITE, IN_PLAY = AtThisSite(), AtItsSite(), InPlay()
OTHER = ~ITSELF
CHARACTER = COMPANION | ALLY | MINION
FREE_CHARACTER = COMPANION | ALLY
