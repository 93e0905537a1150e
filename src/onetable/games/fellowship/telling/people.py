"""A seat at the table in words: who sits there, the goal and how it stands, tricks and cards, threats, riders and gifts."""

from __future__ import annotations

from onetable.core.phrasebook import Phrasebook
from onetable.core.remembering import remembered
from onetable.games.fellowship.mechanics.carried_gifts import carried_gift
from onetable.games.fellowship.pieces.names import Who
from onetable.games.fellowship.table import NOBODY, Board, Chair
from onetable.games.fellowship.telling.cards import board_of, view_of
from onetable.games.fellowship.telling.progress import progress
from onetable.games.fellowship.words.goals import ByPlayers, Verdict
from onetable.telling.spoken_view import SpokenView

SIGNS = {Verdict.SURE: "★", Verdict.AHEAD: "●", Verdict.BEHIND: "◌", Verdict.LOST: "✗"}


def name_of(sight: SpokenView, chair: Chair) -> str:
    """Who sits here, in short; of one person's several hands without a character, which."""
    board = board_of(sight)
    if not board.cast[chair] and board.people() == 1:
        return sight.say("seat-hand", number=chair + 1)
    return called(sight.phrases, board.who(chair))


@remembered(1_000)
def called(phrases: Phrasebook, who: Who) -> str:
    """Somebody in short."""
    return phrases.read(who, form="short")


def player_of(sight: SpokenView, chair: Chair) -> str:
    """Who plays this chair."""
    return sight.sitting(board_of(sight).players[chair])


def is_secret(sight: SpokenView, chair: Chair) -> bool:
    """Whether this chair has a threat that this person does not see: then nobody but its owner can judge the goal."""
    board = board_of(sight)
    return bool(board.hidden_threats) and board.hidden_threats[chair] and not board.threats[chair]


def known_verdict(board: Board, chair: Chair) -> Verdict:
    """How the goal stands for whoever sees this board: a threat that is hidden from others is no secret to its owner, nor at the end."""
    if not (board.hidden_threats and board.hidden_threats[chair] and board.threats[chair]):
        return Verdict(board.verdicts[chair])
    return board.roles.goals[chair].verdict(before_trick(board), chair)


def before_trick(board: Board) -> Board:
    """The board with the cards of the running trick back in their hands: goals are judged between two tricks."""
    if not board.trick:
        return board
    before = board.copy()
    for chair, card in before.trick:
        if card >= 0:
            before.hands[chair] |= 1 << card
    before.trick.clear()
    return before


def is_open(sight: SpokenView, chair: Chair) -> bool:
    """Whether nobody can know yet how a goal stands that is not met: in the first half of a round, or because of a hidden threat."""
    board = board_of(sight)
    return known_verdict(board, chair) == Verdict.BEHIND and (board.number < board.left or is_secret(sight, chair))


def standing_of(sight: SpokenView, chair: Chair) -> Verdict | None:
    """How the goal of this chair stands; None while nobody can know."""
    board = board_of(sight)
    if board.duties and board.duties[chair] == Verdict.LOST:
        return Verdict.LOST
    return None if is_open(sight, chair) else known_verdict(board, chair)


def verdict_of(sight: SpokenView, chair: Chair) -> tuple[str, int] | None:
    """Sign and word of the verdict, and its value."""
    board = board_of(sight)
    if not board.verdicts:
        return None
    value = standing_of(sight, chair)
    if value is None:
        return f"? {sight.say('verdict-open')}", int(Verdict.BEHIND)
    return f"{SIGNS[value]} {sight.read(value)}", int(value)


def goal_text(sight: SpokenView, chair: Chair) -> str:
    """The goal of this chair as it holds in this round."""
    board = board_of(sight)
    if not board.cast[chair]:
        return ""
    if all(board.cast) and board.roles:  # there once all are seated
        return sight.read(board.roles.goals[chair])
    goal = board.plan.characters[board.cast[chair]].goal
    if isinstance(goal, ByPlayers):
        goal = goal.four if board.setup.players == 4 else goal.fewer
    return sight.read(goal)


def burdens(sight: SpokenView, chair: Chair) -> list[str]:
    """The keys of the rider and the gift of this chair."""
    board = board_of(sight)
    found = [board.riders[chair]] if board.riders and board.riders[chair] else []
    if all(board.cast) and (gift := carried_gift(board, chair)):
        found.append(gift)
    return found


def extras(sight: SpokenView, chair: Chair) -> list[str]:
    """The threat, and what else lies by this chair."""
    board = board_of(sight)
    found = []
    if board.threats and board.threats[chair]:
        ranks = board.threats[chair]
        text = str(ranks[0]) if len(ranks) == 1 else f"{min(ranks)}–{max(ranks)}"
        found.append(sight.say("seat-threat", ranks=text))
        if board.declared[chair]:
            found.append(sight.say(f"seat-{board.declared[chair]}"))
    elif is_secret(sight, chair):
        found.append(sight.say("seat-threat", ranks="?"))
    if board.tucked[0] == chair:
        found.append(sight.say("seat-tucked"))
    return found


def panes_of(board: Board, chair: Chair) -> list[str]:
    """The panes of the goal, if it can be counted."""
    found = progress(board, chair)
    return [found.panes()] if found is not None else []


def counts(sight: SpokenView, chair: Chair) -> str:
    """Tricks won and cards in hand, in one line."""
    return " · ".join(figures(sight, chair))


def figures(sight: SpokenView, chair: Chair) -> list[str]:
    """Tricks won, cards in hand."""
    board, view = board_of(sight), view_of(sight)
    cards = view.counts.hands[chair] + (view.counts.buried if board.is_pyramid(chair) else 0)
    return [sight.say("seat-tricks", count=board.taken[chair].bit_count()), sight.say("seat-cards", count=cards)]


def acting_chair(board: Board) -> Chair:
    """Whose card is awaited."""
    return board.turn if board.verdicts and not board.outcome else NOBODY
