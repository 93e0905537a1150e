"""Combats under way for tests of the rules: who fights whom with which cards."""

from __future__ import annotations

from typing import Any

from tests.games.quest.scenes import Scene, scene

IN_COMBAT = ("foe_deck", "foe_stack", "hero_stack", "hero_last", "foe_last", "hero_declared", "damage", "strength", "health", "fear",
             "hero_exhausted", "foe_exhausted")  # fmt: skip
OF_THE_HERO = ("life", "rest", "others", "corruption", "favor", "items", "trained", "at", "raised")


def duel(hero: str, hand: list[str], foe: str, foe_hand: list[str], **more: Any) -> Scene:
    """A combat at the beginning of a round: `duel("thalin", ["sweep", "parry"], "witch_king", ["smash", "block"], foe_last="rush")`."""
    combat = {name: more.pop(name) for name in IN_COMBAT if name in more}
    own = {name: more.pop(name) for name in OF_THE_HERO if name in more}
    more.setdefault("minions", {"black_serpent": "near_harad", "mouth_of_sauron": "dol_guldur", "witch_king": "minas_morgul"})
    return scene(heroes=[{"hero": hero, "hand": hand, **own}], combat={"foe": foe, "foe_hand": foe_hand, **combat}, **more)


def hurt(play: Scene, hero: str) -> int:
    """The cards in the damage pool."""
    found: int = play[hero]["damage_size"]
    return found


def bear(play: Scene) -> Scene:
    """The hero takes all damage from his life pool, as long as there is one."""
    while play.offered and play.asked == 1 and any([line.startswith(("FromLifePool", "PickCard")) for line in play.offered]):
        play.choose(play.offered[0])
    return play


def combat(play: Scene) -> dict[str, Any]:
    """The facts of the combat under way."""
    found: dict[str, Any] = play.facts["combat"]
    return found
