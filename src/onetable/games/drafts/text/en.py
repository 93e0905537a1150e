"""Limited play in English."""

from __future__ import annotations

from onetable.games.drafts import news, phases
from onetable.games.tcg.decklist import deck_title
from onetable.games.tcg.text.book import CardPhrase

PHRASES: dict[object, CardPhrase] = {
    # ---- what happened, and why not
    news.StarterOpened: lambda word, book: f"{book.say(word.who)} opens a starter: {deck_title(word.starter, book.code)}.",
    news.BoostersOpened: lambda word, book: f"everybody opens {word.count} {'booster' if word.count == 1 else 'boosters'}.",
    news.RoundBegan: lambda word, book: (
        f"booster {word.number} of {word.of} is opened; the cards go round to the {'left' if word.left else 'right'}."
    ),
    news.CardPicked: "{who} picks {card:full}.",
    news.BuildingBegan: "all cards are given out. The decks are built.",
    news.DeckBuilt: "{who} has built a deck.",
    news.DecksLieOpen: "all decks are built and lie open.",
    news.NoneLeft: "you have no other {card:full}.",
    news.IsInUse: "you play with {card:full} already.",
    # ---- what is asked, and what can be chosen
    phases.PickOne: "Which card do you pick?",
    phases.BuildDeck: "Build your deck: what do you change?",
    phases.TakeCard: "pick {card:full}",
    phases.PutIn: "put in {card:full}",
    phases.LeaveOut: "leave out {card:full}",
    phases.PlayWith: "play with {card:full}",
    phases.LayOutSuggestion: "lay out the suggested deck",
    phases.TakeSuggestion: "play the suggested deck",
    phases.FinishDeck: "the deck is finished",
}
