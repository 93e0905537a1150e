"""Sites."""

from onetable.games.tcg.cards.language import *
from onetable.games.tcg.cards.names import ARAGORN, FRODO, GANDALF, GANDALFS_CART, GIMLI, MERRY, PIPPIN, SAM, THE_BALROG, THE_GAFFER

K = Keyword
LEFT, RIGHT = Arrow.LEFT, Arrow.RIGHT
EXERT_A_HOBBIT = Exert(A(HOBBIT))
RANGERS_KNOW_THE_WAY = AsSoonAs(CanSpot(1, RANGER & AT_THIS_SITE), do(ChangeMoveLimit(+1)), once_per_turn=True)

SITE_CARDS = [
    site("1U319", "Bag End", 1, 0, LEFT, Fellowship(EXERT_A_HOBBIT.to(PlayFromDeck(THE_GAFFER)))),
    site("1U320", "East Road", 1, 0, LEFT, Change(Measure.COST, COMPANION, +2)),
    site("1U321", "Farmer Maggot's Fields", 1, 0, LEFT, Fellowship(EXERT_A_HOBBIT.to(PlayFromDeck(MERRY | PIPPIN)))),
    site("1U322", "Green Dragon Inn", 1, 0, LEFT, Fellowship(EXERT_A_HOBBIT.to(PlayFromDeck(SAM)))),
    site("1U323", "Green Hill Country", 1, 0, LEFT, Change(Measure.COST, HOBBIT, -1)),
    site("1U324", "The Prancing Pony", 1, 0, LEFT, Fellowship(AddBurdens().to(PlayFromDeck(ARAGORN)))),
    site("1U325", "Shire Lookout Point", 1, 0, LEFT, Fellowship(Spot(1, GANDALF).to(PlayFromDeck(GANDALFS_CART)))),
    site("1C326", "Westfarthing", 1, 0, LEFT, Fellowship(EXERT_A_HOBBIT.to(PlayFromHand(COMPANION | ALLY, discount=1)))),
    site("1U327", "Bree Gate", 2, 2, LEFT, RANGERS_KNOW_THE_WAY),
    site("1U328", "Bree Streets", 2, 1, LEFT, Change(Measure.ROAMING_PENALTY, NAZGUL, -2)),
    site("1U329", "Breeland Forest", 2, 1, LEFT, Change(Measure.NOT_PLAYED, EVENT & STEALTH, 1), keywords=[K.FOREST]),
    site("1U330", "Buckleberry Ferry", 2, 1, LEFT, While(OnlyRaceIs(Race.HOBBIT), Total(Measure.SKIP_COMBAT)), keywords=[K.RIVER]),
    site("1C331", "Ettenmoors", 2, 2, LEFT, Skirmish(Exert(A((COMPANION | MINION) & YOURS)).to(Strengthen(IT, +2))), keywords=[K.PLAINS]),
    site("1U332", "Midgewater Marshes", 2, 1, LEFT, Required(After(ArrivesAt, ITSELF), do(Exert(Each(HOBBIT & COMPANION)))),
         keywords=[K.MARSH]),
    site("1U333", "Midgewater Moors", 2, 1, LEFT, Required(After(Played, MINION), do(DiscardFromHand(who=FREE_PEOPLES))),
         keywords=[K.PLAINS]),
    site("1U334", "Trollshaw Forest", 2, 1, LEFT, Required(
        After(Played, (POSSESSION | ARTIFACT) & YOURS & BorneBy(COMPANION)), do(Draw(1))), keywords=[K.FOREST]),
    site("1U335", "Weatherhills", 2, 3, LEFT, Change(Measure.COST, NAZGUL, -1)),
    site("1U336", "Weathertop", 2, 3, LEFT, Change(K.FIERCE, NAZGUL, 1)),
    site("1C337", "Council Courtyard", 3, 0, RIGHT, Required(After(LeavesSite, ITSELF), do(RemoveTwilight(2))), keywords=[K.SANCTUARY]),
    site("1U338", "Ford of Bruinen", 3, 0, RIGHT, Change(Measure.COST, FirstHere(NAZGUL), -5), keywords=[K.RIVER, K.SANCTUARY]),
    site("1U339", "Frodo's Bedroom", 3, 0, RIGHT, Fellowship(PlayFromHand(HOBBIT).to(Draw(1))), keywords=[K.SANCTUARY]),
    site("1U340", "Rivendell Terrace", 3, 0, RIGHT, Fellowship(PlayFromHand(MAN).to(Draw(1))), keywords=[K.SANCTUARY]),
    site("1U341", "Rivendell Valley", 3, 0, RIGHT, Fellowship(PlayFromHand(ELF).to(Draw(1))), keywords=[K.SANCTUARY]),
    site("1U342", "Rivendell Waterfall", 3, 0, RIGHT, RANGERS_KNOW_THE_WAY, keywords=[K.FOREST, K.SANCTUARY]),
    site("1U343", "Balin's Tomb", 4, 3, RIGHT, Maneuver(
        one_of(Discard(A(TALE & YOURS)), DiscardFromHand(TALE)).to(Heal(A(COMPANION & YOURS)))), keywords=[K.UNDERGROUND]),
    site("1U344", "Dwarrowdelf Chamber", 4, 2, RIGHT, Required(After(ArrivesAt, ITSELF), do(
        one_of(Exert(Each(GIMLI)), Exert(A(COMPANION & ~GIMLI, 2)), by=FREE_PEOPLES))), keywords=[K.UNDERGROUND]),
    site("1U345", "Mithril Mine", 4, 3, RIGHT, Shadow(RemoveTwilight(1).to(PlayFromDiscard(SHADOW & WEAPON))), keywords=[K.UNDERGROUND]),
    site("1C346", "Moria Lake", 4, 3, RIGHT, Required(After(ArrivesAt, ITSELF), do(
        one_of(Exert(Each(FRODO)), Exert(A(COMPANION & ~FRODO, 2)), by=FREE_PEOPLES))), keywords=[K.MARSH]),
    site("1U347", "Moria Stairway", 4, 2, RIGHT, Change(K.DAMAGE, (COMPANION | MINION) & Bearing(HAND_WEAPON), 1),
         keywords=[K.UNDERGROUND]),
    site("1U348", "Pass of Caradhras", 4, 2, RIGHT, Shadow(Spot(1, ISENGARD & MINION).to(PlayFromDeck(WEATHER)), once_per_turn=True),
         keywords=[K.MOUNTAIN]),
    site("1C349", "The Bridge of Khazad-dûm", 5, 6, LEFT, Shadow(do(one_of(
        PlayFromDeck(THE_BALROG, discount=6), PlayFromHand(THE_BALROG, discount=6)))), keywords=[K.UNDERGROUND]),
    site("1U350", "Dimrill Dale", 6, 3, LEFT, Change(Measure.COST, FirstThisPhase(MORIA & ORC), -2), keywords=[K.SANCTUARY]),
    site("1C351", "Galadriel's Glade", 6, 3, LEFT, Fellowship(Exert(A(ELF)).to(LookAtHand())), keywords=[K.SANCTUARY]),
    site("1U352", "Lothlórien Woods", 6, 3, LEFT, Change(Measure.STRENGTH, ALLY & HomeAt(6), +3), keywords=[K.FOREST, K.SANCTUARY]),
    site("1U353", "Anduin Confluence", 7, 6, RIGHT, Required(After(ArrivesAt, ITSELF), do(Discard(Each(ALLY)))), keywords=[K.RIVER]),
    site("1C354", "Anduin Wilderland", 7, 6, RIGHT, Total(Measure.SKIP_ARCHERY), keywords=[K.FOREST, K.RIVER]),
    site("1U355", "Silverlode Banks", 7, 6, RIGHT, Required(After(ArrivesAt, ITSELF), If(Nope(CanSpot(1, COMPANION & RANGER))).to(
        Exert(Each(COMPANION)))), keywords=[K.RIVER]),
    site("1C356", "Anduin Banks", 8, 6, RIGHT, Total(Measure.MINION_ARCHERY, Times(2, ForEachOver(COMPANION, 4))), keywords=[K.RIVER]),
    site("1U357", "Brown Lands", 8, 6, RIGHT, Total(Measure.MINION_ARCHERY, ForEach(MINION & ARCHER, limit=4)), keywords=[K.RIVER]),
    site("1U358", "Pillars of the Kings", 8, 6, RIGHT, Fellowship(DiscardFromHand(GONDOR).to(Heal(A(GONDOR & COMPANION)))),
         keywords=[K.RIVER]),
    site("1U359", "Shores of Nen Hithoel", 8, 9, RIGHT, Shadow(Spot(5, ORC & MINION).to(StayHere())), keywords=[K.RIVER]),
    site("1U360", "Emyn Muil", 9, 9, LEFT, Maneuver(Exert(A(MINION & YOURS)).to(Give(IT, K.FIERCE, until=Until.REGROUP)))),
    site("1U361", "Slopes of Amon Hen", 9, 9, LEFT, Change(Measure.COST, ISENGARD & MINION, -1)),
    site("1C362", "Summit of Amon Hen", 9, 8, LEFT, May(After(ArrivesAt, ITSELF), If(Nope(YouAreFreePeoples())).to(Draw(ForEachBurden())))),
    site("1U363", "Tol Brandir", 9, 9, LEFT, Shadow(do(PlayFromDiscard(TRACKER, times=3, up_to=True), EndShadowPhase())),
         keywords=[K.RIVER]),
]  # fmt: skip
