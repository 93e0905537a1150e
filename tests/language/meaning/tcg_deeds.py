"""What is paid and done on a card of the trading card game, and which cards are meant: read from its words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from onetable.games.tcg.speech.deeds import Deed
from onetable.games.tcg.traits import Keyword, Measure
from onetable.games.tcg.words.costs import Spot
from onetable.games.tcg.words.nouns import Not
from onetable.games.tcg.words.targets import A
from onetable.games.tcg.words.verbs import Give
from tests.language.meaning.facts import fields, parts

PAID = {
    "Exert": "exert",
    "ExertX": "exert",
    "Discard": "discard",
    "DiscardFromHand": "discard",
    "Spot": "spot",
    "SpotX": "spot",
    "SpotBurdens": "spot",
    "SpotXBurdens": "spot",
    "SpotOpponentsSite": "spot",
    "SpotAnOpponentsSite": "spot",
    "RemoveTwilight": "remove",
    "RemoveBurdens": "remove",
    "AddTwilight": "add",
    "AddBurdens": "add",
    "PlayFromHand": "play",
}
DONE = PAID | {
    "Wound": "wound",
    "Heal": "heal",
    "Exhaust": "exhaust",
    "DiscardTop": "discard",
    "DiscardAtRandom": "discard",
    "Draw": "draw",
    "PlayFromDiscard": "play",
    "PlayStacked": "play",
    "PlayThatFromDiscard": "play",
    "LayNextSite": "play",
    "Prevent": "prevent",
    "CancelEvent": "cancel",
    "CancelSkirmish": "cancel",
    "RevealHand": "reveal",
    "LookAtHand": "look",
    "ShuffleInFromDiscard": "shuffle",
    "TransferTo": "transfer",
    "TransferABladeTip": "transfer",
    "ReplaceSite": "replace",
    "SwapASite": "replace",
    "AssignPair": "assign",
}
DONE_BY_ONE_CARD = {
    "RevealTopThree": ("reveal", "discard", "replace"),
    "DigForMithril": ("discard", "add", "take"),
    "LookAtTwo": ("look", "discard"),
    "RevealTopAndTake": ("reveal", "take", "discard"),
    "LookAtTopAndTake": ("look", "take", "discard"),
    "RevealUntilOther": ("reveal", "take"),
    "DiscardIsengardMinion": ("discard", "draw"),
    "RevealSomeAtRandom": ("reveal", "discard"),
    "DiscardTopForBurdens": ("discard", "add"),
    "RevealBottom": ("reveal", "take", "discard"),
    "RevealTopOrPay": ("reveal", "take", "discard"),
    "StackOnThis": ("discard", "remove", "stack"),
    "StackFromHand": ("stack",),
    "TakeFromDiscard": ("take",),
    "PutUnderDeckFromDiscard": ("place",),
    "PutCopiesUnderDeck": ("place",),
    "PlayFromDeck": ("play", "shuffle"),
    "BarAssignment": ("prevent",),
    "StayHere": ("prevent",),
    "Replenish": ("discard", "draw"),
    "ShuffleHandIn": ("shuffle",),
    "SummonToTheRing": ("cancel", "assign"),
    "Spare": ("place",),
}
TARGETS = {
    "TheRingBearer": "ring-bearer",
    "Roaming": "roaming",
    "Exhausted": "exhausted",
    "Skirmishing": "skirmishing",
    "Bearer": "bearer",
    "ItsBearer": "bearer",
    "BearerAtSite": "bearer",
    "PutOnTheRing": "one ring",
    "CancelSkirmish": "involving",
    "KilledBeside": "involving",
    "EnterExhausted": "exhausted",
    "BesideInSkirmish": "skirmishing",
    "AtItsSite": "its site",
    "AtItsOwnSite": "its site",
}
TOLD = {
    "RevealTopThree": ("shadow",),
    "DiscardIsengardMinion": ("isengard", "minion"),
    "RevealUntilOther": ("moria", "minion"),
    "RevealBottom": ("moria", "orc"),
    "RevealTopOrPay": ("sauron",),
    "DiscardTopForBurdens": ("shadow",),
    "StrengthenByOthers": ("moria", "orc"),
    "SummonToTheRing": ("nazgul", "ring-bearer", "one ring"),
    "BecomeRingBearer": ("ring-bearer",),
    "Corrupt": ("ring-bearer",),
    "TransferABladeTip": ("Blade Tip", "companion", "bearer", "skirmishing"),
    "ExertX": ("companion",),
    "BurdensAndDeadAtLeast": ("companion",),
    "DeadCompanionsAtLeast": ("companion",),
    "BearerStoodAside": ("bearer", "companion"),
    "BurdensAtMost": ("ring-bearer",),
    "RingWorn": ("ring-bearer", "one ring"),
    "OnACharacter": ("companion", "ally", "minion"),
    "ForEachRace": ("companion",),
    "OnlyRaceIs": ("companion",),
}
MEASURED = {Measure.NO_WEAPON_BONUS: "weapon", Measure.NO_SKIRMISH_ACTIONS: "event", Measure.BESIDE_ANOTHER: "hand weapon"}
ANSWERED = {"PutOnTheRing": "one ring", "EventPlayed": "event"}


def paid(deed: Deed) -> Iterator[str]:
    """What stands before “to”: where nothing follows, it is what is done."""
    aimed = [word.noun for effect in deed.effects for word in parts(effect) if isinstance(word, A)]
    for cost in deed.costs:
        if isinstance(cost, Spot) and cost.noun in aimed:
            continue  # it only says beforehand that there must be somebody
        yield from [PAID[name] for word in parts(cost) if (name := type(word).__name__) in PAID] if deed.effects else ()


def done(word: Struct) -> tuple[str, ...]:
    """What happens to cards and tokens."""
    name = type(word).__name__
    if name == "PutUnderDeck":
        return ("reveal", "place") if getattr(word, "shown", False) else ("place",)
    if isinstance(word, Give) and word.what in (Measure.NO_WOUNDS, Measure.TRIPLED, Measure.NO_BONUS):
        return ("cancel",) if word.what is Measure.NO_BONUS else ("prevent",)
    return (DONE[name],) if name in DONE else DONE_BY_ONE_CARD.get(name, ())


def acts(value: Any) -> Iterator[str]:
    """All that is done, and not what is paid for it."""
    if isinstance(value, Deed):
        yield from acts(value.effects or value.costs)
    elif isinstance(value, tuple):
        for part in value:
            yield from acts(part)
    elif isinstance(value, Struct):
        yield from done(value)
        for _, part in fields(value):
            yield from acts(part)


def meant(word: Struct) -> Iterator[str]:
    """Which cards are spoken of."""
    name = type(word).__name__
    yield from (TARGETS[name],) if name in TARGETS else TOLD.get(name, ())
    if isinstance(word, Not):
        yield from [f"none but others: {target}" for inner in parts(word.what) for target in meant(inner)]
    for field, value in fields(word):
        if field == "traits":
            yield from value
        elif isinstance(value, Keyword) or field == "race":
            yield str(value)
        elif field == "races":
            yield from [str(race) for race in value]
        elif value in MEASURED:
            yield MEASURED[value]
        elif field == "verb":
            yield from [ANSWERED[value.__name__]] if value.__name__ in ANSWERED else []
