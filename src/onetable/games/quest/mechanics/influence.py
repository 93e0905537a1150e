"""Influence: chains from the strongholds, their limits, and what is left of a broken chain."""

from __future__ import annotations

from onetable.games.quest.atlas import BESIDE, HAVENS, STRONGHOLDS
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Place
from onetable.games.quest.vocabulary import map_news

ISOLATED_LIMIT = 1


def chains(board: Board, roots: tuple[Place, ...] = tuple(STRONGHOLDS)) -> dict[Place, int]:
    """Every place joined to a stronghold by places with influence, and how much it may hold: as much as the best such stronghold."""
    influence, printed = board.influence, board.options.influence_limit == "stronghold_printed"
    reach: dict[Place, int] = {}
    strong = [root for root in roots if root in influence]
    strong.sort(key=lambda root: STRONGHOLDS[root] if printed else influence[root], reverse=True)
    for root in strong:  # the best first: whoever is reached has its limit
        if root in reach:
            continue
        limit = STRONGHOLDS[root] if printed else influence[root]
        reach[root] = limit
        waiting = [root]
        while waiting:
            for there in BESIDE[waiting.pop()]:
                if there in influence and there not in reach:
                    reach[there] = limit
                    waiting.append(there)
    return reach


def extension(board: Board, roots: tuple[Place, ...] = tuple(STRONGHOLDS)) -> list[Place]:
    """Where one more influence may be placed in extension of a stronghold."""
    influence, reach = board.influence, chains(board, roots)
    limits = reach if len(roots) == len(STRONGHOLDS) else chains(board)  # a place may be joined to a better stronghold as well
    found = [root for root in roots if influence.get(root, 0) < STRONGHOLDS[root]]
    edge: dict[Place, None] = {}  # a set that keeps its order
    for place in reach:
        if place not in STRONGHOLDS and influence[place] < limits[place]:
            found.append(place)
        for there in BESIDE[place]:
            if there not in influence and there not in HAVENS and there not in STRONGHOLDS:
                edge[there] = None
    return [*found, *edge]


def place(board: Board, where: Place, count: int) -> None:
    """A card puts influence there, free of the chains: never in a haven, in a stronghold never above its number."""
    if where in HAVENS or count <= 0:
        return
    if where in STRONGHOLDS:
        count = min(count, STRONGHOLDS[where] - board.influence.get(where, 0))
        if count <= 0:
            return
    board.influence[where] = board.influence.get(where, 0) + count
    board.settled = False
    board.tell(map_news.InfluencePlaced(where, count))


def extend(board: Board, where: Place) -> None:
    """One influence in extension of a stronghold; the place is known to be legal."""
    board.influence[where] = board.influence.get(where, 0) + 1
    board.tell(map_news.InfluencePlaced(where, 1))


def take(board: Board, where: Place, count: int) -> None:
    """Take influence off a place; the chains are checked by whoever is done taking."""
    here = board.influence.get(where, 0)
    count = min(count, here)
    if not count:
        return
    if count == here:
        del board.influence[where]
    else:
        board.influence[where] = here - count
    board.tell(map_news.InfluenceRemoved(where, count))


def settle(board: Board) -> None:
    """After a removal: a place no longer joined to a stronghold keeps 1, one above its limit is cut to it."""
    reach = chains(board)
    for where, here in list(board.influence.items()):
        most = STRONGHOLDS.get(where) or reach.get(where, ISOLATED_LIMIT)
        if here > most:
            take(board, where, here - most)
    board.settled = True


def change_pool(board: Board, change: int) -> None:
    """Influence comes to the Shadow Pool, up to its limit, or leaves it."""
    now = min(board.pool + change, max(board.pool, board.pool_limit)) if change > 0 else max(0, board.pool + change)
    if now != board.pool:
        board.tell(map_news.PoolChanged(now - board.pool, now))
        board.pool = now
