"""Gandalf cards."""

from __future__ import annotations

from msgspec.structs import replace

from onetable.core.step import Ask, Bind, Next, Scope
from onetable.core.word import Word
from onetable.games.tcg.cards.language import *
from onetable.games.tcg.cards.names import GANDALF
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.mechanics import zones
from onetable.games.tcg.speech.choices import Number
from onetable.games.tcg.speech.deeds import Payable
from onetable.games.tcg.speech.marks import Picked, Said
from onetable.games.tcg.speech.parts import Effect
from onetable.games.tcg.table import Board


class ExertX(Effect, Payable, frozen=True):
    """Exert as many different companions as you like, at least one: their number is X."""

    def able(self, board: Board, scope: Scope) -> int:
        """How many can exert."""
        return len(Exert(A(COMPANION)).candidates(board, scope))

    def hindrance(self, board: Board, scope: Scope) -> Word | None:
        return None if self.able(board, scope) else self

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(scope.player, [Number(number) for number in range(1, self.able(board, scope) + 1)])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, Number)
        return Bind(X, choice.value, (Exert(A(COMPANION, choice.value)),))


class LookAtTopAndTake(Effect, frozen=True):
    """Look at the top cards of your draw deck; take some of them into hand and discard the others."""

    count: int
    take: int

    def run(self, board: Board, scope: Scope) -> Next:
        zones.show(board, board.decks[scope.player][-self.count :], 1 << scope.player)
        return (TakeSome(self.count, self.take),)


class TakeSome(Effect, frozen=True):
    """Choose among the cards you look at."""

    count: int
    take: Said[int]
    picked: Picked[tuple[Handle, ...]] = ()

    def picking(self, board: Board, scope: Scope) -> tuple[int, int]:
        return len(self.picked), min(self.take, len(board.decks[scope.player]))

    def run(self, board: Board, scope: Scope) -> Next:
        left = [card for card in board.decks[scope.player][-self.count :] if card not in self.picked]
        if len(self.picked) < self.take and left:
            found = {board.faces[card]: card for card in left}
            return Ask(scope.player, [replace(self, picked=(*self.picked, card)) for card in found.values()], private=True)
        zones.take_into_hand(board, scope.player, board.decks, self.picked, shown=False)
        rest = self.count - len(self.picked)
        zones.discard_top(board, scope.player, min(rest, len(left)))
        return None


C, K = Culture.GANDALF, Keyword
ITEM_FOR_THE_CART = FREE & (ARTIFACT | POSSESSION)
FOUR_RACES = (Race.HOBBIT, Race.DWARF, Race.ELF, Race.MAN)

GANDALF_CARDS = [
    ally("1R69", "Albert Dreary, Entertainer from Bree", C, Race.MAN, 1, 3, 3, 1, to_play=Spot(1, GANDALF), text=[
        Maneuver(Exert(THIS).to(Discard(A(CONDITION & (ISENGARD | MORIA)))))]),
    ally("1U70", "Barliman Butterbur, Prancing Pony Proprietor", C, Race.MAN, 0, 1, 2, 1, text=[
        Fellowship(Exert(THIS).to(TakeFromDiscard(GANDALF_CULTURE & EVENT)))]),
    event("1R71", "Durin's Secret", C, 2, Fellowship((Spot(1, GANDALF) & Spot(1, DWARF) & Spot(1, ELF)).to(ChangeMoveLimit(+1)))),
    companion("1R72", "Gandalf, Friend of the Shirefolk", C, Race.WIZARD, 4, 6, 4, signet=Signet.FRODO, text=[
        Change(Measure.STRENGTH, ITSELF, ForEachRace(FOUR_RACES))]),
    possession("1U73", "Gandalf's Cart", C, 1, unique=True, text=[
        Fellowship(StackFromHand(ITEM_FOR_THE_CART).to()),
        Fellowship(do(PlayStacked()))]),
    possession("1U74", "Gandalf's Pipe", C, 0, GANDALF, ItemClass.PIPE, unique=True, text=[
        Fellowship((Discard(A(PIPEWEED & POSSESSION)) & SpotX(PIPE)).to(RemoveBurdens(X)))]),
    possession("1R75", "Glamdring", C, 2, GANDALF, ItemClass.HAND_WEAPON, strength=2, unique=True, text=[
        Change(K.DAMAGE, BEARER, 1),
        FellowshipOrRegroup(Exert(ITS_BEARER).to(RevealHand(), RemoveTwilight(ForEachInHand(ORC))))]),
    event("1C76", "Intimidate", C, 2, Response(AboutTo(Wound, COMPANION), Spot(1, GANDALF).to(Prevent())), keywords=[K.SPELL]),
    event("1U77", "Let Folly Be Our Cloak", C, 0, Fellowship(ExertX().to(RemoveTwilight(X)))),
    event("1C78", "Mysterious Wizard", C, 2, Skirmish(do(Strengthen(A(GANDALF), Or(2, 4, BurdensAtMost(4))))), keywords=[K.SPELL]),
    condition("1R79", "The Nine Walkers", C, 1, to_play=Spot(1, GANDALF), text=[
        Change(Measure.COST, COMPANION & YOURS & OfARaceNotInPlay(), -2)]),
    ally("1R80", "Ottar, Man of Laketown", C, Race.MAN, 1, 2, 2, 3, to_play=Spot(1, GANDALF), text=[
        Fellowship(Exert(THIS).to(Replenish(ANYTHING, 3, up_to=True)))]),
    event("1R81", "Questions That Need Answering", C, 3, Fellowship(
        (If(TwilightBelow(3)) & Spot(1, GANDALF)).to(LookAtTopAndTake(4, 2))), keywords=[K.SPELL]),
    event("1C82", "Risk a Little Light", C, 1, Fellowship(
        (If(TwilightBelow(2)) & Spot(1, GANDALF)).to(LookAtTopAndTake(2, 1))), keywords=[K.SPELL]),
    event("1R83", "Servant of the Secret Fire", C, 1, Skirmish(Spot(1, GANDALF).to(Strengthen(A(MINION), -3))), keywords=[K.SPELL]),
    event("1C84", "Sleep, Caradhras", C, 3, Fellowship(Exert(A(GANDALF)).to(Discard(Each(CONDITION)))), keywords=[K.SPELL]),
    event("1C85", "Strength of Spirit", C, 1, Response(AboutTo(Exert, COMPANION), Spot(1, GANDALF).to(Spare())), keywords=[K.SPELL]),
    event("1C86", "Treachery Deeper Than You Know", C, 1, Fellowship(Spot(1, GANDALF).to(RevealHand())), keywords=[K.SPELL]),
    event("1R87", "A Wizard Is Never Late", C, 1, Fellowship(do(PlayFromDeck(GANDALF_CULTURE & CHARACTER)))),
    companion("1P364", "Gandalf, The Grey Wizard", C, Race.WIZARD, 4, 7, 4, signet=Signet.GANDALF, text=[
        Fellowship(Exert(THIS).to(PlayFromHand(COMPANION & GANDALF_SIGNET, discount=2)))]),
]  # fmt: skip
