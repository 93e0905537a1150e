"""English news: what is told in the journal."""

from __future__ import annotations

from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.names import Named, Player
from onetable.games.tcg.text.book import CardBook, CardPhrase, signed
from onetable.games.tcg.traits import Keyword, Measure
from onetable.language.en.nouns import counted, several


def titles(cards: tuple[Named, ...], book: CardBook) -> str:
    """Cards in a list, by their titles."""
    return several([book.say(card) for card in cards]) or "no card"


def names(cards: tuple[Named, ...], book: CardBook) -> str:
    """Cards in a list, in full; their names have commas."""
    return "; ".join([book.say(card, "full") for card in cards]) or "no card"


def each(verb: str, several: str) -> CardPhrase:
    """Something that happens to one card or to several."""
    return lambda word, book: f"{titles(word.cards, book)} {verb if len(word.cards) == 1 else several}."


def changed(word: news.WasChanged, book: CardBook) -> str:
    """A number, a keyword or a quality."""
    name, what = book.say(word.card), book.say(word.what)
    if word.what in (Measure.STRENGTH, Measure.VITALITY, Measure.COST, Keyword.DAMAGE, Keyword.DEFENDER):
        return f"{name}: {what} {signed(word.amount)}."
    return f"{name}: {what}."


def skirmish_ended(word: news.SkirmishEnded, book: CardBook) -> str:
    """Who has won, with the strengths."""
    figures = f"({word.free_strength} against {word.shadow_strength})"
    if not word.winners:
        return f"{titles(word.losers, book)} {'loses' if len(word.losers) == 1 else 'lose'} the skirmish {figures}."
    text = f"{titles(word.winners, book)} {'wins' if len(word.winners) == 1 else 'win'} the skirmish"
    return f"{text}{f' against {titles(word.losers, book)}' if word.losers else ''} {figures}."


WHY = {"gave up": "the player gave up", "killed": "the Ring-bearer was killed", "corrupted": "the Ring-bearer was corrupted"}
HOW = {"last site": "the last site is reached", "last": "nobody else is left"}
NEWS: dict[object, CardPhrase] = {
    news.BidsShown: lambda word, book: f"bids: {several([f'{book.say(Player(seat))} bids {bid}' for seat, bid in enumerate(word.bids)])}.",
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
    news.SkirmishBegan: lambda word, book: f"{book.say(word.defender)} skirmishes {titles(word.minions, book)}.",
    news.SkirmishEnded: skirmish_ended,
    news.WereOverwhelmed: lambda word, book: f"{titles(word.losers, book)} {'is' if len(word.losers) == 1 else 'are'} overwhelmed.",
    news.SkirmishCancelled: "the skirmish is cancelled.",
    news.Reconciled: lambda word, book: f"{book.say(word.who)} reconciles and has {counted(word.hand, 'card')} in hand.",
    news.TurnEnded: "{who} ends the turn.",
    news.CardPlayed: "{who} plays {card:full}.",
    news.CardPlayedOn: "{who} plays {card:full} on {bearer}.",
    news.AbilityUsed: "{who} uses {card}.",
    news.TextActed: "{card} takes effect.",
    news.EventCancelled: "{card} is cancelled.",
    news.WasTransferred: "{card} is transferred to {bearer}.",
    news.WasStacked: "{card} is stacked on {host}.",
    news.WasDiscarded: each("is discarded", "are discarded"),
    news.Drew: lambda word, book: f"{book.say(word.who)} draws {counted(word.count, 'card')}.",
    news.DrewNoMore: "{who} may not draw or take more cards in this fellowship phase.",
    news.DrewCards: lambda word, book: f"{book.say(word.who)} draws: {names(word.cards, book)}.",
    news.TookIntoHand: lambda word, book: f"{book.say(word.who)} takes into hand: {names(word.cards, book)}.",
    news.PutUnderDeckHidden: "{who} places a card beneath the draw deck.",
    news.PutUnderDeckShown: lambda word, book: f"{book.say(word.who)} places beneath the draw deck: {names(word.cards, book)}.",
    news.ShuffledIn: lambda word, book: f"{book.say(word.who)} shuffles into the draw deck: {names(word.cards, book)}.",
    news.SearchedInVain: "{who} looks through the draw deck and plays nothing from it.",
    news.FoundNothing: "{who} finds no card in the draw deck that can be played.",
    news.DeckShuffled: "{who} shuffles the draw deck.",
    news.HandShuffledIn: "{who} shuffles the whole hand into the draw deck.",
    news.CardsRevealed: lambda word, book: f"{book.say(word.who)} reveals: {names(word.cards, book)}.",
    news.HandRevealed: lambda word, book: f"{book.say(word.who)} reveals the whole hand: {names(word.cards, book)}.",
    news.HandLookedAt: "{who} looks at cards in the hand of {whose}.",
    news.DeckRebuilt: "{who} shuffles the discard pile into a new draw deck.",
    news.WasWounded: each("takes a wound", "take a wound each"),
    news.WasExerted: each("exerts", "exert"),
    news.WasHealed: each("heals", "heal"),
    news.WasKilled: each("is killed", "are killed"),
    news.WoundPrevented: "for {card} it is prevented.",
    news.WasChanged: changed,
    news.TotalChanged: lambda word, book: f"the {book.say(word.what)} is {signed(word.amount)}.",
    news.BurdensAdded: lambda word, _: f"{counted(word.count, 'burden')} added; the Ring-bearer now has {word.burdens}.",
    news.BurdensRemoved: lambda word, _: f"{counted(word.count, 'burden')} removed; the Ring-bearer now has {word.burdens}.",
    news.RingPutOn: "the Ring-bearer puts on the One Ring.",
    news.RingTakenOff: "the Ring-bearer takes off the One Ring.",
    news.NewRingBearer: "{card} becomes the Ring-bearer.",
    news.MoveLimitChanged: "the move limit for this turn is {limit}.",
    news.CannotMoveOn: "the fellowship cannot move again this turn.",
    news.PlayerLost: lambda word, book: f"{book.say(word.who)} is out of the game" + (f": {WHY[word.why]}." if word.why in WHY else "."),
    news.PlayerWon: lambda word, book: f"{book.say(word.who)} wins the game" + (f": {HOW[word.how]}." if word.how in HOW else "."),
}
