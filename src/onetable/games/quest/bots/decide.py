"""One answer to any question of the game: rules of thumb on a table that shows no more than one seat may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from inspect import signature
from typing import Any

from onetable.core.step import Scope, Seat, Sentence
from onetable.core.word import Word
from onetable.games.quest.bots import fighting as fight
from onetable.games.quest.bots import hero_answers as answers
from onetable.games.quest.bots import hero_play as hero
from onetable.games.quest.bots import shadow_answers as dark
from onetable.games.quest.bots import shadow_play as shadow
from onetable.games.quest.bots.habits import HERO_NOW, SAURON_NOW, HeroHabits, SauronHabits
from onetable.games.quest.bots.laying import weigh_laying
from onetable.games.quest.mechanics import damage, defeat, limits, placing
from onetable.games.quest.mechanics import shadow_cards as shadow_rules
from onetable.games.quest.mechanics.combat import beginning, ending, hands, rounds
from onetable.games.quest.phases import actions, ambush, explore, finale, perils, plot_step, rest, sauron_turn, setup, travel
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.words import (
    belongings,
    character_effects,
    control,
    dealt_corruption,
    fights,
    foe_effects,
    hero_cards,
    influence_effects,
    journeys,
    kept_event,
    sauron_effects,
)

Weighing = Callable[[Board, Any, Sequence[Word], Scope, Seat], list[float]]
WEIGHINGS: dict[type, Weighing] = {
    # ---- a hero's turn
    rest.RestStep: hero.weigh_rest, rest.PayOffCorruption: hero.weigh_cleansing, defeat.AdvanceLeftmost: hero.weigh_markers,
    defeat.LoseOne: answers.weigh_losing, ambush.AskForFight: fight.weigh_challenge, travel.TravelStep: hero.weigh_travel,
    travel.MoveTo: hero.weigh_paying, travel.PayMore: hero.weigh_paying, explore.Exploring: hero.weigh_finds,
    explore.Gifts: hero.weigh_gifts, ending.StepAside: answers.weigh_places, journeys.MoveHero: answers.weigh_places,
    finale.ChooseChampion: fight.weigh_champion,
    # ---- combat
    beginning.SplitAgility: fight.weigh_agility, rounds.LayCard: weigh_laying, hands.DrawFromPools: fight.weigh_drawing,
    hands.TakeCardBack: fight.weigh_keeping, hands.SayType: fight.weigh_saying, ending.OfferRetreat: fight.weigh_retreat,
    ending.EndCombat: fight.weigh_parting, ending.Bloodfury: dark.weigh_gladly, damage.TakeDamage: fight.weigh_wounds,
    ambush.PickFoe: fight.weigh_foes, ambush.ChooseShape: fight.weigh_shape,
    # ---- what cards ask a hero
    belongings.PayFavorPerCorruption: answers.weigh_losing_corruption, belongings.DiscardCorruption: answers.weigh_losing_corruption,
    belongings.PickSkill: fight.weigh_keeping, belongings.Raise: answers.weigh_attributes, belongings.LoseItem: answers.weigh_losing,
    hero_cards.ShieldDamage: fight.weigh_shields, limits.DiscardCards: fight.weigh_parting, foe_effects.HurtMinion: answers.weigh_minions,
    character_effects.PlaceCharacterWithin: answers.weigh_friend_places,
    character_effects.SendCharacterToClear: answers.weigh_character_to_send,
    sauron_effects.DiscardActivePlot: answers.weigh_plots_to_break, influence_effects.RemoveSome: answers.weigh_clearing,
    control.Choose: answers.weigh_branches, control.May: answers.weigh_branches, control.OneHeroMay: answers.weigh_branches,
    # ---- Sauron's turn
    setup.PickStartingPlot: shadow.weigh_beginning, setup.KeepShadow: shadow.weigh_keeping_shadows,
    actions.KeepPlots: shadow.weigh_keeping_plots, placing.PlaceInExtension: shadow.weigh_influence,
    sauron_turn.NewMinions: shadow.weigh_entering, plot_step.PlotStep: shadow.weigh_plots, actions.SauronActs: shadow.weigh_actions,
    actions.Command: shadow.weigh_commands, shadow_rules.ShadowWindow: shadow.weigh_shadows,
    shadow_rules.GreedDraws: dark.weigh_gladly, travel.CombatOrPeril: shadow.weigh_fight_or_peril,
    perils.ChoosePeril: shadow.weigh_perils, defeat.WakeInHaven: dark.weigh_banishing,
    # ---- what cards ask Sauron
    journeys.SendToHaven: dark.weigh_banishing, fights.CommandAndFight: shadow.weigh_commands,
    fights.BringMinionToFight: dark.weigh_champions_of_evil, foe_effects.BringMinion: dark.weigh_champions_of_evil,
    foe_effects.RaiseMinion: dark.weigh_champions_of_evil, foe_effects.PutMinion: dark.weigh_minion_places,
    influence_effects.PlaceOnSome: shadow.weigh_influence, foe_effects.PlaceTokensOnSome: dark.weigh_new_tokens,
    foe_effects.PlaceTokensAsCommanded: dark.weigh_new_tokens, character_effects.PlaceAnyCharacter: dark.weigh_characters,
    character_effects.ReturnCharacter: dark.weigh_characters, character_effects.RemoveFavor: dark.weigh_favor,
    control.SauronPicksHero: dark.weigh_heroes, kept_event.GiveThisCard: dark.weigh_heroes,
    sauron_effects.SauronDiscardsPlot: dark.weigh_giving_plots, sauron_effects.PutPlotBack: dark.weigh_plot_deck,
    sauron_effects.TakeFromDiscards: dark.weigh_discards, sauron_effects.SearchPlot: shadow.weigh_keeping_plots,
    sauron_effects.PlayNow: dark.weigh_gladly, dealt_corruption.GiveOneCorruption: dark.weigh_burdens,
    dealt_corruption.ShareOutCorruption: dark.weigh_burdens,
}  # fmt: skip


def weighings_by(heroes: HeroHabits, sauron: SauronHabits) -> dict[type, Weighing]:
    """How those weigh who have these habits instead of today's."""
    instead = {HERO_NOW: heroes, SAURON_NOW: sauron}

    def having(weighing: Weighing) -> Weighing:
        habits = signature(weighing).parameters.get("habits")
        return partial(weighing, habits=instead[habits.default]) if habits is not None else weighing  # type: ignore[call-arg]  # it takes them

    return {step: having(weighing) for step, weighing in WEIGHINGS.items()}


def weigh(
    board: Board, agenda: Sequence[Sentence], offered: Sequence[Word], seat: Seat, weighings: Mapping[type, Weighing] = WEIGHINGS
) -> list[float]:
    """What each choice brings the side that is asked, as far as one can tell at a glance."""
    steps, scope = agenda[-1]
    step = steps[0]
    if seat == SAURON and isinstance(step, journeys.MoveHero):
        return dark.weigh_banishing(board, step, offered, scope, seat)
    return weighings[type(step)](board, step, offered, scope, seat)


def decide(
    board: Board, agenda: Sequence[Sentence], offered: Sequence[Word], seat: Seat, weighings: Mapping[type, Weighing] = WEIGHINGS
) -> int:
    """The number of the choice to make."""
    if len(offered) == 1:
        return 0
    gains = weigh(board, agenda, offered, seat, weighings)
    return gains.index(max(gains))


def rank_choices(
    board: Board, agenda: Sequence[Sentence], offered: Sequence[Word], seat: Seat, weighings: Mapping[type, Weighing] = WEIGHINGS
) -> list[tuple[float, int]]:
    """All choices with what they bring, the best first."""
    gains = weigh(board, agenda, offered, seat, weighings)
    return sorted([(gain, number) for number, gain in enumerate(gains)], key=lambda found: (-found[0], found[1]))
