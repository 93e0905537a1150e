"""Dutch news: what is told in the journal."""

from __future__ import annotations

from typing import Any

from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.text.taking_apart import COUNTED
from onetable.games.tcg.traits import Keyword, Measure
from onetable.language.nl.nouns import several


def of_many(field: str, one: str, many: str, rest: str = "") -> Any:
    """Something that one card does, or several."""
    return lambda word, talk: talk.fill(f"{{{field}}} {one if len(getattr(word, field)) == 1 else many}{rest}.", word)


WHY = {"gave up": ": de speler geeft op.", "killed": ": de ringdrager is gedood.", "corrupted": ": de ringdrager is corrupt."}
HOW = {"last site": ": de laatste locatie is bereikt.", "last": ": er is niemand anders over."}
NEWS: dict[object, Any] = {
    news.BidsShown: lambda word, talk: f"{several([f'{talk.book.say(Player(seat))} biedt {bid}' for seat, bid in enumerate(word.bids)])}.",
    news.TookPlace: "{who} kiest plaats {place} in de beurtvolgorde.",
    news.StartedWith: "{who} begint met {card:full}.",
    news.HandMulliganed: "{who} schudt de beginhand terug en raapt 6 kaarten.",
    news.TurnBegan: "{who} begint een beurt.",
    news.PhaseBegan: "de {phase} begint.",
    news.ShadowPhaseBegan: "de schaduwfase van {who} begint.",
    news.FierceRoundBegan: "bloeddorstige volgelingen vallen nog een keer aan.",
    news.SiteLaid: "{who} speelt locatie {number}: {site}.",
    news.SiteReplaced: "{who} vervangt {old} door {site}.",
    news.FellowshipMoved: "het reisgenootschap van {who} beweegt naar locatie {number}: {site}.",
    news.TwilightAdded: "({count}) toegevoegd aan de schemerpot: nu ({pool}).",
    news.TwilightRemoved: "({count}) verwijderd uit de schemerpot: nu ({pool}).",
    news.ArcheryFired: "pijlentotaal van de volgelingen {minions}, van het reisgenootschap {fellowship}.",
    news.WasAssigned: "{minion} en {defender} zijn aan elkaar toegewezen.",
    news.SkirmishBegan: "{defender} is in gevecht met {minions}.",
    news.SkirmishEnded: {
        "winners": of_many("winners", "wint", "winnen", " het gevecht{losers:beaten} ({free_strength} tegen {shadow_strength})"),
        "": of_many("losers", "verliest", "verliezen", " het gevecht ({free_strength} tegen {shadow_strength})"),
    },
    news.WereOverwhelmed: of_many("losers", "wordt", "worden", " overmeesterd"),
    news.SkirmishCancelled: "het gevecht is geannuleerd.",
    news.Reconciled: "{who} pakt bij en heeft {hand:cards} in de hand.",
    news.TurnEnded: "{who} beëindigt de beurt.",
    news.CardPlayed: "{who} speelt {card:full}.",
    news.CardPlayedOn: "{who} speelt {card:full} op {bearer}.",
    news.AbilityUsed: "{who} gebruikt {card}.",
    news.TextActed: "{card} heeft effect.",
    news.EventCancelled: "{card} is geannuleerd.",
    news.WasTransferred: "{card} is overgeplaatst op {bearer}.",
    news.WasStacked: "{card} is op {host} gestapeld.",
    news.WasDiscarded: of_many("cards", "is afgelegd", "zijn afgelegd"),
    news.Drew: "{who} raapt {count:cards}.",
    news.DrewNoMore: "{who} mag in deze reisgenootschapfase geen kaarten meer rapen of op hand nemen.",
    news.DrewCards: "{who} raapt: {cards:full}.",
    news.TookIntoHand: "{who} neemt op hand: {cards:full}.",
    news.PutUnderDeckHidden: "{who} legt 1 kaart onder de speelstapel.",
    news.PutUnderDeckShown: "{who} legt onder de speelstapel: {cards:full}.",
    news.ShuffledIn: "{who} schudt in de speelstapel: {cards:full}.",
    news.SearchedInVain: "{who} doorzoekt de speelstapel en speelt er niets uit.",
    news.FoundNothing: "{who} vindt in de speelstapel geen kaart die gespeeld kan worden.",
    news.DeckShuffled: "{who} schudt de speelstapel.",
    news.HandShuffledIn: "{who} schudt de hele hand in de speelstapel.",
    news.CardsRevealed: "{who} toont: {cards:full}.",
    news.HandRevealed: "{who} toont de hele hand: {cards:full}.",
    news.HandLookedAt: "{who} bekijkt kaarten uit de hand van {whose}.",
    news.DeckRebuilt: "{who} schudt de aflegstapel tot een nieuwe speelstapel.",
    news.WasWounded: of_many("cards", "krijgt een wond", "krijgen elk een wond"),
    news.WasExerted: of_many("cards", "vermoeit zich", "vermoeien zich"),
    news.WasHealed: of_many("cards", "geneest 1 wond", "genezen elk 1 wond"),
    news.WasKilled: of_many("cards", "wordt gedood", "worden gedood"),
    news.WoundPrevented: "voor {card} is het voorkomen.",
    news.WasChanged: {
        **dict.fromkeys(Keyword, "{card} is {what}."),
        **dict.fromkeys((*COUNTED, Measure.ROAMING_PENALTY), "{card}: {what} {amount:change}."),
        "": "{card} {what}.",
    },
    news.TotalChanged: "het {what} is {amount:change}.",
    news.BurdensAdded: "{count:burdens} toegevoegd: nu {burdens}.",
    news.BurdensRemoved: "{count:burdens} verwijderd: nu {burdens}.",
    news.RingPutOn: "de ringdrager doet de Ene Ring om.",
    news.RingTakenOff: "de ringdrager doet de Ene Ring af.",
    news.NewRingBearer: "{card} is nu de ringdrager.",
    news.MoveLimitChanged: "de bewegingslimiet voor deze beurt is {limit}.",
    news.CannotMoveOn: "het reisgenootschap mag deze beurt niet meer bewegen.",
    news.PlayerLost: lambda word, talk: talk.fill("{who} ligt uit het spel", word) + WHY.get(word.why, "."),
    news.PlayerWon: lambda word, talk: talk.fill("{who} wint het spel", word) + HOW.get(word.how, "."),
}
