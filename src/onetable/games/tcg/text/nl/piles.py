"""Dutch verbs about hands, draw decks and discard piles, and the words that one card uses each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.nl.sentence import SHOWN, CardSentence, quantity
from onetable.language.nl.nouns import joined
from onetable.language.nl.verbs import Act, Deed
from onetable.language.text import Gap, text

Row = Callable[[Any, CardSentence], list[Deed]]

# ---- rows


def does(verb: str, what: str = "", particle: str = "", limit: str = "", **rest: str) -> Row:
    """The row of a verb: templates for its object and the other parts of an `Act`; what a number counts comes last, then its limit."""
    gaps = [gap for gap in text(what + rest.get("gift", "")) if isinstance(gap, Gap)]
    counted = next((gap for gap in gaps if gap.form in SHOWN or gap.form == "some"), None)
    show = SHOWN.get(counted.form, str) if counted else str

    def said(word: Any, talk: CardSentence) -> list[Deed]:
        parts: dict[str, Any] = {part: talk.fill(template, word) for part, template in rest.items()}
        often = quantity(getattr(word, counted.field or "count", getattr(word, "times", 1)) if counted else 1, talk)
        parts["tail"] = joined(parts.get("tail", ""), often.tail(show), talk.fill(limit, word))
        parts["more"] = often.aside + parts.get("more", "")
        return [Act(verb, talk.fill(what, word), particle, again=isinstance(getattr(word, "target", None), words.It), **parts)]

    return said


def then(*rows: Row | str) -> Row:
    """One after the other; a string is a sentence of its own."""
    return lambda word, talk: [part for row in rows for part in ([talk.fill(row, word)] if isinstance(row, str) else row(word, talk))]


def by(row: Row) -> Row:
    """What somebody else is made to do, if the word says so."""

    def said(word: Any, talk: CardSentence) -> list[Deed]:
        who = "" if isinstance(word.who, words.You) else talk.who(word.who)
        return [replace(deed, who=who) if who and isinstance(deed, Act) else deed for deed in row(word, talk)]

    return said


def from_discard(verb: str, where: str) -> dict[str, Row]:
    """Something with cards of your discard pile, or with those that are picked."""
    return {"picked": does(verb, f"{{picked:last}} uit je aflegstapel {where}"), "": does(verb, f"{{:some}} uit je aflegstapel {where}")}


def play(place: str, rest: str = "") -> Row:
    """Play such a card from somewhere, cheaper, free or on somebody."""
    return does("spelen", f"{{:some}} {place}{{on:upon}}", tail=f"{{free:free}}{{discount:cheaper}}{rest}")


DECK = "je speelstapel"
DISCARD: Row = does("leggen", "{picked:title}", "af")
ONE_OF_THEM: Row = does("leggen", "1 daarvan", "af")
DISCARD_PICKED: Row = does("leggen", "{picked:title} uit je hand", "af")
DISCARD_SOME: Row = by(does("leggen", "{:some} uit {who:hand}", "af"))
BLADE_TIP = "een {tips:a} uit je hulpgebied of aflegstapel"
REVEAL_THREE = "Je mag 1 getoonde schaduwkaart afleggen. Leg de rest in een volgorde naar keuze terug op die stapel"
PILES: dict[object, Any] = {
    words.Draw: by(does("rapen", "{count:cards}")),
    words.DiscardTop: by(does("leggen", "{count:top} van {who:own} speelstapel", "af")),
    words.DiscardAtRandom: by(does("leggen", "{count:random} uit {who:hand}", "af")),
    words.RevealHand: by(does("tonen", "{who:own} hand")),
    words.LookAtHand: does("bekijken", "de hand van {who}"),
    words.ShuffleHandIn: by(does("schudden", "de hand in {who:own} speelstapel")),
    words.DiscardFromHand: {"picked": DISCARD_PICKED, "": DISCARD_SOME},
    (words.PutUnderDeck, "picked"): does("leggen", f"{{picked:title}} uit je hand onder {DECK}"),
    (words.PutUnderDeck, "shown"): then(
        by(does("tonen", "{:some} uit {who:hand}")), by(does("leggen", "die kaart onder {who:own} speelstapel"))
    ),
    words.PutUnderDeck: by(does("leggen", "{:some} uit {who:hand} onder {who:own} speelstapel")),
    words.Replenish: {"picked": DISCARD_PICKED, "": then(DISCARD_SOME, by(does("rapen", "evenveel kaarten")))},
    (words.StackFromHand, "picked"): does("stapelen", "{picked:title} uit je hand op {this}"),
    words.StackFromHand: by(does("stapelen", "{:some} uit {who:hand} op {this}")),
    words.TakeFromDiscard: from_discard("nemen", "op hand"),
    words.ShuffleInFromDiscard: from_discard("schudden", f"in {DECK}"),
    words.PutUnderDeckFromDiscard: from_discard("leggen", f"onder {DECK}"),
    words.RevealTopAndTake: then(
        does("tonen", f"{{count:top}} van {DECK}"),
        does("nemen", "elke getoonde {noun:bare} op hand"),
        does("leggen", "de andere getoonde kaarten", "af"),
    ),
    words.DiscardTopForBurdens: then(
        does("leggen", f"{{count:top}} van {DECK}", "af"),
        does("voegen", "1 last", "toe", tail="voor elke zo afgelegde schaduwkaart", limit="{limit:limit}"),
    ),
    words.PlayFromHand: play("uit je hand"),
    words.PlayFromDiscard: {
        "each": does(
            "spelen", "hooguit X {noun:many} uit je aflegstapel", more=", waarbij X het aantal reisgenoten boven de {times.number} is"
        ),
        "": play("uit je aflegstapel"),
    },
    words.PlayThatFromDiscard: does("spelen", "{it} uit je aflegstapel", tail="{discount:cheaper}"),
    words.PlayStacked: play("die op {this} is gestapeld", " alsof die uit je hand komt"),
    words.PlayFromDeck: then(does("spelen", f"{{noun:a}} uit {DECK}", tail="{discount:cheaper}"), does("schudden", "daarna die stapel")),
    # ---- words of one card
    ("RevealTopThree", "who"): then(does("tonen", "de bovenste 3 kaarten van de speelstapel van {who}"), REVEAL_THREE),
    "RevealTopThree": then(does("tonen", "de bovenste 3 kaarten van een speelstapel naar keuze"), REVEAL_THREE),
    "DiscardOneOfThree": {"picked": DISCARD, "": does("leggen", "1 getoonde schaduwkaart", "af")},
    ("PutBackOnTop", "done"): does("leggen", "{done:last} terug op de speelstapel"),
    "PutBackOnTop": does("leggen", "de getoonde kaarten terug op de speelstapel"),
    ("DigForMithril", "dug"): does("leggen", f"nog 1 kaart van boven van {DECK}", "af"),
    "DigForMithril": then(
        does("leggen", f"de bovenste kaart van {DECK}", "af"),
        "Je mag dit herhalen, tot hooguit 5 kaarten. Voeg (1) toe voor elke zo afgelegde kaart en neem de laatste op hand",
    ),
    ("DiscardIsengardMinion", "picked"): DISCARD,
    "DiscardIsengardMinion": then("Je mag 1 getoonde Isengard-volgeling afleggen; doe je dat, dan raap je 2 kaarten"),
    ("LookAtTwo", "who"): then(does("bekijken", "2 willekeurige kaarten uit de hand van {who}"), ONE_OF_THEM),
    "LookAtTwo": then(does("bekijken", "2 willekeurige kaarten uit de hand van die tegenstander"), ONE_OF_THEM),
    "DiscardOneOfTwo": {"picked": DISCARD, "": does("leggen", "1 van de bekeken kaarten", "af")},
    "ExertX": does("vermoeien", "X reisgenoten"),
    "LookAtTopAndTake": then(
        does("bekijken", f"{{count:top}} van {DECK}"), does("nemen", "{take} daarvan op hand"), does("leggen", "de rest", "af")
    ),
    "TakeSome": {"picked": does("nemen", "{picked:last} op hand"), "": does("nemen", "{take} daarvan op hand")},
    "PutCopiesUnderDeck": does("leggen", f"elk exemplaar van {{it}} uit je aflegstapel onder {DECK}"),
    "RevealSomeAtRandom": then(
        does("tonen", "X willekeurige kaarten uit de hand", who="de Vrije Volkeren-speler"),
        "Je mag 1 daarvan afleggen",
    ),
    "DiscardOneRevealed": {"picked": DISCARD, "": does("leggen", "1 getoonde kaart", "af")},
    "RevealUntilOther": then(
        does("tonen", f"kaarten van boven van {DECK}", tail="tot en met de eerste die geen Moria-volgeling is"),
        does("nemen", "alle getoonde kaarten op hand"),
    ),
    "StackOnThis": then(
        does("leggen", "alle kaarten op {it}", "af"), does("verwijderen", "alle wonden van {it}"), does("stapelen", "{it} op {this}")
    ),
    "RevealBottom": then(does("tonen", f"de onderste kaart van {DECK}"), "Een Moria-ork neem je op hand; een andere kaart leg je af"),
    "EnterExhausted": does("komen", "uitgeput in het spel", who="{target}"),
    "StrengthenByOthers": does("geven", "{target}", gift="sterkte +1", tail="voor elke andere Moria-ork die je ziet (hooguit +4)"),
    ("TransferABladeTip", "tip"): does("plaatsen", "{tip:title}", "over", place="op {companion:title}"),
    "TransferABladeTip": does("plaatsen", BLADE_TIP, "over", place="op een reisgenoot in gevecht met de drager"),
    ("SwapASite", "number"): does("vervangen", "locatie {number} door je eigen locatie met dat nummer"),
    "SwapASite": does("vervangen", "die locatie door je eigen locatie met dat nummer"),
    ("SummonToTheRing", "nazgul"): does("wijzen", "{nazgul:title}", "toe", place="aan de ringdrager"),
    "SummonToTheRing": then(
        does("annuleren", "alle overgebleven toewijzingen"),
        does("wijzen", "een Nazgûl", "toe", place="aan de ringdrager"),
        "Zolang dat gevecht duurt, heeft de Ene Ring geen kaarttekst",
    ),
    "RevealTopOrPay": then(
        does("tonen", f"de bovenste kaart van {DECK}"),
        "Een Sauron-kaart neem je op hand; een andere kaart leg je af, samen met 1 kaart uit je hand",
    ),
}
