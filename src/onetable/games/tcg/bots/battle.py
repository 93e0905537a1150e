"""Arrows, assignments and the order of skirmishes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import itemgetter
from typing import Any

from onetable.bots.adding import added
from onetable.core.step import Scope
from onetable.core.word import Word, words_in
from onetable.games.tcg.bots.reading import SentenceReader
from onetable.games.tcg.bots.worth import THE_GAME, Situation
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.index import Entry
from onetable.games.tcg.mechanics.assigning import may_defend
from onetable.games.tcg.phases.archery import ArcheryWounds, NameVictim, defenders
from onetable.games.tcg.phases.assignment import AssignMinions
from onetable.games.tcg.phases.fellowship import SanctuaryHealing
from onetable.games.tcg.phases.skirmish import Skirmishes
from onetable.games.tcg.pieces import Fight
from onetable.games.tcg.speech.choices import AssignTo, FirstSkirmish, NameShadowPlayer
from onetable.games.tcg.speech.voice import speaker
from onetable.games.tcg.traits import Keyword, Measure
from onetable.games.tcg.words.nouns import BesideInSkirmish, InTheSkirmish, Skirmishing
from onetable.games.tcg.words.verbs import Heal, Wound

BEAM = 12
FORGOTTEN = -2.0 * THE_GAME  # for a choice that begins no good plan
SWAY = ((-2, 0.25), (0, 0.5), (2, 0.25))  # what events may still change about a skirmish, and how likely


def weigh_arrows(reader: SentenceReader, step: ArcheryWounds, choices: Sequence[Word], rest: Sequence[Any], scope: Scope) -> list[float]:
    """Arrows go where they hurt least."""
    sign, wounds = reader.situation.sign, reader.situation.wounds
    return [sign * wounds(choice.target.these[0], 1) if isinstance(choice, Wound) else 0.0 for choice in choices]  # type: ignore[attr-defined]


def weigh_healing(
    reader: SentenceReader, step: SanctuaryHealing, choices: Sequence[Word], rest: Sequence[Any], scope: Scope
) -> list[float]:
    """Who is nearest to death, and dearest, is healed first."""
    heals = reader.situation.heals
    return [heals(choice.target.these[0], 1) if isinstance(choice, Heal) else 0.0 for choice in choices]  # type: ignore[attr-defined]


def weigh_victims(reader: SentenceReader, step: NameVictim, choices: Sequence[Word], rest: Sequence[Any], scope: Scope) -> list[float]:
    """The arrows fly at whom they hurt most."""
    board, wounds = reader.board, reader.situation.wounds
    gains = []
    for choice in choices:
        assert isinstance(choice, NameShadowPlayer)
        mine = sorted([wounds(minion, 1) for minion in board.minions() if board.pieces[minion].owner == choice.seat])
        gains.append(added(mine[: step.wounds]))
    return gains


def weigh_skirmishes(reader: SentenceReader, step: Skirmishes, choices: Sequence[Word], rest: Sequence[Any], scope: Scope) -> list[float]:
    """The Ring-bearer fights last, when it is known what else can be spared for him; before him the doubtful ones."""
    situation = reader.situation
    return [-1.0 if isinstance(c, FirstSkirmish) and situation.is_ring_bearer(c.defender) else 0.0 for c in choices]


# ---- who fights whom


@cache
def speaks_of_foes(face: str, measure: Measure) -> bool:
    """Whether a text of this card changes this measure of somebody by whom he fights."""
    texts = tuple([word for word in CARDS[face].text if measure in word.found_by()])
    return any([isinstance(word, (Skirmishing, BesideInSkirmish, InTheSkirmish)) for word in words_in(texts)])


class Foresight:
    """How skirmishes would probably end, each computed once."""

    def __init__(self, situation: Situation) -> None:
        self.situation, self.board = situation, situation.board
        self.known: dict[tuple[Handle, tuple[Handle, ...]], float] = {}
        self.by_foe, self.steady = self.told_apart(Measure.STRENGTH)
        self.mutes = bool(self.told_apart(Measure.NO_WEAPON_BONUS)[0])
        self.steady_strengths: dict[Handle, int] = {}

    def told_apart(self, measure: Measure) -> tuple[list[Entry], list[Entry]]:
        """The active texts of a measure: those that turn on who fights whom, and the others."""
        told: tuple[list[Entry], list[Entry]] = [], []
        for entry in self.board.words(measure):
            told[not speaks_of_foes(self.board.cards[speaker(entry[0])].id, measure)].append(entry)
        return told

    def outcome(self, defender: Handle, minions: tuple[Handle, ...]) -> float:
        """What the light may expect of this skirmish."""
        if not minions:
            return 0.0
        key = (defender, minions)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.expected(Fight(defender, minions))
        return found

    def expected(self, fight: Fight) -> float:
        """The same, worked out; as a rule what events may change does not lead to as many ends."""
        situation, results, total = self.situation, dict[int, float](), 0.0
        free, shadow = self.strengths(fight)
        for sway, chance in SWAY:
            swayed = free + sway
            ending = situation.ending(fight.defender, swayed if swayed > 0 else 0, shadow)
            if ending not in results:
                results[ending] = situation.result(fight, ending)
            total += chance * results[ending]
        return total

    def strengths(self, fight: Fight) -> tuple[int, int]:
        """The strengths of both sides in this skirmish."""
        board, strength = self.board, self.situation.strength
        if not self.by_foe and not self.mutes:
            return strength(fight.defender), sum([strength(minion) for minion in fight.minions])
        strength = board.strength if self.mutes else self.strength
        before, board.fight = board.fight, fight
        found = strength(fight.defender), sum([strength(minion) for minion in fight.minions])
        board.fight = before
        return found

    def strength(self, card: Handle) -> int:
        """Strength in the skirmish that is looked at: what is the same in all of them is known, and only the rest is worked out."""
        steady = self.steady_strengths.get(card)
        if steady is None:
            board = self.board
            steady = board.cards[card].strength + board.strengthened(card, self.steady) + board.lastingly(card)
            self.steady_strengths[card] = steady
        total = steady + self.board.strengthened(card, self.by_foe)
        return total if total > 0 else 0


def weigh_assignments(
    reader: SentenceReader, step: AssignMinions, choices: Sequence[Word], rest: Sequence[Any], scope: Scope
) -> list[float]:
    """For the light: the best plan for all minions. For the Shadow: where the minions that are left hurt most."""
    foresight = Foresight(reader.situation)
    if reader.situation.free:
        return weigh_defence(reader, foresight, step, choices)
    return weigh_attack(reader, foresight, step, choices)


class DefencePlan:
    """A plan for some of the minions: who defends against whom, who is loose, and which choice it began with."""

    __slots__ = ("fights", "first", "loose", "value")

    def __init__(self, value: float, fights: dict[Handle, tuple[Handle, ...]], loose: tuple[Handle, ...], first: int = -1) -> None:
        self.value, self.fights, self.loose, self.first = value, fights, loose, first

    def value_with(self, foresight: Foresight, minion: Handle, defender: Handle) -> float:
        """What it is worth with one minion more."""
        if defender == NOTHING:
            return self.value - foresight.situation.worth(minion)
        before = self.fights[defender]
        return self.value + (foresight.outcome(defender, (*before, minion)) - foresight.outcome(defender, before))

    def later(self, value: float, minion: Handle, defender: Handle, first: int) -> DefencePlan:
        """The same plan, with one minion more."""
        begun = self.first if self.first >= 0 else first
        if defender == NOTHING:
            return DefencePlan(value, self.fights, (*self.loose, minion), begun)
        return DefencePlan(value, {**self.fights, defender: (*self.fights[defender], minion)}, self.loose, begun)


def weigh_defence(reader: SentenceReader, foresight: Foresight, step: AssignMinions, choices: Sequence[Word]) -> list[float]:
    """Each choice by the best plan that begins with it."""
    gains = [FORGOTTEN] * len(choices)
    for plan in defence_plans(reader, foresight, step, choices):
        gains[plan.first] = max(gains[plan.first], finished(foresight, plan.fights, plan.loose))
    return gains


def defence_plans(
    reader: SentenceReader, foresight: Foresight, step: AssignMinions, choices: Sequence[Word], beam: int = BEAM
) -> list[DefencePlan]:
    """Plans for all minions that are left, a few good ones at a time."""
    board = reader.board
    able = defenders(board)
    rooms = {card: 1 + board.has(card, Keyword.DEFENDER) for card in able}
    fights: dict[Handle, tuple[Handle, ...]] = dict.fromkeys(able, ())
    for minion, defender in board.assigned.items():
        if defender in fights:
            fights[defender] += (minion,)
    states = [DefencePlan(0.0, fights, ())]
    for place, minion in enumerate(step.left):
        found: list[tuple[float, DefencePlan, int, Handle]] = []  # what only might be a plan is not made one
        ready = {card for card in able if may_defend(board, card, minion)} if place else set()
        for state in states:
            if place == 0:
                takers = [(number, getattr(choice, "defender", NOTHING)) for number, choice in enumerate(choices)]
            else:
                takers = [(-1, NOTHING)]
                for card, minions in state.fights.items():
                    if len(minions) < rooms[card] and (minions or card in ready):
                        takers.append((-1, card))
            found += [(state.value_with(foresight, minion, taker), state, number, taker) for number, taker in takers]
        found.sort(key=itemgetter(0), reverse=True)
        states = [state.later(value, minion, taker, first) for value, state, first, taker in (found[:beam] if place else found)]
    return states


def finished(foresight: Foresight, plan: dict[Handle, tuple[Handle, ...]], loose: tuple[Handle, ...]) -> float:
    """What a plan is worth if the Shadow makes the best of the minions that are loose."""
    total = added([foresight.outcome(card, minions) for card, minions in plan.items() if minions])
    if loose:
        total += min(
            [0.0, *[foresight.outcome(card, (*minions, *loose)) - foresight.outcome(card, minions) for card, minions in plan.items()]]
        )
    return total


def weigh_attack(reader: SentenceReader, foresight: Foresight, step: AssignMinions, choices: Sequence[Word]) -> list[float]:
    """All that are left against one, or each where it does best, whatever is worse for the light."""
    board = reader.board
    fights: dict[Handle, tuple[Handle, ...]] = {}
    for minion, defender in board.assigned.items():
        fights[defender] = (*fights.get(defender, ()), minion)
    minion, left = step.left[0], step.left
    able = [choice.defender for choice in choices if isinstance(choice, AssignTo)]

    def loss(card: Handle, more: tuple[Handle, ...]) -> float:
        minions = fights.get(card, ())
        return foresight.outcome(card, minions) - foresight.outcome(card, (*minions, *more))

    together = {card: loss(card, left) for card in able}
    apart = added([max([loss(card, (each,)) for card in able], default=0.0) for each in left])
    joined = max(together.values(), default=0.0)
    gains = []
    for choice in choices:
        if not isinstance(choice, AssignTo):
            gains.append(0.0)
        elif joined > apart + 0.1:
            gains.append(together[choice.defender])
        else:
            gains.append(loss(choice.defender, (minion,)))
    return gains
