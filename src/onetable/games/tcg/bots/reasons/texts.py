"""What the text of a card does that speaks for it: the first thing that is good for its player, and to whom it happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from onetable.core.step import Scope
from onetable.core.word import Word
from onetable.games.tcg.bots.hand_readings import look_for, next_cards
from onetable.games.tcg.bots.reading import EFFECTS, NUMBERS, SentenceReader, lookup
from onetable.games.tcg.bots.reasons.question import Question
from onetable.games.tcg.bots.verb_readings import coming_wounds
from onetable.games.tcg.bots.worth import burdens_for_a_wound
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.speech import advice
from onetable.games.tcg.speech.advice import Boon
from onetable.games.tcg.speech.deeds import Deed, Pay
from onetable.games.tcg.words import effects, fights, hands, plays, verbs
from onetable.games.tcg.words.targets import A
from onetable.games.tcg.words.values import X, figure
from onetable.games.tcg.words.verb import Verb

BOONS: dict[type, Boon] = {
    verbs.Wound: Boon.WOUNDS, verbs.Exert: Boon.EXERTS, verbs.Exhaust: Boon.EXERTS, verbs.Kill: Boon.KILLS, verbs.Discard: Boon.DISCARDS,
    verbs.Heal: Boon.HEALS, verbs.Give: Boon.GIVES, verbs.Prevent: Boon.PREVENTS, verbs.Spare: Boon.PREVENTS,
    verbs.AddBurdens: Boon.ADDS_BURDENS, verbs.RemoveBurdens: Boon.REMOVES_BURDENS, effects.AddTwilight: Boon.ADDS_TWILIGHT,
    effects.RemoveTwilight: Boon.REMOVES_TWILIGHT, hands.Draw: Boon.BRINGS_CARDS, hands.FromDiscardPile: Boon.BRINGS_CARDS,
    hands.DiscardTop: Boon.COSTS_CARDS, hands.DiscardAtRandom: Boon.COSTS_CARDS, hands.ShuffleHandIn: Boon.COSTS_CARDS,
    hands.FromHand: Boon.COSTS_CARDS, plays.PlayFrom: Boon.PLAYS, plays.PlayFromDeck: Boon.PLAYS, verbs.ChangeTotal: Boon.ARROWS,
    fights.CancelSkirmish: Boon.CANCELS, fights.CancelEvent: Boon.CANCELS,
}  # fmt: skip


def reason_of_text(asked: Question, source: Handle, deed: Deed, scope: Scope) -> Word:
    """Why the text of this card is used."""
    if any([isinstance(word, verbs.PutOnTheRing) for word in deed.steps()]):
        return reason_of_the_ring(asked)
    card, found = asked.named(source), first_boon(asked, deed.steps(), scope)
    if found is None:
        return advice.TextDoes(card, Boon.HELPS)
    word, whom, voice = found
    if isinstance(word, verbs.Strengthen):
        return reason_of_strength(asked, source, word, whom, voice)
    return advice.TextDoes(card, boon_of(word), asked.named(whom) if whom != NOTHING else None)


def boon_of(word: Word) -> Boon:
    """What kind of good a word does."""
    reading = lookup(EFFECTS, type(word))
    found: Boon | None = Boon.BRINGS_CARDS if reading in (look_for, next_cards) else lookup(BOONS, type(word))
    return found or Boon.HELPS


def first_boon(asked: Question, steps: Sequence[Any], scope: Scope) -> tuple[Word, Handle, Scope] | None:
    """The first word of a sentence that is good for its player, with the card that it happens to, or nothing if they are several."""
    for place, step in enumerate(steps):
        paying = type(step) is Pay
        word = step.cost if paying else step
        whom = NOTHING
        if (numbers := lookup(NUMBERS, type(word))) is not None:
            scope = scope.naming(X, best_number(asked, numbers(asked.reader, word, scope), steps[place + 1 :], scope))
            continue
        if isinstance(word, Verb):
            whom, scope = whom_it_befalls(asked, word, steps[place + 1 :], scope)
        if isinstance(word, effects.When):
            inner = word.then if word.condition.holds(asked.board, scope) else word.otherwise
            if (found := first_boon(asked, inner, scope)) is not None:
                return found
        elif isinstance(word, effects.ChooseOne) and not paying:
            options = [first_boon(asked, each.does.steps(), scope) for each in word.options]
            if scope.player == asked.seat and any(options):
                return next(found for found in options if found is not None)
        elif not paying and asked.situation.side(scope.player) * brought(asked.reader, word, whom, scope) > 0:
            return word, whom, scope
    return None


def best_number(asked: Question, numbers: Sequence[tuple[int, float]], rest: Sequence[Any], scope: Scope) -> int:
    """The number that its player would choose."""
    sign = asked.situation.side(scope.player)
    return max(numbers, key=lambda each: sign * (each[1] + asked.reader.steps(rest, scope.naming(X, each[0]))), default=(0, 0.0))[0]


def whom_it_befalls(asked: Question, verb: Verb, rest: Sequence[Any], scope: Scope) -> tuple[Handle, Scope]:
    """The card that its player would choose, or the only one that is meant; from there on the sentence speaks of it."""
    cards = list(verb.candidates(asked.board, scope))
    if not isinstance(verb.target, A):
        return (cards[0] if len(cards) == 1 else NOTHING), scope
    if not cards or verb.target.count != 1:
        return NOTHING, scope
    sign = asked.situation.side(scope.player)
    best = max(cards, key=lambda card: sign * asked.reader.named(verb, card, rest, scope))
    return best, scope.naming(verb.target.noun, best)


def brought(reader: SentenceReader, word: Any, whom: Handle, scope: Scope) -> float:
    """What one word brings the light."""
    if isinstance(word, Verb):
        cards = (whom,) if whom != NOTHING else tuple(word.candidates(reader.board, scope))
        return reader.happens(word, cards, scope)
    return reader.steps((word,), scope)


def reason_of_strength(asked: Question, source: Handle, word: verbs.Strengthen, whom: Handle, scope: Scope) -> Word:
    """How the skirmish stands with it; before skirmishes who is stronger, or weaker."""
    reader = asked.reader
    fight = asked.board.fight
    if whom != NOTHING and reader.is_fighting() and fight is not None and whom in (fight.defender, *fight.minions):
        reader.happens(word, (whom,), scope)
        free, shadow = strengths(asked)
        return advice.Turns(asked.named(source), max(0, free + reader.shift.free), max(0, shadow + reader.shift.shadow), free, shadow)
    what = Boon.STRENGTHENS if figure(word.by, asked.board, scope) > 0 else Boon.WEAKENS
    return advice.TextDoes(asked.named(source), what, asked.named(whom) if whom != NOTHING else None)


def strengths(asked: Question) -> tuple[int, int]:
    """How the skirmish stands."""
    fight, strength = asked.board.fight, asked.situation.strength
    assert fight is not None
    return strength(fight.defender), sum([strength(minion) for minion in fight.minions])


def reason_of_the_ring(asked: Question) -> Word:
    """Why the Ring is put on: the wound would kill, or weigh more than the burdens."""
    burdens, wounds, vitality = at_stake(asked)
    return advice.RingSaves(burdens) if vitality <= wounds else advice.RingSpares(burdens, vitality)


def at_stake(asked: Question) -> tuple[int, int, int]:
    """The burdens that the Ring takes instead of the wounds to come, these wounds, and the vitality of its bearer."""
    board, wounds = asked.board, coming_wounds(asked.reader)
    return burdens_for_a_wound(board) * wounds, wounds, asked.situation.vitality(board.ring_bearer[board.fp])
