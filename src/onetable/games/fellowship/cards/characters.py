"""The characters: goal, then set-up action, in the order of the printed card."""

from __future__ import annotations

from typing import ClassVar

from onetable.core.step import Next, Scope
from onetable.games.fellowship.blueprints import Box, Character, SetupAction
from onetable.games.fellowship.pieces.playing_cards import FORESTS, HILLS, MOUNTAINS, RINGS, SHADOWS, THE_ONE_RING
from onetable.games.fellowship.table import Board
from onetable.games.fellowship.words import exchange
from onetable.games.fellowship.words.abilities import (
    MayLeadRings,
    MayNameLeader,
    MayRedrawThreats,
    MustHoldOneRing,
    NeedNotFollow,
    RingsHelp,
)
from onetable.games.fellowship.words.goals import (
    ByPlayers,
    EverybodyWins,
    KeepSuitWon,
    Nothing,
    OthersWinTricks,
    PlayInLastTrick,
    WinCard,
    WinCards,
    WinFewestTricks,
    WinInARow,
    WinLastTrick,
    WinMiddleTricks,
    WinMoreOrFewer,
    WinMostCards,
    WinOneOfLast,
    WinOnlyWith,
    WinSameRank,
    WinThreatCard,
    WinThreatRank,
    WinThreatTricks,
    WinTricks,
    WinTricksWith,
)
from onetable.games.fellowship.words.setup_actions import (
    ChooseThreat,
    DeclareMoreOrFewer,
    DrawThreat,
    DrawTwoThreats,
    Exchange,
    ExchangeWithAll,
    ExchangeWithAnyone,
    ExchangeWithLostOr,
    GiveEach,
    LayIntoFirstTrick,
    PassRight,
    SetOneAside,
    ShowHand,
    TakeLost,
    TuckACard,
)


class ExchangeLikeAragorn(SetupAction, frozen=True):
    """Exchange with Gimli or Legolas; a table may read the card as anybody."""

    reads_as: ClassVar[Exchange] = Exchange(("gimli", "legolas"))

    def run(self, board: Board, scope: Scope) -> Next:
        anyone = board.setup.options.aragorn_exchange == "anyone"
        partners = [other for other in board.chairs() if anyone or board.person(other) in self.reads_as.persons]
        return exchange.begin(board, scope.source, partners)


BLACK, GOLD, WHITE = Box
NEVER_THE_ONE_RING = ~WinCard(THE_ONE_RING)

FRODO = Character(
    "frodo", "1.02", goal=ByPlayers(four=WinCards(RINGS, 2), fewer=WinCards(RINGS, 4)),
    abilities=(MustHoldOneRing(),), leads=True, person="frodo", box=BLACK,
)  # fmt: skip
BILBO = Character("bilbo", "1.03", goal=WinTricks(3), person="bilbo")
GANDALF = Character("gandalf", "1.04", goal=WinTricks(1), setup=(TakeLost(), Exchange(("frodo",))), person="gandalf", box=BLACK)
PIPPIN = Character("pippin", "1.05", goal=WinFewestTricks(), setup=(Exchange(("frodo", "sam", "merry")),), person="pippin")
SAM = Character("sam", "2.02", goal=WinThreatCard((HILLS,)), setup=(DrawThreat(), Exchange(("frodo", "merry", "pippin"))), person="sam")
MERRY = Character("merry", "2.03", goal=WinTricks(1, 2), setup=(Exchange(("frodo", "sam", "pippin")),), person="merry")
GILDOR = Character("gildor_inglorion", "2.09", goal=PlayInLastTrick(FORESTS), setup=(Exchange(("frodo",)),), box=BLACK)
MAGGOT = Character("farmer_maggot", "2.10", goal=WinThreatRank(2), setup=(DrawThreat(), Exchange(("merry", "pippin"))), box=BLACK)
FATTY = Character("fatty_bolger", "2.12", goal=WinTricks(1, 1), setup=(GiveEach(),), box=BLACK)
TOM = Character("tom_bombadil", "2.16", goal=KeepSuitWon(3), setup=(TakeLost(every=True), Exchange(("frodo",))), box=BLACK)
GOLDBERRY = Character("goldberry", "2.19", goal=WinInARow(3), setup=(ShowHand(),), box=BLACK)
UNDERHILL = Character("mr_underhill", "2.21", goal=WinOnlyWith(RINGS), leads=True, person="mr_underhill")
BARLIMAN = Character("barliman_butterbur", "2.22", goal=WinOneOfLast(3), setup=(ExchangeWithAnyone(),), box=BLACK)
STRIDER = Character("strider", "2.24", goal=WinMoreOrFewer(), setup=(DrawThreat(), DeclareMoreOrFewer(), Exchange(("frodo",))))
GLORFINDEL = Character(
    "glorfindel", "2.28", goal=WinCards(SHADOWS, 8), setup=(TakeLost(), ExchangeWithAll()), leads=True, box=BLACK,
)  # fmt: skip
BILL = Character("bill_the_pony", "2.29", goal=WinTricks(1, 1), setup=(ExchangeWithAll(("frodo", "sam")),), box=BLACK)
ELROND = Character("elrond", "2.35", goal=EverybodyWins(RINGS), setup=(PassRight(),), leads=True, person="elrond", box=BLACK)
ARWEN = Character("arwen", "2.36", goal=WinMostCards(FORESTS), setup=(Exchange(("elrond", "aragorn")),), box=BLACK)
GLOIN = Character("gloin", "2.37", goal=WinMostCards(MOUNTAINS), setup=(Exchange(("bilbo", "gimli")),), box=BLACK)
BILBO_BAGGINS = Character(
    "bilbo_baggins", "2.38", goal=WinTricks(3) & NEVER_THE_ONE_RING, abilities=(MayNameLeader(),), person="bilbo", box=BLACK,
)  # fmt: skip
ARAGORN = Character("aragorn", "2.40", goal=WinThreatTricks(), setup=(ChooseThreat(), ExchangeLikeAragorn()), person="aragorn")
BOROMIR = Character(
    "boromir", "2.41", goal=WinLastTrick() & NEVER_THE_ONE_RING, setup=(ExchangeWithAnyone(but="frodo"),), person="boromir",
)  # fmt: skip
GWAIHIR = Character("gwaihir", "2.46", goal=WinTricksWith(MOUNTAINS, 2), setup=(Exchange(("gandalf",), times=2),), box=BLACK)
SHADOWFAX = Character("shadowfax", "2.47", goal=WinTricksWith(HILLS, 2), setup=(TuckACard(),), box=BLACK)
RADAGAST = Character("radagast", "2.48", goal=WinTricksWith(FORESTS, 2), setup=(SetOneAside(), LayIntoFirstTrick()), box=BLACK)
LEGOLAS = Character(
    "legolas", "3.09", goal=WinThreatCard((FORESTS,)), setup=(DrawThreat(), Exchange(("gimli", "aragorn"))), person="legolas",
)  # fmt: skip
GIMLI = Character(
    "gimli", "3.10", goal=WinThreatCard((MOUNTAINS,)), setup=(DrawThreat(), Exchange(("legolas", "aragorn"))), person="gimli",
)  # fmt: skip
SERVANT_OF_THE_SECRET_FIRE = Character(
    "gandalf_servant_of_the_secret_fire", "3.17", goal=Nothing(), setup=(TakeLost(every=True),),
    abilities=(NeedNotFollow(), MayLeadRings()), person="gandalf",
)  # fmt: skip
OROPHIN_AND_RUMIL = Character(
    "orophin_and_rumil", "3.21", goal=WinThreatCard((FORESTS,)), setup=(DrawThreat(), Exchange(("haldir",))), leads=True,
)  # fmt: skip
HALDIR = Character("haldir", "3.22", goal=WinThreatCard((FORESTS,)), setup=(DrawThreat(), ExchangeWithAnyone(but="gimli")), person="haldir")
GALADRIEL = Character("galadriel", "3.25", goal=WinMiddleTricks(), setup=(ExchangeWithLostOr("gandalf"),), box=BLACK)
CELEBORN = Character("celeborn", "3.26", goal=WinSameRank(3), setup=(ExchangeWithAnyone(),), box=BLACK)


def gold(key: str, number: str, plain: Character) -> Character:
    """The normal side of a gold card: it plays like the earlier card of that person."""
    return Character(key, number, plain.goal, plain.setup, plain.abilities, plain.leads, plain.person, GOLD)


GOLD_CARDS = (
    gold("samwise_gamgee", "3.39", SAM),
    gold("peregrin_took", "3.40", PIPPIN),
    gold("meriadoc_brandybuck", "3.41", MERRY),
    gold("aragorn_son_of_arathorn", "3.42", ARAGORN),
    gold("boromir_son_of_denethor", "3.43", BOROMIR),
    gold("legolas_greenleaf", "3.44", LEGOLAS),
    gold("gimli_son_of_gloin", "3.45", GIMLI),
)


def burdened(key: str, **printed: object) -> Character:
    """The burdened side of a gold card."""
    front = next(card for card in GOLD_CARDS if card.key == key)
    return Character(f"{key}_burdened", front.number, person=front.person, box=GOLD, burdened=True, **printed)  # type: ignore[arg-type]


BURDENED = (
    burdened("samwise_gamgee", goal=WinThreatCard((HILLS, SHADOWS)), setup=(DrawThreat(),), abilities=(RingsHelp("frodo"),)),
    burdened("peregrin_took", goal=WinTricks(0, 0) & OthersWinTricks(1), setup=(ExchangeWithAnyone(),)),
    burdened("meriadoc_brandybuck", goal=WinTricks(2, 2), setup=(Exchange(("frodo", "sam", "pippin")),), abilities=(MayRedrawThreats(),)),
    burdened("aragorn_son_of_arathorn", goal=WinThreatTricks(), setup=(DrawTwoThreats(), ExchangeWithAnyone())),
    burdened("boromir_son_of_denethor", goal=WinLastTrick() & ~WinCards(RINGS, 1), setup=(ExchangeWithAnyone(but="frodo"),)),
    burdened("legolas_greenleaf", goal=WinThreatCard((FORESTS, SHADOWS)), setup=(DrawThreat(), Exchange(("gimli", "aragorn")))),
    burdened("gimli_son_of_gloin", goal=WinThreatCard((MOUNTAINS, SHADOWS)), setup=(DrawThreat(), Exchange(("legolas", "aragorn")))),
)

PLAIN_CARDS = tuple([card for card in list(globals().values()) if isinstance(card, Character)])
CHARACTERS = {card.key: card for card in (*PLAIN_CARDS, *GOLD_CARDS, *BURDENED)}
