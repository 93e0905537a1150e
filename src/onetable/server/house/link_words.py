"""The words of links: easy to say on the telephone, hard to guess."""

from __future__ import annotations

import secrets

FIRST = (
    "amber", "apple", "autumn", "birch", "bramble", "bright", "brook", "clover", "copper", "crystal", "dawn", "deep", "dusty", "early",
    "east", "elder", "evening", "fallow", "far", "feather", "fern", "firefly", "flint", "frost", "gentle", "golden", "green", "grey",
    "hazel", "heather", "hidden", "high", "hollow", "honey", "ivy", "jolly", "lantern", "late", "lily", "little", "long", "maple",
    "meadow", "merry", "misty", "moss", "north", "oak", "old", "pebble", "pine", "quiet", "rainy", "red", "river", "rowan", "silver",
    "snowy", "south", "stony", "summer", "sunny", "thistle", "willow",
)  # fmt: skip
SECOND = (
    "acorn", "anvil", "arrow", "badger", "barrel", "basket", "beacon", "bell", "bridge", "button", "candle", "castle", "chimney",
    "cloak", "crown", "door", "drum", "eagle", "ember", "falcon", "fiddle", "ford", "forge", "garden", "gate", "harbour", "harp",
    "hearth", "hill", "horn", "inn", "island", "kettle", "key", "ladder", "lake", "lamp", "lane", "map", "market", "mill", "mirror",
    "mushroom", "orchard", "otter", "path", "pipe", "pony", "quill", "raven", "road", "robin", "saddle", "sail", "song", "sparrow",
    "spring", "stair", "star", "stone", "tower", "wagon", "well", "window",
)  # fmt: skip


def link_word() -> str:
    """A new word, such as copper-kettle-48213."""
    return f"{secrets.choice(FIRST)}-{secrets.choice(SECOND)}-{secrets.randbelow(90_000) + 10_000}"
