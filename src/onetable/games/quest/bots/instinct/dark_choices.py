"""Sauron's choices: of what sort each is, and its own numbers, by what he may know."""

from __future__ import annotations

from typing import Any

from onetable.games.quest.atlas import DISTANCE, HAVENS, STRONGHOLDS
from onetable.games.quest.bots.fighting import menace
from onetable.games.quest.bots.instinct.seeing import Found, Looking, laying
from onetable.games.quest.bots.shadow_play import shadow_hurt
from onetable.games.quest.bots.worth import danger
from onetable.games.quest.figures import MINIONS
from onetable.games.quest.mechanics.commands import HealMinion, MoveMinion, MoveToken, PlaceToken
from onetable.games.quest.mechanics.placing import PlaceInExtension
from onetable.games.quest.mechanics.shadow_cards import PlayShadow
from onetable.games.quest.phases.plot_step import DropPlot, PlayPlot
from onetable.games.quest.phases.sauron_turn import EnterMinion
from onetable.games.quest.traits import Monster, Place
from onetable.games.quest.vocabulary.choices import (
    DeclareExhaustion,
    Done,
    FightMinion,
    FightToken,
    GiveCorruption,
    Lay,
    PickCorruption,
    PickPeril,
    PickPlace,
    PickPlot,
    PickShadow,
    SendFoe,
    ToPool,
    UseTrack,
)
from onetable.games.quest.words.influence_effects import PlaceOnSome

FIT = 5.0  # health of a minion that is no longer in danger
NOTHING: Found = ("Sauron", (), "", "")


def dark_choice(looking: Looking, choice: Any) -> Found:
    """Any choice of Sauron's."""
    finding = FINDINGS.get(type(choice))
    return finding(looking, choice) if finding is not None else NOTHING


def playing_shadow(looking: Looking, choice: PlayShadow) -> Found:
    """A shadow card: how much it hurts, and what it asks of the pool."""
    board = looking.board
    hurts = max(-2.0, min(4.0, shadow_hurt(board, choice.card, looking.scope)))
    return "play a shadow card", (hurts / 2, board.cards.shadows[choice.card].pool / 3), "play shadow", choice.card


def keeping_shadow(looking: Looking, choice: PickShadow) -> Found:
    """A shadow card that is kept: what it asks of the pool."""
    return "keep a shadow card", (looking.board.cards.shadows[choice.card].pool / 3,), "keep shadow", choice.card


def playing_plot(looking: Looking, choice: PlayPlot) -> Found:
    """A plot: how far it goes, what it takes to break it, and how near to that heroes are."""
    board, plot = looking.board, looking.board.cards.plots[choice.plot]
    far, _, held = min([(DISTANCE[sheet.place][choice.place], seat, sheet.favor) for seat, sheet in enumerate(board.sheets)])
    numbers = (plot.advance - 1.0, plot.favor / 3, far / 4 - 1, (plot.favor - held) / 3, plot.pool / 3)
    return "play a plot", numbers, "play plot", choice.plot


def dropping_plot(looking: Looking, choice: DropPlot) -> Found:
    """A plot is given up for another."""
    return "drop a plot", (looking.board.cards.plots[choice.plot].advance - 1.0,), "", ""


def keeping_plot(looking: Looking, choice: PickPlot) -> Found:
    """A plot that is kept."""
    plot = looking.board.cards.plots[choice.plot]
    return "keep a plot", (plot.advance - 1.0, plot.favor / 3, max(0, plot.pool - looking.board.pool) / 3), "keep plot", choice.plot


def spreading(looking: Looking, choice: PickPlace) -> Found:
    """Influence in a place: what lies there, whom it frightens, what is wanted there."""
    if not isinstance(looking.step, (PlaceInExtension, PlaceOnSome)):
        return NOTHING
    place, near = choice.place, looking.near(choice.place)
    lying = looking.board.influence.get(place, 0)
    return "influence", (
        float(not lying), lying / 3, float(lying in looking.wisdom), float(near == 1.0), near, float(place in STRONGHOLDS),
        float(place in looking.plots), looking.wanted.get(place, 0.0),
    ), "", ""  # fmt: skip


def moving_minion(looking: Looking, choice: MoveMinion) -> Found:
    """A minion moves: nearer to a hero or a plot, or onto him."""
    board, there = looking.board, choice.place
    figure = board.minions[choice.minion]
    left = MINIONS[choice.minion].health - figure.damage
    numbers = (
        looking.near(there) - looking.near(figure.place), *onto(looking, there, choice.minion.value, left),
        looking.near_plots(there) - looking.near_plots(figure.place), float(there in HAVENS), min(1.0, left / FIT) - 1.0,
    )  # fmt: skip
    return "move a minion", numbers, "command", choice.minion


def onto(looking: Looking, place: Place, foe: str, health: int = 0) -> tuple[float, float]:
    """Whether a hero stands in this place, and what he has to fear there from this foe."""
    heroes = [sheet for sheet in looking.board.sheets if sheet.place == place]
    if not heroes:
        return 0.0, 0.0
    return 1.0, max([danger(looking.board, sheet, foe, health) for sheet in heroes]) / 3


def placing_token(looking: Looking, choice: PlaceToken) -> Found:
    """A new token."""
    place = choice.place
    numbers = (
        looking.near(place), looking.wanted.get(place, 0.0), float(len(looking.board.tokens.get(place, ()))), float(place in looking.plots),
    )  # fmt: skip
    return "place a token", numbers, "", ""


def moving_token(looking: Looking, choice: MoveToken) -> Found:
    """A token moves: he knows what is on it."""
    face = next(token.face for token in looking.board.tokens[choice.start] if token.number == choice.number)
    nearer = looking.near(choice.place) - looking.near(choice.start)
    if face in ("", Monster.BLANK):
        return "move a token", (nearer, 0.0, 0.0), "", ""
    return "move a token", (nearer, *onto(looking, choice.place, face)), "", ""


def sending(looking: Looking, choice: SendFoe) -> Found:
    """The strongest foe, and not a peril."""
    board, hero = looking.board, looking.scope.player
    place = board.sheet(hero).place
    foes: list[Any] = [FightMinion(minion) for minion in board.minions_at(place)]
    foes += [FightToken(place, token.number) for token in board.tokens.get(place, ())]
    return "foe instead of peril", (max([menace(board, foe, hero) for foe in foes], default=0.0) / 3,), "", ""


FINDINGS: dict[type, Any] = {
    PlayShadow: playing_shadow, PickShadow: keeping_shadow, PlayPlot: playing_plot, DropPlot: dropping_plot, PickPlot: keeping_plot,
    PickPlace: spreading, MoveMinion: moving_minion, PlaceToken: placing_token, MoveToken: moving_token, SendFoe: sending,
    UseTrack: lambda looking, choice: (f"{choice.track} track", (choice.number / 2 - 1,), "", ""),
    HealMinion: lambda looking, choice: ("heal a minion", (looking.board.minions[choice.minion].damage / 4,), "command", choice.minion),
    EnterMinion: lambda looking, choice: ("enter a minion", (looking.near(choice.place),), "command", choice.minion),
    ToPool: lambda looking, choice: ("influence to the pool", (), "", ""), Done: lambda looking, choice: ("no command", (), "", ""),
    PickPeril: lambda looking, choice: ("Sauron", (), "peril", choice.peril),
    PickCorruption: lambda looking, choice: ("Sauron", (), "give corruption", choice.card),
    GiveCorruption: lambda looking, choice: ("Sauron", (), "give corruption", choice.card),
    Lay: lambda looking, choice: laying(looking, choice, "Sauron lays"),
    DeclareExhaustion: lambda looking, choice: ("Sauron lays no more", (), "", ""),
}  # fmt: skip
