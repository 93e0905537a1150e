"""Why a choice is a good one: a sentence for every question, by the step that asks it."""

from __future__ import annotations

from typing import Any

from onetable.core.advice import NothingElse
from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.quest.bots.reasons import fights as fight
from onetable.games.quest.bots.reasons import journeys as journey
from onetable.games.quest.bots.reasons import picks as pick
from onetable.games.quest.bots.reasons import shadow
from onetable.games.quest.bots.reasons.question import Question, Reason, question
from onetable.games.quest.mechanics import damage, defeat, limits, placing
from onetable.games.quest.mechanics import shadow_cards as shadow_rules
from onetable.games.quest.mechanics.combat import beginning, ending, hands, rounds
from onetable.games.quest.phases import actions, ambush, explore, finale, perils, plot_step, rest, sauron_turn, setup, travel
from onetable.games.quest.vocabulary import advice
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

REASONS: dict[type, Reason] = {
    # ---- a hero's turn
    rest.RestStep: journey.reason_to_rest, rest.PayOffCorruption: journey.reason_to_cleanse, defeat.AdvanceLeftmost: pick.reason_for_marker,
    defeat.LoseOne: journey.reason_to_lose, ambush.AskForFight: journey.reason_to_challenge, travel.TravelStep: journey.reason_to_travel,
    travel.MoveTo: journey.reason_to_pay, travel.PayMore: journey.reason_to_pay, explore.Exploring: journey.reason_to_explore,
    explore.Gifts: journey.reason_to_give, ending.StepAside: pick.reason_to_be_there, journeys.MoveHero: pick.reason_to_be_there,
    finale.ChooseChampion: fight.reason_for_champion,
    # ---- combat
    beginning.SplitAgility: fight.reason_to_split, rounds.LayCard: fight.reason_to_lay, hands.DrawFromPools: fight.reason_to_draw,
    hands.TakeCardBack: fight.reason_to_keep, hands.SayType: fight.reason_to_say, ending.OfferRetreat: fight.reason_to_retreat,
    ending.EndCombat: fight.reason_to_part, ending.Bloodfury: pick.gladly, damage.TakeDamage: fight.reason_to_suffer,
    ambush.PickFoe: fight.reason_for_foe, ambush.ChooseShape: fight.reason_for_shape,
    # ---- what cards ask a hero
    belongings.PayFavorPerCorruption: pick.reason_for_corruption, belongings.DiscardCorruption: pick.reason_for_corruption,
    belongings.PickSkill: fight.reason_to_keep, belongings.Raise: pick.reason_to_raise, belongings.LoseItem: journey.reason_to_lose,
    hero_cards.ShieldDamage: fight.reason_to_shield, limits.DiscardCards: fight.reason_to_part, foe_effects.HurtMinion: pick.reason_to_hurt,
    character_effects.PlaceCharacterWithin: pick.reason_for_friend, character_effects.SendCharacterToClear: pick.reason_for_friend,
    sauron_effects.DiscardActivePlot: pick.reason_to_break, influence_effects.RemoveSome: pick.reason_to_clear,
    control.Choose: pick.reason_for_branch, control.May: pick.reason_for_branch, control.OneHeroMay: pick.reason_for_branch,
    # ---- Sauron's turn
    setup.PickStartingPlot: shadow.reason_to_keep_plot, setup.KeepShadow: shadow.reason_to_keep_shadow,
    actions.KeepPlots: shadow.reason_to_keep_plot, placing.PlaceInExtension: shadow.reason_to_place,
    sauron_turn.NewMinions: shadow.reason_to_enter, plot_step.PlotStep: shadow.reason_to_plot, actions.SauronActs: shadow.reason_to_act,
    actions.Command: shadow.reason_to_command, shadow_rules.ShadowWindow: shadow.reason_to_play_shadow,
    shadow_rules.GreedDraws: pick.gladly, travel.CombatOrPeril: shadow.reason_to_send, perils.ChoosePeril: shadow.reason_for_peril,
    defeat.WakeInHaven: pick.reason_to_be_there,
    # ---- what cards ask Sauron
    journeys.SendToHaven: pick.reason_to_be_there, fights.CommandAndFight: shadow.reason_to_command,
    fights.BringMinionToFight: pick.reason_for_minion, foe_effects.BringMinion: pick.reason_for_minion,
    foe_effects.RaiseMinion: pick.reason_for_minion, foe_effects.PutMinion: pick.reason_for_minion_place,
    influence_effects.PlaceOnSome: shadow.reason_to_place, foe_effects.PlaceTokensOnSome: shadow.reason_for_token,
    foe_effects.PlaceTokensAsCommanded: shadow.reason_for_token, character_effects.PlaceAnyCharacter: pick.reason_to_take,
    character_effects.ReturnCharacter: pick.reason_to_take, character_effects.RemoveFavor: pick.reason_to_take,
    control.SauronPicksHero: pick.reason_for_hero, kept_event.GiveThisCard: pick.reason_for_hero,
    sauron_effects.SauronDiscardsPlot: pick.reason_to_give_plot, sauron_effects.PutPlotBack: pick.reason_for_deck,
    sauron_effects.TakeFromDiscards: pick.reason_for_discard, sauron_effects.SearchPlot: shadow.reason_to_keep_plot,
    sauron_effects.PlayNow: pick.gladly, dealt_corruption.GiveOneCorruption: pick.reason_for_corruption,
    dealt_corruption.ShareOutCorruption: pick.reason_for_corruption,
}  # fmt: skip


def seems_best(asked: Question) -> Word:
    """What is said of a question that nobody has foreseen."""
    return advice.SeemsBest()


class QuestReasons:
    """What bots of this game say of their choices."""

    def why(self, view: View[Any], choice: int) -> Word | None:
        """What speaks for this choice."""
        if len(view.choices) == 1:
            return NothingElse()
        asked = question(view, choice)
        return REASONS.get(type(asked.step), seems_best)(asked)
