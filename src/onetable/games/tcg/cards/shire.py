"""Shire cards."""

from __future__ import annotations

from onetable.core.step import Scope
from onetable.games.tcg.cards.language import *
from onetable.games.tcg.cards.names import BILBO, BILL_THE_PONY, FRODO, MERRY, PIPPIN, SAM
from onetable.games.tcg.speech.parts import Figure
from onetable.games.tcg.table import Board


class MostWounds(Figure, frozen=True):
    """The most wounds on one Hobbit companion: healing more often would do nothing."""

    def of(self, board: Board, scope: Scope) -> int:
        return max([board.pieces[card].wounds for card in board.find(HOBBIT & COMPANION, scope)], default=0)


C, R, K = Culture.SHIRE, Race.HOBBIT, Keyword
TAKE_UP_THE_RING = Response(After(Kill, FRODO & RING_BEARER), do(BecomeRingBearer(THIS)))
SMOKE = Discard(A(PIPEWEED & POSSESSION)) & SpotX(PIPE)

SHIRE_CARDS = [
    ally("1R284", "Bilbo, Retired Adventurer", C, R, 2, 2, 3, 3, text=[Fellowship(Exert(THIS).to(ShuffleInFromDiscard(SHIRE)))]),
    possession("1U285", "Bilbo's Pipe", C, 1, HOBBIT, ItemClass.PIPE, unique=True, text=[
        Fellowship(SMOKE.to(ShuffleInFromDiscard(TALE, X)))]),
    ally("1C286", "Bounder", C, R, 1, 2, 2, 2, unique=False, text=[Skirmish(Exert(THIS).to(Give(A(HOBBIT), Measure.TRIPLED)))]),
    event("1C287", "Extraordinary Resilience", C, 0, Response(
        AboutTo(Heal, RING_BEARER), do(When(CanSpotBurdens(1), (Prevent(), RemoveBurdens()))))),
    ally("1R288", "Farmer Maggot, Chaser of Rascals", C, R, 1, 2, 3, 1, text=[Fellowship(Exert(THIS).to(Heal(A(MERRY | PIPPIN))))]),
    companion("1R289", "Frodo, Old Bilbo's Heir", C, R, 0, 3, 4, signet=Signet.GANDALF, resistance=10, keywords=[K.RING_BEARER], text=[
        May(StartOfTurn(), do(Heal(A(HOBBIT & ALLY))))]),
    companion("1C290", "Frodo, Son of Drogo", C, R, 0, 3, 4, signet=Signet.FRODO, resistance=10, keywords=[K.RING_BEARER], text=[
        Fellowship(Exert(A(COMPANION & FRODO_SIGNET & OTHER)).to(Heal(THIS)))]),
    ally("1R291", "The Gaffer, Sam's Father", C, R, 1, 2, 2, 1, text=[Fellowship(Exert(THIS).to(Heal(A(FRODO | SAM))))]),
    possession("1U292", "The Gaffer's Pipe", C, 1, HOBBIT, ItemClass.PIPE, unique=True, text=[Fellowship(SMOKE.to(RemoveTwilight(X)))]),
    event("1U293", "Halfling Deftness", C, 0, Skirmish(Exert(A(HOBBIT)).to(Strengthen(IT, +3)))),
    event("1C294", "Hobbit Appetite", C, 0, Fellowship((ChooseX(1, MostWounds()) & AddTwilight(X)).to(Heal(A(HOBBIT & COMPANION), X)))),
    ally("1C295", "Hobbit Farmer", C, R, 1, 2, 2, 1, unique=False, text=[
        CopiesSite(1),
        Fellowship((Exert(THIS) & SpotOpponentsSite(1)).to(ReplaceSite(1)))]),
    event("1C296", "Hobbit Intuition", C, 1, Skirmish(do(
        When(AtSites(1, 4), (CancelSkirmish(HOBBIT),), (Strengthen(A(HOBBIT), +3),)))), keywords=[K.STEALTH]),
    ally("1C297", "Hobbit Party Guest", C, R, 1, 2, 2, 1, unique=False, text=[
        Required(StartOfTurn(), do(Heal(THIS))),
        Fellowship(Exert(THIS).to(Heal(A(HOBBIT & ALLY & HomeAt(1) & OTHER))))]),
    event("1C298", "Hobbit Stealth", C, 1, Skirmish(do(
        When(AtSites(1, 5), (CancelSkirmish(HOBBIT),), (Strengthen(A(HOBBIT), +2),)))), keywords=[K.STEALTH]),
    possession("1C299", "Hobbit Sword", C, 1, HOBBIT, ItemClass.HAND_WEAPON, strength=2),
    possession("1C300", "Longbottom Leaf", C, 1, keywords=[K.PIPEWEED], text=[
        May(After(Played, ITSELF), do(DiscardFromHand(ANYTHING, 2, up_to=True)))]),
    ally("1U301", "Master Proudfoot, Distant Relative of Bilbo", C, R, 1, 2, 2, 1, text=[
        Fellowship((If(TwilightBelow(3)) & AddTwilight(2)).to(RevealTopAndTake(3, SHIRE)))]),
    companion("1R302", "Merry, Friend to Sam", C, R, 1, 3, 4, signet=Signet.FRODO, text=[
        Skirmish((If(Nope(ThisIs(ASSIGNED))) & Exert(THIS, 2)).to(Strengthen(A(COMPANION & OTHER), StrengthOf(THIS))))]),
    companion("1C303", "Merry, From O'er the Brandywine", C, R, 1, 3, 4, signet=Signet.ARAGORN, text=[
        Change(Measure.STRENGTH, ITSELF & Bearing(WEAPON), +2)]),
    event("1C304", "Noble Intentions", C, 0, Skirmish(Exert(A(COMPANION & ~HOBBIT)).to(Strengthen(A(HOBBIT), +3)))),
    possession("1C305", "Old Toby", C, 1, keywords=[K.PIPEWEED], text=[May(After(Played, ITSELF), do(Draw(1)))]),
    companion("1C306", "Pippin, Friend to Frodo", C, R, 1, 3, 4, signet=Signet.FRODO, text=[
        Change(Measure.NOT_DISCARDED, SHIRE & TALE & YOURS, 1)]),
    companion("1R307", "Pippin, Hobbit of Some Intelligence", C, R, 1, 3, 4, signet=Signet.GANDALF, text=[
        Required(After(Played, ITSELF), do(one_of(RemoveBurdens(), Heal(A(COMPANION)))))]),
    event("1R308", "Power According to His Stature", C, 0, Skirmish(AddBurdens().to(Wound(Each(MINION & Skirmishing(RING_BEARER)))))),
    ally("1U309", "Rosie Cotton, Hobbiton Lass", C, R, 1, 1, 2, 1, text=[
        Change(Measure.STRENGTH, SAM, +1),
        Fellowship(Exert(THIS).to(Heal(A(SAM))))]),
    companion("1R310", "Sam, Faithful Companion", C, R, 2, 3, 4, signet=Signet.FRODO, resistance=5, text=[
        Fellowship(do(PlayFromDeck(BILL_THE_PONY))),
        TAKE_UP_THE_RING]),
    companion("1C311", "Sam, Son of Hamfast", C, R, 2, 3, 4, signet=Signet.ARAGORN, resistance=5, text=[
        Fellowship(Exert(THIS).to(RemoveBurdens())),
        TAKE_UP_THE_RING]),
    event("1C312", "Sorry About Everything", C, 0, Fellowship(Exert(A(HOBBIT & COMPANION)).to(RemoveBurdens()))),
    possession("1R313", "Sting", C, 1, FRODO, ItemClass.HAND_WEAPON, strength=2, unique=True, text=[
        FellowshipOrRegroup(Exert(ITS_BEARER).to(RevealHand(), RemoveTwilight(ForEachInHand(ORC), limit=4)))]),
    condition("1R314", "Stone Trolls", C, 2, CHARACTER, one_per_bearer=True, keywords=[K.TALE], to_play=Spot(1, BILBO), text=[
        Change(Measure.STRENGTH, BEARER & Skirmishing(TROLL | URUK_HAI), +3)]),
    event("1C315", "Stout and Sturdy", C, 1, ManeuverOrSkirmish(do(Heal(A(HOBBIT))))),
    condition("1U316", "A Talent for Not Being Seen", C, 0, unique=True, keywords=[K.STEALTH], to_play=Exert(A(HOBBIT)), text=[
        While(CanSpot(2, HOBBIT & COMPANION), Total(Measure.SHADOW_NUMBER, Or(-1, -2, CanSpot(4, HOBBIT & COMPANION))))]),
    condition("1C317", "There and Back Again", C, 1, HOBBIT & COMPANION, unique=True, keywords=[K.TALE], text=[
        Maneuver(Discard(THIS).to(Strengthen(Each(HOBBIT & COMPANION), +2, Until.REGROUP)))]),
    possession("1R318", "Thrór's Map", C, 0, unique=True, text=[
        FellowshipOrRegroup((Exert(A(HOBBIT, 2)) & Discard(THIS)).to(LayNextSite()))]),
]  # fmt: skip
