"""What a hero could try, each with all that would hinder it even at the right time."""

from __future__ import annotations

from collections.abc import Iterator

from onetable.core.step import Scope, Seat
from onetable.core.word import Word
from onetable.games.quest.atlas import BESIDE
from onetable.games.quest.figures import CARDS
from onetable.games.quest.mechanics.goods import room_for_favor
from onetable.games.quest.mechanics.quests import open_quests
from onetable.games.quest.phases.explore import (
    DARK_PATH_LIMIT,
    BreakPlot,
    CompleteQuest,
    Consult,
    ConsultForFavor,
    DarkPath,
    Explore,
    GiveFavor,
    GiveItem,
    TakeFavor,
    Trade,
    something_to_explore,
    traders,
)
from onetable.games.quest.phases.rest import Rest, why_no_rest
from onetable.games.quest.phases.scouting import Scout
from onetable.games.quest.phases.travel import GiveUp, MoveTo, PayOne, can_pay, cards_for, paths_of, why_no_travel
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Character, Place
from onetable.games.quest.vocabulary import reasons
from onetable.games.quest.vocabulary.choices import Lay, PickCorruption, PickItem
from onetable.games.quest.vocabulary.statics import NoConsultNorTrade, Scouts
from onetable.games.quest.words.belongings import PayFavor

Tried = Iterator[tuple[Word, list[Word]]]


def journeys(board: Board, seat: Seat) -> Tried:
    """To move anywhere, to explore, to scout, to give up."""
    sheet, turn, paths = board.sheet(seat), board.turn, paths_of(board, board.sheet(seat))
    weary = why_no_travel(board, seat)
    terrains = {CARDS[card].terrain for card in sheet.hand}
    for place in sorted(Place, key=lambda place: place not in paths):  # what lies near is tried first
        why: list[Word] = [weary] if weary is not None else []
        if turn.moves >= turn.most_moves:
            why.append(reasons.NoMoreMoves(turn.most_moves))
        if place == sheet.place:
            why.append(reasons.AlreadyHere())
        elif place not in paths:
            why.append(reasons.NotJoined(sheet.place))
        elif not can_pay(board, sheet, paths[place], terrains):
            why.append(reasons.PathTooDear(cards_for(board, sheet, paths[place])))
        yield MoveTo(place), why
    why = [weary] if weary is not None and turn.explored else []
    yield Explore(), why if something_to_explore(board, seat) else [*why, reasons.NothingToExplore()]
    yield GiveUp(), [reasons.NotUsedToHope()] if sheet.hand else []
    if board.cards.hero_word(sheet.hero, Scouts) is not None:
        for place in BESIDE[sheet.place]:
            empty: list[Word] = [] if place in board.tokens else [reasons.NoTokenThere()]
            yield Scout(place), [reasons.ScoutedAlready(), *empty] if turn.scouted else empty


def rests(board: Board, seat: Seat) -> Tried:
    """To rest: whoever might is asked at the beginning of his turn."""
    hindered = why_no_rest(board, seat)
    yield Rest(), [hindered, reasons.OnlyWhenResting()] if hindered is not None else [reasons.OnlyWhenResting()]


def explorations(board: Board, seat: Seat) -> Tried:
    """What exploring may bring."""
    sheet = board.sheet(seat)
    lonely: list[Word] = [reasons.Lonely()] if board.cards.burden(sheet.corruption, NoConsultNorTrade) is not None else []
    for character in Character:
        where = board.characters.get(character)
        away: list[Word] = [] if where == sheet.place else [reasons.IsElsewhere(where) if where is not None else reasons.NotOnTheMap()]
        dear: list[Word] = [
            reasons.NotEnoughFavor(effect.count)
            for effect in board.cards.characters[character]
            if isinstance(effect, PayFavor) and effect.count > sheet.favor
        ]
        if not dear and not all([effect.possible(board, Scope(seat)) for effect in board.cards.characters[character]]):
            dear = [reasons.NotPossible()]
        yield ConsultForFavor(character), [*lonely, *away]
        yield Consult(character), [*lonely, *dear, *away]
    yield TakeFavor(), [] if sheet.place in board.favor else [reasons.NoFavorHere()]
    taken: list[Word] = [reasons.DarkPathTaken()] if board.turn.dark_path else []
    yield DarkPath(), [*taken, reasons.TooCorrupt(DARK_PATH_LIMIT)] if len(sheet.corruption) > DARK_PATH_LIMIT else taken
    for quest in open_quests(board, seat):
        yield CompleteQuest(quest), [] if board.cards.quests[quest].explore is sheet.place else [reasons.QuestElsewhere()]
    for slot, active in enumerate(board.plots):
        if active is not None:
            needed = board.cards.plots[active.plot].favor
            poor: list[Word] = [reasons.NotEnoughFavor(needed)] if sheet.favor < needed else []
            yield BreakPlot(active.plot, slot), [reasons.PlotElsewhere(), *poor] if active.place != sheet.place else poor
    for other in board.sheets:
        if len(board.sheets) > 1:
            away = [] if other.place == sheet.place else [reasons.IsElsewhere(other.place)]
            yield Trade(other.hero), [*lonely, *away] or [reasons.NothingToTrade()]


def gifts(board: Board, giver: Seat) -> Tried:
    """What one hero could give to another."""
    sheet = board.sheet(giver)
    for other in board.sheets:
        if other is sheet:
            continue
        taker = board.seat_of(other.hero)
        apart: list[Word] = [] if taker in traders(board, giver) else [reasons.IsElsewhere(other.place)]
        full: list[Word] = [] if room_for_favor(board, taker, 1) else [reasons.NoRoomForFavor()]
        yield GiveFavor(other.hero), [*([] if sheet.favor else [reasons.NotEnoughFavor(1)]), *full, *apart]
        for item in sheet.items:
            yield GiveItem(item, other.hero), [reasons.HasItemAlready(item), *apart] if item in other.items else apart


def payments(board: Board, seat: Seat) -> Tried:
    """To pay for a path with one card."""
    for card in dict.fromkeys(board.sheet(seat).hand):
        yield PayOne(card), [reasons.WrongTerrain()]


def hand(board: Board, seat: Seat) -> Tried:
    """To play a card of the hand in a fight."""
    combat, sheet = board.combat, board.sheet(seat)
    spent: list[Word] = [reasons.IsExhausted()] if combat is not None and combat.seat == seat and combat.hero.exhausted else []
    for card in dict.fromkeys(sheet.hand):
        yield Lay(card), spent


def burdens(board: Board, seat: Seat) -> Tried:
    """To be rid of corruption."""
    sheet = board.sheet(seat)
    for card in dict.fromkeys(sheet.corruption):
        cost = board.cards.corruption[card].cost
        yield PickCorruption(card), [reasons.NotEnoughFavor(cost)] if cost is not None and cost > sheet.favor else []


def belongings(board: Board, seat: Seat) -> Tried:
    """To use an item."""
    for item in board.sheet(seat).items:
        yield PickItem(item), [reasons.WorksByItself()]
