"""Positions written by hand: laid out, and at the step they begin with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import ValidationError, convert

from onetable.core.errors import BadInput
from onetable.core.game import Game
from onetable.core.step import Scope, Seat, Steps
from onetable.games.quest.mechanics.combat.beginning import StartCombat
from onetable.games.quest.mechanics.combat.rounds import CombatRound
from onetable.games.quest.mechanics.corruption import ReceiveCorruption
from onetable.games.quest.mechanics.quests import completed
from onetable.games.quest.mechanics.shadow_cards import PlayShadow
from onetable.games.quest.phases.actions import ActionStep
from onetable.games.quest.phases.ambush import AmbushStep
from onetable.games.quest.phases.encounter_step import EncounterStep
from onetable.games.quest.phases.events import EventStep, ResolveEvent
from onetable.games.quest.phases.explore import Explore
from onetable.games.quest.phases.finale import Finale
from onetable.games.quest.phases.hero_turn import HeroTurn
from onetable.games.quest.phases.perils import MeetPeril
from onetable.games.quest.phases.plot_step import PlotStep
from onetable.games.quest.phases.rest import RestStep
from onetable.games.quest.phases.sauron_turn import HeroDraw, HeroRally, Round, StoryStep
from onetable.games.quest.phases.setup import SetUp
from onetable.games.quest.phases.travel import TravelStep
from onetable.games.quest.pieces import Slip, Turn, foe_called
from onetable.games.quest.scene.laying_out import combat_of, lay_out
from onetable.games.quest.scene.written import SceneData
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.words.hero_cards import Damage

HERO_STEPS: dict[str, Steps] = {
    "rest": (RestStep(), AmbushStep(), TravelStep(), EncounterStep()),
    "ambush": (AmbushStep(), TravelStep(), EncounterStep()),
    "travel": (TravelStep(), EncounterStep()),
    "explore": (Explore(), TravelStep(), EncounterStep()),
    "encounter": (EncounterStep(),),
    "peril": (MeetPeril(), TravelStep(), EncounterStep()),
}
SAURON_STEPS: dict[str, Steps] = {
    "rally": (HeroRally(),),
    "story": (StoryStep(),),
    "plot": (PlotStep(),),
    "event": (EventStep(),),
    "action": (ActionStep(),),
    "draw": (HeroDraw(),),
    "round": (Round(),),
    "finale": (Finale(),),
    "setup": (SetUp(),),
}


def build(data: Mapping[str, Any]) -> Game[Board]:
    """The game at the beginning of the wanted step."""
    try:
        scene = convert(dict(data), SceneData)
    except ValidationError as error:
        raise BadInput(f"The scenario cannot be used: {error}.") from None
    board = lay_out(scene)
    board.news = []
    steps, seat = first_steps(scene, board)
    game = Game(board, [(steps, Scope(seat))], scene.hasty)
    game.advance()
    return game


def first_steps(scene: SceneData, board: Board) -> tuple[Steps, Seat]:
    """What the scenario begins with, and in whose voice."""
    if scene.card:
        return card_steps(scene, board)
    if scene.combat is not None:
        board.combat = combat_of(scene.combat, scene.seat, board)
        return (CombatRound(), TravelStep(), EncounterStep()), scene.seat
    if scene.fight:
        foe = foe_called(scene.fight)
        return (StartCombat(foe), TravelStep(), EncounterStep()), scene.seat
    if scene.step == "turn":
        board.turn = Turn()
        return (HeroTurn(scene.seat),), SAURON
    if scene.step in HERO_STEPS:
        return HERO_STEPS[scene.step], scene.seat
    if scene.step in SAURON_STEPS:
        board.turn = Turn()
        return SAURON_STEPS[scene.step], SAURON
    known = ", ".join(["turn", *HERO_STEPS, *SAURON_STEPS])
    raise BadInput(f"There is no step “{scene.step}” to begin a scenario with; there is {known}.")


def card_steps(scene: SceneData, board: Board) -> tuple[Steps, Seat]:
    """The text of one card, in the voice it is read with."""
    kind, _, card = scene.card.partition(".")
    seat = scene.seat
    if kind == "encounter" and card in board.cards.encounters:
        if board.cards.encounters[card].quest:
            sheet = board.sheet(seat)
            sheet.side += (card,)
            return board.cards.quests[card].setup, seat
        return board.cards.encounters[card].text, seat
    if kind == "peril" and card in board.cards.perils:
        return board.cards.perils[card].text, seat
    if kind == "event" and card in board.cards.events:
        board.turn = Turn()
        return (ResolveEvent(card),), SAURON
    if kind == "shadow" and card in board.cards.shadows:
        board.shadow_hand += (Slip(card, 1 << SAURON),)
        return (PlayShadow(card),), seat
    if kind == "corruption" and card in board.cards.corruption:
        return (ReceiveCorruption(card),), seat
    if kind == "quest" and card in board.cards.quests:
        return completed(board, seat, card), seat
    if kind == "plot" and card in board.cards.plots:
        board.plot_hand += (Slip(card, 1 << SAURON),)
        board.turn = Turn()
        return (PlotStep(),), SAURON
    if kind == "damage":
        return (Damage(int(card)),), seat
    raise BadInput(f"There is no card “{scene.card}”; a scenario writes, for example, “encounter.the_ranger”.")
