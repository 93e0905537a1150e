"""Dutch for everything a text can do: each effect and cost as a clause that the sentence inflects."""

from __future__ import annotations

from typing import Any

from onetable.games.tcg.cards import dwarven, elven_words, gandalf, isengard, moria, ringwraith, sauron
from onetable.games.tcg.text.book import CardBook, CardPhrase
from onetable.games.tcg.text.nl.grammar import DEED, GIFT, IT, NEXT, by_somebody, several, signed, with_tail
from onetable.games.tcg.text.nl.nouns import phrase, self_name
from onetable.games.tcg.text.nl.values import plus, quantity, things, times, tokens
from onetable.games.tcg.words import costs, effects, fights, hands, plays, verbs
from onetable.games.tcg.words.bases import Figure
from onetable.games.tcg.words.nouns import Anything, Noun
from onetable.games.tcg.words.targets import Chosen, Who, You
from onetable.games.tcg.words.traits import Keyword, Measure, Until


def until(word: Any, book: CardBook) -> str:
    """How long it lasts; the phase itself goes without saying."""
    return "" if word.until is Until.PHASE_END else book.say(word.until)


def strengthen(word: verbs.Strengthen, book: CardBook) -> str:
    """Geef een elf sterkte +2."""
    limit = f"(limiet {signed(word.limit)} per fase)" if word.limit else ""
    return f"{book.say(word.target, 'object')}{GIFT}sterkte {plus(word.by, book)} {limit}||geven|{until(word, book)}"


def give(word: verbs.Give, book: CardBook) -> str:
    """Keywords are given; other qualities are seen to."""
    target, rest = book.say(word.target, "object"), until(word, book)
    if word.what in (Keyword.DAMAGE, Keyword.DEFENDER):
        return f"{target}{GIFT}{book.say(word.what)} {signed(word.amount)}||geven|{rest}"
    if word.what is Keyword.FIERCE:
        return f"{target} bloeddorstig||maken|{rest}"
    if isinstance(word.what, Keyword):
        return f"{target}{GIFT}de term {book.say(word.what)}||geven|{rest}"
    if word.what is Measure.TAKES_PART:
        return f"{target}||laten|meevechten {rest}"
    if word.what is Measure.STRENGTH or word.what is Measure.VITALITY:
        return f"{target}{GIFT}{book.say(word.what)} {signed(word.amount)}||geven|{rest}"
    verb, _, quality = book.say(word.what).partition(" ")
    return f"ervoor||zorgen|dat {target} {quality} {verb} {rest}"


def total(word: verbs.ChangeTotal, book: CardBook) -> str:
    """An archery total is raised or lowered."""
    return f"het {book.say(word.what)} met {abs(word.by)}||{'verlagen' if word.by < 0 else 'verhogen'}|"


def move_limit(word: effects.ChangeMoveLimit, book: CardBook) -> str:
    """For this turn."""
    return f"de bewegingslimiet voor deze beurt met {abs(word.by)}||{'verlagen' if word.by < 0 else 'verhogen'}|"


def add_burdens(word: verbs.AddBurdens, book: CardBook) -> str:
    """1 last, 2 lasten, 1 last (of 2 lasten als …)."""
    limit = f"(hooguit {several(word.limit, 'last', 'lasten')})" if word.limit < 99 else ""
    return f"{things(word.count, 'last', 'lasten', book)} {limit}|toe|voegen|"


def remove_twilight(word: effects.RemoveTwilight, book: CardBook) -> str:
    """Verwijder (2)."""
    limit = f"(limiet ({word.limit}) per fase)" if word.limit else ""
    return f"{tokens(word.count, book)} {limit}||verwijderen|"


def choose_x(word: effects.ChooseX, book: CardBook) -> str:
    """Kies een getal X van 0 t/m 2."""
    return f"een getal X {f'van {word.least} t/m {word.most}' if isinstance(word.most, int) else f'van minstens {word.least}'}||kiezen|"


# ---- players, hands and piles


def subject(who: Who, book: CardBook) -> str:
    """Who does it, if not you."""
    return "" if isinstance(who, You) else f"{book.say(who)}>"


def own(who: Who, what: str) -> str:
    """Je speelstapel, de eigen speelstapel."""
    return f"je {what}" if isinstance(who, You) else f"de eigen {what}"


def of_somebody(who: Who, what: str, book: CardBook) -> str:
    """Je hand, de hand van een tegenstander."""
    return f"je {what}" if isinstance(who, You) else f"de {what} van {book.say(who)}"


def top(count: int | Figure, pile: str, book: CardBook) -> str:
    """De bovenste kaart, de bovenste 3 kaarten."""
    amount = quantity(count, book)
    cards = "kaart" if amount.number == 1 else f"{amount.number} kaarten"
    return f"de bovenste {cards} van {pile} {amount.per}"


def some(noun: Noun, count: int | Figure, up_to: bool, book: CardBook) -> str:
    """Een ork, 1 kaart, hooguit 2 kaarten."""
    amount, most = quantity(count, book), "hooguit " if up_to else ""
    if isinstance(noun, Anything):
        return most + things(count, "kaart", "kaarten", book)
    if amount.number == 1 and amount.per == "":
        return f"hooguit 1 {phrase(noun, book).bare()}" if up_to else phrase(noun, book).a()
    said = phrase(noun, book).bare() if amount.number == 1 else phrase(noun, book).many()
    return f"{most}{amount.number} {said} {amount.per}"


def from_hand(what: str) -> CardPhrase:
    """Something with cards of a hand, or with the one that is picked."""

    def said(word: Any, book: CardBook) -> str:
        if word.picked >= 0:
            cards, hand = book.card_name(word.picked), own(You(), "hand")
        else:
            cards, hand = some(word.noun, word.count, word.up_to, book), "je hand" if isinstance(word.who, You) else "de hand"
        filled = (
            what.replace("CARDS", cards)
            .replace("HAND", hand)
            .replace("DECK", own(word.who, "speelstapel"))
            .replace("SELF", self_name(book))
        )
        return by_somebody(filled, subject(word.who, book).rstrip(">"))

    return said


def under_deck(word: hands.PutUnderDeck, book: CardBook) -> str:
    """Shown first or not."""
    if word.shown and word.picked < 0:
        return from_hand(f"CARDS uit HAND||tonen|{NEXT}die kaart onder DECK||leggen|")(word, book)  # type: ignore[operator]
    return from_hand("CARDS uit HAND onder DECK||leggen|")(word, book)  # type: ignore[operator, no-any-return]


def from_discard(what: str) -> CardPhrase:
    """Something with cards of your discard pile, or with those that are picked."""

    def said(word: Any, book: CardBook) -> str:
        cards = book.card_name(word.picked[-1]) if word.picked else some(word.noun, word.count, word.up_to, book)
        return what.replace("CARDS", cards)

    return said


def play(pile: str, rest: str = "") -> CardPhrase:
    """Play such a card from somewhere, cheaper, free or on somebody."""

    def said(word: Any, book: CardBook) -> str:
        cards = some(word.noun, getattr(word, "times", 1), getattr(word, "up_to", False), book)
        on = getattr(word, "on", None)
        price = (
            "zonder schemerkosten"
            if getattr(word, "free", False)
            else f"met schemerkosten {signed(-word.discount)}"
            if word.discount
            else ""
        )
        bearer = f" op {phrase(on, book).a()}" if on is not None else ""
        return f"{cards} {pile}{bearer}||spelen|{price} {rest}".replace("SELF", self_name(book))

    return said


def pick(word: Any, said: str, plain: str, book: CardBook) -> str:
    """A choice names its card; the text of the card speaks in general."""
    return f"{book.card_name(word.picked)}|{said}" if word.picked >= 0 else plain


def swap_site(word: ringwraith.SwapASite, book: CardBook) -> str:
    """As a choice it has a number."""
    return f"{f'locatie {word.number}' if word.number else 'die locatie'} door je eigen locatie met dat nummer||vervangen|"


def replace_site(word: effects.ReplaceSite, book: CardBook) -> str:
    """The site where the fellowship is, or one by its number."""
    return f"{f'locatie {word.number}' if word.number else 'de huidige locatie'} door je eigen locatie met dat nummer||vervangen|"


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


def bar(word: fights.BarAssignment, book: CardBook) -> str:
    """The companion is named by the one who pays."""
    who = book.card_name(word.picked) if word.picked >= 0 else f"{phrase(word.noun, book).a()} naar keuze"
    return f"ervoor||zorgen|dat de Vrije Volkeren-speler {who} in deze fase niet aan {self_name(book)} mag toewijzen"


def put_back(word: dwarven.PutBackOnTop, book: CardBook) -> str:
    """One card after the other."""
    card = book.card_name(word.done[-1]) if word.done else "de getoonde kaarten"
    return f"{card} terug op de speelstapel||leggen|"


def take_some(word: gandalf.TakeSome, book: CardBook) -> str:
    """One card after the other."""
    card = book.card_name(word.picked[-1]) if word.picked else f"{word.take} daarvan"
    return f"{card} op hand||nemen|"


CLAUSES: dict[type, CardPhrase] = {
    # ---- what happens to cards in play
    verbs.Exert: lambda word, book: f"{book.say(word.target, 'object')}{times(word.times, book)}||vermoeien|",
    verbs.Exhaust: "{target:object}|uit|putten|",
    verbs.Wound: "{target:object}||verwonden|",
    verbs.Kill: "{target:object}||doden|",
    verbs.Heal: lambda word, book: f"{book.say(word.target, 'object')}{times(word.times, book)}||genezen|",
    verbs.Discard: "{target:object}|af|leggen|",
    verbs.Strengthen: strengthen,
    verbs.Give: give,
    verbs.ChangeTotal: total,
    verbs.Prevent: f"{DEED}||voorkomen|",
    verbs.Spare: "daarvoor geen wondmerkteken||plaatsen|",
    verbs.PutOnTheRing: "{target:object}>de Ene Ring|om|doen|",
    verbs.BecomeRingBearer: "{target:object}>de ringdrager||worden|",
    verbs.AddBurdens: add_burdens,
    verbs.RemoveBurdens: lambda word, book: f"{things(word.count, 'last', 'lasten', book)}||verwijderen|",
    verbs.Corrupt: "de ringdrager>corrupt||worden|",
    fights.CancelSkirmish: "een gevecht||annuleren|waaraan {noun:a} deelneemt",
    fights.CancelEvent: "{target:object}||annuleren|",
    fights.AssignPair: "{defender:object}|toe|wijzen|aan {minion:object}",
    fights.BarAssignment: bar,
    fights.TransferTo: lambda word, book: f"{self_name(book)}|over|plaatsen|op {book.say(word.target, 'object')}",
    # ---- twilight, sites, the sentence
    effects.AddTwilight: lambda word, book: f"{tokens(word.count, book)}|toe|voegen|",
    effects.RemoveTwilight: remove_twilight,
    effects.ChooseX: choose_x,
    effects.ChangeMoveLimit: move_limit,
    effects.StayHere: "ervoor||zorgen|dat het reisgenootschap deze beurt niet meer mag bewegen",
    effects.LayNextSite: "de volgende locatie uit je avonturenstapel||spelen|, ook in plaats van een locatie die daar al ligt",
    effects.ReplaceSite: replace_site,
    effects.SpotOpponentsSite: "een locatie {number} van een tegenstander||zien|",
    effects.Repeat: lambda word, book: with_tail(
        book.say(word.effect, "clause"), quantity(word.count, book).per or times(word.count, book)
    ),
    effects.EndShadowPhase: "je schaduwfase||beëindigen|",
    # ---- requirements
    costs.Spot: lambda word, book: (
        f"{phrase(word.noun, book).a() if word.count == 1 else phrase(word.noun, book).counted(word.count)}||zien|"
    ),
    costs.SpotBurdens: lambda word, book: f"{several(word.count, 'last', 'lasten')}||zien|",
    costs.SpotX: lambda word, book: (
        phrase(word.noun, book).counted("X") + (f" (hooguit {word.limit})" if word.limit < 99 else "") + "||zien|"
    ),
    costs.SpotXBurdens: "X lasten||zien|",
    # ---- hands, decks and piles
    hands.Draw: lambda word, book: f"{subject(word.who, book)}{things(word.count, 'kaart', 'kaarten', book)}||rapen|",
    hands.DiscardTop: lambda word, book: f"{subject(word.who, book)}{top(word.count, own(word.who, 'speelstapel'), book)}|af|leggen|",
    hands.DiscardAtRandom: lambda word, book: (
        f"{subject(word.who, book)}{several(word.count, 'willekeurige kaart', 'willekeurige kaarten')} uit "
        f"{'je hand' if isinstance(word.who, You) else 'de hand'}|af|leggen|"
    ),
    hands.RevealHand: lambda word, book: f"{subject(word.who, book)}{own(word.who, 'hand')}||tonen|",
    hands.LookAtHand: lambda word, book: f"{of_somebody(word.who, 'hand', book)}||bekijken|",
    hands.ShuffleHandIn: lambda word, book: f"{subject(word.who, book)}de hand in {own(word.who, 'speelstapel')}||schudden|",
    hands.ShuffleDeck: "je speelstapel||schudden|",
    hands.DiscardFromHand: from_hand("CARDS uit HAND|af|leggen|"),
    hands.PutUnderDeck: under_deck,
    hands.Replenish: from_hand(f"CARDS uit HAND|af|leggen|{NEXT}evenveel kaarten||rapen|"),
    plays.StackFromHand: from_hand("CARDS uit HAND op SELF||stapelen|"),
    hands.TakeFromDiscard: from_discard("CARDS uit je aflegstapel op hand||nemen|"),
    hands.ShuffleInFromDiscard: from_discard("CARDS uit je aflegstapel in je speelstapel||schudden|"),
    hands.PutUnderDeckFromDiscard: from_discard("CARDS uit je aflegstapel onder je speelstapel||leggen|"),
    hands.RevealTopAndTake: lambda word, book: (
        f"{top(word.count, 'je speelstapel', book)}||tonen|{NEXT}elke getoonde {phrase(word.noun, book).bare()} op hand||nemen|"
        f"{NEXT}de andere getoonde kaarten|af|leggen|"
    ),
    hands.DiscardTopForBurdens: lambda word, book: (
        f"{top(word.count, 'je speelstapel', book)}|af|leggen|{NEXT}1 last voor elke zo afgelegde schaduwkaart"
        f"{f' (hooguit {word.limit} lasten)' if word.limit < 99 else ''}|toe|voegen|"
    ),
    hands.By: lambda word, book: by_somebody(NEXT.join([book.say(step, "clause") for step in word.steps]), book.say(word.who)),
    plays.PlayFromHand: play("uit je hand"),
    plays.PlayFromDiscard: play("uit je aflegstapel"),
    plays.PlayThatFromDiscard: lambda word, book: (
        f"{IT} uit je aflegstapel||spelen|" + (f"met schemerkosten {signed(-word.discount)}" if word.discount else "")
    ),
    plays.PlayStacked: play("die op SELF is gestapeld", "alsof die uit je hand komt"),
    plays.PlayFromDeck: play("uit je speelstapel"),
    # ---- what one card does
    dwarven.RevealTopThree: lambda word, book: (
        f"de bovenste 3 kaarten van {'een speelstapel naar keuze' if not isinstance(word.who, Chosen) else of_somebody(word.who, 'speelstapel', book)}"
        f"||tonen|{NEXT}. Je mag 1 getoonde schaduwkaart afleggen. Leg de rest in een volgorde naar keuze terug op die stapel"
    ),
    dwarven.DiscardOneOfThree: lambda word, book: pick(word, "af|leggen|", "1 getoonde schaduwkaart|af|leggen|", book),
    dwarven.PutBackOnTop: put_back,
    dwarven.DigForMithril: (
        f"de bovenste kaart van je speelstapel|af|leggen|{NEXT}. Je mag dit herhalen, tot hooguit 5 kaarten. "
        "Voeg (1) toe voor elke zo afgelegde kaart en neem de laatste op hand"
    ),
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
        f"kaarten van boven van je speelstapel||tonen|tot en met de eerste die geen Moria-volgeling is{NEXT}alle getoonde kaarten op hand||nemen|"
    ),
    moria.StackOnThis: lambda word, book: (
        f"alle kaarten op {IT}|af|leggen|{NEXT}alle wonden van {IT}||verwijderen|{NEXT}{IT} op {self_name(book)}||stapelen|"
    ),
    moria.RevealBottom: (f"de onderste kaart van je speelstapel||tonen|{NEXT}. Een Moria-ork neem je op hand; een andere kaart leg je af"),
    moria.EnterExhausted: "{target:object}>uitgeput in het spel||komen|",
    moria.StrengthenByOthers: f"{{target:object}}{GIFT}sterkte +1 voor elke andere Moria-ork die je ziet (hooguit +4)||geven|",
    ringwraith.TransferABladeTip: blade_tip,
    ringwraith.SpotAnOpponentsSite: "een locatie van een tegenstander||zien|",
    ringwraith.SwapASite: swap_site,
    ringwraith.SummonToTheRing: summon,
    sauron.RevealTopOrPay: (
        f"de bovenste kaart van je speelstapel||tonen|{NEXT}. Een Sauron-kaart neem je op hand; een andere kaart leg je af, samen met 1 kaart uit je hand"
    ),
    sauron.OncePerTurn: lambda word, book: with_tail(book.say(word.then, "clause"), "(1 keer per beurt)"),
}
