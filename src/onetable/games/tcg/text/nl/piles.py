"""Dutch verbs about hands, draw decks and discard piles, and the words that one card uses each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.text.nl.nouns import phrase
from onetable.games.tcg.text.nl.sentence import CardSentence, burdens, cards, picked, player, quantity, some
from onetable.games.tcg.words import hands, plays
from onetable.games.tcg.words.targets import Chosen, You
from onetable.language.nl.nouns import joined, signed
from onetable.language.nl.verbs import Act, Deed

Row = Callable[[Any, CardSentence], list[Deed]]


def clause(word: Word, talk: CardSentence) -> list[Deed]:
    """A cost or an effect, in no form yet."""
    found: Any = talk.book.own(type(word), "deed")
    deeds: list[Deed] = found(word, talk)
    return deeds


# ---- rows


def does(verb: str, what: str = "", particle: str = "", show: Callable[[int | str], str] = str, **rest: str) -> Row:
    """The row of a verb: templates for its object and the other parts of an `Act`; what a number counts comes last."""

    def said(word: Any, talk: CardSentence) -> list[Deed]:
        parts: dict[str, Any] = {part: talk.said(template, word, show) for part, template in rest.items()}
        act = Act(verb, talk.said(what, word, show), particle, **parts)
        counted = quantity(word.count, talk) if hasattr(word, "count") and picked(word) < 0 else None
        return [replace(act, tail=joined(counted.tail(show), act.tail), more=counted.aside + act.more) if counted else act]

    return said


def then(*rows: Row | str) -> Row:
    """One after the other; a string is a sentence of its own."""
    return lambda word, talk: [part for row in rows for part in ([row] if isinstance(row, str) else row(word, talk))]


def by(row: Row) -> Row:
    """What somebody else is made to do, if the word says so."""

    def said(word: Any, talk: CardSentence) -> list[Deed]:
        who = "" if isinstance(word.who, You) or picked(word) >= 0 else player(word.who, talk)
        return [replace(deed, who=who) if who and isinstance(deed, Act) else deed for deed in row(word, talk)]

    return said


def once_picked(row: Row, before: Row | str) -> Row:
    """A choice names its card; the text of the card speaks in general."""
    return lambda word, talk: (row if picked(word) >= 0 else then(before))(word, talk)


# ---- hands, decks and piles


def top(number: int | str) -> str:
    """De bovenste kaart, de bovenste 3 kaarten."""
    return f"de bovenste {'kaart' if number == 1 else f'{number} kaarten'}"


def at_random(number: int | str) -> str:
    """1 willekeurige kaart, 2 willekeurige kaarten."""
    return f"{number} willekeurige {'kaart' if number == 1 else 'kaarten'}"


def play(place: str, rest: str = "") -> Row:
    """Play such a card from somewhere, cheaper, free or on somebody."""

    def said(word: Any, talk: CardSentence) -> list[Deed]:
        count, on = getattr(word, "times", 1), getattr(word, "on", None)
        what = some(word.noun, count, getattr(word, "up_to", False), talk)
        price = "zonder schemerkosten" if getattr(word, "free", False) else cheaper(word)
        bearer = f"op {phrase(on, talk.book).a()}" if on is not None else ""
        return [Act("spelen", joined(what, talk.said(place, word), bearer), tail=joined(price, rest, quantity(count, talk).tail(cards)))]

    return said


def cheaper(word: Any) -> str:
    """Met schemerkosten −2."""
    return f"met schemerkosten {signed(-word.discount)}" if word.discount else ""


def at_most(limit: int) -> str:
    """(hooguit 2 lasten), if there is a limit."""
    return f"(hooguit {burdens(limit)})" if limit < 99 else ""


DISCARD: Row = does("leggen", "{:picked}", "af")
FROM_HAND: Row = by(does("leggen", "{:cards} uit {:hand}", "af"))
DECK = "je speelstapel"
BLADE_TIP = "een van je Blade Tips uit je hulpgebied of aflegstapel"
PILES: dict[type | str, Any] = {
    hands.Draw: by(does("rapen", "{count}", show=cards)),
    hands.DiscardTop: by(does("leggen", "{count} van {:own} speelstapel", "af", show=top)),
    hands.DiscardAtRandom: by(does("leggen", "{count} uit {:hand}", "af", show=at_random)),
    hands.RevealHand: by(does("tonen", "{:own} hand")),
    hands.LookAtHand: does("bekijken", "de hand van {who}"),
    hands.ShuffleHandIn: by(does("schudden", "de hand in {:own} speelstapel")),
    hands.DiscardFromHand: FROM_HAND,
    hands.PutUnderDeck: lambda word, talk: (
        then(by(does("tonen", "{:cards} uit {:hand}")), by(does("leggen", "die kaart onder {:deck}")))
        if word.shown and word.picked < 0
        else by(does("leggen", "{:cards} uit {:hand} onder {:deck}"))
    )(word, talk),
    hands.Replenish: once_picked(FROM_HAND, then(FROM_HAND, by(does("rapen", "evenveel kaarten")))),
    plays.StackFromHand: by(does("stapelen", "{:cards} uit {:hand} op {:self}")),
    hands.TakeFromDiscard: does("nemen", "{:cards} uit je aflegstapel op hand"),
    hands.ShuffleInFromDiscard: does("schudden", f"{{:cards}} uit je aflegstapel in {DECK}"),
    hands.PutUnderDeckFromDiscard: does("leggen", f"{{:cards}} uit je aflegstapel onder {DECK}"),
    hands.RevealTopAndTake: then(
        does("tonen", f"{{count}} van {DECK}", show=top),
        does("nemen", "elke getoonde {noun:bare} op hand"),
        does("leggen", "de andere getoonde kaarten", "af"),
    ),
    hands.DiscardTopForBurdens: lambda word, talk: [
        *does("leggen", f"{{count}} van {DECK}", "af", show=top)(word, talk),
        Act("voegen", "1 last", "toe", joined("voor elke zo afgelegde schaduwkaart", at_most(word.limit))),
    ],
    plays.PlayFromHand: play("uit je hand"),
    plays.PlayFromDiscard: play("uit je aflegstapel"),
    plays.PlayThatFromDiscard: lambda word, talk: [Act("spelen", f"{talk.it} uit je aflegstapel", tail=cheaper(word))],
    plays.PlayStacked: play("die op {:self} is gestapeld", "alsof die uit je hand komt"),
    plays.PlayFromDeck: play("uit je speelstapel"),
    # ---- words of one card
    "RevealTopThree": lambda word, talk: then(
        does("tonen", f"de bovenste 3 kaarten van {'de speelstapel van {who}' if is_chosen(word) else 'een speelstapel naar keuze'}"),
        "Je mag 1 getoonde schaduwkaart afleggen. Leg de rest in een volgorde naar keuze terug op die stapel",
    )(word, talk),
    "DiscardOneOfThree": once_picked(DISCARD, does("leggen", "1 getoonde schaduwkaart", "af")),
    "PutBackOnTop": lambda word, talk: [
        Act("leggen", f"{talk.book.card_name(word.done[-1]) if word.done else 'de getoonde kaarten'} terug op de speelstapel")
    ],
    "DigForMithril": lambda word, talk: (
        does("leggen", f"nog 1 kaart van boven van {DECK}", "af")
        if word.dug
        else then(
            does("leggen", f"de bovenste kaart van {DECK}", "af"),
            "Je mag dit herhalen, tot hooguit 5 kaarten. Voeg (1) toe voor elke zo afgelegde kaart en neem de laatste op hand",
        )
    )(word, talk),
    "DiscardIsengardMinion": once_picked(DISCARD, "Je mag 1 getoonde Isengard-volgeling afleggen; doe je dat, dan raap je 2 kaarten"),
    "LookAtTwo": lambda word, talk: then(
        does("bekijken", f"2 willekeurige kaarten uit de hand van {'{who}' if is_chosen(word) else 'die tegenstander'}"),
        does("leggen", "1 daarvan", "af"),
    )(word, talk),
    "DiscardOneOfTwo": once_picked(DISCARD, does("leggen", "1 van de bekeken kaarten", "af")),
    "ExertX": does("vermoeien", "X reisgenoten"),
    "LookAtTopAndTake": then(
        does("bekijken", f"{{count}} van {DECK}", show=top), does("nemen", "{take} daarvan op hand"), does("leggen", "de rest", "af")
    ),
    "TakeSome": once_picked(does("nemen", "{:picked} op hand"), does("nemen", "{take} daarvan op hand")),
    "PutCopiesUnderDeck": does("leggen", f"elk exemplaar van {{:it}} uit je aflegstapel onder {DECK}"),
    "RevealSomeAtRandom": then(
        does("tonen", "X willekeurige kaarten uit de hand", who="de Vrije Volkeren-speler"),
        "Je mag 1 getoonde kaart kiezen; de Vrije Volkeren-speler legt die af",
    ),
    "DiscardOneRevealed": once_picked(DISCARD, does("leggen", "1 getoonde kaart", "af")),
    "RevealUntilOther": then(
        does("tonen", f"kaarten van boven van {DECK}", tail="tot en met de eerste die geen Moria-volgeling is"),
        does("nemen", "alle getoonde kaarten op hand"),
    ),
    "StackOnThis": then(
        does("leggen", "alle kaarten op {:it}", "af"), does("verwijderen", "alle wonden van {:it}"), does("stapelen", "{:it} op {:self}")
    ),
    "RevealBottom": then(does("tonen", f"de onderste kaart van {DECK}"), "Een Moria-ork neem je op hand; een andere kaart leg je af"),
    "EnterExhausted": does("komen", "uitgeput in het spel", who="{target}"),
    "StrengthenByOthers": does("geven", "{target}", gift="sterkte +1", tail="voor elke andere Moria-ork die je ziet (hooguit +4)"),
    "TransferABladeTip": lambda word, talk: [
        Act("plaatsen", talk.book.card_name(word.tip), "over", place=f"op {talk.book.card_name(word.companion)}")
        if word.tip >= 0
        else Act("plaatsen", BLADE_TIP, "over", place="op een reisgenoot in gevecht met de drager")
    ],
    "SpotAnOpponentsSite": does("zien", "een locatie van een tegenstander"),
    "SwapASite": lambda word, talk: [
        Act("vervangen", f"{f'locatie {word.number}' if word.number else 'die locatie'} door je eigen locatie met dat nummer")
    ],
    "SummonToTheRing": lambda word, talk: (
        [Act("wijzen", talk.book.card_name(word.nazgul), "toe", place="aan de ringdrager")]
        if word.nazgul >= 0
        else [
            Act("annuleren", "alle overgebleven toewijzingen"),
            Act("wijzen", "een Nazgûl", "toe", place="aan de ringdrager"),
            "Zolang dat gevecht duurt, heeft de Ene Ring geen kaarttekst",
        ]
    ),
    "RevealTopOrPay": then(
        does("tonen", f"de bovenste kaart van {DECK}"),
        "Een Sauron-kaart neem je op hand; een andere kaart leg je af, samen met 1 kaart uit je hand",
    ),
}


def is_chosen(word: Any) -> bool:
    """Whether a choice names the player."""
    return isinstance(word.who, Chosen)
