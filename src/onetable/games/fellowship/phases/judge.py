"""Verdicts: between two tricks every goal is judged from what everybody knows; a decided round ends at once."""

from __future__ import annotations

from onetable.games.fellowship.mechanics.carried_gifts import bearer_of
from onetable.games.fellowship.mechanics.last_trick import refine
from onetable.games.fellowship.mechanics.wanted_cards import ranks_in
from onetable.games.fellowship.table import NOBODY, Board, Chair
from onetable.games.fellowship.words import news
from onetable.games.fellowship.words.changes import SaveOneGoal
from onetable.games.fellowship.words.goals import AHEAD, BEHIND, LOST, SURE, Goal, Verdict

UNKNOWN = (BEHIND, BEHIND, BEHIND, BEHIND)
CERTAIN = (LOST, SURE)
NO_DUTIES: tuple[int, ...] = (SURE, SURE, SURE, SURE)


def judge(board: Board) -> None:
    """Write down how every goal and every rider's duty stands."""
    old, roles = board.verdicts, board.roles
    if roles.announces and board.left:
        announce(board)
    board.verdicts = verdicts(board)
    if roles.has_duties or not old:
        board.duties = duties(board)
    if board.news is not None:
        tell_changes(board, old)


def verdicts(board: Board) -> tuple[int, ...]:
    """How the goals stand between two tricks, exactly when at most one trick is left."""
    goals, left = board.roles.goals, board.left
    if not left:
        return tuple([goal.verdict(board, chair) for chair, goal in enumerate(goals)])
    if True in board.hidden_threats:
        found = [hidden_verdict(board, chair, goal) for chair, goal in enumerate(goals)]
    else:
        found = list(board.verdicts or UNKNOWN[: len(goals)])  # type: ignore[arg-type]
        for chair, before in enumerate(found):
            if before not in CERTAIN:  # certainty never ends
                found[chair] = goals[chair].verdict(board, chair)
    return refine(board, goals, tuple(found)) if left == 1 else tuple(found)


def hidden_verdict(board: Board, chair: Chair, goal: Goal) -> Verdict:
    """What everybody can say of a goal: of a threat that the others do not see, what holds for every rank it may have."""
    if not board.hidden_threats[chair]:
        return goal.verdict(board, chair)
    truth = board.threats
    seen = set()
    for rank in ranks_in(board.threat_knowledge[-1][chair]):
        board.threats = tuple([(rank,) if other == chair else ranks for other, ranks in enumerate(truth)])
        seen.add(goal.verdict(board, chair))
    board.threats = truth
    return seen.pop() if seen in ({LOST}, {SURE}) else BEHIND


def announce(board: Board) -> None:
    """Who has a threat unseen by the others tells them when the goal is complete, and by silence that it is not."""
    truth = board.threats
    for chair in board.chairs():
        if not board.roles.announces >> chair & 1 or not board.hidden_threats[chair]:
            continue
        goal = board.roles.goals[chair]
        done = goal.verdict(board, chair) == SURE
        ranks = 0
        for rank in ranks_in(board.threat_knowledge[-1][chair]):
            board.threats = tuple([(rank,) if other == chair else have for other, have in enumerate(truth)])
            ranks |= (goal.verdict(board, chair) == SURE) == done and 1 << rank
        board.threats = truth
        board.threat_knowledge = tuple(
            [tuple([known & ranks if place == chair else known for place, known in enumerate(row)]) for row in board.threat_knowledge]
        )


def duties(board: Board) -> tuple[int, ...]:
    """How the riders' duties stand."""
    if not board.roles.has_duties:
        return NO_DUTIES[: len(board.players)]
    found = tuple([duty.verdict(board, chair) if duty else SURE for chair, duty in enumerate(board.roles.duties)])
    return refine(board, board.roles.duties, found) if board.left == 1 else found


def tell_changes(board: Board, old: tuple[int, ...]) -> None:
    """A goal that is met for good gets its star; one that is out of reach is named."""
    for chair, verdict in enumerate(board.verdicts):
        before = old[chair] if old else BEHIND
        if verdict != before and verdict == SURE:
            board.tell(news.GoalDone(board.roles.names[chair]))
        elif verdict != before and verdict == LOST:
            board.tell(news.GoalBroken(board.roles.names[chair]))


def shirt_bearer(board: Board) -> Chair:
    """Who carries a gift that makes up for one missed goal, or nobody."""
    return bearer_of(board, SaveOneGoal) if board.plan.gifts else NOBODY


def losses(board: Board) -> tuple[int, int]:
    """How many goals are out of reach that a gift may save, and how many things that it may not."""
    goals, others = board.verdicts.count(LOST), board.duties.count(LOST) + bool(board.failed)
    if board.setup.options.shirt_covers_riders:
        both = sum([goal == LOST and duty == LOST for goal, duty in zip(board.verdicts, board.duties, strict=True)])
        return goals + board.duties.count(LOST) - both, int(bool(board.failed))
    return goals, others


def round_is_decided(board: Board) -> bool:
    """Whether all tricks are played, or the rest cannot change anything any more."""
    verdicts = board.verdicts
    if (BEHIND in verdicts or AHEAD in verdicts) and LOST not in verdicts and not board.roles.has_duties and not board.failed:
        return board.left == 0  # the usual case, quickly
    if board.left == 0 or is_lost(board):
        return True
    if BEHIND in verdicts or AHEAD in verdicts or not board.plan.early_success:
        return False
    return all([duty in (LOST, SURE) for duty in board.duties])


def is_lost(board: Board) -> bool:
    """Whether the round is lost: more is out of reach than a gift can save."""
    if LOST not in board.verdicts and not board.failed and LOST not in board.duties:
        return False
    saveable, final = losses(board)
    return final > 0 or saveable > (shirt_bearer(board) != NOBODY)
