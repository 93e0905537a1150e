"""Reads what a card does as a sum: every word of a sentence adds what it brings the light, and who may choose chooses the best."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from typing import Any

from msgspec import Struct

from onetable.bots.adding import added
from onetable.core.step import Scope, Seat, Step
from onetable.core.word import Word
from onetable.games.tcg.bots.worth import Situation
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.speech.deeds import Deed, Pay
from onetable.games.tcg.speech.moments import Subject
from onetable.games.tcg.speech.pronouns import The
from onetable.games.tcg.table import Board
from onetable.games.tcg.words.targets import A
from onetable.games.tcg.words.values import X
from onetable.games.tcg.words.verb import Verb

Agenda = Sequence[tuple[tuple[Step[Any], ...], Scope]]
EffectReading = Callable[["SentenceReader", Any, Scope], float]
VerbReading = Callable[["SentenceReader", Any, tuple[Handle, ...], Scope], float]
NumberReading = Callable[["SentenceReader", Any, Scope], Sequence[tuple[int, float]]]

EFFECTS: dict[type, EffectReading] = {}  # words that act on no target of their own
VERBS: dict[type, VerbReading] = {}  # words that happen to cards
NUMBERS: dict[type, NumberReading] = {}  # words that choose a number: each with what it costs
MOST_BRANCHES = 12
LEANING = 0.004  # a point of strength is good for something even where it does not yet turn the skirmish


def nothing(reader: SentenceReader, word: Any, scope: Scope) -> float:
    """What a word brings that only serves the order of things."""
    return 0.0


class Shift(Struct, gc=False):
    """What a sentence has already changed about the skirmish: strengths, damage, and how hard the defender is overwhelmed."""

    free: int = 0
    shadow: int = 0
    free_damage: int = 0
    shadow_damage: int = 0
    factor: int = 0


class SentenceReader:
    """Reads sentences for one decision."""

    __slots__ = ("about", "agenda", "board", "leaning", "moves", "outcomes", "paying", "pump", "shift", "situation")

    def __init__(self, situation: Situation, agenda: Agenda = ()) -> None:
        self.situation, self.agenda = situation, agenda
        self.board: Board = situation.board
        self.shift = Shift()
        self.leaning = LEANING
        self.pump = 0  # by how much the sentence read last would change the skirmish for its player
        self.paying = self.moves = False  # whether a cost is being read, and whether anything else would change something
        self.about: Subject | None = None  # the happening that is being answered
        self.outcomes: dict[tuple[int, int, int, int, int], float] = {}

    # ---- sentences

    def deed(self, deed: Deed, scope: Scope) -> float:
        """Pay the costs and do the effects."""
        return self.steps(deed.steps(), scope)

    def steps(self, steps: Sequence[Any], scope: Scope) -> float:
        """What these words bring the light, one after the other."""
        if not steps:
            return 0.0
        word, rest = steps[0], steps[1:]
        self.paying = type(word) is Pay
        if self.paying:
            word = word.cost
        kind = type(word)
        if isinstance(word, Verb):
            return self.verb(word, rest, scope)
        numbers = lookup(NUMBERS, kind)
        if numbers is not None:
            found = [(value, self.steps(rest, scope.naming(X, number))) for number, value in numbers(self, word, scope)]
            return self.best(scope.player, [value + then for value, then in found])
        paying = self.paying
        return self.noted((lookup(EFFECTS, kind) or nothing)(self, word, scope), paying) + self.steps(rest, scope)

    def verb(self, verb: Verb, rest: Sequence[Any], scope: Scope) -> float:
        """Something happens to cards that are named, or to one that the speaker chooses."""
        target = verb.target
        if type(target) is not A:
            happens = self.happens(verb, tuple(verb.candidates(self.board, scope)), scope)
            return self.noted(happens, self.paying) + self.steps(rest, scope)
        cards = verb.candidates(self.board, scope)
        if not cards:
            return self.steps(rest, scope)
        count = target.count if isinstance(target.count, int) else target.count.of(self.board, scope)
        if count != 1:
            return self.noted(self.several(verb, cards, count, scope), self.paying) + self.steps(rest, scope)
        paying, found = self.paying, []
        for card in cards[:MOST_BRANCHES]:
            self.paying = paying
            found.append(self.named(verb, card, rest, scope))
        return self.best(scope.player, found)

    def named(self, verb: Verb, card: Handle, rest: Sequence[Any], scope: Scope) -> float:
        """It happens to this card, and the sentence goes on about it."""
        assert isinstance(verb.target, A)
        before, paying = self.shift, self.paying
        self.shift = copy(before)
        voice = scope.naming(verb.target.noun, card)
        found = self.noted(self.happens(verb, (card,), voice), paying) + self.steps(rest, voice)
        self.shift = before
        return found

    def noted(self, value: float, paying: bool) -> float:
        """Take note of an effect that would change something."""
        if value and not paying:
            self.moves = True
        return value

    def several(self, verb: Verb, cards: Iterable[Handle], count: int, scope: Scope) -> float:
        """It happens to several cards of the speaker's choice."""
        sign = self.situation.side(scope.player)
        values = sorted([sign * self.happens(verb, (card,), scope) for card in cards], reverse=True)
        return sign * added(values[:count])

    def happens(self, verb: Verb, cards: tuple[Handle, ...], scope: Scope) -> float:
        """What this verb brings if it happens to these cards."""
        reading = lookup(VERBS, type(verb))
        return reading(self, verb, cards, scope) if reading is not None and cards else 0.0

    # ---- choosing

    def best(self, seat: Seat, values: Sequence[float]) -> float:
        """What a player makes of these possibilities."""
        if not values:
            return 0.0
        return max(values) if seat == self.board.fp else min(values)

    def choice(self, asking: Word, choice: Word, rest: Sequence[Any], scope: Scope) -> float:
        """What one answer to a question about a target brings, with the rest of the sentence."""
        if type(asking) is Pay:
            asking = asking.cost  # type: ignore[assignment]
        if isinstance(asking, Verb) and isinstance(choice, Verb) and isinstance(choice.target, The) and isinstance(asking.target, A):
            return self.named(asking, choice.target.these[0], rest, scope)
        return self.steps((choice, *rest), scope)

    # ---- the skirmish

    def outcome(self) -> float:
        """How the skirmish would end with all that the sentence has changed so far."""
        fight, shift = self.board.fight, self.shift
        assert fight is not None
        key = (shift.free, shift.shadow, shift.free_damage, shift.shadow_damage, shift.factor)
        found = self.outcomes.get(key)
        if found is None:
            strength = self.situation.strength
            free = max(0, strength(fight.defender) + shift.free)
            shadow = max(0, sum([strength(minion) for minion in fight.minions]) + shift.shadow)
            found = self.situation.outcome(fight, free, shadow, *key[2:])
            self.outcomes[key] = found
        return found

    def is_fighting(self) -> bool:
        """Whether there is a skirmish with two sides."""
        fight = self.board.fight
        return fight is not None and not fight.cancelled and fight.defender >= 0 and bool(fight.minions)


_found: dict[tuple[int, type], Any] = {}


def lookup(table: dict[type, Any], kind: type) -> Any:
    """The reading for a word, or for the nearest kind of word above it."""
    own = table.get(kind)
    if own is not None:
        return own
    key = (id(table), kind)
    if key not in _found:
        _found[key] = next((table[above] for above in kind.__mro__ if above in table), None)
    return _found[key]
