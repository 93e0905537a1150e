"""What is done without thinking ahead: rules of thumb say what a choice brings, and habits that were learned say how far to trust them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from operator import mul

from onetable.bots.adding import added
from onetable.bots.learning.instincts import Offer, Weights
from onetable.core.step import Seat, Sentence
from onetable.core.word import Word
from onetable.games.quest.bots.decide import WEIGHINGS, decide, weigh
from onetable.games.quest.bots.instinct.dark_choices import dark_choice
from onetable.games.quest.bots.instinct.hero_choices import halting, hero_choice, journey
from onetable.games.quest.bots.instinct.seeing import Found, Looking
from onetable.games.quest.bots.instinct.sorts import laid_out
from onetable.games.quest.bots.ways import Prospect, Way, looked_over, ways_of
from onetable.games.quest.phases.travel import MoveTo, TravelStep
from onetable.games.quest.table import SAURON, Board

LEAST = -4.0  # so much behind the best at first glance counts like more
OUT_OF_QUESTION = -12.0  # and so much is out of the question
USUAL_TRUST = 4.0
TRUST = {"LayCard": 2.0, "PlaceInExtension": 6.0, "Command": 3.0}
QUESTIONS = tuple([step.__name__ for step in WEIGHINGS])
SIDES = ("a hero", "Sauron")
SORTS, OWN, SORT_NAMES = laid_out(len(SIDES) * len(QUESTIONS))
NAMES = (*[f"trust in rules of thumb of {side}: {question}" for side in SIDES for question in QUESTIONS], *SORT_NAMES)
KINDS = {step: number for number, step in enumerate(WEIGHINGS)}  # of a hero; those of Sauron follow

Feature = tuple[
    int, int, float, int, Sequence[float], int
]  # a choice, its question, its gap, where its numbers begin, they, its own weight


class QuestInstinct:
    """The choices of a question as habits see them; of a Travel step every journey is one, whichever step it begins with."""

    names = NAMES
    first: Weights = tuple([TRUST.get(question, USUAL_TRUST) for question in QUESTIONS] * len(SIDES) + [0.0] * len(SORT_NAMES))

    def offers(self, board: Board, agenda: Sequence[Sentence], offered: Sequence[Word], seat: Seat) -> list[Offer]:
        """What may be done, each with the places and values of its features."""
        return [
            (number, [kind, *range(base, base + len(values)), *([own] if own >= 0 else [])], [gap, *values, *([1.0] if own >= 0 else [])])
            for number, kind, gap, base, values, own in features(board, agenda, offered, seat)
        ]

    def plain(self, board: Board, agenda: Sequence[Sentence], offered: Sequence[Word], seat: Seat) -> int:
        """What rules of thumb answer."""
        return decide(board, agenda, offered, seat)


def features(board: Board, agenda: Sequence[Sentence], offered: Sequence[Word], seat: Seat) -> list[Feature]:
    """Each choice that is not out of the question in numbers."""
    steps, scope = agenda[-1]
    step = steps[0]
    looking, kind = Looking(board, step, scope, seat), KINDS[type(step)] + len(QUESTIONS) * (seat == SAURON)
    if isinstance(step, TravelStep):
        seen = looked_over(board, seat)
        weighed = sorted(ways_of(board, offered, seat, seen), key=lambda each: each[1])
        look: Callable[[int, Way], Found] = partial(travelling, looking, seen, offered)
    else:
        weighed = [(gain, number, ()) for number, gain in enumerate(weigh(board, agenda, offered, seat))]
        look = partial(answering, looking, offered)
    best = max([gain for gain, _, _ in weighed])
    return [
        row(looking, number, kind, max(gain - best, LEAST), look(number, way))
        for gain, number, way in weighed
        if gain - best >= OUT_OF_QUESTION
    ]


def travelling(looking: Looking, seen: Prospect, offered: Sequence[Word], number: int, way: Way) -> Found:
    """What may be done in a Travel step."""
    if way:
        return journey(looking, seen, way)
    return ("aimless step", (), "", "") if isinstance(offered[number], MoveTo) else halting(looking, seen, offered[number])


def answering(looking: Looking, offered: Sequence[Word], number: int, way: Way) -> Found:
    """What may be done anywhere else."""
    return dark_choice(looking, offered[number]) if looking.seat == SAURON else hero_choice(looking, offered[number])


def row(looking: Looking, number: int, kind: int, gap: float, found: Found) -> Feature:
    """One choice in numbers."""
    name, numbers, verb, thing = found
    sort = SORTS[name]
    own = OWN[verb].get(thing, -1) if verb else -1
    return number, kind, gap, sort.base, [*looking.around, *numbers] if sort.seen else numbers, own


class Instinct:
    """Answers at once, by weights."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights = [weights.get(name, first) for name, first in zip(NAMES, QuestInstinct.first, strict=True)]

    def liking(self, board: Board, agenda: Sequence[Sentence], offered: Sequence[Word], seat: Seat) -> list[tuple[float, int]]:
        """What speaks for each choice, and its number."""
        weights = self.weights
        return [
            (
                weights[kind] * gap + added(map(mul, weights[base : base + len(values)], values)) + (weights[own] if own >= 0 else 0.0),
                number,
            )
            for number, kind, gap, base, values, own in features(board, agenda, offered, seat)
        ]

    def decide(self, board: Board, agenda: Sequence[Sentence], offered: Sequence[Word], seat: Seat) -> int:
        """The number of the choice to make."""
        if len(offered) == 1:
            return 0
        return max(self.liking(board, agenda, offered, seat), key=lambda found: found[0])[1]
