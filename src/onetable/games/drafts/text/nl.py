"""Limited play in Dutch."""

from __future__ import annotations

from onetable.games.drafts import news, phases
from onetable.games.tcg.decklist import deck_title
from onetable.games.tcg.text.book import CardPhrase

PHRASES: dict[object, CardPhrase] = {
    # ---- what happened, and why not
    news.StarterOpened: lambda word, book: f"{book.say(word.who)} opent een starter: {deck_title(word.starter, book.code)}.",
    news.BoostersOpened: lambda word, book: f"iedereen opent {word.count} {'booster' if word.count == 1 else 'boosters'}.",
    news.RoundBegan: lambda word, book: (
        f"booster {word.number} van {word.of} wordt geopend; de kaarten gaan naar {'links' if word.left else 'rechts'} rond."
    ),
    news.CardPicked: "{who} kiest {card:full}.",
    news.BuildingBegan: "alle kaarten zijn verdeeld. De decks worden gebouwd.",
    news.DeckBuilt: "{who} heeft een deck gebouwd.",
    news.DecksLieOpen: "alle decks zijn gebouwd en liggen open.",
    news.NoneLeft: "je hebt geen andere {card:full}.",
    news.IsInUse: "je speelt al met {card:full}.",
    # ---- what is asked, and what can be chosen
    phases.PickOne: "Welke kaart kies je?",
    phases.BuildDeck: "Bouw je deck: wat verander je?",
    phases.TakeCard: "kies {card:full}",
    phases.PutIn: "neem {card:full} op",
    phases.LeaveOut: "laat {card:full} weg",
    phases.PlayWith: "speel met {card:full}",
    phases.LayOutSuggestion: "leg het voorgestelde deck klaar",
    phases.TakeSuggestion: "speel het voorgestelde deck",
    phases.FinishDeck: "het deck is klaar",
}
