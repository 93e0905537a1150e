"""English news: what is told in the journal."""

from __future__ import annotations

from typing import Any

from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.text.taking_apart import COUNTED
from onetable.language.en.nouns import several

WHY = {"gave up": ": the player gave up.", "killed": ": the Ring-bearer was killed.", "corrupted": ": the Ring-bearer was corrupted."}
HOW = {"last site": ": the last site is reached.", "last": ": nobody else is left."}
FIGURES = "({free_strength} against {shadow_strength})"
SKIRMISH = f"the skirmish{{losers:against}} {FIGURES}"
NEWS: dict[object, Any] = {
    news.BidsShown: lambda word, talk: (
        f"bids: {several([f'{talk.book.say(Player(seat))} bids {bid}' for seat, bid in enumerate(word.bids)])}."
    ),
    news.TookPlace: "{who} takes place {place} in the order of turns.",
    news.StartedWith: "{who} starts with {card:full}.",
    news.HandMulliganed: "{who} shuffles the opening hand back and draws 6 cards.",
    news.TurnBegan: "{who} begins a turn.",
    news.PhaseBegan: "the {phase} begins.",
    news.ShadowPhaseBegan: "the Shadow phase of {who} begins.",
    news.FierceRoundBegan: "fierce minions attack once more.",
    news.SiteLaid: "{who} plays site {number}: {site}.",
    news.SiteReplaced: "{who} replaces {old} with {site}.",
    news.FellowshipMoved: "the fellowship of {who} moves to site {number}: {site}.",
    news.TwilightAdded: "({count}) is added to the twilight pool, which now holds ({pool}).",
    news.TwilightRemoved: "({count}) is removed from the twilight pool, which now holds ({pool}).",
    news.ArcheryFired: "minion archery total {minions}, fellowship archery total {fellowship}.",
    news.WasAssigned: "{minion} is assigned to {defender}.",
    news.SkirmishBegan: "{defender} skirmishes {minions}.",
    news.SkirmishEnded: {
        "winners": {"several win": f"{{winners}} win {SKIRMISH}.", "": f"{{winners}} wins {SKIRMISH}."},
        "several": f"{{losers}} lose the skirmish {FIGURES}.",
        "": f"{{losers}} loses the skirmish {FIGURES}.",
    },
    news.WereOverwhelmed: {"several": "{losers} are overwhelmed.", "": "{losers} is overwhelmed."},
    news.SkirmishCancelled: "the skirmish is canceled.",
    news.Reconciled: "{who} reconciles and has {hand:card} in hand.",
    news.TurnEnded: "{who} ends the turn.",
    news.CardPlayed: "{who} plays {card:full}.",
    news.CardPlayedOn: "{who} plays {card:full} on {bearer}.",
    news.AbilityUsed: "{who} uses {card}.",
    news.TextActed: "{card} takes effect.",
    news.EventCancelled: "{card} is canceled.",
    news.WasTransferred: "{card} is transferred to {bearer}.",
    news.WasStacked: "{card} is stacked on {host}.",
    news.WasDiscarded: {"several": "{cards} are discarded.", "": "{cards} is discarded."},
    news.Drew: "{who} draws {count:card}.",
    news.DrewNoMore: "{who} may not draw or take more cards in this fellowship phase.",
    news.DrewCards: "{who} draws: {cards:full}.",
    news.TookIntoHand: "{who} takes into hand: {cards:full}.",
    news.PutUnderDeckHidden: "{who} places a card beneath the draw deck.",
    news.PutUnderDeckShown: "{who} places beneath the draw deck: {cards:full}.",
    news.ShuffledIn: "{who} shuffles into the draw deck: {cards:full}.",
    news.SearchedInVain: "{who} looks through the draw deck and plays nothing from it.",
    news.FoundNothing: "{who} finds no card in the draw deck that can be played.",
    news.DeckShuffled: "{who} shuffles the draw deck.",
    news.HandShuffledIn: "{who} shuffles the whole hand into the draw deck.",
    news.CardsRevealed: "{who} reveals: {cards:full}.",
    news.HandRevealed: "{who} reveals the whole hand: {cards:full}.",
    news.HandLookedAt: "{who} looks at cards in the hand of {whose}.",
    news.DeckRebuilt: "{who} shuffles the discard pile into a new draw deck.",
    news.WasWounded: {"several": "{cards} take a wound each.", "": "{cards} takes a wound."},
    news.WasExerted: {"several": "{cards} exert.", "": "{cards} exerts."},
    news.WasHealed: {"several": "{cards} heal.", "": "{cards} heals."},
    news.WasKilled: {"several": "{cards} are killed.", "": "{cards} is killed."},
    news.WoundPrevented: "for {card} it is prevented.",
    news.WasChanged: {**dict.fromkeys(COUNTED, "{card}: {what} {amount:change}."), "": "{card}: {what}."},
    news.TotalChanged: "the {what} is {amount:change}.",
    news.BurdensAdded: "{count:burden} added; the Ring-bearer now has {burdens}.",
    news.BurdensRemoved: "{count:burden} removed; the Ring-bearer now has {burdens}.",
    news.RingPutOn: "the Ring-bearer puts on the One Ring.",
    news.RingTakenOff: "the Ring-bearer takes off the One Ring.",
    news.NewRingBearer: "{card} becomes the Ring-bearer.",
    news.MoveLimitChanged: "the move limit for this turn is {limit}.",
    news.CannotMoveOn: "the fellowship cannot move again this turn.",
    news.PlayerLost: lambda word, talk: talk.fill("{who} is out of the game", word) + WHY.get(word.why, "."),
    news.PlayerWon: lambda word, talk: talk.fill("{who} wins the game", word) + HOW.get(word.how, "."),
}
