"""Chinese: names, cards, numbers and lists."""

from __future__ import annotations

from onetable.games.fellowship.pieces.names import Named, Player, Pyramid, TheLostCard, ThreatCard
from onetable.games.fellowship.pieces.playing_cards import RINGS, Card, Suit
from onetable.games.fellowship.text.names import is_title, name_of, short_name_of
from onetable.language.book import Listing, Marked, Row


def in_text(key: str) -> str:
    """A name inside a sentence: titles of cards, and names that contain a comma, stand in quotation marks."""
    name = name_of(key, "zh")
    return f"“{name}”" if "，" in name or (is_title(key) and not name.startswith("“")) else name


NAMES: dict[object, Row] = {
    str: lambda key, _: name_of(key, "zh"),
    (str, "text"): lambda key, _: in_text(key),
    (str, "short"): lambda key, _: short_name_of(key, "zh"),
    Named: "{key}",
    (Named, "text"): "{key:text}",
    (Named, "short"): "{key:short}",
    Player: Marked("玩家{number:ordinal}"),
    Pyramid: "金字塔牌组",
    ThreatCard: "{rank}号威胁牌",
    TheLostCard: "遗失牌",
    **{suit: name_of(f"suit.{suit.value}", "zh") for suit in Suit},
    Card: "{:bare}",
    (Card, "bare"): Marked("{:rank}{suit}牌"),
    (Card, "rank"): lambda card, _: "{rank}号" if card.suit is RINGS else "{rank}点",  # Rings are numbered, all other cards have points
    (int, "ordinal"): lambda number, _: str(number + 1),
    tuple: Listing("、"),
    (tuple, "any"): Listing("、", "或", "text"),
    (tuple, "all"): Listing("、", "", "text"),
    (tuple, "both"): Listing("、", "和", "text"),
    (tuple, "given"): Listing("，"),
    (tuple, "cards"): Listing("牌、", "", ""),
    (tuple, "both_cards"): Listing("牌和", "", ""),
    **dict.fromkeys([(tuple, "sentences"), (tuple, "checked")], Listing("")),
}
