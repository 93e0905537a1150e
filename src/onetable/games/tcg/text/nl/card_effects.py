"""Dutch for the words that one card uses each."""

from __future__ import annotations

from typing import Any

from onetable.games.tcg.cards import dwarven, elven_words, gandalf, isengard, moria, ringwraith, sauron
from onetable.games.tcg.text.book import CardBook, CardPhrase
from onetable.games.tcg.text.nl.effects import of_somebody
from onetable.games.tcg.text.nl.grammar import GIFT, IT, NEXT, with_tail
from onetable.games.tcg.text.nl.nouns import self_name
from onetable.games.tcg.words.targets import Chosen


def pick(word: Any, said: str, plain: str, book: CardBook) -> str:
    """A choice names its card; the text of the card speaks in general."""
    return f"{book.card_name(word.picked)}|{said}" if word.picked >= 0 else plain


def swap_site(word: ringwraith.SwapASite, book: CardBook) -> str:
    """As a choice it has a number."""
    return f"{f'locatie {word.number}' if word.number else 'die locatie'} door je eigen locatie met dat nummer||vervangen|"


def blade_tip(word: ringwraith.TransferABladeTip, book: CardBook) -> str:
    """Which one, and onto whom."""
    if word.tip >= 0:
        return f"{book.card_name(word.tip)}|over|plaatsen|op {book.card_name(word.companion)}"
    return "een van je Blade Tips uit je hulpgebied of aflegstapel|over|plaatsen|op een reisgenoot in gevecht met de drager"


def summon(word: ringwraith.SummonToTheRing, book: CardBook) -> str:
    """As a choice it names the Nazgûl."""
    if word.nazgul >= 0:
        return f"{book.card_name(word.nazgul)}|toe|wijzen|aan de ringdrager"
    return (
        f"alle overgebleven toewijzingen||annuleren|{NEXT}een Nazgûl|toe|wijzen|aan de ringdrager{NEXT}"
        ". Zolang dat gevecht duurt, heeft de Ene Ring geen kaarttekst"
    )


def put_back(word: dwarven.PutBackOnTop, book: CardBook) -> str:
    """One card after the other."""
    card = book.card_name(word.done[-1]) if word.done else "de getoonde kaarten"
    return f"{card} terug op de speelstapel||leggen|"


def take_some(word: gandalf.TakeSome, book: CardBook) -> str:
    """One card after the other."""
    card = book.card_name(word.picked[-1]) if word.picked else f"{word.take} daarvan"
    return f"{card} op hand||nemen|"


def top_three(word: dwarven.RevealTopThree, book: CardBook) -> str:
    """As a choice it names the player."""
    pile = of_somebody(word.who, "speelstapel", book) if isinstance(word.who, Chosen) else "een speelstapel naar keuze"
    return (
        f"de bovenste 3 kaarten van {pile}||tonen|{NEXT}. Je mag 1 getoonde schaduwkaart afleggen. "
        "Leg de rest in een volgorde naar keuze terug op die stapel"
    )


def dig(word: dwarven.DigForMithril, book: CardBook) -> str:
    """As a choice it is one more card."""
    if word.dug:
        return "nog 1 kaart van boven van je speelstapel|af|leggen|"
    return (
        f"de bovenste kaart van je speelstapel|af|leggen|{NEXT}. Je mag dit herhalen, tot hooguit 5 kaarten. "
        "Voeg (1) toe voor elke zo afgelegde kaart en neem de laatste op hand"
    )


CARD_CLAUSES: dict[type, CardPhrase] = {
    dwarven.RevealTopThree: top_three,
    dwarven.DiscardOneOfThree: lambda word, book: pick(word, "af|leggen|", "1 getoonde schaduwkaart|af|leggen|", book),
    dwarven.PutBackOnTop: put_back,
    dwarven.DigForMithril: dig,
    elven_words.DiscardIsengardMinion: lambda word, book: pick(
        word, "af|leggen|", ". Je mag 1 getoonde Isengard-volgeling afleggen; doe je dat, dan raap je 2 kaarten", book
    ),
    elven_words.LookAtTwo: lambda word, book: (
        f"2 willekeurige kaarten uit de hand van {book.say(word.who) if isinstance(word.who, Chosen) else 'die tegenstander'}||bekijken|"
        f"{NEXT}1 daarvan|af|leggen|"
    ),
    elven_words.DiscardOneOfTwo: lambda word, book: pick(word, "af|leggen|", "1 van de bekeken kaarten|af|leggen|", book),
    gandalf.ExertX: "X reisgenoten||vermoeien|",
    gandalf.LookAtTopAndTake: lambda word, book: (
        f"de bovenste {word.count} kaarten van je speelstapel||bekijken|{NEXT}{word.take} daarvan op hand||nemen|{NEXT}de rest|af|leggen|"
    ),
    gandalf.TakeSome: take_some,
    isengard.PutCopiesUnderDeck: f"elk exemplaar van {IT} uit je aflegstapel onder je speelstapel||leggen|",
    isengard.RevealSomeAtRandom: (
        f"de Vrije Volkeren-speler>X willekeurige kaarten uit de hand||tonen|{NEXT}"
        ". Je mag 1 getoonde kaart kiezen; de Vrije Volkeren-speler legt die af"
    ),
    isengard.DiscardOneRevealed: lambda word, book: pick(word, "af|leggen|", "1 getoonde kaart|af|leggen|", book),
    moria.RevealUntilOther: (
        f"kaarten van boven van je speelstapel||tonen|tot en met de eerste die geen Moria-volgeling is{NEXT}"
        "alle getoonde kaarten op hand||nemen|"
    ),
    moria.StackOnThis: lambda word, book: (
        f"alle kaarten op {IT}|af|leggen|{NEXT}alle wonden van {IT}||verwijderen|{NEXT}{IT} op {self_name(book)}||stapelen|"
    ),
    moria.RevealBottom: (f"de onderste kaart van je speelstapel||tonen|{NEXT}. Een Moria-ork neem je op hand; een andere kaart leg je af"),
    moria.EnterExhausted: "{target:object}>uitgeput in het spel||komen|",
    moria.StrengthenByOthers: f"{{target:object}}{GIFT}sterkte +1||geven|voor elke andere Moria-ork die je ziet (hooguit +4)",
    ringwraith.TransferABladeTip: blade_tip,
    ringwraith.SpotAnOpponentsSite: "een locatie van een tegenstander||zien|",
    ringwraith.SwapASite: swap_site,
    ringwraith.SummonToTheRing: summon,
    sauron.RevealTopOrPay: (
        f"de bovenste kaart van je speelstapel||tonen|{NEXT}. Een Sauron-kaart neem je op hand; "
        "een andere kaart leg je af, samen met 1 kaart uit je hand"
    ),
    sauron.OncePerTurn: lambda word, book: with_tail(book.say(word.then, "clause"), "(1 keer per beurt)"),
}
