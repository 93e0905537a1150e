"""English verbs about hands, draw decks and discard piles, and the words that one card uses each."""

from __future__ import annotations

from typing import Any

from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.en.sentence import CardSentence
from onetable.language.text import Apart


def from_hand(verb: str, where: str = "") -> dict[str, str]:
    """Something is done with cards of a hand."""
    return {
        "picked": f"{verb} {{picked:title}}{where}",
        "each": f"{{who:by}}{verb} {{noun:a}} from hand{where} {{count:each}}",
        "up_to": f"{{who:by}}{verb} up to {{noun:count}} from hand{where}",
        "": f"{{who:by}}{verb} {{noun:count}} from hand{where}",
    }


def from_pile(verb: str, where: str) -> dict[str, str]:
    """Something is done with cards of your discard pile."""
    return {
        "picked": f"{verb} {{picked:last}} {where}",
        "up_to": f"{verb} up to {{noun:count}} from your discard pile {where}",
        "": f"{verb} {{noun:count}} from your discard pile {where}",
    }


def play(where: str, what: str = "{noun:a}") -> dict[str, str]:
    """A card is played from somewhere."""
    return {
        "each": f"play up to X {{noun:plural}} {where}{{on:upon}}{{free:free}}, where X is the number of companions over {{times.number}}"
        "{discount:cheaper}",
        "up_to": f"play up to {{times}} {{noun:plural}} {where}{{on:upon}}{{free:free}}{{discount:cheaper}}",
        "": f"play {what} {where}{{on:upon}}{{free:free}}{{discount:cheaper}}",
    }


def picked(verb: str, otherwise: str) -> dict[str, str]:
    """A choice of one card among several; before it is made, what the card says."""
    return {"picked": f"{verb} {{picked:title}}", "": otherwise}


def discard_top(word: words.DiscardTop, talk: CardSentence) -> str:
    """“discard the top 3 cards of your draw deck”."""
    cards, rest = ("card", "") if word.count == 1 else talk.amounting(word.count, "card")
    return talk.fill(f"{{who:by}}discard the top {cards} of {{who:own}} draw deck{rest}", word)


TOP_THREE = "’s draw deck. You may discard 1 Shadow card revealed. Replace the rest on top in any order"
PILES: dict[object, Any] = {
    words.Draw: "{who:by}draw {count:card}",
    words.DiscardTop: discard_top,
    words.DiscardAtRandom: "{who:by}discard {count:card} at random from hand",
    words.RevealHand: "{who:by}reveal {who:own} hand",
    words.LookAtHand: "look at {who}’s hand",
    words.ShuffleHandIn: "{who:by}shuffle {who:own} hand into {who:own} draw deck",
    words.DiscardFromHand: from_hand("discard"),
    (words.PutUnderDeck, "picked"): "place {picked:title} beneath your draw deck",
    (words.PutUnderDeck, "shown"): "reveal {noun:count} from hand and place it beneath your draw deck",
    words.PutUnderDeck: "place {noun:count} from hand beneath your draw deck",
    words.Replenish: from_hand("discard", " and draw as many"),
    words.TakeFromDiscard: from_pile("take", "into hand"),
    words.ShuffleInFromDiscard: from_pile("shuffle", "into your draw deck"),
    words.PutUnderDeckFromDiscard: from_pile("place", "beneath your draw deck"),
    words.RevealTopAndTake: (
        "reveal the top {count:x} cards of your draw deck, take each {noun:one} revealed into hand, and discard the rest"
    ),
    words.DiscardTopForBurdens: "discard the top X cards of your draw deck and add 1 burden for each Shadow card discarded{limit:limit}",
    words.PlayFromHand: play("from hand"),
    words.PlayFromDiscard: play("from your discard pile"),
    words.PlayThatFromDiscard: play("from your discard pile", "{noun:that}"),
    words.PlayStacked: play("stacked on {this} as if from hand"),
    words.PlayFromDeck: "play {noun:a} from your draw deck{discount:cheaper}, then shuffle that deck",
    words.StackFromHand: from_hand("stack", " on {this}"),
    "RevealTopThree": {"who": f"reveal the top 3 cards of {{who}}{TOP_THREE}", "": f"reveal the top 3 cards of any player{TOP_THREE}"},
    "DiscardOneOfThree": picked("discard", "discard 1 Shadow card revealed"),
    "PutBackOnTop": "place {done:last} on top of the draw deck",
    ("DigForMithril", "dug"): "discard the top card of your draw deck",
    "DigForMithril": "discard the top card of your draw deck; you may repeat this, up to 5 cards in all. "
    "Add (1) for each card discarded this way, and take the last of them into hand",
    "DiscardIsengardMinion": picked("discard", Apart("you may discard 1 Isengard minion revealed; if you do, draw 2 cards")),
    ("LookAtTwo", "who"): "look at 2 random cards in the hand of {who}",
    "LookAtTwo": "look at 2 cards at random in that opponent’s hand and discard 1 of them",
    "DiscardOneOfTwo": picked("discard", "discard 1 of these cards"),
    "ExertX": "exert X companions",
    "LookAtTopAndTake": "look at the top {count} cards of your draw deck, take {take} of them into hand, and discard the rest",
    "TakeSome": {"picked": "take into hand: {picked:last}", "": "take into hand"},
    "PutCopiesUnderDeck": "place every copy of that card in your discard pile beneath your draw deck",
    "RevealSomeAtRandom": "make the Free Peoples player reveal X cards at random from hand. You may discard 1 of them",
    "DiscardOneRevealed": picked("discard", "discard 1 card revealed"),
    "RevealUntilOther": (
        "reveal cards from the top of your draw deck until you reveal one that is not a Moria minion, and take all of them into hand"
    ),
    "StackOnThis": "discard all cards borne by {target}, remove its wounds, and stack it on {this}",
    "RevealBottom": "reveal the bottom card of your draw deck. If it is a Moria Orc, take it into hand; otherwise, discard it",
    "EnterExhausted": "{target} enters play exhausted",
    "StrengthenByOthers": "make {target} strength +1 for each other Moria Orc you spot (limit +4)",
    ("TransferABladeTip", "tip"): "transfer {tip:title} to {companion:title}",
    "TransferABladeTip": "transfer 1 of your {tips:one}s from your support area or discard pile to a companion bearer is skirmishing",
    "SwapASite": {"number": "replace site {number}", "": "replace that site with your own site of the same number"},
    ("SummonToTheRing", "nazgul"): "assign {nazgul:title} to the Ring-bearer",
    "SummonToTheRing": "cancel all remaining assignments and assign a Nazgûl to skirmish the Ring-bearer. "
    "Until that skirmish is over, the One Ring’s game text does not apply",
    "RevealTopOrPay": (
        "reveal the top card of your draw deck. If it is a Sauron card, take it into hand; otherwise, discard it and a card from hand"
    ),
}
