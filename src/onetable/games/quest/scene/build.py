"""Positions written by hand: laid out, and at the step they begin with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from onetable.core.game import Game
from onetable.core.scenario.reading import read_position
from onetable.core.step import Scope, Seat, Sentence, Steps
from onetable.games.quest.mechanics.combat.beginning import StartCombat
from onetable.games.quest.mechanics.combat.rounds import CombatRound
from onetable.games.quest.mechanics.corruption import ReceiveCorruption
from onetable.games.quest.mechanics.quests import completed
from onetable.games.quest.mechanics.shadow_cards import PlayShadow
from onetable.games.quest.phases.events import ResolveEvent
from onetable.games.quest.phases.plot_step import PlotStep
from onetable.games.quest.pieces import Slip, foe_called
from onetable.games.quest.scene.combats import check_foe, combat_of
from onetable.games.quest.scene.fitting import check
from onetable.games.quest.scene.known import known
from onetable.games.quest.scene.laying_out import lay_out
from onetable.games.quest.scene.to_come import ON_THE_WAY, STEP, TURN, hero_agenda, read_sentences, sauron_agenda, step_agenda
from onetable.games.quest.scene.written import SceneData
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.words.hero_cards import Damage


def build(data: Mapping[str, Any]) -> Game[Board]:
    """The game at its first question, or as it was laid out."""
    scene = read_position(data, SceneData, known())
    seat = check(scene)
    board = lay_out(scene, seat)
    if scene.combat is not None:
        board.combat = combat_of(scene.combat, scene.combat.seat or seat, board)
    game = Game(board, agenda(scene, seat, board), scene.hasty)
    board.news = []
    if not scene.stop:
        game.advance()
    return game


def agenda(scene: SceneData, seat: Seat, board: Board) -> list[Sentence]:
    """What is to come."""
    if scene.to_come is not None:
        return read_sentences(scene.to_come, board)
    if scene.card:
        return card_agenda(scene, seat, board)
    if scene.combat is not None:
        return hero_agenda(board, (CombatRound(), *ON_THE_WAY), seat, scene.until or TURN)
    if scene.fight:
        check_foe(scene.fight, board)
        return hero_agenda(board, (StartCombat(foe_called(scene.fight)), *ON_THE_WAY), seat, scene.until or TURN)
    return step_agenda(board, scene.step, seat, scene.until)


def card_agenda(scene: SceneData, seat: Seat, board: Board) -> list[Sentence]:
    """The text of one card in the voice it is read with; without more words nothing comes after it."""
    kind, _, card = scene.card.partition(".")
    until = scene.until or STEP
    if kind in ("event", "plot"):
        first: Steps = (ResolveEvent(card),) if kind == "event" else (PlotStep(),)
        if kind == "plot":
            board.plot_hand += (Slip(card, 1 << SAURON),)
        return sauron_agenda(board, first, kind, until)
    steps = card_steps(kind, card, seat, board)
    if until == STEP:
        return [(steps, Scope(seat))]
    rest = () if kind == "encounter" else ON_THE_WAY
    return hero_agenda(board, (*steps, *rest), seat, until)


def card_steps(kind: str, card: str, seat: Seat, board: Board) -> Steps:
    """What a card says to a hero."""
    cards = board.cards
    if kind == "damage":
        return (Damage(int(card)),)
    if kind == "encounter":
        if not cards.encounters[card].quest:
            return cards.encounters[card].text
        board.sheet(seat).side += (card,)
        return cards.quests[card].setup
    if kind == "peril":
        return cards.perils[card].text
    if kind == "shadow":
        board.shadow_hand += (Slip(card, 1 << SAURON),)
        return (PlayShadow(card),)
    return (ReceiveCorruption(card),) if kind == "corruption" else completed(board, seat, card)
