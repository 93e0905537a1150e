"""Dutch news: what is told in the journal."""

from __future__ import annotations

from typing import Any

from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.taking_apart import COUNTED
from onetable.language.nl.nouns import several


def of_many(field: str, one: str, many: str, rest: str = "") -> Any:
    """Something that one card does, or several."""
    return lambda word, talk: talk.fill(f"{{{field}}} {one if len(getattr(word, field)) == 1 else many}{rest}.", word)


WHY = {"gave up": ": de speler geeft op.", "killed": ": de ringdrager is gedood.", "corrupted": ": de ringdrager is corrupt."}
HOW = {"last site": ": de laatste locatie is bereikt.", "last": ": er is niemand anders over."}
NEWS: dict[object, Any] = {
    words.BidsShown: lambda word, talk: (
        f"{several([f'{talk.book.say(words.Player(seat))} biedt {bid}' for seat, bid in enumerate(word.bids)])}."
    ),
    words.TookPlace: "{who} kiest plaats {place} in de beurtvolgorde.",
    words.StartedWith: "{who} begint met {card:full}.",
    words.HandMulliganed: "{who} schudt de beginhand terug en raapt 6 kaarten.",
    words.TurnBegan: "{who} begint een beurt.",
    words.PhaseBegan: "de {phase} begint.",
    words.ShadowPhaseBegan: "de schaduwfase van {who} begint.",
    words.FierceRoundBegan: "bloeddorstige volgelingen vallen nog een keer aan.",
    words.SiteLaid: "{who} speelt locatie {number}: {site}.",
    words.SiteReplaced: "{who} vervangt {old} door {site}.",
    words.FellowshipMoved: "het reisgenootschap van {who} beweegt naar locatie {number}: {site}.",
    words.TwilightAdded: "({count}) toegevoegd aan de schemerpot: nu ({pool}).",
    words.TwilightRemoved: "({count}) verwijderd uit de schemerpot: nu ({pool}).",
    words.ArcheryFired: "pijlentotaal van de volgelingen {minions}, van het reisgenootschap {fellowship}.",
    words.WasAssigned: "{minion} en {defender} zijn aan elkaar toegewezen.",
    words.SkirmishBegan: "{defender} is in gevecht met {minions}.",
    (words.SkirmishEnded, "winners"): of_many(
        "winners", "wint", "winnen", " het gevecht{losers:beaten} ({free_strength} tegen {shadow_strength})"
    ),
    words.SkirmishEnded: of_many("losers", "verliest", "verliezen", " het gevecht ({free_strength} tegen {shadow_strength})"),
    words.WereOverwhelmed: of_many("losers", "wordt", "worden", " overmeesterd"),
    words.SkirmishCancelled: "het gevecht is geannuleerd.",
    words.Reconciled: "{who} pakt bij en heeft {hand:cards} in de hand.",
    words.TurnEnded: "{who} beëindigt de beurt.",
    words.CardPlayed: "{who} speelt {card:full}.",
    words.CardPlayedOn: "{who} speelt {card:full} op {bearer}.",
    words.AbilityUsed: "{who} gebruikt {card}.",
    words.TextActed: "{card} heeft effect.",
    words.EventCancelled: "{card} is geannuleerd.",
    words.WasTransferred: "{card} is overgeplaatst op {bearer}.",
    words.WasStacked: "{card} is op {host} gestapeld.",
    words.WasDiscarded: of_many("cards", "is afgelegd", "zijn afgelegd"),
    words.Drew: "{who} raapt {count:cards}.",
    words.DrewNoMore: "{who} mag in deze reisgenootschapfase geen kaarten meer rapen of op hand nemen.",
    words.DrewCards: "{who} raapt: {cards:full}.",
    words.TookIntoHand: "{who} neemt op hand: {cards:full}.",
    words.PutUnderDeckHidden: "{who} legt 1 kaart onder de speelstapel.",
    words.PutUnderDeckShown: "{who} legt onder de speelstapel: {cards:full}.",
    words.ShuffledIn: "{who} schudt in de speelstapel: {cards:full}.",
    words.SearchedInVain: "{who} doorzoekt de speelstapel en speelt er niets uit.",
    words.FoundNothing: "{who} vindt in de speelstapel geen kaart die gespeeld kan worden.",
    words.DeckShuffled: "{who} schudt de speelstapel.",
    words.HandShuffledIn: "{who} schudt de hele hand in de speelstapel.",
    words.CardsRevealed: "{who} toont: {cards:full}.",
    words.HandRevealed: "{who} toont de hele hand: {cards:full}.",
    words.HandLookedAt: "{who} bekijkt kaarten uit de hand van {whose}.",
    words.DeckRebuilt: "{who} schudt de aflegstapel tot een nieuwe speelstapel.",
    words.WasWounded: of_many("cards", "krijgt een wond", "krijgen elk een wond"),
    words.WasExerted: of_many("cards", "vermoeit zich", "vermoeien zich"),
    words.WasHealed: of_many("cards", "geneest 1 wond", "genezen elk 1 wond"),
    words.WasKilled: of_many("cards", "wordt gedood", "worden gedood"),
    words.WoundPrevented: "voor {card} is het voorkomen.",
    words.WasChanged: {
        **dict.fromkeys(words.Keyword, "{card} is {what}."),
        **dict.fromkeys((*COUNTED, words.Measure.ROAMING_PENALTY), "{card}: {what} {amount:change}."),
        "": "{card} {what}.",
    },
    words.TotalChanged: "het {what} is {amount:change}.",
    words.BurdensAdded: "{count:burdens} toegevoegd: nu {burdens}.",
    words.BurdensRemoved: "{count:burdens} verwijderd: nu {burdens}.",
    words.RingPutOn: "de ringdrager doet de Ene Ring om.",
    words.RingTakenOff: "de ringdrager doet de Ene Ring af.",
    words.NewRingBearer: "{card} is nu de ringdrager.",
    words.MoveLimitChanged: "de bewegingslimiet voor deze beurt is {limit}.",
    words.CannotMoveOn: "het reisgenootschap mag deze beurt niet meer bewegen.",
    words.PlayerLost: lambda word, talk: talk.fill("{who} ligt uit het spel", word) + WHY.get(word.why, "."),
    words.PlayerWon: lambda word, talk: talk.fill("{who} wint het spel", word) + HOW.get(word.how, "."),
}
