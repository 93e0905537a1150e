"""What is done without thinking ahead: rules of thumb say what a choice brings, and habits that were learned say how far to trust them."""

from __future__ import annotations

from collections.abc import Sequence

from onetable.bots.learning.insight import Instinct
from onetable.bots.learning.instincts import Offer, Sight, Weights
from onetable.core.step import Seat
from onetable.core.word import Word
from onetable.games.tcg.bots.choosing import weigh_words
from onetable.games.tcg.bots.decide import WEIGHINGS, decide
from onetable.games.tcg.bots.instinct.outlook import OUTLOOK, outlook
from onetable.games.tcg.bots.instinct.sight import SEEN_MARKS, SIGHTS, sight
from onetable.games.tcg.bots.instinct.sorts import MORE, SORTS, VERBS, pointless, sorted_choice, spent_for_good
from onetable.games.tcg.bots.reading import Agenda, SentenceReader
from onetable.games.tcg.bots.worth import Situation
from onetable.games.tcg.cards.set_one import SET_ONE
from onetable.games.tcg.table import Board

LEAST = -4.0  # so much behind the best at first glance counts like more
OUT_OF_QUESTION = -15.0  # and so much is out of the question
WIDTH = len(OUTLOOK) + MORE
QUESTIONS = (
    "Bids", "TakePlaces", "StartingFellowship", "SecondHand", "Actions", "Window", "ChooseBearer", "SanctuaryHealing", "NameVictim",
    "ArcheryWounds", "AssignMinions", "Skirmishes", "StayOrMove", "Reconcile", "else",
)  # fmt: skip
TRUST = {"Bids": 1.0, "Reconcile": 6.0, "Actions": 3.0, "AssignMinions": 2.5, "ChooseBearer": 6.0, "StayOrMove": 2.0}
USUAL_TRUST = 4.0
FIRMNESS = 3.0  # how much a habit must like a choice more where rules of thumb see a gain of one
OF_CARDS = len(QUESTIONS) + len(SORTS) * WIDTH
IDS = {card.id: number for number, card in enumerate(SET_ONE.cards)}
NAMES = (
    *[f"trust in rules of thumb: {question}" for question in QUESTIONS],
    *[f"{sort}: {name}" for sort in SORTS for name in (*OUTLOOK, *[f"number {n}" for n in range(1, MORE + 1)])],
    *[f"{verb} {card}" for verb in VERBS for card in IDS],
)
KINDS = {step: QUESTIONS.index(step.__name__) for step in WEIGHINGS}
ELSE = len(QUESTIONS) - 1
# Of a choice: its number, the kind of question, how far behind the best it is, where its sort begins, its own numbers, its card.
Feature = tuple[int, int, float, int, tuple[float, ...], int]


class TcgInstinct:
    """The choices of a question as habits see them."""

    names, sights, marks = NAMES, SIGHTS, SEEN_MARKS
    first: Weights = tuple([TRUST.get(question, USUAL_TRUST) for question in QUESTIONS] + [0.0] * (len(NAMES) - len(QUESTIONS)))

    def offers(self, board: Board, agenda: Agenda, offered: Sequence[Word], seat: Seat) -> list[Offer]:
        """What may be done, each with the places and values of its features."""
        around, found = features(board, agenda, offered, seat)
        offers: list[Offer] = []
        for number, kind, gap, base, own, card in found:
            places, values = [kind, *range(base, base + WIDTH)], [gap, *around, *own]
            if card >= 0:
                places.append(card)
                values.append(1.0)
            offers.append((number, places, values))
        return offers

    def sight(self, board: Board, seat: Seat) -> Sight:
        """What is seen besides."""
        return sight(board, seat)

    def plain(self, board: Board, agenda: Agenda, offered: Sequence[Word], seat: Seat) -> int:
        """What rules of thumb answer."""
        return decide(board, agenda, offered, seat)


def features(board: Board, agenda: Agenda, offered: Sequence[Word], seat: Seat) -> tuple[list[float], list[Feature]]:
    """How things stand, and each choice that is not out of the question."""
    steps, scope = agenda[-1]
    step = steps[0]
    reader = SentenceReader(Situation(board, seat), agenda)
    gains = WEIGHINGS.get(type(step), weigh_words)(reader, step, offered, steps[1:], scope)
    best, kind = max(gains), KINDS.get(type(step), ELSE)
    found = []
    for number, gain in enumerate(gains):
        behind = gain - best
        if behind < OUT_OF_QUESTION or (gain < min(0.0, best) and spent_for_good(board, seat, offered[number])):
            continue
        sort, own, verb, card = sorted_choice(reader, step, offered[number])
        place = IDS.get(board.faces.get(card, ""), -1) if verb >= 0 else -1
        at = OF_CARDS + verb * len(IDS) + place if place >= 0 else -1
        found.append((number, kind, behind if behind > LEAST else LEAST, len(QUESTIONS) + sort * WIDTH, own, at))
    return outlook(reader.situation), found


class TcgHabits(Instinct):
    """Answers at once, and says how far behind the others are."""

    margin = 2.0  # what is liked less by more is no option: nothing was won by thinking about it (bench/strength_tcg.md)

    def liking(self, board: Board, agenda: Agenda, offered: Sequence[Word], seat: Seat) -> list[tuple[float, int]]:
        """The same, without what nobody does whatever he has learned."""
        if pointless(board, agenda[-1][0][0], offered):
            return [(0.0, 0)]
        return super().liking(board, agenda, offered, seat)

    def rank(self, board: Board, agenda: Agenda, offered: Sequence[Word], seat: Seat) -> list[tuple[float, int]]:
        """The choices with what speaks for them, as much as rules of thumb would say, the best first."""
        found = [(liking / FIRMNESS, number) for liking, number in self.liking(board, agenda, offered, seat)]
        return sorted(found, key=lambda each: (-each[0], each[1]))
