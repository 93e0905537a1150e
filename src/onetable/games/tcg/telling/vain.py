"""Choices of which nothing would come: there is no card to which what they do could happen, or could matter."""

from __future__ import annotations

from collections.abc import Sequence

from onetable.core.step import Scope, Step
from onetable.core.word import Word
from onetable.games.tcg.card import Card
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.mechanics.windows import Answer, Window, begun
from onetable.games.tcg.phases.actions import Actions, Use
from onetable.games.tcg.speech.choices import PASS
from onetable.games.tcg.speech.deeds import Deed
from onetable.games.tcg.speech.moments import Answering
from onetable.games.tcg.speech.parts import Effect
from onetable.games.tcg.table import Board
from onetable.games.tcg.telling.facts import still_to_come
from onetable.games.tcg.traits import Keyword, Kind, Measure, Phase, Until
from onetable.games.tcg.words.abilities import PhaseAction
from onetable.games.tcg.words.effects import ChooseOne, Option, Repeat, When
from onetable.games.tcg.words.fights import CancelSkirmish
from onetable.games.tcg.words.nouns import Both, Either, Has, Is, Noun
from onetable.games.tcg.words.playing import PlayCard, action_number
from onetable.games.tcg.words.plays import PlayFrom, PlayFromDeck
from onetable.games.tcg.words.verb import Verb
from onetable.games.tcg.words.verbs import Give, RemoveBurdens, Strengthen


def is_all_vain(board: Board, step: Step[Board], choices: Sequence[Word]) -> bool:
    """Whether one may pass, and nothing would come of anything else."""
    return PASS in choices and isinstance(step, (Window, Actions)) and all([c == PASS or is_idle(board, step, c) for c in choices])


def is_idle(board: Board, step: Step[Board], word: Word) -> bool:
    """Whether an action or an answer would only cost something."""
    if isinstance(word, Answer) and isinstance(step, Window):
        answering = board.ability(word.source, word.number)
        assert isinstance(answering, Answering)
        return does_nothing(board, answering.does, word.voice(board, answering.moment((step.when, board.box.subjects[step.verb]))))
    if isinstance(word, Use):
        ability = board.ability(word.source, word.number)
        assert isinstance(ability, PhaseAction)
        return does_nothing(board, ability.does, Scope(word.player, word.source, named=begun(board, word.source)))
    if isinstance(word, PlayCard) and board.cards[word.card].kind is Kind.EVENT:
        return plays_nothing(board, word.seat, word.card)
    return False


def plays_nothing(board: Board, seat: int, card: Handle) -> bool:
    """The same for an event."""
    face = board.cards[card]
    ability = face.text[action_number(face, board.phase)]
    return isinstance(ability, PhaseAction) and does_nothing(board, ability.does, Scope(seat, card))


def does_nothing(board: Board, deed: Deed, scope: Scope) -> bool:
    """Whether nothing comes of any effect; what the sentence has yet to name goes with what names it."""
    certain = [effect for place, effect in enumerate(deed.effects) if not place or not effect.looks_back()]
    return bool(certain) and all([is_nothing(board, effect, scope) for effect in certain])


def is_nothing(board: Board, effect: Effect, scope: Scope) -> bool:
    """Whether one effect has nobody to happen to, or nobody whom it would help before it is over."""
    match effect:
        case When(condition, then, otherwise):
            return all([is_nothing(board, each, scope) for each in (then if condition.holds(board, scope) else otherwise)])
        case ChooseOne(options):
            return all([is_nothing(board, option, scope) for option in options])
        case Option(does):
            return does_nothing(board, does, scope)
        case Repeat(_, repeated):
            return is_nothing(board, repeated, scope)
        case CancelSkirmish(noun):
            fight = board.fight
            return fight is None or not any([noun.fits(board, card, scope) for card in (fight.defender, *fight.minions) if card >= 0])
        case RemoveBurdens() | PlayFrom():
            return not effect.possible(board, scope)
        case PlayFromDeck(noun):
            return not any([may_be(CARDS[face], noun) for face in still_to_come(board, scope.player)])
        case Verb():
            cards = effect.candidates(board, scope)
            return not cards or (ends_with_the_skirmish(board, effect) and not any([is_fighting(board, card) for card in cards]))
        case _:
            return False


def ends_with_the_skirmish(board: Board, effect: Verb) -> bool:
    """Whether it changes what a character is worth in this one skirmish."""
    if board.fight is None or board.phase is not Phase.SKIRMISH:
        return False
    if isinstance(effect, Give):
        return effect.until is Until.PHASE_END and (isinstance(effect.what, Keyword) or effect.what is Measure.TRIPLED)
    return isinstance(effect, Strengthen) and effect.until is Until.PHASE_END


def is_fighting(board: Board, card: Handle) -> bool:
    """Whether a character is in the skirmish that is fought."""
    fight = board.fight
    return fight is not None and (card == fight.defender or card in fight.minions)


def may_be(face: Card, noun: Noun) -> bool:
    """Whether a printed card can be such a one; what it becomes in play is not known."""
    match noun:
        case Is(traits):
            return all([trait in face.traits for trait in traits])
        case Has(keyword):
            return keyword in face.printed
        case Both(left, right):
            return may_be(face, left) and may_be(face, right)
        case Either(left, right):
            return may_be(face, left) or may_be(face, right)
        case _:
            return True
