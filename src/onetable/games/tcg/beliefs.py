"""What one may believe about a deck whose list is closed: a known deck that fits what was seen, or a plausible one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from onetable.core.dice import Dice
from onetable.games.tcg.card import Card
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.decklist import DECKS, MOST_OF_TITLE, DeckList
from onetable.games.tcg.traits import Kind, Side

SITES = {number: [card.id for card in CARDS.values() if card.kind is Kind.SITE and card.site == number] for number in range(1, 10)}


def believed_sites(seen: Sequence[str], dice: Dice) -> list[str]:
    """One site for each number this player has not shown yet."""
    shown = {CARDS[face].site for face in seen if CARDS[face].kind is Kind.SITE}
    return [dice.choose(sites) for number, sites in SITES.items() if number not in shown]


def fitting_decks(seen: Sequence[str], count: int) -> list[list[str]]:
    """The unseen rests of all known decks that it may be."""
    shown = Counter([face for face in seen if CARDS[face].kind is not Kind.SITE])
    return [found for name in DECKS if (found := rest_of(DECKS[name], shown)) is not None and len(found) == count]


def sites_to_come(seen: Sequence[str]) -> list[str] | None:
    """The sites that were not laid yet, if there is but one known deck that it can be."""
    laid = {face for face in seen if CARDS[face].kind is Kind.SITE}
    shown = Counter([face for face in seen if face not in laid])
    found = [deck for deck in DECKS.values() if laid.issubset(deck.sites) and rest_of(deck, shown) is not None]
    return [site for site in found[0].sites if site not in laid] if len(found) == 1 else None


def rest_of(deck: DeckList, shown: Counter[str]) -> list[str] | None:
    """What of this deck has not been seen, or None if it cannot be this deck."""
    cards = Counter({deck.ring_bearer: 1, deck.ring: 1})
    cards.update(dict(deck.draw))
    return list((cards - shown).elements()) if shown <= cards else None


def plausible(seen: Sequence[str], count: int, dice: Dice) -> list[str]:
    """Cards of the cultures that were seen, as many of each side as a legal deck has, at most four of a title."""
    faces = [CARDS[face] for face in seen]
    titles = Counter([face.title for face in faces])
    drawn = [face for face in faces if face.kind is not Kind.SITE and face.side is not Side.RING]
    shadow = sum([face.side is Side.SHADOW for face in drawn])
    free = len(drawn) - 1 - shadow  # the Ring-bearer is no card of the draw deck
    total = free + shadow + count
    wanted = {Side.SHADOW: max(0, min(count, total // 2 - shadow))}
    wanted[Side.FREE] = count - wanted[Side.SHADOW]
    found: list[str] = []
    for side, number in wanted.items():
        cultures = {face.culture for face in drawn if face.side is side}
        pool = [card for card in CARDS.values() if card.side is side and (not cultures or card.culture in cultures)]
        found += pick(pool, number, titles, dice)
    if len(found) < count:  # more cards than these cultures hold: any of the set will do
        found += pick([card for card in CARDS.values() if card.side in wanted], count - len(found), titles, dice)
    return found


def pick(pool: Sequence[Card], count: int, titles: Counter[str], dice: Dice) -> list[str]:
    """So many cards of this pool, at most four of a title."""
    found: list[str] = []
    for card in dice.shuffled([card for card in pool for _ in range(MOST_OF_TITLE)]):
        if len(found) == count:
            break
        if titles[card.title] < MOST_OF_TITLE:
            titles[card.title] += 1
            found.append(card.id)
    return found
