"""What a position says about its cards beyond where they lie: who fights whom, what lasts for a while, what is used up."""

from __future__ import annotations

from onetable.core.errors import BadInput
from onetable.core.fold import plain_name
from onetable.core.step import Scope
from onetable.core.suggest import suggest
from onetable.core.word import read_word
from onetable.games.tcg.cards.catalogue import SETS
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.labels import label, labels
from onetable.games.tcg.mechanics.assigning import BARRED
from onetable.games.tcg.pieces import Fight, Grant, Lasting, Used
from onetable.games.tcg.scene.checks import check_seats
from onetable.games.tcg.scene.written import GrantData, LastingData, SceneData
from onetable.games.tcg.speech.parts import Ability
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Keyword, Kind, Measure

MEASURES = (*map(str, Measure), *map(str, Keyword), BARRED)


def note_changes(scene: SceneData, board: Board) -> None:
    """Everything that speaks of cards by their names, when all of them lie there."""
    note_fights(scene, board)
    board.lasting = tuple([lasting(board, each) for each in scene.lasting])
    board.grants = tuple([grant(board, each, place) for place, each in enumerate(scene.grants, 1)])
    board.used = tuple([Used(find(board, each.card), each.number, each.amount, each.until) for each in scene.used])
    board.played_phase = tuple([find(board, each) for each in scene.played_phase])
    board.played_here = tuple([find(board, each) for each in scene.played_here])
    if scene.phase == "shadow" and scene.acted is not None:
        board.acting = scene.acting if scene.acting is not None else board.shadows[0]
        if board.acting not in board.shadows:
            raise BadInput(f"Seat {board.acting} has no Shadow phase in this turn.")


def note_fights(scene: SceneData, board: Board) -> None:
    """Who fights whom, and the skirmish that is being fought."""
    for minion, defender in scene.assigned.items():
        attacker, target = find_fighter(board, minion, minion=True), find_fighter(board, defender, minion=False)
        board.assigned[attacker] = target
        board.fought += tuple([card for card in (attacker, target) if card not in board.fought])
    if scene.fought is not None:
        board.fought = tuple([find(board, each) for each in scene.fought])
    if scene.skirmish is not None:
        said = scene.skirmish
        defender_card = find_fighter(board, said.defender, minion=False) if said.defender else NOTHING
        minions = tuple([find_fighter(board, each, minion=True) for each in said.minions])
        board.fight = Fight(defender_card, minions, tuple([find(board, each) for each in said.gone]), said.cancelled)


def find(board: Board, name: str | int) -> Handle:
    """The card that is meant: by its number in a position that was taken from a game, in play by its name, elsewhere by its title."""
    if isinstance(name, int):
        if name not in board.cards:
            raise BadInput(f"There is no card with the number {name} here.")
        return Handle(name)
    if not name:
        return NOTHING
    there = {plain_name(called): card for card, called in labels(board).items()}
    there = {**{plain_name(label(board, card)): card for card in board.cards if card not in board.pieces}, **there}
    if plain_name(name) not in there:
        known = [label(board, card) for card in there.values()]
        raise BadInput(f"“{name}” is not here; there is {', '.join(labels(board).values())}.{suggest(name, known)}")
    return there[plain_name(name)]


def find_fighter(board: Board, name: str, minion: bool) -> Handle:
    """A minion, or one who can fight it."""
    card = find(board, name)
    kinds = (Kind.MINION,) if minion else (Kind.COMPANION, Kind.ALLY)
    if card not in board.pieces or board.cards[card].kind not in kinds:
        raise BadInput(f"“{name}” is no {'minion' if minion else 'companion or ally'} in play and cannot fight as one.")
    return card


def lasting(board: Board, data: LastingData) -> Lasting:
    """A change that lasts for a while."""
    if data.what not in MEASURES:
        raise BadInput(f"Nothing can be changed that is called “{data.what}”.{suggest(data.what, MEASURES)}")
    amount = data.by if isinstance(data.by, int) and data.what != BARRED else find(board, data.by)
    return Lasting(measure(data.what), find(board, data.card), amount, data.until, find(board, data.source))


def measure(name: str) -> str:
    """The measure or keyword of this name."""
    return Measure(name) if name in list(Measure) else Keyword(name) if name in list(Keyword) else name


def grant(board: Board, data: GrantData, place: int) -> Grant:
    """A paragraph that works for a while."""
    home = tuple([each.home for each in SETS])
    try:
        ability = read_word(data.ability, home=home)
        named = tuple([(read_word(noun, home=home), find(board, value)) for noun, value in data.named])
    except (ValueError, TypeError, KeyError) as error:
        raise BadInput(f"“grants” holds words that cannot be read: {error}.") from None
    if not isinstance(ability, Ability):
        raise BadInput(f"“grants” wants a paragraph of a card, and {type(ability).__name__} is none.")
    check_seats([data.player], board.players, "grants")
    return Grant(data.number or place, Scope(data.player, find(board, data.source), data.event, named), ability, data.until)
