"""What a card is worth to somebody who drafts or builds: by itself, and beside what is there already."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

from onetable.games.tcg.card import Card
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.traits import Culture, Keyword, Kind

COMPANION, ALLY, MINION = 3.0, 0.6, 0.4  # before all figures
STRENGTH, VITALITY = 0.55, 0.45  # of a companion, for each point
MINION_STRENGTH, ROAMING = 0.42, 0.12  # for each point; for each site that it stands too far ahead
KEYWORDS = {Keyword.ARCHER: 1.0, Keyword.DAMAGE: 0.8, Keyword.FIERCE: 1.2, Keyword.DEFENDER: 0.5, Keyword.RANGER: 0.2}
COST = 0.22  # for each token of twilight
ITEM, BONUS, CONDITION, EVENT = 1.3, 0.45, 0.9, 1.0
CARRIED = 0.05  # sites and Rings: everybody has some
DEMANDING = 0.3  # for each thing that must be spotted or paid besides
ALONE = 0.25  # what a card is worth of a culture in which nobody fights
ENOUGH = 3.0  # characters of a culture: more of them support nothing further


@cache
def plain_worth(card: str) -> float:
    """What a card is worth by itself."""
    face = CARDS[card]
    demands = DEMANDING * len(face.to_play)
    keywords = sum([KEYWORDS.get(keyword, 0.0) * max(1, amount) for keyword, amount in face.printed.items()])
    match face.kind:
        case Kind.COMPANION:
            return COMPANION + STRENGTH * face.strength + VITALITY * face.vitality + keywords - COST * face.twilight - demands
        case Kind.ALLY:
            return ALLY + 0.3 * len(face.text) - COST * face.twilight - demands
        case Kind.MINION:
            far = ROAMING * max(0, face.site - 4)
            return MINION + MINION_STRENGTH * face.strength + 0.3 * face.vitality + keywords - COST * face.twilight - far - demands
        case Kind.POSSESSION | Kind.ARTIFACT:
            return ITEM + BONUS * (face.strength_bonus + face.vitality_bonus) - COST * face.twilight - demands
        case Kind.CONDITION:
            return CONDITION + BONUS * (face.strength_bonus + face.vitality_bonus) - COST * face.twilight - demands
        case Kind.EVENT:
            return EVENT - COST * face.twilight - demands
    return CARRIED


def fighters(cards: Iterable[str]) -> Counter[Culture]:
    """How many characters there are of each culture."""
    found: Counter[Culture] = Counter()
    for card in cards:
        face = CARDS[card]
        if face.culture is not None and face.is_character:
            found[face.culture] += 1
    return found


def is_fighter(face: Card) -> bool:
    """Whether others of its culture lean on it."""
    return face.kind in (Kind.COMPANION, Kind.MINION)


def worth_beside(card: str, company: Counter[Culture]) -> float:
    """What a card is worth where so many characters of each culture stand: what leans on a culture needs somebody of it."""
    face = CARDS[card]
    if face.culture is None or is_fighter(face):
        return plain_worth(card)
    support = min(1.0, company[face.culture] / ENOUGH)
    return plain_worth(card) * (ALONE + (1 - ALONE) * support)
