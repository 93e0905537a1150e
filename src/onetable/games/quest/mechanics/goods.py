"""What a hero may own: favor, items, attributes."""

from __future__ import annotations

from onetable.core.step import Seat
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Item
from onetable.games.quest.vocabulary import hero_news
from onetable.games.quest.vocabulary.statics import FavorLimit, FavorPerTurn


def room_for_favor(board: Board, seat: Seat, count: int) -> int:
    """How much of so much favor a hero can gain now."""
    sheet, turn = board.sheets[seat - 1], board.turn
    room = count
    if sheet.corruption:
        limit, a_turn = board.cards.burden(sheet.corruption, FavorLimit), board.cards.burden(sheet.corruption, FavorPerTurn)
        if limit is not None:
            room = min(room, max(0, limit.most - sheet.favor))
        if a_turn is not None and turn.seat == seat:
            room = min(room, max(0, a_turn.most - turn.favor_gained))
    return room


def gain_favor(board: Board, seat: Seat, count: int) -> None:
    """Favor tokens from the supply or the map; what there is no room for is lost."""
    count = room_for_favor(board, seat, count)
    if count <= 0:
        return
    sheet = board.sheets[seat - 1]
    sheet.favor += count
    if board.turn.seat == seat:
        board.turn.favor_gained += count
    board.tell(hero_news.FavorGained(sheet.hero, count))


def lose_favor(board: Board, seat: Seat, count: int) -> int:
    """As many as he has; returns how many."""
    sheet = board.sheets[seat - 1]
    count = min(count, sheet.favor)
    if count > 0:
        sheet.favor -= count
        board.tell(hero_news.FavorLost(sheet.hero, count))
    return count


def may_gain_item(board: Board, seat: Seat, item: Item) -> bool:
    """One of each title, if one is left."""
    return board.items[item] > 0 and item not in board.sheets[seat - 1].items


def gain_item(board: Board, seat: Seat, item: Item) -> None:
    """Take the card, if one is left and none is held."""
    if may_gain_item(board, seat, item):
        sheet = board.sheets[seat - 1]
        board.items[item] -= 1
        sheet.items += (item,)
        board.tell(hero_news.ItemGained(sheet.hero, item))


def lose_item(board: Board, seat: Seat, item: Item) -> None:
    """The card goes back to the supply."""
    sheet = board.sheets[seat - 1]
    sheet.items = tuple([each for each in sheet.items if each != item])
    board.items[item] += 1
    board.tell(hero_news.ItemLost(sheet.hero, item))
