"""English news: what is told in the journal."""

from __future__ import annotations

from typing import Any

from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.taking_apart import COUNTED
from onetable.language.en.nouns import several

WHY = {"gave up": ": the player gave up.", "killed": ": the Ring-bearer was killed.", "corrupted": ": the Ring-bearer was corrupted."}
HOW = {"last site": ": the last site is reached.", "last": ": nobody else is left."}
FIGURES = "({free_strength} against {shadow_strength})"
SKIRMISH = f"the skirmish{{losers:against}} {FIGURES}"
NEWS: dict[object, Any] = {
    words.BidsShown: lambda word, talk: (
        f"bids: {several([f'{talk.book.say(words.Player(seat))} bids {bid}' for seat, bid in enumerate(word.bids)])}."
    ),
    words.TookPlace: "{who} takes place {place} in the order of turns.",
    words.StartedWith: "{who} starts with {card:full}.",
    words.HandMulliganed: "{who} shuffles the opening hand back and draws 6 cards.",
    words.TurnBegan: "{who} begins a turn.",
    words.PhaseBegan: "the {phase} begins.",
    words.ShadowPhaseBegan: "the Shadow phase of {who} begins.",
    words.FierceRoundBegan: "fierce minions attack once more.",
    words.SiteLaid: "{who} plays site {number}: {site}.",
    words.SiteReplaced: "{who} replaces {old} with {site}.",
    words.FellowshipMoved: "the fellowship of {who} moves to site {number}: {site}.",
    words.TwilightAdded: "({count}) is added to the twilight pool, which now holds ({pool}).",
    words.TwilightRemoved: "({count}) is removed from the twilight pool, which now holds ({pool}).",
    words.ArcheryFired: "minion archery total {minions}, fellowship archery total {fellowship}.",
    words.WasAssigned: "{minion} is assigned to {defender}.",
    words.SkirmishBegan: "{defender} skirmishes {minions}.",
    (words.SkirmishEnded, "winners"): {"several win": f"{{winners}} win {SKIRMISH}.", "": f"{{winners}} wins {SKIRMISH}."},
    (words.SkirmishEnded, "several"): f"{{losers}} lose the skirmish {FIGURES}.",
    words.SkirmishEnded: f"{{losers}} loses the skirmish {FIGURES}.",
    words.WereOverwhelmed: {"several": "{losers} are overwhelmed.", "": "{losers} is overwhelmed."},
    words.SkirmishCancelled: "the skirmish is canceled.",
    words.Reconciled: "{who} reconciles and has {hand:card} in hand.",
    words.TurnEnded: "{who} ends the turn.",
    words.CardPlayed: "{who} plays {card:full}.",
    words.CardPlayedOn: "{who} plays {card:full} on {bearer}.",
    words.AbilityUsed: "{who} uses {card}.",
    words.TextActed: "{card} takes effect.",
    words.EventCancelled: "{card} is canceled.",
    words.WasTransferred: "{card} is transferred to {bearer}.",
    words.WasStacked: "{card} is stacked on {host}.",
    words.WasDiscarded: {"several": "{cards} are discarded.", "": "{cards} is discarded."},
    words.Drew: "{who} draws {count:card}.",
    words.DrewNoMore: "{who} may not draw or take more cards in this fellowship phase.",
    words.DrewCards: "{who} draws: {cards:full}.",
    words.TookIntoHand: "{who} takes into hand: {cards:full}.",
    words.PutUnderDeckHidden: "{who} places a card beneath the draw deck.",
    words.PutUnderDeckShown: "{who} places beneath the draw deck: {cards:full}.",
    words.ShuffledIn: "{who} shuffles into the draw deck: {cards:full}.",
    words.SearchedInVain: "{who} looks through the draw deck and plays nothing from it.",
    words.FoundNothing: "{who} finds no card in the draw deck that can be played.",
    words.DeckShuffled: "{who} shuffles the draw deck.",
    words.HandShuffledIn: "{who} shuffles the whole hand into the draw deck.",
    words.CardsRevealed: "{who} reveals: {cards:full}.",
    words.HandRevealed: "{who} reveals the whole hand: {cards:full}.",
    words.HandLookedAt: "{who} looks at cards in the hand of {whose}.",
    words.DeckRebuilt: "{who} shuffles the discard pile into a new draw deck.",
    words.WasWounded: {"several": "{cards} take a wound each.", "": "{cards} takes a wound."},
    words.WasExerted: {"several": "{cards} exert.", "": "{cards} exerts."},
    words.WasHealed: {"several": "{cards} heal.", "": "{cards} heals."},
    words.WasKilled: {"several": "{cards} are killed.", "": "{cards} is killed."},
    words.WoundPrevented: "for {card} it is prevented.",
    words.WasChanged: {**dict.fromkeys(COUNTED, "{card}: {what} {amount:change}."), "": "{card}: {what}."},
    words.TotalChanged: "the {what} is {amount:change}.",
    words.BurdensAdded: "{count:burden} added; the Ring-bearer now has {burdens}.",
    words.BurdensRemoved: "{count:burden} removed; the Ring-bearer now has {burdens}.",
    words.RingPutOn: "the Ring-bearer puts on the One Ring.",
    words.RingTakenOff: "the Ring-bearer takes off the One Ring.",
    words.NewRingBearer: "{card} becomes the Ring-bearer.",
    words.MoveLimitChanged: "the move limit for this turn is {limit}.",
    words.CannotMoveOn: "the fellowship cannot move again this turn.",
    words.PlayerLost: lambda word, talk: talk.fill("{who} is out of the game", word) + WHY.get(word.why, "."),
    words.PlayerWon: lambda word, talk: talk.fill("{who} wins the game", word) + HOW.get(word.how, "."),
}
