"""Ringwraith cards."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from onetable.core.step import Ask, Next, Scope, Steps
from onetable.core.word import Word
from onetable.games.tcg.cards.language import *
from onetable.games.tcg.cards.names import BLADE_TIP, THE_WITCH_KING, ULAIRE_LEMENYA
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.mechanics.assigning import assign
from onetable.games.tcg.mechanics.zones import enter_play, lay_site, own_site
from onetable.games.tcg.phases.skirmish import skirmish
from onetable.games.tcg.speech.deeds import Payable
from onetable.games.tcg.speech.marks import Picked
from onetable.games.tcg.speech.parts import Effect
from onetable.games.tcg.speech.pronouns import The
from onetable.games.tcg.speech.voice import called
from onetable.games.tcg.table import Board
from onetable.games.tcg.words.fights import move_card
from onetable.games.tcg.words.playing import can_bear


class TransferABladeTip(Effect, frozen=True):
    """One of your Blade Tips, from the support area or the discard pile, goes onto a companion the bearer was skirmishing."""

    tip: Picked[Handle] = NOTHING
    companion: Picked[Handle] = NOTHING
    tips: ClassVar = BLADE_TIP

    def run(self, board: Board, scope: Scope) -> Next:
        bearer = next(iter(called(scope, ITS_BEARER)), NOTHING)
        foes = [card for card in board.foes(bearer) if COMPANION.fits(board, card, scope)]
        mine = [card for card in board.find(self.tips, scope) if board.pieces[card].owner == scope.player and board.pieces[card].bearer < 0]
        mine += [card for card in board.discards[scope.player] if self.tips.fits(board, card, scope)]
        pairs = [replace(self, tip=tip, companion=foe) for tip in mine for foe in foes if can_bear(board, foe, board.cards[tip])]
        return Ask(scope.player, pairs) if pairs else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, TransferABladeTip)
        if choice.tip not in board.pieces:
            board.take(board.discards, scope.player, (choice.tip,))
            enter_play(board, choice.tip, scope.player)
        move_card(board, choice.tip, choice.companion)
        return None


class SpotAnOpponentsSite(Word, Payable, frozen=True):
    """A site that an opponent has laid, and that you could replace, must be on the path."""

    def hindrance(self, board: Board, scope: Scope) -> Word | None:
        return None if foreign_sites(board, scope) else self


def foreign_sites(board: Board, scope: Scope) -> list[int]:
    """Numbers of opponents' sites on the path for which this player has an own one."""
    numbers, opponents = range(1, len(board.path) + 1), AN_OPPONENT.seats(board, scope)
    return [n for n in numbers if board.laid_by[n - 1] in opponents and own_site(board, scope.player, n) != NOTHING]


class SwapASite(Effect, frozen=True):
    """Replace an opponent's site of your choice by your own of the same number."""

    number: Picked[int] = 0

    def run(self, board: Board, scope: Scope) -> Next:
        found = foreign_sites(board, scope)
        return Ask(scope.player, [SwapASite(number) for number in found]) if found else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, SwapASite)
        lay_site(board, scope.player, own_site(board, scope.player, choice.number))
        return None


class SummonToTheRing(Effect, frozen=True):
    """All assignments are canceled; a Nazgûl fights the Ring-bearer, and until that skirmish is over the Ring has no text."""

    nazgul: Picked[Handle] = NOTHING

    def run(self, board: Board, scope: Scope) -> Next:
        found = board.find(NAZGUL, scope)
        return Ask(scope.player, [SummonToTheRing(card) for card in found]) if found else (CancelAssignments(),)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, SummonToTheRing)
        board.assigned.clear()
        bearer = board.ring_bearer[board.fp]
        if bearer not in board.pieces:
            return None
        assign(board, choice.nazgul, bearer)
        board.ring_silent = True
        board.forget()
        extra: Steps = (WereAssigned(The((bearer, choice.nazgul))), *skirmish(board, bearer), RingSpeaksAgain())
        return extra


class CancelAssignments(Effect, frozen=True):
    """All assignments that are left are canceled."""

    def run(self, board: Board, scope: Scope) -> Next:
        board.assigned.clear()
        return None


class RingSpeaksAgain(Effect, frozen=True):
    """The text of the One Ring works again."""

    def run(self, board: Board, scope: Scope) -> Next:
        board.ring_silent = False
        board.forget()
        return None


C, R, K = Culture.RINGWRAITH, Race.NAZGUL, Keyword
BEATEN_WITHOUT_TIP = BEATEN & FREE_CHARACTER & ~Bearing(BLADE_TIP)
EXERT_RING_BEARER_OR_BURDEN = one_of(Exert(Each(RING_BEARER)), AddBurdens(), by=FREE_PEOPLES)

RINGWRAITH_CARDS = [
    event("1U203", "All Blades Perish", C, 0, Response(AboutTo(Wound, NAZGUL), do(Prevent()))),
    event("1R204", "All Veils Removed", C, 1, Skirmish(do(Strengthen(A(NAZGUL), Or(2, 5, RingWorn()))))),
    event("1R205", "Beauty Is Fading", C, 5, Maneuver(Exert(A(NAZGUL)).to(When(
        CanSpot(1, FREE & (POSSESSION | CONDITION)),
        (Discard(A(FREE & (POSSESSION | CONDITION))),),
        (Discard(A(FREE_CHARACTER & ~RING_BEARER)),))))),
    condition("1R206", "Bent on Discovery", C, 1, keywords=[K.SEARCH], text=[
        Required(StartOfYourShadowPhase(), do(Draw(1))),
        Required(EndOfYourShadowPhase(), do(one_of(Exert(A(NAZGUL)), Discard(THIS))))]),
    condition("1U207", "Black Breath", C, 1, text=[
        Skirmish(If(InSupportArea()).to(TransferTo(A(FREE_CHARACTER & Skirmishing(NAZGUL))))),
        Change(Measure.NO_HEALING, BEARER, 1),
        Change(Measure.KEEPS_BURDENS, BEARER, 1)]),
    possession("1R208", "Black Steed", C, 1, NAZGUL, ItemClass.MOUNT, strength=2, text=[
        While(AtSite(K.PLAINS), Change(Measure.STRENGTH, BEARER, +2)),
        AsSoonAs(AtSite(K.UNDERGROUND), do(Discard(THIS)))]),
    condition("1U209", "Blade Tip", C, 0, one_per_bearer=True, text=[
        Response(Wins(NAZGUL & YOURS), (If(InSupportArea()) & Spot(1, BEATEN_WITHOUT_TIP)).to(TransferTo(A(BEATEN_WITHOUT_TIP)))),
        Required(StartOfPhase(Phase.FELLOWSHIP), If(OnACharacter()).to(
            When(BearerIs(RING_BEARER), (AddBurdens(),), (Wound(ITS_BEARER),))))]),
    event("1R210", "Dark Whispers", C, 0, Skirmish(do(one_of(
        SpotBurdens(3).to(Strengthen(A(NAZGUL), +1), Give(IT, K.DAMAGE)),
        SpotBurdens(6).to(Strengthen(A(NAZGUL), +3), Give(IT, K.DAMAGE, 2)))))),
    condition("1U211", "Drawn to Its Power", C, 2, text=[Required(KilledBeside(COMPANION, involving=NAZGUL), do(AddBurdens()))]),
    event("1R212", "Fear", C, 1, Maneuver(Exert(A(NAZGUL & YOURS)).to(Discard(A(ALLY)))), keywords=[K.SEARCH]),
    event("1U213", "Frozen by Fear", C, 1, Skirmish(do(Strengthen(A(NAZGUL), Or(2, 3, CanSpot(1, RING_BEARER & ASSIGNED)))))),
    event("1R214", "In the Ringwraith's Wake", C, 0, Response(Wins(NAZGUL), do(EXERT_RING_BEARER_OR_BURDEN))),
    event("1U215", "The Master's Will", C, 1, Shadow(SpotX(NAZGUL).to(RevealTopAndTake(X, RINGWRAITH))), keywords=[K.SEARCH]),
    possession("1R216", "Morgul Blade", C, 1, NAZGUL, ItemClass.HAND_WEAPON, strength=1, text=[
        Total(Measure.BESIDE_ANOTHER),
        Skirmish(Discard(THIS).to(TransferABladeTip()))]),
    event("1R217", "Morgul Gates", C, 0, Shadow(do(PlayFromHand(NAZGUL, discount=2)))),
    possession("1U218", "Nazgûl Sword", C, 1, NAZGUL, ItemClass.HAND_WEAPON, strength=2, text=[
        While(CanSpotBurdens(3), Change(K.DAMAGE, BEARER, 1))]),
    condition("1U219", "The Nine Servants of Sauron", C, 1, keywords=[K.SEARCH], text=[
        May(After(Played, NAZGUL & YOURS), do(Exert(A(HOBBIT & ~RING_BEARER))))]),
    condition("1U220", "Not Easily Destroyed", C, 1, text=[ManeuverOrSkirmish(RemoveTwilight(3).to(Heal(A(NAZGUL))))]),
    possession("1R221", "The Pale Blade", C, 2, THE_WITCH_KING, ItemClass.HAND_WEAPON, strength=3, unique=True, text=[
        Change(K.DAMAGE, BEARER, 1),
        Response(Wins(BEARER), Exert(ITS_BEARER).to(Discard(A(FREE & CONDITION))))]),
    condition("1U222", "Paths Seldom Trodden", C, 1, keywords=[K.SEARCH], to_play=Spot(1, NAZGUL), text=[
        Shadow(RemoveTwilight(3).to(ReplaceSite()))]),
    event("1U223", "Relentless Charge", C, 0, Maneuver(Exert(A(NAZGUL)).to(Wound(Each(COMPANION & ARCHER))))),
    event("1R224", "Return to Its Master", C, 0, Response(EndOfSkirmish(), If(RingWorn()).to(SummonToTheRing()))),
    possession("1U225", "Sword of Minas Morgul", C, 2, ULAIRE_LEMENYA, ItemClass.HAND_WEAPON, strength=2, unique=True, text=[
        Change(K.DAMAGE, BEARER, 1),
        Skirmish(Exert(ITS_BEARER).to(Discard(A(POSSESSION & BorneBy(Skirmishing(BEARER))))))]),
    event("1U226", "Their Power Is in Terror", C, 0, Maneuver(Exert(A(NAZGUL)).to(Wound(Each(ALLY))))),
    event("1U227", "Threshold of Shadow", C, 1, Skirmish(do(Strengthen(A(NAZGUL), Or(2, 4, CanSpotBurdens(5)))))),
    event("1R228", "The Twilight World", C, 0, Response(After(PutOnTheRing, RING_BEARER), Exert(A(NAZGUL)).to(AddBurdens(2)))),
    minion("1R229", "Úlairë Attëa, Keeper of Dol Guldur", C, R, 6, 12, 3, 3, unique=True, keywords=[K.FIERCE], text=[
        Skirmish(RemoveTwilight(1).to(Strengthen(THIS, +1, limit=5)))]),
    minion("1R230", "Úlairë Cantëa, Lieutenant of Dol Guldur", C, R, 5, 10, 3, 3, unique=True, keywords=[K.FIERCE], text=[
        Skirmish(Exert(THIS).to(Discard(A(WEAPON & BorneBy(Skirmishing(ITSELF))))))]),
    minion("1U231", "Úlairë Enquëa, Lieutenant of Morgul", C, R, 6, 11, 4, 3, unique=True, keywords=[K.FIERCE], text=[
        Maneuver((If(OneHolds(CanSpot(6, COMPANION), CanSpotBurdens(5))) & Exert(THIS)).to(Wound(A(COMPANION & ~RING_BEARER))))]),
    minion("1U232", "Úlairë Lemenya, Lieutenant of Morgul", C, R, 4, 9, 2, 3, unique=True, text=[
        Change(Measure.STRENGTH, FREE_CHARACTER & Bearing(RINGWRAITH & CONDITION), -2)]),
    minion("1U233", "Úlairë Nelya, Lieutenant of Morgul", C, R, 5, 10, 3, 2, unique=True, keywords=[K.FIERCE], text=[
        Shadow((SpotAnOpponentsSite() & Exert(THIS)).to(SwapASite()))]),
    minion("1U234", "Úlairë Nertëa, Messenger of Dol Guldur", C, R, 4, 9, 2, 3, unique=True, text=[
        May(After(Played, ITSELF), do(PlayFromDiscard(MINION, times=ForEachOver(COMPANION, 4), up_to=True)))]),
    minion("1U235", "Úlairë Otsëa, Lieutenant of Morgul", C, R, 4, 9, 3, 3, unique=True, text=[
        Shadow(Exert(THIS).to(Give(A(RINGWRAITH & MINION), K.FIERCE, until=Until.REGROUP)))]),
    minion("1R236", "Úlairë Toldëa, Messenger of Morgul", C, R, 6, 12, 3, 3, unique=True, keywords=[K.FIERCE], text=[
        Assignment(SpotBurdens(4).to(AssignPair(A(COMPANION & ~RING_BEARER), THIS)))]),
    minion("1R237", "The Witch-king, Lord of Angmar", C, R, 8, 14, 4, 3, unique=True, keywords=[K.FIERCE], text=[
        Change(Measure.STRENGTH, ITSELF, Times(2, ForEach(NAZGUL & OTHER)))]),
    condition("1U238", "Wreathed in Shadow", C, 0, to_play=Spot(1, NAZGUL), text=[
        Archery(RemoveTwilight(1).to(ChangeTotal(Measure.FELLOWSHIP_ARCHERY, -1)))]),
]  # fmt: skip
