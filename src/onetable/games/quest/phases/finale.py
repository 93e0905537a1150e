"""The Finale: missions, and if they do not decide, a champion against the Ringwraiths."""

from __future__ import annotations

from onetable.core.step import Ask, Do, Halt, Next, Scope, Step
from onetable.core.word import Word
from onetable.games.quest.figures import MINIONS
from onetable.games.quest.mechanics.combat.beginning import StartCombat
from onetable.games.quest.mechanics.limits import keep_limits
from onetable.games.quest.mechanics.pools import draw_cards
from onetable.games.quest.mechanics.story import advance, dominant
from onetable.games.quest.parts_of_speech import FIRST_HERO, Effect
from onetable.games.quest.table import FINALE, SHADOW_FALLS, Board
from onetable.games.quest.traits import SAURON_MARKERS, Attribute, Marker, Minion
from onetable.games.quest.vocabulary import story_news
from onetable.games.quest.vocabulary.choices import PickHero
from onetable.games.quest.words.control import ForHero

HEROES_WIN, SAURON_WINS = "heroes", "sauron"
MISSION, CHAMPION, RESIGNED = "mission", "champion", "resigned"
LEAST = 1


class Finale(Step[Board], frozen=True):
    """The missions are turned up; a side that is ahead and has met its mission wins."""

    def run(self, board: Board, scope: Scope) -> Next:
        ahead = dominant(board)
        board.tell(story_news.FinaleBegins(ahead))
        heroes = board.cards.missions[board.hero_mission].condition.holds(board, scope)
        sauron = board.cards.missions[board.sauron_mission].condition.holds(board, scope)
        board.tell(story_news.MissionsRevealed(board.hero_mission, heroes, board.sauron_mission, sauron))
        if (ahead == HEROES_WIN and heroes) or (ahead == "nobody" and heroes and not sauron):
            return win(board, HEROES_WIN, MISSION)
        if (ahead == SAURON_WINS and sauron) or (ahead == "nobody" and sauron and not heroes):
            return win(board, SAURON_WINS, MISSION)
        if sauron:
            for marker in SAURON_MARKERS:
                advance(board, marker, 1)
        if heroes:
            advance(board, Marker.GREEN, 1)
        return *[ForHero(seat, (GatherCards(),)) for seat in board.seats], ChooseChampion(ahead)


def win(board: Board, side: str, how: str) -> Halt:
    """The game is over."""
    board.winner, board.ending = side, how
    board.tell(story_news.HeroesWon(how) if side == HEROES_WIN else story_news.SauronWon(how))
    return Halt.END


class GatherCards(Effect, frozen=True):
    """Hand, rest and damage pool go into the life pool; the hero draws as many cards as his fortitude."""

    def run(self, board: Board, scope: Scope) -> Next:
        sheet = board.sheet(scope.player)
        sheet.life = tuple(board.dice.shuffled(sheet.life + sheet.hand + sheet.rest + sheet.damage))
        sheet.hand = sheet.rest = sheet.damage = ()
        draw_cards(board, scope.player, board.attribute(sheet, Attribute.FORTITUDE))
        return keep_limits(board, scope)


def strengthening(board: Board, ahead: str) -> int:
    """By how much the Ringwraiths are stronger or weaker, by the side that is ahead."""
    if ahead == SAURON_WINS:
        return FINALE - board.markers[Marker.GREEN]
    if ahead == HEROES_WIN:
        spaces = sorted([board.markers[marker] for marker in SAURON_MARKERS])
        others = sum([max(0, SHADOW_FALLS - space) for space in spaces[:-1]])
        return -min(FINALE - spaces[-1], others)
    return 0


class ChooseChampion(Step[Board], frozen=True):
    """The heroes choose who fights."""

    ahead: str

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(FIRST_HERO, [PickHero(sheet.hero) for sheet in board.sheets])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickHero)
        more = strengthening(board, self.ahead)
        printed = MINIONS[Minion.RINGWRAITHS]
        health, fortitude = max(LEAST, printed.health + more), max(LEAST, printed.fortitude + more)
        board.tell(story_news.ChampionChosen(choice.hero, health, fortitude))
        fight = StartCombat(Minion.RINGWRAITHS, finale=True, more_health=more, more_fortitude=more)
        return Do((fight, Judgement()), Scope(board.seat_of(choice.hero)))


class Judgement(Step[Board], frozen=True):
    """The Ringwraiths defeated: the heroes win. Anything else: Sauron wins."""

    def run(self, board: Board, scope: Scope) -> Next:
        won = board.beaten and board.outcome != "lost"
        return win(board, HEROES_WIN if won else SAURON_WINS, CHAMPION)
