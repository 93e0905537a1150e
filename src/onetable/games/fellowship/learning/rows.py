"""A table in the middle of its tricks as three rows of numbers: rules and state of the kernel, and what each seat knows."""

from __future__ import annotations

from onetable.core.game import Game
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.written import judged_before, written
from onetable.games.fellowship.learning import names
from onetable.games.fellowship.mechanics.knowledge import known_row
from onetable.games.fellowship.table import Board

Numbers = list[int]
Rows = tuple[Numbers, Numbers, list[int]]


def rows_of(game: Game[Board]) -> Rows:
    """Rules, state and knowledge of a game whose tricks are being played, judged from what everybody knows."""
    from onetable.games.fellowship.kernel.describe import describe  # it compiles, which takes longer than a bot may

    return with_verdicts(game, *describe(game, seen_by_all=True))


def plain_rows_of(game: Game[Board]) -> Rows:
    """The same without what is compiled: `stack` judges the goals."""
    return with_verdicts(game, *written(game, open_hands=False))


def with_verdicts(game: Game[Board], rules: Numbers, state: Numbers) -> Rows:
    """As the table has judged them: the kernel keeps what it cannot know of hidden threats open."""
    if judged_before(game.table):
        verdicts, duties = game.table.verdicts, game.table.duties
        state[at.VERDICTS : at.VERDICTS + len(verdicts)] = list(verdicts)
        state[at.DUTIES : at.DUTIES + len(duties)] = list(duties)
    return rules, state, knowledge(game.table)


def knowledge(board: Board) -> list[int]:
    """What is open and who may know what, as one row."""
    row = [0] * names.KNOWLEDGE_SIZE
    single = {
        names.OPEN_HANDS: board.open_hands, names.FACE_DOWN: board.roles.face_down, names.HORN: board.horn[0],
        names.HORN_SUITS: board.horn[1], names.HIDDEN: sum([hidden << chair for chair, hidden in enumerate(board.hidden_threats)]),
        names.ANNOUNCES: board.roles.announces, names.EVENT_SHOWN: board.setup.options.deck_reveal == "before",
        names.CHAPTER: board.setup.chapter if isinstance(board.setup.chapter, int) else names.ROAD, names.PEOPLE: board.setup.players,
        names.SHOWN: board.pyramid.shown if board.pyramid is not None else 0,
        names.LED_CARDS: board.led_cards | (1 << board.trick[0][1] if board.trick else 0),
    }  # fmt: skip
    for place, value in single.items():
        row[place] = int(value)
    for chair, seat in enumerate(board.players):
        row[names.PLAYERS + chair] = seat
        row[names.THROWN + chair] = board.thrown[chair] if board.thrown else 0
    for chair, card in board.trick:
        row[names.THROWN + chair] |= 1 << card
    for seat in range(board.setup.players):
        known = known_row(board, seat) if board.knowledge else (board.deck,) * len(board.players)
        for chair, cards in enumerate(known):
            row[names.KNOWN + 4 * seat + chair] = cards
    return row
