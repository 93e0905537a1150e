"""English: names, cards, numbers and lists."""

from __future__ import annotations

from onetable.games.fellowship.pieces import names
from onetable.games.fellowship.pieces.playing_cards import RINGS, RIVERS, Card, Suit
from onetable.games.fellowship.text.names import name_of, short_name_of
from onetable.language.book import Listing, Marked, Row
from onetable.language.en.nouns import counted, times


def name(key: str) -> str:
    """A name as it stands on its card."""
    return name_of(key, "en")


def quoted(key: str) -> str:
    """A name in the middle of a sentence: one with a comma would tear it apart."""
    return f"“{name(key)}”" if "," in name(key) else name(key)


SUITS: dict[object, str] = {suit: name(f"suit.{suit}") for suit in Suit}
CARDS_OF = {**{suit: f"{name} card" for suit, name in SUITS.items()}, RINGS: "Ring", RIVERS: "River"}  # what one card of it is called


NAMES: dict[object, Row] = {
    str: lambda key, _: name(key),
    (str, "short"): lambda key, _: short_name_of(key, "en"),
    (str, "quoted"): lambda key, _: quoted(key),
    (str, "possessive"): lambda key, _: f"{short_name_of(key, 'en')}’s",
    names.Named: "{key}",
    (names.Named, "short"): "{key:short}",
    (names.Named, "possessive"): "{key:possessive}",
    names.Player: Marked("player {number:ordinal}"),
    names.Pyramid: "the pyramid",
    names.ThreatCard: "Threat {rank}",
    names.TheLostCard: "the lost card",
    Card: "{:bare}",
    (Card, "bare"): Marked("{rank} of {suit}"),
    (Card, "the"): "the {:bare}",
    **SUITS,
    **{(suit, "card"): card for suit, card in CARDS_OF.items()},
    (Suit, "one"): "1 {:card}",
    (Suit, "the"): "the {:card}",
    **{(int, noun): lambda number, _, noun=noun: counted(number, noun) for noun in ("trick", "card", "barrow card")},
    (int, "times"): lambda number, _: times(number),
    (int, "ordinal"): lambda number, _: str(number + 1),
    tuple: Listing(", "),
    (tuple, "any"): Listing(", ", " or ", ""),
    (tuple, "all"): Listing(", ", " and ", ""),
    (tuple, "one"): Listing(", ", " and "),
    (tuple, "the"): Listing(", ", " and "),
    **dict.fromkeys([(tuple, "sentences"), (tuple, "checked")], Listing(" ")),
}
