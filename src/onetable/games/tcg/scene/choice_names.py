"""Every choice there is by name: what is done, and what is said after it."""

from __future__ import annotations

from functools import cache
from typing import get_type_hints

from onetable.core.rulebook import ChoiceName
from onetable.core.word import Word, kinds_of
from onetable.games.tcg.cards.catalogue import SETS
from onetable.games.tcg.mechanics.reconcile import PutAway
from onetable.games.tcg.mechanics.windows import Answer
from onetable.games.tcg.phases.actions import DiscardToHeal, Transfer, Use
from onetable.games.tcg.phases.skirmish import LoserWounds, Overwhelm
from onetable.games.tcg.speech import choices
from onetable.games.tcg.speech.marks import Mark, handle_fields, marked
from onetable.games.tcg.speech.parts import Target
from onetable.games.tcg.words.effects import Option
from onetable.games.tcg.words.fights import AssignPair
from onetable.games.tcg.words.hands import FromDiscardPile, FromHand, PlayerVerb
from onetable.games.tcg.words.playing import Land, PlayCard
from onetable.games.tcg.words.targets import Who
from onetable.games.tcg.words.verb import Announcement, Verb
from onetable.games.tcg.words.verbs import CostVerb

STEPS = (Use, PlayCard, Land, Transfer, DiscardToHeal, PutAway, Answer, Option, AssignPair, LoserWounds, Overwhelm)
BASES = (Verb, CostVerb, PlayerVerb, FromHand, FromDiscardPile)  # others are made of them
OPTION = "what it does, a word for each cost and effect"


@cache
def choice_names() -> tuple[ChoiceName, ...]:
    """The choices of all installed sets, in the order of their names."""
    home = tuple([f"{each.home}." for each in SETS])
    found = {kind.__name__: kind for kind in kinds_of(Word) if kind.__module__.startswith(home) and is_choice(kind)}
    return tuple([ChoiceName(name, parts_of(kind), (kind.__doc__ or "").partition("\n")[0]) for name, kind in sorted(found.items())])


def is_choice(kind: type) -> bool:
    """Whether it can be chosen: it is made for that, names what is pointed at, or does something to a card or a player."""
    if kind in BASES or issubclass(kind, Announcement):
        return False
    return kind.__module__ == choices.__name__ or kind in STEPS or issubclass(kind, (Verb, PlayerVerb)) or bool(picked(kind))


def picked(kind: type) -> tuple[str, ...]:
    """The fields that hold what was pointed at."""
    return marked(kind, Mark.PICKED) if issubclass(kind, Word) else ()


def parts_of(kind: type[Word]) -> tuple[str, ...]:
    """What is said after the name, field by field."""
    if kind is Option:
        return (OPTION,)
    hints = get_type_hints(kind)
    found = []
    for name in kind.__struct_fields__:
        hint = hints[name]
        if name in handle_fields(kind) or (isinstance(hint, type) and issubclass(hint, Target)):
            found.append("card" if name in ("target", "card", "source") else name)
        elif isinstance(hint, type) and issubclass(hint, Who):
            found.append("player")
        elif name in marked(kind, Mark.SAID) or name in picked(kind):
            found.append(name)
        elif name in marked(kind, Mark.PARAGRAPH):
            found.append("paragraph, from its second on")
    return tuple(found)
