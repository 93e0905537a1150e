"""Dutch for everything a text can do: each effect and cost as a clause that the sentence inflects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from onetable.games.tcg.speech.parts import Figure
from onetable.games.tcg.speech.pronouns import The
from onetable.games.tcg.text.book import CardBook, CardPhrase
from onetable.games.tcg.text.nl.grammar import DEED, GIFT, IT, NEXT, by_somebody, several, signed, with_tail
from onetable.games.tcg.text.nl.lexicon import SUBORDINATE
from onetable.games.tcg.text.nl.nouns import phrase, self_name
from onetable.games.tcg.text.nl.values import amount, counting, quantity, times, token
from onetable.games.tcg.traits import Keyword, Measure, Until
from onetable.games.tcg.words import costs, effects, fights, hands, plays, verbs
from onetable.games.tcg.words.nouns import Anything, Noun
from onetable.games.tcg.words.targets import Each, Who, You

KAARTEN, LASTEN = counting("kaart", "kaarten"), counting("last", "lasten")


def until(word: Any, book: CardBook) -> str:
    """How long it lasts; the phase itself goes without saying."""
    return "" if word.until is Until.PHASE_END else book.say(word.until)


def strengthen(word: verbs.Strengthen, book: CardBook) -> str:
    """Geef een elf sterkte +2."""
    limit = f"(limiet {signed(word.limit)} per fase)" if word.limit else ""
    by, rest = amount(word.by, signed, book)
    return f"{book.say(word.target, 'object')}{GIFT}sterkte {by}||geven|{f'{rest} {limit} {until(word, book)}'.strip()}"


def exert(word: verbs.Exert, book: CardBook) -> str:
    """Vermoei een elf; all of them exert themselves."""
    target, often = book.say(word.target, "object"), times(word.times, book)
    if isinstance(word.target, Each) and not phrase(word.target.noun, book).is_name:
        return f"{target}>zich{often}||vermoeien|"
    return f"{target}{often}||vermoeien|"


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
        return f"{target}>|mee|vechten|{rest}"
    if word.what is Measure.STRENGTH or word.what is Measure.VITALITY:
        return f"{target}{GIFT}{book.say(word.what)} {signed(word.amount)}||geven|{rest}"
    verb, _, quality = book.say(word.what).partition(" ")
    said = book.say(word.what, "that") if word.what in SUBORDINATE else f"{quality} {verb}"
    return f"ervoor||zorgen|dat {target} {said} {rest}"


def total(word: verbs.ChangeTotal, book: CardBook) -> str:
    """An archery total is raised or lowered."""
    return f"het {book.say(word.what)} met {abs(word.by)}||{'verlagen' if word.by < 0 else 'verhogen'}|"


def move_limit(word: effects.ChangeMoveLimit, book: CardBook) -> str:
    """For this turn."""
    return f"de bewegingslimiet voor deze beurt met {abs(word.by)}||{'verlagen' if word.by < 0 else 'verhogen'}|"


def add_burdens(word: verbs.AddBurdens, book: CardBook) -> str:
    """1 last, 2 lasten, 1 last (of 2 lasten als …)."""
    limit = f"(hooguit {LASTEN(word.limit)})" if word.limit < 99 else ""
    count, rest = amount(word.count, LASTEN, book)
    return f"{count}|toe|voegen|{rest} {limit}"


def remove_twilight(word: effects.RemoveTwilight, book: CardBook) -> str:
    """Verwijder (2)."""
    count, rest = amount(word.count, token, book)
    return f"{count}||verwijderen|{rest} {f'(limiet ({word.limit}) per fase)' if word.limit else ''}"


def with_number(clause: str, show: Callable[[int | str], str]) -> CardPhrase:
    """A clause about so many; what the number counts comes last."""

    def said(word: Any, book: CardBook) -> str:
        count, rest = amount(word.count, show, book)
        return clause.replace("COUNT", count) + rest

    return said


def choose_x(word: effects.ChooseX, book: CardBook) -> str:
    """Kies een getal X van 0 t/m 2."""
    return f"een getal X {f'van {word.least} t/m {word.most}' if isinstance(word.most, int) else f'van minstens {word.least}'}||kiezen|"


def repeat(word: effects.Repeat, book: CardBook) -> str:
    """Vermoei voor elke reisgenoot boven de 4 een reisgenoot."""
    often = quantity(word.count, book)
    return f"{often.per or f'{often.number} keer'} {book.say(word.effect, 'clause')}"


# ---- players, hands and piles


def subject(who: Who, book: CardBook) -> str:
    """Who does it, if not you."""
    return "" if isinstance(who, You) else book.say(who)


def own(who: Who, what: str) -> str:
    """Je speelstapel, de eigen speelstapel."""
    return f"je {what}" if isinstance(who, You) else f"de eigen {what}"


def hand_of(who: Who) -> str:
    """Je hand; of another player, who is named, simply the hand."""
    return "je hand" if isinstance(who, You) else "de hand"


def of_somebody(who: Who, what: str, book: CardBook) -> str:
    """Je hand, de hand van een tegenstander."""
    return f"je {what}" if isinstance(who, You) else f"de {what} van {book.say(who)}"


def per(count: int | Figure, book: CardBook) -> str:
    """What a number of cards counts."""
    return amount(count, KAARTEN, book)[1]


def top(count: int | Figure, pile: str, book: CardBook) -> str:
    """De bovenste kaart, de bovenste 3 kaarten."""
    number = quantity(count, book).number
    return f"de bovenste {'kaart' if number == 1 else f'{number} kaarten'} van {pile}"


def some(noun: Noun, count: int | Figure, up_to: bool, book: CardBook) -> str:
    """Een ork, 1 kaart, hooguit 2 kaarten."""
    number, most = quantity(count, book).number, "hooguit " if up_to else ""
    if isinstance(noun, Anything):
        return most + KAARTEN(number)
    said = phrase(noun, book)
    if number == 1:
        return f"hooguit 1 {said.bare()}" if up_to else said.a()
    return f"{most}{said.counted(number)}"


def from_hand(what: str) -> Callable[[Any, CardBook], str]:
    """Something with cards of a hand, or with the one that is picked."""

    def said(word: Any, book: CardBook) -> str:
        picked = word.picked >= 0
        who: Who = You() if picked else word.who
        filled = {
            "CARDS": book.card_name(word.picked) if picked else some(word.noun, word.count, word.up_to, book),
            "HAND": hand_of(who),
            "DECK": own(who, "speelstapel"),
            "SELF": self_name(book),
        }
        clause = what.partition(NEXT)[0] if picked else with_tail(what, per(word.count, book))
        for place, text in filled.items():
            clause = clause.replace(place, text)
        return by_somebody(clause, subject(who, book))

    return said


def under_deck(word: hands.PutUnderDeck, book: CardBook) -> str:
    """Shown first or not."""
    if word.shown and word.picked < 0:
        return from_hand(f"CARDS uit HAND||tonen|{NEXT}die kaart onder DECK||leggen|")(word, book)
    return from_hand("CARDS uit HAND onder DECK||leggen|")(word, book)


def from_discard(what: str) -> CardPhrase:
    """Something with cards of your discard pile, or with those that are picked."""

    def said(word: Any, book: CardBook) -> str:
        cards = book.card_name(word.picked[-1]) if word.picked else some(word.noun, word.count, word.up_to, book)
        return with_tail(what, per(word.count, book)).replace("CARDS", cards)

    return said


def play(pile: str, rest: str = "") -> CardPhrase:
    """Play such a card from somewhere, cheaper, free or on somebody."""

    def said(word: Any, book: CardBook) -> str:
        count = getattr(word, "times", 1)
        cards = some(word.noun, count, getattr(word, "up_to", False), book)
        on = getattr(word, "on", None)
        price = f"met schemerkosten {signed(-word.discount)}" if word.discount else ""
        if getattr(word, "free", False):
            price = "zonder schemerkosten"
        bearer = f" op {phrase(on, book).a()}" if on is not None else ""
        return f"{cards} {pile}{bearer}||spelen|{price} {rest} {per(count, book)}".replace("SELF", self_name(book))

    return said


def replace_site(word: effects.ReplaceSite, book: CardBook) -> str:
    """The site where the fellowship is, or one by its number."""
    if word.number:
        return f"locatie {word.number} door je eigen locatie {word.number}||vervangen|"
    return "de huidige locatie door je eigen locatie met dat nummer||vervangen|"


def bar(word: fights.BarAssignment, book: CardBook) -> str:
    """The companion is named by the one who pays."""
    who = book.card_name(word.picked) if word.picked >= 0 else phrase(word.noun, book).that()
    return f"ervoor||zorgen|dat de Vrije Volkeren-speler {who} in deze fase niet aan {self_name(book)} mag toewijzen"


EFFECT_CLAUSES: dict[type, CardPhrase] = {
    # ---- what happens to cards in play
    verbs.Exert: exert,
    verbs.Exhaust: "{target:object}|uit|putten|",
    verbs.Wound: "{target:object}||verwonden|",
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
    verbs.RemoveBurdens: with_number("COUNT||verwijderen|", LASTEN),
    verbs.Corrupt: "de ringdrager>corrupt||worden|",
    fights.CancelSkirmish: "een gevecht||annuleren|waaraan {noun:a} deelneemt",
    fights.CancelEvent: lambda word, book: (
        f"{book.say(word.target, 'object') if isinstance(word.target, The) else 'die gebeurtenis'}||annuleren|"
    ),
    fights.AssignPair: "{defender:object}|toe|wijzen|aan {minion:object}",
    fights.BarAssignment: bar,
    fights.TransferTo: lambda word, book: f"{self_name(book)}|over|plaatsen|op {book.say(word.target, 'object')}",
    # ---- twilight, sites, the sentence
    effects.AddTwilight: with_number("COUNT|toe|voegen|", token),
    effects.RemoveTwilight: remove_twilight,
    effects.ChooseX: choose_x,
    effects.ChangeMoveLimit: move_limit,
    effects.StayHere: "ervoor||zorgen|dat het reisgenootschap deze beurt niet meer mag bewegen",
    effects.LayNextSite: "de volgende locatie uit je avonturenstapel||spelen|, ook in plaats van een locatie die daar al ligt",
    effects.ReplaceSite: replace_site,
    effects.SpotOpponentsSite: "een locatie {number} van een tegenstander||zien|",
    effects.Repeat: repeat,
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
    hands.Draw: lambda word, book: by_somebody(
        f"{KAARTEN(quantity(word.count, book).number)}||rapen|{per(word.count, book)}", subject(word.who, book)
    ),
    hands.DiscardTop: lambda word, book: by_somebody(
        f"{top(word.count, own(word.who, 'speelstapel'), book)}|af|leggen|{per(word.count, book)}", subject(word.who, book)
    ),
    hands.DiscardAtRandom: lambda word, book: by_somebody(
        f"{several(word.count, 'willekeurige kaart', 'willekeurige kaarten')} uit {hand_of(word.who)}|af|leggen|",
        subject(word.who, book),
    ),
    hands.RevealHand: lambda word, book: by_somebody(f"{own(word.who, 'hand')}||tonen|", subject(word.who, book)),
    hands.LookAtHand: lambda word, book: f"{of_somebody(word.who, 'hand', book)}||bekijken|",
    hands.ShuffleHandIn: lambda word, book: by_somebody(f"de hand in {own(word.who, 'speelstapel')}||schudden|", subject(word.who, book)),
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
        f"{top(word.count, 'je speelstapel', book)}|af|leggen|{NEXT}1 last|toe|voegen|voor elke zo afgelegde schaduwkaart"
        f"{f' (hooguit {word.limit} lasten)' if word.limit < 99 else ''}"
    ),
    hands.By: lambda word, book: by_somebody(NEXT.join([book.say(step, "clause") for step in word.steps]), book.say(word.who)),
    plays.PlayFromHand: play("uit je hand"),
    plays.PlayFromDiscard: play("uit je aflegstapel"),
    plays.PlayThatFromDiscard: lambda word, book: (
        f"{IT} uit je aflegstapel||spelen|" + (f"met schemerkosten {signed(-word.discount)}" if word.discount else "")
    ),
    plays.PlayStacked: play("die op SELF is gestapeld", "alsof die uit je hand komt"),
    plays.PlayFromDeck: play("uit je speelstapel"),
}
