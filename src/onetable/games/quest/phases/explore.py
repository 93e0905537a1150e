"""Exploring: favor, characters, the dark path, quests, plots, trade, and the event that lies there."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope, Seat, Step, Steps
from onetable.core.word import Word
from onetable.games.quest.mechanics import goods
from onetable.games.quest.mechanics.corruption import TakeCorruption
from onetable.games.quest.mechanics.figures_on_map import return_character, take_favor
from onetable.games.quest.mechanics.plots import discard_plot
from onetable.games.quest.mechanics.quests import NobleDeed, completed, open_quests
from onetable.games.quest.phases.events import end_event
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Character, Hero, Item, Place
from onetable.games.quest.vocabulary import hero_news, map_news, sauron_news
from onetable.games.quest.vocabulary.choices import Done
from onetable.games.quest.vocabulary.occasions import WhenConsulted
from onetable.games.quest.vocabulary.statics import NoConsultNorTrade

FAVOR_OF_CHARACTER = 2
DARK_PATH_LIMIT = 3


class Explore(Step[Board], frozen=True):
    """Explore the place where the hero is; what waits for that happens first."""

    def run(self, board: Board, scope: Scope) -> Next:
        turn, seat = board.turn, scope.player
        if turn.explored:
            turn.travel_steps += 1
        turn.explored = True
        first: Steps = ()
        sheet = board.sheet(seat)
        if board.event is not None and board.event.place == sheet.place:
            event = board.event.event
            board.tell(sauron_news.EventTriggered(sheet.hero, event))
            end_event(board)
            first = board.cards.events[event].text
        if friendship_here(board, seat):
            assert board.given is not None
            first = (*first, *board.cards.events[board.given.event].kept)
        return (*first, Exploring(sheet.place))


def friendship_here(board: Board, seat: Seat) -> bool:
    """Whether the hero holds an event card with favor, and a character or another hero is here."""
    if board.given is None or board.given.seat != seat:
        return False
    place = board.sheet(seat).place
    return place in board.characters.values() or len(board.heroes_at(place)) > 1


def something_to_explore(board: Board, seat: Seat) -> bool:
    """Whether exploring here can bring anything."""
    place = board.sheet(seat).place
    if (board.event is not None and board.event.place == place) or friendship_here(board, seat):
        return True
    return bool(finds(board, seat, ()))


def finds(board: Board, seat: Seat, traded: tuple[Seat, ...]) -> list[Word]:
    """All that the hero may do while exploring here."""
    sheet = board.sheets[seat - 1]
    place = sheet.place
    found: list[Word] = []
    if place in board.favor:
        found.append(TakeFavor())
    lonely = bool(sheet.corruption) and board.cards.burden(sheet.corruption, NoConsultNorTrade) is not None
    if board.characters and not lonely:
        for character, where in board.characters.items():
            if where == place:
                found.append(ConsultForFavor(character))
                if all([effect.possible(board, Scope(seat)) for effect in board.cards.characters[character]]):
                    found.append(Consult(character))
    if not board.turn.dark_path and len(sheet.corruption) <= DARK_PATH_LIMIT:
        found.append(DarkPath())
    found += [CompleteQuest(quest) for quest in open_quests(board, seat) if board.cards.quests[quest].explore is place]
    for slot, active in enumerate(board.plots):
        if active is not None and active.place == place and sheet.favor >= board.cards.plots[active.plot].favor:
            found.append(BreakPlot(active.plot, slot))
    if len(board.sheets) > 1 and not lonely:
        found += [Trade(board.sheet(giver).hero) for giver in traders(board, seat) if giver not in traded and gifts(board, giver)]
    return found


class Exploring(Step[Board], frozen=True):
    """One thing after the other, until the hero has enough of it or something takes him elsewhere."""

    place: Place
    traded: tuple[Seat, ...] = ()  # who has been asked for gifts

    def run(self, board: Board, scope: Scope) -> Next:
        if board.turn.over or board.sheet(scope.player).place != self.place:
            return None
        found = finds(board, scope.player, self.traded)
        return Ask(scope.player, [*found, Done()]) if found else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if isinstance(choice, Done):
            return None
        if isinstance(choice, Trade):
            giver = board.seat_of(choice.hero)
            return Gifts(giver), Exploring(self.place, (*self.traded, giver))
        assert isinstance(choice, Step)
        return choice, self


class TakeFavor(Step[Board], frozen=True):
    """Take a favor token that lies here."""

    def run(self, board: Board, scope: Scope) -> Next:
        place = board.sheet(scope.player).place
        take_favor(board, place)
        board.tell(map_news.FavorRemoved(place))
        goods.gain_favor(board, scope.player, 1)
        return None


class ConsultForFavor(Step[Board], frozen=True):
    """Consult a character for the favor shown on the token."""

    character: Character

    def run(self, board: Board, scope: Scope) -> Next:
        goods_first = consulted(board, scope.player, self.character)
        goods.gain_favor(board, scope.player, FAVOR_OF_CHARACTER)
        return goods_first


class Consult(Step[Board], frozen=True):
    """Consult a character for what he can do."""

    character: Character

    def run(self, board: Board, scope: Scope) -> Next:
        return *board.cards.characters[self.character], *consulted(board, scope.player, self.character)


def consulted(board: Board, seat: Seat, character: Character) -> Steps:
    """The character leaves; a plot may taint the advice."""
    board.tell(hero_news.Consulted(board.sheet(seat).hero, character))
    return_character(board, character)
    taint = tuple(
        [
            effect
            for active in board.active_plots()
            for text in board.cards.plot_words(active.plot, WhenConsulted)
            if text.character is character
            for effect in text.effects
        ]
    )
    return *taint, NobleDeed()


class DarkPath(Step[Board], frozen=True):
    """Once in a turn: one corruption card and one favor."""

    def run(self, board: Board, scope: Scope) -> Next:
        board.turn.dark_path = True
        board.tell(hero_news.TookDarkPath(board.sheet(scope.player).hero))
        goods.gain_favor(board, scope.player, 1)
        return (TakeCorruption(1),)


class CompleteQuest(Step[Board], frozen=True):
    """Declare a quest done and take its reward."""

    quest: str

    def run(self, board: Board, scope: Scope) -> Next:
        return completed(board, scope.player, self.quest)


class BreakPlot(Step[Board], frozen=True):
    """Pay the favor of a plot that affects this place; it is discarded."""

    plot: str
    slot: int

    def run(self, board: Board, scope: Scope) -> Next:
        goods.lose_favor(board, scope.player, board.cards.plots[self.plot].favor)
        discard_plot(board, self.slot)
        return None


# ---- trade


class Trade(Word, frozen=True):
    """Let this hero give to the others here."""

    hero: Hero


def traders(board: Board, seat: Seat) -> list[Seat]:
    """The heroes here who may trade; one alone trades with nobody."""
    here = [
        each
        for each in board.heroes_at(board.sheet(seat).place)
        if board.cards.burden(board.sheet(each).corruption, NoConsultNorTrade) is None
    ]
    return here if len(here) > 1 else []


def gifts(board: Board, giver: Seat) -> list[Word]:
    """What this hero can give to the others here."""
    sheet = board.sheet(giver)
    found: list[Word] = []
    for taker in traders(board, giver):
        if taker == giver:
            continue
        other = board.sheet(taker)
        if sheet.favor and goods.room_for_favor(board, taker, 1):
            found.append(GiveFavor(other.hero))
        found += [GiveItem(item, other.hero) for item in sheet.items if item not in other.items]
        found += [GiveQuest(quest, other.hero) for quest in sheet.side]
    return found


class Gifts(Step[Board], frozen=True):
    """One hero gives as much as he likes."""

    giver: Seat

    def run(self, board: Board, scope: Scope) -> Next:
        found = gifts(board, self.giver)
        return Ask(self.giver, [*found, Done()]) if found else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        giver = board.sheet(self.giver)
        if isinstance(choice, GiveFavor):
            giver.favor -= 1
            taker = board.seat_of(choice.hero)
            board.sheet(taker).favor += 1
            if board.turn.seat == taker:
                board.turn.favor_gained += 1
            board.tell(hero_news.FavorGiven(giver.hero, choice.hero))
        elif isinstance(choice, GiveItem):
            giver.items = tuple([item for item in giver.items if item != choice.item])
            board.sheet(board.seat_of(choice.hero)).items += (choice.item,)
            board.tell(hero_news.ItemGiven(giver.hero, choice.hero, choice.item))
        elif isinstance(choice, GiveQuest):
            giver.side = tuple([quest for quest in giver.side if quest != choice.quest])
            board.sheet(board.seat_of(choice.hero)).side += (choice.quest,)
            board.tell(hero_news.QuestGiven(giver.hero, choice.hero, choice.quest))
        else:
            return None
        return (self,)


class GiveFavor(Word, frozen=True):
    """One favor to this hero."""

    hero: Hero


class GiveItem(Word, frozen=True):
    """An item to this hero."""

    item: Item
    hero: Hero


class GiveQuest(Word, frozen=True):
    """A side quest to this hero."""

    quest: str
    hero: Hero
