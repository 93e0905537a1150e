"""Every goal and every rider's duty by its definition, looked at when the last trick is over: written anew from the facts of the cards."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.fellowship.verdicts.brute_force import ONE_RING, Card, Table

Definition = Callable[[Table, int, list[int]], bool]  # the table at the end, the chair, the ranks of its threat


def tricks(table: Table, chair: int) -> int:
    """How many tricks this chair has won."""
    return table.winners.count(chair)


def cards(table: Table, chair: int) -> list[Card]:
    """The cards this chair has won."""
    return [card for winner, pile in zip(table.winners, table.piles, strict=True) if winner == chair for card in pile]


def others(table: Table, chair: int) -> list[int]:
    """The tricks of all others."""
    return [table.winners.count(other) for other in range(len(table.cast)) if other != chair]


def of_suit(table: Table, chair: int, suit: str) -> int:
    """How many cards of a suit this chair has won."""
    return sum([card[0] == suit for card in cards(table, chair)])


# ---- tricks


def some_tricks(least: int, most: int = 99) -> Definition:
    """From so many tricks up to so many."""
    return lambda table, chair, ranks: least <= tricks(table, chair) <= most


def fewest(table: Table, chair: int, ranks: list[int]) -> bool:
    """Nobody has won fewer."""
    return tricks(table, chair) <= min(others(table, chair))


def middle(table: Table, chair: int, ranks: list[int]) -> bool:
    """Neither lowest nor highest, nor tied with either."""
    return min(others(table, chair)) < tricks(table, chair) < max(others(table, chair))


def as_many_as_the_threat(table: Table, chair: int, ranks: list[int]) -> bool:
    """Exactly the threat's number of tricks."""
    return tricks(table, chair) in ranks


def as_declared(table: Table, chair: int, ranks: list[int]) -> bool:
    """Strictly more, or strictly fewer, than the threat."""
    have = tricks(table, chair)
    return any([have > rank if table.declared[chair] == "more" else have < rank for rank in ranks])


def three_in_a_row(table: Table, chair: int, ranks: list[int]) -> bool:
    """Exactly three, directly after one another."""
    numbers = [number for number, winner in enumerate(table.winners) if winner == chair]
    return len(numbers) == 3 and numbers[2] - numbers[0] == 2


def one_of_the_last_three(table: Table, chair: int, ranks: list[int]) -> bool:
    """One of the last three tricks."""
    return chair in table.winners[-3:]


def only_with_rings(table: Table, chair: int, ranks: list[int]) -> bool:
    """At least one trick, and a Ring in each."""
    own = [pile for winner, pile in zip(table.winners, table.piles, strict=True) if winner == chair]
    return bool(own) and all(any(card[0] == "R" for card in pile) for pile in own)


def two_tricks_with(suit: str) -> Definition:
    """Two tricks in which such a card fell."""

    def met(table: Table, chair: int, ranks: list[int]) -> bool:
        own = [pile for winner, pile in zip(table.winners, table.piles, strict=True) if winner == chair]
        return sum([any([card[0] == suit for card in pile]) for pile in own]) >= 2

    return met


def last_trick(table: Table, chair: int) -> bool:
    """The last trick."""
    return table.winners[-1] == chair


def no_trick_but_all_others(table: Table, chair: int, ranks: list[int]) -> bool:
    """No trick of his own, and one for everybody else."""
    return tricks(table, chair) == 0 and min(others(table, chair)) >= 1


# ---- cards


def rings_of_frodo(table: Table, chair: int, ranks: list[int]) -> bool:
    """Two Rings among four players, four among fewer; what a burdened Samwise won counts as well."""
    two_will_do = table.players == 4 or (table.chapter == "road" and "elrond" in table.cast)
    helper = "samwise_gamgee_burdened"
    helped = of_suit(table, table.cast.index(helper), "R") if helper in table.cast else 0
    return of_suit(table, chair, "R") + helped >= (2 if two_will_do else 4)


def threat_card(*suits: str) -> Definition:
    """The cards of these suits that have the rank of the threat."""
    return lambda table, chair, ranks: any([all([(suit, rank) in cards(table, chair) for suit in suits]) for rank in ranks])


def two_of_threat_rank(table: Table, chair: int, ranks: list[int]) -> bool:
    """Two cards of the rank of the threat."""
    return any([sum([card[1] == rank for card in cards(table, chair)]) >= 2 for rank in ranks])


def all_shadows(table: Table, chair: int, ranks: list[int]) -> bool:
    """All eight Shadows."""
    return of_suit(table, chair, "S") == 8


def most(suit: str) -> Definition:
    """Strictly the most cards of a suit."""

    def met(table: Table, chair: int, ranks: list[int]) -> bool:
        rivals = [of_suit(table, other, suit) for other in range(len(table.cast)) if other != chair]
        return of_suit(table, chair, suit) > max(rivals)

    return met


def three_of_one_rank(table: Table, chair: int, ranks: list[int]) -> bool:
    """Three cards of the same rank."""
    won = [rank for _, rank in cards(table, chair)]
    return any([won.count(rank) >= 3 for rank in won])


def a_ring_for_everybody(table: Table, chair: int, ranks: list[int]) -> bool:
    """Every character has won a Ring."""
    return all([of_suit(table, other, "R") for other in range(len(table.cast))])


def without_the_one_ring(table: Table, chair: int) -> bool:
    """The 1 of Rings is not among the cards won."""
    return ONE_RING not in cards(table, chair)


def forests_in_the_last_trick(table: Table, chair: int, ranks: list[int]) -> bool:
    """A Forests card played in the last trick."""
    return any([who == chair and card[0] == "F" for who, card in table.last_plays])


def three_of_a_kept_suit(table: Table, chair: int, ranks: list[int]) -> bool:
    """A card is left whose suit was won three times."""
    kept = [*table.hands[chair], *(table.covers if table.players == 2 and chair == 2 else ())]
    return any([of_suit(table, chair, card[0]) >= 3 for card in kept])


def three_lands(table: Table, chair: int, ranks: list[int]) -> bool:
    """Hills, Mountains and Forests, one card each at least."""
    return all([of_suit(table, chair, suit) for suit in "HMF"])


def every_rank(table: Table, chair: int, ranks: list[int]) -> bool:
    """A card of every rank from 1 to 8."""
    return {rank for _, rank in cards(table, chair)} >= {1, 2, 3, 4, 5, 6, 7, 8}


def four_mountains_in_sequence(table: Table, chair: int, ranks: list[int]) -> bool:
    """Four Mountains of consecutive ranks."""
    won = cards(table, chair)
    return any([all([("M", rank) in won for rank in range(low, low + 4)]) for low in range(1, 6)])


def gandalf(table: Table, chair: int, ranks: list[int]) -> bool:
    """One trick; against Saruman every rank, at the Doors of Durin three suits."""
    if table.chapter == 12:
        return every_rank(table, chair, ranks)
    return three_lands(table, chair, ranks) if table.event == "the_doors_of_durin" else tricks(table, chair) >= 1


def gimli(table: Table, chair: int, ranks: list[int]) -> bool:
    """The Mountains card of his threat; at Balin's Tomb four Mountains in sequence."""
    return four_mountains_in_sequence(table, chair, ranks) if table.event == "balins_tomb" else threat_card("M")(table, chair, ranks)


GOALS: dict[str, Definition] = {
    "frodo": rings_of_frodo,
    "bilbo": some_tricks(3),
    "gandalf": gandalf,
    "pippin": fewest,
    "sam": threat_card("H"),
    "merry": some_tricks(1, 2),
    "gildor_inglorion": forests_in_the_last_trick,
    "farmer_maggot": two_of_threat_rank,
    "fatty_bolger": some_tricks(1, 1),
    "tom_bombadil": three_of_a_kept_suit,
    "goldberry": three_in_a_row,
    "mr_underhill": only_with_rings,
    "barliman_butterbur": one_of_the_last_three,
    "strider": as_declared,
    "glorfindel": all_shadows,
    "bill_the_pony": some_tricks(1, 1),
    "elrond": a_ring_for_everybody,
    "arwen": most("F"),
    "gloin": most("M"),
    "bilbo_baggins": lambda table, chair, ranks: tricks(table, chair) >= 3 and without_the_one_ring(table, chair),
    "aragorn": as_many_as_the_threat,
    "boromir": lambda table, chair, ranks: last_trick(table, chair) and without_the_one_ring(table, chair),
    "gwaihir": two_tricks_with("M"),
    "shadowfax": two_tricks_with("H"),
    "radagast": two_tricks_with("F"),
    "legolas": threat_card("F"),
    "gimli": gimli,
    "gandalf_servant_of_the_secret_fire": lambda table, chair, ranks: True,
    "haldir": threat_card("F"),
    "orophin_and_rumil": threat_card("F"),
    "galadriel": middle,
    "celeborn": three_of_one_rank,
    "samwise_gamgee": threat_card("H"),
    "peregrin_took": fewest,
    "meriadoc_brandybuck": some_tricks(1, 2),
    "aragorn_son_of_arathorn": as_many_as_the_threat,
    "boromir_son_of_denethor": lambda table, chair, ranks: last_trick(table, chair) and without_the_one_ring(table, chair),
    "legolas_greenleaf": threat_card("F"),
    "gimli_son_of_gloin": threat_card("M"),
    "samwise_gamgee_burdened": threat_card("H", "S"),
    "peregrin_took_burdened": no_trick_but_all_others,
    "meriadoc_brandybuck_burdened": some_tricks(2, 2),
    "aragorn_son_of_arathorn_burdened": as_many_as_the_threat,
    "boromir_son_of_denethor_burdened": lambda table, chair, ranks: last_trick(table, chair) and of_suit(table, chair, "R") == 0,
    "legolas_greenleaf_burdened": threat_card("F", "S"),
    "gimli_son_of_gloin_burdened": threat_card("M", "S"),
}
DUTIES: dict[str, Definition] = {
    "witch_king_morgul_knife": lambda table, chair, ranks: "R" not in table.led[chair],
    "terror": lambda table, chair, ranks: "H" not in table.led[chair],
    "the_black_breath": lambda table, chair, ranks: all([rank != 8 for _, rank in cards(table, chair)]),
    "wraith": lambda table, chair, ranks: True,
    "the_unseen": lambda table, chair, ranks: True,
    "": lambda table, chair, ranks: True,
}
NAMED_BY_THREAT = {
    "sam": "H", "samwise_gamgee": "H", "samwise_gamgee_burdened": "HS", "legolas": "F", "legolas_greenleaf": "F",
    "legolas_greenleaf_burdened": "FS", "gimli": "M", "gimli_son_of_gloin": "M", "gimli_son_of_gloin_burdened": "MS",
    "haldir": "F", "orophin_and_rumil": "F",
}  # fmt: skip
