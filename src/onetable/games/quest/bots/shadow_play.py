"""Rules of thumb for Sauron: influence, cards, commands, plots, shadow cards and perils."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from onetable.bots.adding import added
from onetable.core.step import Scope, Seat
from onetable.core.word import Word
from onetable.games.quest.atlas import BESIDE, DISTANCE, HAVENS
from onetable.games.quest.bots import designs
from onetable.games.quest.bots.fighting import menace
from onetable.games.quest.bots.habits import SAURON_NOW, SauronHabits
from onetable.games.quest.bots.readings import gain
from onetable.games.quest.bots.worth import danger
from onetable.games.quest.figures import MINIONS
from onetable.games.quest.mechanics.commands import HealMinion, MoveMinion, MoveToken, PlaceToken
from onetable.games.quest.mechanics.figures_on_map import minion_steps, token_places
from onetable.games.quest.mechanics.shadow_cards import PlayShadow
from onetable.games.quest.phases.plot_step import DropPlot, PlayPlot
from onetable.games.quest.phases.sauron_turn import EnterMinion
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Attribute, Marker, Minion, Monster, Place, Track
from onetable.games.quest.vocabulary.choices import (
    Decline,
    Done,
    FightMinion,
    FightToken,
    PickPeril,
    PickPlace,
    PickPlot,
    PickShadow,
    SendFoe,
    SendPeril,
    ToPool,
    UseTrack,
)
from onetable.games.quest.words.missions import MarkerAtLeast

STARTING = {Marker.YELLOW: 0.3, Marker.RED: 0.2, Marker.BLACK: 0.0}


def weigh_beginning(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """The starting plot whose marker the mission asks for."""
    asked = designs.mission(board)
    wanted = asked.marker if isinstance(asked, MarkerAtLeast) else None
    gains = []
    for choice in offered:
        marker = board.cards.plots[choice.plot].marker if isinstance(choice, PickPlot) else None
        gains.append((1.0 if marker is wanted else 0.0) + (STARTING[marker] if marker is not None else 0.0))
    return gains


def weigh_keeping_plots(
    board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat, habits: SauronHabits = SAURON_NOW
) -> list[float]:
    """The plot that carries Sauron furthest."""
    return [designs.keep_value(board, choice.plot, habits) if isinstance(choice, PickPlot) else 0.0 for choice in offered]


def shadow_hurt(board: Board, card: str, scope: Scope) -> float:
    """How much a shadow card hurts the heroes now."""
    return -gain(board.cards.shadows[card].text, board, scope)


def weigh_keeping_shadows(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """A shadow card that can be played soon and hurts."""
    gains = []
    for choice in offered:
        assert isinstance(choice, PickShadow)
        gains.append(shadow_hurt(board, choice.card, Scope(1)) - 0.3 * max(0, board.cards.shadows[choice.card].pool - board.pool - 2))
    return gains


def weigh_plots(
    board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat, habits: SauronHabits = SAURON_NOW
) -> list[float]:
    """Play the best plot, where the heroes come last."""
    gains = []
    for choice in offered:
        if isinstance(choice, PlayPlot):
            far = min([DISTANCE[sheet.place][choice.place] for sheet in board.sheets])
            gains.append(0.5 + designs.plot_value(board, choice.plot, habits) + habits.remote * far)
        else:
            gains.append(-5.0 if isinstance(choice, DropPlot) else 0.0)
    return gains


# ---- actions


def weigh_actions(
    board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat, habits: SauronHabits = SAURON_NOW
) -> list[float]:
    """Shadow cards first; then the track that is needed most."""
    gains = []
    for choice in offered:
        if isinstance(choice, PlayShadow):
            hurts = shadow_hurt(board, choice.card, scope)
            gains.append(8.0 + hurts if hurts > habits.playing else -8.0)
        else:
            assert isinstance(choice, UseTrack)
            gains.append(track_value(board, choice.track, choice.number, habits))
    return gains


def track_value(board: Board, track: Track, number: int, habits: SauronHabits) -> float:
    """What an action on a track brings."""
    plots = designs.hand(board)
    free = board.plots.count(None)
    if track is Track.INFLUENCE:
        room = max(0, min(2, board.pool_limit - board.pool))
        wanted = max(
            [board.cards.plots[plot].pool for plot in plots]
            + [board.cards.shadows[slip.face].pool for slip in board.shadow_hand if slip.face],
            default=0,
        )
        short = max(0, min(wanted, board.pool_limit) - board.pool)
        needs = designs.influence_needs(board, habits)
        worth = habits.influence * number + habits.influence_pool * room + habits.influence_short * min(2, short)
        return worth + (habits.influence_needs if needs else 0.0)
    if track is Track.DRAW:
        playable = [plot for plot in plots if designs.keep_value(board, plot, habits) > 1.0]
        wanted_now = free and len(playable) < 2
        worth = habits.draw + habits.draw_each * number if wanted_now else habits.draw_besides + 0.2 * number
        worth += habits.draw_empty if free >= 2 and not playable else 0.0
        return worth + habits.draw_shadows * number * (len(board.shadow_hand) < 5) + habits.longing
    best = sorted(command_values(board, every_command(board), habits).values(), reverse=True)[:number]
    return habits.command + habits.command_each * added([max(0.0, min(2.5, value)) for value in best])


def every_command(board: Board) -> list[Word]:
    """The commands Sauron might give, roughly: moves of minions and tokens, healing, new tokens."""
    found: list[Word] = []
    for minion, figure in board.minions.items():
        found += [MoveMinion(minion, place) for place in minion_steps(board, minion)]
        if figure.damage:
            found.append(HealMinion(minion))
    found += [PlaceToken(place) for place in token_places(board)]
    for start, tokens in board.tokens.items():
        ends = [place for place in BESIDE[start] if place in board.influence and place not in HAVENS]
        found += [MoveToken(start, token.number, place) for token in tokens for place in ends]
    return found


def command_values(board: Board, commands: Sequence[Word], habits: SauronHabits) -> dict[Any, float]:
    """The best command for each figure, and the best place for a new token."""
    found: dict[Any, float] = {}
    for command, value in zip(commands, weigh_commands(board, None, commands, Scope(0), 0, habits), strict=True):
        figure = getattr(command, "minion", None) or getattr(command, "number", -1)
        found[figure] = max(found.get(figure, 0.0), value)
    return found


def weigh_commands(
    board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat, habits: SauronHabits = SAURON_NOW
) -> list[float]:
    """Minions and tokens onto the heroes and their ways, the hurt healed, plots prepared."""
    wanted = designs.targets(board)
    minion_needs, foe_needs = designs.foe_needs(board, habits)
    needs = {**foe_needs, **minion_needs}
    fields: dict[Any, dict[Place, float]] = {}
    gains = []
    for choice in offered:
        if isinstance(choice, MoveMinion):
            if choice.minion not in fields:
                fields[choice.minion] = designs.minion_field(board, choice.minion, reach(board, choice.minion), needs, habits)
            field = fields[choice.minion]
            gains.append(field[choice.place] - field[board.minions[choice.minion].place] - 0.1)
        elif isinstance(choice, HealMinion):
            damage = board.minions[choice.minion].damage
            gains.append(0.3 * min(4, damage) + (0.8 if MINIONS[choice.minion].health - damage <= 4 else 0.0))
        elif isinstance(choice, PlaceToken):
            gains.append(token_value(board, choice.place, wanted, foe_needs, habits))
        elif isinstance(choice, MoveToken):
            face = next(token.face for token in board.tokens[choice.start] if token.number == choice.number)
            gains.append(token_move(board, face, choice.start, choice.place, wanted, foe_needs))
        else:
            gains.append(0.05 if isinstance(choice, (Done, Decline)) else 0.0)
    return gains


def reach(board: Board, minion: Minion) -> list[Place]:
    """Where a minion is and where one command can bring it."""
    return [board.minions[minion].place, *minion_steps(board, minion)]


def token_value(
    board: Board, place: Place, wanted: dict[Place, float], needs: dict[Place, float], habits: SauronHabits = SAURON_NOW
) -> float:
    """What a new token in a place is worth."""
    worth = habits.token + needs.get(place, 0.0) + habits.token_wanted * wanted.get(place, 0.0)
    worth += habits.token_near * max([0.5 ** (DISTANCE[sheet.place][place] - 1) for sheet in board.sheets])
    return worth - 0.5 * len(board.tokens.get(place, ()))


def token_move(board: Board, face: str, start: Place, place: Place, wanted: dict[Place, float], needs: dict[Place, float]) -> float:
    """What it is worth that a token moves: onto a hero if it is strong, and to where heroes will come."""
    powers = [(sheet.place, 0.1 if face in ("", Monster.BLANK) else danger(board, sheet, face)) for sheet in board.sheets]

    def at(where: Place) -> float:
        worth = needs.get(where, 0.0) + 0.3 * wanted.get(where, 0.0)
        for there, power in powers:
            if there == where:
                worth += power
            else:
                worth += 0.5 * power * 0.5 ** DISTANCE[there][where]
        return worth

    return at(place) - at(start) - 0.15


def weigh_influence(
    board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat, habits: SauronHabits = SAURON_NOW
) -> list[float]:
    """Towards plots and heroes; the Shadow Pool first."""
    places = [choice.place for choice in offered if isinstance(choice, PickPlace)]
    field, needs = designs.influence_field(board, places, habits), designs.influence_needs(board, habits)
    wisdom = [board.attribute(sheet, Attribute.WISDOM) for sheet in board.sheets]
    gains = []
    for choice in offered:
        if isinstance(choice, ToPool):
            gains.append(6.0)
        else:
            gains.append(designs.influence_value(board, choice.place, field, needs, wisdom) if isinstance(choice, PickPlace) else 0.0)
    return gains


def weigh_entering(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """New minions come at once, as near to the heroes as they can."""
    gains = []
    for choice in offered:
        if isinstance(choice, EnterMinion):
            gains.append(5.0 - 0.1 * min([DISTANCE[sheet.place][choice.place] for sheet in board.sheets]))
        else:
            gains.append(0.0)
    return gains


# ---- shadow cards and perils


def weigh_shadows(
    board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat, habits: SauronHabits = SAURON_NOW
) -> list[float]:
    """A shadow card that hurts enough."""
    return [shadow_hurt(board, choice.card, scope) - habits.playing if isinstance(choice, PlayShadow) else 0.0 for choice in offered]


def weigh_perils(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """The peril that hurts most."""
    return [
        -gain(board.cards.perils[choice.peril].text, board, scope) if isinstance(choice, PickPeril) and choice.peril else 0.0
        for choice in offered
    ]


def weigh_fight_or_peril(
    board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat, habits: SauronHabits = SAURON_NOW
) -> list[float]:
    """The foe if it is strong, else the peril."""
    place = board.sheet(scope.player).place
    foes: list[Word] = [FightMinion(minion) for minion in board.minions_at(place)]
    foes += [FightToken(place, token.number) for token in board.tokens.get(place, ())]
    strongest = max([menace(board, foe, scope.player) for foe in foes])
    return [strongest if isinstance(choice, SendFoe) else habits.peril if isinstance(choice, SendPeril) else 0.0 for choice in offered]
