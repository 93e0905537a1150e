"""Reasons of Sauron: influence, cards, commands, plots, shadow cards and perils."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.quest.atlas import DISTANCE
from onetable.games.quest.bots import designs
from onetable.games.quest.bots.reasons.aims import design_for
from onetable.games.quest.bots.reasons.grounds import ground_of
from onetable.games.quest.bots.reasons.question import Question
from onetable.games.quest.mechanics.commands import HealMinion, MoveMinion, MoveToken, PlaceToken
from onetable.games.quest.mechanics.shadow_cards import PlayShadow
from onetable.games.quest.phases.plot_step import DropPlot, PlayPlot
from onetable.games.quest.phases.sauron_turn import EnterMinion
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Minion, Place, Track
from onetable.games.quest.vocabulary import advice, sauron_advice
from onetable.games.quest.vocabulary.advice import Ground
from onetable.games.quest.vocabulary.choices import PickPeril, PickPlace, PickPlot, PickShadow, SendFoe, ToPool, UseTrack
from onetable.games.quest.words.missions import MarkerAtLeast
from onetable.games.quest.words.values import Either


def plot_moves(board: Board, plot: str) -> Word:
    """How far a plot carries him, and whether his mission asks for that."""
    card, asked = board.cards.plots[plot], designs.mission(board)
    if isinstance(asked, MarkerAtLeast) and asked.marker is card.marker:
        return sauron_advice.PlotForMission(plot, card.marker)
    return sauron_advice.PlotMoves(plot, card.marker, card.advance)


def reason_to_keep_plot(asked: Question) -> Word:
    """Which plot is taken."""
    return plot_moves(asked.board, asked.choice.plot) if isinstance(asked.choice, PickPlot) else advice.SeemsBest()


def reason_to_keep_shadow(asked: Question) -> Word:
    """Which shadow card is taken."""
    return shadow_hurts(asked.board, asked.choice.card) if isinstance(asked.choice, PickShadow) else advice.SeemsBest()


def shadow_hurts(board: Board, card: str) -> Word:
    """What a shadow card takes from the heroes; where its text does not say so it is for a fight."""
    return sauron_advice.ShadowHurts(card, ground_of(board.cards.shadows[card].text) or Ground.FIGHT)


def reason_to_plot(asked: Question) -> Word:
    """Which plot is played."""
    if isinstance(asked.choice, PlayPlot):
        return plot_moves(asked.board, asked.choice.plot)
    return sauron_advice.PlotMakesRoom(asked.choice.plot) if isinstance(asked.choice, DropPlot) else sauron_advice.PlotWaits()


def reason_to_act(asked: Question) -> Word:
    """A shadow card, or the track that is needed most."""
    board, choice = asked.board, asked.choice
    if isinstance(choice, PlayShadow):
        return shadow_hurts(board, choice.card)
    assert isinstance(choice, UseTrack)
    if choice.track is Track.INFLUENCE:
        return sauron_advice.WantsInfluence(choice.number, board.pool)
    if choice.track is Track.DRAW:
        return sauron_advice.WantsCards(len(designs.hand(board)), board.plots.count(None))
    return sauron_advice.WantsCommands(choice.number)


def reason_to_place(asked: Question) -> Word:
    """Where influence goes."""
    if isinstance(asked.choice, ToPool):
        return sauron_advice.FillsPool(asked.board.pool)
    if not isinstance(asked.choice, PickPlace):
        return advice.NotWorthIt()
    place = asked.choice.place
    return sauron_advice.InfluenceFor(place, design_for(asked.board, place, designs.influence_needs(asked.board)))


def reason_to_enter(asked: Question) -> Word:
    """Where a new minion comes."""
    choice = asked.choice
    if not isinstance(choice, EnterMinion):
        return advice.NotWorthIt()
    sheet = min(asked.board.sheets, key=lambda each: DISTANCE[each.place][choice.place])
    return sauron_advice.MinionComes(choice.minion, sheet.hero, DISTANCE[sheet.place][choice.place])


def reason_to_command(asked: Question) -> Word:
    """Where figures go, or who is healed."""
    match asked.choice:
        case MoveMinion(minion, place):
            return minion_for(asked.board, minion, place)
        case HealMinion(minion):
            return sauron_advice.HealsDamage(minion, asked.board.minions[minion].damage)
        case PlaceToken() | MoveToken():
            return token_for(asked.board, asked.choice.place)
        case _:
            return sauron_advice.Commanded()


def minion_for(board: Board, minion: Minion, place: Place) -> Word:
    """Why a minion is wanted in a place."""
    if minion is Minion.RINGWRAITHS and isinstance(designs.mission(board), Either):
        return sauron_advice.MinionFor(minion, place, advice.Design.MISSION)
    minions, foes = designs.foe_needs(board)
    return sauron_advice.MinionFor(minion, place, design_for(board, place, {**foes, **minions}))


def token_for(board: Board, place: Place) -> Word:
    """Why a monster token is wanted in a place."""
    return sauron_advice.TokenFor(place, design_for(board, place, designs.foe_needs(board)[1]))


def reason_for_token(asked: Question) -> Word:
    """Where a new token is wanted."""
    return token_for(asked.board, asked.choice.place) if isinstance(asked.choice, PickPlace) else sauron_advice.Commanded()


def reason_to_play_shadow(asked: Question) -> Word:
    """Whether a shadow card hurts enough."""
    return shadow_hurts(asked.board, asked.choice.card) if isinstance(asked.choice, PlayShadow) else sauron_advice.ShadowWaits()


def reason_for_peril(asked: Question) -> Word:
    """Which peril."""
    return (
        sauron_advice.PerilHurts(asked.choice.peril) if isinstance(asked.choice, PickPeril) and asked.choice.peril else advice.SeemsBest()
    )


def reason_to_send(asked: Question) -> Word:
    """The foe or a peril."""
    return sauron_advice.FoeIsStrong() if isinstance(asked.choice, SendFoe) else sauron_advice.PerilIsBetter()
