"""Isengard cards."""

from __future__ import annotations

from msgspec.structs import replace

from onetable.core.step import Ask, Next, Scope, Seat
from onetable.core.word import Word
from onetable.games.tcg.cards.language import *
from onetable.games.tcg.cards.names import SARUMAN
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.mechanics import zones
from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.choices import PASS
from onetable.games.tcg.speech.marks import Picked
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.speech.parts import Effect
from onetable.games.tcg.speech.voice import it
from onetable.games.tcg.table import Board


class PutCopiesUnderDeck(Effect, frozen=True):
    """Every copy of the card just played goes from your discard pile under your draw deck."""

    def run(self, board: Board, scope: Scope) -> Next:
        seat, title = scope.player, board.cards[it(scope)].title
        copies = tuple([card for card in board.discards[seat] if board.cards[card].title == title])
        board.take(board.discards, seat, copies)
        board.decks[seat] = (*copies, *board.decks[seat])
        zones.show(board, copies, zones.everybody(board))
        board.tell(news.PutUnderDeckShown(Player(seat), zones.named(board, copies)))
        return None


class RevealSomeAtRandom(Effect, frozen=True):
    """The Free Peoples player reveals X random cards from hand; you may choose one of them, which is discarded."""

    def run(self, board: Board, scope: Scope) -> Next:
        seat = board.fp
        cards = tuple(sorted(board.dice.shuffled(board.hands[seat])[: X.of(board, scope)]))
        if not cards:
            return None
        zones.show(board, cards, zones.everybody(board))
        board.tell(news.CardsRevealed(Player(seat), zones.named(board, cards)))
        return (DiscardOneRevealed(seat, cards),)


class DiscardOneRevealed(Effect, frozen=True):
    """You may choose one of the revealed cards; it is discarded."""

    seat: Seat
    cards: tuple[Handle, ...]
    picked: Picked[Handle] = NOTHING

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(scope.player, (PASS, *[replace(self, picked=card) for card in self.cards]))

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if isinstance(choice, DiscardOneRevealed):
            zones.discard_from_hand(board, self.seat, (choice.picked,))
        return None


C, R, K = Culture.ISENGARD, Race.URUK_HAI, Keyword
EXERT_RING_BEARER_OR_BURDEN = one_of(Exert(Each(RING_BEARER)), AddBurdens(), by=FREE_PEOPLES)
BECOMES_FIERCE = Give(THIS, K.FIERCE, until=Until.REGROUP)
UNTIL_END_OF_TURN = Required(EndOfTurn(), do(Discard(THIS)))

ISENGARD_CARDS = [
    condition("1R120", "Alive and Unspoiled", C, 2, to_play=Exert(A(URUK_HAI)), text=[
        Shadow((RemoveTwilight(3) & SpotXBurdens()).to(RevealSomeAtRandom()))]),
    event("1C121", "Bred for Battle", C, 0, Skirmish(Exert(A(URUK_HAI)).to(Strengthen(IT, +3)))),
    event("1C122", "Breeding Pit", C, 1, Response(After(Played, URUK_HAI & YOURS), do(PutCopiesUnderDeck()))),
    event("1R123", "Caradhras Has Not Forgiven Us", C, 3, Maneuver(
        (Spot(5, COMPANION) & Exert(A(ISENGARD & MINION))).to(Discard(A(COMPANION & EXHAUSTED & ~RING_BEARER)))),
        keywords=[K.SPELL, K.WEATHER]),
    event("1R124", "Cruel Caradhras", C, 2, Maneuver(Exert(A(ISENGARD & MINION)).to(EXERT_RING_BEARER_OR_BURDEN)),
          keywords=[K.SPELL, K.WEATHER]),
    condition("1R125", "Greed", C, 1, to_play=Spot(1, URUK_HAI), text=[
        Maneuver((Spot(6, COMPANION) & RemoveTwilight(2)).to(Wound(A(COMPANION & ~RING_BEARER))))]),
    event("1U126", "Hunt Them Down!", C, 3, Maneuver(do(Give(A(URUK_HAI), K.FIERCE, until=Until.REGROUP)))),
    minion("1R127", "Lurtz, Servant of Isengard", C, R, 7, 13, 3, 5, unique=True, keywords=[K.ARCHER, K.DAMAGE], text=[
        Maneuver(Spot(1, URUK_HAI & OTHER).to(BECOMES_FIERCE))]),
    event("1R128", "Lurtz's Battle Cry", C, 1, Skirmish(do(Strengthen(A(URUK_HAI), -1), Give(IT, K.DAMAGE)))),
    condition("1R129", "The Misadventure of Mr. Underhill", C, 2, to_play=Exert(A(URUK_HAI)), text=[
        While(Nope(AtSite(K.SANCTUARY)), Change(Measure.COST, COMPANION, +2))]),
    condition("1U130", "No Ordinary Storm", C, 1, text=[
        Required(After(Played, CONDITION & WEATHER & YOURS), do(Exert(A(GANDALF_CULTURE & FREE_CHARACTER))))]),
    minion("1R131", "Orthanc Assassin", C, R, 5, 10, 3, 5, unique=True, keywords=[K.ARCHER, K.DAMAGE]),
    event("1R132", "Parry", C, 2, Maneuver(Spot(1, URUK_HAI).to(Give(A(POSSESSION), Measure.NO_BONUS, until=Until.REGROUP)))),
    condition("1C133", "Saruman's Ambition", C, 0, text=[
        Change(Measure.COST, ISENGARD & EVENT & YOURS, -1),
        Skirmish(Discard(THIS).to(Strengthen(A(URUK_HAI), +2)))]),
    condition("1C134", "Saruman's Chill", C, 1, on_site=True, one_per_bearer=True, keywords=[K.SPELL, K.WEATHER],
              to_play=Exert(A(ISENGARD & MINION)), text=[
        Required(After(LeavesSite, BEARER), do(Exert(Each(HOBBIT & COMPANION)))),
        UNTIL_END_OF_TURN]),
    condition("1U135", "Saruman's Frost", C, 2, on_site=True, one_per_bearer=True, keywords=[K.SPELL, K.WEATHER],
              to_play=Exert(A(ISENGARD & MINION)), text=[
        Change(Measure.STRENGTH, HOBBIT & AT_ITS_SITE, -2),
        UNTIL_END_OF_TURN]),
    event("1U136", "Saruman's Power", C, 2, Shadow(Exert(A(ISENGARD & MINION)).to(Discard(Each(CONDITION)))), keywords=[K.SPELL]),
    event("1R137", "Saruman's Reach", C, 0, Maneuver(Exert(A(URUK_HAI)).to(
        one_of(Exert(A(COMPANION, 2)), PutOnTheRing(Each(RING_BEARER)), by=FREE_PEOPLES))), keywords=[K.SEARCH]),
    condition("1C138", "Saruman's Snows", C, 2, on_site=True, keywords=[K.SPELL, K.WEATHER], to_play=Exert(A(ISENGARD & MINION)), text=[
        While(AtItsOwnSite(), Total(Measure.NO_SKIRMISH_ACTIONS)),
        UNTIL_END_OF_TURN]),
    event("1R139", "Savagery to Match Their Numbers", C, 0, Skirmish(do(one_of(
        Strengthen(A(URUK_HAI), +2),
        Spot(5, COMPANION).to(Strengthen(A(URUK_HAI), +4, Until.REGROUP), Give(IT, K.FIERCE, until=Until.REGROUP)))))),
    condition("1R140", "Spies of Saruman", C, 2, on_site=True, to_play=Exert(A(ISENGARD & MINION)), text=[
        While(AtItsOwnSite(), Total(Measure.SKIP_ARCHERY)),
        UNTIL_END_OF_TURN]),
    condition("1C141", "Their Arrows Enrage", C, 1, to_play=Spot(1, SARUMAN | URUK_HAI), text=[
        Change(Measure.STRENGTH, FREE_CHARACTER & ARCHER, -1)]),
    condition("1U142", "Traitor's Voice", C, 2, keywords=[K.SEARCH], to_play=Spot(1, URUK_HAI), text=[
        AsSoonAs(OneHolds(CanSpotBurdens(5), CanSpot(1, RING_BEARER & EXHAUSTED)), do(ChangeMoveLimit(-1)), once_per_turn=True)]),
    minion("1R143", "Troop of Uruk-hai", C, R, 5, 9, 4, 5, keywords=[K.DAMAGE], text=[
        Change(Measure.NO_WEAPON_BONUS, FREE_CHARACTER & Skirmishing(ITSELF), 1)]),
    condition("1C144", "Uruk Bloodlust", C, 3, text=[Response(Wins(URUK_HAI & YOURS), RemoveTwilight(1).to(Heal(IT)))]),
    minion("1C145", "Uruk Brood", C, R, 4, 9, 2, 5, keywords=[K.DAMAGE], text=[
        Skirmish((RemoveTwilight(2) & SpotX(URUK_HAI & OTHER)).to(Strengthen(THIS, X)))]),
    minion("1C146", "Uruk Fighter", C, R, 3, 8, 2, 5, keywords=[K.DAMAGE], text=[Maneuver(Spot(5, COMPANION).to(BECOMES_FIERCE))]),
    minion("1R147", "Uruk Guard", C, R, 4, 9, 2, 5, keywords=[K.DAMAGE], text=[
        Assignment((Spot(1, COMPANION) & Exert(THIS)).to(BarAssignment(COMPANION)))]),
    minion("1R148", "Uruk Lieutenant", C, R, 3, 8, 2, 5, keywords=[K.DAMAGE], text=[
        Change(Measure.STRENGTH, ITSELF, ForEach(URUK_HAI & OTHER))]),
    minion("1C149", "Uruk Messenger", C, R, 2, 6, 1, 5, keywords=[K.DAMAGE], text=[
        While(CanSpot(1, CONDITION & WEATHER), Change(Measure.STRENGTH, ITSELF, +3))]),
    minion("1C150", "Uruk Rager", C, R, 4, 9, 2, 5, keywords=[K.DAMAGE], text=[
        Required(Wins(ITSELF), do(DiscardTop(2, who=FREE_PEOPLES)))]),
    minion("1C151", "Uruk Savage", C, R, 2, 5, 3, 5, keywords=[K.DAMAGE]),
    minion("1C152", "Uruk Shaman", C, R, 3, 8, 2, 5, keywords=[K.DAMAGE], text=[Maneuver(RemoveTwilight(2).to(Heal(A(URUK_HAI))))]),
    minion("1U153", "Uruk Slayer", C, R, 4, 9, 2, 5, keywords=[K.DAMAGE], text=[
        Skirmish(RemoveTwilight(1).to(Strengthen(THIS, +1, limit=3)))]),
    minion("1C154", "Uruk Soldier", C, R, 2, 7, 1, 5, keywords=[K.DAMAGE], text=[
        May(After(Played, ITSELF), do(DiscardTop(1, who=FREE_PEOPLES)))]),
    minion("1R155", "Uruk Spy", C, R, 2, 7, 2, 5, text=[
        Response(After(PutOnTheRing, RING_BEARER), (Exert(THIS) & SpotX(ISENGARD & MINION)).to(DiscardTopForBurdens(X)))]),
    minion("1C156", "Uruk Warrior", C, R, 3, 9, 2, 5, keywords=[K.DAMAGE], text=[Maneuver(Spot(6, COMPANION).to(BECOMES_FIERCE))]),
    condition("1C157", "Uruk-hai Armory", C, 1, text=[While(CanSpot(1, URUK_HAI), Total(Measure.FELLOWSHIP_ARCHERY, -1))]),
    minion("1C158", "Uruk-hai Raiding Party", C, R, 4, 9, 3, 5, keywords=[K.DAMAGE]),
    condition("1U159", "Uruk-hai Rampage", C, 0, to_play=Spot(1, URUK_HAI), text=[
        Response(Wins(URUK_HAI & YOURS), RemoveTwilight(3).to(Give(IT, K.FIERCE, until=Until.REGROUP)))]),
    possession("1C160", "Uruk-hai Sword", C, 1, URUK_HAI, ItemClass.HAND_WEAPON, strength=2, text=[
        Required(Wins(BEARER), do(DiscardTop(1, who=FREE_PEOPLES)))]),
    event("1U161", "Wariness", C, 0, Response(
        After(EventPlayed, STEALTH), one_of(Exert(A(URUK_HAI & YOURS)), Discard(A(URUK_HAI & YOURS))).to(CancelEvent(That(STEALTH)))),
        keywords=[K.SEARCH]),
    condition("1U162", "Worry", C, 2, unique=True, to_play=Exert(A(URUK_HAI)), text=[
        Required(Loses(FREE_CHARACTER, to=URUK_HAI), do(EXERT_RING_BEARER_OR_BURDEN))]),
]  # fmt: skip
