"""What verbs bring: wounds, healing, discards, strength and keywords."""

from __future__ import annotations

from onetable.bots.adding import added
from onetable.core.step import Scope
from onetable.games.tcg.bots.reading import VERBS, SentenceReader
from onetable.games.tcg.bots.worth import THE_GAME
from onetable.games.tcg.cards.moria import MORIA_ORC, EnterExhausted, StackOnThis, StrengthenByOthers
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.phases.archery import defenders
from onetable.games.tcg.phases.skirmish import LoserWounds
from onetable.games.tcg.pieces import Limit
from onetable.games.tcg.speech.voice import speaker
from onetable.games.tcg.traits import Keyword, Kind, Measure, Phase
from onetable.games.tcg.words.fights import CancelEvent, TransferTo
from onetable.games.tcg.words.values import figure
from onetable.games.tcg.words.verb import Announcement
from onetable.games.tcg.words.verbs import (
    BecomeRingBearer,
    Discard,
    Exert,
    Exhaust,
    Give,
    Heal,
    Kill,
    Prevent,
    PutOnTheRing,
    Spare,
    Strengthen,
    Wound,
)

Cards = tuple[Handle, ...]
PER_POINT = 0.3  # a point of strength for the whole battle
ARROW = 0.9


def wound(reader: SentenceReader, word: Wound, cards: Cards, scope: Scope) -> float:
    """One wound each."""
    return added([reader.situation.wounds(card, 1) for card in cards if card in reader.board.pieces])


def exert(reader: SentenceReader, word: Exert, cards: Cards, scope: Scope) -> float:
    """A token each, as an effort."""
    return added([reader.situation.wounds(card, word.times) for card in cards])


def exhaust(reader: SentenceReader, word: Exhaust, cards: Cards, scope: Scope) -> float:
    """All but the last point of vitality."""
    return added([reader.situation.wounds(card, reader.board.vitality(card) - 1) for card in cards])


def heal(reader: SentenceReader, word: Heal, cards: Cards, scope: Scope) -> float:
    """Tokens leave."""
    times = figure(word.times, reader.board, scope)
    return added([reader.situation.heals(card, times) for card in cards])


def discard(reader: SentenceReader, word: Discard, cards: Cards, scope: Scope) -> float:
    """Cards leave play, with what they bear."""
    board, situation = reader.board, reader.situation
    gone = {*cards, *[other for card in cards for other in board.borne_by(card)]}
    return -added([situation.light(card) for card in gone if card in board.pieces])


def kill(reader: SentenceReader, word: Kill, cards: Cards, scope: Scope) -> float:
    """Characters die."""
    return -added([reader.situation.life(card, reader.board.vitality(card)) for card in cards if card in reader.board.pieces])


# ---- strength and keywords


def strengthen(reader: SentenceReader, word: Strengthen, cards: Cards, scope: Scope) -> float:
    """In a skirmish only who fights counts; before it everybody who will."""
    amount = figure(word.by, reader.board, scope)
    if word.limit:
        amount = min(amount, word.limit - reader.board.limit_used(speaker(scope), Limit.STRENGTH))
    return stronger(reader, cards, amount)


def stronger(reader: SentenceReader, cards: Cards, amount: int) -> float:
    """Some cards are stronger by so much."""
    board = reader.board
    if board.phase is not Phase.SKIRMISH:
        if not board.minions():
            return 0.0
        return PER_POINT * amount * added([counts_in_battle(reader, card) for card in cards])
    if not reader.is_fighting():
        return 0.0
    fight, before = board.fight, reader.outcome()
    assert fight is not None
    leaning = 0
    for card in cards:
        if card == fight.defender:
            reader.shift.free += amount
            leaning += amount
        elif card in fight.minions:
            reader.shift.shadow += amount
            leaning -= amount
    reader.pump += leaning
    return reader.outcome() - before + reader.leaning * leaning


def counts_in_battle(reader: SentenceReader, card: Handle) -> int:
    """1 for a card that will fight for the light, -1 for a minion, 0 for one who stands aside."""
    if reader.board.cards[card].kind is Kind.MINION:
        return -1
    return 1 if reader.board.takes_part(card) else 0


def give(reader: SentenceReader, word: Give, cards: Cards, scope: Scope) -> float:
    """A keyword or another quality for a while."""
    return added([give_one(reader, word, card) for card in cards if card in reader.board.pieces])


def give_one(reader: SentenceReader, word: Give, card: Handle) -> float:
    """What one card makes of it."""
    board, situation = reader.board, reader.situation
    what = word.what
    if what is Keyword.FIERCE:
        return 0.0 if board.fierce or board.has(card, Keyword.FIERCE) else -0.3 * situation.worth(card)
    if what is Keyword.DEFENDER:
        return 1.5 if lacks_defenders(reader) and board.takes_part(card) else 0.0
    if what is Measure.TAKES_PART:
        return 0.0 if board.takes_part(card) or not board.minions() else 0.3 * board.cards[card].strength
    if what is Measure.NO_BONUS:
        return -0.4 * board.cards[card].strength_bonus if board.cards[card].strength_bonus > 0 else 0.0
    if what is Measure.NO_ARCHERY:
        return -ARROW * counts_in_battle(reader, card) if board.has(card, Keyword.ARCHER) else 0.0
    if board.phase is not Phase.SKIRMISH:
        return 0.4 * counts_in_battle(reader, card) if board.minions() else 0.0
    fight = board.fight
    if not reader.is_fighting() or fight is None or (card != fight.defender and card not in fight.minions):
        return 0.0
    return give_in_skirmish(reader, word, card)


def give_in_skirmish(reader: SentenceReader, word: Give, card: Handle) -> float:
    """What it changes about how the skirmish ends."""
    fight, before = reader.board.fight, reader.outcome()
    assert fight is not None
    if word.what is Keyword.DAMAGE:
        if card == fight.defender:
            reader.shift.free_damage += word.amount
        else:
            reader.shift.shadow_damage += word.amount
    elif word.what is Measure.TRIPLED and card == fight.defender:
        reader.shift.factor = 3
    elif word.what is Measure.NO_WOUNDS and card == fight.defender:
        dies = -reader.situation.life(card, reader.board.vitality(card))
        return -before if before < 0 and before != dies else 0.0
    return reader.outcome() - before


def lacks_defenders(reader: SentenceReader) -> bool:
    """Whether there are more minions than companions to stand against them, the Ring-bearer left out."""
    board = reader.board
    able = [card for card in defenders(board) if not reader.situation.is_ring_bearer(card)]
    return len(board.minions()) > len(able) + sum([board.has(card, Keyword.DEFENDER) for card in able])


def strengthen_by_others(reader: SentenceReader, word: StrengthenByOthers, cards: Cards, scope: Scope) -> float:
    """At most four, for as many other goblins."""
    others = [card for card in reader.board.find(MORIA_ORC, scope) if card not in cards]
    return stronger(reader, cards, min(4, len(others)))


# ---- answers


def prevent(reader: SentenceReader, word: Prevent, cards: Cards, scope: Scope) -> float:
    """What was about to happen does not."""
    situation = reader.situation
    if reader.about is Heal:
        return -added([situation.heals(card, 1) for card in cards])
    return -added([situation.wounds(card, 1) for card in cards])


def spare(reader: SentenceReader, word: Spare, cards: Cards, scope: Scope) -> float:
    """An effort without a token."""
    return -added([reader.situation.wounds(card, 1) for card in cards])


def put_on(reader: SentenceReader, word: PutOnTheRing, cards: Cards, scope: Scope) -> float:
    """Wounds of the Ring-bearer become burdens from now on: worth it if the wound would kill, or hurts more than the burdens."""
    board, situation = reader.board, reader.situation
    if reader.about is not Wound:  # a text of the Shadow: no wound is prevented
        return situation.burdens(1) / 2
    wounds = coming_wounds(reader)
    return situation.ring_instead(wounds) - situation.wounds(board.ring_bearer[board.fp], wounds)


def coming_wounds(reader: SentenceReader) -> int:
    """How many wounds the Ring-bearer is about to take: the one now, and those that a lost skirmish still brings."""
    return 1 + sum([step.left for steps, _ in reader.agenda[-3:] for step in steps if isinstance(step, LoserWounds)])


def take_up(reader: SentenceReader, word: BecomeRingBearer, cards: Cards, scope: Scope) -> float:
    """Without it the game is lost."""
    return THE_GAME


def cancel_event(reader: SentenceReader, word: CancelEvent, cards: Cards, scope: Scope) -> float:
    """Another's event does nothing."""
    return -added([reader.situation.side(reader.board.owner(card)) for card in cards])


def transfer_to(reader: SentenceReader, word: TransferTo, cards: Cards, scope: Scope) -> float:
    """A curse goes from the support area onto somebody."""
    return -1.0 - 0.05 * sum([reader.board.cards[card].strength for card in cards])


def stack(reader: SentenceReader, word: StackOnThis, cards: Cards, scope: Scope) -> float:
    """A minion is kept for another turn."""
    return -0.5


def enter_exhausted(reader: SentenceReader, word: EnterExhausted, cards: Cards, scope: Scope) -> float:
    """Nearly all vitality is gone."""
    return added([reader.situation.wounds(card, max(0, reader.board.vitality(card) - 1)) for card in cards])


def told(reader: SentenceReader, word: Announcement, cards: Cards, scope: Scope) -> float:
    """An announcement changes nothing."""
    return 0.0


VERBS.update({
    Wound: wound, Exert: exert, Exhaust: exhaust, Heal: heal, Discard: discard, Kill: kill, Strengthen: strengthen, Give: give,
    StrengthenByOthers: strengthen_by_others, Prevent: prevent, Spare: spare, PutOnTheRing: put_on, BecomeRingBearer: take_up,
    CancelEvent: cancel_event, TransferTo: transfer_to, StackOnThis: stack, EnterExhausted: enter_exhausted, Announcement: told,
})  # fmt: skip
