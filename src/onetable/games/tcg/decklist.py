"""Deck lists: what is in them, the two formats they are written in, and the rules they must keep."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from onetable.core.errors import BadInput
from onetable.core.word import Word
from onetable.games.tcg.card import Card
from onetable.games.tcg.card_names import find_card, shortened
from onetable.games.tcg.card_set import CardSet
from onetable.games.tcg.cards.catalogue import CARDS, SETS
from onetable.games.tcg.deck_lines import MOST_COPIES, OddDeck, Pasted, checked_count, read_lines
from onetable.games.tcg.deck_words import label
from onetable.games.tcg.speech import deck_reasons as reasons
from onetable.games.tcg.titles import name_in
from onetable.games.tcg.traits import Kind, Side

LARGEST_FILE = 100_000  # bytes
MOST_CARDS = 2_000  # in a draw deck: more than four of each title
LEAST_CARDS = 60
MOST_OF_TITLE = 4
MOST_FRODOS = 3  # the fourth begins in play
SITE_NUMBERS = range(1, 10)
FRODO = "Frodo"
NAMED_VIOLATIONS = 3  # a sentence that names more is not read


class DeckList(msgspec.Struct, frozen=True):
    """A deck by the ids of its cards, legal or not; an empty id is missing."""

    name: str
    ring_bearer: str
    ring: str
    sites: tuple[str, ...]  # by their number
    draw: tuple[tuple[str, int], ...]  # ids and how many, by the number of the card

    def counts(self) -> Iterator[tuple[Card, int]]:
        """The cards of the draw deck, and how many of each."""
        for card, count in self.draw:
            yield CARDS[card], count


# ---- reading


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as its JSON has it."""

    name: str = ""
    ring_bearer: str = ""
    ring: str = ""
    sites: tuple[str, ...] = ()
    draw: dict[str, int] = {}


def read_deck(text: str | bytes, name: str = "") -> DeckList:
    """A deck from its JSON or from a pasted list, legal or not; the name is for a deck that does not say its own."""
    plain = plain_text(text)
    return _read_json(plain, name) if is_json(plain) else gathered(read_lines(plain), name)


def plain_text(text: str | bytes) -> str:
    """What can be the text of a deck, or one clear sentence."""
    if len(text) > LARGEST_FILE:
        raise OddDeck(f"This is too large for a deck, which has at most {LARGEST_FILE:,} bytes.", "large", most=LARGEST_FILE)
    plain = _as_text(text).lstrip("\ufeff").strip()
    if not plain:
        raise OddDeck("This deck is empty.", "empty")
    return plain


def is_json(plain: str) -> bool:
    """Whether somebody means JSON."""
    return plain.startswith(("{", "[", '"'))


def _as_text(text: str | bytes) -> str:
    try:
        plain = text if isinstance(text, str) else text.decode("utf-8")
    except UnicodeDecodeError:
        raise OddDeck("This is no deck: it is not text in UTF-8.", "signs") from None
    if any([unicodedata.category(letter) == "Cc" for letter in set(plain) - set("\t\r\n\f")]):
        raise OddDeck("This is no deck: it holds signs that are no text.", "signs")
    return plain


def written_in(text: str) -> Written:
    """What the JSON of a deck says, or one clear sentence."""
    try:
        return msgspec.json.decode(text, type=Written)
    except (msgspec.DecodeError, RecursionError) as error:
        raise OddDeck(f"This is not the JSON of a deck: {shortened(str(error))}.", "json") from None


def _read_json(text: str, name: str) -> DeckList:
    written = written_in(text)
    draw = [(find_card(card), checked_count(str(count), card)) for card, count in written.draw.items()]
    bearer, ring = [find_card(card).id if card else "" for card in (written.ring_bearer, written.ring)]
    return tidy(written.name or name, bearer, ring, [find_card(site) for site in written.sites], draw)


def gathered(pasted: Pasted, name: str) -> DeckList:
    """A pasted list need not say what is what: sites, the Ring and the first Frodo go where they belong."""
    if not pasted.cards and not pasted.ring_bearer and not pasted.ring:
        raise OddDeck("This deck names no card.", "bare")
    bearer, ring = pasted.ring_bearer, pasted.ring
    sites: list[Card] = []
    draw: Counter[Card] = Counter()
    for card, count in pasted.cards:
        if card.kind is Kind.SITE:
            sites += [card] * count
            continue
        if not bearer and card.title == FRODO:
            bearer, count = card.id, count - 1
        elif not ring and card.kind is Kind.THE_ONE_RING:
            ring, count = card.id, count - 1
        draw[card] += count
    return tidy(pasted.name or name, bearer, ring, sites, draw.items())


def tidy(name: str, bearer: str, ring: str, sites: Iterable[Card], draw: Iterable[tuple[Card, int]]) -> DeckList:
    """The same deck is the same list, in whatever order it was written."""
    copies: Counter[str] = Counter()
    for card, count in draw:
        copies[card.id] += count
    too_many = next((card for card, count in copies.items() if count > MOST_COPIES), None)
    if too_many:
        name, count = CARDS[too_many].name, copies[too_many]
        raise OddDeck(f"{count} copies of “{name}” are more than a deck can hold.", "copies", name=name, count=count, most=MOST_COPIES)
    if copies.total() > MOST_CARDS:
        told = f"A draw deck of {copies.total():,} cards is more than a table can hold; it has at most {MOST_CARDS:,}."
        raise OddDeck(told, "cards", count=copies.total(), most=MOST_CARDS)
    places = {card: place for place, card in enumerate(CARDS)}
    path = sorted(sites, key=lambda site: (site.site, places[site.id]))
    in_order = sorted(copies.items(), key=lambda item: places[item[0]])
    return DeckList(shortened(name), bearer, ring, tuple([site.id for site in path]), tuple([item for item in in_order if item[1]]))


# ---- writing


def write_json(deck: DeckList) -> str:
    """The deck as JSON: ids only."""
    written = Written(deck.name, deck.ring_bearer, deck.ring, deck.sites, dict(deck.draw))
    return msgspec.json.format(msgspec.json.encode(written), indent=1).decode() + "\n"


SIDES = {Side.FREE: "free peoples", Side.SHADOW: "shadow", Side.RING: "ring", Side.SITE: "sites"}


def write_text(deck: DeckList, language: str = "en") -> str:
    """The deck as a list of names in a language."""
    parts = [[f"{label('name', language)}: {deck.name}"] if deck.name else []]
    ones = (("ring_bearer", deck.ring_bearer), ("ring", deck.ring))
    parts.append([f"{label(key, language)}: {name_in(language, CARDS[card])}" for key, card in ones if card])
    parts.append([f"{label('sites', language)}:", *[name_in(language, CARDS[site]) for site in deck.sites]])
    for side, key in SIDES.items():
        cards = [(name_in(language, card), count) for card, count in deck.counts() if card.side is side]
        if cards:
            heading = f"{label(key, language)} ({sum([count for _, count in cards])}):"
            parts.append([heading, *[f"{count}x {name}" for name, count in cards]])
    return "\n\n".join(["\n".join(part) for part in parts if part]) + "\n"


# ---- the rules of building a deck


def violations(deck: DeckList, first_game: bool = False, least: int = LEAST_CARDS) -> list[Word]:
    """Every rule that the deck breaks; the first game is played with whatever is in the box, limited play with fewer cards."""
    found: list[Word] = [*_wrong_bearer(deck), *_wrong_sites(deck), *_wrong_cards(deck)]
    sides = Counter(dict.fromkeys(Side, 0))
    for card, count in deck.counts():
        sides[card.side] += count
    if not first_game and sides.total() < least:
        found.append(reasons.DrawDeckTooSmall(sides.total(), least))
    if not first_game and sides[Side.FREE] != sides[Side.SHADOW]:
        found.append(reasons.SidesDiffer(sides[Side.FREE], sides[Side.SHADOW]))
    return found


def _wrong_bearer(deck: DeckList) -> Iterator[Word]:
    if not deck.ring_bearer:
        yield reasons.NoRingBearer()
    elif CARDS[deck.ring_bearer].title != FRODO:
        yield reasons.CannotBearTheRing(deck.ring_bearer)
    if not deck.ring:
        yield reasons.NoRing()
    elif CARDS[deck.ring].kind is not Kind.THE_ONE_RING:
        yield reasons.IsNoRing(deck.ring)


def _wrong_sites(deck: DeckList) -> Iterator[Word]:
    sites = [CARDS[site] for site in deck.sites]
    yield from [reasons.IsNoSite(card.id) for card in sites if card.kind is not Kind.SITE]
    numbers = Counter([card.site for card in sites if card.kind is Kind.SITE])
    for number in SITE_NUMBERS:
        if not numbers[number]:
            yield reasons.SiteMissing(number)
        elif numbers[number] > 1:
            yield reasons.SitesOfOneNumber(number, numbers[number])


def _wrong_cards(deck: DeckList) -> Iterator[Word]:
    titles: Counter[str] = Counter()
    first: dict[str, str] = {}
    for card, count in deck.counts():
        if card.kind is Kind.THE_ONE_RING:
            yield reasons.RingInDrawDeck(card.id)
        elif card.kind is Kind.SITE:
            yield reasons.SiteInDrawDeck(card.id)
        titles[card.title] += count
        first.setdefault(card.title, card.id)
    for title, count in titles.items():
        if title == FRODO and count > MOST_FRODOS:
            yield reasons.TooManyFrodos(count, MOST_FRODOS)
        elif count > MOST_OF_TITLE:
            yield reasons.TooManyOfTitle(first[title], count, MOST_OF_TITLE)


def check_deck(deck: DeckList, first_game: bool = False, least: int = LEAST_CARDS) -> None:
    """Refuse a deck that breaks a rule, in one sentence that names the first ones broken."""
    broken = [_in_english(word) for word in violations(deck, first_game, least)]
    if broken:
        more = len(broken) - NAMED_VIOLATIONS
        rest = f"; and {more} more" if more > 0 else ""
        name = deck_title(deck.name, "en") if deck.name in DECKS else deck.name
        who = f"The deck “{name}”" if name else "This deck"
        raise BadInput(f"{who} is not legal: {'; '.join(broken[:NAMED_VIOLATIONS])}{rest}.")


def _in_english(word: Word) -> str:
    """A broken rule as a part of a sentence."""
    match word:
        case reasons.NoRingBearer():
            return "it has no Ring-bearer"
        case reasons.CannotBearTheRing(card):
            return f"{CARDS[card].name} cannot be the Ring-bearer, only Frodo can"
        case reasons.NoRing():
            return "it has no One Ring"
        case reasons.IsNoRing(card):
            return f"{CARDS[card].name} is no One Ring"
        case reasons.SiteMissing(number):
            return f"it has no site {number}"
        case reasons.SitesOfOneNumber(number, count):
            return f"it has {count} sites {number} and may have one"
        case reasons.IsNoSite(card):
            return f"{CARDS[card].name} is no site"
        case reasons.RingInDrawDeck(card) | reasons.SiteInDrawDeck(card):
            return f"{CARDS[card].name} may not be in the draw deck"
        case reasons.TooManyOfTitle(card, count, most):
            return f"its draw deck has {count} cards with the title {CARDS[card].title} and may have {most}"
        case reasons.TooManyFrodos(count, most):
            return f"its draw deck has {count} Frodos and may have {most}, because one more begins in play"
        case reasons.DrawDeckTooSmall(count, least):
            return f"its draw deck has {count} cards and needs at least {least}"
        case reasons.SidesDiffer(free, shadow):
            return f"its draw deck has {free} Free Peoples and {shadow} Shadow cards and needs as many of each"
    raise TypeError(f"{word} is no rule about decks")


# ---- the decks that come with the game

STARTERS = ("aragorn", "gandalf")
RETAIL_STARTERS = ("aragorn_retail", "gandalf_retail")


class StoredDecks(Mapping[str, DeckList]):
    """The decks that come with the game and its sets by their name, each read when it is first wanted."""

    def __getitem__(self, name: str) -> DeckList:
        return _stored(name)

    def __iter__(self) -> Iterator[str]:
        return iter(_shelf())

    def __contains__(self, name: object) -> bool:
        return name in _shelf()

    def __len__(self) -> int:
        return len(_shelf())


@cache
def _shelf() -> dict[str, tuple[Traversable, dict[str, str]]]:
    """Where each deck lies, and what it is called in each language."""
    found: dict[str, tuple[Traversable, dict[str, str]]] = {}
    for each in SETS:
        for name, title in decks_of(each).items():
            if name in found:
                raise BadInput(f"The set “{each.id}” brings a deck “{name}”, and there is one already: call it something else.")
            found[name] = _folder(each).joinpath(f"{name}.json"), title
    return found


def decks_of(found: CardSet) -> dict[str, dict[str, str]]:
    """The decks that a set brings, and what each is called in each language."""
    titles = _folder(found).joinpath("titles.json")
    return msgspec.json.decode(titles.read_bytes(), type=dict[str, dict[str, str]]) if titles.is_file() else {}


def _folder(found: CardSet) -> Traversable:
    return files(found.home).joinpath("decks")


@cache
def _stored(name: str) -> DeckList:
    file, _ = _shelf()[name]
    return read_deck(file.read_bytes())


DECKS: Mapping[str, DeckList] = StoredDecks()


def deck(name: str) -> DeckList:
    """The deck of this name, or one clear sentence."""
    if name not in DECKS:
        raise BadInput(f"There is no deck “{shortened(name)}”; there is {', '.join(DECKS)}.")
    return DECKS[name]


def deck_title(name: str, language: str) -> str:
    """What a deck that comes with the game is called in a language."""
    _, titles = _shelf()[name]
    return titles[language]
