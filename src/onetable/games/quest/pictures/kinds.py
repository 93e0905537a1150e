"""What kind of question a step asks."""

from __future__ import annotations

from collections.abc import Sequence

from onetable.core.step import Step
from onetable.core.word import Word
from onetable.games.quest.mechanics.combat.beginning import SplitAgility
from onetable.games.quest.mechanics.combat.ending import Bloodfury, EndCombat, OfferRetreat, StepAside
from onetable.games.quest.mechanics.combat.hands import DrawFromPools, SayType, TakeCardBack
from onetable.games.quest.mechanics.combat.rounds import LayCard
from onetable.games.quest.mechanics.damage import TakeDamage
from onetable.games.quest.mechanics.defeat import AdvanceLeftmost, LoseOne, WakeInHaven
from onetable.games.quest.mechanics.limits import DiscardCards
from onetable.games.quest.mechanics.placing import PlaceInExtension
from onetable.games.quest.mechanics.shadow_cards import ShadowWindow
from onetable.games.quest.phases.actions import Command, KeepPlots, SauronActs
from onetable.games.quest.phases.ambush import AskForFight, PickFoe
from onetable.games.quest.phases.explore import Exploring, Gifts
from onetable.games.quest.phases.finale import ChooseChampion
from onetable.games.quest.phases.perils import ChoosePeril
from onetable.games.quest.phases.plot_step import PlotStep
from onetable.games.quest.phases.rest import PayOffCorruption, RestStep
from onetable.games.quest.phases.sauron_turn import NewMinions
from onetable.games.quest.phases.setup import KeepShadow, PickStartingPlot
from onetable.games.quest.phases.travel import CombatOrPeril, MoveTo, PayMore, TravelStep
from onetable.games.quest.pictures.question_shape import Asked
from onetable.games.quest.table import Board
from onetable.games.quest.vocabulary.choices import PickBranch
from onetable.games.quest.words.belongings import PickSkill

KINDS: dict[type[Word], Asked] = {
    PickStartingPlot: "starting-plot", KeepPlots: "keep", KeepShadow: "keep", PlotStep: "plot", SauronActs: "track",
    PlaceInExtension: "place", Command: "command", NewMinions: "minion", ShadowWindow: "shadow", PickFoe: "foe", CombatOrPeril: "foe",
    ChoosePeril: "peril", RestStep: "rest", AskForFight: "fight", TravelStep: "travel", MoveTo: "pay", PayMore: "pay",
    Exploring: "explore", Gifts: "gifts", PayOffCorruption: "pay-off", AdvanceLeftmost: "marker", LoseOne: "lose", TakeDamage: "damage",
    SplitAgility: "agility", LayCard: "lay", SayType: "type", TakeCardBack: "take-back", DrawFromPools: "draw", Bloodfury: "draw",
    OfferRetreat: "retreat", EndCombat: "order", StepAside: "pick", WakeInHaven: "pick", ChooseChampion: "champion", PickSkill: "skill",
}  # fmt: skip


def kind_of(step: Step[Board], choices: Sequence[Word]) -> Asked:
    """What kind of question it is."""
    if type(step) in KINDS:
        return KINDS[type(step)]
    if any([isinstance(choice, PickBranch) for choice in choices]):
        return "branch"
    return "card" if isinstance(step, DiscardCards) else "pick"
