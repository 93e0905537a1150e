"""One answer to any question of the game: rules of thumb on a table that shows no more than one seat may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from onetable.bots.quest import fighting as fight
from onetable.bots.quest import hero_play as hero
from onetable.bots.quest import hero_readings, map_readings
from onetable.bots.quest import shadow_play as shadow
from onetable.core.step import Scope, Seat, Sentence
from onetable.core.word import Word
from onetable.games.quest.rules import (
    actions,
    ambush,
    combat,
    damage,
    defeat,
    explore,
    finale,
    perils,
    placing,
    plots,
    rest,
    sauron_turn,
    setup,
    travel,
)
from onetable.games.quest.rules import shadow as shadow_rules
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.words import control, effects, fights, map_effects, sauron_effects

Weighing = Callable[[Board, Any, Sequence[Word], Scope, Seat], list[float]]
READINGS = (hero_readings, map_readings)  # they fill the table of worths
WEIGHINGS: dict[type, Weighing] = {
    # ---- a hero's turn
    rest.RestStep: hero.weigh_rest, rest.PayOffCorruption: hero.weigh_cleansing, defeat.AdvanceLeftmost: hero.weigh_markers,
    defeat.LoseOne: hero.weigh_losing, ambush.AskForFight: fight.weigh_challenge, travel.TravelStep: hero.weigh_travel,
    travel.MoveTo: hero.weigh_paying, travel.PayMore: hero.weigh_paying, explore.Exploring: hero.weigh_finds,
    explore.Gifts: hero.weigh_gifts, combat.StepAside: hero.weigh_places, finale.ChooseChampion: fight.weigh_champion,
    # ---- combat
    combat.SplitAgility: fight.weigh_agility, combat.LayCard: fight.weigh_laying, combat.DrawFromPools: fight.weigh_drawing,
    combat.TakeCardBack: fight.weigh_keeping, combat.SayType: fight.weigh_saying, combat.OfferRetreat: fight.weigh_retreat,
    combat.EndCombat: fight.weigh_parting, combat.Bloodfury: shadow.weigh_gladly, damage.TakeDamage: fight.weigh_wounds,
    ambush.PickFoe: fight.weigh_foes, ambush.ChooseShape: fight.weigh_shape,
    # ---- what cards ask a hero
    effects.PayFavorPerCorruption: hero.weigh_losing_corruption, effects.DiscardCorruption: hero.weigh_losing_corruption,
    effects.PickSkill: fight.weigh_keeping, effects.Raise: hero.weigh_attributes, effects.LoseItem: hero.weigh_losing,
    effects.ShieldDamage: fight.weigh_shields, effects.DiscardCards: fight.weigh_parting, map_effects.HurtMinion: hero.weigh_minions,
    map_effects.PlaceCharacterWithin: hero.weigh_friend_places, map_effects.SendCharacterToClear: hero.weigh_character_to_send,
    sauron_effects.DiscardActivePlot: hero.weigh_plots_to_break, map_effects.RemoveSome: hero.weigh_clearing,
    control.Choose: hero.weigh_branches, control.May: hero.weigh_branches, control.OneHeroMay: hero.weigh_branches,
    # ---- Sauron's turn
    setup.PickStartingPlot: shadow.weigh_beginning, setup.KeepShadow: shadow.weigh_keeping_shadows,
    actions.KeepPlots: shadow.weigh_keeping_plots, placing.PlaceInExtension: shadow.weigh_influence,
    sauron_turn.NewMinions: shadow.weigh_entering, plots.PlotStep: shadow.weigh_plots, actions.SauronActs: shadow.weigh_actions,
    actions.Command: shadow.weigh_commands, actions.CommandMinion: shadow.weigh_commands, shadow_rules.ShadowWindow: shadow.weigh_shadows,
    shadow_rules.GreedDraws: shadow.weigh_gladly, travel.CombatOrPeril: shadow.weigh_fight_or_peril,
    perils.ChoosePeril: shadow.weigh_perils, defeat.WakeInHaven: shadow.weigh_banishing,
    # ---- what cards ask Sauron
    effects.SendToHaven: shadow.weigh_banishing, fights.CommandAndFight: shadow.weigh_commands,
    fights.BringMinionToFight: shadow.weigh_champions_of_evil, map_effects.BringMinion: shadow.weigh_champions_of_evil,
    map_effects.RaiseMinion: shadow.weigh_champions_of_evil, map_effects.PutMinion: shadow.weigh_minion_places,
    map_effects.PlaceOnSome: shadow.weigh_influence, map_effects.PlaceTokensOnSome: shadow.weigh_new_tokens,
    map_effects.PlaceTokensAsCommanded: shadow.weigh_new_tokens, map_effects.PlaceAnyCharacter: shadow.weigh_characters,
    map_effects.ReturnCharacter: shadow.weigh_characters, map_effects.RemoveFavor: shadow.weigh_favor,
    control.SauronPicksHero: shadow.weigh_heroes, sauron_effects.GiveThisCard: shadow.weigh_heroes,
    sauron_effects.SauronDiscardsPlot: shadow.weigh_giving_plots, sauron_effects.PutPlotBack: shadow.weigh_plot_deck,
    sauron_effects.TakeFromDiscards: shadow.weigh_discards, sauron_effects.SearchPlot: shadow.weigh_keeping_plots,
    sauron_effects.PlayNow: shadow.weigh_gladly, sauron_effects.GiveOneCorruption: shadow.weigh_burdens,
    sauron_effects.ShareOutCorruption: shadow.weigh_burdens,
}  # fmt: skip


def weigh(board: Board, agenda: Sequence[Sentence], offered: Sequence[Word], seat: Seat) -> list[float]:
    """What each choice brings the side that is asked, as far as one can tell at a glance."""
    steps, scope = agenda[-1]
    step = steps[0]
    if isinstance(step, effects.MoveHero):
        weighing: Weighing = shadow.weigh_banishing if seat == SAURON else hero.weigh_places
    else:
        weighing = WEIGHINGS[type(step)]
    return weighing(board, step, offered, scope, seat)


def decide(board: Board, agenda: Sequence[Sentence], offered: Sequence[Word], seat: Seat) -> int:
    """The number of the choice to make."""
    if len(offered) == 1:
        return 0
    gains = weigh(board, agenda, offered, seat)
    return gains.index(max(gains))


def rank_choices(board: Board, agenda: Sequence[Sentence], offered: Sequence[Word], seat: Seat) -> list[tuple[float, int]]:
    """All choices with what they bring, the best first."""
    gains = weigh(board, agenda, offered, seat)
    return sorted([(gain, number) for number, gain in enumerate(gains)], key=lambda found: (-found[0], found[1]))
