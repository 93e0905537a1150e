"""The last trick of a round that is as good as won: whoever sits at the table has already won what his goal needs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.games.fellowship.scenes import Scene

# What each character has won before the last trick, pile by pile; nobody wins fewer than one trick, so that Pippin is content with one.
PILES = {
    "frodo": ["R1 R2 M8", "R3 R4 S8"],
    "gandalf": ["H5 M5 F5"],
    "gandalf_servant_of_the_secret_fire": ["H5 M5 F5"],
    "aragorn": ["S1 S2 S3"],
    "legolas": ["F3 S4 S5"],
    "gimli": ["M1 M2 M3", "M4 F8"],
    "boromir": [],
    "sam": ["H2 F1 F2"],
    "merry": ["F4 F6 F7"],
    "pippin": ["M6 M7 S7"],
    "bill_the_pony": ["H6 H7 S6"],
    "samwise_gamgee": ["H2 F1 F2"],
    "samwise_gamgee_burdened": ["H2 S2 F1"],
    "aragorn_son_of_arathorn_burdened": ["M1 M2 M3"],
    "boromir_son_of_denethor_burdened": [],
    "meriadoc_brandybuck_burdened": ["F4 F6 F7"],
    "peregrin_took_burdened": [],
    "legolas_greenleaf": ["F3 S4 S5"],
    "legolas_greenleaf_burdened": ["F3 S3 S4"],
    "gimli_son_of_gloin": ["M1 M2 M3", "M4 F8"],
    "gimli_son_of_gloin_burdened": ["M5 S5 S6"],
    "meriadoc_brandybuck": ["F4 F6 F7"],
    "peregrin_took": ["M6 M7 S7"],
    "glorfindel": ["S1 S2 S3", "S4 S5 S6", "S7 S8"],
    "fatty_bolger": ["H6 H7 M6"],
}
THREATS = {
    "sam": 2, "samwise_gamgee": 2, "samwise_gamgee_burdened": 2, "aragorn": 1, "aragorn_son_of_arathorn_burdened": 1, "legolas": 3,
    "legolas_greenleaf": 3, "legolas_greenleaf_burdened": 3, "gimli": 4, "gimli_son_of_gloin": 4, "gimli_son_of_gloin_burdened": 5,
}  # fmt: skip
WANT_THE_LAST = ("boromir", "boromir_son_of_denethor_burdened", "meriadoc_brandybuck_burdened")


def last_trick(chapter: int | str, players: int, characters: Iterable[str], missing: str = "", **position: Any) -> Scene:
    """One trick is left, led by the 8 of Hills; all goals will be met but that of the one who misses it."""
    cast = list(characters)
    winner = next((character for character in cast if character in WANT_THE_LAST and character != missing), cast[0])
    low = iter(["H1", "H3", "H4"])
    hands = {character: "H8" if character == winner else next(low) for character in cast}
    shadows = position.get("event") != "the_bridge_of_khazad_dum"  # on the Bridge the Shadows are with the Balrog
    piles = [
        [character if character != missing else "nobody", [code for code in pile.split() if shadows or code[0] != "S"]]
        for character in cast
        for pile in PILES[character]
    ]
    threats = {character: THREATS[character] for character in cast if character in THREATS}
    if position.get("event") == "balins_tomb":
        threats.pop("gimli", None)
    return Scene(chapter, players, cast, hands, won=piles, threats=threats, leader=winner, **position)


def end_round(scene: Scene) -> Scene:
    """Play the round, which is the first of the scene, to its end: the game is over, or the second is dealt."""
    return scene.play_until(lambda now: now.board.round > 1)
