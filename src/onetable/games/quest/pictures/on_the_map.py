"""What stands and lies on the map, as all see it."""

from __future__ import annotations

from onetable.games.quest.atlas import PATHS, STRONGHOLDS
from onetable.games.quest.figures import MINIONS
from onetable.games.quest.mechanics.influence import ISOLATED_LIMIT
from onetable.games.quest.pictures.drawing import key
from onetable.games.quest.pictures.map_shape import CharacterAt, EventAt, FavorAt, Influence, MinionAt, TokenAt
from onetable.games.quest.pictures.paths import path_key
from onetable.games.quest.pieces import EVERYBODY
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Place

PATH_KEYS = tuple([(path.between, path_key(path)) for path in PATHS])


def influence(board: Board, reach: dict[Place, int]) -> tuple[Influence, ...]:
    """All influence, in the order of the places."""
    return tuple(
        [
            Influence(place, board.influence[place], STRONGHOLDS.get(place) or reach.get(place, ISOLATED_LIMIT), place in reach)
            for place in sorted(board.influence)
        ]
    )


def joined(reach: dict[Place, int]) -> tuple[str, ...]:
    """The paths along which influence is joined to a stronghold."""
    return tuple([key for (one, other), key in PATH_KEYS if one in reach and other in reach])


def tokens(board: Board) -> tuple[TokenAt, ...]:
    """All monster tokens; a face where all see it."""
    found = [
        TokenAt(token.number, place, token.pair, key("monster", token.face) if token.seen == EVERYBODY else "")
        for place, tokens in board.tokens.items()
        for token in tokens
    ]
    return tuple(sorted(found, key=lambda token: token.number))


def minions(board: Board) -> tuple[MinionAt, ...]:
    """The minions on the map."""
    return tuple(
        [MinionAt(minion, figure.place, figure.damage, MINIONS[minion].health) for minion, figure in sorted(board.minions.items())]
    )


def characters(board: Board) -> tuple[CharacterAt, ...]:
    """The characters on the map."""
    return tuple([CharacterAt(character, place) for character, place in sorted(board.characters.items())])


def favor(board: Board) -> tuple[FavorAt, ...]:
    """Favor tokens on the map."""
    return tuple([FavorAt(place, count) for place, count in sorted(board.favor.items())])


def event(board: Board) -> EventAt | None:
    """The event that stays."""
    now = board.event
    return EventAt(key("event", now.event), now.place, board.cards.events[now.event].advances) if now is not None else None
