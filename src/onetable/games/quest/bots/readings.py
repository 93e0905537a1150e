"""Every word read as a number, and how the numbers of a whole sentence are put together."""

from __future__ import annotations

from collections.abc import Iterable

from onetable.bots.adding import added
from onetable.core.step import Scope
from onetable.core.word import Word
from onetable.games.quest.bots.hero_readings import HERO_READINGS
from onetable.games.quest.bots.map_readings import MAP_READINGS
from onetable.games.quest.bots.worth import Reading, fight, hero_of, hurt, person
from onetable.games.quest.parts_of_speech import Who
from onetable.games.quest.table import Board
from onetable.games.quest.words.control import Choose, EachHero, ForHero, If, May, OneHeroMay, SauronPicksHero
from onetable.games.quest.words.fights import Fight
from onetable.games.quest.words.hero_cards import ShieldDamage


def gain(words: Iterable[Word], board: Board, scope: Scope) -> float:
    """What these words bring the heroes, one after the other."""
    total = 0.0
    for word in words:
        reading = READINGS.get(type(word))
        if reading is not None:
            total += reading(word, board, scope)
    return total


def by_branch(word: Choose, board: Board, scope: Scope) -> float:
    """Whoever picks takes the best."""
    found = [gain(branch, board, scope) for branch in word.branches if all([each.possible(board, person(scope)) for each in branch])]
    if word.may:
        found.append(0.0)
    if not found:
        return 0.0
    return min(found) if word.who is Who.SAURON else max(found)


def by_leave(word: May, board: Board, scope: Scope) -> float:
    """Whoever may will only do it if it is good for him."""
    if not all([each.possible(board, person(scope)) for each in word.cost]):
        return 0.0
    found = gain(word.cost, board, scope) + gain(word.then, board, scope)
    return min(0.0, found) if word.who is Who.SAURON else max(0.0, found)


def by_condition(word: If, board: Board, scope: Scope) -> float:
    """As the condition stands now."""
    return gain(word.then if word.condition.holds(board, person(scope)) else word.otherwise, board, scope)


def each_hero(word: EachHero, board: Board, scope: Scope) -> float:
    """All heroes of whom it holds."""
    voices = [Scope(seat) for seat in board.seats]
    return added([gain(word.effects, board, voice) for voice in voices if word.condition is None or word.condition.holds(board, voice)])


def worst_hero(word: SauronPicksHero, board: Board, scope: Scope) -> float:
    """Sauron picks whom it hurts most."""
    return min([gain(word.then, board, Scope(seat)) for seat in board.seats])


def one_hero(word: OneHeroMay, board: Board, scope: Scope) -> float:
    """One of them may do it."""
    return max(0.0, gain(word.then, board, scope) + gain(word.cost, board, scope))


def shields(word: ShieldDamage, board: Board, scope: Scope) -> float:
    """Damage, less what the shields of the hand hold off."""
    sheet = hero_of(board, scope)
    return hurt(sheet, word.points * 0.6) + 0.3 * gain(word.unhurt, board, scope)


def with_prize(word: Fight, board: Board, scope: Scope) -> float:
    """A fight, and what is won by it."""
    return fight(board, scope, word.monster.value, word.agility) + 0.4 * gain(word.if_defeated, board, scope)


READINGS: dict[type, Reading] = {
    **HERO_READINGS,
    **MAP_READINGS,
    ShieldDamage: shields,
    Fight: with_prize,
    Choose: by_branch,
    May: by_leave,
    If: by_condition,
    EachHero: each_hero,
    ForHero: lambda word, board, scope: gain(word.effects, board, Scope(word.seat)),
    OneHeroMay: one_hero,
    SauronPicksHero: worst_hero,
}
