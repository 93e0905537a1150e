"""What a deck still lacks, filled in: a path of sites, and cards of the cultures that are in it already."""

from __future__ import annotations

from collections import Counter

from onetable.games.tcg.card import Card
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.decklist import DECKS, FRODO, LEAST_CARDS, MOST_OF_TITLE, SITE_NUMBERS, DeckList, deck, tidy
from onetable.games.tcg.traits import Culture, Kind, Side
from onetable.games.tcg.worth import fighters, is_fighter, plain_worth, worth_beside

SIDE = LEAST_CARDS // 2  # cards of each
FIGHTERS = {Side.FREE: 11, Side.SHADOW: 16}  # as many as are wanted of each side
USUAL = {Side.FREE: (Culture.GONDOR, Culture.SHIRE), Side.SHADOW: (Culture.SAURON,)}  # where a side is empty
UNIQUE = 2  # copies of somebody who can be there only once
BEARER, RING = "1C290", "1C2"


def completed(found: DeckList) -> DeckList:
    """The deck with all that it lacks; what is in it stays."""
    whole = with_sites(found)
    draw = Counter(dict(whole.draw))
    size = max(SIDE, *[sum([count for card, count in whole.counts() if card.side is side]) for side in FIGHTERS])
    for side in FIGHTERS:
        draw = filled(draw, side, size)
    return tidy(whole.name, whole.ring_bearer or BEARER, whole.ring or RING, [CARDS[site] for site in whole.sites], _cards(draw))


def with_sites(found: DeckList) -> DeckList:
    """The deck with a site of each number: those that decks of the same cultures go by."""
    mine = _cultures(found)
    liked: Counter[str] = Counter()
    for name in DECKS:
        for site in deck(name).sites:
            liked[site] += 1 + 10 * len(mine & _cultures(deck(name)))
    sites = [CARDS[site] for site in found.sites]
    numbers = {site.site for site in sites}
    every = [card for card in CARDS.values() if card.kind is Kind.SITE]
    missing = [number for number in SITE_NUMBERS if number not in numbers]
    sites += [max([site for site in every if site.site == number], key=lambda site: liked[site.id]) for number in missing]
    return tidy(found.name, found.ring_bearer, found.ring, sites, list(found.counts()))


def filled(draw: Counter[str], side: Side, size: int) -> Counter[str]:
    """The draw deck with so many cards of this side: fighters first, then what leans on them."""
    found = draw.copy()
    mine = [CARDS[card] for card in found.elements() if CARDS[card].side is side]
    cultures = {card.culture for card in mine if card.culture is not None} or set(USUAL[side])
    offered = [card for card in CARDS.values() if card.side is side and card.culture in cultures]
    wanted = min(size - len(mine), FIGHTERS[side] - len([card for card in mine if is_fighter(card)]))
    for _ in range(max(0, wanted)):
        _add(found, [card for card in offered if is_fighter(card)], None)
    for _ in range(size - sum([count for card, count in found.items() if CARDS[card].side is side])):
        _add(found, offered, fighters(found.elements()))
    return found


def _add(found: Counter[str], offered: list[Card], company: Counter[Culture] | None) -> None:
    """The best of these that may still be added; each further copy of the same is worth a little less."""
    titles: Counter[str] = Counter()
    for card, count in found.items():
        titles[CARDS[card].title] += count
    may = [card for card in offered if titles[card.title] < most_of(card)]
    if may:
        best = max(may, key=lambda card: (worth(card, company) * 0.97 ** found[card.id], card.id))
        found[best.id] += 1


def worth(card: Card, company: Counter[Culture] | None) -> float:
    """What a card is worth, alone or beside this company."""
    return plain_worth(card.id) if company is None else worth_beside(card.id, company)


def most_of(card: Card) -> int:
    """How many of a title are suggested; whoever bears the Ring is there already."""
    if card.title == FRODO:
        return 0
    return UNIQUE if card.unique and card.is_character else MOST_OF_TITLE


def _cultures(found: DeckList) -> set[Culture]:
    return {card.culture for card, _ in found.counts() if card.culture is not None}


def _cards(draw: Counter[str]) -> list[tuple[Card, int]]:
    return [(CARDS[card], count) for card, count in draw.items()]
