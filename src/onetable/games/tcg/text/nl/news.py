"""Dutch news: what is told in the journal."""

from __future__ import annotations

from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.names import Named, Player
from onetable.games.tcg.text.book import CardBook, CardPhrase, signed
from onetable.games.tcg.traits import Keyword, Measure
from onetable.language.nl.nouns import counted, several

NUMBERED = (Measure.STRENGTH, Measure.VITALITY, Measure.COST, Measure.ROAMING_PENALTY, Keyword.DAMAGE, Keyword.DEFENDER)


def titles(cards: tuple[Named, ...], book: CardBook) -> str:
    """Cards in a list, by their titles."""
    return several([book.say(card) for card in cards]) if cards else "geen kaart"


def names(cards: tuple[Named, ...], book: CardBook) -> str:
    """Cards in a list, in full; their names have commas."""
    return "; ".join([book.say(card, "full") for card in cards]) or "geen kaart"


def each(one: str, many: str) -> CardPhrase:
    """Something that happens to one card or to several."""
    return lambda word, book: f"{titles(word.cards, book)} {one if len(word.cards) == 1 else many}."


def changed(word: news.WasChanged, book: CardBook) -> str:
    """A number, a keyword or a quality."""
    name, what = book.say(word.card), book.say(word.what)
    if word.what in NUMBERED:
        return f"{name}: {what} {signed(word.amount)}."
    return f"{name} {'is ' if isinstance(word.what, Keyword) else ''}{what}."


def skirmish_ended(word: news.SkirmishEnded, book: CardBook) -> str:
    """Who has won, with the strengths."""
    figures = f"({word.free_strength} tegen {word.shadow_strength})"
    if not word.winners:
        return f"{titles(word.losers, book)} {'verliest' if len(word.losers) == 1 else 'verliezen'} het gevecht {figures}."
    beaten = f" van {titles(word.losers, book)}" if word.losers else ""
    return f"{titles(word.winners, book)} {'wint' if len(word.winners) == 1 else 'winnen'} het gevecht{beaten} {figures}."


def with_cards(text: str) -> CardPhrase:
    """Somebody does something with these cards."""
    return lambda word, book: f"{book.say(word.who)} {text}: {names(word.cards, book)}."


WHY = {"gave up": "de speler geeft op", "killed": "de ringdrager is gedood", "corrupted": "de ringdrager is corrupt"}
HOW = {"last site": "de laatste locatie is bereikt", "last": "er is niemand anders over"}

NEWS: dict[object, CardPhrase] = {
    news.BidsShown: lambda word, book: f"{several([f'{book.say(Player(seat))} biedt {bid}' for seat, bid in enumerate(word.bids)])}.",
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
    news.SkirmishBegan: lambda word, book: f"{book.say(word.defender)} is in gevecht met {titles(word.minions, book)}.",
    news.SkirmishEnded: skirmish_ended,
    news.WereOverwhelmed: lambda word, book: f"{titles(word.losers, book)} {'wordt' if len(word.losers) == 1 else 'worden'} overmeesterd.",
    news.SkirmishCancelled: "het gevecht is geannuleerd.",
    news.Reconciled: lambda word, book: f"{book.say(word.who)} pakt bij en heeft {counted(word.hand, 'kaart')} in de hand.",
    news.TurnEnded: "{who} beëindigt de beurt.",
    news.CardPlayed: "{who} speelt {card:full}.",
    news.CardPlayedOn: "{who} speelt {card:full} op {bearer}.",
    news.AbilityUsed: "{who} gebruikt {card}.",
    news.TextActed: "{card} heeft effect.",
    news.EventCancelled: "{card} is geannuleerd.",
    news.WasTransferred: "{card} is overgeplaatst op {bearer}.",
    news.WasStacked: "{card} is op {host} gestapeld.",
    news.WasDiscarded: each("is afgelegd", "zijn afgelegd"),
    news.Drew: lambda word, book: f"{book.say(word.who)} raapt {counted(word.count, 'kaart')}.",
    news.DrewNoMore: "{who} mag in deze reisgenootschapfase geen kaarten meer rapen of op hand nemen.",
    news.DrewCards: with_cards("raapt"),
    news.TookIntoHand: with_cards("neemt op hand"),
    news.PutUnderDeckHidden: "{who} legt 1 kaart onder de speelstapel.",
    news.PutUnderDeckShown: with_cards("legt onder de speelstapel"),
    news.ShuffledIn: with_cards("schudt in de speelstapel"),
    news.SearchedInVain: "{who} doorzoekt de speelstapel en speelt er niets uit.",
    news.FoundNothing: "{who} vindt in de speelstapel geen kaart die gespeeld kan worden.",
    news.DeckShuffled: "{who} schudt de speelstapel.",
    news.HandShuffledIn: "{who} schudt de hele hand in de speelstapel.",
    news.CardsRevealed: with_cards("toont"),
    news.HandRevealed: with_cards("toont de hele hand"),
    news.HandLookedAt: "{who} bekijkt kaarten uit de hand van {whose}.",
    news.DeckRebuilt: "{who} schudt de aflegstapel tot een nieuwe speelstapel.",
    news.WasWounded: each("krijgt een wond", "krijgen elk een wond"),
    news.WasExerted: each("vermoeit zich", "vermoeien zich"),
    news.WasHealed: each("geneest 1 wond", "genezen elk 1 wond"),
    news.WasKilled: each("wordt gedood", "worden gedood"),
    news.WoundPrevented: "voor {card} is het voorkomen.",
    news.WasChanged: changed,
    news.TotalChanged: lambda word, book: f"het {book.say(word.what)} is {signed(word.amount)}.",
    news.BurdensAdded: lambda word, _: f"{counted(word.count, 'last')} toegevoegd: nu {word.burdens}.",
    news.BurdensRemoved: lambda word, _: f"{counted(word.count, 'last')} verwijderd: nu {word.burdens}.",
    news.RingPutOn: "de ringdrager doet de Ene Ring om.",
    news.RingTakenOff: "de ringdrager doet de Ene Ring af.",
    news.NewRingBearer: "{card} is nu de ringdrager.",
    news.MoveLimitChanged: "de bewegingslimiet voor deze beurt is {limit}.",
    news.CannotMoveOn: "het reisgenootschap mag deze beurt niet meer bewegen.",
    news.PlayerLost: lambda word, book: f"{book.say(word.who)} ligt uit het spel" + (f": {WHY[word.why]}." if word.why in WHY else "."),
    news.PlayerWon: lambda word, book: f"{book.say(word.who)} wint het spel" + (f": {HOW[word.how]}." if word.how in HOW else "."),
}
