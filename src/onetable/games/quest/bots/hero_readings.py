"""What words do to a hero: read as a number."""

from __future__ import annotations

from typing import Any

from onetable.core.step import Scope
from onetable.games.quest.atlas import HAVENS
from onetable.games.quest.bots.worth import (
    FAVOR,
    ITEMS,
    SMALL,
    TRAINING,
    Reading,
    corruption,
    favor,
    hero_of,
    hurt,
    person,
    raised,
    unread,
)
from onetable.games.quest.mechanics import limits
from onetable.games.quest.mechanics.corruption import TakeCorruption
from onetable.games.quest.mechanics.goods import may_gain_item
from onetable.games.quest.parts_of_speech import Who, count
from onetable.games.quest.table import Board
from onetable.games.quest.words import belongings, hero_cards, journeys


def item(word: belongings.GainItem, board: Board, scope: Scope) -> float:
    """An item, if one is left and none is held."""
    return ITEMS[word.item] if may_gain_item(board, person(scope).player, word.item) else 0.0


def perilous(word: journeys.MakePerilous, board: Board, scope: Scope) -> float:
    """A place becomes perilous where a hero has just come."""
    sheet = hero_of(board, scope)
    return 0.0 if sheet.place in HAVENS or sheet.place in board.tokens or board.minions_at(sheet.place) else -1.6


def to_any_place(word: journeys.MoveHero, board: Board, scope: Scope) -> float:
    """The hero goes where he wants, or where Sauron wants him."""
    if word.who is Who.SAURON:
        return -0.8
    return min(2.0, 0.25 * len(word.where.places(board, person(scope))))


def lost_cards(each: float) -> Reading:
    """Hand cards that are discarded."""

    def read(word: Any, board: Board, scope: Scope) -> float:
        return -each * min(count(word.count, board, person(scope)), len(hero_of(board, scope).hand))

    return read


def down_to(word: limits.DiscardDownTo, board: Board, scope: Scope) -> float:
    """All cards beyond a number."""
    return -0.25 * max(0, len(hero_of(board, scope).hand) - word.cards)


HERO_READINGS: dict[type, Reading] = {
    belongings.GainFavor: lambda word, board, scope: favor(board, scope, count(word.count, board, person(scope))),
    belongings.LoseFavor: lambda word, board, scope: favor(board, scope, -count(word.count, board, person(scope))),
    belongings.PayFavor: lambda word, board, scope: -FAVOR * word.count,
    belongings.PayFavorPerCorruption: lambda word, board, scope: (
        0.5 * min(hero_of(board, scope).favor, len(hero_of(board, scope).corruption))
    ),
    TakeCorruption: lambda word, board, scope: corruption(board, hero_of(board, scope), word.count),
    belongings.DiscardCorruption: lambda word, board, scope: 1.2 * min(word.count, len(hero_of(board, scope).corruption)),
    belongings.Train: lambda word, board, scope: TRAINING * word.times if board.skills else 0.0,
    belongings.Raise: lambda word, board, scope: raised(board, scope, word.attribute),
    belongings.GainItem: item,
    belongings.LoseItem: lambda word, board, scope: -1.0 if hero_of(board, scope).items else 0.0,
    hero_cards.Damage: lambda word, board, scope: hurt(hero_of(board, scope), count(word.points, board, person(scope))),
    hero_cards.RestPoolReturns: lambda word, board, scope: 0.1 * len(hero_of(board, scope).rest),
    hero_cards.DamagePoolReturns: lambda word, board, scope: 0.16 * len(hero_of(board, scope).damage),
    hero_cards.DamageToRest: lambda word, board, scope: (
        0.1 * min(count(word.count, board, person(scope)), len(hero_of(board, scope).damage))
    ),
    hero_cards.HandReturns: lambda word, board, scope: -0.12 * len(hero_of(board, scope).hand),
    hero_cards.LifeToRest: lambda word, board, scope: -0.1 * min(word.count, len(hero_of(board, scope).life)),
    hero_cards.DrawLife: lambda word, board, scope: 0.15 * min(count(word.count, board, person(scope)), len(hero_of(board, scope).life)),
    limits.DiscardCards: lost_cards(0.2),
    hero_cards.DiscardRandom: lost_cards(0.26),
    limits.DiscardDownTo: down_to,
    journeys.MoveHero: to_any_place,
    journeys.SendToHaven: unread(-0.4),
    journeys.LookAtTokens: unread(SMALL),
    journeys.LookAtPlots: unread(0.3),
    journeys.EndTurn: lambda word, board, scope: -1.0 if board.turn.seat == scope.player else 0.0,
    journeys.LimitMoves: unread(-1.2),
    journeys.SkipAmbush: unread(0.0),
    journeys.MakePerilous: perilous,
}
