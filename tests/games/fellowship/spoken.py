"""All that can be said in this game: an example of every word, with sample values in its fields."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

import onetable.games.fellowship
from onetable.core.advice import NothingElse
from onetable.core.position import Position
from onetable.core.step import Step
from onetable.core.word import Word, kinds_of
from onetable.games.fellowship.blueprints import Ability, Change, ChapterText, Character, SetupAction, SpecialCard
from onetable.games.fellowship.cards.chapters import CHAPTERS, THE_ROAD
from onetable.games.fellowship.cards.characters import CHARACTERS
from onetable.games.fellowship.cards.events import EVENTS
from onetable.games.fellowship.cards.gifts import GIFTS
from onetable.games.fellowship.cards.riders import RIDERS
from onetable.games.fellowship.pieces.names import Named, Player, Pyramid, TheLostCard
from onetable.games.fellowship.pieces.playing_cards import HILLS, RINGS, RIVERS, SHADOWS, THE_ONE_RING, Card, CardChoice, Suit
from onetable.games.fellowship.words import goals
from onetable.games.fellowship.words.changes import Duty, NewGoal
from onetable.games.fellowship.words.goals import Goal
from onetable.games.fellowship.words.reasons import Reason
from tests.every_module import load_every_module

CARDS: dict[str, Character | SpecialCard] = {**CHARACTERS, **EVENTS, **RIDERS, **GIFTS}

# ---- which words there are

FAMILIES = {Goal, Ability, Change, SetupAction, Reason, CardChoice}  # what these have in common; only their children are ever said


def spoken_kinds() -> list[type[Word]]:
    """Every class of words that somebody may read: all of the game, of the match and of its advice, but for the steps of the rules."""
    load_every_module(onetable.games.fellowship, without=".text.")
    homes = ("onetable.games.fellowship.", "onetable.core.match")
    found = [kind for kind in dict.fromkeys(kinds_of(Word)) if kind.__module__.startswith(homes)]
    # Steps that stand on no card only move the game on; what they did is told by words of their own.
    steps = {kind for kind in found if issubclass(kind, Step) and not issubclass(kind, SetupAction)}
    return [NothingElse, *[kind for kind in found if kind not in steps | FAMILIES]]


KINDS = spoken_kinds()

# ---- examples made from the types of the fields

SAMPLES: dict[object, tuple[object, ...]] = {
    int: (1, 3),
    bool: (False, True),
    Suit: (HILLS, RINGS, RIVERS),
    Card: (Card(HILLS, 3), THE_ONE_RING),
    Named: (Named("frodo"), Named("legolas"), Named("gandalf_servant_of_the_secret_fire")),
    Player: (Player(0), Player(3)),
    Pyramid: (Pyramid(),),
    TheLostCard: (TheLostCard(),),
    Goal: (goals.WinTricks(1), goals.WinCards(RINGS, 3), goals.Never(goals.WinCard(THE_ONE_RING))),
}
TITLES: dict[str, tuple[Named, ...]] = {  # a name that is no character's
    "event": (Named("the_doors_of_durin"), Named("group_1")),
    "rider": (Named("the_unseen"), Named("wraith")),
    "gift": (Named("sting"), Named("the_horn_of_gondor")),
    "chapter": (Named("a_long_expected_party"), Named("road")),
}
BY_FIELD: dict[str, tuple[object, ...]] = {  # a key says only by its field what it names
    "key": ("frodo", "the_nine", "road"),
    "character": ("frodo", "gandalf_servant_of_the_secret_fire"),
    "but": ("gimli",),
    "person": ("gandalf", "elrond"),
    "pairs": ((("merry", "the_black_breath"),), (("frodo", "terror"), ("sam", "wraith"))),
    "partners": ((Named("frodo"),), (Named("frodo"), Named("sam"))),
    "persons": (("frodo",), ("frodo", "sam"), ("frodo", "sam", "merry")),
    "helpers": (("samwise_gamgee_burdened",), ("sam", "merry")),
    "first": (("frodo", "sam"), ("frodo", "boromir_son_of_denethor_burdened")),
    "second": (("gimli",), ("merry", "pippin", "legolas")),
    "suits": ((SHADOWS,), (HILLS, SHADOWS), (HILLS, RINGS, RIVERS)),
    "ranges": (((1, 2),), ((1, 2), (3, 4), (5, 6))),
    "who": ("frodo",),
    "what": ("mithril_shirt",),
}


def samples(field: str, hint: Any) -> tuple[object, ...]:
    """Some values for a field, by its type; where that says too little, by its name."""
    if get_origin(hint) in (Union, UnionType):
        return tuple([value for option in get_args(hint) for value in samples(field, option)])
    if hint is Named and field in TITLES:
        return TITLES[field]
    return SAMPLES[hint] if hint in SAMPLES else BY_FIELD[field]


def examples(kind: type[Word]) -> list[Word]:
    """Instances of a class with all combinations of sample values, and with the default where there is one."""
    if kind is ChapterText:
        return [chapter.text for chapter in (*CHAPTERS.values(), THE_ROAD)]
    if kind in (Character, SpecialCard):
        return [card for card in CARDS.values() if isinstance(card, kind)]
    hints = get_type_hints(kind)
    columns: list[list[tuple[str, object]]] = []
    for field in msgspec.structs.fields(kind):
        values = list(samples(field.name, hints[field.name]))
        if field.default is not msgspec.NODEFAULT and field.default not in values:
            values.append(field.default)
        columns.append([(field.name, value) for value in values])
    rows = [dict(row) for row in product(*columns)]
    ordered = [row for row in rows if not {"least", "most"} <= row.keys() or row["least"] <= row["most"]]  # type: ignore[operator]
    return [kind(**row) for row in ordered]


COMPOUND = (goals.Both, goals.Never, goals.ByPlayers, goals.Nothing)
LEAF_GOALS = [word for kind in KINDS for word in examples(kind) if isinstance(word, Goal) and not isinstance(word, COMPOUND)]


def all_examples() -> list[Word]:
    """Examples of every class, and every goal in every sentence that holds a goal."""
    found = [word for kind in KINDS for word in examples(kind)]
    for goal in LEAF_GOALS:
        found += [goals.Never(goal), goals.Both(goal, goals.WinLastTrick()), goals.Both(goals.WinLastTrick(), goal)]
        found += [goals.ByPlayers(goal, goals.WinTricks(2)), Duty(goals.Never(goal)), NewGoal("gandalf", goal)]
    return [*found, goals.WinTricks(0, 0), goals.WinTricks(1, 2), goals.WinTricks(0, 2), goals.WinCards(SHADOWS, 8)]


EXAMPLES = all_examples()


def spoken() -> Iterator[tuple[Position | None, Word]]:
    """What may be said, each with the table that it is about; here a word says enough by itself."""
    for word in EXAMPLES:
        yield None, word
