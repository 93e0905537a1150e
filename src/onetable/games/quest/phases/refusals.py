"""For all that the asked seat may try and cannot: the reason."""

from __future__ import annotations

from collections.abc import Mapping

from onetable.core.game import Game
from onetable.core.step import Scope, Seat
from onetable.core.word import Word
from onetable.games.quest.atlas import HAVENS
from onetable.games.quest.mechanics.commands import HealMinion, PlaceToken
from onetable.games.quest.mechanics.plots import why_not_plot
from onetable.games.quest.mechanics.quests import open_quests
from onetable.games.quest.mechanics.shadow_cards import PlayShadow, ShadowWindow, why_not_shadow
from onetable.games.quest.phases.actions import TRACKS, Command, SauronActs, next_number
from onetable.games.quest.phases.explore import (
    DARK_PATH_LIMIT,
    BreakPlot,
    CompleteQuest,
    Consult,
    ConsultForFavor,
    DarkPath,
    Explore,
    Exploring,
    Gifts,
    GiveItem,
    something_to_explore,
    traders,
)
from onetable.games.quest.phases.plot_step import PlayPlot, PlotStep
from onetable.games.quest.phases.rest import Rest, why_no_rest
from onetable.games.quest.phases.travel import GiveUp, MoveTo, TravelStep, paths_of, why_no_move, why_no_travel
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Moment, Place
from onetable.games.quest.vocabulary import reasons
from onetable.games.quest.vocabulary.choices import PickPlot, UseTrack
from onetable.games.quest.vocabulary.statics import NoConsultNorTrade
from onetable.games.quest.words.belongings import PayFavor


def why_not(game: Game[Board]) -> Mapping[Word, Word]:
    """Attempts of the asked seat, and why they fail."""
    if game.decision is None or not game.agenda:
        return {}
    steps, scope = game.agenda[-1]
    step, board = steps[0], game.table
    found: dict[Word, Word | None] = {}
    if isinstance(step, ShadowWindow):
        found |= refused_shadows(board, scope, step.moment)
    elif isinstance(step, SauronActs):
        found |= {UseTrack(track, 0): reasons.TrackFull() for track in TRACKS if not next_number(board, track)}
        found |= refused_shadows(board, scope, Moment.ACTION)
    elif isinstance(step, PlotStep):
        for plot in {slip.face: None for slip in board.plot_hand}:
            reason = why_not_plot(board, plot)
            if reason is not None:
                places = board.cards.plots[plot].affects.places(board, Scope(SAURON))
                attempts: list[Word] = [PlayPlot(plot, place) for place in places]
                found |= dict.fromkeys(attempts or [PickPlot(plot)], reason)
    elif isinstance(step, TravelStep):
        found |= refused_travel(board, scope.player)
    elif isinstance(step, Exploring):
        found |= refused_finds(board, scope.player)
    elif isinstance(step, Gifts):
        found |= refused_gifts(board, step.giver)
    elif isinstance(step, Command):
        found |= refused_commands(board, step)
    offered = set(game.decision.choices)
    return {attempt: reason for attempt, reason in found.items() if reason is not None and attempt not in offered}


def refused_shadows(board: Board, scope: Scope, moment: Moment) -> dict[Word, Word | None]:
    """Shadow cards in Sauron's hand that he cannot play now."""
    return {PlayShadow(slip.face): why_not_shadow(board, scope, board.cards.shadows[slip.face], moment) for slip in board.shadow_hand}


def refused_travel(board: Board, seat: Seat) -> dict[Word, Word | None]:
    """Places the hero cannot reach, exploring, resting, giving up."""
    sheet = board.sheet(seat)
    found: dict[Word, Word | None] = {MoveTo(place): why_no_move(board, seat, place) for place in paths_of(board, sheet)}
    found[Explore()] = why_no_travel(board, seat) or (None if something_to_explore(board, seat) else reasons.NothingToExplore())
    found[Rest()] = why_no_rest(board, seat)
    if sheet.hand:
        found[GiveUp()] = reasons.NotUsedToHope()
    return found


def refused_finds(board: Board, seat: Seat) -> dict[Word, Word | None]:
    """What exploring does not bring."""
    sheet = board.sheet(seat)
    found: dict[Word, Word | None] = {}
    lonely = board.cards.burden(sheet.corruption, NoConsultNorTrade) is not None
    for character, place in board.characters.items():
        if place == sheet.place:
            if lonely:
                found[ConsultForFavor(character)] = found[Consult(character)] = reasons.Lonely()
            else:
                dear = [
                    effect.count
                    for effect in board.cards.characters[character]
                    if isinstance(effect, PayFavor) and effect.count > sheet.favor
                ]
                found[Consult(character)] = reasons.NotEnoughFavor(dear[0]) if dear else None
    if board.turn.dark_path:
        found[DarkPath()] = reasons.DarkPathTaken()
    elif len(sheet.corruption) > DARK_PATH_LIMIT:
        found[DarkPath()] = reasons.TooCorrupt(DARK_PATH_LIMIT)
    for quest in open_quests(board, seat):
        if board.cards.quests[quest].explore is not sheet.place:
            found[CompleteQuest(quest)] = reasons.QuestElsewhere()
    for slot, active in enumerate(board.plots):
        if active is not None:
            needed = board.cards.plots[active.plot].favor
            here = active.place == sheet.place
            found[BreakPlot(active.plot, slot)] = (
                reasons.PlotElsewhere() if not here else reasons.NotEnoughFavor(needed) if sheet.favor < needed else None
            )
    return found


def refused_gifts(board: Board, giver: Seat) -> dict[Word, Word | None]:
    """Items that another hero here has already."""
    items, others = board.sheet(giver).items, [board.sheet(taker) for taker in traders(board, giver) if taker != giver]
    return {GiveItem(item, other.hero): reasons.HasItemAlready(item) for other in others for item in items if item in other.items}


def refused_commands(board: Board, step: Command) -> dict[Word, Word | None]:
    """Figures commanded already, and places that cannot hold a token."""
    found: dict[Word, Word | None] = {}
    if not board.options.same_figure_twice:
        found |= {HealMinion(minion): reasons.FigureUsed() for minion in step.minions if minion in board.minions}
    for place in Place:
        if step.placed:
            found[PlaceToken(place)] = reasons.OneTokenPlaced()
        elif place in HAVENS or board.heroes_at(place):
            found[PlaceToken(place)] = reasons.NotInHaven()
        elif place not in board.influence:
            found[PlaceToken(place)] = reasons.NeedsInfluence()
    return found
