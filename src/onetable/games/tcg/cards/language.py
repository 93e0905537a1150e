"""All words in one place, so that a card file needs one import."""

from onetable.games.tcg.cards.makers import ally, companion, condition, event, minion, possession, site
from onetable.games.tcg.index import CopiesSite
from onetable.games.tcg.rules.assignment import WereAssigned
from onetable.games.tcg.rules.fellowship import ArrivesAt, LeavesSite, Moves
from onetable.games.tcg.rules.happenings import EventPlayed
from onetable.games.tcg.rules.playing import Played
from onetable.games.tcg.words.abilities import (
    Archery, Assignment, Change, CheaperOn, Fellowship, FellowshipOrRegroup, Maneuver, ManeuverOrSkirmish, Regroup, Shadow, Skirmish, Total,
    While,
)  # fmt: skip
from onetable.games.tcg.words.costs import If, Spot, SpotBurdens, SpotX, SpotXBurdens, do
from onetable.games.tcg.words.effects import (
    AddTwilight, Afterwards, ChangeMoveLimit, ChooseX, EndShadowPhase, LayNextSite, Optionally, RemoveTwilight, Repeat, ReplaceSite,
    SpotOpponentsSite, StayHere, When, one_of,
)  # fmt: skip
from onetable.games.tcg.words.fights import AssignPair, BarAssignment, CancelEvent, CancelSkirmish, TransferTo
from onetable.games.tcg.words.hands import (
    By, DiscardAtRandom, DiscardFromHand, DiscardTop, DiscardTopForBurdens, Draw, ForEachInHand, LookAtHand, PutUnderDeck,
    PutUnderDeckFromDiscard, Replenish, RevealHand, RevealTopAndTake, ShuffleHandIn, ShuffleInFromDiscard, TakeFromDiscard,
)  # fmt: skip
from onetable.games.tcg.words.nouns import (
    ALLY, ANYTHING, ARAGORN_SIGNET, ARCHER, ARTIFACT, ASSIGNED, AT_ITS_SITE, AT_THIS_SITE, BEARER, BEATEN, CHARACTER, COMPANION, CONDITION,
    DWARF, DWARVEN, ELF, ELVEN, EVENT, EXHAUSTED, FREE, FREE_CHARACTER, FRODO_SIGNET, GANDALF_CULTURE, GANDALF_SIGNET, GONDOR, HAND_WEAPON,
    HOBBIT, IN_THE_SKIRMISH, ISENGARD, ITSELF, MAN, MINION, MORIA, NAZGUL, ORC, OTHER, PIPE, PIPEWEED, POSSESSION, RANGER, RING_BEARER,
    RINGWRAITH, ROAMING, SAURON, SHADOW, SHIRE, SPELL, STEALTH, TALE, TRACKER, TROLL, URUK_HAI, WEAPON, WEATHER, WIZARD, YOURS, Bearing,
    BesideInSkirmish, BorneBy, Called, FirstHere, FirstThisPhase, Has, HomeAt, OfARaceNotInPlay, PlayedIn, Skirmishing, character_named,
)  # fmt: skip
from onetable.games.tcg.words.plays import PlayFromDeck, PlayFromDiscard, PlayFromHand, PlayStacked, PlayThatFromDiscard, StackFromHand
from onetable.games.tcg.words.targets import (
    AN_OPPONENT, ANY_PLAYER, FREE_PEOPLES, IT, ITS_BEARER, ITS_PLAYER, THAT_PLAYER, THIS, YOU, A, Each, That,
)  # fmt: skip
from onetable.games.tcg.words.traits import Arrow, Culture, ItemClass, Keyword, Measure, Phase, Race, Signet, Until
from onetable.games.tcg.words.triggers import (
    AboutTo, After, AsSoonAs, EndOfSkirmish, EndOfTurn, EndOfYourShadowPhase, KilledBeside, Kills, Loses, May, OrAfter, Required, Response,
    StartOfPhase, StartOfTurn, StartOfYourShadowPhase, Wins,
)  # fmt: skip
from onetable.games.tcg.words.values import (
    AtItsOwnSite, AtSite, AtSites, BearerAtSite, BearerIs, BearerStoodAside, BothHold, BurdensAndDeadAtLeast, BurdensAtMost, CanSpot,
    CanSpotBurdens, DeadCompanionsAtLeast, DrawDeckEmpty, ForEach, ForEachBurden, ForEachDead, ForEachOver, ForEachRace, InPhase,
    InSupportArea, ItIs, Nope, OnACharacter, OneHolds, OnlyRaceIs, OpponentHolds, Or, RingWorn, StrengthOf, ThisIs, Times, TwilightBelow, X,
    YouAreFreePeoples,
)  # fmt: skip
from onetable.games.tcg.words.verbs import (
    AddBurdens, BecomeRingBearer, ChangeTotal, Corrupt, Discard, Exert, Exhaust, Give, Heal, Kill, Prevent, PutOnTheRing, RemoveBurdens,
    Spare, Strengthen, WereDiscarded, Wound,
)  # fmt: skip

__all__ = [name for name in dir() if not name.startswith("_")]
