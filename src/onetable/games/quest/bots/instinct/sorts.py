"""What sorts of choices there are, which numbers each brings, and where they stand among all that habits can hang on."""

from __future__ import annotations

from msgspec import Struct

from onetable.games.quest.bots.instinct.outlook import OF_HERO, OF_SAURON
from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.figures import CARDS
from onetable.games.quest.traits import Attribute, Minion

FIGHTING = ("attack", "defense", "cost", "melee", "round", "health of the foe")
# Sorts that stand beside others of the same question hang on the outlook as well; of those among themselves it would tell nothing.
WITH_OUTLOOK: dict[str, tuple[str, ...]] = {
    "stay": ("worth of the place", "moved already"), "explore": (), "give up": (), "scout": (),
    "rest": ("cards that come back", "cards missed"),
    "take favor": (), "favor of a character": (), "consult": ("gain",), "break a plot": ("favor", "advance", "worth"), "dark path": (),
    "complete a quest": (), "trade": (), "pay off corruption": ("favor",), "draw for agility": ("agility left",),
    "wound from the life pool": ("cards in hand",), "flee": ("health of the foe",), "seek a fight": (), "hero lays no more": FIGHTING[4:],
}  # fmt: skip
OF_A_HERO: dict[str, tuple[str, ...]] = {
    "journey": (
        "worth of the goal", "cards of the way", "dangers of the way", "turns", "last card spent", "favor there", "character there",
        "quest there", "quest fought for there", "worth of a plot that can be broken there", "the same late in the game",
        "plot there for which favor lacks", "event there", "haven", "haven for the wounded", "peril there", "foes near",
        "another hero is nearer", "spaces", "favor late in the game", "quest of the mission there", "haven for the weary",
        "dangers for the weary", "foe there that the mission wants gone",
    ),
    "aimless step": (), "pay one card": ("worth of the card",), "pay several cards": ("worth of the card", "cards left to pay"),
    "wound from the hand": ("worth of the card", "cost", "defense"), "hero lays": FIGHTING, "hero": (),
}  # fmt: skip
DARK_OUTLOOK: dict[str, tuple[str, ...]] = {
    "influence track": ("number",), "draw track": ("number",), "command track": ("number",), "play a shadow card": ("hurt", "price"),
    "play a plot": ("advance", "favor", "way of the heroes", "favor that they lack", "price"), "drop a plot": ("advance",),
    "influence to the pool": (), "foe instead of peril": ("menace",), "enter a minion": ("way to the heroes",),
    "heal a minion": ("damage",),
}  # fmt: skip
OF_THE_DARK: dict[str, tuple[str, ...]] = {
    "influence": (
        "none there", "some there", "peril for one more hero", "a hero there", "way to the heroes", "stronghold", "plot there",
        "wanted there",
    ),
    "move a minion": ("nearer to a hero", "onto a hero", "danger to him", "nearer to a plot", "into a haven", "health"),
    "place a token": ("way to the heroes", "wanted there", "tokens there", "plot there"),
    "move a token": ("nearer to a hero", "onto a hero", "danger to him"),
    "no command": (), "keep a plot": ("advance", "favor", "pool that lacks"), "keep a shadow card": ("price",),
    "Sauron lays": FIGHTING, "Sauron lays no more": (), "Sauron": (),
}  # fmt: skip
OWN_WEIGHTS: dict[str, tuple[str, ...]] = {
    **{verb: tuple(CARDS) for verb in ("pay", "wound", "lay", "train")},
    **{verb: tuple(every_card().plots) for verb in ("play plot", "keep plot", "break plot")},
    **{verb: tuple(every_card().shadows) for verb in ("play shadow", "keep shadow")},
    "peril": tuple(every_card().perils), "give corruption": tuple(every_card().corruption), "raise": tuple(Attribute),
    "command": tuple(Minion),
}  # fmt: skip


class Sort(Struct, frozen=True):
    """A sort of choices: where its numbers begin, and whether the outlook comes before its own."""

    base: int
    seen: bool


def laid_out(begin: int) -> tuple[dict[str, Sort], dict[str, dict[str, int]], list[str]]:
    """All sorts, the places of what has a weight of its own, and the names of all of it, from a place on."""
    sorts, names = dict[str, Sort](), list[str]()
    for of, around in ((WITH_OUTLOOK, OF_HERO), (OF_A_HERO, ()), (DARK_OUTLOOK, OF_SAURON), (OF_THE_DARK, ())):
        for sort, numbers in of.items():
            sorts[sort] = Sort(begin + len(names), bool(around))
            names += [f"{sort}: {name}" for name in (*around, *numbers)]
    own = dict[str, dict[str, int]]()
    for verb, ids in OWN_WEIGHTS.items():
        own[verb] = {each: begin + len(names) + number for number, each in enumerate(ids)}
        names += [f"{verb} {each}" for each in ids]
    return sorts, own, names
