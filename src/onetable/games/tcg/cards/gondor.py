"""Gondor cards."""

from onetable.games.tcg.cards.language import *
from onetable.games.tcg.cards.names import ARAGORN, ARWEN, BOROMIR

C, R, K = Culture.GONDOR, Race.MAN, Keyword

GONDOR_CARDS = [
    event("1R88", "An Able Guide", C, 0, Regroup(Spot(1, RANGER).to(RemoveTwilight(4)))),
    companion("1R89", "Aragorn, Ranger of the North", C, R, 4, 8, 4, signet=Signet.GANDALF, keywords=[K.RANGER], text=[
        Maneuver(Exert(THIS).to(Give(THIS, K.DEFENDER, until=Until.REGROUP)))]),
    possession("1R90", "Aragorn's Bow", C, 1, ARAGORN, ItemClass.RANGED_WEAPON, unique=True, text=[
        Change(K.ARCHER, BEARER, 1),
        Archery(Exert(ITS_BEARER).to(Wound(A(MINION)), Give(ITS_BEARER, Measure.NO_ARCHERY)))]),
    possession("1U91", "Aragorn's Pipe", C, 1, GONDOR & COMPANION, ItemClass.PIPE, unique=True, text=[
        Fellowship((Discard(A(PIPEWEED & POSSESSION)) & SpotX(PIPE)).to(Heal(A(COMPANION, X))))]),
    possession("1C92", "Armor", C, 1, MAN, ItemClass.ARMOR, text=[Change(Measure.ONE_WOUND, BEARER, 1)]),
    event("1R93", "Arwen's Fate", C, 0, Skirmish(do(one_of(
        Exert(A(ARAGORN)).to(Strengthen(A(ARWEN), +3)),
        Exert(A(ARWEN)).to(Strengthen(A(ARAGORN), +3)))))),
    possession("1U94", "Athelas", C, 1, GONDOR & MAN, text=[
        Fellowship(Discard(THIS).to(one_of(Heal(A(COMPANION)), Discard(A(SHADOW & CONDITION & BorneBy(COMPANION))))))]),
    possession("1R95", "Blade of Gondor", C, 1, BOROMIR, ItemClass.HAND_WEAPON, strength=2, unique=True, text=[
        Change(K.DAMAGE, BEARER, 1),
        Skirmish(Exert(ITS_BEARER).to(Wound(A((ORC | URUK_HAI) & Skirmishing(BEARER)))))]),
    companion("1R96", "Boromir, Lord of Gondor", C, R, 3, 7, 3, signet=Signet.ARAGORN, keywords=[K.RANGER], text=[
        Change(Measure.TRIPLED, ITSELF, 1)]),
    companion("1U97", "Boromir, Son of Denethor", C, R, 3, 7, 3, signet=Signet.FRODO, text=[
        Skirmish(Exert(THIS).to(Strengthen(A(HOBBIT), +3)))]),
    possession("1U98", "Boromir's Cloak", C, 0, BOROMIR, ItemClass.CLOAK, unique=True, text=[
        Maneuver(Exert(ITS_BEARER).to(Discard(A(WEATHER & CONDITION))))]),
    event("1R99", "Change of Plans", C, 0, Regroup(Exert(A(RANGER)).to(ShuffleHandIn(), Draw(8, who=THAT_PLAYER)))),
    condition("1R100", "The Choice of Lúthien", C, 1, unique=True, keywords=[K.TALE], text=[
        Maneuver(do(one_of(Exert(A(ARAGORN)).to(Heal(A(ARWEN))), Exert(A(ARWEN)).to(Heal(A(ARAGORN))))))]),
    possession("1C101", "Coat of Mail", C, 1, MAN, ItemClass.ARMOR, text=[Change(Measure.TRIPLED, BEARER, 1)]),
    event("1C102", "Dagger Strike", C, 0, Skirmish(do(
        Strengthen(A((GONDOR | SHIRE) & COMPANION & Bearing(HAND_WEAPON)), +2), Give(IT, K.DAMAGE)))),
    event("1C103", "Elendil's Valor", C, 0, Maneuver(do(Give(A(GONDOR & COMPANION), K.DEFENDER, until=Until.REGROUP)))),
    event("1C104", "Eregion's Trails", C, 1, Maneuver(Exert(A(RANGER)).to(Strengthen(Each(MINION & ROAMING), -3, Until.REGROUP)))),
    condition("1U105", "Foes of Mordor", C, 1, text=[Maneuver(Exert(A(GONDOR & CHARACTER)).to(Wound(A(SAURON & MINION))))]),
    event("1C106", "Gondor's Vengeance", C, 0, Regroup(Exert(A(COMPANION & RANGER)).to(Discard(A(MINION))))),
    possession("1C107", "Great Shield", C, 1, MAN, ItemClass.SHIELD, text=[Total(Measure.MINION_ARCHERY, -1)]),
    condition("1U108", "No Stranger to the Shadows", C, 0, RANGER, one_per_bearer=True, text=[Total(Measure.SHADOW_NUMBER, -1)]),
    event("1U109", "One Whom Men Would Follow", C, 0, Maneuver(Exert(A(ARAGORN)).to(
        Strengthen(A(ALLY), +2, Until.REGROUP), Give(That(ALLY), Measure.TAKES_PART, until=Until.REGROUP)))),
    event("1C110", "Pathfinder", C, 0, FellowshipOrRegroup(Spot(1, RANGER).to(LayNextSite()))),
    event("1R111", "Pursuit Just Behind", C, 0, Regroup(Exert(A(COMPANION & RANGER)).to(Wound(Each(MINION))))),
    possession("1U112", "Ranger's Sword", C, 1, ARAGORN, ItemClass.HAND_WEAPON, strength=2, unique=True, text=[
        Change(K.DAMAGE, BEARER, 1)]),
    event("1U113", "A Ranger's Versatility", C, 1, Maneuver(
        (If(OneHolds(AtSite(K.RIVER), AtSite(K.FOREST))) & Exert(A(RANGER & AT_THIS_SITE))).to(Exhaust(A(MINION))))),
    condition("1R114", "The Saga of Elendil", C, 1, GONDOR & COMPANION, vitality=1, unique=True, keywords=[K.TALE], text=[
        Skirmish(Discard(THIS).to(Strengthen(ITS_BEARER, +2)))]),
    event("1R115", "Strength of Kings", C, 0, Response(
        After(EventPlayed, PlayedIn(Phase.SKIRMISH)), If(CanSpot(1, GONDOR & MAN & IN_THE_SKIRMISH)).to(CancelEvent()))),
    event("1C116", "Swordarm of the White Tower", C, 0, Skirmish(do(
        Strengthen(A(GONDOR & COMPANION), Or(2, 4, ItIs(Has(K.DEFENDER))))))),
    event("1C117", "Swordsman of the Northern Kingdom", C, 0, Skirmish(do(
        Strengthen(A(RANGER), Or(2, 4, ItIs(Skirmishing(MINION & ROAMING))))))),
    event("1R118", "Valiant Man of the West", C, 1, Maneuver(do(
        Give(A(ARAGORN), K.DEFENDER, until=Until.REGROUP), Give(IT, Measure.ONE_WOUND, until=Until.REGROUP)))),
    event("1C119", "What Are They?", C, 1, Maneuver(Spot(1, RANGER).to(Discard(A(MINION & ROAMING))))),
    companion("1P365", "Aragorn, King in Exile", C, R, 4, 8, 4, signet=Signet.ARAGORN, keywords=[K.RANGER], text=[
        May(StartOfTurn(), do(Heal(A(COMPANION & OTHER & ARAGORN_SIGNET))))]),
]  # fmt: skip
