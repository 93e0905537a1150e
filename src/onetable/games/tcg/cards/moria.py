"""Moria cards."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope
from onetable.core.word import Word
from onetable.games.tcg.cards.language import *
from onetable.games.tcg.cards.names import CAVE_TROLL
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.mechanics import zones
from onetable.games.tcg.pieces import Happening
from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.choices import Number
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.speech.parts import Effect
from onetable.games.tcg.speech.pronouns import The
from onetable.games.tcg.speech.voice import speaker
from onetable.games.tcg.table import Board
from onetable.games.tcg.words.plays import stack
from onetable.games.tcg.words.verb import Verb
from onetable.games.tcg.words.verbs import after_leaving


class RevealUntilOther(Effect, frozen=True):
    """Reveal cards from the top of your draw deck until one is no Moria minion; take all of them into hand."""

    def run(self, board: Board, scope: Scope) -> Next:
        deck, seat = board.decks[scope.player], scope.player
        count = 0
        while count < len(deck):
            count += 1
            if not (MORIA & MINION).fits(board, deck[-count], scope):
                break
        if count:
            board.tell(news.CardsRevealed(Player(seat), zones.named(board, deck[-count:][::-1])))
            zones.take_into_hand(board, seat, board.decks, deck[-count:][::-1], shown=True)
        return None


class StackOnThis(Verb, frozen=True):
    """Discard all cards on a character, remove its wounds and stack it on this card."""

    def do(self, board: Board, now: Happening, scope: Scope) -> Next:
        borne: list[Handle] = []
        for card in now.cards:
            if scope.source in board.pieces:
                owner = board.pieces[card].owner
                borne += zones.leave_play(board, (card,))
                board.take(board.discards, owner, (card,))
                stack(board, card, speaker(scope))
        return after_leaving(board, tuple(borne))


class RevealBottom(Effect, frozen=True):
    """Reveal the bottom card of your draw deck: a Moria Orc goes to your hand, anything else to your discard pile."""

    def run(self, board: Board, scope: Scope) -> Next:
        seat = scope.player
        cards = board.decks[seat][:1]
        if not cards:
            return None
        board.tell(news.CardsRevealed(Player(seat), zones.named(board, cards)))
        if (MORIA & ORC).fits(board, cards[0], scope):
            zones.take_into_hand(board, seat, board.decks, cards, shown=True)
            return None
        board.take(board.decks, seat, cards)
        board.discards[seat] += cards
        board.tell(news.WasDiscarded(zones.named(board, cards)))
        return None


class EnterExhausted(Verb, frozen=True):
    """A companion enters play with one vitality left: a state, no exertion."""

    def do(self, board: Board, now: Happening, scope: Scope) -> Next:
        for card in now.cards:
            board.change(card, wounds=board.pieces[card].wounds + max(0, board.vitality(card) - 1))
        return None


class StrengthenByOthers(Verb, frozen=True):
    """A Moria Orc is stronger by 1 for each other Moria Orc you spot, up to 4; you say how many."""

    def do(self, board: Board, now: Happening, scope: Scope) -> Next:
        others = [card for card in board.find(MORIA & ORC, scope) if card not in now.cards]
        return (SayHowMany(now.cards[0], min(4, len(others))),)


class SayHowMany(Effect, frozen=True):
    """How many others are spotted?"""

    card: Handle
    most: int

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(scope.player, [Number(number) for number in range(self.most, -1, -1)])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, Number)
        return (Strengthen(The((self.card,)), choice.value),)


C, R, K = Culture.MORIA, Race.ORC, Keyword
MORIA_ORC = MORIA & ORC

MORIA_CARDS = [
    minion("1R163", "Ancient Chieftain", C, R, 4, 9, 2, 4, unique=True, text=[
        Change(Measure.STRENGTH, ITSELF, ForEach(MORIA_ORC & OTHER))]),
    event("1U164", "Bitter Hatred", C, 1, Archery(Spot(1, MORIA & ARCHER).to(Wound(A(ELF))))),
    minion("1R165", "Cave Troll of Moria, Scourge of the Black Pit", C, Race.TROLL, 10, 15, 4, 4, unique=True,
           keywords=[K.DAMAGE, K.FIERCE], to_play=Spot(1, MORIA_ORC), text=[
        While(AtSite(K.UNDERGROUND), Change(Measure.COST, ITSELF, -3))]),
    possession("1R166", "Cave Troll's Hammer", C, 1, CAVE_TROLL, ItemClass.HAND_WEAPON, strength=3, unique=True, text=[
        Change(K.DAMAGE, BEARER, 1)]),
    event("1R167", "Denizens Enraged", C, 1, Skirmish(do(StrengthenByOthers(A(MORIA_ORC))))),
    event("1C168", "Drums in the Deep", C, 0, Skirmish(do(Strengthen(A(MORIA_ORC), Or(2, 4, ItIs(Skirmishing(DWARF))))))),
    event("1R169", "The End Comes", C, 0, Assignment(Spot(5, MORIA & MINION).to(
        By(FREE_PEOPLES, (AssignPair(Each(RING_BEARER), A(MINION)),))))),
    event("1R170", "Fool of a Took!", C, 0, Shadow(Spot(1, HOBBIT & ~RING_BEARER).to(RevealUntilOther()))),
    event("1C171", "Frenzy", C, 2, Assignment(do(AssignPair(A(COMPANION & EXHAUSTED & ~RING_BEARER), A(MORIA_ORC))))),
    minion("1R172", "Goblin Archer", C, R, 5, 4, 3, 4, keywords=[K.ARCHER], text=[
        While(CanSpot(1, MORIA_ORC & OTHER), Total(Measure.FELLOWSHIP_ARCHERY, -6))]),
    condition("1R173", "Goblin Armory", C, 0, text=[
        Required(After(Played, MORIA & WEAPON & YOURS), do(AddTwilight(1))),
        Response(AboutTo(Wound, MORIA_ORC), Discard(THIS).to(Prevent(That(MORIA_ORC))))]),
    minion("1C174", "Goblin Backstabber", C, R, 1, 5, 1, 4, text=[Change(K.DAMAGE, ITSELF & BesideInSkirmish(MORIA_ORC), 2)]),
    condition("1R175", "Goblin Domain", C, 1, keywords=[K.SEARCH], to_play=Spot(1, MORIA & MINION), text=[
        Required(After(Played, COMPANION), If(AtSites(4, 9)).to(EnterExhausted(IT)))]),
    minion("1C176", "Goblin Marksman", C, R, 3, 7, 1, 4, keywords=[K.ARCHER]),
    minion("1C177", "Goblin Patrol Troop", C, R, 6, 13, 3, 4),
    minion("1U178", "Goblin Runner", C, R, 1, 5, 1, 4, text=[May(After(Played, ITSELF), do(AddTwilight(2)))]),
    minion("1C179", "Goblin Scavengers", C, R, 3, 8, 1, 4, text=[
        May(After(Played, ITSELF), do(PlayFromDiscard(WEAPON, on=MORIA_ORC & YOURS)))]),
    possession("1C180", "Goblin Scimitar", C, 0, MORIA_ORC, ItemClass.HAND_WEAPON, strength=2, text=[
        May(After(Played, ITSELF), do(Draw(1)))]),
    minion("1U181", "Goblin Sneak", C, R, 1, 5, 1, 4, text=[May(After(Played, ITSELF), do(PutUnderDeckFromDiscard(MORIA_ORC)))]),
    possession("1C182", "Goblin Spear", C, 1, MORIA & MINION, ItemClass.HAND_WEAPON, strength=2, text=[
        Required(Kills(COMPANION, by=BEARER, in_skirmish=True), do(AddBurdens(Or(1, 2, ItIs(HOBBIT)))))]),
    condition("1R183", "Goblin Swarms", C, 1, text=[
        Response(Wins(MORIA_ORC & YOURS), If(ItIs(IN_PLAY)).to(StackOnThis(IT))),
        Shadow(do(PlayStacked(ORC)))]),
    minion("1C184", "Goblin Wallcrawler", C, R, 2, 6, 1, 4, text=[
        While(AtSite(K.UNDERGROUND), Change(Measure.STRENGTH, ITSELF, +2)),
        While(CanSpot(1, MORIA_ORC & OTHER), Total(Measure.FELLOWSHIP_ARCHERY, -1))]),
    minion("1C185", "Goblin Warrior", C, R, 2, 6, 1, 4, text=[May(After(Played, ITSELF), do(Discard(A(DWARVEN & (ALLY | CONDITION)))))]),
    minion("1R186", "Guard Commander", C, R, 3, 7, 2, 4, unique=True, text=[Skirmish(RemoveTwilight(3).to(Strengthen(A(MORIA_ORC), +2)))]),
    event("1C187", "Host of Thousands", C, 0, Shadow(do(PlayFromDiscard(MORIA_ORC)))),
    condition("1U188", "The Long Dark", C, 2, unique=True, text=[
        Required(After(ArrivesAt, ANYTHING), If(AtSites(4, 5)).to(AddTwilight(Times(2, ForEach(DWARF & COMPANION))))),
        Skirmish(Discard(THIS).to(Strengthen(A(MORIA_ORC & YOURS), +2)))]),
    event("1R189", "Lost to the Goblins", C, 0, OrAfter(
        After(Exert, RING_BEARER), SpotX(MORIA & MINION).to(DiscardTopForBurdens(X, limit=3)), After(Wound, RING_BEARER))),
    possession("1R190", "Moria Axe", C, 1, MORIA_ORC, ItemClass.HAND_WEAPON, strength=2, text=[
        Change(K.DAMAGE, BEARER, 1),
        Skirmish(Exert(ITS_BEARER).to(Strengthen(ITS_BEARER, +2)))]),
    minion("1C191", "Moria Scout", C, R, 2, 6, 2, 4, text=[Required(After(Played, ITSELF), Spot(1, ELF).to(AddTwilight(2)))]),
    condition("1C192", "Pinned Down", C, 1, text=[While(CanSpot(1, MORIA & ARCHER), Total(Measure.FELLOWSHIP_ARCHERY, -1))]),
    condition("1C193", "Plundered Armories", C, 2, text=[
        Response(After(WereDiscarded, MORIA & WEAPON & YOURS), do(PlayThatFromDiscard(MORIA & WEAPON, discount=1)))]),
    event("1U194", "Relentless", C, 0, Response(After(EventPlayed, STEALTH), Spot(3, MORIA & MINION).to(CancelEvent())),
          keywords=[K.SEARCH]),
    condition("1R195", "Relics of Moria", C, 1, text=[Shadow(RemoveTwilight(2).to(PlayFromDiscard(MORIA & POSSESSION)))]),
    condition("1C196", "They Are Coming", C, 3, text=[Shadow(DiscardFromHand(ANYTHING, 3).to(PlayFromDiscard(MORIA_ORC)))]),
    event("1C197", "Threat of the Unknown", C, 0, Shadow(Exert(A(MORIA_ORC & YOURS)).to(Draw(2)))),
    condition("1U198", "Through the Misty Mountains", C, 1, keywords=[K.SEARCH], to_play=Exert(A(MORIA & MINION)), text=[
        Required(After(ArrivesAt, ANYTHING), If(BothHold(AtSites(4, 6), CanSpot(1, COMPANION & (DWARF | ELF)))).to(
            DiscardAtRandom(2, who=FREE_PEOPLES)))]),
    minion("1R199", "Troll's Keyward", C, R, 3, 8, 3, 4, unique=True, text=[Change(Measure.COST, CAVE_TROLL, -2)]),
    condition("1R200", "The Underdeeps of Moria", C, 2, text=[Shadow(RemoveTwilight(3).to(RevealBottom()))]),
    event("1C201", "Unfamiliar Territory", C, 0, Skirmish(do(Strengthen(A(MORIA_ORC), Or(2, 4, ItIs(Skirmishing(ARCHER))))))),
    condition("1U202", "What Is This New Devilry?", C, 2, keywords=[K.SEARCH], to_play=Exert(A(MORIA_ORC)), text=[
        While(AtSites(5, 9), Change(Measure.COST, COMPANION, +2))]),
]  # fmt: skip
