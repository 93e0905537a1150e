"""Dwarven cards."""

from __future__ import annotations

from msgspec.structs import replace

from onetable.core.step import Ask, Next, Scope, Seat
from onetable.core.word import Word
from onetable.games.tcg.cards.language import *
from onetable.games.tcg.cards.names import GIMLI
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.mechanics import zones
from onetable.games.tcg.mechanics.prices import change_pool
from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.choices import PASS
from onetable.games.tcg.speech.marks import Picked
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.speech.parts import Effect
from onetable.games.tcg.table import Board
from onetable.games.tcg.words.hands import PlayerVerb
from onetable.games.tcg.words.targets import Who


class RevealTopThree(PlayerVerb, frozen=True):
    """Reveal the top three cards of any draw deck; you may discard a Shadow card of them; the rest goes back on top as you like."""

    who: Who = ANY_PLAYER

    def to_player(self, board: Board, seat: Seat, scope: Scope) -> Next:
        cards = board.decks[seat][-3:]
        zones.show(board, cards, zones.everybody(board))
        board.tell(news.CardsRevealed(Player(seat), zones.named(board, cards[::-1])))
        return DiscardOneOfThree(seat, cards), PutBackOnTop(seat, cards)


class DiscardOneOfThree(Effect, frozen=True):
    """You may discard one Shadow card among those revealed."""

    seat: Seat
    cards: tuple[Handle, ...]
    picked: Picked[Handle] = NOTHING

    def run(self, board: Board, scope: Scope) -> Next:
        dark = [card for card in self.cards if SHADOW.fits(board, card, scope)]
        return Ask(scope.player, (PASS, *[replace(self, picked=card) for card in dark])) if dark else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if isinstance(choice, DiscardOneOfThree):
            board.take(board.decks, self.seat, (choice.picked,))
            board.discards[self.seat] += (choice.picked,)
            board.tell(news.WasDiscarded(zones.named(board, (choice.picked,))))
        return None


class PutBackOnTop(Effect, frozen=True):
    """Put the revealed cards back on top in any order: the one that is drawn last first."""

    seat: Seat
    cards: tuple[Handle, ...]
    done: Picked[tuple[Handle, ...]] = ()

    def picking(self, board: Board, scope: Scope) -> tuple[int, int]:
        return len(self.done), len(self.revealed(board))

    def run(self, board: Board, scope: Scope) -> Next:
        left = [card for card in self.revealed(board) if card not in self.done]
        return Ask(scope.player, [replace(self, done=(*self.done, card)) for card in left]) if left else None

    def revealed(self, board: Board) -> list[Handle]:
        """The revealed cards that were not discarded."""
        return [card for card in self.cards if card in board.decks[self.seat]]

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PutBackOnTop)
        if len(choice.done) < len(self.revealed(board)):
            return (choice,)
        board.take(board.decks, self.seat, choice.done)
        board.decks[self.seat] += choice.done
        return None


class DigForMithril(Effect, frozen=True):
    """Discard the top card of your draw deck, and again until you stop or five are discarded; each adds 1; take the last into hand."""

    dug: Picked[int] = 0

    def run(self, board: Board, scope: Scope) -> Next:
        if self.dug == 0:
            return self.dig(board, scope)
        return Ask(scope.player, (PASS, self)) if board.decks[scope.player] else self.take_last(board, scope)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if choice == PASS:
            return self.take_last(board, scope)
        return self.dig(board, scope)

    def dig(self, board: Board, scope: Scope) -> Next:
        """One more card."""
        if not zones.discard_top(board, scope.player, 1):
            return self.take_last(board, scope)
        change_pool(board, 1)
        further = DigForMithril(self.dug + 1)
        return (further,) if further.dug < 5 else further.take_last(board, scope)

    def take_last(self, board: Board, scope: Scope) -> Next:
        """The last card discarded goes to the hand."""
        if self.dug:
            zones.take_into_hand(board, scope.player, board.discards, board.discards[scope.player][-1:], shown=True)
        return None


C, R, K = Culture.DWARVEN, Race.DWARF, Keyword

DWARVEN_CARDS = [
    event("1C3", "Axe Strike", C, 0, Skirmish(do(Strengthen(A(DWARF), Or(2, 3, ItIs(Bearing(DWARVEN & HAND_WEAPON))))))),
    event("1C4", "Battle Fury", C, 0, Skirmish(Exert(A(DWARF)).to(Strengthen(IT, +3), Give(IT, K.DAMAGE)))),
    event("1C5", "Cleaving Blow", C, 1, Skirmish(do(Strengthen(A(DWARF), +2), Give(IT, K.DAMAGE)))),
    event("1C6", "Delving", C, 1, Fellowship(Exert(A(DWARF & COMPANION)).to(Draw(3)))),
    companion("1C7", "Dwarf Guard", C, R, 1, 4, 2, unique=False, to_play=Spot(1, DWARF)),
    possession("1C8", "Dwarven Armor", C, 0, DWARF, ItemClass.ARMOR, text=[Change(Measure.TRIPLED, BEARER, 1)]),
    possession("1C9", "Dwarven Axe", C, 0, DWARF, ItemClass.HAND_WEAPON, strength=2, text=[
        Required(Loses(MINION, to=BEARER), do(DiscardTop(1, who=ITS_PLAYER)), once_per_player=True)]),
    condition("1C10", "Dwarven Heart", C, 0, DWARF, text=[
        Required(After(Played, ITSELF), do(ChooseX(0, 2), Heal(ITS_BEARER, X))),
        Required(StartOfTurn(), do(Exert(ITS_BEARER)))]),
    companion("1C11", "Farin, Dwarven Emissary", C, R, 2, 5, 3, to_play=Spot(1, DWARF), text=[
        Change(Measure.STRENGTH, ITSELF & Skirmishing(ORC), +2)]),
    companion("1U12", "Gimli, Dwarf of Erebor", C, R, 2, 6, 3, signet=Signet.ARAGORN, keywords=[K.DAMAGE], text=[
        Fellowship((If(TwilightBelow(2)) & AddTwilight(2)).to(PutUnderDeck()))]),
    companion("1R13", "Gimli, Son of Glóin", C, R, 2, 6, 3, signet=Signet.GANDALF, keywords=[K.DAMAGE], text=[
        Skirmish(Exert(THIS).to(Strengthen(THIS, +2)))]),
    possession("1R14", "Gimli's Battle Axe", C, 2, GIMLI, ItemClass.HAND_WEAPON, strength=2, unique=True, text=[
        Change(K.DAMAGE, BEARER, 1),
        May(Wins(BEARER), do(Wound(A(ORC))))]),
    possession("1R15", "Gimli's Helm", C, 0, GIMLI, ItemClass.HELM, unique=True, text=[
        Change(Measure.ONE_WOUND, BEARER, 1),
        Skirmish(Discard(THIS).to(Give(ITS_BEARER, Measure.NO_WOUNDS)))]),
    condition("1R16", "Greatest Kingdom of My People", C, 0, unique=True, keywords=[K.TALE], to_play=Exert(A(DWARF)), text=[
        Required(After(Played, ORC), do(DiscardTop(1, who=ITS_PLAYER)))]),
    ally("1U17", "Grimir, Dwarven Elder", C, R, 1, 3, 3, 3, text=[Fellowship(Exert(THIS).to(ShuffleInFromDiscard(DWARVEN & EVENT)))]),
    event("1C18", "Halls of My Home", C, 1, Fellowship(Exert(A(DWARF)).to(RevealTopThree()))),
    event("1C19", "Here Lies Balin, Son of Fundin", C, 0, Maneuver(Exert(A(DWARF)).to(
        one_of(Wound(A(ORC, 2)), do(Wound(A(ORC)), Wound(IT)))))),
    condition("1C20", "Let Them Come!", C, 2, text=[
        Required(Wins(DWARF, over=ORC), do(Discard(Each(ORC & BEATEN)))),
        Required(Loses(DWARF), do(Discard(THIS)))]),
    condition("1C21", "Lord of Moria", C, 2, text=[Change(K.DAMAGE, DWARF, 1)]),
    event("1R22", "Mithril Shaft", C, 0, Maneuver(Exert(A(DWARF)).to(DigForMithril()))),
    event("1R23", "Nobody Tosses a Dwarf", C, 0, Response(Wins(DWARF), do(DiscardTop(3, who=AN_OPPONENT)))),
    condition("1C24", "Stairs of Khazad-dûm", C, 0, keywords=[K.TALE], text=[
        Change(Measure.STRENGTH, DWARF & Skirmishing(MORIA & MINION), +1)]),
    event("1C25", "Still Draws Breath", C, 0, Response(Wins(DWARF), do(Heal(IT)))),
    event("1C26", "Their Halls of Stone", C, 0, Skirmish(do(Strengthen(A(DWARF), Or(2, 4, AtSite(K.UNDERGROUND)))))),
    ally("1U27", "Thrarin, Dwarven Smith", C, R, 1, 4, 2, 3, text=[
        Maneuver(Exert(THIS).to(Give(THIS, Measure.TAKES_PART, until=Until.REGROUP)))]),
    event("1R28", "Wealth of Moria", C, 2, Fellowship(Spot(1, DWARF).to(RevealTopAndTake(3, FREE)))),
]  # fmt: skip
