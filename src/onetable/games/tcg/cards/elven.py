"""Elven cards."""

from __future__ import annotations

from onetable.games.tcg.cards.elven_words import DiscardIsengardMinion, LookAtTwo
from onetable.games.tcg.cards.language import *
from onetable.games.tcg.cards.names import ARWEN, GALADRIEL, GANDALF, LEGOLAS

C, R, K = Culture.ELVEN, Race.ELF, Keyword
TAKES_PART_AND_STRONGER = (Strengthen(IT, +3, Until.REGROUP), Give(IT, Measure.TAKES_PART, until=Until.REGROUP))

ELVEN_CARDS = [
    event("1U29", "Ancient Enmity", C, 0, Skirmish(do(
        Strengthen(A(ELF), +1),
        Afterwards(Required(Loses(MINION, to=Called(ELF)), do(DiscardAtRandom(2, who=ITS_PLAYER)), once_per_player=True))))),
    companion("1R30", "Arwen, Daughter of Elrond", C, R, 2, 6, 3, signet=Signet.ARAGORN, keywords=[K.RANGER], text=[
        Change(Measure.STRENGTH, ITSELF & Skirmishing(NAZGUL), +3)]),
    possession("1U31", "Asfaloth", C, 2, ELF, ItemClass.MOUNT, strength=2, unique=True, text=[
        CheaperOn(ARWEN, -2),
        While(BearerAtSite(K.PLAINS), Change(Measure.STRENGTH, BEARER, +2)),
        AsSoonAs(BearerAtSite(K.UNDERGROUND), do(Discard(THIS)))]),
    event("1C32", "Border Defenses", C, 1, Skirmish(do(Strengthen(A(ELF), Or(2, 4, ItIs(Skirmishing(ARCHER))))))),
    possession("1R33", "Bow of the Galadhrim", C, 1, LEGOLAS, ItemClass.RANGED_WEAPON, strength=1, unique=True, text=[
        May(Wins(BEARER), do(Wound(A(MINION))))]),
    ally("1R34", "Celeborn, Lord of Lórien", C, R, 2, 6, 3, 6, text=[Fellowship(Exert(THIS).to(Heal(A(ELVEN & ALLY))))]),
    event("1R35", "The Council of Elrond", C, 2, Fellowship(Spot(1, ELF).to(PlayFromDeck(TALE)))),
    event("1R36", "Curse Their Foul Feet!", C, 0, Fellowship(Exert(A(ELF)).to(
        RevealHand(), DiscardFromHand(ANYTHING, ForEachInHand(ORC), who=THAT_PLAYER)))),
    event("1C37", "Defiance", C, 1, Skirmish(do(Strengthen(A(ELF), Or(2, 4, ItIs(Skirmishing(NAZGUL))))))),
    event("1R38", "Double Shot", C, 0, Archery(Spot(1, ELF & COMPANION & ARCHER).to(ChangeTotal(Measure.FELLOWSHIP_ARCHERY, +1)))),
    event("1C39", "Elf-song", C, 1, Fellowship(Spot(1, ELF).to(RemoveBurdens()))),
    ally("1R40", "Elrond, Lord of Rivendell", C, R, 4, 8, 4, 3, to_play=Spot(1, GANDALF | ELF), text=[
        Required(StartOfTurn(), do(Heal(Each(ALLY & HomeAt(3))))),
        Fellowship(Exert(THIS).to(Draw(1)))]),
    possession("1C41", "Elven Bow", C, 1, ELF, ItemClass.RANGED_WEAPON, text=[Change(K.ARCHER, BEARER, 1)]),
    possession("1C42", "Elven Cloak", C, 1, COMPANION, ItemClass.CLOAK, to_play=Spot(1, ELF), text=[Total(Measure.MINION_ARCHERY, -1)]),
    condition("1C43", "Far-seeing Eyes", C, 2, unique=True, text=[
        Required(After(Played, ELF & YOURS), do(DiscardFromHand(who=AN_OPPONENT)))]),
    event("1U44", "Foul Creation", C, 1, Fellowship(Exert(A(ELF)).to(RevealHand(), DiscardIsengardMinion()))),
    ally("1R45", "Galadriel, Lady of Light", C, R, 3, 3, 3, 6, text=[
        Required(StartOfTurn(), do(Heal(Each(ALLY & HomeAt(6))))),
        Fellowship(Exert(THIS).to(PlayFromHand(ELF, free=True)))]),
    condition("1U46", "Gift of Boats", C, 1, unique=True, to_play=Exert(A(ELF & ALLY)), text=[
        Required(After(LeavesSite, Has(K.RIVER)), If(InPhase(Phase.FELLOWSHIP)).to(ChangeMoveLimit(+1)))]),
    possession("1R47", "Gwemegil", C, 2, ARWEN, ItemClass.HAND_WEAPON, strength=2, unique=True, text=[
        Change(K.DAMAGE, BEARER, 1),
        Skirmish(one_of(Exert(ITS_BEARER), DiscardFromHand(ANYTHING, 2)).to(Strengthen(ITS_BEARER, +1)))]),
    companion("1U48", "Haldir, Elf of the Golden Wood", C, R, 2, 5, 3, to_play=Spot(1, ELF), text=[
        While(AtSites(6, 8), Change(Measure.STRENGTH, ITSELF, +2))]),
    condition("1R49", "The Last Alliance of Elves and Men", C, 1, GONDOR & MAN, one_per_bearer=True, keywords=[K.TALE], text=[
        Change(Measure.STRENGTH, BEARER, ForEach(ELF, limit=3))]),
    companion("1R50", "Legolas, Greenleaf", C, R, 2, 6, 3, signet=Signet.FRODO, keywords=[K.ARCHER], text=[
        Archery(Exert(THIS).to(Wound(A(MINION)), Give(THIS, Measure.NO_ARCHERY)))]),
    companion("1U51", "Legolas, Prince of Mirkwood", C, R, 2, 6, 3, signet=Signet.GANDALF, keywords=[K.ARCHER], text=[
        Change(Measure.STRENGTH, ITSELF & Skirmishing(NAZGUL), +3)]),
    event("1C52", "Lightfootedness", C, 0, Archery(Spot(1, ELF & COMPANION).to(ChangeTotal(Measure.MINION_ARCHERY, -1)))),
    companion("1C53", "Lórien Elf", C, R, 1, 4, 2, unique=False, to_play=Spot(1, ELF)),
    condition("1U54", "Mallorn-trees", C, 1, text=[Fellowship(PutUnderDeck(ELVEN, shown=True).to())]),
    possession("1R55", "The Mirror of Galadriel", C, 2, unique=True, text=[
        Change(Measure.STRENGTH, ELF & ALLY & HomeAt(6), +1),
        Maneuver((If(OpponentHolds(7)) & Exert(A(GALADRIEL))).to(LookAtTwo()))]),
    ally("1U56", "Orophin, Lórien Bowman", C, R, 2, 3, 3, 6, keywords=[K.ARCHER], text=[Archery(Exert(THIS).to(Wound(A(URUK_HAI))))]),
    ally("1U57", "Rúmil, Elven Protector", C, R, 2, 3, 3, 6, keywords=[K.ARCHER], text=[Archery(Exert(THIS).to(Wound(A(ORC))))]),
    event("1C58", "The Seen and the Unseen", C, 0, Fellowship(Exert(A(ELF, 2)).to(Discard(A(CONDITION))))),
    condition("1C59", "Shoulder to Shoulder", C, 1, text=[
        Maneuver(AddTwilight(1).to(one_of(Exert(A(DWARF)).to(Heal(A(ELF))), Exert(A(ELF)).to(Heal(A(DWARF))))))]),
    ally("1U60", "Silinde, Elf of Mirkwood", C, R, 2, 5, 2, 3, text=[CopiesSite(3)]),
    condition("1C61", "Songs of the Blessed Realm", C, 1, text=[May(After(Played, ELVEN & TALE & YOURS), do(RemoveBurdens()))]),
    condition("1R62", "The Splendor of Their Banners", C, 1, ELF & COMPANION, unique=True, keywords=[K.TALE], text=[
        Archery((If(BearerIs(ARCHER)) & Exert(ITS_BEARER)).to(ChangeTotal(Measure.FELLOWSHIP_ARCHERY, +1)))]),
    event("1U63", "Stand Against Darkness", C, 1, Maneuver(Exert(A(ELF)).to(Discard(A(SAURON & (MINION | CONDITION | POSSESSION)))))),
    event("1U64", "Support of the Last Homely House", C, 1, Maneuver(Exert(A(ELF & ALLY & HomeAt(3))).to(*TAKES_PART_AND_STRONGER))),
    event("1U65", "Swan-ship of the Galadhrim", C, 1, Maneuver(Exert(A(ELF & ALLY & HomeAt(6))).to(*TAKES_PART_AND_STRONGER))),
    condition("1R66", "The Tale of Gil-galad", C, 1, ELF, vitality=1, unique=True, keywords=[K.TALE], text=[
        Skirmish(Discard(THIS).to(Strengthen(ITS_BEARER, +2)))]),
    ally("1C67", "Uruviel, Maid of Lórien", C, R, 2, 5, 2, 6, text=[CopiesSite(6)]),
    condition("1C68", "The White Arrows of Lórien", C, 1, ELF & COMPANION, keywords=[K.TALE], text=[
        Archery((If(BearerIs(ARCHER)) & Exert(ITS_BEARER)).to(DiscardAtRandom(2, who=AN_OPPONENT)))]),
]  # fmt: skip
