"""What Sauron could try, each with all that would hinder it even at the right time."""

from __future__ import annotations

from collections.abc import Iterator

from onetable.core.step import Scope
from onetable.core.word import Word
from onetable.games.quest.atlas import BESIDE, HAVENS, STRONGHOLDS
from onetable.games.quest.mechanics.commands import HealMinion, MoveMinion, MoveToken, PlaceToken
from onetable.games.quest.mechanics.figures_on_map import minion_steps, token_left, token_places
from onetable.games.quest.mechanics.influence import chains, extension
from onetable.games.quest.mechanics.placing import PlaceInExtension
from onetable.games.quest.mechanics.plots import SAURONS_VOICE, why_not_plot
from onetable.games.quest.mechanics.shadow_cards import PlayShadow, why_not_shadow
from onetable.games.quest.phases.actions import TRACKS, Command, next_number
from onetable.games.quest.phases.plot_step import DropPlot, PlayPlot
from onetable.games.quest.pieces import UNSEEN
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Minion, Moment, Place
from onetable.games.quest.vocabulary import reasons
from onetable.games.quest.vocabulary.choices import Lay, PickPlace, PickPlot, ToPool, UseTrack

Tried = Iterator[tuple[Word, list[Word]]]


def tracks(board: Board) -> Tried:
    """An action on each track."""
    for track in TRACKS:
        number = next_number(board, track)
        yield UseTrack(track, number), [] if number else [reasons.TrackFull()]


def plots(board: Board) -> Tried:
    """To play a plot of the hand, or to discard an active one."""
    for plot in dict.fromkeys([slip.face for slip in board.plot_hand if slip.face != UNSEEN]):
        hindered = why_not_plot(board, plot)
        attempts: list[Word] = [PlayPlot(plot, place) for place in board.cards.plots[plot].affects.places(board, SAURONS_VOICE)]
        for attempt in attempts or [PickPlot(plot)]:
            yield attempt, [hindered] if hindered is not None else []
    for slot, active in enumerate(board.plots):
        if active is not None:
            yield DropPlot(active.plot, slot), []


def shadows(board: Board, scope: Scope, moment: Moment | None) -> Tried:
    """To play a shadow card of the hand; outside all windows no moment is the right one."""
    for card in dict.fromkeys([slip.face for slip in board.shadow_hand if slip.face != UNSEEN]):
        face = board.cards.shadows[card]
        if face.moment is moment:
            hindered = why_not_shadow(board, scope, face, moment)
            yield PlayShadow(card), [hindered] if hindered is not None else []
        else:
            dear: list[Word] = [reasons.PoolTooSmall(face.pool, board.pool)] if board.pool < face.pool else []
            yield PlayShadow(card), [reasons.NotThisMoment(face.moment), *dear]


def influence(board: Board, step: PlaceInExtension) -> Tried:
    """To place influence anywhere, or in the Shadow Pool."""
    reach, limits, open_places = chains(board, step.roots), chains(board), set(extension(board, step.roots))
    for place in Place:
        if place in open_places:
            yield PickPlace(place), []
        elif place in HAVENS:
            yield PickPlace(place), [reasons.NoInfluenceInHaven()]
        elif place in STRONGHOLDS and place in step.roots:
            yield PickPlace(place), [reasons.StrongholdFull(STRONGHOLDS[place])]
        elif place in reach:
            yield PickPlace(place), [reasons.InfluenceLimit(limits[place])]
        else:
            yield PickPlace(place), [reasons.NotInExtension()]
    full: list[Word] = [] if board.pool < board.pool_limit else [reasons.PoolIsFull(board.pool_limit)]
    yield ToPool(), full if step.pool > 0 else [reasons.NoMoreForThePool(), *full]


def commands(board: Board, step: Command) -> Tried:
    """To command a minion or a token, or to place one."""
    again = board.options.same_figure_twice
    for minion, figure in board.minions.items():
        used: list[Word] = [reasons.FigureUsed()] if minion in step.minions and not again else []
        yield HealMinion(minion), used if figure.damage else [*used, reasons.NotDamaged()]
        near = minion_steps(board, minion)
        for place in Place:
            here: Word = reasons.AlreadyHere() if place == figure.place else reasons.NotJoined(figure.place)
            yield MoveMinion(minion, place), used if place in near else [*used, here]
    allowed = token_places(board)
    for place in Place:
        placed: list[Word] = [reasons.OneTokenPlaced()] if step.placed else []
        if place in HAVENS or board.heroes_at(place):
            placed.append(reasons.NotInHaven())
        elif place not in allowed:
            placed.append(reasons.NeedsInfluence() if token_left(board, place) else reasons.NoTokenLeft())
        yield PlaceToken(place), placed
    for start, tokens in board.tokens.items():
        for token in tokens:
            used = [reasons.FigureUsed()] if token.number in step.tokens and not again else []
            for place in BESIDE[start]:
                barred: list[Word] = [reasons.NotInHaven()] if place in HAVENS else [reasons.NeedsInfluence()]
                yield MoveToken(start, token.number, place), used if place in board.influence and place not in HAVENS else [*used, *barred]


def servants(board: Board) -> Tried:
    """The minions, on the map or not."""
    for minion in Minion:
        figure = board.minions.get(minion)
        hurt: list[Word] = [] if figure is not None and figure.damage else [reasons.NotDamaged()]
        yield HealMinion(minion), hurt if figure is not None else [reasons.NotOnTheMap()]


def foes_hand(board: Board) -> Tried:
    """To play a card of the foe in a fight."""
    combat = board.combat
    if combat is not None:
        spent: list[Word] = [reasons.IsExhausted()] if combat.enemy.exhausted else []
        for card in dict.fromkeys([card for card in combat.hand if card != UNSEEN]):
            yield Lay(card), spent
