"""English verbs about hands, draw decks and discard piles, and the words that one card uses each."""

from __future__ import annotations

from typing import Any

from onetable.games.tcg.speech import pronouns
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.text.en.nouns import phrase
from onetable.games.tcg.text.en.sentence import CardSentence, amount, amounting, by, for_each, target
from onetable.games.tcg.words import hands, plays, targets
from onetable.language.en.nouns import counted

# ---- hands, decks and piles


def from_hand(verb: str, where: str) -> Any:
    """Something is done with cards of a hand."""

    def say(word: hands.FromHand, talk: CardSentence) -> str:
        if word.picked >= 0:
            return f"{verb} {talk.book.say(word.picked, 'card')}{where}"
        what = phrase(word.noun, talk.book)
        if not isinstance(word.count, int):
            return by(word.who, f"{verb} {what.a()} from hand{where} {for_each(word.count, talk)}", talk)
        return by(word.who, f"{verb} {'up to ' if word.up_to else ''}{what.count(word.count)} from hand{where}", talk)

    return say


def from_pile(verb: str, where: str) -> Any:
    """Something is done with cards of your discard pile."""

    def say(word: hands.FromDiscardPile, talk: CardSentence) -> str:
        if word.picked:
            return f"{verb} {talk.book.say(word.picked[-1], 'card')} {where}"
        count = word.count if isinstance(word.count, int) else "X"
        return f"{verb} {'up to ' if word.up_to else ''}{phrase(word.noun, talk.book).count(count)} from your discard pile {where}"

    return say


def discard_top(word: hands.DiscardTop, talk: CardSentence) -> str:
    """“discard the top 3 cards of your draw deck”."""
    if word.count == 1:
        return by(word.who, lambda your: f"discard the top card of {your} draw deck", talk)
    cards, rest = amounting(word.count, "card", talk)
    return by(word.who, lambda your: f"discard the top {cards} of {your} draw deck{rest}", talk)


def put_under(word: hands.PutUnderDeck, talk: CardSentence) -> str:
    """Shown first, or not."""
    if word.picked >= 0:
        return f"place {talk.book.say(word.picked, 'card')} beneath your draw deck"
    card = phrase(word.noun, talk.book).count(word.count)
    return (
        f"reveal {card} from hand and place it beneath your draw deck" if word.shown else f"place {card} from hand beneath your draw deck"
    )


# ---- playing cards


def play(where: str) -> Any:
    """Play a card from somewhere."""

    def say(word: plays.PlayFrom, talk: CardSentence) -> str:
        found = phrase(word.noun, talk.book)
        if isinstance(word, plays.PlayThatFromDiscard):
            what = found.that()
        elif word.up_to:
            what = f"up to {found.count(word.times if isinstance(word.times, int) else 'X')}"
        else:
            what = found.a()
        text = f"play {what} {where_of(word, where, talk)}"
        if word.on is not None:
            text += f" on {phrase(word.on, talk.book).a()}"
        if word.free:
            text += " at no twilight cost"
        if word.up_to and not isinstance(word.times, int):
            text += f", where X is {over(word.times)}"
        return text + (f" (twilight cost −{word.discount})" if word.discount else "")

    return say


def over(number: Any) -> str:
    """“the number of companions over 4”."""
    return f"the number of companions over {number.number}"


def where_of(word: plays.PlayFrom, where: str, talk: CardSentence) -> str:
    """Where the card comes from."""
    return f"stacked on {target(pronouns.THIS, talk)} as if from hand" if isinstance(word, plays.PlayStacked) else where


def play_from_deck(word: plays.PlayFromDeck, talk: CardSentence) -> str:
    """Whoever has looked through a draw deck shuffles it."""
    cheaper = f" (twilight cost −{word.discount})" if word.discount else ""
    return f"play {phrase(word.noun, talk.book).a()} from your draw deck{cheaper}, then shuffle that deck"


# ---- words of one card


def look_at_two(word: Any, talk: CardSentence) -> str:
    """Two random cards of a large hand."""
    if isinstance(word.who, targets.Chosen):
        return f"look at 2 random cards in the hand of {talk.book.say(Player(word.who.seat))}"
    return "look at 2 cards at random in that opponent’s hand and discard 1 of them"


def top_three(word: Any, talk: CardSentence) -> str:
    """Any player's draw deck."""
    whose = f"{talk.book.say(Player(word.who.seat))}’s" if isinstance(word.who, targets.Chosen) else "any player’s"
    return f"reveal the top 3 cards of {whose} draw deck. You may discard 1 Shadow card revealed. Replace the rest on top in any order"


def picked(verb: str, text: str) -> Any:
    """A choice of one card among several; before it is made, what the card says."""

    def say(word: Any, talk: CardSentence) -> str:
        card = word.picked if isinstance(word.picked, int) else (word.picked or (-1,))[-1]
        return f"{verb} {talk.book.say(card, 'card')}" if card >= 0 else text

    return say


def limited(text: str, limit: int, noun: str) -> str:
    """With a limit, if there is one."""
    return text if limit in (0, 99) else f"{text} (limit {counted(limit, noun)})"


PILES: dict[type | str, Any] = {
    hands.Draw: lambda word, talk: by(word.who, f"draw {amount(word.count, 'card', talk)}", talk),
    hands.DiscardTop: discard_top,
    hands.DiscardAtRandom: lambda word, talk: by(word.who, f"discard {counted(word.count, 'card')} at random from hand", talk),
    hands.RevealHand: lambda word, talk: by(word.who, lambda your: f"reveal {your} hand", talk),
    hands.LookAtHand: lambda word, talk: (
        f"look at {'an opponent' if not isinstance(word.who, targets.Chosen) else talk.book.say(Player(word.who.seat))}’s hand"
    ),
    hands.ShuffleHandIn: lambda word, talk: by(word.who, lambda your: f"shuffle {your} hand into {your} draw deck", talk),
    hands.DiscardFromHand: from_hand("discard", ""),
    hands.PutUnderDeck: put_under,
    hands.Replenish: from_hand("discard", " and draw as many"),
    hands.TakeFromDiscard: from_pile("take", "into hand"),
    hands.ShuffleInFromDiscard: from_pile("shuffle", "into your draw deck"),
    hands.PutUnderDeckFromDiscard: from_pile("place", "beneath your draw deck"),
    hands.RevealTopAndTake: lambda word, talk: (
        f"reveal the top {'X' if not isinstance(word.count, int) else word.count} cards of your draw deck, "
        f"take each {phrase(word.noun, talk.book).one()} revealed into hand, and discard the rest"
    ),
    hands.DiscardTopForBurdens: lambda word, talk: limited(
        "discard the top X cards of your draw deck and add 1 burden for each Shadow card discarded", word.limit, "burden"
    ),
    plays.PlayFromHand: play("from hand"),
    plays.PlayFromDiscard: play("from your discard pile"),
    plays.PlayThatFromDiscard: play("from your discard pile"),
    plays.PlayStacked: play(""),
    plays.PlayFromDeck: play_from_deck,
    plays.StackFromHand: lambda word, talk: from_hand("stack", f" on {target(pronouns.THIS, talk)}")(word, talk),
    "RevealTopThree": top_three,
    "DiscardOneOfThree": picked("discard", "discard 1 Shadow card revealed"),
    "PutBackOnTop": lambda word, talk: f"place {talk.book.say((word.done or (-1,))[-1], 'card')} on top of the draw deck",
    "DigForMithril": lambda word, talk: (
        "discard the top card of your draw deck"
        if word.dug
        else "discard the top card of your draw deck; you may repeat this, up to 5 cards in all. "
        "Add (1) for each card discarded this way, and take the last of them into hand"
    ),
    "DiscardIsengardMinion": picked("discard", "you may discard 1 Isengard minion revealed; if you do, draw 2 cards"),
    "LookAtTwo": look_at_two,
    "DiscardOneOfTwo": picked("discard", "discard 1 of these cards"),
    "ExertX": lambda word, talk: "exert X companions",
    "LookAtTopAndTake": lambda word, talk: (
        f"look at the top {word.count} cards of your draw deck, take {word.take} of them into hand, and discard the rest"
    ),
    "TakeSome": picked("take into hand:", "take into hand"),
    "PutCopiesUnderDeck": lambda word, talk: "place every copy of that card in your discard pile beneath your draw deck",
    "RevealSomeAtRandom": lambda word, talk: (
        "make the Free Peoples player reveal X cards at random from hand. You may choose 1 of them to be discarded"
    ),
    "DiscardOneRevealed": picked("discard", "discard 1 card revealed"),
    "RevealUntilOther": lambda word, talk: (
        "reveal cards from the top of your draw deck until you reveal one that is not a Moria minion, and take all of them into hand"
    ),
    "StackOnThis": lambda word, talk: (
        f"discard all cards borne by {target(word.target, talk)}, remove its wounds, and stack it on {target(pronouns.THIS, talk)}"
    ),
    "RevealBottom": lambda word, talk: (
        "reveal the bottom card of your draw deck. If it is a Moria Orc, take it into hand; otherwise, discard it"
    ),
    "EnterExhausted": lambda word, talk: f"{target(word.target, talk)} enters play exhausted",
    "StrengthenByOthers": lambda word, talk: f"make {target(word.target, talk)} strength +1 for each other Moria Orc you spot (limit +4)",
    "TransferABladeTip": lambda word, talk: (
        f"transfer {talk.book.say(word.tip, 'card')} to {talk.book.say(word.companion, 'card')}"
        if word.tip >= 0
        else "transfer 1 of your Blade Tips from your support area or discard pile to a companion bearer is skirmishing"
    ),
    "SwapASite": lambda word, talk: f"replace site {word.number}" if word.number else "replace it with your own site of that number",
    "SummonToTheRing": lambda word, talk: (
        f"assign {talk.book.say(word.nazgul, 'card')} to the Ring-bearer"
        if word.nazgul >= 0
        else "cancel all remaining assignments and assign a Nazgûl to skirmish the Ring-bearer. "
        "Until that skirmish is over, the One Ring’s game text does not apply"
    ),
    "RevealTopOrPay": lambda word, talk: (
        "reveal the top card of your draw deck. If it is a Sauron card, take it into hand; otherwise, discard it and a card from hand"
    ),
}
