"""Every choice of this game by the name that scenarios call it by."""

from __future__ import annotations

from collections.abc import Sequence

from onetable.core.rulebook import ChoiceName
from onetable.core.word import Word
from onetable.games.quest.mechanics.commands import HealMinion, MoveMinion, MoveToken, PlaceToken
from onetable.games.quest.mechanics.shadow_cards import PlayShadow
from onetable.games.quest.phases.explore import (
    BreakPlot,
    CompleteQuest,
    Consult,
    ConsultForFavor,
    DarkPath,
    Explore,
    GiveFavor,
    GiveItem,
    GiveQuest,
    TakeFavor,
    Trade,
)
from onetable.games.quest.phases.plot_step import DropPlot, PlayPlot
from onetable.games.quest.phases.rest import Rest
from onetable.games.quest.phases.sauron_turn import EnterMinion
from onetable.games.quest.phases.scouting import Scout
from onetable.games.quest.phases.travel import GiveUp, MoveTo, PayOne, PaySeveral
from onetable.games.quest.vocabulary import choices

OF_SAURON: tuple[type[Word], ...] = (EnterMinion, PlayPlot, DropPlot, PlayShadow, MoveMinion, HealMinion, PlaceToken, MoveToken)
OF_HEROES: tuple[type[Word], ...] = (
    Rest, Scout, MoveTo, PayOne, PaySeveral, GiveUp, Explore, TakeFavor, Consult, ConsultForFavor, CompleteQuest, BreakPlot, DarkPath,
    Trade, GiveFavor, GiveItem, GiveQuest,
)  # fmt: skip
TOLD = ("does", "sauron")  # what a branch of a card does is said behind its number, and need not be written


def choice_names() -> Sequence[ChoiceName]:
    """What Sauron and the heroes do in their turns, then what anybody may be asked."""
    asked = [kind for kind in vars(choices).values() if isinstance(kind, type) and issubclass(kind, Word) and kind is not Word]
    return [
        ChoiceName(kind.__name__, tuple([part for part in kind.__struct_fields__ if part not in TOLD]), kind.__doc__ or "")
        for kind in (*OF_SAURON, *OF_HEROES, *asked)
    ]
