"""Why a choice: who wins the trick after it, and which goals fail more or less often, seen in worlds that were played out."""

from __future__ import annotations

import numpy

from onetable.core.dice import Dice
from onetable.core.word import Word
from onetable.games.fellowship.bots import advice as rules_of_thumb
from onetable.games.fellowship.bots.partner.playing_out import after, play_out
from onetable.games.fellowship.bots.partner.wishing import Question, question_of, wished
from onetable.games.fellowship.bots.partner.worlds import drawing
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.learning.arrays import Array, Arrays
from onetable.games.fellowship.learning.network import learned_weights
from onetable.games.fellowship.view import FellowshipView
from onetable.games.fellowship.words import advice

WORLDS = 16
SERVES = 0.1  # of the worlds: so many more in which a goal is missed after the other choice are worth a word
DANGER = 0.2  # a goal that is missed in so many is in danger


def reason(seen: FellowshipView, choice: int) -> Word | None:
    """The reason for this choice; rules of thumb speak about what is not a matter of tricks."""
    question = question_of(seen) if len(seen.choices) > 1 else None
    if question is None:
        return rules_of_thumb.reason(seen, choice)
    weights, chairs = learned_weights(), int(question.rules["chairs"][0])
    wish = wished(weights, question)
    other = max([number for number in range(len(wish)) if number != choice], key=lambda number: float(wish[number]))
    worlds = drawing(seen, question, Dice(choice))(WORLDS)
    ended = play_out(weights, after(worlds, [question.actions[number] for number in (choice, other)]), lambda: False)
    assert ended is not None  # there is time for it
    winner = winner_of_trick(question, ended)
    missed, missed_otherwise = (missed_goals(ended, part)[:chairs] for part in (slice(0, WORLDS), slice(WORLDS, None)))
    gains, who = missed_otherwise - missed, question.board.who(winner)
    if gains.max() >= SERVES:
        served = int(gains.argmax())
        return advice.ServesOwnGoal(who) if served == winner else advice.ServesGoal(who, question.board.who(served))
    if missed.max() >= DANGER:
        feared = int(missed.argmax())
        return advice.FearsForOwnGoal(who) if feared == winner else advice.FearsForGoal(who, question.board.who(feared))
    return advice.FearsNothing(who)


def winner_of_trick(question: Question, ended: Arrays) -> int:
    """Who wins the present or next trick in most worlds of the choice."""
    taken = ended["taken"][:WORLDS] >> int(question.state["number"][0]) & 1
    return int(taken.sum(0).argmax())


def missed_goals(ended: Arrays, part: slice) -> Array:
    """By chair: in what share of these worlds its goal was missed, or its duty."""
    lost = (ended["verdicts"][part] == at.LOST) | (ended["duties"][part] == at.LOST)
    found: Array = numpy.mean(lost, 0)
    return found
