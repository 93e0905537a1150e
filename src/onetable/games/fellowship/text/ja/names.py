"""Japanese: names, cards, numbers and lists."""

from __future__ import annotations

from onetable.games.fellowship.pieces.names import Named, Player, Pyramid, TheLostCard, ThreatCard
from onetable.games.fellowship.pieces.playing_cards import Card, Suit
from onetable.games.fellowship.text.names import name_of, short_name_of
from onetable.language.book import Listing, Marked, Row

INNER = str.maketrans("「」", "『』")  # quotation marks within quotation marks


def name(key: str) -> str:
    """The name of a card, a chapter or a suit."""
    return name_of(key, "ja")


def quoted(key: str) -> str:
    """The name of a card in running text; a group has a number, not a name."""
    title = name(key)
    if key.startswith("group_") or (title.startswith("「") and title.endswith("」")):
        return title
    return f"「{title.translate(INNER)}」"


NAMES: dict[object, Row] = {
    str: lambda key, _: name(key),
    (str, "quoted"): lambda key, _: quoted(key),
    (str, "short"): lambda key, _: short_name_of(key, "ja"),
    Named: "{key}",
    (Named, "quoted"): "{key:quoted}",
    (Named, "short"): "{key:short}",
    Player: Marked("プレイヤー{number:ordinal}"),
    Pyramid: "ピラミッド",
    ThreatCard: "脅威{rank}",
    TheLostCard: "失われたカード",
    Card: "{:bare}",
    (Card, "bare"): Marked("{suit}の{rank}"),
    **{suit: name(f"suit.{suit.value}") for suit in Suit},
    (int, "ordinal"): lambda number, _: str(number + 1),
    tuple: Listing("、"),
    (tuple, "any"): Listing("または", "", ""),
    (tuple, "all"): Listing("と", "", ""),
    (tuple, "titles"): Listing("、", "", "quoted"),
    **dict.fromkeys([(tuple, "sentences"), (tuple, "checked")], Listing("")),
}
