"""Sauron cards."""

from __future__ import annotations

from onetable.core.step import Next, Scope
from onetable.games.tcg.cards.language import *
from onetable.games.tcg.cards.names import ARAGORN
from onetable.games.tcg.mechanics import zones
from onetable.games.tcg.pieces import Limit
from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.speech.parts import Effect
from onetable.games.tcg.speech.voice import speaker
from onetable.games.tcg.table import Board


class RevealTopOrPay(Effect, frozen=True):
    """Reveal the top card of your draw deck: a Sauron card goes to your hand; otherwise discard it and a card from hand."""

    def run(self, board: Board, scope: Scope) -> Next:
        seat = scope.player
        cards = board.decks[seat][-1:]
        if not cards:
            return None
        board.tell(news.CardsRevealed(Player(seat), zones.named(board, cards)))
        if SAURON.fits(board, cards[0], scope):
            zones.take_into_hand(board, seat, board.decks, cards, shown=True)
            return None
        zones.discard_top(board, seat, 1)
        return (DiscardFromHand(),)


class OncePerTurn(Effect, frozen=True):
    """This text acts once in a turn."""

    then: Effect

    def run(self, board: Board, scope: Scope) -> Next:
        if board.limit_used(speaker(scope), Limit.ONCE):
            return None
        board.use_limit(speaker(scope), Limit.ONCE, 1, Until.TURN_END)
        return (self.then,)


C, R, K = Culture.SAURON, Race.ORC, Keyword
SAURON_ORC = SAURON & ORC
EXERT_AN_ORC = Exert(A(SAURON_ORC))
WOUND_A_FOE = Skirmish(Exert(THIS).to(Wound(A(FREE_CHARACTER & Skirmishing(ITSELF)))))
EASIER_ROAMING = Change(Measure.ROAMING_PENALTY, SAURON & MINION & YOURS, -1)

SAURON_CARDS = [
    event("1U239", "All Thought Bent on It", C, 2, Maneuver((Spot(1, SAURON_ORC) & Spot(5, COMPANION)).to(
        By(FREE_PEOPLES, (Repeat(ForEachOver(COMPANION, 4), Exert(A(COMPANION))),)))), keywords=[K.SEARCH]),
    minion("1R240", "Band of the Eye", C, R, 4, 12, 3, 6, text=[
        Response(Wins(ITSELF), RemoveTwilight(2).to(DiscardAtRandom(1, who=FREE_PEOPLES)))]),
    event("1U241", "Curse From Mordor", C, 0, Shadow(Spot(1, SAURON_ORC).to(Discard(A(ELVEN & CONDITION))))),
    condition("1U242", "The Dark Lord's Summons", C, 1, keywords=[K.SEARCH], to_play=Spot(1, SAURON_ORC), text=[
        Shadow(RemoveTwilight(3).to(RevealTopOrPay()))]),
    event("1R243", "Despair", C, 2, Maneuver((If(BurdensAndDeadAtLeast(12)) & Spot(1, SAURON_ORC)).to(Corrupt()))),
    condition("1R244", "Desperate Defense of the Ring", C, 1, COMPANION, to_play=EXERT_AN_ORC, text=[
        Required(After(WereAssigned, BEARER), do(one_of(DiscardFromHand(ANYTHING, 3), AddBurdens(), by=FREE_PEOPLES)))]),
    event("1R245", "Desperate Measures", C, 2, Maneuver((Spot(1, SAURON_ORC) & RemoveBurdens()).to(DiscardTop(5, who=FREE_PEOPLES)))),
    event("1R246", "Enduring Evil", C, 0, Skirmish(SpotXBurdens().to(
        Strengthen(A(FREE_CHARACTER & Skirmishing(SAURON_ORC)), Times(-1, X))))),
    event("1R247", "Enheartened Foe", C, 0, Response(Wins(SAURON_ORC), do(Give(IT, K.FIERCE, until=Until.REGROUP)))),
    event("1C248", "Forces of Mordor", C, 0, Shadow(SpotX(SAURON & MINION).to(AddTwilight(X)))),
    condition("1U249", "Gleaming Spires Will Crumble", C, 1, text=[
        Change(Measure.STRENGTH, SAURON_ORC & Skirmishing(GONDOR & CHARACTER), +2),
        Required(Loses(SAURON_ORC & YOURS), do(Discard(THIS)))]),
    event("1R250", "Hate", C, 0, Maneuver(EXERT_AN_ORC.to(Wound(A(COMPANION & ~RING_BEARER))))),
    event("1U251", "A Host Avails Little", C, 3, Maneuver((Spot(1, SAURON_ORC) & Spot(6, COMPANION)).to(
        Repeat(ForEachOver(COMPANION, 5), Wound(A(COMPANION & ~RING_BEARER))))), keywords=[K.SEARCH]),
    condition("1R252", "The Irresistible Shadow", C, 0, to_play=EXERT_AN_ORC, text=[
        AsSoonAs(BothHold(CanSpotBurdens(5), DrawDeckEmpty()), do(Corrupt()))]),
    condition("1R253", "Journey Into Danger", C, 0, keywords=[K.SEARCH], to_play=EXERT_AN_ORC, text=[
        While(CanSpot(5, COMPANION), Change(Measure.COST, COMPANION, +2))]),
    condition("1R254", "Mordor Enraged", C, 0, SAURON & MINION, text=[
        Shadow(Exert(ITS_BEARER).to(AddTwilight(ForEach(COMPANION & ARCHER))))]),
    event("1C255", "Mordor's Strength", C, 1, Skirmish(EXERT_AN_ORC.to(Wound(A(FREE_CHARACTER & Skirmishing(Called(SAURON_ORC))))))),
    minion("1R256", "Morgul Hunter", C, R, 5, 9, 4, 6, text=[Change(Measure.STRENGTH, ITSELF, ForEach(COMPANION))]),
    minion("1U257", "Morgul Skirmisher", C, R, 3, 9, 3, 6, text=[Maneuver(RemoveTwilight(3).to(Exert(A(HOBBIT & ~RING_BEARER))))]),
    minion("1U258", "Morgul Skulker", C, R, 2, 7, 2, 6, text=[
        May(After(Played, ITSELF), do(ShuffleInFromDiscard(RINGWRAITH, 2, up_to=True)))]),
    minion("1R259", "Morgul Warden", C, R, 3, 9, 3, 6, unique=True, text=[Change(Measure.STRENGTH, ITSELF, ForEach(SAURON_ORC & OTHER))]),
    condition("1U260", "The Number Must Be Few", C, 2, keywords=[K.SEARCH], text=[
        AsSoonAs(CanSpot(7, COMPANION), do(ChangeMoveLimit(-1)), once_per_turn=True)]),
    minion("1C261", "Orc Ambusher", C, R, 1, 5, 2, 6, keywords=[K.TRACKER], text=[
        EASIER_ROAMING,
        Response(After(EventPlayed, FREE & PlayedIn(Phase.REGROUP)), Exert(THIS).to(CancelEvent()))]),
    minion("1U262", "Orc Assassin", C, R, 2, 6, 2, 6, keywords=[K.TRACKER], text=[
        EASIER_ROAMING,
        Assignment(Spot(2, HOBBIT & COMPANION).to(By(FREE_PEOPLES, (AssignPair(A(HOBBIT), THIS),))))]),
    condition("1R263", "Orc Banner", C, 1, text=[
        Required(Loses(FREE_CHARACTER, to=SAURON_ORC), do(Strengthen(Each(SAURON_ORC), +1, Until.REGROUP)))]),
    condition("1R264", "Orc Bowmen", C, 3, text=[While(CanSpot(1, SAURON_ORC), Total(Measure.MINION_ARCHERY, +1))]),
    event("1R265", "Orc Butchery", C, 0, Response(
        Kills(COMPANION, by=SAURON_ORC), do(DiscardTop(Times(3, ForEachDead()), who=FREE_PEOPLES)))),
    minion("1C266", "Orc Chieftain", C, R, 2, 7, 2, 6, text=[
        Required(After(Played, WEAPON & YOURS & BorneBy(ITSELF)), do(OncePerTurn(AddTwilight(2))))]),
    minion("1U267", "Orc Hunters", C, R, 3, 9, 2, 6, text=[WOUND_A_FOE]),
    minion("1C268", "Orc Inquisitor", C, R, 3, 9, 3, 6, text=[May(After(Played, ITSELF), do(DiscardAtRandom(1, who=FREE_PEOPLES)))]),
    possession("1C269", "Orc Scimitar", C, 1, SAURON_ORC, ItemClass.HAND_WEAPON, strength=2, text=[
        Skirmish(RemoveTwilight(1).to(Strengthen(ITS_BEARER, +1, limit=3)))]),
    minion("1U270", "Orc Scouting Band", C, R, 3, 8, 2, 6, keywords=[K.TRACKER], text=[EASIER_ROAMING, WOUND_A_FOE]),
    minion("1C271", "Orc Soldier", C, R, 2, 7, 2, 6, text=[WOUND_A_FOE]),
    minion("1R272", "Orc War Band", C, R, 4, 10, 2, 6, text=[WOUND_A_FOE]),
    event("1C273", "The Ring's Oppression", C, 3, Response(Kills(COMPANION, by=SAURON_ORC), do(AddBurdens(Or(1, 3, RingWorn()))))),
    condition("1U274", "Sauron's Defenses", C, 1, to_play=EXERT_AN_ORC, text=[
        AsSoonAs(DeadCompanionsAtLeast(3), do(ChangeMoveLimit(-1)), once_per_turn=True)]),
    condition("1U275", "Seeking It Always", C, 1, keywords=[K.SEARCH], text=[
        Response(After(EventPlayed, STEALTH), Exert(A(SAURON & TRACKER)).to(CancelEvent(That(STEALTH))))]),
    condition("1R276", "Seeking Its Master", C, 1, text=[Shadow((EXERT_AN_ORC & RemoveTwilight(2)).to(Draw(1)))]),
    event("1C277", "Shadow's Reach", C, 1, Shadow(EXERT_AN_ORC.to(Discard(A(FREE & CONDITION))))),
    condition("1C278", "Strength Born of Fear", C, 1, text=[Skirmish(RemoveTwilight(3).to(Strengthen(A(SAURON_ORC), +1)))]),
    condition("1R279", "Thin and Stretched", C, 0, RING_BEARER, unique=True, to_play=EXERT_AN_ORC, text=[
        Required(EndOfTurn(), If(BearerStoodAside()).to(AddBurdens()))]),
    minion("1U280", "Tower Lieutenant", C, R, 4, 10, 3, 6, unique=True, text=[
        Required(Wins(ITSELF), do(DiscardAtRandom(2, who=FREE_PEOPLES)))]),
    condition("1C281", "Under the Watching Eye", C, 0, keywords=[K.SEARCH], to_play=Exert(A(SAURON & TRACKER)), text=[
        Required(After(Moves, ANYTHING), do(By(FREE_PEOPLES, (Exert(A(COMPANION)),))))]),
    condition("1R282", "The Weight of a Legacy", C, 0, ARAGORN, strength=-1, to_play=EXERT_AN_ORC),
    condition("1C283", "You Bring Great Evil", C, 1, COMPANION & ~ELF, to_play=Spot(1, SAURON_ORC), text=[
        While(AtSite(K.SANCTUARY), Change(Measure.NO_HEALING, BEARER, 1))]),
]  # fmt: skip
