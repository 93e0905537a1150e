"""Dutch: names, cards, numbers and lists."""

from __future__ import annotations

from onetable.games.fellowship.pieces import names
from onetable.games.fellowship.pieces.playing_cards import RINGS, Card, Suit
from onetable.games.fellowship.text.names import name_of, short_name_of
from onetable.language.book import Listing, Marked, Row
from onetable.language.nl.nouns import counted


def name(key: str) -> str:
    """A name as it stands on its card."""
    return name_of(key, "nl")


def inside(key: str) -> str:
    """A name in the middle of a sentence: “Aragorn, zoon van Arathorn,” needs a second comma."""
    return name(key) + "," * (", " in name(key))


def quoted(key: str) -> str:
    """The name of a card in running text; a group has a number, not a name."""
    return name(key) if key.startswith("group_") else f"‘{name(key)}’"


SUITS: dict[object, str] = {suit: name(f"suit.{suit}") for suit in Suit}
NAMES: dict[object, Row] = {
    str: lambda key, _: name(key),
    (str, "short"): lambda key, _: short_name_of(key, "nl"),
    (str, "inside"): lambda key, _: inside(key),
    (str, "quoted"): lambda key, _: quoted(key),
    names.Named: "{key}",
    (names.Named, "short"): "{key:short}",
    (names.Named, "quoted"): "{key:quoted}",
    (names.Named, "partner"): "met {key:short}",
    names.Player: Marked("speler {number:ordinal}"),
    names.Pyramid: "de piramide",
    names.ThreatCard: "dreiging {rank}",
    names.TheLostCard: "de verloren kaart",
    (names.TheLostCard, "partner"): "1 kaart tegen de verloren kaart",
    Card: "de {:bare}",
    (Card, "bare"): Marked("{rank} van {suit}"),
    **SUITS,
    **{(suit, "one"): f"kaart van {said}" for suit, said in SUITS.items()},
    **{(suit, "many"): f"kaarten van {said}" for suit, said in SUITS.items()},
    (RINGS, "one"): "Ring",
    (RINGS, "many"): "Ringen",
    **{(int, noun): lambda number, _, noun=noun: counted(number, noun) for noun in ("slag", "kaart", "grafheuvelkaart")},
    (int, "ordinal"): lambda number, _: str(number + 1),
    tuple: Listing(", "),
    (tuple, "any"): Listing(", ", " of ", ""),
    (tuple, "all"): Listing(", ", " en ", ""),
    (tuple, "apart"): Listing("; ", "", ""),
    (tuple, "titles"): Listing(", ", " en ", "quoted"),
    (tuple, "one title"): Listing(", ", " of ", "quoted"),
    **dict.fromkeys([(tuple, "sentences"), (tuple, "checked")], Listing(" ")),
}
