"""What is done without thinking ahead: rules of thumb say what a choice brings, and habits that were learned say how far to trust them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from onetable.bots.learning.insight import Instinct
from onetable.bots.learning.instincts import Offer, Sight, Weights
from onetable.core.step import Seat, Sentence
from onetable.core.word import Word
from onetable.games.quest.bots.decide import WEIGHINGS, decide, weigh
from onetable.games.quest.bots.instinct.dark_choices import dark_choice
from onetable.games.quest.bots.instinct.hero_choices import halting, hero_choice, journey
from onetable.games.quest.bots.instinct.seeing import Found, Looking
from onetable.games.quest.bots.instinct.sight import SEEN_MARKS, SIGHTS, sight
from onetable.games.quest.bots.instinct.sorts import laid_out
from onetable.games.quest.bots.ways import Prospect, Way, Weighed, looked_over, ways_of
from onetable.games.quest.phases.travel import MoveTo, TravelStep
from onetable.games.quest.table import SAURON, Board

LEAST = -4.0  # so much behind the best at first glance counts like more
OUT_OF_QUESTION = -12.0  # and so much is out of the question
USUAL_TRUST = 4.0
FIRMNESS = 3.0  # how much a habit must like a choice more where rules of thumb see a gain of one
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

    names, sights, marks = NAMES, SIGHTS, SEEN_MARKS
    first: Weights = tuple([TRUST.get(question, USUAL_TRUST) for question in QUESTIONS] * len(SIDES) + [0.0] * len(SORT_NAMES))

    def offers(self, board: Board, agenda: Sequence[Sentence], offered: Sequence[Word], seat: Seat) -> list[Offer]:
        """What may be done, each with the places and values of its features."""
        return [offer_of(feature) for feature, _ in with_ways(board, agenda, offered, seat)]

    def sight(self, board: Board, seat: Seat) -> Sight:
        """What is seen besides."""
        return sight(board, seat)

    def plain(self, board: Board, agenda: Sequence[Sentence], offered: Sequence[Word], seat: Seat) -> int:
        """What rules of thumb answer."""
        return decide(board, agenda, offered, seat)


def offer_of(feature: Feature) -> Offer:
    """A choice with the places and values of its features."""
    number, kind, gap, base, values, own = feature
    more = [own] if own >= 0 else []
    return number, [kind, *range(base, base + len(values)), *more], [gap, *values, *[1.0 for _ in more]]


def with_ways(board: Board, agenda: Sequence[Sentence], offered: Sequence[Word], seat: Seat) -> list[tuple[Feature, Way]]:
    """Each choice that is not out of the question in numbers, with the journey that begins with it."""
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
        (row(looking, number, kind, max(gain - best, LEAST), look(number, way)), way)
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


class QuestHabits(Instinct):
    """Answers at once, and says how far behind the others are."""

    def rank(self, board: Board, agenda: Sequence[Sentence], offered: Sequence[Word], seat: Seat) -> list[Weighed]:
        """All that is not out of the question with what speaks for it, as much as rules of thumb would say, the best first."""
        found = with_ways(board, agenda, offered, seat)
        likings = self.insight.likings(sight(board, seat), [offer_of(feature) for feature, _ in found]).tolist()
        weighed = [(liking / FIRMNESS, feature[0], way) for liking, (feature, way) in zip(likings, found, strict=True)]
        return sorted(weighed, key=lambda each: (-each[0], each[1]))
