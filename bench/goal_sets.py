"""Random deals with fixed sets of goals, easy and hard: seeded, the same on every machine."""

from __future__ import annotations

import random

from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.bare import bare_round
from onetable.games.fellowship.kernel.compiling import Numbers

Goals = list[list[int]]
MOST = 99


def random_deal(chance: random.Random) -> tuple[list[int], int]:
    """Four hands of nine cards, one card lost, and who holds the One Ring."""
    cards = list(range(37))
    chance.shuffle(cards)
    while cards[36] == at.ONE_RING:
        cards = list(range(37))
        chance.shuffle(cards)
    hands = [sum(1 << card for card in cards[9 * chair : 9 * chair + 9]) for chair in range(4)]
    return hands, next(chair for chair in range(4) if hands[chair] >> at.ONE_RING & 1)


def tricks(chair: int, least: int, most: int) -> list[int]:
    """So many tricks."""
    return [at.WIN_TRICKS, chair, 0, least, most, 0]


def cards(chair: int, wanted: int, least: int) -> list[int]:
    """So many of these cards."""
    return [at.WIN_CARDS, chair, wanted, least, 1 << chair, 0]


def goals_a(frodo: int, chance: random.Random) -> Goals:
    """Frodo two Rings, Gandalf a trick, Merry one or two, Pippin the fewest."""
    first, second, third = ((frodo + step) % 4 for step in (1, 2, 3))
    return [cards(frodo, at.SUIT << 32, 2), tricks(first, 1, MOST), tricks(second, 1, 2), [at.WIN_FEWEST, third, 0, 0, 0, 0]]


def goals_b(frodo: int, chance: random.Random) -> Goals:
    """Frodo two Rings, Aragorn exactly so many tricks, Legolas a card of the Forests, Gimli one of the first suit."""
    first, second, third = ((frodo + step) % 4 for step in (1, 2, 3))
    many, legolas, gimli = chance.sample(range(1, 8), 3)
    return [
        cards(frodo, at.SUIT << 32, 2), tricks(first, many, many),
        cards(second, 1 << 16 + legolas - 1, 1), cards(third, 1 << gimli - 1, 1),
    ]  # fmt: skip


def goals_c(frodo: int, chance: random.Random) -> Goals:
    """Frodo three Rings, one many tricks, one exactly one trick with a named card, one two named cards: hardly ever possible."""
    first, second, third = ((frodo + step) % 4 for step in (1, 2, 3))
    many, named = chance.randint(4, 7), 1 << chance.randint(0, 7)
    forests, mountains = 1 << 16 + chance.randint(0, 7), 1 << 8 + chance.randint(0, 7)
    return [
        cards(frodo, at.SUIT << 32, 3), tricks(first, many, many), tricks(second, 1, 1),
        cards(second, named, 1), cards(third, forests, 1), cards(third, mountains, 1),
    ]  # fmt: skip


SETS = {"A": goals_a, "B": goals_b, "C": goals_c}


def rounds(name: str, many: int, seed: int = 1) -> list[tuple[Numbers, Numbers]]:
    """So many deals with goals of this set."""
    chance = random.Random(seed)
    found = []
    for _ in range(many):
        hands, frodo = random_deal(chance)
        found.append(bare_round(hands, frodo, SETS[name](frodo, chance)))
    return found
