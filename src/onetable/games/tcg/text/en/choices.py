"""English words that stand alone: choices on buttons and reasons for refusals."""

from __future__ import annotations

from typing import Any

from onetable.core import match
from onetable.games.tcg.mechanics.prices import TooDear
from onetable.games.tcg.mechanics.reconcile import PutAway
from onetable.games.tcg.phases.actions import DiscardToHeal, Transfer, Use
from onetable.games.tcg.phases.skirmish import LoserWounds, Overwhelm
from onetable.games.tcg.speech import choices, deck_reasons, reasons
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.speech.parts import Condition, Effect, Figure
from onetable.games.tcg.traits import Measure
from onetable.games.tcg.words import values
from onetable.games.tcg.words.playing import Land, PlayCard

STANDING: dict[type, Any] = {  # costs that cannot be paid, conditions that do not hold, numbers
    Effect: "you cannot {:deed}.",
    Condition: "only if {:if}.",
    Figure: lambda word, talk: talk.counted(word, "card"),
}
ALONE: dict[object, Any] = {
    "MostWounds": "the most wounds on a Hobbit companion",
    values.StrengthOf: "the strength of {target}",
    Player: lambda word, _: f"player {word.seat + 1}",
    choices.Pass: "pass",
    choices.Number: "{value}",
    choices.Place: "take place {number} in the order of turns",
    choices.Begin: "start with {card:title}",
    choices.FirstSkirmish: "resolve the skirmish of {defender:title}",
    choices.AssignTo: "assign {minion:title} to {defender:title}",
    choices.LeaveUnassigned: "leave {minion:title} unassigned",
    choices.MoveOn: "move again",
    choices.Stay: "stay here",
    choices.NameShadowPlayer: lambda word, talk: f"{talk.book.say(Player(word.seat))} takes the archery wounds",
    choices.NewHand: "shuffle your hand back and draw 6 cards",
    choices.KeepHand: "keep your hand",
    choices.UseCard: "use {card:title}",
    Use: "{source:title} — {:paragraph}",
    PlayCard: "play {card:title}{on:upon}{free:free}{discount:cheaper}",
    Land: {"bearer": "play {play.card:title} on {bearer:title}", "": "play {play.card:title}"},
    DiscardToHeal: "discard {card:title} to heal {patient:title}",
    Transfer: "transfer {card:title} to {bearer:title}",
    PutAway: "discard {card:title}",
    LoserWounds: "the wounds of the skirmish: {left:wound} to {losers:title}",
    Overwhelm: "the end of the skirmish: {losers:title} overwhelmed and killed",
    # ---- reasons
    reasons.AlreadyInPlay: "{card} is already in play, and it is unique.",
    reasons.InDeadPile: "{card} is in your dead pile, and it is unique.",
    reasons.CompanyIsFull: "you have 9 companions in play and in your dead pile, and cannot have more.",
    reasons.NoBearer: "nobody can bear it: bearer must be {bearer:a}.",
    reasons.NoSite: "every site already bears a copy of this card.",
    reasons.OnlyInPhase: "this belongs to the {phases:or}.",
    reasons.NotNow: "this answers something that has not happened.",
    reasons.NotYourSide: "Free Peoples cards are played in your own turn, Shadow cards in the turns of others.",
    reasons.TextForbids: {
        Measure.NOT_PLAYED: "the text of a card forbids playing it.",
        Measure.NO_SKIRMISH_ACTIONS: "the text of a card forbids skirmish events and skirmish special abilities.",
        "": "the text of a card forbids it: {what}.",
    },
    reasons.LimitReached: "this can be used once per turn.",
    reasons.NothingChanged: "nothing has changed since this was last used.",
    reasons.LoopStops: "this has been repeated too often this phase.",
    reasons.TooMuch: "it costs {cost}, and only {left} is left for your starting fellowship.",
    reasons.RingBearerFightsOn: "by the rules of this table, a skirmish of the Ring-bearer cannot be canceled.",
    reasons.MoveLimitReached: "the fellowship has moved as often as it may this turn (move limit {limit}).",
    reasons.MustStay: "the text of a card keeps the fellowship here this turn.",
    reasons.HasEnough: "this character cannot be assigned to this minion.",
    reasons.SameBearer: "this character already bears it.",
    reasons.NotSameSite: "a card can be transferred only to a character at the same site.",
    reasons.CannotBear: "bearer must be {bearer:a}.",
    reasons.BearsSuchACard: "this character already bears such a card.",
    reasons.NeverTransferred: "this card cannot be transferred.",
    reasons.NotWounded: "this character is not wounded.",
    reasons.TakesNoPart: "this character takes no part in archery and skirmishes here.",
    reasons.NotAssigned: "no minion is assigned to this character.",
    reasons.NotMeant: "the text asks for {noun:a}.",
    reasons.CannotHappen: "this cannot be done to this card now.",
    reasons.MustChoose: "you must choose: passing is not possible here.",
    reasons.BidTooHigh: "a bid of {resistance} or more burdens would corrupt your Ring-bearer.",
    reasons.OnlyCompanionsStart: "only companions can start in play.",
    reasons.PlaceTaken: "another player has this place.",
    reasons.GameIsOver: "the game is over.",
    reasons.WaitsFor: "it is not your turn: {player} decides.",
    reasons.AnotherQuestion: "another question must be answered first.",
    reasons.OnlyFreePeoplesMoves: "only the Free Peoples player moves.",
    reasons.NoAction: "this card has no text that is used as an action.",
    reasons.NotYours: "this card belongs to another player.",
    reasons.NotAtThisSite: "the fellowship is not at this site.",
    reasons.NotInPlay: "this card is not in play.",
    TooDear: "it costs ({cost}), and the twilight pool holds ({pool}).",
    match.NothingToUndo: "you have nothing to undo yet.",
    match.OthersWentOn: "somebody else has acted since.",
    match.DiceFell: "chance has decided something since.",
    match.OthersLearned: "somebody else has seen what you chose.",
    match.Learned: "the goal of this lesson is reached.",
    # ---- reasons against a deck
    deck_reasons.NoRingBearer: "the deck has no Ring-bearer.",
    deck_reasons.CannotBearTheRing: "{card:full} cannot be the Ring-bearer.",
    deck_reasons.NoRing: "the deck has no One Ring.",
    deck_reasons.IsNoRing: "{card:full} is not the One Ring.",
    deck_reasons.SiteMissing: "the adventure deck has no site {number}.",
    deck_reasons.SitesOfOneNumber: "the adventure deck has {count} sites with number {number}; it needs 1.",
    deck_reasons.IsNoSite: "{card:full} is in the adventure deck and is not a site.",
    deck_reasons.RingInDrawDeck: "{card:full} cannot be in the draw deck.",
    deck_reasons.SiteInDrawDeck: "{card:full} is a site and cannot be in the draw deck.",
    deck_reasons.TooManyOfTitle: "the draw deck has {count} cards with the title {card:title}; at most {most} are allowed.",
    deck_reasons.TooManyFrodos: ("the draw deck has {count} cards with the title Frodo; with the Ring-bearer, at most {most} are allowed."),
    deck_reasons.DrawDeckTooSmall: "the draw deck has {count:card}; it needs at least {least}.",
    deck_reasons.SidesDiffer: "the draw deck has {free_peoples} Free Peoples and {shadow} Shadow cards; the numbers must be equal.",
}
