"""What each choice is about: the card on which it is offered, and where it goes."""

from __future__ import annotations

from typing import Literal

from onetable.core.word import Word
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.mechanics.windows import Answer
from onetable.games.tcg.phases.actions import DiscardToHeal, Transfer, Use
from onetable.games.tcg.phases.skirmish import LoserWounds, Overwhelm
from onetable.games.tcg.pictures.question_shape import Offer, Stands
from onetable.games.tcg.speech.choices import (  # fmt: skip
    AssignTo,
    Begin,
    FirstSkirmish,
    LeaveUnassigned,
    MoveOn,
    NameShadowPlayer,
    Number,
    Pass,
    Place,
    Stay,
)
from onetable.games.tcg.table import Board
from onetable.games.tcg.telling.choice_data import amount
from onetable.games.tcg.telling.facts import cards_in
from onetable.games.tcg.telling.fights import assigned_to, forecast, is_fatal
from onetable.games.tcg.words.fights import AssignPair
from onetable.games.tcg.words.playing import Land, PlayCard
from onetable.games.tcg.words.targets import Chosen


def offer(board: Board, word: Word, idle: bool = False) -> Offer:
    """What a choice, or an attempt, is about."""
    match word:
        case Pass() | Stay():
            return Offer("pass")
        case LeaveUnassigned(minion):
            return Offer("pass", minion)
        case PlayCard() | Begin():
            return Offer("play", word.card, idle=idle)
        case Land(play, bearer):
            return Offer("play", play.card, bearer)
        case Answer(_, source, number, subject):
            in_force = number < 0 or source in board.pieces or source in board.path
            return Offer("use" if in_force else "play", source, subject if subject != source else NOTHING, idle=idle)
        case Use():
            return Offer("use", word.source, idle=idle)
        case AssignTo(minion, defender):
            return Offer("assign", minion, defender, stands=stands(board, word))
        case AssignPair():
            defender, minion = cards_in(word)
            return Offer("assign", minion, defender, stands=stands(board, word))
        case FirstSkirmish(defender):
            return Offer("pick", defender, stands=stands(board, word))
        case Transfer():
            return Offer("give", word.card, word.bearer)
        case DiscardToHeal():
            return Offer("give", word.card, word.patient)
        case LoserWounds() | Overwhelm():
            return Offer("pick", word.losers[0] if word.losers else NOTHING)
        case Number(value):
            return Offer("pick", number=value)
        case Place(number):
            return Offer("pick", number=number)
        case MoveOn():
            number = board.at[board.fp] + 1
            return Offer("pick", board.site_at(number), number=number)
        case NameShadowPlayer(seat):
            return Offer("pick", seat=seat)
        case _:
            return picking(board, word)


def picking(board: Board, word: Word) -> Offer:
    """A card, a player or a number that a text asks for: what was pointed at last."""
    picked = getattr(word, "picked", getattr(word, "done", NOTHING))
    if isinstance(picked, tuple) and picked:
        return Offer("pick", picked[-1])
    who, cards = getattr(word, "who", None), list(dict.fromkeys(cards_in(word)))
    if not cards and isinstance(who, Chosen):
        return Offer("pick", seat=who.seat)
    card, target = (*cards, NOTHING, NOTHING)[:2]
    if card == NOTHING:
        number = amount(word)
        site = board.site_at(number) if number is not None else NOTHING
        return Offer("pick", site if hasattr(word, "number") else NOTHING, number=number if number is not None else -1)
    return Offer("pick", card, target)


def stands(board: Board, word: Word) -> Stands | None:
    """How the skirmish would stand that a choice is about."""
    match word:
        case AssignTo(minion, defender):
            foes: tuple[Handle, ...] = (*assigned_to(board, defender), minion)
        case AssignPair():
            defender, minion = cards_in(word)
            foes = (*assigned_to(board, defender), minion)
        case FirstSkirmish(defender):
            foes = assigned_to(board, defender)
        case _:
            return None
    if not foes:
        return None
    found = forecast(board, defender, foes)
    winner: Literal["free", "shadow"] = "free" if found.winners == (defender,) else "shadow"
    return Stands(defender, found.free, found.shadow, winner, found.wounds, found.overwhelmed, is_fatal(board, found))


def cards_of(offers: tuple[Offer, ...]) -> list[Handle]:
    """The cards on which something is offered, each once."""
    return list(dict.fromkeys([Handle(each.card) for each in offers if each.card != NOTHING and each.does != "pass"]))
